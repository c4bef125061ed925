"""The bar on top: sample, stage, level, partitioner, region, inputs, view, page, help."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from extraction.choice import Choice
from extraction.graph import LEVELS, PARTITIONERS, Stage
from viewer.headline import LEVEL_NAMES, STAGE_NAMES
from viewer.labels import apart
from viewer.pages.inputs import draw_inputs
from viewer.pages.search import search_box
from viewer.pages.widgets import cut_in_the_middle, options, plain, seed, segments, switch
from viewer.session import begin_anew, change, change_pane, current, redraw, went_back
from viewer.state import COLOURS, Pane, ViewState

STAGE_HELP = "1 Dynamo: torch calls · 2 Forward · 3 Joint: both before the cut · 4 Backward"
LEVEL_HELP = "How far operators are decomposed: q aten · w core aten · e inductor · r prims"
CUT_HELP = "The partitioner that cuts the joint graph into forward and backward"
SHOWN = {
    "parameters": ("Parameters", "Parameters and buffers as boxes of their own"),
    "saved": ("Saved tensors", "What forward hands to backward"),
    "results": ("Results", "Outputs and gradients as boxes"),
    "shapes": ("Shapes on edges", None),
    "portals": ("Stubs of long edges", "Small labels in place of edges that span many rows"),
}
COLOUR_NAMES = {"phase": "Phase", "kind": "Operator kind", "dtype": "Data type", "scope": "Scope", "bytes": "Bytes",
                "support": "Hardware list", "fusion": "Fusion group"}  # fmt: skip

MODE_NAMES: dict[str, str] = {"explore": "Explore", "compare": "Compare", "lab": "Lab", "corpus": "Corpus"}


def draw(state: ViewState) -> DeltaGenerator:
    """Draws the bar. Returns a place in it for a sentence."""
    with st.container(key="bar", horizontal=True, vertical_alignment="center"):
        st.html('<span class="brand">AOT<b>Scope</b></span>', width="content")
        if state.mode in ("explore", "lab"):
            pick_button("left", state.left)
            graph_choice("left", state.left)
        else:
            absent(6)
        place = st.empty()
        st.space("stretch")
        if state.mode in ("explore", "lab"):
            with st.container(key="inputs", width="content"):
                draw_inputs(state.left)
            absent(2)
        elif state.mode == "compare":
            st.menu_button("Pairs", list(PAIRS), key="w_pairs", icon=":material/compare_arrows:", on_click=_pair,
                           help="Typical comparisons of the left sample")  # fmt: skip
            with st.container(key="bar_search", width="content"):
                search_box(state, outside=True)
            switch(
                "Move together", state.sync, "w_sync", lambda on: change(sync=on), "Zoom and pan both pictures at once"
            )
        else:
            absent(3)
        if state.mode in ("explore", "compare"):
            with st.container(key="view", width="content"):
                view_choices()
        else:
            absent()
        with st.container(key="bar_end", horizontal=True, vertical_alignment="center", width="content"):
            segments("Page", MODE_NAMES, state.mode, "w_mode", _mode)
            st.button("", icon=":material/help:", key="help", type="tertiary", help="Keys and what you see (?)",
                      on_click=_help)  # fmt: skip
    return place


def absent(places: int = 1) -> None:
    """Keeps the places of what is not shown. What follows has the same place in every view: while a long run goes on,
    the browser still shows what the last one had at each place that the new one has not come to.
    """
    for _ in range(places):
        st.empty()


def pick_button(side: str, pane: Pane, beside: str = "") -> None:
    """The name of the sample, of which what the one `beside` has too may be left out; a click opens the picker."""
    name = apart(Path(pane.sample).name, Path(beside).name)
    with st.container(key="pick" if side == "left" else "pick_right", width="content"):
        st.button(
            cut_in_the_middle(name),
            icon=":material/deployed_code:",
            key=f"w_pick_{side}",
            help=plain(f"{pane.sample}: pick another sample"),
            on_click=_pick,
            args=(side,),
        )


def graph_choice(side: str, pane: Pane) -> None:
    """Stage, level, partitioner and region of one pane."""
    segments("Stage", {s: STAGE_NAMES[s] for s in _STAGE_ORDER}, pane.stage, f"w_stage_{side}",
             lambda value: change_pane(side, stage=value), STAGE_HELP)  # fmt: skip
    if pane.stage != "dynamo":
        segments("Level", {v: LEVEL_NAMES[v] for v in LEVELS}, pane.level, f"w_level_{side}",
                 lambda value: change_pane(side, level=value), LEVEL_HELP)  # fmt: skip
        choice_chip(side)
    else:
        absent(2)
    if pane.stage in ("forward", "backward"):
        segments("Partitioner", {p: p for p in PARTITIONERS}, pane.cut, f"w_cut_{side}",
                 lambda value: change_pane(side, cut=value), CUT_HELP)  # fmt: skip
    else:
        absent()
    region_choice(side, pane)


def choice_chip(side: str) -> None:
    """What is kept and opened on top of the level; a click clears it. Runs again alone where only that changed."""

    @st.fragment(key=f"chip_{side}")
    def chip() -> None:
        choice = current().pane(side).choice
        st.session_state[f"told_{side}"] = choice
        if choice.plain:
            return
        names = [f"kept: {', '.join(choice.keep)}"] * bool(choice.keep)
        names += [f"opened: {', '.join(choice.open)}"] * bool(choice.open)
        with st.container(key=f"chip_{side}", width="content"):
            st.button(str(choice), icon=":material/close:", key=f"w_choice_{side}", on_click=_clear, args=(side,),
                      help=plain(f"A choice on top of the level; click to clear it. {'; '.join(names)}"))  # fmt: skip

    chip()


def told(side: str) -> Choice:
    """The choice that the bar shows."""
    found: Choice = st.session_state[f"told_{side}"]
    return found


def _clear(side: str) -> None:
    change_pane(side, keep=(), open=())
    st.rerun()  # all of the page, not this fragment alone


def region_choice(side: str, pane: Pane) -> None:
    """Which region, where the model has graph breaks."""
    regions = st.session_state.get(f"regions_{side}", 1)
    if regions > 1:
        names = {i: f"Region {i + 1} of {regions}" for i in range(regions)}
        options("Region", list(names), min(pane.region, regions - 1), f"w_region_{side}",
                lambda value: change_pane(side, region=value), names)  # fmt: skip
    else:
        absent()


def compact_choice(side: str, pane: Pane) -> None:
    """Sample and graph of one pane of two: the same choices in less room."""
    with st.container(key=f"choice_{side}", horizontal=True, vertical_alignment="center"):
        pick_button(side, pane, current().pane("right" if side == "left" else "left").sample)
        segments("Stage", {s: STAGE_NAMES[s] for s in _STAGE_ORDER}, pane.stage, f"w_stage_{side}",
                 lambda value: change_pane(side, stage=value), STAGE_HELP)  # fmt: skip
        if pane.stage != "dynamo":
            options("Level", LEVELS, pane.level, f"w_level_{side}",
                    lambda value: change_pane(side, level=value), LEVEL_NAMES)  # fmt: skip
            choice_chip(side)
        else:
            absent(2)
        if pane.stage in ("forward", "backward"):
            options("Partitioner", PARTITIONERS, pane.cut, f"w_cut_{side}",
                    lambda value: change_pane(side, cut=value), {p: p for p in PARTITIONERS})  # fmt: skip
        else:
            absent()
        region_choice(side, pane)


_STAGE_ORDER: tuple[Stage, ...] = ("dynamo", "forward", "joint", "backward")


@st.fragment
def view_choices() -> None:
    """The button for what the picture shows. Its choices are there, and count, only while it is open: the browser does
    not hear of the values of what it does not show, and would undo with its own what the back button brought.
    """
    with st.popover("View", icon=":material/visibility:", key="w_view", on_change="rerun",
                    help="What the picture shows, and its colours") as popover:  # fmt: skip
        if popover.open:
            draw_view(current())


def draw_view(state: ViewState) -> None:
    """What the picture shows and how it is coloured; only the picture is drawn again."""

    def choose(**values: Any) -> None:
        if st.session_state.get("w_view") and not went_back():
            change(**values)
            redraw()

    def show(name: str, on: bool) -> None:
        choose(shown=replace(current().shown, **{name: on}))

    def colour() -> None:
        choose(colour=st.session_state.w_colour)

    for name, (label, help_) in SHOWN.items():
        switch(label, getattr(state.shown, name), f"w_{name}", lambda on, name=name: show(name, on), help_)  # type: ignore[misc]
    st.radio(
        "Colour by", COLOURS, format_func=COLOUR_NAMES.__getitem__, key=seed("w_colour", state.colour), on_change=colour
    )


PAIRS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "Joint: aten | prims": ({"stage": "joint", "level": "aten"}, {"stage": "joint", "level": "prims"}),
    "Joint: aten | core aten": ({"stage": "joint", "level": "aten"}, {"stage": "joint", "level": "core_aten"}),
    "Dynamo | joint aten": ({"stage": "dynamo"}, {"stage": "joint", "level": "aten"}),
    "Forward | backward": ({"stage": "forward"}, {"stage": "backward"}),
    "Backward: default | min-cut": (
        {"stage": "backward", "cut": "default"},
        {"stage": "backward", "cut": "min-cut"},
    ),
}


def _pair() -> None:
    chosen = st.session_state.get("w_pairs")
    if chosen in PAIRS:
        left, right = PAIRS[chosen]
        base = replace(current().left, selection=())
        change(left=replace(base, **left), right=replace(base, **right), diff="", op="")
        begin_anew()


def _mode(mode: str) -> None:
    left = current().left
    if mode == "lab" and left.stage == "dynamo":
        left = replace(left, stage="joint", selection=())  # the lab is about decompositions
    change(mode=mode, left=left, right=counterpart(left) if mode == "compare" else replace(left, selection=()))


def counterpart(pane: Pane) -> Pane:
    """What a comparison begins with: the same graph at prims (at aten if it is at prims), or what Dynamo's became; of
    a graph under a choice, the level itself.
    """
    if pane.stage == "dynamo":
        return replace(pane, stage="joint", level="aten", selection=())
    if not pane.choice.plain:
        return replace(pane, keep=(), open=(), selection=())
    return replace(pane, level="aten" if pane.level == "prims" else "prims", selection=())


def _help() -> None:
    st.session_state.dialog = "help"


def _pick(side: str) -> None:
    st.session_state.dialog = "pick"
    st.session_state.pick_side = side
