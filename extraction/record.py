"""Records a model as sample folders: one for each region that TorchDynamo compiles.

Example::

    record("models.py:tiny", Path("samples"))     # def tiny(): return module, (x,), {}
    # [PosixPath("samples/tiny")], or tiny/subgraph_0, tiny/subgraph_1, … where the graph breaks

What cannot happen: a weight of a model on the `meta` device, or made under a FakeTensorMode, is allocated; a folder is
written from a region that did not run. The factory's file is executed: it is the user's own.

Note: what a recording keeps
    Inputs have Dynamo's names (`L_self_modules_conv1_parameters_weight_`), from which scopes can be read. Statistics
    are those of the tensors of the first run, taken before it changes them. `requires_grad` is written for
    floating-point inputs, because the tensors say it and GraphNet's rule can only guess. `module_stack.json` holds the
    true module path of each line of `model.py`, as `[line, path]`; the path of the model itself is "".
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from extraction.model_text import LITERAL_SIZE, ModelText, model_text
from extraction.paths import resolved
from extraction.write_sample import InputMeta, write_sample

if TYPE_CHECKING:
    import torch
    from torch import fx
    from torch._subclasses.fake_tensor import FakeTensorMode

Factory = Callable[[], tuple["torch.nn.Module", Sequence[Any], Mapping[str, Any]]]


class RecordError(ValueError):
    """A model cannot be recorded. The message is one line: which factory, and what to do."""


@dataclass(frozen=True, slots=True)
class Region:
    """What one region of a model is as a sample. `stack` is the text of `module_stack.json`."""

    model: ModelText
    metas: tuple[InputMeta, ...]
    stack: str
    end: Mapping[str, str]


def record(
    spec: str, out: Path, name: str | None = None, note: str = "", group: str = "", *, title: str = ""
) -> list[Path]:
    """Record what `factory()` of `spec` ("path/to/file.py:factory") returns, and return the folders written.

    The sample is `out/name`; with graph breaks the regions are `out/name/subgraph_0`, `subgraph_1`, …, in the order
    they run. `name` is the factory's own by default, `note` the first line of its docstring. The module's own mode
    (training or not) is kept. Raises RecordError for a bad factory or nothing to record, WriteError for a graph that
    has no text, FileExistsError where a folder holds something else; what the model itself raises comes through.
    """
    import torch

    with _beside(spec):
        factory = load_factory(spec)
        made = factory()
        if not (isinstance(made, tuple) and len(made) == 3 and isinstance(made[0], torch.nn.Module)):
            raise RecordError(f"{spec} returned {type(made).__name__}; it must return (module, args, kwargs)")
        regions = capture(*made)
    if not regions:
        raise RecordError(f"{spec}: nothing was captured; the model calls no torch function that TorchDynamo can trace")
    name = name or factory.__name__
    info: dict[str, object] = {"source": "aotscope", "model_name": name, "title": title or name, "group": group}
    info |= {"note": note or (factory.__doc__ or "").strip().partition("\n")[0]}
    info |= {"training": made[0].training, "torch": torch.__version__.partition("+")[0]}
    folders = [out / name] if len(regions) == 1 else [out / name / f"subgraph_{i}" for i in range(len(regions))]
    if len(folders) > 1 and (out / name).is_dir():
        stale = sorted({p.name for p in (out / name).iterdir()} - {f.name for f in folders})
        if stale:
            raise FileExistsError(f"{out / name} holds {stale[0]}, which is no part of this recording: remove it")
    for folder, region in zip(folders, regions, strict=True):
        extra = {"module_stack.json": region.stack}
        write_sample(folder, region.model.source, region.metas, {**info, **region.end}, extra)
    return folders


@contextmanager
def _beside(spec: str) -> Iterator[None]:
    """Within, modules that lie beside the factory's file are found, as they are when Python runs that file."""
    folder = str(resolved(spec.rpartition(":")[0]).parent)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)


def load_factory(spec: str) -> Factory:
    """The function that `spec` names. Raises RecordError when there is none.

    The file's module stays known to Python: dataclasses and TorchDynamo look modules up by their names.
    """
    file, _, name = spec.rpartition(":")
    path = Path(file)
    if not file or not name.isidentifier():
        raise RecordError(f"{spec!r} is not of the form path/to/file.py:factory")
    own = path.stem if path.stem not in sys.modules else f"aotscope_factory_{path.stem}"
    found = importlib.util.spec_from_file_location(own, path) if path.is_file() else None
    if found is None or found.loader is None:
        raise RecordError(f"{file}: no such Python file")
    module = sys.modules[own] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    factory: Factory | None = getattr(module, name, None)
    if not callable(factory):
        raise RecordError(f"{file} defines no function {name}")
    return factory


def capture(module: torch.nn.Module, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Region]:
    """Run the model once under TorchDynamo and return its regions in the order they ran.

    A module or argument on the `meta` device is replaced by CPU fakes, in place.
    """
    import torch
    from torch._subclasses.fake_tensor import unset_fake_temporarily

    regions: list[Region] = []
    mode, originals, (args, kwargs) = _fakes(module, args, kwargs)
    state = {id(t) for t in (*module.parameters(), *module.buffers())}

    def backend(graph_module: fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
        seen = False

        def run(*inputs: Any) -> Any:
            nonlocal seen
            if not seen:
                seen = True
                _tidy(graph_module.graph, inputs, state)
                with unset_fake_temporarily():  # real arguments and constants have values to read
                    regions.append(_region(graph_module, [originals.get(id(x), x) for x in inputs]))
            return graph_module(*inputs)

        return run

    torch._dynamo.reset()
    settings = torch._dynamo.config.patch(capture_scalar_outputs=True, capture_dynamic_output_shape_ops=True)
    with mode or contextlib.nullcontext(), settings, warnings.catch_warnings():
        # behind a graph break, Dynamo itself reads `.grad` of tensors that are no leaves
        warnings.filterwarnings("ignore", message=r"The \.grad attribute of a Tensor that is not a leaf")
        torch.compile(module, backend=backend, dynamic=False)(*args, **kwargs)
    torch._dynamo.reset()
    return regions


def _fakes(
    module: torch.nn.Module, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[FakeTensorMode | None, dict[int, torch.Tensor], Any]:
    """The mode to run in (None for real tensors), the real tensor behind each fake one by id, and the arguments."""
    import torch
    from torch._guards import detect_fake_mode
    from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
    from torch.fx.experimental.symbolic_shapes import ShapeEnv
    from torch.utils import _pytree as pytree

    state = [*module.parameters(), *module.buffers()]
    tensors = [x for x in pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor)] + state
    mode = detect_fake_mode([t for t in tensors if isinstance(t, FakeTensor)])
    if mode is None and not any(t.is_meta for t in tensors):
        return None, {}, (args, kwargs)
    mode = mode or FakeTensorMode(allow_non_fake_inputs=True, shape_env=ShapeEnv())
    originals: dict[int, torch.Tensor] = {}
    known: dict[int, tuple[torch.Tensor, torch.Tensor]] = {}  # the key's own tensor lives as long as its id is used

    def fake(value: Any) -> Any:
        if not isinstance(value, torch.Tensor) or isinstance(value, FakeTensor):
            return value
        if id(value) not in known:
            known[id(value)] = (value, _fake(value, mode))
            if not value.is_meta:
                originals[id(known[id(value)][1])] = value
        return known[id(value)][1]

    for part in module.modules():
        part._parameters.update({key: fake(value) for key, value in part._parameters.items()})
        part._buffers.update({key: fake(value) for key, value in part._buffers.items()})
    return mode, originals, pytree.tree_map(fake, (args, kwargs))


def _fake(value: torch.Tensor, mode: FakeTensorMode) -> torch.Tensor:
    """A fake CPU tensor like `value`; a parameter stays one."""
    import torch

    if not value.is_meta:
        return mode.from_tensor(value, static_shapes=True)
    with mode:
        made = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device="cpu")
        if isinstance(value, torch.nn.Parameter):
            return torch.nn.Parameter(made, requires_grad=value.requires_grad)
        return made.requires_grad_(value.requires_grad)


def _tidy(graph: fx.Graph, inputs: Sequence[Any], state: set[int]) -> None:
    """Give inputs the names that an undecorated `forward(self, …)` has, and leave out torch's own usage log.

    Under decorators Dynamo knows the model as `args[0]` and the arguments as items of `kwargs`.
    """
    import torch

    for node in graph.find_nodes(op="call_function", target=torch._C._log_api_usage_once):
        graph.erase_node(node)

    for node, value in zip(graph.find_nodes(op="placeholder"), inputs, strict=True):
        target = str(node.target)
        if id(value) in state:
            node.target = re.sub(r"^L_\w*?_(?=(modules|parameters|buffers)_)", "L_self_", target)
            node.type = torch.nn.Parameter if isinstance(value, torch.nn.Parameter) else node.type
        elif target.startswith("L_kwargs_"):
            node.target = f"L_{target.removeprefix('L_kwargs_')}"


def _region(graph_module: fx.GraphModule, values: Sequence[Any]) -> Region:
    text = model_text(graph_module.graph)
    given = [*values, *text.constants.values()]
    metas = tuple(meta_of(name, value) for name, value in zip(text.inputs, given, strict=True))
    stack = [(text.lines[n.name], _path(n)) for n in graph_module.graph.nodes if n.name in text.lines]
    return Region(text, metas, json.dumps(stack, separators=(",", ":")) + "\n", _end(graph_module))


def _path(node: fx.Node) -> str:
    """Path of the innermost module that the node was traced in: `L['self'].layer1.0` is `layer1.0`."""
    stack = node.meta.get("nn_module_stack")
    path = str(list(stack.values())[-1][0]) if stack else ""
    return re.sub(r"^L\['\w+'\](\[\d+\])?\.?", "", path)


def _end(graph_module: fx.GraphModule) -> dict[str, str]:
    """Why the region ends, when that is a graph break: Dynamo's reason and the user's line of code."""
    reason = getattr(graph_module, "compile_subgraph_reason", None)
    if reason is None or not reason.graph_break:
        return {}
    why = " ".join(reason.reason.partition("\n  Hint:")[0].split())
    return {"break_reason": why, "break_line": (reason.user_stack[-1].line or "") if reason.user_stack else ""}


def meta_of(name: str, value: Any) -> InputMeta:
    """The meta of one input. A number becomes a `torch.SymInt` meta.

    Fake tensors hold no values: they get mean 0 and deviation 0.02 (one-dimensional weights and running variances mean
    1, as after initialization); integers among them the range 0 to 1.
    """
    import torch
    from torch._subclasses.fake_tensor import FakeTensor

    if not isinstance(value, torch.Tensor):
        return InputMeta(name, (), "torch.int64", data=(value,))
    meta = InputMeta(name, tuple(value.shape), str(value.dtype))
    real = value.is_floating_point()
    if real:
        meta = replace(meta, requires_grad=value.requires_grad)
    if isinstance(value, FakeTensor):
        if not real:
            return meta if value.is_complex() else replace(meta, min_val=0, max_val=1)
        one = name.endswith("running_var_") or (value.dim() == 1 and name.endswith("_weight_"))
        return replace(meta, mean=1.0 if one else 0.0, std=0.02)
    return _with_statistics(meta, value.detach())


def _with_statistics(meta: InputMeta, value: torch.Tensor) -> InputMeta:
    """`meta` with what a real tensor's values say. Infinite elements and NaN are left out of mean and deviation."""
    if value.is_floating_point() and value.numel():
        finite = value.double()[value.isfinite()]
        mean = float(finite.mean()) if finite.numel() else 0.0
        std = float(finite.std()) if finite.numel() > 1 else 0.0
        lowest = 0.0 if std > 0 and float(finite.min()) >= 0 else None
        meta = replace(meta, mean=_rounded(mean, 6), std=_rounded(std, 6), min_val=lowest)
    if value.is_complex():
        return meta
    if value.numel() < LITERAL_SIZE:
        digits = 17 if value.element_size() == 8 else 9
        data = [_rounded(x, digits) if isinstance(x, float) else x for x in value.flatten().tolist()]
        return replace(meta, data=tuple(data), min_val=None)
    if not value.is_floating_point():
        return replace(meta, min_val=int(value.min()), max_val=int(value.max()))
    return meta


def _rounded(value: float, digits: int) -> float:
    return float(f"{value:.{digits}g}")
