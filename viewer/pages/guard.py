"""Errors of our own: one line on the page, the traceback in the server's log.

What cannot happen: the reader sees a traceback; an error passes without a trace.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st

from viewer.pages.widgets import plain

LOG = logging.getLogger("aotscope")


@contextmanager
def guarded() -> Iterator[None]:
    """Around the page and around each part of it that runs alone."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  whatever it is, the reader gets a line and the log all of it
        report(error)


def report(error: Exception) -> bool:
    """Tells both; also for errors in callbacks, which Streamlit hands over. Returns True: nothing else is shown."""
    LOG.error("the page failed", exc_info=error)
    text = plain(" ".join(str(error).split())[:300].rstrip("."))
    st.error(f"This view failed: {type(error).__name__}: {text}. The server's log says more.", icon=":material/error:")
    return True
