"""What a key pressed over a picture does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import streamlit as st

from extraction.graph import Level, Stage
from viewer.session import current, forget_anchors, put
from viewer.state import ViewState

STAGE_OF: dict[str, Stage] = {"1": "dynamo", "2": "forward", "3": "joint", "4": "backward"}
LEVEL_OF: dict[str, Level] = {"q": "aten", "w": "core_aten", "e": "inductor", "r": "prims"}


def press(state: ViewState, key: str, side: str = "left") -> ViewState:
    """The state after a key was pressed over a pane; the same for a key that means nothing here."""
    pane = state.pane(side)
    if key in STAGE_OF:
        return state.with_pane(side, replace(pane, stage=STAGE_OF[key]))
    if key in LEVEL_OF:
        return state.with_pane(side, replace(pane, level=LEVEL_OF[key]))
    if key == "Escape":
        cleared = replace(state, find="", op="", came="", mark="")
        return replace(cleared, left=replace(state.left, selection=()), right=replace(state.right, selection=()))
    return state


def shortcut(key: str, step: Callable[[int], None], side: str = "left") -> None:
    """Does what a key says, in a callback; `step` goes to the next (1) or previous (-1) hit."""
    if key in ("n", "N"):
        step(1 if key == "n" else -1)
        return
    if key == "?":
        st.session_state.dialog = "help"
        st.rerun()
    before = current()
    after = press(before, key, side)
    if key == "Escape":
        forget_anchors()
    put(after)
    pane = before.pane(side)
    if replace(after.pane(side), selection=()) != replace(pane, selection=()):
        st.rerun()  # another graph: the whole page
