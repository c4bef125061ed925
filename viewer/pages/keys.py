"""What a key means: the state after it."""

from __future__ import annotations

from dataclasses import replace

from extraction.graph import Level, Stage
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
        cleared = replace(state, find="", op="", mark="")
        return replace(cleared, left=replace(state.left, selection=()), right=replace(state.right, selection=()))
    return state
