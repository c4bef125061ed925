"""TorchDynamo: from a module and fake inputs to torch-level FX graphs, one for each region between graph breaks.

Example::

    regions, error = capture_regions(module, args, mode)
    regions[0].module.print_readable()

What cannot happen: a tensor of the model's size is allocated (everything runs on fake tensors); a graph break goes
unreported (its reason is in `TorchRegion.break_reason`), nor an operator that Dynamo left out (`TorchRegion.outside`).

Note: two ways in
    Nearly every sample is one graph, and `fullgraph_capture` gives it without guards, bytecode or a run. It raises
    where Dynamo would break the graph; then the module runs under `torch.compile` on the fake inputs, and the compiler
    backend here keeps every region in order of execution. Where that run fails, the regions before are there.
"""

from __future__ import annotations

import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from extraction.failures import one_line

if TYPE_CHECKING:
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx import GraphModule


@dataclass(frozen=True)
class TorchRegion:
    """A torch-level graph, its fake example inputs, the names of the sample's inputs it takes, and why it ended.

    `inputs[i]` is the name that placeholder i has in the sample ("" for a value of an earlier region). `outside` names
    the operators that ran between this region and the next, and that no graph holds.
    """

    module: GraphModule
    args: tuple[Any, ...]
    inputs: tuple[str, ...]
    break_reason: str
    outside: tuple[str, ...] = ()


def capture_regions(
    module: Any, args: Sequence[Any], mode: FakeTensorMode, parameters: Sequence[str] = (), kwargs: Any = None
) -> tuple[tuple[TorchRegion, ...], Exception | None]:
    """The regions of `module(*args, **kwargs)`, and what kept Dynamo from going on after the last of them.

    Placeholders come in the order of `parameters` where they are named. Raises what Dynamo raises when even breaking
    the graph gives no operators.
    """
    import torch
    from torch._dynamo.exc import TorchRuntimeError, Unsupported

    kwargs, failed = kwargs or {}, None
    with _settings():
        try:
            found = [_whole(module, args, kwargs)]
        except (Unsupported, TorchRuntimeError):
            torch._dynamo.reset()
            found, failed = _broken(module, args, kwargs, mode)
            if not found:
                raise
    return tuple(_ordered(*region, parameters) for region in found if region is not None), failed


@contextmanager
def _settings() -> Iterator[None]:
    import torch._dynamo as dynamo
    from torch._dynamo.utils import get_metrics_context

    from extraction.known_mode import dynamo_knows

    dynamo.reset()
    settings = dynamo.config.patch(
        specialize_int=True,
        specialize_float=True,
        assume_static_by_default=True,
        automatic_dynamic_shapes=False,
        capture_scalar_outputs=True,
        capture_dynamic_output_shape_ops=True,
        replay_side_effects=False,
        side_effect_replay_policy="silent",
        ignore_logging_functions={print, warnings.warn},
        recompile_limit=10_000,
        accumulated_recompile_limit=10_000,
    )
    with settings, get_metrics_context(), dynamo_knows():
        try:
            yield
        finally:
            dynamo.reset()


def _whole(
    module: Any, args: Sequence[Any], kwargs: dict[str, Any]
) -> tuple[GraphModule, Any, str, tuple[str, ...]] | None:
    from torch._dynamo.convert_frame import fullgraph_capture

    found = fullgraph_capture(module, tuple(args), kwargs).backend_input
    return None if found is None else (found.graph_module, found.example_inputs, "", ())


def _broken(
    module: Any, args: Sequence[Any], kwargs: dict[str, Any], mode: FakeTensorMode
) -> tuple[list[tuple[GraphModule, Any, str, tuple[str, ...]] | None], Exception | None]:
    """Regions in order of execution, and the error that ended the run, where one did. Raises it before any operator."""
    import torch

    failed: Exception | None = None
    found: list[tuple[GraphModule, Any, str]] = []
    outside: defaultdict[int, list[str]] = defaultdict(list)

    def keep(graph_module: GraphModule, example_inputs: list[Any]) -> Callable[..., Any]:
        reason: Any = getattr(graph_module, "compile_subgraph_reason", None)
        text = one_line(str(reason.reason)) if reason is not None and reason.graph_break else ""
        found.append((graph_module, tuple(example_inputs), text))
        return watch.unseen(graph_module.forward)

    def left_out(operator: str) -> None:
        outside[len(found) - 1].append(operator)

    watch = _Watch(mode, left_out)
    assert mode.shape_env is not None
    # symbols of this run mean nothing: to AOT Autograd, which traces in the same mode, they would be its own
    with mode, watch, mode.shape_env.ignore_fresh_unbacked_symbols():
        compiled: Any = torch.compile(module, backend=keep, dynamic=False)
        try:
            compiled(*args, **kwargs)
        except Exception as error:
            if not any(n.op.startswith("call_") for region in found for n in region[0].graph.nodes):
                raise
            failed = error
            outside.pop(len(found) - 1, None)  # what ran after the last region is what failed
    return [(*region, tuple(outside[i] + (outside[-1] if i == 0 else []))) for i, region in enumerate(found)], failed


class _Watch:
    """Tells of every operator on fake tensors that runs neither while Dynamo records nor in a graph of its own."""

    def __init__(self, mode: FakeTensorMode, tell: Callable[[str], None]) -> None:
        self._mode: Any = mode
        self._tell, self._inside = tell, False

    def __enter__(self) -> None:
        import torch

        plain = self._mode.dispatch

        def dispatch(operator: Any, *args: Any, **kwargs: Any) -> Any:
            recorded = self._inside or torch._guards.TracingContext.try_get() is not None
            found = plain(operator, *args, **kwargs)
            if not recorded and operator.namespace != "prim":  # prim: what a tensor is asked, nothing is computed
                self._tell(str(operator))
            return found

        self._mode.dispatch = dispatch

    def __exit__(self, *_: object) -> None:
        del self._mode.dispatch

    def unseen(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, with what it runs left out."""

        def run(*args: Any, **kwargs: Any) -> Any:
            self._inside = True
            try:
                return function(*args, **kwargs)
            finally:
                self._inside = False

        return run


def _ordered(
    graph_module: GraphModule, args: Any, reason: str, outside: tuple[str, ...], parameters: Sequence[str]
) -> TorchRegion:
    """Placeholders in the order of the sample's signature; those of other origin after them, in order of use."""
    place = {name: i for i, name in enumerate(parameters)}
    placeholders = [n for n in graph_module.graph.nodes if n.op == "placeholder"]
    names = [_source_name(n, place) for n in placeholders]
    order = sorted(range(len(names)), key=lambda i: (place.get(names[i], len(place)), i))
    if order != list(range(len(order))):
        body = next(n for n in graph_module.graph.nodes if n.op != "placeholder")
        for i in order:
            body.prepend(placeholders[i])
        graph_module.recompile()
    return TorchRegion(graph_module, tuple(args[i] for i in order), tuple(names[i] for i in order), reason, outside)


def _source_name(node: Any, place: dict[str, int]) -> str:
    source = getattr(node, "_dynamo_source", None)
    name = getattr(source, "local_name", None) or str(node.target)
    if name in place or not place:
        return str(name)
    return ""
