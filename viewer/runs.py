"""Cuts a crowd of boxes into runs: by the line of the sample they come from, or by steps from the inputs.

Example::

    chunks(positions, items)      # [('120-180', 'lines 120–180', [...]), ...]

What cannot happen: the order of the graph's nodes matters; a run is empty.

Note: both phases
    A backward box stands where its forward pair does: it has the pair's line, and the pair's step. So the halves of a
    run lie beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from extraction.graph import Graph
from viewer.grouping import Grouping

CROWD = 40
RUN = 20
T = TypeVar("T")


class Positions:
    """Where units stand, independent of the order of the nodes."""

    def __init__(self, graph: Graph, grouping: Grouping) -> None:
        self._graph = graph
        self._grouping = grouping

    def line(self, unit: str) -> int:
        """The line of the sample, 0 where none is known."""
        node = self._graph.by_name.get(unit)
        if node is None:
            return 0
        if node.source is not None:
            return node.source.line
        pair = next((self._graph.by_name[p] for p in sorted(self._graph.pairs.get(unit, ()))), None)
        return pair.source.line if pair and pair.source else 0

    def step(self, unit: str) -> int:
        """How many steps the unit, or its forward pair, is from the inputs at most."""
        node = self._graph.by_name.get(unit)
        pairs = self._graph.pairs.get(unit, ()) if node and node.phase == "backward" else ()
        return min((self._steps[p] for p in pairs), default=self._steps.get(unit.removeprefix("value:"), 0))

    def sorted_by(self, items: Sequence[Sequence[str]]) -> tuple[bool, list[int]]:
        """Whether lines tell these items (some units each) apart, and the line, else the step, of each."""
        lines = [min(map(self.line, units)) for units in items]
        return (True, lines) if len(set(lines)) > 2 else (False, [min(map(self.step, units)) for units in items])

    @cached_property
    def _steps(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for node in self._graph.nodes:
            found[node.name] = max((found[i] + 1 for i in node.inputs), default=0)
        return found


def chunks(
    positions: Positions, items: Sequence[tuple[list[str], T]]
) -> list[tuple[str, str, list[tuple[list[str], T]]]]:
    """Runs as short name, title and items; an item is some units that stay together, with anything beside."""
    by_line, places = positions.sorted_by([units for units, _ in items])
    mark, word = ("", "line") if by_line else ("s", "step")
    runs = _cut(list(zip(places, items, strict=True)))
    return [(f"{mark}{first}-{last}", _title(word, first, last), part) for first, last, part in runs]


def _title(word: str, first: int, last: int) -> str:
    return f"{word} {first}" if first == last else f"{word}s {first}–{last}"


def _cut(placed: Sequence[tuple[int, T]]) -> list[tuple[int, int, list[T]]]:
    """Runs of about equal size with their first and last place; what has one place stays together."""
    by_place: dict[int, list[T]] = {}
    for place, item in placed:
        by_place.setdefault(place, []).append(item)
    size = max(RUN, -(-len(placed) // RUN))
    runs: list[tuple[int, int, list[T]]] = []
    for place in sorted(by_place):
        if runs and len(runs[-1][2]) < size:
            first, _, part = runs.pop()
            runs.append((first, place, part + by_place[place]))
        else:
            runs.append((place, place, by_place[place]))
    if len(runs) > 1 and len(runs[-1][2]) < size / 4:  # a leftover
        _, last, part = runs.pop()
        first, _, before = runs.pop()
        runs.append((first, last, before + part))
    return runs
