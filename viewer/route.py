"""Curves of edges through the rows, as SVG paths from source to target (or back, for those that join on their way).

Example::

    paths = routes(todo, placed, room)
    paths[0].path            # 'M120,42C120,57 96,57 96,72'

What cannot happen: a curve runs behind a box: it bends in the gaps between rows and passes a row straight down, at a
knot that keeps its place free. Only between neighbours in one row does it run straight across.

Note: where edges meet a box
    Edges at the top or the bottom of a box stand side by side, in the order of where they go, so that they do not
    cross at the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from viewer.dot import Cell
from viewer.placement import Placement, Point
from viewer.plan import Link, Plan

PORT_STEP, PORT_MARGIN = 12.0, 10.0
LABEL_GAP = 3.0
Ports = dict[tuple[int, str], float]


@dataclass(frozen=True, slots=True)
class Route:
    """An edge's path, and the middle of its label.

    Paths that share their way begin where they all are, so that the dashes of one fall on those of the others.
    """

    path: str
    label: Point


def routes(todo: Plan, placed: Placement, room: Mapping[str, Cell]) -> list[Route]:
    """One route for each link of the plan."""
    ports = _ports(todo, placed, room)
    neighbours = _neighbours(todo, placed)
    found = []
    for i, link in enumerate(todo.links):
        if todo.row[link.top] == todo.row[link.bottom]:
            found.append(_flat(link, todo, placed, room, neighbours))
        else:
            found.append(_downwards(i, link, todo, placed, room, ports))
    return found


def _ports(todo: Plan, placed: Placement, room: Mapping[str, Cell]) -> Ports:
    """x of each link's ends, by link and `top` or `bottom` end."""
    sides: dict[tuple[str, str], list[tuple[float, int, int]]] = {}
    for i, link in enumerate(todo.links):
        if todo.row[link.top] == todo.row[link.bottom]:
            continue
        stops = [placed.boxes[link.top], *(placed.knots[k] for k in link.knots), placed.boxes[link.bottom]]
        first, last = (link.knots[0], link.knots[-1]) if link.knots else (-1 - i, -1 - i)  # own ways, own ports
        sides.setdefault((link.top, "top"), []).append((stops[1][0], first, i))
        sides.setdefault((link.bottom, "bottom"), []).append((stops[-2][0], last, i))
    found: Ports = {}
    for (box, end), links in sides.items():
        middle, width = placed.boxes[box][0], room[box].w
        ways = sorted({(x, way) for x, way, _ in links})
        step = min(PORT_STEP, (width - 2 * PORT_MARGIN) / max(1, len(ways) - 1))
        port = {way: middle + (place - (len(ways) - 1) / 2) * step for place, (_, way) in enumerate(ways)}
        found.update(((i, end), port[way]) for _, way, i in links)
    return found


def _downwards(i: int, link: Link, todo: Plan, placed: Placement, room: Mapping[str, Cell], ports: Ports) -> Route:
    """Straight through each row, at the x of the box's port or of the knot; curves in the gaps between."""
    rows, row = placed.rows, todo.row[link.top]
    stops = [ports[i, "top"]]
    for place, k in enumerate(link.knots):
        # beside its label, not through it
        stops.append(placed.knots[k][0] - (todo.knots[k].width / 2 - LABEL_GAP if place == link.label else 0))
    stops.append(ports[i, "bottom"])
    points: list[Point] = []
    for step, (ax, bx) in enumerate(pairwise(stops)):
        ay, by = rows.bottom[row + step], rows.top[row + step + 1]
        points += [(ax, ay), (ax, (ay + by) / 2), (bx, (ay + by) / 2), (bx, by)]
    start = (stops[0], placed.boxes[link.top][1] + room[link.top].h / 2)
    end = (stops[-1], placed.boxes[link.bottom][1] - room[link.bottom].h / 2)
    return Route(_path(start, points, end, link.down != link.joins), _label(link, placed, points))


def _label(link: Link, placed: Placement, points: list[Point]) -> Point:
    if link.label >= 0:
        x, y = placed.knots[link.knots[link.label]]
        return x + LABEL_GAP, y
    (ax, ay), (bx, by) = points[0], points[-1]
    return (ax + bx) / 2, (ay + by) / 2


def _path(first: Point, points: list[Point], last: Point, down: bool) -> str:
    """From the first to the last point, or back; groups of four points are cubic curves, with lines between."""
    line, start, end = (points, first, last) if down else (points[::-1], last, first)
    parts, at = [f"M{_pair(start)}"], start
    for i in range(0, len(line), 4):
        if line[i] != at:
            parts.append(f"L{_pair(line[i])}")
        parts.append("C" + " ".join(_pair(p) for p in line[i + 1 : i + 4]))
        at = line[i + 3]
    if end != at:
        parts.append(f"L{_pair(end)}")
    return "".join(parts)


def _neighbours(todo: Plan, placed: Placement) -> set[tuple[str, str]]:
    """Boxes that stand side by side in a row, left and right, with no box between."""
    rows: dict[int, list[str]] = {}
    for box in placed.boxes:
        rows.setdefault(todo.row[box], []).append(box)
    found: set[tuple[str, str]] = set()
    for row in rows.values():
        row.sort(key=lambda b: placed.boxes[b][0])
        found.update(pairwise(row))
    return found


def _flat(
    link: Link, todo: Plan, placed: Placement, room: Mapping[str, Cell], neighbours: set[tuple[str, str]]
) -> Route:
    """Both ends in one row: straight across to a neighbour, else below the boxes between."""
    (ax, ay), (bx, by) = placed.boxes[link.top], placed.boxes[link.bottom]
    a, b = room[link.top], room[link.bottom]
    side = 1 if bx >= ax else -1
    if (link.top, link.bottom) in neighbours or (link.bottom, link.top) in neighbours:
        start, end = (ax + side * a.w / 2, ay), (bx - side * b.w / 2, by)
        return Route(_path(start, [], end, link.down), ((start[0] + end[0]) / 2, ay - 8))
    floor = placed.rows.bottom[todo.row[link.top]]
    below = floor + todo.gap * 0.8
    start = (ax + side * (a.w / 2 - PORT_MARGIN), ay + a.h / 2)
    end = (bx - side * (b.w / 2 - PORT_MARGIN), by + b.h / 2)
    points = [(start[0], floor), (start[0], below), (end[0], below), (end[0], floor)]
    return Route(_path(start, points, end, link.down), ((ax + bx) / 2, below - 8))


def _pair(point: Point) -> str:
    return f"{number(point[0])},{number(point[1])}"


def number(value: float) -> float | int:
    """A tenth of a pixel is enough; whole numbers without a point are shorter."""
    short = round(value, 1)
    return int(short) if short == int(short) else short
