"""Places for a picture in which one box more is open: only the inside of that box is laid out.

Example::

    opening = opening_of(before, picture)          # None where something else happened
    placed = opening.place(todo, room, limits)     # None where all has to be laid out anew

What cannot happen: a picture that is wrong: it is looked over (`spread.sound`) and given up where boxes or frames would
overlap. A box or edge that the whole layout would not draw: both lay out the same picture. What stood in one row beside
the opened box, forward or backward, stands in one row still.

Note: when everything is laid out anew
    Where more than one box opened (a level, a search that leads into the depth), where a box folded, where the picture
    before was a simple one, where the inside is larger than most pictures or would make this one half as wide again
    (what hangs on it alone could stand in other rows), and where the look at the end fails.

Note: how
    Rows for the inside are put in where the box stood, as many for both halves, and what is below moves down, forward
    and backward alike. An edge that spans too many rows now becomes a portal. The layout program gets the boxes inside,
    both halves at once, and the ends of the edges that come in and go out. Each half then stands where its box stood,
    and what is beside it moves aside by as much as needed, in all rows, so that columns stay columns and nothing
    changes its order. Edges keep their way between the rows that were there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from extraction.graph import Phase
from viewer.boxes import Box, Edge, Picture
from viewer.dot import Cell, dot_text
from viewer.engine import Limits, run_layout
from viewer.fold import key_of
from viewer.mirror import arcs
from viewer.placement import Placement, read_plain, rows_of
from viewer.plan import Knot, Link, Plan, ties
from viewer.portals import Portal
from viewer.ranking import ranks
from viewer.spread import Block, Spread, sound

MOST_INSIDE = 400  # boxes: laying those out takes as long as all of the picture
MOST_WIDER = 1.5


@dataclass(frozen=True)
class Laid:
    """A picture with its places, from which the next one may start."""

    picture: Picture
    rank: Mapping[str, int]
    portals: tuple[Portal, ...]
    todo: Plan
    room: Mapping[str, Cell]
    placed: Placement


@dataclass(frozen=True)
class Opening:
    """A picture in which the boxes `halves` of the one before gave way to the boxes `fresh`.

    `rank` is as of `ranking.ranks`. What stood below the halves is `shift` ranks further down.
    """

    before: Laid
    picture: Picture
    halves: Mapping[Phase, Box]
    fresh: Sequence[Box]
    rank: Mapping[str, int]
    shift: int

    @cached_property
    def _came_from(self) -> dict[str, str]:
        return {b.id: self.halves[b.phase].id for b in self.fresh}

    @cached_property
    def _old(self) -> dict[tuple[str, str], Link]:
        return {(link.top, link.bottom): link for link in self.before.todo.links}

    def _was(self, top: str, bottom: str) -> Link | None:
        """The link of the picture before that an edge comes from; None for one inside, and for one that was cut."""
        return self._old.get((self._came_from.get(top, top), self._came_from.get(bottom, bottom)))

    def drawn(self, edge: Edge) -> bool:
        """True for an edge that was drawn before, if only to the box that opened."""
        return any(self._was(*ends) for ends in ((edge.source, edge.target), (edge.target, edge.source)))

    def place(self, todo: Plan, room: Mapping[str, Cell], limits: Limits) -> Placement | None:
        """Places of all boxes. Raises EngineError and PlacementError as the whole layout does."""
        inside = _Inside(self.picture, todo, room, self.fresh)
        x = inside.lay_out(limits)
        spread = Spread(self.picture, todo, room)
        self._keep(spread, todo)
        for box, cell in self.before.room.items():
            if box in room and room[box].side > cell.side:  # longer names of far ends
                block = Block(box, {box}, {box: spread.x[box]}, [box])
                spread.make_room(block, spread.x[box], cell.w / 2 + cell.side)
        for phase, half in self.halves.items():
            own = {b.id for b in self.fresh if b.phase == phase}
            block = Block(half.id, own, {i: x[i] for i in inside.items(own)}, inside.rims(own))
            cell = self.before.room[half.id]
            spread.make_room(block, spread.moved(self.before.placed.boxes[half.id][0]), cell.w / 2 + cell.side)
        spread.connect()
        placed = spread.placement(rows_of(self.picture, todo, room))
        wide = placed.width > MOST_WIDER * self.before.placed.width
        return placed if not wide and sound(self.picture, todo, room, placed) else None

    def _keep(self, spread: Spread, todo: Plan) -> None:
        """What was there stays where it was: boxes, and the way of edges, those that ended at a half included."""
        placed = self.before.placed
        spread.x.update({b: p[0] for b, p in placed.boxes.items() if b in todo.row})
        for link in todo.links:
            was = self._was(link.top, link.bottom)
            if was is not None and not link.crossing:
                top = self.before.todo.row[was.top]
                ends = placed.boxes[was.top][0], placed.boxes[was.bottom][0]
                stops = [ends[0], *(placed.knots[k][0] for k in was.knots), ends[1]]
                for k in link.knots:
                    spread.x[k] = stops[max(0, min(self._old_row(todo, todo.knots[k]) - top, len(stops) - 1))]

    def _old_row(self, todo: Plan, knot: Knot) -> int:
        """The row before of a knot of one phase; in the rows of the inside the row of the box that opened."""
        half = self.halves.get(knot.phase or "forward")
        if half is None:
            half = next(iter(self.halves.values()))
        row = self.before.todo.row[half.id]
        return knot.row if knot.row <= row else max(row, knot.row - self.shift * todo.step)


def opening_of(before: Laid, picture: Picture) -> Opening | None:
    """What opened since the picture before; None where something else happened."""
    there = {b.id for b in picture.boxes}
    gone = [b for b in before.picture.boxes if b.id not in there]
    fresh = [b for b in picture.boxes if b.id not in before.room]
    keys = {key_of(b.id) for b in gone}
    halves = {b.phase: b for b in gone}
    if before.placed.note or len(keys) != 1 or None in keys or len(fresh) > MOST_INSIDE:
        return None
    if {b.phase for b in fresh} != set(halves):
        return None
    rank, shift = _ranks(before, picture, halves, fresh)
    return Opening(before, picture, halves, fresh, rank, shift)


def _ranks(
    before: Laid, picture: Picture, halves: Mapping[Phase, Box], fresh: Sequence[Box]
) -> tuple[dict[str, int], int]:
    """Ranks before with those of the inside put in, and how far what is below moves down."""
    own = {b.id for b in fresh}
    edges = tuple(e for e in picture.edges if e.source in own and e.target in own)
    part = replace(picture, boxes=tuple(fresh), edges=edges, clusters=())
    phase = {b.id: b.phase for b in picture.boxes}
    tied = {e.source if p == "forward" else e.target for e in picture.edges for p in [phase[e.source]]
            if (e.source in own) != (e.target in own) and p == phase[e.target]}  # fmt: skip
    inner = ranks(part, arcs(part), tied & own)
    at = {p: before.rank[box.id] for p, box in halves.items()}
    rows = {p: [r for b, r in inner.items() if phase[b] == p] for p in halves}
    start = max(at[p] - min(rows[p]) for p in halves)
    shift = max(start + max(rows[p]) - at[p] for p in halves)
    below = {p: at.get(p, min(at.values())) for p in ("forward", "backward")}
    rank = {b: r + (shift if r > below[phase[b]] else 0) for b, r in before.rank.items() if b in phase}
    return rank | {b: start + r for b, r in inner.items()}, shift


class _Inside:
    """What the layout program gets: the boxes inside, and a rim for each edge from or to the outside."""

    def __init__(self, picture: Picture, todo: Plan, room: Mapping[str, Cell], fresh: Sequence[Box]) -> None:
        self.picture, self.todo = picture, todo
        self.boxes = list(fresh)
        self.room = {b.id: room[b.id] for b in fresh}
        self.phase = {b.id: b.phase for b in fresh}
        self.first = min(todo.row[b.id] for b in fresh)
        self.row = {b.id: todo.row[b.id] - self.first for b in fresh}
        rows = [(p, self.row[b]) for b, p in self.phase.items()]
        self.span = {p: (min(r for q, r in rows if q == p), max(r for q, r in rows if q == p)) for p, _ in rows}
        self.links: list[Link] = []
        self.knots: dict[int, int] = {}  # by number in the whole plan: number here
        self.ends: dict[str, list[str | int]] = {}  # by box inside: where its edges meet the outside
        for link in todo.links:
            self._add(link)

    def _add(self, link: Link) -> None:
        top, bottom = link.top in self.phase, link.bottom in self.phase
        if top and bottom:
            if not (link.crossing and link.knots):  # those run in the channel
                self.links.append(replace(link, knots=self._numbered(link.knots)))
        elif (top or bottom) and not link.crossing:
            self._add_end(link, link.top if top else link.bottom, outwards=top)

    def _add_end(self, link: Link, box: str, outwards: bool) -> None:
        first, last = self.span[self.phase[box]]
        within = [k for k in link.knots if first <= self.todo.knots[k].row - self.first <= last]
        if not within:
            self.ends.setdefault(box, []).append(box)
            return
        rim, rest = (within[-1], within[:-1]) if outwards else (within[0], within[1:])
        knot, stop = self.todo.knots[rim], f"rim:{rim}"
        if stop not in self.row:
            self.boxes.append(Box(stop, (), "value", self.phase[box], "other", "", ""))
        self.room[stop] = Cell(knot.width, knot.height)
        self.row[stop] = knot.row - self.first
        self.ends.setdefault(box, []).append(rim)
        ends = (box, stop) if outwards else (stop, box)
        self.links.append(Link(link.edge, *ends, outwards, False, self._numbered(rest)))

    def _numbered(self, knots: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.knots.setdefault(k, len(self.knots)) for k in knots)

    def lay_out(self, limits: Limits) -> dict[str | int, float]:
        """x of boxes by id and of knots by their number in the whole plan."""
        picture = replace(self.picture, boxes=tuple(self.boxes), edges=(), clusters=())
        knots = tuple(self._knot(self.todo.knots[k]) for k in self.knots)
        phase = {b.id: b.phase for b in self.boxes}
        todo = Plan(self.row, self.todo.gap, tuple(self.links), knots, ties(picture, self.links, self.row, phase))
        text, _ = run_layout(dot_text(picture, todo, self.room), limits)
        placed = read_plain(text, picture, todo, self.room)
        found: dict[str | int, float] = {k: placed.knots[i][0] for k, i in self.knots.items()}
        for box, (x, _) in placed.boxes.items():
            found[int(box[4:]) if box.startswith("rim:") else box] = x
        return found

    def _knot(self, knot: Knot) -> Knot:
        return replace(knot, row=knot.row - self.first)

    def items(self, own: set[str]) -> list[str | int]:
        """The boxes of one half, and the knots of edges inside it, those at its rims included."""
        found: list[str | int] = list(own)
        whole = list(self.knots)
        for link in self.links:
            if not link.crossing and (link.top in own or link.bottom in own):
                found += [whole[i] for i in link.knots]
        return [*found, *(i for b in own for i in self.ends.get(b, ()) if isinstance(i, int))]

    def rims(self, own: set[str]) -> list[str | int]:
        """Where edges from outside come in and go out, or all of the half where none does."""
        return [i for b in own for i in self.ends.get(b, ())] or list(own)
