"""The hardware list that the reader chose: a shipped one or one that was uploaded, and what it says of boxes.

What cannot happen: a list that was uploaded in another session is taken for another one (then the first shipped list
is shown, and the section says so).
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Callable, Mapping

import streamlit as st

from extraction.support import LISTS, Support, read_support
from viewer.graphs import Drawn, Known
from viewer.hardware import worst
from viewer.pages.widgets import file_button
from viewer.session import change
from viewer.state import ViewState

FIRST = "made_up_npu"


@functools.cache
def shipped() -> Mapping[str, Support]:
    """The lists that come with the program, by the word that names them in a URL."""
    files = sorted(p for p in LISTS.iterdir() if p.is_file())
    return {p.stem: read_support(p.read_text(encoding="utf-8"), p.name) for p in files}


def uploaded() -> dict[str, Support]:
    """The lists of this session, by hash."""
    found: dict[str, Support] = st.session_state.setdefault("lists", {})
    return found


def lists() -> dict[str, Support]:
    """All lists that can be chosen."""
    return {**shipped(), **uploaded()}


def chosen_list(state: ViewState) -> Support:
    """The reader's list, or the first where theirs is not here."""
    return lists().get(state.hardware) or shipped()[FIRST]


def keep_list(data: bytes, name: str) -> None:
    """Takes an uploaded list and chooses it. Raises SupportError."""
    support = read_support(data.decode("utf-8", errors="replace"), name)
    word = f"upload-{hashlib.sha256(data).hexdigest()[:8]}"
    uploaded()[word] = support
    change(hardware=word)


def upload_list(key: str, attempt: Callable[[Callable[[], None]], None]) -> None:
    """A button to upload a list with; `attempt` does it, and says why where it is refused."""

    file_button(
        key,
        "Operators as text, CSV or JSON; with or without overload and dtypes, * and ? allowed",
        ("txt", "csv", "json"),
        lambda name, data: attempt(lambda: keep_list(data, name)),
    )


def box_values(drawn: Drawn, known: Known, support: Support) -> dict[str, str]:
    """For each box of operators what the list says; of a box for several the worst, and how many of each."""
    said = known.verdicts(support)
    found: dict[str, list[str]] = {}
    for name, word in said.items():
        if (box := drawn.box(name)) is not None:
            found.setdefault(box, []).append(word)
    return {box: words[0] if len(words) == 1 else _several(words) for box, words in found.items()}


def _several(words: list[str]) -> str:
    return "|".join([worst(words), *(f"{word}={n}" for word, n in sorted(Counter(words).items()))])
