"""The picture as the layout sees it: forward runs down, backward runs up beside it.

Example::

    arcs(picture)[3]      # Arc(edge relu_grad->conv_grad, upper 'conv_grad', lower 'relu_grad', turned=True)

What cannot happen: a cycle (folded boxes can make one) upsets the ranking: the edge that closes it is marked. Where
there is none, no edge is.

Note: the mirrored drawing
    Every backward edge is turned round for the layout, so that a backward box ranks next to the forward boxes whose
    values it reads. Edges between the phases pull nothing: they may lie flat. Without this, the edges of saved tensors
    span the whole drawing and `dot` does not finish.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from viewer.boxes import Edge, Picture


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


def order(picture: Picture) -> tuple[str, ...]:
    """Box ids so that every arc that constrains ranks goes from an earlier to a later one."""
    if not picture.mirrored:
        return tuple(_line([b.id for b in picture.boxes], picture.edges))
    forward = [b.id for b in picture.boxes if b.phase == "forward"]
    backward = [b.id for b in picture.boxes if b.phase == "backward"]
    return (*_line(forward, picture.edges), *reversed(_line(backward, picture.edges)))


def _line(boxes: Sequence[str], edges: Sequence[Edge]) -> list[str]:
    """Each box after those whose values it reads; of those that may come next the first one does."""
    place = {box: i for i, box in enumerate(boxes)}
    missing = dict.fromkeys(boxes, 0)
    users: dict[str, list[str]] = {box: [] for box in boxes}
    for edge in edges:
        if edge.source in place and edge.target in place:
            users[edge.source].append(edge.target)
            missing[edge.target] += 1
    ready = [place[box] for box in boxes if not missing[box]]  # sorted, and so a heap
    found: list[str] = []
    left = dict.fromkeys(boxes)
    while left:
        box = boxes[heappop(ready)] if ready else min(left, key=lambda b: (missing[b], place[b]))  # a cycle
        if box not in left:
            continue  # a cycle was broken here
        del left[box]
        found.append(box)
        for user in users[box]:
            missing[user] -= 1
            if not missing[user]:
                heappush(ready, place[user])
    return found


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
