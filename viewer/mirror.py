"""Where boxes stand from top to bottom: forward runs down, backward runs up beside it.

Example::

    found = arcs(picture)
    ranks(picture, found)   # {'convolution': 1, 'relu': 2, 'threshold_backward': 2, 'convolution_backward': 1}

What cannot happen: a cycle (folded boxes can make one) keeps the ranks from being found: an edge against the order of
the boxes' first operations is marked and left out of the ranking.

Note: the mirrored drawing
    Every backward edge is turned round for the layout and drawn with its arrow at the start, so that a backward box
    ranks next to the forward boxes whose values it reads. Edges between the phases pull nothing: they may lie flat
    (`minlen=0, weight=0`). Without this, the edges of saved tensors span the whole drawing and `dot` does not finish.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from viewer.boxes import Edge, Picture

GROUP_LIMIT = 24


@dataclass(frozen=True, slots=True)
class Arc:
    """An edge as the layout sees it: from the box above to the box below.

    `turned`: the edge itself runs from `lower` to `upper`. `crossing`: the ends are of different phases. `against`:
    it runs against the order of the boxes and must not constrain their ranks.
    """

    edge: Edge
    upper: str
    lower: str
    turned: bool = False
    crossing: bool = False
    against: bool = False

    @property
    def length(self) -> int:
        """How many ranks lie between the ends at least."""
        return 0 if self.crossing else 1


Arcs = dict[str, list[Arc]]


def order(picture: Picture) -> tuple[str, ...]:
    """Box ids so that every arc that constrains ranks goes from an earlier to a later one."""
    if not picture.mirrored:
        return tuple(b.id for b in picture.boxes)
    forward = [b.id for b in picture.boxes if b.phase == "forward"]
    backward = [b.id for b in picture.boxes if b.phase == "backward"]
    return (*forward, *reversed(backward))


def arcs(picture: Picture) -> tuple[Arc, ...]:
    """One arc for each drawn edge, in the order of the edges."""
    phase = {b.id: b.phase for b in picture.boxes}
    place = {box: i for i, box in enumerate(order(picture))}
    found = []
    for edge in picture.edges:
        crossing = picture.mirrored and phase[edge.source] != phase[edge.target]
        # in a crossing edge the forward end is above; where both ends are backward, the user is
        turned = picture.mirrored and phase[edge.source] == "backward"
        upper, lower = (edge.target, edge.source) if turned else (edge.source, edge.target)
        found.append(Arc(edge, upper, lower, turned, crossing, place[upper] >= place[lower]))
    return tuple(found)


def ranks(picture: Picture, found: Sequence[Arc]) -> dict[str, int]:
    """A rank for each box, downwards: the longest way from the top, then groups of boxes pulled down to their users.

    This is what `dot` will do up to small shifts; it decides which edges become portals.
    """
    above: Arcs = {b.id: [] for b in picture.boxes}
    below: Arcs = {b.id: [] for b in picture.boxes}
    for arc in found:
        if not arc.against:
            above[arc.lower].append(arc)
            below[arc.upper].append(arc)
    rank: dict[str, int] = {}
    line = order(picture)
    for box in line:
        rank[box] = max((rank[a.upper] + a.length for a in above[box]), default=0)
    for box in reversed(line):
        if _pull(above, below, {box}) > 0:
            _sink(rank, above, below, box)
    return rank


def _pull(above: Arcs, below: Arcs, group: set[str]) -> int:
    """By how much all edges together get shorter when the group moves one rank down; crossing edges do not count."""
    gain = sum(a.length for box in group for a in below[box] if a.lower not in group)
    return gain - sum(a.length for box in group for a in above[box] if a.upper not in group)


def _sink(rank: dict[str, int], above: Arcs, below: Arcs, box: str) -> None:
    """Moves a box down as long as that shortens edges, taking along what hangs on it (`GROUP_LIMIT` boxes at most).

    The step of the network simplex method that matters here: the transposed weight of a linear layer, used by one
    matmul at the bottom, must not stay at the top because its second transpose hangs on it.
    """
    group = {box}
    while True:
        free = [(rank[a.lower] - rank[a.upper] - a.length, a) for b in group for a in below[b] if a.lower not in group]
        tight = {a.lower for slack, a in free if slack == 0}
        if tight:
            group |= tight
            if len(group) > GROUP_LIMIT:
                return
        elif free and _pull(above, below, group) > 0:
            step = min(slack for slack, _ in free)
            for moved in group:
                rank[moved] += step
        else:
            return
