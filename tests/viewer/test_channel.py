"""Edges between the phases run between them, each in a place of its own, and the frames stay clear of them."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Result
from tests.viewer.drawing import Drawing, drawing
from tests.viewer.hand_graphs import f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from tests.viewer.test_boxes import OPTIONS
from viewer.boxes import draw
from viewer.channel import MARGIN, STEP
from viewer.grouping import ViewOptions
from viewer.layered import place
from viewer.layout import LayoutCache, laid_out
from viewer.placement import Placement
from viewer.portals import Split


def check(d: Drawing, placed: Placement) -> None:
    half = {b: c.w / 2 + c.side for b, c in d.room.items()}
    ends = {
        phase: [placed.boxes[b.id][0] + sign * half[b.id] for b in d.picture.boxes if b.phase == phase]
        for phase, sign in (("forward", 1), ("backward", -1))
    }
    left, right = max(ends["forward"], default=0.0), min(ends["backward"], default=0.0)
    places: dict[int, list[tuple[float, int]]] = {}
    for k, knot in enumerate(d.todo.knots):
        if knot.phase is None:
            x = placed.knots[k][0]
            assert not ends["forward"] or left + MARGIN <= x - knot.width / 2 + 1e-6
            assert x + knot.width / 2 <= right - MARGIN + 1e-6
            places.setdefault(knot.row, []).append((x, k))
    for row in places.values():
        for (x, _), (y, _) in combinations(row, 2):
            assert abs(x - y) >= STEP - 1e-6


@given(graphs(), OPTIONS, st.integers(1, 6))
def test_lines_stay_apart_between_the_phases(base: Graph, options: ViewOptions, span: int) -> None:
    d = drawing(base, options, span=span)
    if d.picture.mirrored:
        check(d, place(d.picture, d.todo, d.room, ""))


def crossing() -> Graph:
    nodes = [placeholder("x", f32(2), "input"), placeholder("t", f32(2), "tangent", phase="backward")]
    for name, source in pairwise("xabcde"):
        nodes.append(op(source, "aten.relu.default", name, f32(2)))
    nodes.append(op("last", "aten.mul.Tensor", "t e a", f32(2), phase="backward"))
    nodes.append(op("first", "aten.mul.Tensor", "last d b", f32(2), phase="backward"))
    return graph(nodes, [Result("e", "output", "output 0"), Result("first", "gradient", "gradient of x")])


def test_a_line_that_begins_later_runs_further_left() -> None:
    """So neither crosses the other: the later one would have to cross the earlier one to come right of it."""
    laid = laid_out(draw(crossing()), cache=LayoutCache())
    assert not laid.placed.note
    check(Drawing(laid.picture, dict(laid.rank), Split((), (), ()), dict(laid.room), laid.todo), laid.placed)
    lines = {x.edge.id: x for x in laid.todo.links if x.crossing and x.knots}
    assert lines.keys() == {"a->last", "b->first"}
    rows = {name: {laid.todo.knots[k].row for k in x.knots} for name, x in lines.items()}
    assert rows["a->last"] & rows["b->first"]
    assert min(rows["a->last"]) < min(rows["b->first"])
    x = {name: laid.placed.knots[link.knots[0]][0] for name, link in lines.items()}
    assert x["b->first"] == x["a->last"] - STEP
