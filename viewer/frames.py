"""Frames around open folds: the room they need between rows, and where they stand.

Example::

    extra = headroom(picture, row)          # px above each row, for names of frames that begin there
    frames(picture, row, placed, room)      # [{"id": …, "x": …, "label": "layers.0"}, …]

What cannot happen: a frame holds the box of another one; two names of frames stand over each other.

Note: large pictures
    The layout program keeps what is framed together. In a picture of more than `MOST_FRAMED` boxes it is not asked to,
    and in a simple layout there is no program: there, frames that would hold a foreign box are left out.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from viewer.boxes import Picture
from viewer.clusters import Cluster, children, spans
from viewer.dot import MOST_FRAMED, Cell

if TYPE_CHECKING:
    from viewer.placement import Placement

HEADER, PAD = 24.0, 9.0
TIGHT = 5.0  # px at the sides where the layout program leaves no margin: less than half of what lies between boxes
BEND = 16.0  # px that curves need between a frame's name and the row above


def headroom(picture: Picture, row: Mapping[str, int], rows: int, gap: float) -> list[float]:
    """Extra px above each row, and one more number for below the last."""
    inside_of = children(picture.clusters)
    span = spans(picture.clusters, row)
    above, below = [0] * (rows + 1), [0] * (rows + 1)
    up: dict[str, int] = {}
    down: dict[str, int] = {}
    for cluster in reversed(picture.clusters):
        if cluster.id not in span:
            continue
        first, last = span[cluster.id]
        inner = [c for c in inside_of.get(cluster.id, ()) if c in span]
        up[cluster.id] = 1 + max((up[c] for c in inner if span[c][0] == first), default=0)
        down[cluster.id] = 1 + max((down[c] for c in inner if span[c][1] == last), default=0)
        above[first] = max(above[first], up[cluster.id])
        below[last + 1] = max(below[last + 1], down[cluster.id])
    needs = [a * HEADER + b * PAD for a, b in zip(above, below, strict=True)]
    between = [max(0.0, n + BEND - gap) if n else 0.0 for n in needs]
    return [needs[0], *between[1:-1], needs[-1]] if rows else [0.0]


def frames(
    picture: Picture, row: Mapping[str, int], placed: Placement, room: Mapping[str, Cell]
) -> list[dict[str, Any]]:
    """Rectangles for the scene, outer ones first."""
    inner = children(picture.clusters)
    together = not placed.note and len(picture.boxes) <= MOST_FRAMED
    count = None if together else _Counter(picture, row, placed)
    side_pad = PAD if together else TIGHT
    found: dict[str, tuple[float, float, float, float]] = {}
    inside: dict[str, int] = {}
    span = spans(picture.clusters, row)
    for cluster in reversed(picture.clusters):
        edges = [found[c] for c in inner.get(cluster.id, ()) if c in found]
        for box in cluster.boxes:
            x, half = placed.boxes[box][0], room[box].w / 2 + room[box].side
            edges.append((x - half, placed.rows.top[row[box]], x + half, placed.rows.bottom[row[box]]))
        inside[cluster.id] = len(cluster.boxes) + sum(inside.get(c, 0) for c in inner.get(cluster.id, ()))
        if edges:
            left, top, right, bottom = (side(e[i] for e in edges) for i, side in enumerate((min, min, max, max)))
            found[cluster.id] = left - side_pad, top - HEADER, right + side_pad, bottom + PAD
    shown = [
        c for c in picture.clusters
        if c.id in found and (count is None or count.within(found[c.id], span[c.id]) == inside[c.id])
    ]  # fmt: skip
    return [_frame(c, found[c.id], placed.width) for c in shown]


def _frame(cluster: Cluster, edges: tuple[float, float, float, float], width: float) -> dict[str, Any]:
    left, top, right, bottom = max(0.0, edges[0]), edges[1], min(width, edges[2]), edges[3]
    return {
        "id": cluster.id,
        "x": round(left, 1),
        "y": round(top, 1),
        "w": round(right - left, 1),
        "h": round(bottom - top, 1),
        "label": cluster.label,
        "phase": cluster.phase,
    }


class _Counter:
    """How many boxes have their middle in a rectangle."""

    def __init__(self, picture: Picture, row: Mapping[str, int], placed: Placement) -> None:
        self._lines: dict[int, list[float]] = {}
        for box in picture.boxes:
            self._lines.setdefault(row[box.id], []).append(placed.boxes[box.id][0])
        for line in self._lines.values():
            line.sort()

    def within(self, frame: tuple[float, float, float, float], rows: tuple[int, int]) -> int:
        """Of the rows from the first to the last."""
        lines = (self._lines.get(r, []) for r in range(rows[0], rows[1] + 1))
        return sum(bisect_right(line, frame[2]) - bisect_left(line, frame[0]) for line in lines)
