"""Moves what stands beside an opened box aside, and looks whether the picture is right.

Example::

    spread = Spread(picture, todo, room)
    spread.x.update(places_before)
    spread.make_room(block, centre, half)      # the inside of a box of 2 · half px, where the box stood
    placed = spread.placement(rows)

What cannot happen: two boxes of a row change their order; boxes of a row overlap.

Note: aside
    What is right of the box moves right, what is left of it moves left, in all rows and by one distance each; in
    between, within the box's own width, by a share of it. So nothing comes nearer to anything else. The distance is the
    least that keeps boxes in the rows of the inside clear of it, boxes in the rows of each frame around it clear of
    that frame, and the phases apart.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations, pairwise
from statistics import median

from extraction.graph import Phase
from viewer.boxes import Picture
from viewer.channel import channel
from viewer.dot import Cell
from viewer.frames import PAD, frames
from viewer.placement import Placement, Rows, placement
from viewer.plan import KNOT, Plan

Item = str | int  # a box by id, a knot by number
GAP, KNOT_GAP, PHASE_GAP = 12.0, 6.0, 16.0
BOX_WEIGHT = 10.0  # against a knot's
FRAME = PAD + 3  # px that each frame around takes at a side


@dataclass(frozen=True)
class Block:
    """What takes more room: the inside of one half of a box, under its id, or one box.

    Its boxes, the places of boxes and knots in it, and where edges meet it.
    """

    id: str
    own: Set[str]
    x: Mapping[Item, float]
    rims: Sequence[Item]


class Spread:
    """Places of boxes and knots of a picture, as far as they are known."""

    def __init__(self, picture: Picture, todo: Plan, room: Mapping[str, Cell]) -> None:
        self.picture, self.todo, self.room = picture, todo, room
        self.x: dict[Item, float] = {}
        self.width: dict[Item, float] = {b: c.w + 2 * c.side for b, c in room.items()}
        self.width.update((i, k.width) for i, k in enumerate(todo.knots))
        self.row: dict[Item, int] = dict(todo.row) | {i: k.row for i, k in enumerate(todo.knots)}
        self.phase: dict[Item, Phase | None] = {b.id: b.phase for b in picture.boxes}
        self.phase.update((i, k.phase) for i, k in enumerate(todo.knots))
        self.around = {c.id: c.parent for c in picture.clusters}
        self.around.update((b, c.id) for c in picture.clusters for b in c.boxes)
        self.depth = {b.id: len(list(self._frames(self.around.get(b.id, "")))) for b in picture.boxes}
        self.inside = _members(picture)
        self._steps: list[tuple[float, float, float, float]] = []

    def moved(self, x: float) -> float:
        """Where a place of the picture before is now."""
        for step in self._steps:
            x = _aside(x, *step)
        return x

    def make_room(self, block: Block, centre: float, half: float) -> None:
        """Puts a block where its box stood, `half` px to both sides of `centre`, and everything else aside."""
        shift = round(centre - median(block.x[i] for i in block.rims))
        placed = {item: x + shift for item, x in block.x.items()}
        left = min(x - self.width[i] / 2 for i, x in placed.items())
        right = max(x + self.width[i] / 2 for i, x in placed.items())
        to_left = to_right = 0.0
        for begin, end, reach in self._foreign(block):
            if (begin + end) / 2 > centre:
                to_right = max(to_right, right + reach - begin)
            else:
                to_left = max(to_left, end - left + reach)
        step = centre, half, float(math.ceil(to_left)), float(math.ceil(to_right))
        self._steps.append(step)
        self.x = {item: _aside(x, *step) for item, x in self.x.items() if item not in placed} | placed

    def _foreign(self, block: Block) -> Iterator[tuple[float, float, float]]:
        """From where to where stands what must keep clear of the block, and by how many px."""
        phase, deepest = self.phase[next(iter(block.own))], max(self.depth[b] for b in block.own)
        for item, x in self.x.items() if self.picture.mirrored else ():
            if self.phase[item] not in (None, phase):
                yield *self._sides(item, x), FRAME * (deepest + self.depth.get(str(item), 0)) + PHASE_GAP
        depth, frame, own = 1 if block.id in self.inside else 0, block.id, block.own
        while True:
            first, last = self._rows(own)
            for item, x in self.x.items():
                counts = isinstance(item, str) or frame == block.id  # edges may run through frames
                if counts and item not in own and item not in block.x and first <= self.row[item] <= last:
                    yield *self._sides(item, x), depth * FRAME + (GAP if isinstance(item, str) else KNOT_GAP)
            for boxes in self.inside.values():
                if boxes.isdisjoint(own) and boxes.isdisjoint(block.own) and self._meets(boxes, first, last):
                    yield *self._extent(boxes), depth * FRAME + FRAME
            frame = self.around.get(frame, "")
            if not frame:
                return
            depth, own = depth + 1, self.inside[frame]

    def _sides(self, item: Item, x: float) -> tuple[float, float]:
        return x - self.width[item] / 2, x + self.width[item] / 2

    def _rows(self, boxes: Set[str]) -> tuple[int, int]:
        rows = [self.row[b] for b in boxes]
        return min(rows), max(rows)

    def _meets(self, boxes: Set[str], first: int, last: int) -> bool:
        top, bottom = self._rows(boxes)
        return top <= last and first <= bottom and all(b in self.x for b in boxes)

    def _extent(self, boxes: Set[str]) -> tuple[float, float]:
        least = min(self.depth[b] for b in boxes)
        sides = [(*self._sides(b, self.x[b]), FRAME * (1 + self.depth[b] - least)) for b in boxes]
        return min(left - rim for left, _, rim in sides), max(right + rim for _, right, rim in sides)

    def connect(self) -> None:
        """Knots without a place yet stand between their neighbours; those of the channel get theirs later."""
        for link in (found for found in self.todo.links if not found.crossing):
            stops: list[Item] = [link.top, *link.knots, link.bottom]
            known = [i for i, stop in enumerate(stops) if stop in self.x]
            for a, b in pairwise(known):
                for i in range(a + 1, b):
                    share = (i - a) / (b - a)
                    self.x[stops[i]] = self.x[stops[a]] * (1 - share) + self.x[stops[b]] * share

    def placement(self, rows: Rows) -> Placement:
        """The places, with no two boxes of a row nearer than they may be."""
        lines: dict[int, list[Item]] = {}
        for item in self.x:
            lines.setdefault(self.row[item], []).append(item)
        for line in lines.values():
            line.sort(key=lambda item: (self.x[item], str(item)))
            weights = [BOX_WEIGHT if isinstance(i, str) else 1.0 for i in line]
            distances = [self._distance(a, b) for a, b in pairwise(line)]
            self.x.update(zip(line, apart([self.x[i] for i in line], distances, weights), strict=True))
        x, _ = channel(self.picture, self.todo, self.room, self.x)
        rims = [(x[b.id], self.width[b.id] / 2 + FRAME * self.depth[b.id]) for b in self.picture.boxes]
        shift = math.ceil(max(0.0, *(side - at for at, side in rims)))
        places = {item: at + shift for item, at in x.items()}
        return placement(self.picture, self.todo, self.room, places, max(at + side for at, side in rims) + shift, rows)

    def _frames(self, frame: str) -> Iterator[str]:
        while frame:
            yield frame
            frame = self.around[frame]

    def _distance(self, a: Item, b: Item) -> float:
        both = (self.width[a] + self.width[b]) / 2
        knots = isinstance(a, int) + isinstance(b, int)
        if knots == 2:  # edges may share a way, but not a label's
            return 0.0 if both == KNOT else both
        return both + (KNOT_GAP if knots else GAP)


def _members(picture: Picture) -> dict[str, set[str]]:
    """All boxes in each frame."""
    found: dict[str, set[str]] = {}
    for cluster in reversed(picture.clusters):
        found.setdefault(cluster.id, set()).update(cluster.boxes)
        if cluster.parent:
            found.setdefault(cluster.parent, set()).update(found[cluster.id])
    return found


def _aside(x: float, centre: float, half: float, to_left: float, to_right: float) -> float:
    share = max(-1.0, min(1.0, (x - centre) / half))
    return x + share * (to_right if share > 0 else to_left)


def apart(x: Sequence[float], distances: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Places with at least these distances, in the same order, that differ least from `x` (by weighted squares).

    Without the distances this is isotonic regression: neighbours that violate the order are pooled at their mean.
    """
    offsets = [0.0]
    for distance in distances:
        offsets.append(offsets[-1] + distance)
    pools: list[tuple[float, float, int]] = []
    for place, offset, weight in zip(x, offsets, weights, strict=True):
        mean, heavy, count = place - offset, weight, 1
        while pools and pools[-1][0] > mean + 1e-9:
            other, more, size = pools.pop()
            mean, heavy, count = (mean * heavy + other * more) / (heavy + more), heavy + more, count + size
        pools.append((mean, heavy, count))
    means = [mean for mean, _, count in pools for _ in range(count)]
    return [mean + offset for mean, offset in zip(means, offsets, strict=True)]


def sound(picture: Picture, todo: Plan, room: Mapping[str, Cell], placed: Placement) -> bool:
    """True when frames hold their own boxes only, frames that are not nested are apart, and so are the phases."""
    side = {b: c.w / 2 + c.side for b, c in room.items()}
    if picture.mirrored:
        forward = [placed.boxes[b.id][0] + side[b.id] for b in picture.boxes if b.phase == "forward"]
        backward = [placed.boxes[b.id][0] - side[b.id] for b in picture.boxes if b.phase == "backward"]
        if max(forward, default=-math.inf) > min(backward, default=math.inf):
            return False
    inside, shown = _members(picture), {f["id"]: f for f in frames(picture, todo.row, placed, room)}
    for id, f in shown.items():
        top, bottom = f["y"], f["y"] + f["h"]
        for box, (x, y) in placed.boxes.items():
            if top < y < bottom and box not in inside[id] and f["x"] - side[box] < x < f["x"] + f["w"] + side[box]:
                return False
    apart = (pair for pair in combinations(shown, 2) if inside[pair[0]].isdisjoint(inside[pair[1]]))
    return not any(_meet(shown[a], shown[b]) for a, b in apart)


def _meet(a: Mapping[str, float], b: Mapping[str, float]) -> bool:
    return all(a[p] < b[p] + b[s] and b[p] < a[p] + a[s] for p, s in (("x", "w"), ("y", "h")))
