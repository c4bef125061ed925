"""TorchDynamo: from a module and fake inputs to torch-level FX graphs, one for each region between graph breaks.

Example::

    regions = capture_regions(module, args, mode)
    regions[0].module.print_readable()

What cannot happen: a tensor of the model's size is allocated (everything runs on fake tensors); a graph break goes
unreported (its reason is in `TorchRegion.break_reason`).

Note: two ways in
    Nearly every sample is one graph, and `fullgraph_capture` gives it without guards, bytecode or a run. It raises
    where Dynamo would break the graph; then the module runs under `torch.compile` on the fake inputs, and the compiler
    backend here keeps every region in order of execution.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx import GraphModule


@dataclass(frozen=True)
class TorchRegion:
    """A torch-level graph, its fake example inputs, the names of the sample's inputs it takes, and why it ended.

    `inputs[i]` is the name that placeholder i has in the sample ("" for a value of an earlier region).
    """

    module: GraphModule
    args: tuple[Any, ...]
    inputs: tuple[str, ...]
    break_reason: str


def capture_regions(
    module: Any, args: Sequence[Any], mode: FakeTensorMode, parameters: Sequence[str] = (), kwargs: Any = None
) -> tuple[TorchRegion, ...]:
    """The regions of `module(*args, **kwargs)`. Placeholders come in the order of `parameters` where they are named.

    Raises what Dynamo raises when even breaking the graph gives no operators.
    """
    import torch
    from torch._dynamo.exc import TorchRuntimeError, Unsupported

    kwargs = kwargs or {}
    with _settings():
        try:
            found = [_whole(module, args, kwargs)]
        except (Unsupported, TorchRuntimeError):
            torch._dynamo.reset()
            found = _broken(module, args, kwargs, mode)
            if not found:
                raise
    return tuple(_ordered(*region, parameters) for region in found if region is not None)


@contextmanager
def _settings() -> Iterator[None]:
    import torch._dynamo as dynamo
    from torch._dynamo.utils import get_metrics_context

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
        recompile_limit=10_000,
        accumulated_recompile_limit=10_000,
    )
    with settings, get_metrics_context():
        try:
            yield
        finally:
            dynamo.reset()


def _whole(module: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[GraphModule, Any, str] | None:
    from torch._dynamo.convert_frame import fullgraph_capture

    found = fullgraph_capture(module, tuple(args), kwargs).backend_input
    return None if found is None else (found.graph_module, found.example_inputs, "")


def _broken(
    module: Any, args: Sequence[Any], kwargs: dict[str, Any], mode: FakeTensorMode
) -> list[tuple[GraphModule, Any, str] | None]:
    import torch

    found: list[tuple[GraphModule, Any, str] | None] = []

    def keep(graph_module: GraphModule, example_inputs: list[Any]) -> Callable[..., Any]:
        reason: Any = getattr(graph_module, "compile_subgraph_reason", None)
        text = str(reason.reason) if reason is not None and reason.graph_break else ""
        found.append((graph_module, tuple(example_inputs), text))
        return graph_module.forward

    with mode:
        compiled: Any = torch.compile(module, backend=keep, dynamic=False)
        compiled(*args, **kwargs)
    return found


def _ordered(graph_module: GraphModule, args: Any, reason: str, parameters: Sequence[str]) -> TorchRegion:
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
    return TorchRegion(graph_module, tuple(args[i] for i in order), tuple(names[i] for i in order), reason)


def _source_name(node: Any, place: dict[str, int]) -> str:
    source = getattr(node, "_dynamo_source", None)
    name = getattr(source, "local_name", None) or str(node.target)
    if name in place or not place:
        return str(name)
    return ""
