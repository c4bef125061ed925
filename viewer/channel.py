"""The channel between forward and backward, where edges from the one to the other run.

Example::

    x, shift = channel(picture, todo, room, x)      # backward moves by `shift` px; knots of the channel have places

What cannot happen: an edge between the phases passes a row anywhere else; two that run beside each other in a row, and
share no way, have one place.

Note: the order of lines
    What enters from the left below, while another line runs down already, would cross that line if it ran right of it.
    So lines that begin later, seen in their direction, run further left; each takes the leftmost place that is right of
    all it runs beside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from viewer.boxes import Picture
from viewer.clusters import depths
from viewer.dot import Cell
from viewer.plan import Plan

STEP, MARGIN = 7.0, 18.0
FRAME = 12.0  # px that each frame around a box takes at a side
Item = str | int  # a box by id, a knot by number


class _Line(NamedTuple):
    first: int
    last: int
    down: bool
    knots: tuple[int, ...]
    width: float


def channel(
    picture: Picture, todo: Plan, room: Mapping[str, Cell], x: Mapping[Item, float]
) -> tuple[dict[Item, float], float]:
    """Places with those of the channel's knots, and by how much the backward ones are moved for that."""
    if not picture.mirrored:
        return dict(x), 0.0
    left, right = _rims(picture, todo, room, x)
    placed: list[tuple[float, _Line]] = []
    taken: dict[int, float] = {}  # by row, up to where there are lines
    for line in _lines(todo):
        rows = range(line.first, line.last + 1)
        start = max(taken.get(r, 0.0) for r in rows)
        taken.update(dict.fromkeys(rows, start + line.width))
        placed.append((start + line.width / 2, line))
    width = max(taken.values(), default=0.0)
    shift = left + 2 * MARGIN + width - right
    phase: dict[Item, str | None] = {b.id: b.phase for b in picture.boxes}
    phase.update((i, k.phase) for i, k in enumerate(todo.knots))
    found = {item: at + (shift if phase[item] == "backward" else 0.0) for item, at in x.items()}
    for middle, line in placed:
        found.update((k, left + MARGIN + middle) for k in line.knots)
    return found, shift


def _rims(picture: Picture, todo: Plan, room: Mapping[str, Cell], x: Mapping[Item, float]) -> tuple[float, float]:
    """Where forward ends and backward begins, frames included."""
    depth = depths(picture.clusters)
    forward, backward = [], []
    for box in picture.boxes:
        cell = room[box.id]
        half = cell.w / 2 + cell.side + FRAME * depth.get(box.id, 0)
        if box.phase == "forward":
            forward.append(x[box.id] + half)
        else:
            backward.append(x[box.id] - half)
    for i, knot in enumerate(todo.knots):
        if knot.phase == "forward":
            forward.append(x[i] + knot.width / 2)
        elif knot.phase == "backward":
            backward.append(x[i] - knot.width / 2)
    return max(forward, default=0.0), min(backward)


def _lines(todo: Plan) -> list[_Line]:
    """What runs in the channel, each shared way once: down before up, what begins last first."""
    ways: dict[int, set[int]] = {}  # a way by its first knot found: all knots
    down: dict[int, bool] = {}
    key: dict[int, int] = {}
    for link in todo.links:
        if link.crossing and link.knots:
            own = next((key[k] for k in link.knots if k in key), link.knots[0])
            ways.setdefault(own, set()).update(link.knots)
            key.update((k, own) for k in link.knots)
            down[own] = link.down
    found = []
    for own, knots in ways.items():
        rows = [todo.knots[k].row for k in knots]
        width = max(STEP, *(todo.knots[k].width for k in knots))
        found.append(_Line(min(rows), max(rows), down[own], tuple(sorted(knots)), width))
    return sorted(found, key=lambda w: (not w.down, -w.first if w.down else w.last, w.last - w.first, w.knots))
