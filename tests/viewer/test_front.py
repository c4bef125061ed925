"""What a model computes before its modules begin is one box."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.graph import Graph, Node, Result
from tests.viewer.hand_graphs import f32, given, graph, op
from tests.viewer.stacks import line, shuffled
from viewer.fold import initial
from viewer.folded import tree_of
from viewer.front import LEAST
from viewer.grouping import ViewOptions

WIDE = f32(4, 8)


def masked(loose: int, layers: int = 40, late: bool = False) -> Graph:
    """A mask of `loose` operators from the input `attention_mask`, then layers that read it; `late` reads a layer."""
    nodes: list[Node] = [given("m", WIDE, "input", "attention_mask"), given("x", WIDE, "input", "x")]
    nodes.append(op("start", "aten.mul.Tensor", "x", WIDE, scope="embed", source=line(1)))
    nodes.append(op("begin", "aten.neg.default", "start", WIDE, scope="embed", source=line(2)))
    mask = "begin" if late else "m"
    for i in range(loose):
        nodes.append(op(f"mask_{i}", "aten.ge.Scalar", mask, WIDE, source=line(10 + i)))
        mask = f"mask_{i}"
    flow = "begin"
    for i in range(layers):
        for j in range(2):
            name = f"layer_{i}_{j}"
            nodes.append(op(name, "aten.add.Tensor", f"{flow} {mask}", WIDE, scope=f"layers.{i}", source=line(90 + i)))
            flow = name
    return graph(nodes, [Result(flow, "output", "output 0")], "forward")


def fronts(base: Graph) -> list[tuple[str, str, tuple[str, ...]]]:
    tree = tree_of(base, ViewOptions())
    return [(f.key, f.title, f.units) for f in tree.folds.values() if f.key.startswith("[")]


def test_two_fronts_of_one_line_are_two_boxes() -> None:
    """As where a model resizes one picture to several sizes: each size's indices are computed apart."""
    base = masked(9)
    second = [replace(n, name=f"o{n.name}", inputs=tuple(f"o{i}" for i in n.inputs), source=line(10))
              for n in base.nodes if n.name == "m" or n.name.startswith("mask_")]  # fmt: skip
    first = [replace(n, source=line(10)) if n.name.startswith("mask_") else n for n in base.nodes]
    end = op("end", "aten.mul.Tensor", "layer_39_1 omask_8", WIDE, scope="layers.39", source=line(200))
    nodes = [*second[:1], *first[:-1], *second[1:], end]
    both = graph(nodes, [Result("end", "output", "output 0")], "forward")
    tree = tree_of(both, ViewOptions())
    assert {u for u in tree.grouping.values() if u not in tree.home} == set()
    assert [(key, len(units)) for key, _, units in fronts(both)] == [("[10-10]", 9), ("[10-10/2]", 9)]
    assert fronts(shuffled(both, 5)) == fronts(both)


def test_a_mask_is_one_box_that_says_what_it_is_made_from() -> None:
    [(key, title, units)] = fronts(masked(9))
    assert (key, title) == ("[10-18]", "attention_mask, lines 10–18")
    assert units == tuple(sorted(f"mask_{i}" for i in range(9)))
    tree = tree_of(masked(9, layers=100), ViewOptions())
    assert key not in initial(tree)  # and it is not opened at once
    assert fronts(shuffled(masked(9), 3)) == fronts(masked(9))


@pytest.mark.parametrize(
    ("base", "why"),
    [
        (masked(LEAST - 1), "few are no crowd"),
        (masked(9, late=True), "what reads a module does not stand before it"),
        (masked(60), "more than a quarter: the model is made of it"),
    ],
)
def test_what_is_no_front(base: Graph, why: str) -> None:
    assert not [f for f in fronts(base) if f[1].startswith("attention_mask")], why
