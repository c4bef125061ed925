"""Ranks of boxes, from top to bottom.

Example::

    ranks(picture, arcs(picture))   # {'convolution': 1, 'relu': 2, 'threshold_backward': 2, 'convolution_backward': 1}

What cannot happen: an arc that constrains ranks runs upwards; a box has no rank.

Note: two passes
    First every box gets the rank of the longest way to it from the top. Then groups of boxes sink as long as that
    makes all edges together shorter, as the network simplex method would. This matters for what starts anywhere: the
    transposed weight of a linear layer, used by one matmul at the bottom, must not stay at the top because its second
    transpose hangs on it (the group grows by what is in its way); a mask made for one layer must sink with the two
    constants it is made from (the group grows by what only it reads).

    A backward box that reads a value of a forward one is held beside it, with less force than its own edges have: the
    gradient of an encoder, which its last layer gets from every layer of the decoder, must not sink to where they are.

Note: islands
    A counter of batches is read and written by nothing else: it would stand at the top, and fifty of them in a row.
    Small parts without a link to the rest stand beside what runs before them.

Note: what only the other phase reads
    A copy made for the backward graph (`alias`, `detach`) ends its phase: it stands beside what it copies, and not a
    row below, where the next layer begins and the frame of the layer would reach into the next one's.

Note: what a backward graph is given
    One kept value, or the copy made of it, that one box alone reads stands beside that box: above it, it would reach
    into the frame of the layer whose gradient comes before. Several of one box stand above it.

Note: hubs
    A value with many users, such as an attention mask, is far from most of them wherever it stands. Its edges pull
    nothing; the long ones become portals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from viewer.boxes import Picture
from viewer.connected import connected
from viewer.mirror import Arc, order

GROUP_LIMIT = 24
MOST_BESIDE = 2
HUB = 6
BESIDE = 0.3  # weight of an edge that holds a backward box beside the forward one whose value it reads


def ranks(picture: Picture, found: Sequence[Arc], tied: Set[str] = frozenset()) -> dict[str, int]:
    """A rank for each box, larger further down; `tied` are those with more users in their phase than `found` tells."""
    line = order(picture)
    net = _Net(line, found, tied)
    for box in line:
        net.rank[box] = max((net.rank[a.upper] + a.length for a in net.above[box]), default=0)
    for box in reversed(line):
        net.sink(box)
    for box in line:
        if box not in tied:
            net.stand_beside(box)
    if picture.graph.stage == "backward":
        for box in line:
            net.stand_by_reader(box)
    _place_islands(line, found, net.rank)
    return net.rank


def _place_islands(line: Sequence[str], found: Sequence[Arc], rank: dict[str, int]) -> None:
    """Moves small parts that nothing links to the rest to where they run."""
    parts = connected(line, ((arc.upper, arc.lower) for arc in found))
    if not parts:
        return
    own = {box: number for number, part in enumerate(parts) for box in part}
    main = max(parts, key=len)
    here, rest = rank[main[0]], set(main)
    moves: dict[int, int] = {}
    for box in line:
        part = parts[own[box]]
        if box in rest:
            here = rank[box]
        elif own[box] not in moves and len(part) <= GROUP_LIMIT:
            moves[own[box]] = here - min(rank[b] for b in part)
    for box in line:
        rank[box] += moves.get(own[box], 0)


class _Net:
    def __init__(self, line: Sequence[str], found: Sequence[Arc], tied: Set[str]) -> None:
        self.tied = tied
        self.rank: dict[str, int] = {}
        self.above: dict[str, list[Arc]] = {box: [] for box in line}
        self.below: dict[str, list[Arc]] = {box: [] for box in line}
        for arc in found:
            if not arc.against:
                self.above[arc.lower].append(arc)
                self.below[arc.upper].append(arc)
        users = Counter(a.edge.source for a in found if not a.crossing)
        self.hubs = {box for box, count in users.items() if count > HUB}
        self.tree: dict[str, frozenset[str]] = {}
        for box in line:
            self._grow(box)

    def _grow(self, box: str) -> None:
        """Remembers the box with all it is made from, when that is little and nothing else reads any of it."""
        uppers = [a.upper for a in self.above[box] if self.weight(a)]
        if all(self.alone(u) for u in uppers):
            tree = frozenset({box}.union(*(self.tree[u] for u in uppers)))
            if len(tree) <= GROUP_LIMIT:
                self.tree[box] = tree

    def alone(self, box: str) -> bool:
        """True when the box is made from nothing else and has one user in its phase."""
        users = sum(1 for a in self.below[box] if not a.crossing)
        return box in self.tree and box not in self.tied and users == 1

    def weight(self, arc: Arc) -> int:
        return 0 if arc.crossing or arc.edge.source in self.hubs else 1

    def pull(self, group: set[str]) -> float:
        """By how much all edges together get shorter when the group moves one rank down."""
        gain = sum(self.weight(a) for box in group for a in self.below[box] if a.lower not in group)
        above = [a for box in group for a in self.above[box] if a.upper not in group]
        beside = BESIDE * sum(1 for a in above if a.crossing and a.edge.source not in self.hubs)
        return gain - sum(self.weight(a) for a in above) - beside

    def sink(self, box: str) -> None:
        """Moves a box down, with what hangs on it and what only it reads, as long as that shortens edges."""
        group = {box} | self.sources(box)
        if self.pull(group) <= 0:
            return
        while len(group) <= GROUP_LIMIT:
            free = [
                (self.rank[a.lower] - self.rank[a.upper] - a.length, a.lower)
                for b in group
                for a in self.below[b]
                if a.lower not in group
            ]
            tight = {lower for slack, lower in free if slack == 0}
            if tight:
                group |= tight.union(*(self.sources(lower) for lower in tight))
            elif free and self.pull(group) > 0:
                step = min(slack for slack, _ in free)
                for moved in group:
                    self.rank[moved] += step
            else:
                return

    def stand_beside(self, box: str) -> None:
        """Moves a box that the other phase alone reads, or reads for, up to the one box of its own phase."""
        own = [a.upper for a in self.above[box] if not a.crossing]
        across = [a.upper for a in self.above[box] if a.crossing]
        below = self.below[box]
        if len(own) != 1 or not (across or below) or not all(a.crossing for a in below):
            return
        if all(self.rank[upper] <= self.rank[own[0]] for upper in across):
            self.rank[box] = self.rank[own[0]]

    def stand_by_reader(self, box: str) -> None:
        """Moves a box that one other alone reads, with the one it is made from, down to that one."""
        if not self._is_slight(box):
            return
        (reader,) = (a.lower for a in self.below[box])
        uppers = {a.upper for a in self.above[reader]}
        if len(uppers) > 1 and sum(map(self._is_slight, uppers)) == 1:
            for moved in self.tree[box]:
                self.rank[moved] = self.rank[reader]

    def _is_slight(self, box: str) -> bool:
        """True for what one box alone reads, and that at most one other is made into."""
        return self.alone(box) and len(self.tree[box]) <= MOST_BESIDE

    def sources(self, box: str) -> set[str]:
        """What is made for this box alone, from nothing else: constants and what is made of them."""
        found: set[str] = set()
        for arc in self.above[box]:
            if not arc.crossing and self.alone(arc.upper):
                found |= self.tree[arc.upper]
        return found
