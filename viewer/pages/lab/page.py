"""The lab: sections about the graph that Explore would show, of which the chosen one is made.

Note: how a section plugs in
    A section is a function that draws everything below the row of sections for the graph obtained. It is one entry in
    `PLUGGED`, whose order is that of the row, and its key is a word of `viewer.state.Section`. It runs inside a
    fragment called `work`: widgets of a section run only the section again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

import streamlit as st

from viewer.pages.cards import card
from viewer.pages.guard import guarded
from viewer.pages.lab import choice, cost, fusion, hardware, operators, provenance
from viewer.pages.obtain import Obtained, key_of, obtain
from viewer.pages.widgets import segments
from viewer.session import change, change_pane, current, sync
from viewer.state import Section


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
    work(found)


@st.fragment(key="work")
def work(found: Obtained) -> None:
    """The row of sections and the chosen one."""
    with guarded():
        section = current().section if current().section in PLUGGED else next(iter(PLUGGED))
        plugged = PLUGGED[section]
        with st.container(key="lab_head", horizontal=True, vertical_alignment="center"):
            names: dict[str, str] = {key: p.name for key, p in PLUGGED.items()}
            segments("Section", names, section, "w_section", _open)
            text = f"{plugged.question} · {found.known.headline(found.name)}"
            st.html(f'<div class="headline" title="{escape(text)}">{escape(text)}</div>', width="stretch")
        stale = key_of(current().left) != key_of(found.pane)  # the choice was changed within the fragment
        if stale and section not in CHOOSING:
            st.rerun()
        plugged.draw(found)
        sync()
        if stale and key_of(current().left) != key_of(found.pane):
            st.rerun()  # what was drawn is there at once; the bar follows


def _open(section: str) -> None:
    change(section=section)
