"""The operator table of what is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import streamlit as st

from viewer.labels import file_name, plural
from viewer.opset import OpRow, table_csv
from viewer.pages.obtain import Obtained
from viewer.parts.panel import Column, Row, Table, panel
from viewer.state import ViewState

COLUMNS = (
    Column("operator"),
    Column("fwd", "Calls in forward", number=True),
    Column("bwd", "Calls in backward", number=True),
    Column("kind"),
    Column("core", "In the core aten set"),
)

CSV_HELP = "The whole table, also the rows that the filter hides"


def draw_operators(found: Obtained, state: ViewState, go: Callable[[str], None]) -> None:
    """A row for each operator; a click highlights its nodes."""
    rows = found.known.table
    calls = plural(sum(r.total for r in rows), "call")
    with st.container(key="ops_head", horizontal=True, vertical_alignment="center"):
        st.caption(f"{plural(len(rows), 'operator')} in {calls}. Click one to highlight its nodes.", width="stretch")
        st.download_button("CSV", table_csv(rows), file_name(*found.words, "operators.csv"), "text/csv",
                           icon=":material/download:", on_click="ignore", type="tertiary", help=CSV_HELP)  # fmt: skip
    panel([operator_table(rows, state.op)], key="operators", on_go=go)


def operator_table(rows: Sequence[OpRow], chosen: str = "") -> Table:
    """The table; `chosen` is the operator whose nodes are highlighted."""
    lines = tuple(
        Row((r.target, r.forward, r.backward, r.kind, "yes" if r.core else ""), f"op:{r.target}", r.target == chosen)
        for r in rows
    )
    return Table("operators", COLUMNS, lines)
