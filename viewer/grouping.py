"""Which box stands for a node, when every operation has a box of its own.

Example::

    base_grouping(graph, ViewOptions())["getitem_3"]     # 'native_batch_norm'
    base_grouping(graph, ViewOptions())["primals_7"]     # 'convolution': folded into the operation that reads it first

What cannot happen: a node other than the output node is missing; a `getitem` of a tuple result is parted from the
operation that made the tuple.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from extraction.graph import Graph, Node

Grouping = Mapping[str, str]
UNUSED = "value:*unused"


@dataclass(frozen=True, slots=True)
class ViewOptions:
    """What the reader wants to see.

    `parameters`: parameters, buffers and constants as boxes. `saved`: what crosses from forward to backward: edges in a
    joint graph, results of a forward graph, inputs of a backward graph. `shapes`: types on edges. `results`: results of
    the graph as boxes.
    """

    parameters: bool = False
    saved: bool = True
    shapes: bool = False
    results: bool = True


def is_value(node: Node) -> bool:
    """True for what is there before anything is computed: placeholders and attributes."""
    return node.op in ("placeholder", "get_attr")


def is_projection(graph: Graph, node: Node) -> bool:
    """True for a `getitem` of a tuple result (in a Dynamo graph `x[0]` of a tensor is an operation of its own)."""
    return node.target == "operator.getitem" and bool(node.inputs) and graph.by_name[node.inputs[0]].multiple


def folded_values(graph: Graph, options: ViewOptions) -> frozenset[str]:
    """Values that are named by their users instead of drawn; one without any user but the results is always drawn."""
    folded = set()
    for node in graph.nodes:
        if not is_value(node):
            continue
        hidden = not (options.saved if node.role in ("saved", "random_state") else options.parameters)
        if hidden and node.role not in ("input", "tangent") and _owner(graph, node) is not None:
            folded.add(node.name)
    return frozenset(folded)


def shown_results(graph: Graph, options: ViewOptions) -> frozenset[int]:
    """Indices of the results that are drawn as boxes."""
    return frozenset(
        i
        for i, r in enumerate(graph.results)
        if r.node is not None and options.results and (options.saved or r.role != "saved")
    )


def _owner(graph: Graph, node: Node) -> str | None:
    """The first user that is not the output node."""
    return next((u for u in graph.users[node.name] if graph.by_name[u].op != "output"), None)


def base_grouping(graph: Graph, options: ViewOptions | None = None) -> dict[str, str]:
    """Box ids by node name, in execution order of the nodes; the output node has none."""
    folded = folded_values(graph, options or ViewOptions())
    found: dict[str, str] = {}
    for node in graph.nodes:
        if node.op == "output":
            continue
        if is_value(node):
            used = bool(graph.users[node.name])
            found[node.name] = f"value:{node.name}" if used else UNUSED
        elif is_projection(graph, node):
            found[node.name] = found[node.inputs[0]]
        else:
            found[node.name] = node.name
    for node in reversed(graph.nodes):
        # users stand later, so that their boxes are final when a value joins them
        if node.name in folded and (owner := _owner(graph, node)) is not None:
            found[node.name] = found[owner]
    return found
