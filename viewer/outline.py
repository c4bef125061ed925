"""The picture of a graph with some of it folded, at the cost of what it shows.

Example::

    outline = Outline(graph, options, tree_of(graph, options))
    picture = outline.picture(initial(outline.tree))

What cannot happen: a node outside of every box, as `boxes.draw` says; a fold's box without a title; a picture that
depends on the pictures made before it.

Note: what is kept
    A closed fold looks the same whatever else is open: its boxes, what they read, and what passes between its two
    halves are made once. Which boxes are pairs, and where edges end, depends on the rest and is found anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from extraction.graph import Graph, Node, Phase
from viewer.boxes import Box, Edge, Picture, box_of, merged_edge, results
from viewer.fold import FoldTree, Opened, box_id
from viewer.folded import clusters, scope_around, titled
from viewer.grouping import ViewOptions, is_value
from viewer.passages import Passage, Passages
from viewer.seen import Seen


@dataclass(frozen=True, slots=True)
class _Part:
    """A box without its pairs and results. `rank` orders boxes; `pairs` are units, or "" for the fold's other half."""

    box: Box
    rank: tuple[int, int]
    pairs: tuple[str, ...]


class Outline:
    """One graph with one set of options; makes pictures of it for whatever is open."""

    def __init__(self, graph: Graph, options: ViewOptions, tree: FoldTree) -> None:
        self.graph = graph
        self.options = options
        self.tree = tree
        self._passages = Passages(graph, options, tree)
        self._place = {n.name: i for i, n in enumerate(graph.nodes)}
        self._parts: dict[tuple[str, Phase, bool], _Part] = {}
        self._crossing: dict[str, list[tuple[int, Edge]]] = {}

    def picture(self, opened: Opened) -> Picture:
        """Boxes, edges and frames."""
        seen = Seen(self.tree, opened)
        gives, result_boxes, result_edges = results(self.graph, self.options, seen, self._around)
        parts = sorted(self._visible(opened), key=lambda part: part.rank)
        boxes = [self._placed(part, seen, tuple(gives.get(part.box.id, ()))) for part in parts] + result_boxes
        edges = (*self._edges(opened, seen), *result_edges)
        return Picture(
            self.graph, self.options, seen, tuple(boxes), edges, clusters(self.graph, self.tree, opened, boxes)
        )

    def _around(self, box: str) -> str:
        return scope_around(self.tree, box) if box in self.tree.home else ""

    def _visible(self, opened: Opened) -> Iterator[_Part]:
        for key in opened:
            fold = self.tree.folds[key]
            yield from (self._part(unit, self.tree.phase[unit], True) for unit in fold.units)
            for child in fold.children:
                if child not in opened:
                    yield from (self._part(child, phase, False) for phase in self.tree.folds[child].size)

    def _placed(self, part: _Part, seen: Seen, gives: tuple[str, ...]) -> Box:
        other = part.box.id[5:6]
        halves = {"f": "fold:b:", "b": "fold:f:"}
        pair = dict.fromkeys(seen.of(u) if u else halves[other] + part.box.id[7:] for u in part.pairs)
        pair.pop(part.box.id, None)
        return replace(part.box, pair=tuple(pair), gives=gives) if pair or gives else part.box

    def _part(self, key: str, phase: Phase, is_unit: bool) -> _Part:
        if (key, phase, is_unit) not in self._parts:
            self._parts[key, phase, is_unit] = self._part_of(key, phase, is_unit)
        return self._parts[key, phase, is_unit]

    def _part_of(self, key: str, phase: Phase, is_unit: bool) -> _Part:
        """A unit's box, or one half of a closed fold's."""
        units = [key] if is_unit else list(self.tree.units(key, phase))
        nodes = [self.graph.by_name[name] for unit in units for name in self.tree.members[unit]]
        if len(nodes) > 1:
            nodes.sort(key=lambda n: self._place[n.name])
        values, made = [n for n in nodes if is_value(n)], [n for n in nodes if not is_value(n)]
        first = made or (values if is_unit and key.startswith("value:") else [])
        rank = (0, self._place[first[0].name]) if first else (1, self._place[values[0].name])
        inside = scope_around(self.tree, key) if is_unit else ""
        box = box_of(self.graph, key if is_unit else box_id(key, phase), values + made, {}, inside)
        box = replace(box, reads=self._reads(units))
        if not is_unit:
            box = titled(self.graph, self.tree.folds[key], box, *self._through(key, set(units)))
        return _Part(box, rank, self._pairs(values + made, key, is_unit))

    def _reads(self, units: Sequence[str]) -> tuple[str, ...]:
        """The values that these units name, in their order."""
        inside = set(units)
        told = [f for u in units for f in self._passages.told.get(u, ())]
        told += [f for u in units for f in self._passages.named.get(u, ()) if f.source not in inside]
        return tuple(dict.fromkeys(f.name for f in sorted(told)))

    def _through(self, key: str, units: Set[str]) -> tuple[list[str], list[str]]:
        """The values that come into these units of a fold and those that leave; what is saved is told by its size."""
        around = [f for k in self.tree.path(key)[:-1] for f in self._passages.within[k] if f.kind != "saved"]
        into = [f.name for f in around if f.target in units and f.source not in units]
        return into, [f.name for f in around if f.source in units and f.target not in units]

    def _pairs(self, nodes: Sequence[Node], key: str, is_unit: bool) -> tuple[str, ...]:
        # all nodes with one sequence number share one tuple of pairs
        groups = {id(found): found for n in nodes if (found := self.graph.pairs.get(n.name))}
        units = dict.fromkeys(self.tree.grouping[p] for found in groups.values() for p in found)
        inside = {} if is_unit else self._inside(key)
        return tuple(dict.fromkeys("" if self.tree.home[u] in inside else u for u in units))

    def _inside(self, key: str) -> dict[str, None]:
        found: dict[str, None] = {}
        waiting = [key]
        while waiting:
            found[waiting[-1]] = None
            waiting += self.tree.folds[waiting.pop()].children
        return found

    def _edges(self, opened: Opened, seen: Seen) -> list[Edge]:
        merged: dict[tuple[str, str], list[Passage]] = {}
        for key in opened:
            for passage in self._passages.within[key]:
                merged.setdefault((seen.of(passage.source), seen.of(passage.target)), []).append(passage)
        found = self._ordered(merged)
        for key in self.tree.frontier(opened):
            if key not in self._crossing:
                self._crossing[key] = self._crossing_of(key)
            found += self._crossing[key]
        return [edge for _, edge in sorted(found, key=lambda e: e[0])]

    def _ordered(self, merged: Mapping[tuple[str, str], list[Passage]]) -> list[tuple[int, Edge]]:
        """Edges with the number of the first passage in each."""
        found = []
        for ends, passages in merged.items():
            passages.sort()
            edge = merged_edge(self.graph, self.options, *ends, [(f.kind, f.name) for f in passages])
            found.append((passages[0].order, edge))
        return found

    def _crossing_of(self, key: str) -> list[tuple[int, Edge]]:
        """The edges between the two halves of a closed fold."""
        phase = self.tree.phase
        merged: dict[tuple[str, str], list[Passage]] = {}
        for inner in self._inside(key):
            for passage in self._passages.within[inner]:
                ends = phase[passage.source], phase[passage.target]
                if ends[0] != ends[1]:
                    merged.setdefault((box_id(key, ends[0]), box_id(key, ends[1])), []).append(passage)
        return self._ordered(merged)
