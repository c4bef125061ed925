"""The lab: sections about the graph that Explore would show, of which the chosen one is made.

Note: how a section plugs in
    A section is a function that draws everything below the row of sections for the graph obtained. It is one entry in
    `PLUGGED`, whose order is that of the row, and its key is a word of `viewer.state.Section`. It runs inside a
    fragment called `work`: widgets of a section run only the section again. A section that changes the choice gets a
    graph that may be the one before; it says what else is new of what, and puts the new graph there (`chosen`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from html import escape

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from viewer.ahead import AHEAD
from viewer.pages.bar import told
from viewer.pages.cards import card
from viewer.pages.guard import guarded
from viewer.pages.lab import choice, cost, fusion, hardware, operators, provenance
from viewer.pages.lab.chosen import got, put
from viewer.pages.obtain import Obtained, key_of, obtain, options_of
from viewer.pages.widgets import segments
from viewer.session import change, change_pane, current, sync
from viewer.state import Section
from viewer.work import prepare_choices


@dataclass(frozen=True)
class Plugged:
    """A section: its name in the row, what it answers, and what draws it."""

    name: str
    question: str
    draw: Callable[[Obtained], None]


PLUGGED: dict[Section, Plugged] = {
    "provenance": Plugged("Provenance", "What became of what, from aten to prims", provenance.draw),
    "operators": Plugged("Why here", "Which calls brought each operator, and why it is not decomposed", operators.draw),
    "cost": Plugged("Cost", "What each level costs: operators, nodes, bytes, work", cost.draw),
    "choice": Plugged("Keep and open", "Which operators stay whole and which are opened", choice.draw),
    "hardware": Plugged("Hardware", "What a list of supported operators lacks", hardware.draw),
    "fusion": Plugged("Fusion", "Which calls a compiler would fuse, and what that saves", fusion.draw),
}


CHOOSING: tuple[Section, ...] = ("choice", "hardware")


def draw() -> None:
    """The page."""
    if current().left.stage == "dynamo":
        card("The lab begins below Dynamo", ["Torch functions have no decomposition level; aten operators have."])
        with st.container(horizontal=True, horizontal_alignment="center"):
            st.button("Show the joint graph", key="w_lab_joint", on_click=change_pane, args=("left",),
                      kwargs={"stage": "joint"})  # fmt: skip
        return
    found = obtain("left")
    if found is None:
        return
    st.session_state.drawn = True
    put(found)
    work()
    AHEAD.prepare([partial(prepare_choices, found.choice.path, dict(found.pane.grads), found.key())], options_of())


@st.fragment(key="work")
def work() -> None:
    """The row of sections and the chosen one."""
    with guarded():
        section = current().section if current().section in PLUGGED else next(iter(PLUGGED))
        plugged, found = PLUGGED[section], got()
        if key_of(current().left) != key_of(found.pane) and section not in CHOOSING:
            st.rerun()
        with st.container(key="lab_head", horizontal=True, vertical_alignment="center"):
            names: dict[str, str] = {key: p.name for key, p in PLUGGED.items()}
            segments("Section", names, section, "w_section", _open)
            line = st.empty()
            _say(line, plugged, found)
        plugged.draw(found)
        if got() is not found:
            _say(line, plugged, got())
        sync()
        if told("left") != current().left.choice:
            st.rerun()  # what was drawn is there at once; the bar follows


def _say(line: DeltaGenerator, plugged: Plugged, found: Obtained) -> None:
    text = f"{plugged.question} · {found.known.headline}"
    line.html(f'<div class="headline" title="{escape(text)}">{escape(text)}</div>', width="stretch")


def _open(section: str) -> None:
    change(section=section)
