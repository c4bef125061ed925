"""Which tables are tried for an operator, and that calls may be composed once for them."""

from __future__ import annotations

import itertools

import pytest

from extraction.choice import Choice
from extraction.graph import LEVELS, Level
from extraction.rule import KEPT, NO_ENTRY, OPENING, Rule

OP = "aten.op.default"
TABLES = [t for n in range(4) for t in itertools.combinations(OPENING, n)]


def test_the_base_level_comes_first_and_then_the_others_in_order() -> None:
    opened = Choice("inductor", open=(OP,))
    assert Rule(opened).of(OP, OPENING, inside=False).levels == ("inductor", "core_aten", "prims")
    assert Rule(Choice("inductor")).of(OP, OPENING, inside=False).levels == ("inductor",)
    assert Rule(Choice("aten")).of(OP, OPENING, inside=False).levels == ()
    assert Rule(Choice("aten")).of(OP, OPENING, inside=True).levels == ("core_aten",)
    assert Rule(Choice("prims", keep=(OP,))).of(OP, OPENING, inside=True).why == KEPT
    assert Rule(opened).of(OP, (), inside=True).why == NO_ENTRY


@pytest.mark.parametrize("base", LEVELS)
@pytest.mark.parametrize("opened", [True, False])
def test_in_the_graph_and_inside_the_same_tables_mean_the_same(base: Level, opened: bool) -> None:
    """Else "Note: calls composed once" of `ways` would not hold: only at aten, for what is named, may they differ."""
    for tables in TABLES:
        rule = Rule(Choice(base, open=(OP,) if opened else ()))
        outside, inside = (rule.of(OP, tables, inside=where) for where in (False, True))
        if outside.levels and outside.levels == inside.levels and outside != inside:
            assert (base, opened) == ("aten", True)
