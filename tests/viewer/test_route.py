"""Curves end on their boxes, run the way of the data, and stay clear of every other box."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph
from tests.viewer.drawing import Drawing, drawing
from tests.viewer.hand_graphs import chain, conv_bn, graphs
from tests.viewer.test_boxes import OPTIONS, fold
from viewer.grouping import ViewOptions, base_grouping
from viewer.layered import place
from viewer.placement import Placement, Point
from viewer.route import number, routes

COMMAND = re.compile(r"([MLC])([^MLC]+)")


def samples(path: str) -> list[Point]:
    """Points along a path of M, L and C, computed from the definition of a cubic Bézier curve."""
    found: list[Point] = []
    for letter, rest in COMMAND.findall(path):
        points = [tuple(map(float, pair.split(","))) for pair in rest.split(" ")]
        a = found[-1] if found else points[0]
        if letter == "L":
            found += [(a[0] + (points[0][0] - a[0]) * t / 20, a[1] + (points[0][1] - a[1]) * t / 20) for t in range(21)]
        elif letter == "C":
            b, c, d = points
            for step in range(41):
                t = step / 40
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
                x, y = (sum(w * p[axis] for w, p in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1))
                found.append((x, y))
        else:
            found.append((points[0][0], points[0][1]))
    return found


def check(d: Drawing, placed: Placement) -> None:
    found = routes(d.todo, placed, d.room)
    assert len(found) == len(d.todo.links)
    for link, route in zip(d.todo.links, found, strict=True):
        points = samples(route.path)
        ends = points[::-1] if link.joins else points  # what joins others on its way is drawn from where they all are
        for box, end in ((link.edge.source, ends[0]), (link.edge.target, ends[-1])):
            assert on_rim(end, placed.boxes[box], d.room[box].w, d.room[box].h), (link.edge.id, box)
        for box, (x, y) in placed.boxes.items():
            w, h = d.room[box].w / 2 - 0.3, d.room[box].h / 2 - 0.3
            inside = [p for p in points if abs(p[0] - x) < w and abs(p[1] - y) < h]
            assert not inside, f"{link.edge.id} runs through {box}"


def on_rim(p: Point, middle: Point, w: float, h: float) -> bool:
    dx, dy = abs(p[0] - middle[0]), abs(p[1] - middle[1])
    near = 0.11  # coordinates are rounded to tenths
    return (abs(dx - w / 2) < near and dy <= h / 2 + near) or (abs(dy - h / 2) < near and dx <= w / 2 + near)


@given(graphs(), OPTIONS, st.lists(st.integers(0, 2), min_size=1, max_size=7), st.integers(1, 6))
def test_curves_stay_clear(base: Graph, options: ViewOptions, choice: list[int], span: int) -> None:
    for grouping in (base_grouping(base, options), fold(base, base_grouping(base, options), choice)):
        d = drawing(base, options, grouping, span)
        check(d, place(d.picture, d.todo, d.room, ""))


@pytest.mark.parametrize("options", [ViewOptions(), ViewOptions(shapes=True), ViewOptions(parameters=True)])
def test_golden_example_stays_clear(options: ViewOptions) -> None:
    d = drawing(conv_bn(), options)
    check(d, place(d.picture, d.todo, d.room, ""))


def test_backward_edges_run_up() -> None:
    d = drawing(conv_bn())
    found = dict(
        zip(
            (x.edge.id for x in d.todo.links), routes(d.todo, place(d.picture, d.todo, d.room, ""), d.room), strict=True
        )
    )
    up = samples(found["bn_backward->conv_backward"].path)
    assert up[0][1] > up[-1][1]
    down = samples(found["convolution->bn"].path)
    assert down[0][1] < down[-1][1]


def test_a_straight_chain_in_numbers() -> None:
    """Rows of 42 px with gaps of 34: the edge leaves the first box at 42 and meets the second at 76."""
    d = drawing(chain(2))
    placed = place(d.picture, d.todo, d.room, "")
    x = placed.boxes["op_0"][0]
    first = routes(d.todo, placed, d.room)[1]
    assert d.todo.links[1].edge.id == "op_0->op_1"
    assert first.path == f"M{number(x)},118C{number(x)},135 {number(x)},135 {number(x)},152"
    assert first.label == (x, 135)


def test_ports_stand_in_the_order_of_where_edges_go() -> None:
    d = drawing(conv_bn())
    placed = place(d.picture, d.todo, d.room, "")
    paths = dict(zip((x.edge.id for x in d.todo.links), routes(d.todo, placed, d.room), strict=True))
    ends = [
        (placed.boxes[box][0], samples(paths[f"bn_backward->{box}"].path)[0][0]) for box in ("result:2", "result:3")
    ]
    assert sorted(ends) == sorted(ends, key=lambda e: e[1])
    assert len({start for _, start in ends}) == 2
