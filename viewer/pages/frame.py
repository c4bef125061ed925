"""The frame of every page: style, the bar on top, the page itself, the URL.

What cannot happen: the reader sees a traceback; it goes to the server's log, and the page says one line.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import streamlit as st

from viewer.pages import bar, compare, explore
from viewer.pages.help import show_help
from viewer.pages.picker import show_picker
from viewer.session import begin, sync
from viewer.work import service

LOG = logging.getLogger("aotscope")


def run() -> None:
    """Draws the page."""
    st.set_page_config("AOTScope", str(Path(__file__).parent / "icon.svg"), layout="wide")
    st.html(Path(__file__).parent / "page.css")
    with guarded():
        service()
        state = begin()
        sentence = bar.draw(state)
        dialog = st.session_state.pop("dialog", "")
        if dialog == "help":
            show_help()
        elif dialog == "pick":
            show_picker()
        if state.mode == "compare":
            compare.draw(sentence)
        else:
            explore.draw()
        sync()


@contextmanager
def guarded() -> Iterator[None]:
    """Turns an error of ours into one line on the page; the traceback goes to the log."""
    try:
        yield
    except Exception as error:
        LOG.exception("the page failed")
        text = " ".join(str(error).split())[:300]
        st.error(
            f"This view failed: {type(error).__name__}: {text}. The server's log says more.", icon=":material/error:"
        )
