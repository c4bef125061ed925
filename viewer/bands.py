"""Frames that follow each other stand below each other, and the halves of one beside each other.

Example::

    rank = stacked(picture, found, rank)     # a frame begins a rank below the one it follows
    rank = beside(picture, found, rank)      # 'fold:f:layers.1' at the rank of 'fold:b:layers.1'

What cannot happen: an arc that constrains ranks runs upwards afterwards, or becomes shorter than it must be.

Note: why
    `dot` sets two frames side by side as soon as one rank belongs to both, and with every layer that overlaps the next
    by a single rank the graph walks off to the right, in a staircase. Where the later frame is made from the earlier
    one, it begins a rank below its end: everything from its first rank on sinks, but what the earlier one is made from.
    Frames that overlap by more than half of the shorter one run at the same time, and are left alone.

Note: halves
    The backward half of a layer mostly has more rows, so that the ones below it would stand lower and lower than their
    forward halves. What is forward moves down as far as this brings halves to the same rank, and no further: the value
    that a backward box reads stays above it or beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from viewer.boxes import Picture
from viewer.clusters import Cluster
from viewer.mirror import Arc


def stacked(picture: Picture, found: Sequence[Arc], rank: Mapping[str, int]) -> dict[str, int]:
    """The ranks, with room between the frames of one phase that stand in one frame and follow each other."""
    result, inside = dict(rank), _inside(picture.clusters)
    net = _Reach(found)
    for siblings in _siblings(picture.clusters, inside):
        for later in sorted(siblings, key=lambda c: min(result[b] for b in inside[c])):
            for earlier in siblings:
                if earlier != later:
                    _part(inside[earlier], inside[later], net, result)
    return result


def _part(earlier: frozenset[str], later: frozenset[str], net: _Reach, rank: dict[str, int]) -> None:
    """Moves the later frame below the earlier one where it follows it and the two overlap a little."""
    (top, last), (start, end) = ((min(rank[b] for b in f), max(rank[b] for b in f)) for f in (earlier, later))
    over = last + 1 - start
    height = min(last - top, end - start) + 1
    if not (top < start and over > 0 and 2 * over <= height):
        return
    if later.isdisjoint(net.below(earlier)) or not earlier.isdisjoint(net.below(later)):
        return
    stays = earlier | net.above(earlier)
    for box, at in rank.items():
        if at >= start and box not in stays:
            rank[box] = at + over


def _inside(clusters: Sequence[Cluster]) -> dict[str, frozenset[str]]:
    """The boxes of each frame, at any depth."""
    found = {c.id: set(c.boxes) for c in clusters}
    for cluster in reversed(clusters):  # from the inside out
        if cluster.parent:
            found[cluster.parent] |= found[cluster.id]
    return {key: frozenset(boxes) for key, boxes in found.items()}


def _siblings(clusters: Sequence[Cluster], inside: Mapping[str, frozenset[str]]) -> Iterable[list[str]]:
    """Frames of one phase with the same frame around them, from the outside in; without empty ones."""
    found: dict[tuple[str, str], list[str]] = {}
    for cluster in clusters:
        if inside[cluster.id]:
            found.setdefault((cluster.parent, cluster.phase), []).append(cluster.id)
    return found.values()


def beside(picture: Picture, found: Sequence[Arc], rank: Mapping[str, int]) -> dict[str, int]:
    """The ranks, with forward boxes and frames that stand above their backward halves moved down to them."""
    starts = dict(rank) | {
        key: min(rank[b] for b in boxes) for key, boxes in _inside(picture.clusters).items() if boxes
    }
    gaps: dict[int, int] = {}  # by the rank of forward halves: how far the nearest backward half is below
    for key, start in starts.items():
        half = starts.get(key.replace("fold:f:", "fold:b:", 1)) if key.startswith("fold:f:") else None
        if half is not None:
            gaps[start] = min(gaps.get(start, half - start), half - start)
    free = [(rank[a.upper], rank[a.lower] - rank[a.upper]) for a in found if a.crossing and not a.against]
    moves: list[tuple[int, int]] = []  # from which rank on, by how much; from the bottom up, ever less
    move = max(gaps.values(), default=0)
    for start, gap in sorted(gaps.items(), reverse=True):
        move = max(0, min([move, gap, *(room for at, room in free if at >= start)]))
        moves.append((start, move))
    phase = {b.id: b.phase for b in picture.boxes}
    by = {at: next((m for start, m in moves if start <= at), 0) for at in set(rank.values())}
    return {box: at + by[at] if phase[box] == "forward" else at for box, at in rank.items()}


class _Reach:
    """What lies above and below boxes, by arcs that constrain ranks. Below: within a phase."""

    def __init__(self, found: Sequence[Arc]) -> None:
        self._up: dict[str, list[str]] = {}
        self._down: dict[str, list[str]] = {}
        self._known: dict[frozenset[str], frozenset[str]] = {}
        for arc in found:
            if arc.against:
                continue
            self._up.setdefault(arc.lower, []).append(arc.upper)
            if not arc.crossing:
                self._down.setdefault(arc.upper, []).append(arc.lower)

    def above(self, boxes: frozenset[str]) -> frozenset[str]:
        """All that the boxes hang on."""
        return _closure(boxes, self._up)

    def below(self, boxes: frozenset[str]) -> frozenset[str]:
        """All that hangs on the boxes."""
        if boxes not in self._known:
            self._known[boxes] = _closure(boxes, self._down)
        return self._known[boxes]


def _closure(boxes: frozenset[str], steps: Mapping[str, Sequence[str]]) -> frozenset[str]:
    found, todo = set(boxes), list(boxes)
    while todo:
        for box in steps.get(todo.pop(), ()):
            if box not in found:
                found.add(box)
                todo.append(box)
    return frozenset(found)
