"""A simple placement of our own, for when the layout program is missing, fails or takes too long.

Example::

    placed = place(picture, todo, room, note="dot took longer than 8 s")

What cannot happen: it fails or takes long: a few passes over boxes and links. Boxes never overlap.

Note: how
    Boxes and knots stand in the rows of the plan. In a mirrored picture the forward ones grow from the middle to the
    left and the others to the right. Two passes order each row by where the neighbours stand; then each row is packed
    around the middle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from viewer.boxes import Picture
from viewer.channel import channel
from viewer.dot import Cell
from viewer.placement import Placement, placement, rows_of
from viewer.plan import Plan

GAP = 14.0
MIDDLE = 40.0
Item = str | int  # a box by id, a knot by number


def place(picture: Picture, todo: Plan, room: Mapping[str, Cell], note: str) -> Placement:
    """Positions of all boxes and knots."""
    width: dict[Item, float] = {b: c.w + 2 * c.side for b, c in room.items()}
    width.update((i, k.width) for i, k in enumerate(todo.knots))
    rows = rows_of(picture, todo, room)
    near = _neighbours(todo)
    x: dict[Item, float] = {}
    for side, items in _sides(picture, todo).items():
        for line in _ordered(items, near):
            x.update(_packed(line, width, side))
    left = min((x[i] - width[i] / 2 for i in x), default=0.0)
    places, _ = channel(picture, todo, room, {i: at - left for i, at in x.items()})
    right = max((at + width[i] / 2 for i, at in places.items()), default=0.0)
    return placement(picture, todo, room, places, right, rows, note)


def _sides(picture: Picture, todo: Plan) -> dict[int, dict[int, list[Item]]]:
    """Items by side (-1 left, 1 right, 0 a single column of rows) and row."""
    sides: dict[int, dict[int, list[Item]]] = {}
    for box in picture.boxes:
        side = 0 if not picture.mirrored else -1 if box.phase == "forward" else 1
        sides.setdefault(side, {}).setdefault(todo.row[box.id], []).append(box.id)
    for i, knot in enumerate(todo.knots):
        if knot.phase or not picture.mirrored:
            side = 0 if not picture.mirrored else -1 if knot.phase == "forward" else 1
            sides.setdefault(side, {}).setdefault(knot.row, []).append(i)
    return sides


def _neighbours(todo: Plan) -> dict[Item, list[Item]]:
    near: dict[Item, list[Item]] = {}
    for link in todo.links:
        stops: list[Item] = [link.top, *link.knots, link.bottom]
        for a, b in pairwise(stops):
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
    return near


def _ordered(rows: Mapping[int, list[Item]], near: Mapping[Item, Sequence[Item]]) -> list[list[Item]]:
    """Each row sorted by the mean place of its items' neighbours, once downwards and once upwards."""
    lines = [rows[r] for r in sorted(rows)]
    at: dict[Item, float] = {item: i / len(line) for line in lines for i, item in enumerate(line)}
    for line in [*lines, *reversed(lines)]:
        mean: dict[Item, float] = {}
        for item in line:
            places = [at[n] for n in near.get(item, ()) if n in at]
            mean[item] = sum(places) / len(places) if places else at[item]
        line.sort(key=mean.__getitem__)
        at.update({item: i / len(line) for i, item in enumerate(line)})
    return lines


def _packed(line: Sequence[Item], width: Mapping[Item, float], side: int) -> dict[Item, float]:
    """Middles of a row's items, packed from the middle of the picture outwards, or centred."""
    total = sum(width[i] + GAP for i in line) - GAP
    x = -total / 2 if side == 0 else MIDDLE if side > 0 else -MIDDLE - total
    found = {}
    for item in line:
        found[item] = x + width[item] / 2
        x += width[item] + GAP
    return found
