"""Every link goes row by row; every loose part is tied to its rows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Result
from tests.viewer.drawing import Drawing, drawing
from tests.viewer.hand_graphs import chain, conv_bn, f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from tests.viewer.test_boxes import OPTIONS, fold
from viewer.grouping import ViewOptions, base_grouping
from viewer.plan import GAP, GAP_WITH_LABELS, KNOT, LABEL_HEIGHT, Link


def check(d: Drawing) -> None:
    row, todo = d.todo.row, d.todo
    assert [link.edge for link in todo.links] == [a.edge for a in d.split.kept]
    used = [k for link in todo.links for k in link.knots]
    assert list(dict.fromkeys(used)) == list(range(len(todo.knots)))
    by_knot: dict[int, list[Link]] = {}
    for link in todo.links:
        for k in link.knots:
            by_knot.setdefault(k, []).append(link)
    for sharing in by_knot.values():  # who shares a knot has the kind, the direction and an end in common
        assert len({(x.edge.kind, x.down, x.crossing) for x in sharing}) == 1
        assert len({x.edge.source for x in sharing}) == 1 or len({x.edge.target for x in sharing}) == 1
    for link in todo.links:
        assert {link.top, link.bottom} == {link.edge.source, link.edge.target}
        assert link.down == (link.top == link.edge.source)
        assert [todo.knots[k].row for k in link.knots] == list(range(row[link.top] + 1, row[link.bottom]))
        assert row[link.top] <= row[link.bottom]
    parent = {b.id: b.id for b in d.picture.boxes}

    def root(box: str) -> str:
        while parent[box] != box:
            box = parent[box]
        return box

    for link in todo.links:
        if not link.crossing:
            parent[root(link.top)] = root(link.bottom)
    for upper, lower, rows in todo.ties:
        assert root(upper) != root(lower), "a tie within a part"
        assert row[lower] - row[upper] == rows >= 0
        parent[root(upper)] = root(lower)
    assert len({root(b) for b in parent}) <= 1
    assert min(row.values(), default=0) == 0


@given(graphs(), OPTIONS, st.lists(st.integers(0, 2), min_size=1, max_size=7), st.integers(1, 6))
def test_plans_are_whole(base: Graph, options: ViewOptions, choice: list[int], span: int) -> None:
    check(drawing(base, options, span=span))
    check(drawing(base, options, fold(base, base_grouping(base, options), choice), span))


def test_a_long_edge_passes_knots_in_its_phase() -> None:
    d = drawing(chain(6, skip=(1, 5)))
    link = next(x for x in d.todo.links if x.edge.id == "op_1->op_5")
    assert [(d.todo.knots[k].row, d.todo.knots[k].phase) for k in link.knots] == [
        (3, "forward"),
        (4, "forward"),
        (5, "forward"),
    ]
    assert d.todo.gap == GAP


def test_crossing_knots_belong_to_no_phase() -> None:
    nodes = [placeholder("x", f32(2), "input"), placeholder("t", f32(2), "tangent", phase="backward")]
    nodes += [op("a", "aten.relu.default", "x", f32(2)), op("b", "aten.relu.default", "a", f32(2))]
    nodes += [op("c", "aten.relu.default", "b", f32(2)), op("d", "aten.relu.default", "c", f32(2))]
    nodes += [op("back", "aten.mul.Tensor", "t a d", f32(2), phase="backward")]
    d = drawing(graph(nodes, [Result("d", "output", "output 0"), Result("back", "gradient", "gradient of x")]))
    link = next(x for x in d.todo.links if x.edge.id == "a->back")
    assert link.crossing
    assert {d.todo.knots[k].phase for k in link.knots} == {None}
    assert len(link.knots) == 2


def test_labels_get_rows_of_their_own() -> None:
    d = drawing(conv_bn(), ViewOptions(shapes=True))
    assert {r % 2 for r in d.todo.row.values()} == {0}
    assert d.todo.gap == GAP_WITH_LABELS
    for link in d.todo.links:
        labelled = [k for k in link.knots if d.todo.knots[k].height == LABEL_HEIGHT]
        if link.knots:
            assert labelled == [link.knots[link.label]]
            assert d.todo.knots[labelled[0]].width > KNOT
            assert d.todo.knots[labelled[0]].row % 2 == 1


def test_two_loose_parts_are_tied_one_below_the_other() -> None:
    d = drawing(chain(12, skip=(0, 11)), span=3)
    assert d.todo.ties == ()
    nodes = [placeholder("x", f32(2), "input"), placeholder("y", f32(2), "input")]
    nodes += [op("a", "aten.relu.default", "x", f32(2)), op("b", "aten.relu.default", "y", f32(2))]
    results = [Result("a", "output", "output 0"), Result("b", "output", "output 1")]
    d = drawing(graph(nodes, results, "forward"))
    assert d.todo.ties == (("value:x", "value:y", 0),)
