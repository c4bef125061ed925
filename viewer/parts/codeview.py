"""A list of code lines of any length, with lines marked, scrolled to one, and clicked.

Example::

    codeview(source.splitlines(), key="source", marks=(17,), focus=(17, 3), on_line=lambda line: select(line))

What cannot happen: the text travels again when only the marks changed (it is fetched by its hash); a line is run or
read as markup.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from viewer.canvas.scenes import put, scene_url
from viewer.parts.serving import base, renderer


@lru_cache(maxsize=8)
def _text(lines: tuple[str, ...], open_lines: frozenset[int], first: int, quoted: tuple[int, ...]) -> bytes:
    text = {"lines": lines, "open": sorted(open_lines), "first": first, "quoted": quoted}
    return json.dumps(text, separators=(",", ":")).encode()


def codeview(
    lines: Sequence[str],
    key: str,
    marks: Collection[int] = (),
    strong: Collection[int] = (),
    focus: tuple[int, int] | None = None,
    open_lines: frozenset[int] = frozenset(),
    height: str = "480px",
    label: str = "Code",
    first: int = 1,
    quoted: Collection[int] = (),
    on_line: Callable[[int], None] | None = None,
) -> None:
    """Mounts the list. Lines count from 1.

    `marks` are tinted, `strong` more so. `focus` is (line, number): the list scrolls there once for each new number.
    `open_lines` are those that can be clicked. `height` is a CSS length.
    `first` is the number that is written before line 1; lines in `quoted` lie in a text that runs over several lines.
    """
    import streamlit as st

    def report() -> None:
        line = st.session_state[key].get("line")
        if on_line is not None and line is not None:
            on_line(int(line))

    digest = put(_text(tuple(lines), open_lines, first, tuple(sorted(quoted))))
    data = {
        "hash": digest,
        "url": scene_url(digest, base()),
        "marks": sorted(marks),
        "strong": sorted(strong),
        "focus": None if focus is None else {"line": focus[0], "seq": focus[1]},
        "height": height,
        "label": label,
    }
    renderer("code")(key=key, data=data, on_line_change=report)
