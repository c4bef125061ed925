"""A list of samples to choose from, searched while typing; thousands of entries stay quick.

Example::

    chooser(choices, current="conv_bn", key="choose", on_take=lambda key: open_sample(key))

What cannot happen: a server round trip while the reader types; a name or a note is read as markup.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import PurePath

from viewer.canvas.scenes import put, scene_url
from viewer.labels import human_bytes
from viewer.library import Choice
from viewer.parts.serving import base, renderer


def entries(choices: Sequence[Choice]) -> list[dict[str, str]]:
    """What the list needs of each sample; `text` is what is searched, in lower case."""
    found = []
    for c in choices:
        e = c.entry
        fields = " ".join(f"{key}:{value}" for key, value in e.fields)
        note = e.note or dict(e.fields).get("heuristic_tag", "").replace("_", " ")
        name = PurePath(e.name).name
        found.append(
            {
                "key": c.key,
                "title": e.title,
                "name": name,
                "note": note,
                "size": f"{human_bytes(e.size)} of code",
                "group": e.group,
                "text": f"{e.name} {e.title} {e.note} {fields}".lower(),
            }
        )
    return found


@lru_cache(maxsize=8)
def _json(choices: tuple[Choice, ...]) -> bytes:
    return json.dumps(entries(choices), separators=(",", ":")).encode()


def chooser(
    choices: Sequence[Choice], current: str, key: str, on_take: Callable[[str], None], height: str = "60vh"
) -> None:
    """Mounts the list; groups follow each other as the choices do. `on_take` gets the key of what was taken."""
    import streamlit as st

    def report() -> None:
        taken = st.session_state[key].get("take")
        if taken is not None:
            on_take(str(taken))

    digest = put(_json(tuple(choices)))
    data = {"hash": digest, "url": scene_url(digest, base()), "current": current, "height": height}
    renderer("chooser")(key=key, data=data, on_take_change=report)
