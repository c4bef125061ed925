"""Positions from `-Tplain`, and our own simple placement: rows hold, boxes never overlap."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph
from tests.viewer.drawing import Drawing, drawing
from tests.viewer.hand_graphs import chain, conv_bn, graphs
from tests.viewer.test_boxes import OPTIONS, fold
from viewer.grouping import ViewOptions, base_grouping
from viewer.layered import place
from viewer.placement import Placement, PlacementError, read_plain, rows_of


def check(d: Drawing, placed: Placement) -> None:
    assert set(placed.boxes) == {b.id for b in d.picture.boxes}
    assert len(placed.knots) == len(d.todo.knots)
    rectangles = []
    for box, (x, y) in placed.boxes.items():
        cell = d.room[box]
        rectangles.append((x - cell.w / 2 - cell.side, y - cell.h / 2, x + cell.w / 2 + cell.side, y + cell.h / 2))
    for left, top, right, bottom in rectangles:
        assert left >= -0.01
        assert top >= -0.01
        assert right <= placed.width + 0.01
        assert bottom <= placed.height + 0.01
    for a, b in itertools.combinations(rectangles, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], "two boxes overlap"


@given(graphs(), OPTIONS, st.lists(st.integers(0, 2), min_size=1, max_size=7), st.integers(1, 6))
def test_our_own_placement(base: Graph, options: ViewOptions, choice: list[int], span: int) -> None:
    for grouping in (base_grouping(base, options), fold(base, base_grouping(base, options), choice)):
        d = drawing(base, options, grouping, span)
        check(d, place(d.picture, d.todo, d.room, "why"))


def test_forward_stands_left_of_backward() -> None:
    d = drawing(conv_bn())
    placed = place(d.picture, d.todo, d.room, "why")
    phase = {b.id: b.phase for b in d.picture.boxes}
    forward = max(x for box, (x, _) in placed.boxes.items() if phase[box] == "forward")
    assert forward < min(x for box, (x, _) in placed.boxes.items() if phase[box] == "backward")
    assert placed.note == "why"


def plain(d: Drawing, x: dict[str, float], y: dict[str, float]) -> str:
    """What the layout program would print, in inches, y upwards."""
    lines = ["graph 1 10 5"]
    names = [(f"b{i}", b.id, b.id) for i, b in enumerate(d.picture.boxes)]
    names += [(f"v{i}", f"v{i}", f"v{i}") for i in range(len(d.todo.knots))]
    for node, by, at in names:
        lines.append(f'node {node} {x.get(by, 1.0)} {y[at]} 1 0.5 "" solid box black lightgrey')
    return "\n".join([*lines, "edge b0 b1 0 solid black", "stop", ""])


def test_x_is_read_and_y_comes_from_the_rows() -> None:
    d = drawing(chain(2))
    placed = read_plain(
        plain(d, {"op_0": 2.5}, {"value:x": 4, "op_0": 3, "op_1": 2, "result:0": 1}), d.picture, d.todo, d.room
    )
    assert placed.boxes["op_0"] == (180.0, 42 + 34 + 21)
    assert placed.width == 720
    assert placed.height == 4 * 42 + 3 * 34
    assert placed.rows == rows_of(d.picture, d.todo, d.room)


def test_a_box_off_its_row_is_refused() -> None:
    d = drawing(chain(2))
    with pytest.raises(PlacementError, match="row 2"):
        read_plain(plain(d, {}, {"value:x": 4, "op_0": 3, "op_1": 3.5, "result:0": 1}), d.picture, d.todo, d.room)
    with pytest.raises(PlacementError, match="left out 'b1'"):
        text = plain(d, {}, {"value:x": 4, "op_0": 3, "op_1": 2, "result:0": 1})
        read_plain(text.replace("node b1 ", "node z1 "), d.picture, d.todo, d.room)


def test_backward_on_the_left_is_turned_over() -> None:
    d = drawing(conv_bn())
    rows = {b.id: float(-d.todo.row[b.id]) for b in d.picture.boxes}
    rows.update({f"v{i}": float(-k.row) for i, k in enumerate(d.todo.knots)})
    x = {b.id: 8.0 if b.phase == "forward" else 2.0 for b in d.picture.boxes}
    placed = read_plain(plain(d, x, rows), d.picture, d.todo, d.room)
    assert placed.boxes["convolution"][0] == 720 - 8 * 72
    # right of the channel, which has 18 px at both sides of the lines in it: here no line passes a row
    sides = {b.id: d.room[b.id].w / 2 for b in d.picture.boxes}
    left = max(placed.boxes[b.id][0] + sides[b.id] for b in d.picture.boxes if b.phase == "forward")
    right = min(placed.boxes[b.id][0] - sides[b.id] for b in d.picture.boxes if b.phase == "backward")
    assert right - left == 2 * 18


def test_types_on_edges_make_rows_between() -> None:
    d = drawing(chain(2), ViewOptions(shapes=True))
    placed = place(d.picture, d.todo, d.room, "")
    assert placed.height == 4 * 42 + 3 * 14 + 6 * 20
