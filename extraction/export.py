"""Writes a graph as a sample folder in GraphNet's format, with statistics of the values that really reach it.

Example::

    export(capture, Key("backward"), Path("out"))          # out/model.py, weight_meta.py, …
    export_training(capture, Path("out"))                   # out/{eval_forward,train_forward,train_backward}/<name>

What cannot happen: an exported input is an invalid index (integers keep the range seen in a run, or are 0
throughout); a graph is exported with inputs that ask for gradients it does not need.

Note: statistics
    What the backward graph reads has no meta in the sample. Where the sample's values fit in `RUN_LIMIT` bytes, the
    forward graph runs once on inputs made from the metas, and saved tensors and tangents get the statistics of that run
    (values for small ones). Above the limit floating-point values are described as normal with deviation 1, and
    `graph_net.json` says so.

Note: gradients
    A joint, forward or backward graph holds its derivatives already, so its inputs say `requires_grad = False`;
    captured again it gives the same operators. A Dynamo graph keeps the choice of the sample.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from extraction.capture import Capture
from extraction.failures import StepFailed
from extraction.graph import Failure
from extraction.inputs import InputPlan, real
from extraction.key import Key
from extraction.metas import LARGEST
from extraction.model_text import LITERAL_SIZE, model_text
from extraction.paths import resolved
from extraction.strides import laid_out, problem, span
from extraction.write_sample import KNOWN, InputMeta, write_sample

if TYPE_CHECKING:
    import torch
    from torch.fx import GraphModule

RUN_LIMIT = 2 << 30
"""Bytes of all values of a joint graph up to which the forward graph is run for its statistics."""


def export(capture: Capture, key: Key, folder: Path) -> Path:
    """Writes the graph of a key. Raises StepFailed when there is no such graph, WriteError when it has no text,
    FileExistsError for a folder that is the sample's own or holds something else.
    """
    if resolved(folder) == resolved(capture.sample.path):
        raise FileExistsError(f"{folder} is the sample itself: choose another folder")
    module = capture.module(key)
    text = model_text(module.graph, drop_none=True)
    metas, ran = input_metas(capture, key, module)
    metas += tuple(_described(name, value) for name, value in text.constants.items())
    info: dict[str, object] = {
        "source": "aotscope",
        "model_name": capture.sample.name,
        "original": {"sample": capture.sample.name, "stage": key.stage, "level": key.level, "region": key.region},
        "statistics": "of one run on random inputs" if ran else "assumed, the sample is too large to be run here",
        "note": f"{key.stage} graph of {capture.sample.name} at level {key.level}",
    }
    if key.choice is not None:
        chosen = {"keep": list(key.choice.keep), "open": list(key.choice.open)}
        info["original"] = {**_dict(info["original"]), "choice": chosen}
        info["note"] = f"{info['note']}, {key.choice}"
    if key.stage in ("forward", "backward"):
        info["original"] = {**_dict(info["original"]), "partitioner": key.partitioner}
    return write_sample(folder, text.source, metas, info)


def _dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def export_training(capture: Capture, folder: Path, key: Key) -> tuple[Path, ...]:
    """The sample itself as `eval_forward`, its forward graph as `train_forward`, its backward as `train_backward`."""
    name = capture.sample.name
    capture.module(replace(key, stage="backward"))  # where there is none, nothing is written
    written = [
        export(capture, replace(key, stage=stage), folder / f"train_{stage}" / name)
        for stage in ("forward", "backward")
    ]
    original = folder / "eval_forward" / name
    original.mkdir(parents=True, exist_ok=True)
    for file in sorted(KNOWN):
        if (capture.sample.path / file).is_file():
            shutil.copyfile(capture.sample.path / file, original / file)
    return (original, *written)


def input_metas(capture: Capture, key: Key, module: GraphModule) -> tuple[tuple[InputMeta, ...], bool]:
    """A meta for each placeholder of the graph, and whether values come from a run."""
    plans = _plans(capture, key.region)
    values = run_values(capture, key)
    placeholders = list(module.graph.find_nodes(op="placeholder"))
    inputs = capture.regions[key.region].torch.inputs
    metas = []
    for i, n in enumerate(placeholders):
        plan = _plan_of(n, i, key, inputs, plans)
        wanted = plan.requires_grad if plan and key.stage == "dynamo" else False
        if plan is not None:
            metas.append(_from_plan(str(n.target), plan, wanted))
        else:
            value = values.get(n.name) if values is not None else None
            meta = _described(str(n.target), n.meta.get("val") if value is None else value)
            metas.append(replace(meta, stride=_stride(n.meta.get("val"))))
    return tuple(metas), values is not None


def _plans(capture: Capture, region: int) -> dict[str, InputPlan]:
    names = set(capture.regions[region].torch.inputs)
    return {p.meta.name: p for p in capture.plans if p.meta.name in names}


def _plan_of(n: Any, index: int, key: Key, inputs: tuple[str, ...], plans: dict[str, InputPlan]) -> InputPlan | None:
    """The sample's input that a placeholder stands for, if it does."""
    if key.stage == "dynamo":
        return plans.get(inputs[index])
    descriptor = n.meta.get("desc")
    if type(descriptor).__name__ != "PlainAOTInput":
        return None
    return plans.get(inputs[descriptor.idx])


def _from_plan(name: str, plan: InputPlan, requires_grad: bool) -> InputMeta:
    m = plan.meta
    return InputMeta(
        name=name,
        shape=m.shape,
        dtype=f"torch.{m.dtype}",
        mean=m.mean,
        std=m.std,
        data=m.data,
        min_val=m.min_val,
        max_val=m.max_val,
        original_name=m.original_name or m.name,
        requires_grad=requires_grad if plan.number is None else None,
        stride=m.stride,
    )


def run_values(capture: Capture, key: Key) -> dict[str, Any] | None:
    """Real values of the joint graph's tangents and of what the partitioner saves, by node name; None when too large.

    Nothing is known, and None returned, for regions after a graph break: their inputs come from earlier regions.
    """
    import torch

    if key.stage in ("dynamo", "forward"):
        return {}
    joint = capture.module(Key("joint", region=key.region))
    names = capture.regions[key.region].torch.inputs
    plans = _plans(capture, key.region)
    if any(name not in plans for name in names) or _all_bytes(joint) + _gaps(plans.values()) > RUN_LIMIT:
        return None
    generator = torch.Generator().manual_seed(0)
    primals = [real(replace_grad(plans[name]), generator) for name in names]
    tangents = {
        n.name: _tangent(n.meta["val"], generator)
        for n in joint.graph.find_nodes(op="placeholder")
        if type(n.meta.get("desc")).__name__ == "TangentAOTInput"
    }
    if key.stage == "joint":
        return tangents
    forward = capture.module(Key("forward", "aten", key.partitioner, key.region))
    try:
        results = run_graph(forward, primals)
    except Exception as error:
        message = f"the forward graph does not run on inputs made from the metas: {type(error).__name__}: {error}"
        raise StepFailed(Failure("export", "metas", message, "check the ranges in the metas")) from error
    output: Any = forward.graph.output_node().args[0]
    named = {n.name: v for n, v in zip(output, results, strict=True) if hasattr(n, "name")}
    return {**named, **tangents}


def _tangent(value: torch.Tensor, generator: torch.Generator) -> torch.Tensor:
    import torch

    made = torch.randn(tuple(value.shape), generator=generator).to(value.dtype)
    strides = _stride(value)
    return made if strides is None else laid_out(made, strides)


def replace_grad(plan: InputPlan) -> InputPlan:
    """The plan of the same input, not asking for a gradient."""
    return replace(plan, requires_grad=False)


def run_graph(module: GraphModule, arguments: list[Any]) -> Any:
    """Runs a graph on real values: the primals (and tangents) that its placeholders stand for, in order of the joint
    graph's placeholders; results as a flat list.
    """
    import torch

    chosen = []
    for n in module.graph.find_nodes(op="placeholder"):
        descriptor = n.meta.get("desc")
        chosen.append(arguments[descriptor.idx])
    with torch.no_grad():
        return torch.fx.Interpreter(module).run(*chosen, enable_io_processing=False)


def _all_bytes(module: GraphModule) -> int:
    import torch

    total = 0
    for n in module.graph.nodes:
        value = n.meta.get("val")
        if isinstance(value, torch.Tensor):
            sizes = [s for s in value.shape if isinstance(s, int)]
            total += value.dtype.itemsize * torch.Size(sizes).numel()
    return total


def _gaps(plans: Iterable[InputPlan]) -> int:
    """Bytes, at 8 an element, that inputs reach over; the meta of a small one may reach far."""
    return 8 * sum(span(p.meta.shape, p.stride) for p in plans if p.meta.stride is not None)


def _stride(value: Any) -> tuple[int, ...] | None:
    """Strides of a tensor; None for what is no tensor, has symbolic ones, or lets elements share a place."""
    import torch

    if not isinstance(value, torch.Tensor) or not all(type(s) is int for s in (*value.shape, *value.stride())):
        return None
    return None if problem(value.shape, value.stride(), LARGEST) else value.stride()


def _described(name: str, value: Any) -> InputMeta:
    """Shape, dtype and statistics of a real tensor; of a fake one shape and dtype, with values that are safe."""
    import torch
    from torch._subclasses.fake_tensor import FakeTensor

    if not isinstance(value, torch.Tensor):
        number = int(value) if isinstance(value, int | bool) else 1
        return InputMeta(name, (), "torch.int64", data=(number,))
    if not all(type(s) is int for s in value.shape):
        sizes = ", ".join(map(str, value.shape))
        message = f"{name} has the sizes [{sizes}], which depend on values; a meta holds numbers only"
        raise StepFailed(Failure("export", "dynamic output shape", message, "export a region without such inputs"))
    shape = tuple(value.shape)
    known = not isinstance(value, FakeTensor)
    floating = value.dtype.is_floating_point
    meta = InputMeta(name, shape, str(value.dtype), requires_grad=False)
    if not known:
        return replace(meta, mean=0.0, std=1.0) if floating else replace(meta, min_val=0, max_val=0)
    if value.numel() < LITERAL_SIZE and not value.dtype.is_complex:
        meta = replace(meta, data=tuple(value.reshape(-1).tolist()))
    if floating:
        wide = value.to(torch.float64)
        std = float(wide.std()) if value.numel() > 1 else 0.0
        return replace(meta, mean=float(wide.mean()) if value.numel() else 0.0, std=std)
    if meta.data is None and value.dtype is not torch.bool and not value.dtype.is_complex:
        return replace(meta, min_val=int(value.min()), max_val=int(value.max()))
    return meta
