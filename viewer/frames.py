"""Frames around open folds: the room they need between rows, and where they stand.

Example::

    extra = headroom(picture, row)          # px above each row, for names of frames that begin there
    frames(picture, row, placed, room)      # [{"id": …, "x": …, "label": "layers.0"}, …]

What cannot happen: a frame crosses the box of another one (the layout program keeps what is in a frame together); two
names of frames stand over each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from viewer.boxes import Picture
from viewer.dot import Cell

if TYPE_CHECKING:
    from viewer.placement import Placement

HEADER, PAD = 24.0, 9.0
BEND = 16.0  # px that curves need between a frame's name and the row above


def _spans(picture: Picture, row: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """First and last row of each cluster."""
    found: dict[str, tuple[int, int]] = {}
    for cluster in reversed(picture.clusters):
        rows = [row[b] for b in cluster.boxes]
        for inner in picture.clusters:
            if inner.parent == cluster.id and inner.id in found:
                rows += found[inner.id]
        if rows:
            found[cluster.id] = min(rows), max(rows)
    return found


def headroom(picture: Picture, row: Mapping[str, int], rows: int, gap: float) -> list[float]:
    """Extra px above each row, and one more number for below the last."""
    spans = _spans(picture, row)
    above, below = [0] * (rows + 1), [0] * (rows + 1)
    up: dict[str, int] = {}
    down: dict[str, int] = {}
    for cluster in reversed(picture.clusters):
        if cluster.id not in spans:
            continue
        first, last = spans[cluster.id]
        inner = [c.id for c in picture.clusters if c.parent == cluster.id and c.id in spans]
        up[cluster.id] = 1 + max((up[c] for c in inner if spans[c][0] == first), default=0)
        down[cluster.id] = 1 + max((down[c] for c in inner if spans[c][1] == last), default=0)
        above[first] = max(above[first], up[cluster.id])
        below[last + 1] = max(below[last + 1], down[cluster.id])
    needs = [a * HEADER + b * PAD for a, b in zip(above, below, strict=True)]
    between = [max(0.0, n + BEND - gap) if n else 0.0 for n in needs]
    return [needs[0], *between[1:-1], needs[-1]] if rows else [0.0]


def frames(
    picture: Picture, row: Mapping[str, int], placed: Placement, room: Mapping[str, Cell]
) -> list[dict[str, Any]]:
    """Rectangles for the scene, outer ones first; none in a simple layout, which does not keep members together."""
    if placed.note:
        return []
    found: dict[str, tuple[float, float, float, float]] = {}
    for cluster in reversed(picture.clusters):
        edges = [found[c.id] for c in picture.clusters if c.parent == cluster.id and c.id in found]
        for box in cluster.boxes:
            x, half = placed.boxes[box][0], room[box].w / 2 + room[box].side
            edges.append((x - half, placed.rows.top[row[box]], x + half, placed.rows.bottom[row[box]]))
        if edges:
            left, top, right, bottom = (side(e[i] for e in edges) for i, side in enumerate((min, min, max, max)))
            found[cluster.id] = left - PAD, top - HEADER, right + PAD, bottom + PAD
    return [
        {
            "id": c.id,
            "x": round(found[c.id][0], 1),
            "y": round(found[c.id][1], 1),
            "w": round(found[c.id][2] - found[c.id][0], 1),
            "h": round(found[c.id][3] - found[c.id][1], 1),
            "label": c.label,
            "phase": c.phase,
        }
        for c in picture.clusters
        if c.id in found
    ]
