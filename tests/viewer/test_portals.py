"""Long edges become stubs, and nothing else does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Result
from tests.viewer.hand_graphs import chain, f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from viewer.boxes import draw
from viewer.mirror import arcs
from viewer.portals import HUB, ROWS, Split, cut, span_for
from viewer.ranking import ranks


def split(base: Graph, span: int | None = None) -> Split:
    picture = draw(base)
    found = arcs(picture)
    return cut(picture, found, ranks(picture, found), span)


def test_an_edge_over_more_than_twelve_ranks_is_a_portal() -> None:
    assert split(chain(20, skip=(2, 14))).cut == ()
    found = split(chain(20, skip=(2, 15)))
    assert [e.id for e in found.cut] == ["op_2->op_15"]
    assert {(p.id, p.box, p.side, p.other, p.label) for p in found.portals} == {
        ("in:op_15:0", "op_15", "in", "op_2", "op_2"),
        ("out:op_2:0", "op_2", "out", "op_15", "op_15"),
    }


def test_a_hub_bundles_its_uses() -> None:
    base = chain(30)
    nodes = [n for n in base.nodes if n.op != "output"]
    nodes += [op(f"far_{i}", "aten.mul.Tensor", f"op_29 op_{i}", f32(2)) for i in range(5)]
    nodes += [op("late", "aten.mul.Tensor", "op_29 x", f32(2))]
    found = split(graph(nodes, [Result("late", "output", "output 0")], "forward"))
    hub = [p for p in found.portals if p.box == "value:x"]
    assert [(p.row, p.label, p.others) for p in hub] == [(0, "late", ("late",))]

    far = [placeholder("m", f32(2), "input", "mask"), *(n for n in base.nodes if n.op != "output")]
    far += [op(f"use_{i}", "aten.mul.Tensor", f"op_{14 + i} m", f32(2)) for i in range(7)]
    found = split(graph(far, [Result("use_0", "output", "output 0")], "forward"))
    stubs = {p.row: p for p in found.portals if p.box == "value:m"}
    assert [stubs[0].label, stubs[1].label] == ["use_0", "6 more"]
    assert stubs[1].others == tuple(f"use_{i}" for i in range(1, 7))
    assert {p.label for p in found.portals if p.side == "in"} == {"mask"}


@pytest.mark.parametrize("count", [HUB, HUB + 1])
def test_a_value_with_many_uses_is_drawn_without_lines(count: int) -> None:
    nodes = [placeholder("m", f32(2), "input", "mask")]
    nodes += [op(f"use_{i}", "aten.neg.default", "m", f32(2)) for i in range(count)]
    found = split(graph(nodes, [Result("use_0", "output", "output 0")], "forward"))
    if count == HUB:
        assert found.portals == ()
        return
    assert {(p.box, p.label) for p in found.portals if p.side == "in"} == {(f"use_{i}", "mask") for i in range(count)}
    (out,) = (p for p in found.portals if p.side == "out")
    assert (out.box, out.label, len(out.others)) == ("value:m", f"{count} uses", count)
    assert [a.edge.source for a in found.kept] == ["use_0"]


@pytest.mark.parametrize(("boxes", "span"), [(10, 12), (1_500, 12), (1_501, 9), (3_001, 6), (6_001, 4)])
def test_larger_pictures_allow_shorter_edges(boxes: int, span: int) -> None:
    assert span_for(boxes) == span


@given(graphs(), st.integers(0, 4))
def test_each_edge_is_drawn_or_a_portal(base: Graph, span: int) -> None:
    picture = draw(base)
    found = split(base, span)
    assert sorted(e.id for e in picture.edges) == sorted([*(a.edge.id for a in found.kept), *(e.id for e in found.cut)])
    stubs = {(p.box, p.side): set[str]() for p in found.portals}
    for p in found.portals:
        assert p.row < ROWS
        stubs[p.box, p.side].update(p.others)
    expected: dict[tuple[str, str], set[str]] = {}
    for e in found.cut:
        expected.setdefault((e.target, "in"), set()).add(e.source)
        expected.setdefault((e.source, "out"), set()).add(e.target)
    assert stubs == expected
