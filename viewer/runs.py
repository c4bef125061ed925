"""Cuts a crowd of boxes into runs: by the line of the sample they come from, or by steps from the inputs.

Example::

    chunks(positions, items)      # [('120-180', 'lines 120–180', [...]), ...]

What cannot happen: the order of the graph's nodes matters; a run is empty.

Note: both phases
    A backward box stands where its forward pair does: it has the pair's line, and the pair's step. So the halves of a
    run lie beside each other. What has neither, such as a constant or the sum of the gradients of all uses of a value,
    stands where it is read, else where the values are that it reads.

Note: walls
    A run does not reach over a module: what is computed before and what is computed after it, in one box, would be
    before and after itself.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from extraction.graph import Graph, Node
from viewer.grouping import Grouping

CROWD = 40
RUN = 20
LEAST = 3  # items of a run; fewer stay as they are
T = TypeVar("T")


class Positions:
    """Where units stand, independent of the order of the nodes."""

    def __init__(self, graph: Graph, grouping: Grouping) -> None:
        self._graph = graph
        self._grouping = grouping

    def line(self, unit: str) -> int:
        """The line of the sample, 0 where none is known."""
        return self._lines.get(unit.removeprefix("value:"), 0)

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
    def _lines(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for node in reversed(self._graph.nodes):
            users = self._graph.users[node.name]
            found[node.name] = self._own(node) or min((line for u in users if (line := found[u])), default=0)
        for node in self._graph.nodes:
            if not found[node.name]:
                near = [line for i in node.inputs if (line := found[i])]
                found[node.name] = (min if node.phase == "backward" else max)(near, default=0)
        return found

    def _own(self, node: Node) -> int:
        """The line of a node, or of its forward pair; 0 for a sum of gradients, which has neither."""
        if node.phase == "backward" and node.seq is None:
            return 0
        source = node.source
        if source is None and (pairs := self._graph.pairs.get(node.name)):
            source = self._graph.by_name[min(pairs)].source
        return source.line if source else 0

    @cached_property
    def _steps(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for node in self._graph.nodes:
            found[node.name] = max((found[i] + 1 for i in node.inputs), default=0)
        return found


def chunks(
    positions: Positions, items: Sequence[tuple[list[str], T]], modules: Sequence[Sequence[str]] = ()
) -> list[tuple[str, str, list[tuple[list[str], T]]]]:
    """Runs as short name, title and items; an item is some units that stay together, with anything beside.

    `modules` are the units of each module that stands beside the items.
    """
    by_line, places = positions.sorted_by([units for units, _ in items])
    mark, word = ("", "line") if by_line else ("s", "step")
    ends = [sorted(map(positions.line if by_line else positions.step, units)) for units in modules]
    walls = sorted(wall for own in ends for wall in (own[0], own[-1] + 1))
    runs = _cut(list(zip(places, items, strict=True)), walls)
    return [(f"{mark}{a}-{b}", _title(word, a, b), part) for a, b, part in runs if len(part) >= LEAST]


def _title(word: str, first: int, last: int) -> str:
    return f"{word} {first}" if first == last else f"{word}s {first}–{last}"


def _cut(placed: Sequence[tuple[int, T]], walls: Sequence[int]) -> list[tuple[int, int, list[T]]]:
    """Runs of about equal size with their first and last place; what has one place stays together.

    No run holds what stands before a wall and what stands at or behind it.
    """
    by_place: dict[int, list[T]] = {}
    for place, item in placed:
        by_place.setdefault(place, []).append(item)
    size = max(RUN, -(-len(placed) // RUN))
    runs: list[tuple[int, int, list[T]]] = []
    for place in sorted(by_place):
        if runs and len(runs[-1][2]) < size and not _walled(walls, runs[-1][1], place):
            first, _, part = runs.pop()
            runs.append((first, place, part + by_place[place]))
        else:
            runs.append((place, place, by_place[place]))
    if len(runs) > 1 and len(runs[-1][2]) < size / 4 and not _walled(walls, runs[-2][1], runs[-1][0]):  # a leftover
        _, last, part = runs.pop()
        first, _, before = runs.pop()
        runs.append((first, last, before + part))
    return runs


def _walled(walls: Sequence[int], before: int, place: int) -> bool:
    return bisect_right(walls, before) != bisect_right(walls, place)
