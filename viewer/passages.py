"""What flows between the units of a graph, sorted by the innermost fold that holds both ends.

Example::

    found = Passages(graph, options, tree)
    found.within["layers.0"]       # what flows between parts of layers.0; nothing of it is drawn while that is closed

What cannot happen: a passage is missing, or stands at two folds.

Note: why sorted
    A picture with a few open folds shows a few hundred edges of a graph that may have fifty thousand. What flows inside
    a closed fold is never looked at again when something else opens.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from extraction.graph import Graph
from viewer.boxes import EdgeKind, edge_kind
from viewer.fold import FoldTree
from viewer.grouping import ViewOptions, folded_values


class Passage(NamedTuple):
    """One value that one unit reads from another. `order` counts all; `named`: told by the reader, not drawn."""

    order: int
    source: str
    target: str
    kind: EdgeKind
    name: str
    named: bool


class Passages:
    """All passages of a graph, `within` by fold.

    `told` are those that a unit names whatever is open, `named` those that it names where they come from another box;
    both by the unit that reads.
    """

    def __init__(self, graph: Graph, options: ViewOptions, tree: FoldTree) -> None:
        self.within: dict[str, list[Passage]] = {key: [] for key in tree.folds}
        self.told: dict[str, list[Passage]] = {}
        self.named: dict[str, list[Passage]] = {}
        paths = {key: tree.path(key) for key in tree.folds}
        shared: dict[tuple[str, str], str] = {}
        folded, order = folded_values(graph, options), 0
        by_name, grouping, home = graph.by_name, tree.grouping, tree.home
        for node in graph.nodes:
            if node.op == "output":
                continue
            target = grouping[node.name]
            for name in node.inputs:
                source, order = grouping[name], order + 1
                if name in folded:
                    self.told.setdefault(target, []).append(Passage(order, source, target, "data", name, True))
                    continue
                if source == target:
                    continue
                kind = edge_kind(by_name[name], node)
                passage = Passage(order, source, target, kind, name, kind == "saved" and not options.saved)
                if passage.named:
                    self.named.setdefault(target, []).append(passage)
                    continue
                ends = home[source], home[target]
                found = ends[0] if ends[0] == ends[1] else shared.get(ends)
                if found is None:
                    found = shared[ends] = _innermost(paths[ends[0]], paths[ends[1]])
                self.within[found].append(passage)


def _innermost(path: Sequence[str], other: Sequence[str]) -> str:
    *_, last = takewhile(lambda pair: pair[0] == pair[1], zip(path, other, strict=False))
    return last[0]
