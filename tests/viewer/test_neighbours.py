"""Ancestors, descendants and paths against a search written out here."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from extraction.graph import Graph
from tests.viewer.hand_graphs import conv_bn, graphs
from viewer.neighbours import ancestors, between, descendants, network, shortest


def reach(base: Graph, start: str) -> set[str]:
    """Everything computed from a node, by following inputs in execution order."""
    found = {start}
    for n in base.nodes:
        if n.op != "output" and found & set(n.inputs):
            found.add(n.name)
    return found - {start}


@given(graphs())
def test_against_a_plain_walk(base: Graph) -> None:
    net = network(base)
    names = [n.name for n in base.nodes if n.op != "output"]
    below = {name: reach(base, name) for name in names}
    for a in names:
        assert descendants(net, a) == below[a]
        assert ancestors(net, a) == {b for b in names if a in below[b]}
        for b in names:
            on_way = {n for n in names if (n == a or n in below[a]) and (n == b or b in below[n])}
            assert between(net, a, b) == between(net, b, a)
            path = shortest(net, a, b)
            if a == b:
                assert path == (a,)
                continue
            if b in below[a]:
                assert between(net, a, b) == on_way
                assert (path[0], path[-1]) == (a, b)
                assert all(x in base.by_name[y].inputs for x, y in pairwise(path))
                assert set(path) <= on_way
            elif a not in below[b]:
                assert (between(net, a, b), path) == (frozenset(), ())


def test_the_golden_example() -> None:
    net = network(conv_bn())
    assert shortest(net, "getitem_6", "convolution") == (
        *("convolution", "bn_backward", "getitem_3", "conv_backward", "getitem_6"),
    )
    assert "output" not in net
    assert descendants(net, "getitem_7") == frozenset()


def test_unknown_names() -> None:
    net = network(conv_bn())
    assert ancestors(net, "x") == descendants(net, "x") == between(net, "x", "bn") == frozenset()
    assert shortest(net, "bn", "x") == ()
