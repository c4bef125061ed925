"""Whose memory a value uses: a view has none of its own.

Example::

    root(graph, t_66)         # the weight that `t` transposes
    apart(graph, saved)       # (parameters, inputs and views of them), (views of another of these), (the rest)

What cannot happen: a value that a call computes is taken for a view; the result of a tuple is followed beyond its call.
"""

from __future__ import annotations

from collections.abc import Sequence

from extraction.graph import Graph, Node
from viewer.grouping import is_value


def root(graph: Graph, node: Node) -> Node:
    """What the memory was made for: the node itself, unless it is a view of another."""
    while node.inputs and _is_view(graph, node):
        node = graph.by_name[node.inputs[0]]
    return node


def _is_view(graph: Graph, node: Node) -> bool:
    operator = graph.operator.get(node.target)
    item = node.target == "operator.getitem" and graph.by_name[node.inputs[0]].is_operator
    return item or (node.is_operator and operator is not None and operator.kind == "view")


def is_given(node: Node) -> bool:
    """True for what exists before the graph runs: parameters, buffers, inputs; not what another graph kept for it."""
    return is_value(node) and node.role != "saved"


def apart(graph: Graph, nodes: Sequence[Node]) -> tuple[list[Node], list[Node], list[Node]]:
    """Nodes whose memory exists anyway, those that share it with another of these, and all others."""
    given: list[Node] = []
    shared: list[Node] = []
    own: dict[str, Node] = {}
    for node in nodes:
        base = root(graph, node)
        if is_given(base):
            given.append(node)
        elif _memory(graph, node, base) in own:
            shared.append(node)
        else:
            own[_memory(graph, node, base)] = node
    return given, shared, list(own.values())


def held(graph: Graph, node: Node) -> int:
    """Bytes behind a value: one that was expanded shows more than there is."""
    base = root(graph, node)
    return node.nbytes if base.multiple else min(node.nbytes, base.nbytes)


def _memory(graph: Graph, node: Node, base: Node) -> str:
    """A name for the memory: a call with several results has one for each."""
    if node is base or not base.multiple:
        return base.name
    while graph.by_name[node.inputs[0]] is not base:
        node = graph.by_name[node.inputs[0]]
    return node.name
