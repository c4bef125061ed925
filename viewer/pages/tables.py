"""The operator table of what is shown."""

from __future__ import annotations

from typing import Any

import streamlit as st

from viewer.labels import plural
from viewer.opset import OpRow, table_csv
from viewer.pages.obtain import Obtained
from viewer.session import change, current
from viewer.state import ViewState


def draw_operators(found: Obtained, state: ViewState) -> None:
    """A row for each operator; a click highlights its nodes."""
    rows = found.known.table
    with st.container(horizontal=True, vertical_alignment="center"):
        words = st.text_input("Filter operators", key="w_ops_filter", placeholder="Filter operators",
                              icon=":material/filter_list:", label_visibility="collapsed", live=True)  # fmt: skip
        st.download_button("CSV", table_csv(rows), f"{found.name}-{found.graph.stage}-{found.graph.level}.csv",
                           "text/csv", icon=":material/download:", on_click="ignore")  # fmt: skip
    shown = matching(rows, words or "")
    if state.op:
        st.button(f"Highlighted: {state.op}", icon=":material/close:", key="w_op_clear", on_click=change,
                  kwargs={"op": ""})  # fmt: skip
    else:
        count = sum(r.total for r in rows)
        st.caption(f"{plural(len(rows), 'operator')} in {plural(count, 'call')}. Click one to highlight its nodes.")

    def choose() -> None:
        cells = st.session_state[key]["selection"]["cells"]
        op = shown[cells[0][0]].target if cells else ""
        change(op="" if op == current().op else op)

    key = f"w_ops_{id(found.graph)}_{words}_{state.op}"
    st.dataframe(
        columns(shown),
        key=key,
        hide_index=True,
        height="content" if len(shown) < 16 else 560,
        on_select=choose,
        selection_mode="single-cell",
        column_config={
            "operator": st.column_config.TextColumn(width="medium"),
            "fwd": st.column_config.NumberColumn("fwd", help="Calls in forward", width=44),
            "bwd": st.column_config.NumberColumn("bwd", help="Calls in backward", width=44),
            "kind": st.column_config.TextColumn(width=90),
            "core": st.column_config.CheckboxColumn("core", help="In the core aten set", width=44),
        },
    )


def matching(rows: tuple[OpRow, ...], words: str) -> tuple[OpRow, ...]:
    """Rows whose operator or kind has all words."""
    wanted = words.lower().split()
    return tuple(r for r in rows if all(w in f"{r.target} {r.short} {r.kind}".lower() for w in wanted))


def columns(rows: tuple[OpRow, ...]) -> dict[str, list[Any]]:
    """The table by column."""
    return {
        "operator": [r.target for r in rows],
        "fwd": [r.forward for r in rows],
        "bwd": [r.backward for r in rows],
        "kind": [r.kind for r in rows],
        "core": [r.core for r in rows],
    }
