"""Finds the sums of gradients that autograd makes where a value is used several times.

Example::

    sums_of_gradients(joint)["add_8"]        # ('threshold_backward', 'getitem_71'): what it adds

What cannot happen: an addition that the model's own code, or an operator's backward formula, asks for counts as one,
unless it belongs to the very last operator of forward.

Note: how they are told
    `torch.fx` gives a node that is made while no autograd node runs the sequence number at which forward ended: the
    highest of the graph. Autograd itself adds two gradients of one shape and dtype, with `aten.add.Tensor(a, b)`. Below
    aten such a call may be an addition between conversions; all that was made of it has one origin and is one sum.
"""

from __future__ import annotations

from collections.abc import Sequence

from extraction.graph import Graph, Node, TensorType
from extraction.operators import short_name

_PARTS = frozenset({"add", "convert_element_type", "_to_copy", "to"})


def sums_of_gradients(graph: Graph) -> dict[str, tuple[str, ...]]:
    """For each node of a sum the two gradients that the sum adds, in the order in which they came."""
    last = max((n.seq for n in graph.nodes if n.seq is not None), default=None)
    made: dict[str, list[Node]] = {}
    for n in graph.nodes:
        if last is not None and n.phase == "backward" and n.is_operator and n.seq == last:
            made.setdefault(n.origin or n.name, []).append(n)
    return {n.name: added for nodes in made.values() if len(added := _added(graph, nodes)) == 2 for n in nodes}


def _added(graph: Graph, nodes: Sequence[Node]) -> tuple[str, ...]:
    """What the nodes of one call add; () when they are not a sum of gradients."""
    names = [short_name(n.target) for n in nodes]
    if names.count("add") != 1 or not _PARTS.issuperset(names):
        return ()
    inside = {n.name for n in nodes}
    added = tuple(dict.fromkeys(i for n in nodes for i in n.inputs if i not in inside))
    gradients = all(graph.by_name[i].phase == "backward" for i in added)
    return added if gradients and len({_type(graph.by_name[i]) for i in added}) == 1 else ()


def _type(node: Node) -> tuple[object, ...]:
    """What two gradients of one value have in common: the strides may differ."""
    return tuple((v.shape, v.dtype) for v in node.outputs[:1] if isinstance(v, TensorType))
