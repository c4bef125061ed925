"""Section "Why here": each operator of the graph, what brought it, and why it is not decomposed further."""

from __future__ import annotations

import streamlit as st

from viewer.headline import LEVEL_NAMES
from viewer.labels import plural
from viewer.pages.cards import card
from viewer.pages.lab.levels import at_levels
from viewer.pages.obtain import Obtained
from viewer.parts.panel import Block, Column, Row, Table, panel
from viewer.session import change, current
from viewer.why import OperatorWhy, why

COLUMNS = (
    Column("operator"),
    Column("fwd", "Calls in forward", number=True),
    Column("bwd", "Calls in backward", number=True),
    Column("kind"),
    Column("brought by", "The aten operators whose calls became it"),
    Column("why it is not decomposed further"),
)


def draw(found: Obtained) -> None:
    """The table."""
    levels = at_levels(found, ("aten",))
    aten = levels.graphs.get("aten")
    if aten is None:
        card("The aten graph is not there", [levels.missing.get("aten", "")])
        return
    rows = why(found.graph, aten)
    calls = plural(sum(r.total for r in rows), "call")
    st.caption(f"{plural(len(rows), 'operator')} in {calls} at {LEVEL_NAMES[found.graph.level]}.")
    panel([table(rows)], key="why", on_go=_go)


def table(rows: tuple[OperatorWhy, ...]) -> Block:
    """A row for each operator."""
    lines = tuple(
        Row((r.target, r.forward, r.backward, r.kind, _origins(r), "; ".join(x.text for x in r.reasons)),
            f"op:{r.target}", r.target == current().op)
        for r in rows
    )  # fmt: skip
    return Table("why", COLUMNS, lines)


def _origins(row: OperatorWhy) -> str:
    return ", ".join(f"{o.target} ×{o.made}" for o in row.origins)


def _go(where: str) -> None:
    kind, _, name = where.partition(":")
    if kind == "op":
        change(op="" if current().op == name else name)
