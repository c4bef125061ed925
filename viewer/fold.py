"""What is folded: a tree of boxes that open into smaller ones, and which of them are open.

Example::

    tree = fold_tree(graph, base_grouping(graph))
    opened = initial(tree)                     # the overview: at most about 60 boxes
    opened = tree.open(opened, "layers.0")
    visible(tree, opened)["mul_7"]             # of `viewer.seen`: 'fold:f:layers.0.mlp', the box that stands for it

What cannot happen: a unit (a box of the flat picture) stands in no visible box or in two; a fold is open while the one
around it is closed; the result depends on the order of the graph's nodes.

Note: keys and halves
    A fold has one key (`layers.0.mlp`), whose two halves, one a phase, are boxes of their own: `fold:f:layers.0.mlp`
    and `fold:b:layers.0.mlp`. They open and fold together, so that the picture stays mirrored. The root's key is "".

Note: the overview
    A graph of at most `SMALL` boxes is open. Else the largest fold that holds modules is opened, again and again, as
    long as no more than `FEW` boxes are visible. Only where that leaves most of the room free, modules and runs that
    hold operators alone open too. Layers that resemble one before them stay folded, and so do fronts and origins.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from extraction.graph import Phase

FoldKind = Literal["scope", "front", "run", "block", "rest", "origin"]
Opened = frozenset[str]
SMALL = 150
FEW = 60
ROOT = ""
_HALF = {"forward": "f", "backward": "b"}


@dataclass(frozen=True, slots=True)
class FoldNode:
    """One fold. `children` are keys, `units` boxes that stand directly in it.

    `size` is the number of units in it by phase, at any depth. `like` is the key of an earlier numbered sibling that it
    resembles, and `note` says how it differs. `members` is the number of layers that a `rest` stands for, all equal to
    `like`. `extra` counts the result boxes that appear with its own units.
    """

    key: str
    parent: str
    kind: FoldKind
    title: str
    children: tuple[str, ...]
    units: tuple[str, ...]
    size: Mapping[Phase, int]
    extra: int = 0
    note: str = ""
    members: int = 0
    like: str = ""

    @property
    def total(self) -> int:
        """Units in it, in both phases."""
        return sum(self.size.values())


@dataclass(frozen=True)
class FoldTree:
    """All folds by key, the root with key "" among them.

    `home` is the fold that a unit stands directly in, `members` are its nodes in execution order.
    """

    folds: Mapping[str, FoldNode]
    home: Mapping[str, str]
    phase: Mapping[str, Phase]
    grouping: Mapping[str, str]
    members: Mapping[str, Sequence[str]]

    @cached_property
    def everything(self) -> Opened:
        """All folds open."""
        return frozenset(self.folds)

    @cached_property
    def boxes(self) -> int:
        """How many boxes there are when everything is open."""
        return sum(len(f.units) + f.extra for f in self.folds.values())

    def units(self, key: str, phase: Phase) -> Iterator[str]:
        """The units of one half of a fold, at any depth."""
        fold = self.folds[key]
        yield from (u for u in fold.units if self.phase[u] == phase)
        for child in fold.children:
            yield from self.units(child, phase)

    def path(self, key: str) -> tuple[str, ...]:
        """Keys from the root to this fold, both included."""
        found = [key]
        while found[-1] != ROOT:
            found.append(self.folds[found[-1]].parent)
        return tuple(reversed(found))

    def around(self, unit: str) -> tuple[str, ...]:
        """Keys from the root to the fold that holds a unit directly."""
        return self.path(self.home[unit])

    def closed(self, keys: Iterable[str]) -> Opened:
        """These folds and all around them; unknown keys are left out, the root is always there."""
        return frozenset({ROOT}.union(*(self.path(k) for k in keys if k in self.folds)))

    def gain(self, key: str) -> int:
        """By how much the number of visible boxes grows when a visible fold opens."""
        fold = self.folds[key]
        inside = sum(len(self.folds[c].size) for c in fold.children) + len(fold.units) + fold.extra
        return inside - (len(fold.size) if key != ROOT else 0)

    def count(self, opened: Opened) -> int:
        """How many boxes are visible."""
        return sum(self.gain(key) for key in opened)

    def frontier(self, opened: Opened) -> tuple[str, ...]:
        """The closed folds that are visible, sorted."""
        return tuple(sorted(c for key in opened for c in self.folds[key].children if c not in opened))

    def innermost(self, opened: Opened) -> tuple[str, ...]:
        """The open folds without an open one inside, sorted: they tell what is open. () when only the root is."""
        return tuple(sorted(k for k in opened if k != ROOT and not opened.intersection(self.folds[k].children)))

    def open(self, opened: Opened, key: str) -> Opened:
        """Opens a fold and all around it."""
        return opened | self.closed([key])

    def fold(self, opened: Opened, key: str) -> Opened:
        """Folds one, and what is open inside."""
        return frozenset(k for k in opened if k == ROOT or key not in self.path(k))

    def open_level(self, opened: Opened, most: int) -> Opened:
        """Opens the visible folds, from the largest on, as far as no more than `most` boxes become visible."""
        return _open_that_fit(self, opened, self.frontier(opened), most)

    def fold_level(self, opened: Opened) -> Opened:
        """Folds the innermost open ones."""
        return opened - frozenset(self.innermost(opened))

    def reveal(self, opened: Opened, node: str) -> Opened:
        """Opens what a node is hidden in; the same for a name that is no node here."""
        unit = self.grouping.get(node)
        return opened if unit is None else opened | frozenset(self.around(unit))


def box_id(key: str, phase: Phase) -> str:
    """The id of one half of a fold."""
    return f"fold:{_HALF[phase]}:{key}"


def key_of(box: str) -> str | None:
    """The key of a fold's box or cluster; None for another box."""
    return box.split(":", 2)[2] if box.startswith(("fold:f:", "fold:b:")) else None


def _open_that_fit(tree: FoldTree, opened: Opened, keys: Iterable[str], most: int) -> Opened:
    """Opens the largest that fit."""
    found, count = set(opened), tree.count(opened)
    for key in sorted(keys, key=lambda k: (-tree.folds[k].total, k)):
        if count + tree.gain(key) <= most:
            found.add(key)
            count += tree.gain(key)
    return frozenset(found)


def initial(tree: FoldTree, most: int = FEW) -> Opened:
    """What is open in the first view."""
    if tree.boxes <= SMALL:
        return tree.everything
    modules = _grown(tree, frozenset({ROOT}), most, modules=True)
    return _grown(tree, modules, most // 2, modules=False)


def _grown(tree: FoldTree, opened: Opened, most: int, modules: bool) -> Opened:
    """Opens the largest visible fold that fits, again and again; with `modules` only folds that hold some."""
    found, count = set(opened), tree.count(opened)
    waiting: list[tuple[int, str]] = []

    def offer(key: str) -> None:
        for child in tree.folds[key].children:
            fold = tree.folds[child]
            inside = any(tree.folds[c].kind in ("scope", "block", "rest") for c in fold.children)
            if (
                child not in found
                and (inside or not modules)
                and fold.kind in ("scope", "run", "block")
                and not fold.like
            ):
                heapq.heappush(waiting, (-fold.total, child))

    for key in opened:
        offer(key)
    while waiting:
        _, key = heapq.heappop(waiting)
        if count + tree.gain(key) <= most:
            found.add(key)
            count += tree.gain(key)
            offer(key)
    return frozenset(found)


def from_words(tree: FoldTree, words: tuple[str, ...]) -> Opened:
    """What a URL says is open: nothing said is the overview, `*` everything, `-` nothing.

    For a key that only another graph has, what is around it is open; where this graph has nothing of all that, it shows
    its overview.
    """
    if words == ("*",):
        return tree.everything
    if words == ("-",):
        return frozenset({ROOT})
    known = [key for w in words if (key := _nearest(tree, w))]
    return tree.closed(known) if known else initial(tree)


def _nearest(tree: FoldTree, word: str) -> str:
    """The fold of this key, else the innermost one around it that this graph has."""
    while word and word not in tree.folds:
        word = word[: max(word.rfind(mark) for mark in "@[#.")] if any(mark in word for mark in "@[#.") else ROOT
    return word


def to_words(tree: FoldTree, opened: Opened) -> tuple[str, ...]:
    """The shortest words for what is open."""
    if opened == initial(tree):
        return ()
    if opened == tree.everything:
        return ("*",)
    return tree.innermost(opened) or ("-",)
