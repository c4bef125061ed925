"""The panel beside the picture: node, operators, code, source, explanations."""

from __future__ import annotations

import streamlit as st

from viewer.facts import describe
from viewer.fold import from_words
from viewer.fold_facts import describe_fold
from viewer.graphs import Known
from viewer.pages.folding import toggle
from viewer.pages.obtain import Obtained, options_of
from viewer.pages.tables import draw_operators
from viewer.pages.texts import about, draw_code, draw_explanations, draw_source
from viewer.pages.widgets import seed
from viewer.parts.panel import Block, Text, panel
from viewer.session import change, change_pane, current, look_at, select
from viewer.state import TABS, Tab, ViewState

NONE_CHOSEN = (
    "Click a box to see its operator, arguments, shapes, source line, origin and pair.",
    "Shift-click a second box for the path between the two.",
    "Search with /, go through the hits with n and N, and press ? for all keys.",
)
TAB_NAMES: dict[Tab, str] = {
    "node": "Node",
    "operators": "Operators",
    "code": "Code",
    "source": "Source",
    "explain": "Explain",
}


def draw_side(found: Obtained, state: ViewState) -> None:
    """The tabs, of which only the open one is made."""
    names = list(TAB_NAMES.values())
    tabs = st.tabs(names, key=seed("w_tab", TAB_NAMES[state.tab]), on_change=_open)
    with tabs[TABS.index(state.tab)]:
        match state.tab:
            case "node":
                blocks = facts(found, state)
                panel(blocks, key="facts", on_go=lambda where: go(where, found.known))
            case "operators":
                draw_operators(found, state, go)
            case "code":
                draw_code(found, state)
            case "source":
                draw_source(found, state)
            case "explain":
                draw_explanations(found)


def _open() -> None:
    name = st.session_state.w_tab
    change(tab=next(tab for tab, text in TAB_NAMES.items() if text == name))


def facts(found: Obtained, state: ViewState) -> list[Block]:
    """What is said about the selection."""
    selection = state.left.selection
    if selection and selection[0].startswith("fold:"):
        tree = found.known.tree(options_of())
        return describe_fold(found.graph, tree, selection[0], from_words(tree, state.fold))
    if not selection:
        return [Text(NONE_CHOSEN, "Nothing selected"), *about(found)]
    dynamo = found.peek(found.key("dynamo", "aten"))
    return describe(found.known, selection, state.mark, found.elsewhere, dynamo)


def go(where: str, known: Known | None = None) -> None:
    """What a click in the panel means; `known` is the graph whose boxes can be opened."""
    kind, _, name = where.partition(":")
    state = current()
    match kind:
        case "node":
            select("left", (name,), go=True)
        case "mark":
            change(mark="" if state.mark == name else name)
        case "zoom" if state.left.selection:
            look_at("left", state.left.selection[0])
        case "open" | "close" if known is not None:
            toggle(known, name, kind == "open")
        case "line":
            change(tab="source")
        case "op":
            change(op="" if state.op == name else name, came="")
        case "level":  # its row is about the level itself
            change_pane("left", level=name, keep=(), open=())
            st.rerun()
        case "stage":
            change_pane("left", stage=name)
            st.rerun()
        case "joint":
            change_pane("left", stage="joint", level=name)
            st.rerun()
