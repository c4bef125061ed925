"""A fold in the making, and the small steps that bring it to its form.

Example::

    only_child(draft)               # `encoder.layer` in place of `encoder`, which holds nothing else

What cannot happen: a unit gets lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from viewer.fold import FoldKind

MOST_GIVEN = 12  # inputs of the graph, and gradients of its outputs, that stay in sight
NUMBERED = re.compile(r"(.*?)(\d+)$")


@dataclass(slots=True)
class Draft:
    """A fold in the making."""

    key: str
    kind: FoldKind = "scope"
    title: str = ""
    children: list[Draft] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    note: str = ""
    members: int = 0
    like: str = ""

    def all_units(self) -> list[str]:
        """Units in it, at any depth."""
        found = list(self.units)
        for child in self.children:
            found += child.all_units()
        return found


Item = tuple[list[str], Draft | None]


def items_of(draft: Draft) -> list[Item]:
    """What stands directly in a draft: single units, and folds by origin, with their units."""
    return [([u], None) for u in draft.units] + [(c.units, c) for c in draft.children if c.kind == "origin"]


def without_few(items: Sequence[Item], given: Callable[[str], bool]) -> list[Item]:
    """The items without those whose units are all `given`, where these are no more than `MOST_GIVEN`."""
    few = [all(map(given, units)) for units, _ in items]
    return [item for item, out in zip(items, few, strict=True) if not out or sum(few) > MOST_GIVEN]


def move(item: Item, source: Draft, target: Draft) -> None:
    """Brings an item from one draft to another."""
    units, child = item
    if child is None:
        source.units.remove(units[0])
        target.units += units
    else:
        source.children.remove(child)
        target.children.append(child)


def only_child(draft: Draft) -> Draft:
    """The one fold inside, where there is nothing beside it; a numbered one keeps its key, to stay in its row."""
    while not draft.units and len(draft.children) == 1:
        inner = draft.children[0]
        if draft.kind == "scope" and NUMBERED.fullmatch(draft.key):
            draft.units, draft.children = inner.units, inner.children
        else:
            draft = inner
    return draft


def rest_of(stem: str, row: Sequence[tuple[int, Draft]]) -> Draft:
    """The fold of all but the first of a row of equal ones; `stem` is what stands before their numbers."""
    (_, first), *others = row
    low, high = others[0][0], others[-1][0]
    title = f"blocks {low}–{high}" if first.kind == "block" else f"{'.'.join(stem.split('.')[-2:])}{low}–{high}"
    return Draft(
        f"{stem}[{low}-{high}]", "rest", title, [c for _, c in others],
        members=len(others), like=first.key,
    )  # fmt: skip


def short_title(key: str, parent: str) -> str:
    """The part of a module path that the fold around does not say; of a list's member the list's name too."""
    names = key.removeprefix(f"{parent}.").split(".")
    if names[-1].isdigit():
        whole = key.split(".")
        return ".".join(whole[-max(2, len(names)) :])
    return ".".join(names)
