"""The picture of flows: bands of operators in columns, ribbons between them.

Example::

    flowview(lay_out(found, names), key="flows", chosen="0:aten.mul.Tensor", on_go=lambda go: choose(go))

What cannot happen: a name is read as markup; the drawing travels again when only the choice changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache

from viewer.canvas.scenes import put, scene_url
from viewer.parts.serving import base, renderer
from viewer.sankey import Drawing


@lru_cache(maxsize=8)
def _json(drawing: Drawing) -> bytes:
    return json.dumps(asdict(drawing), separators=(",", ":")).encode()


def flowview(drawing: Drawing, key: str, chosen: str = "", on_go: Callable[[str], None] | None = None) -> None:
    """Mounts it. `chosen` is the id of a band, or `source>target` of a ribbon; so is what `on_go` gets ("": none)."""
    import streamlit as st

    def report() -> None:
        go = st.session_state[key].get("go")
        if on_go is not None and go is not None:
            on_go(str(go))

    digest = put(_json(drawing))
    data = {"hash": digest, "url": scene_url(digest, base()), "chosen": chosen}
    renderer("flows")(key=key, data=data, on_go_change=report)
