"""AOT Autograd: from a torch-level graph to the joint graph, and by the partitioners to forward and backward.

Example::

    joint = trace_joint(region.module, region.args, mode)
    forward, backward = partition(joint, "min-cut", mode)

What cannot happen: a partitioner changes the joint graph that later calls see; real memory of the model's size is used.

Note: what the results mean
    AOT Autograd writes a descriptor beside every placeholder and every result of the joint graph. Results of the
    forward part (outputs, new values of mutated inputs, bases of aliased outputs) come first; the first gradient, or
    the first `None`, starts the gradients, one for each input.
"""

from __future__ import annotations

import logging
import warnings
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from extraction.foretold import foretell
from extraction.graph import Partitioner

if TYPE_CHECKING:
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx import GraphModule

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Joint:
    """The joint graph; `forward_results` counts the leading results of the forward part; `trains` is False when nothing
    requires grad, and then the graph is the forward graph alone.
    """

    module: GraphModule
    forward_results: int
    trains: bool


def trace_joint(module: GraphModule, args: tuple[Any, ...], mode: FakeTensorMode) -> Joint:
    """Traces forward and backward of `module(*args)` into one graph at aten level, without decompositions.

    Raises what AOT Autograd raises.
    """
    for n in module.graph.nodes:
        # Dynamo names these symbols in an environment of its own; tracing here makes new ones, and rebinding would
        # take two different `u0` for one
        n.meta.pop("unbacked_bindings", None)
    if calls_prims_functionally(module):
        functional = _trace_functional(module, args, mode)
        return Joint(functional, len(functional.graph.output_node().meta["desc"]), False)
    told = foretell(module, args)
    if told is not None:
        try:
            with told.instead_of_a_run():
                return _trace(module, args, mode, static=True)
        except Exception as error:  # noqa: BLE001  the same again in torch's own way: it works, or says why not
            log.debug("%s: traced again: %s", type(error).__name__, error)
    return _trace(module, args, mode)


def _trace(module: GraphModule, args: tuple[Any, ...], mode: FakeTensorMode, static: bool = False) -> Joint:
    """The trace itself. `static`: no size depends on data, so no torch function has to be seen on its way."""
    import torch
    from torch._functorch.aot_autograd import aot_export_joint_with_descriptors
    from torch.fx._lazy_graph_module import _use_lazy_graph_module
    from torch.fx.graph import CodeGen

    with (
        ExitStack() as stack,
        warnings.catch_warnings(),
        mode,
        torch.fx.traceback.preserve_node_meta(),
        _use_lazy_graph_module(True),
    ):
        # torch's anomaly mode, which gives nodes their lines, prints a traceback too; what failed is told anyway
        warnings.filterwarnings("ignore", message="Error detected in")
        found = aot_export_joint_with_descriptors(
            stack, module, args, decompositions={}, _disable_torch_fn_metadata_mode=static
        )
        graph_module = found.graph_module
    if not isinstance(graph_module, torch.fx.GraphModule):
        raise TypeError(f"AOT Autograd gave a {type(graph_module).__name__}, not a graph")
    graph_module.graph.set_codegen(CodeGen())  # plain arguments: one parameter for each placeholder
    graph_module.recompile()
    descriptors = graph_module.graph.output_node().meta.get("desc") or ()
    count = forward_results(descriptors)
    return Joint(graph_module, count, count < len(descriptors))


def calls_prims_functionally(module: GraphModule) -> bool:
    """True for a graph that calls prims and changes nothing in place, such as an exported graph at level prims."""
    schemas = [getattr(n.target, "_schema", None) for n in module.graph.nodes if n.op == "call_function"]
    known = [s for s in schemas if s is not None]
    return any(s.name.startswith("prims::") for s in known) and not any(s.is_mutable for s in known)


def _trace_functional(module: GraphModule, args: tuple[Any, ...], mode: FakeTensorMode) -> GraphModule:
    """Traces a graph of prims as it is: AOT Autograd's functionalization refuses prims that return views, and a graph
    without in-place operators needs none. Prims have no derivatives, so there is no backward part.
    """
    import torch
    from torch._functorch._aot_autograd.descriptors import PlainAOTInput, PlainAOTOutput
    from torch.fx.experimental.proxy_tensor import make_fx

    with mode, torch.no_grad(), torch.fx.traceback.preserve_node_meta():
        found = make_fx(torch.fx.Interpreter(module).run, _allow_non_fake_inputs=True)(*args)
    for i, n in enumerate(found.graph.find_nodes(op="placeholder")):
        n.meta["desc"] = PlainAOTInput(i)
    output = found.graph.output_node()
    results: Any = output.args[0]
    output.meta["desc"] = [PlainAOTOutput(i) for i in range(len(results))]
    return found


def forward_results(descriptors: Any) -> int:
    """How many of a joint graph's results belong to the forward part."""
    from torch._functorch._aot_autograd.descriptors import GradAOTOutput

    for i, d in enumerate(descriptors):
        if d is None or isinstance(d, GradAOTOutput):
            return i
    return len(descriptors)


def partition(joint: Joint, partitioner: Partitioner, mode: FakeTensorMode) -> tuple[GraphModule, GraphModule]:
    """The forward and the backward graph. Both partitioners keep the names of the joint graph's nodes.

    `default` saves whatever the backward part reads; `min-cut` recomputes cheap values to save fewer bytes, with the
    rules of TorchInductor.
    """
    import torch
    from torch._functorch.partitioners import default_partition, min_cut_rematerialization_partition
    from torch.fx._lazy_graph_module import _use_lazy_graph_module

    # min-cut marks nodes and may move them; the joint graph that others look at must stay as it was
    source = joint.module if partitioner == "default" else _copy(joint.module)
    values = [n.meta.get("val") for n in source.graph.nodes if n.op == "placeholder"]
    # within a tracing context dead random operators are removed, as they are under torch.compile
    with (
        torch._guards.tracing(torch._guards.TracingContext(mode)),
        mode,
        torch.fx.traceback.preserve_node_meta(),
        _use_lazy_graph_module(True),
    ):
        if partitioner == "default":
            return default_partition(source, values, num_fwd_outputs=joint.forward_results)
        return min_cut_rematerialization_partition(
            source, values, compiler="inductor", num_fwd_outputs=joint.forward_results
        )


def _copy(module: GraphModule) -> GraphModule:
    """A copy of the graph that shares values and constants; its code is written only when somebody calls it."""
    import torch
    from torch.fx._lazy_graph_module import _make_graph_module, _use_lazy_graph_module

    graph = torch.fx.Graph()
    graph.output(graph.graph_copy(module.graph, {}))
    out, original = graph.output_node(), module.graph.output_node()
    out.meta = dict(original.meta)
    with _use_lazy_graph_module(True):  # the partitioner changes it three times
        return _make_graph_module(module, graph)
