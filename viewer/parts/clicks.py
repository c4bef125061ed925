"""Clicks that a component reports: each is acted on once, in order, however late or often it arrives.

Example::

    renderer("panel")(key=key, data={"heard": heard(key), ...}, on_go_change=lambda: take(key, on_go))

What cannot happen: a click is acted on twice; one is lost because another came while the script was busy (the browser
sends all that were not heard, see `clicks.js`).
"""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

MOST = 50  # clicks of one message


def heard(key: str) -> int:
    """The number of the last click that was acted on."""
    return int(st.session_state.get(f"heard_{key}", 0))


def take(key: str, act: Callable[[str], None] | None) -> None:
    """Acts on the clicks that the component with this key reports now."""
    for number, go in fresh(st.session_state[key].get("go"), heard(key)):
        st.session_state[f"heard_{key}"] = number
        if act is not None:
            act(go)


def fresh(message: object, last: int) -> list[tuple[int, str]]:
    """The clicks of a message after the number `last`, in order; [] for a message that is none."""
    if not isinstance(message, list):
        return []
    clicks = [(c[0], c[1]) for c in message[-MOST:] if isinstance(c, list | tuple) and len(c) == 2]
    return sorted((n, go) for n, go in clicks if isinstance(n, int) and isinstance(go, str) and n > last)
