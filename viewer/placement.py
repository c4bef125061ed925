"""Positions of boxes and knots: what a layout program says, as plain data.

Example::

    placed = read_plain(text, picture, todo, room)
    placed.boxes["convolution"]        # (120.5, 63.0), its middle in px

What cannot happen: a box or knot without a position, or off its row (`PlacementError`).

Note: precision
    `-Tplain` prints five significant digits, a pixel and more in a tall drawing. Rows are known from the plan, so y is
    computed here and only x is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.boxes import Picture
from viewer.channel import channel
from viewer.dot import Cell
from viewer.frames import headroom
from viewer.plan import Plan

Point = tuple[float, float]


class PlacementError(ValueError):
    """The layout program's output misses a box, or has it off its row."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Top and bottom of each row of boxes and knots, in px, and the room that frames need `below` the last."""

    top: tuple[float, ...]
    bottom: tuple[float, ...]
    below: float = 0.0

    @property
    def height(self) -> float:
        """Of all rows together."""
        return self.bottom[-1] + self.below if self.bottom else 0.0


@dataclass(frozen=True, slots=True)
class Placement:
    """Middles of boxes (by id) and knots (by number) in px, y downwards, and the rows they stand in."""

    width: float
    height: float
    boxes: Mapping[str, Point]
    knots: Sequence[Point]
    rows: Rows
    note: str = ""


def rows_of(picture: Picture, todo: Plan, room: Mapping[str, Cell]) -> Rows:
    """Rows as high as their highest box or knot, with a gap between and room for the names of frames."""
    height = [0.0] * (1 + max(todo.row.values(), default=-1))
    for box in picture.boxes:
        row = todo.row[box.id]
        height[row] = max(height[row], room[box.id].h)
    for knot in todo.knots:
        height[knot.row] = max(height[knot.row], knot.height)
    *above, below = headroom(picture, todo.row, len(height), todo.gap)
    top, bottom, y = [], [], 0.0
    for h, extra in zip(height, above, strict=True):
        top.append(y + extra)
        bottom.append(y + extra + h)
        y += extra + h + todo.gap
    return Rows(tuple(top), tuple(bottom), below)


def read_plain(text: str, picture: Picture, todo: Plan, room: Mapping[str, Cell]) -> Placement:
    """Positions from `-Tplain` text made of `dot_text` of the same plan. Raises PlacementError."""
    x: dict[str, float] = {}
    level: dict[str, float] = {}
    width = 0.0
    for line in text.splitlines():
        words = line.split(" ", 4)
        if words[0] == "node":
            x[words[1]], level[words[1]] = float(words[2]) * 72, float(words[3]) * 72
        elif words[0] == "graph":
            width = float(words[2]) * 72
    rows = rows_of(picture, todo, room)
    if _backward_left(picture, x):
        x = {node: width - value for node, value in x.items()}
    row = {f"b{i}": todo.row[b.id] for i, b in enumerate(picture.boxes)}
    row.update((f"v{i}", k.row) for i, k in enumerate(todo.knots) if k.phase or not picture.mirrored)
    try:
        _check_rows(row, level)
        places: dict[str | int, float] = {b.id: x[f"b{i}"] for i, b in enumerate(picture.boxes)}
        places |= {i: x[f"v{i}"] for i, k in enumerate(todo.knots) if k.phase or not picture.mirrored}
    except KeyError as error:
        raise PlacementError(f"the layout program left out {error}") from error
    places, shift = channel(picture, todo, room, places)
    return placement(picture, todo, room, places, width + shift, rows)


def placement(
    picture: Picture,
    todo: Plan,
    room: Mapping[str, Cell],
    x: Mapping[str | int, float],
    width: float,
    rows: Rows,
    note: str = "",
) -> Placement:
    """Places of boxes (by id) and knots (by number) from their x; the drawing is as wide as they need, or as said."""
    middle = [(a + b) / 2 for a, b in zip(rows.top, rows.bottom, strict=True)]
    boxes = {b.id: (x[b.id], middle[todo.row[b.id]]) for b in picture.boxes}
    knots = [(x[i], middle[k.row]) for i, k in enumerate(todo.knots)]
    rims = [boxes[b.id][0] + room[b.id].w / 2 + room[b.id].side for b in picture.boxes]
    return Placement(max([width, *rims]), rows.height, boxes, knots, rows, note)


def _backward_left(picture: Picture, x: Mapping[str, float]) -> bool:
    """True when the clusters of the phases came out the other way round, which nothing prevents without flat links."""
    if not picture.mirrored:
        return False
    side = {b.phase: x.get(f"b{i}", 0.0) for i, b in enumerate(picture.boxes)}
    return side.get("forward", 0.0) > side["backward"]


def _check_rows(row: Mapping[str, int], level: Mapping[str, float]) -> None:
    """Everything in a row has one height, and later rows are lower; else boxes could overlap."""
    heights: dict[int, tuple[float, float]] = {}
    for node, r in row.items():
        low, high = heights.get(r, (level[node], level[node]))
        heights[r] = min(low, level[node]), max(high, level[node])
    last = float("inf")
    for r in sorted(heights):
        low, high = heights[r]
        # printed with five digits: the error grows with the height of the drawing
        if high - low > 2e-4 * high + 0.2 or high >= last:
            raise PlacementError(f"the layout program moved a box out of row {r}")
        last = low
