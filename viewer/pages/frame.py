"""The frame of every page: style, the bar on top, the page itself, the URL.

The pages that a first visit does not show are imported where they are shown: it would wait for them.
"""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from viewer.pages import bar, explore
from viewer.pages.guard import guarded
from viewer.pages.help import show_help
from viewer.pages.picker import show_picker
from viewer.session import begin, sync

ABOUT = (
    "**AOTScope** shows what AOT Autograd does to a PyTorch model: forward, joint and backward graphs "
    "at every decomposition level."
)


def run() -> None:
    """Draws the page."""
    st.set_page_config("AOTScope", str(Path(__file__).parent / "icon.svg"), layout="wide", menu_items={"About": ABOUT})
    st.html(Path(__file__).parent / "page.css")
    with guarded():
        state = begin()
        sentence = bar.draw(state)
        dialog = st.session_state.pop("dialog", "")
        if dialog == "help":
            show_help()
        elif dialog == "pick":
            show_picker()
        if state.mode == "compare":
            from viewer.pages import compare

            compare.draw(sentence)
        elif state.mode == "lab":
            from viewer.pages.lab import page

            page.draw()
        elif state.mode == "corpus":
            from viewer.pages import corpus

            corpus.draw()
        else:
            explore.draw()
        sync()
