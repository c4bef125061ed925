"""Ancestors, descendants, and the way between two nodes.

Example::

    net = network(graph)
    between(net, "convolution", "mean")      # every node on any path from the one to the other
    shortest(net, "convolution", "mean")     # one shortest path, in order

What cannot happen: the output node, which everything reaches, counts as a descendant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from extraction.graph import Graph

if TYPE_CHECKING:
    import networkx as nx

Network: TypeAlias = "nx.DiGraph[Any]"


def network(graph: Graph) -> Network:
    """The graph's nodes and edges without the output node; make it once a graph (18,000 nodes: some 50 ms)."""
    import networkx as nx  # here, because it takes a tenth of a second that the first page need not wait for

    net: Network = nx.DiGraph()
    for node in graph.nodes:
        if node.op != "output":
            net.add_node(node.name)
            net.add_edges_from((name, node.name) for name in node.inputs)
    return net


def ancestors(net: Network, name: str) -> frozenset[str]:
    """Everything the node is computed from, without itself; empty for a name that is not there."""
    import networkx as nx

    return frozenset(nx.ancestors(net, name)) if name in net else frozenset()


def descendants(net: Network, name: str) -> frozenset[str]:
    """Everything computed from the node, without itself; empty for a name that is not there."""
    import networkx as nx

    return frozenset(nx.descendants(net, name)) if name in net else frozenset()


def between(net: Network, a: str, b: str) -> frozenset[str]:
    """Every node on any path from one node to the other, whichever comes first, both included; empty when none is."""
    import networkx as nx

    if a not in net or b not in net:
        return frozenset()
    first, last = (a, b) if a == b or nx.has_path(net, a, b) else (b, a)
    reached = {first} | nx.descendants(net, first)
    if last not in reached:
        return frozenset()
    return frozenset(reached & ({last} | nx.ancestors(net, last)))


def shortest(net: Network, a: str, b: str) -> tuple[str, ...]:
    """A shortest path between two nodes in the direction of the data, whichever comes first; () when there is none."""
    import networkx as nx

    for first, last in ((a, b), (b, a)):
        try:
            return tuple(nx.bidirectional_shortest_path(net, first, last))
        except (nx.NetworkXNoPath, nx.NodeNotFound):
            continue
    return ()
