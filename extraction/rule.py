"""What a choice says of an operator: which tables' entries are tried for it, or why it stays.

Example::

    Rule(choice).of("aten.mul.Tensor", ("prims",), inside=False).levels       # () or ("prims",)

What cannot happen: a kept operator is taken apart; torch is imported.

Note: whose entry
    That of the base level (inside an expansion at aten: of core aten). For operators that the choice opens also that of
    core aten, inductor and the full table, in this order: the first that does not decline the call's arguments.
"""

from __future__ import annotations

from dataclasses import dataclass

from extraction.choice import Choice
from extraction.graph import Level

OPENING: tuple[Level, ...] = ("core_aten", "inductor", "prims")
KEPT = "kept by choice"
NO_STEP = "a prim: nothing stands below it"
NO_ENTRY = "no table of torch has an entry for it, so it cannot be opened"
CIRCLE = "its expansion comes back to itself"
HARD = ("its expansion failed", "its expansion mutates")


@dataclass(frozen=True, slots=True)
class Asked:
    """The levels whose entries are tried in turn, whether the first is the base level's own, or why there is none."""

    levels: tuple[Level, ...]
    base: bool = False
    why: str = ""


NOTHING = Asked(())


def is_hard(reason: str) -> bool:
    """True for a reason that also keeps the calls whole around it, see "Note: as the levels do" of `ways`."""
    return reason.startswith(HARD)


def tried(tables: tuple[Level, ...], base: Level) -> tuple[tuple[Level, ...], bool]:
    """The tables that have an entry in the order in which they are tried, and whether the base level is among them."""
    return (base, *(t for t in tables if t != base)) if base in tables else tables, base in tables


class Rule:
    """What a choice says of operators, each asked once."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self._inner: Level = "core_aten" if choice.base == "aten" else choice.base
        self._known: dict[tuple[str, bool], Asked] = {}

    def of(self, target: str, tables: tuple[Level, ...], inside: bool) -> Asked:
        """What to try for an operator, `inside` an expansion or in the graph itself; `tables` have entries for it."""
        key = target, inside
        if key not in self._known:
            self._known[key] = self._decide(target, tables, inside)
        return self._known[key]

    def opens(self, target: str) -> bool:
        """True where the choice names it, whatever the base level does."""
        return self.choice.opens(target)

    def _decide(self, target: str, tables: tuple[Level, ...], inside: bool) -> Asked:
        if self.choice.keeps(target):
            return Asked((), why=KEPT)
        levels, base = tried(tables, self._inner if inside else self.choice.base)
        if not self.opens(target):
            return Asked(levels[:1], base) if base else NOTHING
        return Asked(levels, base, "" if levels else NO_ENTRY)
