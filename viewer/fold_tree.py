"""Builds the tree of folds of a graph: by scope, by repetition, by runs of lines, by origin.

Example::

    tree = fold_tree(graph, base_grouping(graph, options))
    tree.folds["layers.[1-31]"].members       # 31: layers 1 to 31, all like layers.0

What cannot happen: two folds have one key; a fold holds one box only, or nothing but one other fold.

Note: the levels, from the outside in
    1. Module paths: one fold an element. A wrapper around nearly everything (`model`) is left out.
       What reads a tied weight at the other end of the model (logits from the embedding) stands outside.
       What is computed before the modules begin, such as an attention mask, is one fold (see `front`).
       What a backward graph is given stands where it is read first, whatever module of the forward graph made it.
    2. Of equal numbered siblings in a row, three or more, the first stands for all: the others are one fold.
    3. Where more than `CROWD` boxes stand directly in a module (models whose names say nothing), they are sorted by the
       line of the sample that they come from; where that says nothing, by their steps from the inputs. Lines that
       repeat, three times and more in a row, are blocks, numbered, and folded as equal siblings are. A backward box is
       in the block of its line. What is left is cut into runs.
    4. Below aten, what was made of one aten call is a fold.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import groupby

from extraction.graph import Graph, Node, Phase
from viewer.drafts import NUMBERED, Draft, items_of, move, only_child, rest_of, short_title, without_few
from viewer.fold import ROOT, FoldNode, FoldTree
from viewer.front import fronts, read_inputs
from viewer.grouping import UNUSED, Grouping, is_value
from viewer.labels import short_operator
from viewer.lines import last_lines
from viewer.repeats import Structure, siblings
from viewer.repetition import blocks
from viewer.runs import CROWD, Positions, chunks

REPEATED, WRAPPER = 3, 0.8
_NUMBER_END = re.compile(r"_\d+$")


def fold_tree(graph: Graph, grouping: Grouping, results: Mapping[str, int] | None = None) -> FoldTree:
    """The tree of a graph; `grouping` is the flat one, `results` the number of result boxes by unit."""
    builder = _Builder(graph, grouping, results or {})
    return builder.tree()


class _Builder:
    def __init__(self, graph: Graph, grouping: Grouping, results: Mapping[str, int]) -> None:
        self.graph = graph
        self.grouping = grouping
        self.results = results
        self.members: dict[str, list[str]] = {}
        for name, unit in grouping.items():
            self.members.setdefault(unit, []).append(name)
        self.heads = {unit: self._head(unit) for unit in self.members}
        self.readers = {unit: r for unit, head in self.heads.items() if (r := self._first_reader(head)) is not None}
        self.phase: dict[str, Phase] = {u: self.readers.get(u, head).phase for u, head in self.heads.items()}
        self.positions = Positions(graph, grouping)
        self.structure = Structure(graph)
        self.last_line = last_lines(graph)
        self._given: set[str] = set()

    def _head(self, unit: str) -> Node:
        name = unit.removeprefix("value:")
        return self.graph.by_name[name if name in self.graph.by_name else min(self.members[unit])]

    def _first_reader(self, head: Node) -> Node | None:
        """Of a value that a backward graph is given, its first reader there."""
        if self.graph.stage != "backward" or not is_value(head):
            return None
        readers = (self.graph.by_name[u] for u in self.graph.users[head.name])
        return next((n for n in readers if n.op != "output"), None)

    def tree(self) -> FoldTree:
        root = self._unwrapped(self._by_scope())
        self._finish(root)
        folds: dict[str, FoldNode] = {}
        self._freeze(root, ROOT, folds)
        home = {unit: fold.key for fold in folds.values() for unit in fold.units}
        return FoldTree(folds, home, self.phase, self.grouping, self.members)

    def _by_scope(self) -> Draft:
        drafts = {ROOT: Draft(ROOT)}

        def draft(scope: str) -> Draft:
            if scope not in drafts:
                drafts[scope] = Draft(scope)
                draft(scope.rpartition(".")[0]).children.append(drafts[scope])
            return drafts[scope]

        for unit in sorted(self.members):
            draft(self._scope(unit)).units.append(unit)
        return drafts[ROOT]

    def _scope(self, unit: str) -> str:
        head = self.readers.get(unit, self.heads[unit])
        if unit == UNUSED:
            return ""
        if head.source is not None and head.source.line > self.last_line.get(head.scope, head.source.line):
            return ""
        return head.scope

    def _unwrapped(self, root: Draft) -> Draft:
        """Without a module that holds nearly everything."""
        while len(root.children) == 1 and len(root.children[0].all_units()) > WRAPPER * len(root.all_units()):
            wrapper = root.children[0]
            root.units += wrapper.units
            root.children = wrapper.children
        return root

    def _finish(self, draft: Draft) -> None:
        """Brings a draft to its final form, from the inside out."""
        draft.children.sort(key=lambda c: c.key)
        for child in draft.children:
            self._finish(child)
        draft.children = [only_child(c) for c in draft.children]
        for child in [c for c in draft.children if self._is_small(c.all_units())]:
            draft.children.remove(child)
            draft.units += child.units
        draft.children = self._repeated(draft.key, draft.children)
        if draft.kind == "scope":
            if draft.key == ROOT and draft.children:
                self._by_front(draft)
            self._by_origin(draft)
            self._by_structure(draft)
            self._by_runs(draft)

    def _is_small(self, units: Sequence[str]) -> bool:
        """True for one operator a phase, with one result at most: a frame around it would say what it says itself."""
        phases = [self.phase[u] for u in units]
        single = all(phases.count(p) <= 1 for p in ("forward", "backward"))
        return single and sum(self.results.get(u, 0) for u in units) <= 1

    def _by_front(self, root: Draft) -> None:
        """One fold for what is computed before the modules begin."""
        for units in fronts(self.graph, self.grouping, set(root.units)):
            lines = sorted({s.line for u in units if (s := self.heads[u].source)})
            reads = ", ".join(read_inputs(self.graph, {n for u in units for n in self.members[u]})[:2])
            where = f"lines {lines[0]}–{lines[-1]}" if lines else "before the modules"
            name = f"{lines[0]}-{lines[-1]}" if lines else f"before {units[0]}"
            front = Draft(self._key(f"[{name}]"), "front", f"{reads}, {where}" if reads else where, units=units)
            gone = set(units)
            root.units = [u for u in root.units if u not in gone]
            self._by_origin(front)
            self._by_runs(front)
            root.children.append(front)

    def _key(self, wanted: str) -> str:
        """This key, which ends with a bracket, or with a number in it where another fold has the same lines."""
        found, number = wanted, 1
        while found in self._given:
            number += 1
            found = f"{wanted[:-1]}/{number}]"
        self._given.add(found)
        return found

    def _by_origin(self, draft: Draft) -> None:
        if self.graph.as_traced:
            return
        made: dict[str, list[str]] = {}
        for unit in draft.units:
            made.setdefault(self.heads[unit].origin, []).append(unit)
        draft.units = [u for origin, us in made.items() for u in us if not origin or len(us) == 1]
        for origin, units in sorted(made.items()):
            if origin and len(units) > 1:
                title = short_operator(_NUMBER_END.sub("", origin))
                draft.children.append(Draft(f"{draft.key}@{origin}", "origin", title, units=sorted(units)))

    def _by_structure(self, draft: Draft) -> None:
        """Makes blocks of what repeats among what stands directly in a module."""
        items = items_of(draft)
        if len(items) <= CROWD:
            return
        _, places = self.positions.sorted_by([units for units, _ in items])
        labels: dict[int, list[int]] = {}
        for place, (units, _) in zip(places, items, strict=True):
            forward = [u for u in units if self.phase[u] == "forward" and u in self.graph.by_name]
            if place and forward:
                labels.setdefault(place, []).extend(self.structure.label(u) for u in forward)
        order = sorted(labels)
        ranges = [(order[a], order[b - 1]) for a, b in blocks([tuple(sorted(labels[p])) for p in order])]
        if not ranges:
            return
        made = [Draft(f"{draft.key}#{i}", "block", f"block {i}") for i in range(len(ranges))]
        firsts = [first for first, _ in ranges]
        for place, item in zip(places, items, strict=True):
            number = bisect_right(firsts, place) - 1
            if number >= 0 and place <= ranges[number][1]:
                move(item, draft, made[number])
        for block in made:
            self._by_runs(block)
        draft.children += self._repeated(draft.key, made)

    def _by_runs(self, draft: Draft) -> None:
        """Cuts what stands directly in a module into runs; folds by origin stay whole, a few inputs stay in sight."""
        if len(items_of(draft)) <= CROWD:
            return
        items = without_few(items_of(draft), lambda unit: self.heads[unit].role in ("input", "tangent"))
        modules = [c.all_units() for c in draft.children if c.kind in ("scope", "rest")]
        for name, title, part in chunks(self.positions, items, modules):
            run = Draft(self._key(f"{draft.key}[{name}]"), "run", title)
            for item in part:
                move(item, draft, run)
            draft.children.append(run)

    def _repeated(self, key: str, children: list[Draft]) -> list[Draft]:
        """Children with the others of equal rows in one fold each."""
        families: dict[str, list[tuple[int, Draft]]] = {}
        for child in children:
            if match := NUMBERED.fullmatch(child.key):
                families.setdefault(match[1], []).append((int(match[2]), child))
        gone: set[str] = set()
        rests: list[Draft] = []
        for stem, numbered in families.items():
            if len(numbered) < REPEATED:
                continue
            numbered.sort(key=lambda n: n[0])
            for row in self._rows(numbered):
                if len(row) >= REPEATED:
                    rests.append(rest_of(stem, row))
                    gone.update(child.key for _, child in row[1:])
        return [c for c in children if c.key not in gone] + rests

    def _rows(self, numbered: Sequence[tuple[int, Draft]]) -> list[list[tuple[int, Draft]]]:
        """Equal ones in a row; each learns which one before it resembles, and how it differs."""
        # not the values named by their readers: which of its readers names one depends on the order of the nodes
        parts = {c.key: [n for u in c.all_units() for n in self.members[u] if self._stands(n)] for _, c in numbered}
        found = siblings(self.structure, parts)
        for _, child in numbered:
            child.like, child.note = found[child.key].like, found[child.key].note
        return [list(row) for _, row in groupby(numbered, lambda n: found[n[1].key].first)]

    def _stands(self, name: str) -> bool:
        return not is_value(self.graph.by_name[name]) or self.grouping[name].startswith("value:")

    def _freeze(self, draft: Draft, parent: str, folds: dict[str, FoldNode]) -> dict[Phase, int]:
        size: dict[Phase, int] = {}
        for unit in draft.units:
            size[self.phase[unit]] = size.get(self.phase[unit], 0) + 1
        for child in draft.children:
            for phase, count in self._freeze(child, draft.key, folds).items():
                size[phase] = size.get(phase, 0) + count
        folds[draft.key] = FoldNode(
            key=draft.key,
            parent=parent,
            kind=draft.kind,
            title=draft.title or short_title(draft.key, parent),
            children=tuple(sorted(c.key for c in draft.children)),
            units=tuple(sorted(draft.units)),
            size=size,
            extra=sum(self.results.get(u, 0) for u in draft.units),
            note=draft.note,
            members=draft.members,
            like=draft.like,
        )
        return size
