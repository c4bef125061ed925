"""Which long edges share their way: one line with branches, as in a diagram drawn by hand.

Example::

    ways = trunks(kept, rows)
    ways[3]            # Trunk(box='embed', out=True, kind='data', …): arc 3 shares its way with others from `embed`

What cannot happen: edges of different kinds share a way, or such that run in different directions; an edge with a
label does (its label needs a place of its own).

Note: when
    Ten lines beside each other that come from one box say what one line with ten branches says. Two edges that leave a
    box are enough. Those that reach one box bring different values, and share their way from three on. An edge that
    could do both goes with the larger number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from viewer.boxes import EdgeKind
from viewer.mirror import Arc

LEAST_OUT, LEAST_IN = 2, 3


class Trunk(NamedTuple):
    """All edges of one kind and direction that leave a box (`out`), or reach it, and share their way."""

    box: str
    out: bool
    kind: EdgeKind
    down: bool
    crossing: bool


def trunks(kept: Sequence[Arc], row: Mapping[str, int]) -> list[Trunk | None]:
    """For each arc what it shares its way with; None for a way of its own, and where it passes no row."""
    choices = [_choices(arc, row) for arc in kept]
    count = Counter(trunk for both in choices for trunk in both)
    found: list[Trunk | None] = []
    for both in choices:
        fit = [t for t in both if count[t] >= (LEAST_OUT if t.out else LEAST_IN)]
        found.append(max(fit, key=lambda t: (count[t], t.out), default=None))
    return found


def _choices(arc: Arc, row: Mapping[str, int]) -> tuple[Trunk, ...]:
    edge = arc.edge
    if edge.label or abs(row[edge.source] - row[edge.target]) < 2:
        return ()
    down = row[edge.source] < row[edge.target]
    return tuple(
        Trunk(box, out, edge.kind, down, arc.crossing) for box, out in ((edge.source, True), (edge.target, False))
    )
