"""What the layout program gets: ranks fixed, long edges cut into steps of one rank, loose parts tied on.

Example::

    todo = plan(picture, split.kept, ranks(picture, found))
    todo.links[0].knots          # numbers of the points an edge passes between its ends, one a row

What cannot happen: an edge of the plan spans more than one row, so that `dot` has neither ranks nor routes to find; two
parts of the picture stand at rows of their own because no edge ties them.

Note: why not leave it to `dot`
    Measured on a joint BERT graph at prims (3,700 boxes): of `dot`'s time, which was 2 to 20 s depending on small
    changes, most went into routing a few edges and into balancing ranks. Given every row a passing edge needs as a
    point of its own, it only has to order rows and to place them, in 0.9 s, and edges never run behind boxes: a point
    keeps its place in the row free. Types on edges get a row of their own between two rows of boxes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from extraction.graph import Phase
from viewer.boxes import Edge, Picture
from viewer.connected import connected
from viewer.labels import text_width
from viewer.mirror import Arc
from viewer.trunks import Trunk, trunks

KNOT = 4.0
LABEL_PX, LABEL_HEIGHT = 10, 14.0
GAP, GAP_WITH_LABELS = 34, 20


@dataclass(frozen=True, slots=True)
class Knot:
    """A point that an edge passes, in px: it keeps a place free in its row, as wide as the label it carries.

    Edges that share their way share its knots. A knot of no phase stands in the channel between them.
    """

    row: int
    phase: Phase | None
    width: float = KNOT
    height: float = KNOT


@dataclass(frozen=True, slots=True)
class Link:
    """An edge from the box above to the box below through `knots`; `down` when the edge itself runs that way.

    `label` is the place in `knots` that carries the edge's label, -1 for none. `crossing`: between the phases. `joins`:
    it shares its way with others that reach the same box.
    """

    edge: Edge
    top: str
    bottom: str
    down: bool
    crossing: bool
    knots: tuple[int, ...] = ()
    label: int = -1
    joins: bool = False


@dataclass(frozen=True)
class Plan:
    """Rows of boxes, the gap between rows in px, links through knots, and invisible ties.

    A tie is an upper box, a lower box and the number of rows between. A rank takes `step` rows.
    """

    row: Mapping[str, int]
    gap: int
    links: tuple[Link, ...]
    knots: tuple[Knot, ...]
    ties: tuple[tuple[str, str, int], ...]
    step: int = 1


def plan(picture: Picture, kept: Sequence[Arc], rank: Mapping[str, int]) -> Plan:
    """The plan of a picture; rows count from 0, and twice as fast as ranks when edges carry labels."""
    step = 2 if any(a.edge.label for a in kept) else 1
    first = min(rank.values(), default=0)
    row = {box: (r - first) * step for box, r in rank.items()}
    phase = {b.id: b.phase for b in picture.boxes}
    links: list[Link] = []
    knots: list[Knot] = []
    shared: dict[tuple[Trunk, int], int] = {}
    for arc, trunk in zip(kept, trunks(kept, row), strict=True):
        down = row[arc.edge.source] <= row[arc.edge.target]
        top, bottom = (arc.edge.source, arc.edge.target) if down else (arc.edge.target, arc.edge.source)
        rows = range(row[top] + 1, row[bottom])
        label = (len(rows) - 1) // 2 // 2 * 2 if arc.edge.label and rows else -1
        numbers = []
        for place, r in enumerate(rows):
            number = len(knots) if trunk is None else shared.setdefault((trunk, r), len(knots))
            numbers.append(number)
            if number == len(knots):
                size = (text_width(arc.edge.label, LABEL_PX) + 8, LABEL_HEIGHT) if place == label else (KNOT, KNOT)
                knots.append(Knot(r, None if arc.crossing else phase[top], *size))
        joins = trunk is not None and not trunk.out
        links.append(Link(arc.edge, top, bottom, down, arc.crossing, tuple(numbers), label, joins))
    return Plan(
        row, GAP if step == 1 else GAP_WITH_LABELS, tuple(links), tuple(knots), ties(picture, links, row, phase), step
    )


def ties(
    picture: Picture, links: Sequence[Link], row: Mapping[str, int], phase: Mapping[str, Phase]
) -> tuple[tuple[str, str, int], ...]:
    """One tie for each part that no edge with weight holds at its rows, to a box one row above it, nearby if possible.

    Crossing links have no weight and hold nothing.
    """
    parts = connected((b.id for b in picture.boxes), ((x.top, x.bottom) for x in links if not x.crossing))
    tied: dict[tuple[int, Phase | None], str] = {}
    found = []
    for part in sorted(parts, key=lambda p: min(row[b] for b in p)):
        top = min(part, key=row.__getitem__)
        if tied:
            above = row[top] - 1 if row[top] else 0
            near = tied.get((above, phase[top])) or tied.get((above, None))
            while near is None:  # rows may be empty here: the first row never is, since parts come from the top down
                above -= 1
                near = tied.get((above, None))
            found.append((near, top, row[top] - above))
        for box in part:
            tied.setdefault((row[box], phase[box]), box)
            tied.setdefault((row[box], None), box)
    return tuple(found)
