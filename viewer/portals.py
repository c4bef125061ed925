"""Edges too long to draw become stubs that name their other end.

Example::

    split = cut(picture, found, ranks(picture, found))
    split.kept                 # the arcs to lay out
    split.portals[0].label     # 'relu_3'

What cannot happen: an edge is both drawn and a portal, or neither; a box carries more than `ROWS` stubs on a side.

Note: hubs
    A mask or a table that hundreds of boxes read would be the end of hundreds of lines that say one thing. It is drawn
    once, with a stub that counts its uses (the hover card and the panel list them); each reader names it.

Note: how long an edge may be
    Long edges take most of the layout's time and make a picture that nobody can follow. With edges laid out step by
    step (`plan.py`) twelve ranks cost little in a picture of a screen or two and keep the skip connections of residual
    blocks, nine ranks in ResNet-50. Larger pictures have more edges side by side, so the span shrinks: measured on a
    joint Mamba graph of 10,500 boxes, `dot` takes 3.3 s with 6 and 6.3 s with 12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from viewer.boxes import Box, Edge, Picture
from viewer.labels import clip
from viewer.mirror import Arc

ROWS = 2
HUB = 24  # uses, from which on a value's lines are not drawn
LABEL_LIMIT = 16
Side = Literal["in", "out"]


@dataclass(frozen=True, slots=True)
class Portal:
    """A stub at `box`: on side `in` it says where values come from, on side `out` where they go.

    `other` is the first box at the other end, `others` all of them; more than one when stubs are bundled.
    """

    box: str
    side: Side
    row: int
    others: tuple[str, ...]
    label: str

    @property
    def id(self) -> str:
        """Unique in the picture."""
        return f"{self.side}:{self.box}:{self.row}"

    @property
    def other(self) -> str:
        """Where a click goes."""
        return self.others[0]


@dataclass(frozen=True, slots=True)
class Split:
    """Arcs to draw, edges that are portals, and their stubs."""

    kept: tuple[Arc, ...]
    cut: tuple[Edge, ...]
    portals: tuple[Portal, ...]


def span_for(boxes: int) -> int:
    """How many ranks an edge may span in a picture of this many boxes."""
    for limit, span in ((1_500, 12), (3_000, 9), (6_000, 6)):
        if boxes <= limit:
            return span
    return 4


def cut(
    picture: Picture,
    found: Sequence[Arc],
    rank: Mapping[str, int],
    span: int | None = None,
    drawn: Callable[[Edge], bool] = lambda edge: False,
) -> Split:
    """Splits the arcs into those to draw and those that are cut: of hubs, or over more than `span` ranks.

    The default span is that of `span_for`. An edge that was `drawn` before something opened may become twice as long.
    """
    span = span_for(len(picture.boxes)) if span is None else span
    uses = Counter(arc.edge.source for arc in found)
    kept: list[Arc] = []
    gone: list[Edge] = []
    for arc in found:
        length = abs(rank[arc.lower] - rank[arc.upper])
        if length > 2 * span or uses[arc.edge.source] > HUB or (length > span and not drawn(arc.edge)):
            gone.append(arc.edge)
        else:
            kept.append(arc)
    return Split(tuple(kept), tuple(gone), _portals(picture, gone))


def _portals(picture: Picture, gone: Sequence[Edge]) -> tuple[Portal, ...]:
    ends: dict[tuple[str, Side], dict[str, None]] = {}
    for edge in gone:
        ends.setdefault((edge.target, "in"), {})[edge.source] = None
        ends.setdefault((edge.source, "out"), {})[edge.target] = None
    names = {b.id: stub_name(b) for b in picture.boxes}
    found = []
    for (box, side), others in ends.items():
        whole = side == "out" and len(others) > HUB
        for row, bundle in enumerate([tuple(others)] if whole else _bundles(tuple(others))):
            label = names[bundle[0]] if len(bundle) == 1 else f"{len(bundle)} {'more' if row else 'uses'}"
            found.append(Portal(box, side, row, bundle, label))
    return tuple(found)


def _bundles(others: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One bundle a row; the last row takes what is left."""
    singles = others if len(others) <= ROWS else others[: ROWS - 1]
    rest = others[len(singles) :]
    return [*((o,) for o in singles), *((rest,) if rest else ())]


def stub_name(box: Box) -> str:
    """What a stub calls its other end: the node's name for an operation, else the box's title."""
    return clip(box.id if box.shape == "op" else box.title, LABEL_LIMIT)
