"""Widgets that show the state and change it: the state is what counts, a widget is set to it before it is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st

from viewer.session import went_back

_MARKS = re.compile(r"([\\`*_{}\[\]()#+\-.!:$~|<>^])")
WIDTH = 132  # px of a list


def plain(text: str) -> str:
    """A text that Streamlit would read as Markdown, escaped."""
    return _MARKS.sub(r"\\\1", text)


def cut_in_the_middle(text: str, least: int = 15) -> str:
    """A text in two parts, as Markdown, of which page.css shortens the first where there is no room for both.

    The second part is the last words, or the last letters of a long one. Short texts are in one part.
    """
    ends = [i for i in range(len(text) - 9, len(text) - 2) if i > 0 and text[i] in "-_./ " and text[i - 1].isalnum()]
    split = ends[0] if ends else len(text) - 6
    # behind anything but a letter, Markdown would read the second star as one
    if len(text) < least or not text[split - 1].isalnum():
        return plain(text)
    return f"*{plain(text[:split])}*{plain(text[split:])}"


def seed(key: str, value: Any) -> str:
    """Sets a widget to a value before it is drawn, and returns its key."""
    st.session_state[key] = value
    return key


def segments(
    label: str, names: Mapping[str, str], value: str, key: str, choose: Callable[[str], None], help: str | None = None
) -> None:
    """A row of buttons of which one is pressed; `names` gives each option its text."""

    def report() -> None:
        if not went_back():
            choose(st.session_state[key])

    st.segmented_control(
        label,
        list(names),
        format_func=names.__getitem__,
        required=True,
        key=seed(key, value),
        on_change=report,
        help=help,
        label_visibility="collapsed",
    )


def switch(label: str, value: bool, key: str, choose: Callable[[bool], None], help: str | None = None) -> None:
    """A box to tick."""

    def report() -> None:
        if not went_back():
            choose(bool(st.session_state[key]))

    st.toggle(label, key=seed(key, value), on_change=report, help=help)


def file_button(key: str, said: str, types: Sequence[str], take: Callable[[str, bytes], None]) -> None:
    """A button that opens a place for a file, which closes when there is one: what it changed is in sight then."""
    opened = f"{key}_open"

    def report() -> None:
        file = st.session_state.get(key)
        if file is not None:
            st.session_state[opened] = False
            take(file.name, file.getvalue())

    with st.popover("Upload", icon=":material/upload:", key=opened, on_change="rerun") as popover:
        if popover.open:
            st.file_uploader(said, type=list(types), key=key, on_change=report)


def options(
    label: str, values: Sequence[Any], value: Any, key: str, choose: Callable[[Any], None], names: Mapping[Any, str]
) -> None:
    """One of several, in a list that opens."""

    def report() -> None:
        if not went_back():
            choose(st.session_state[key])

    st.selectbox(
        label,
        values,
        width=WIDTH,
        format_func=lambda v: names[v],
        key=seed(key, value),
        on_change=report,
        label_visibility="collapsed",
    )
