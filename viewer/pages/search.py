"""The search box, and the way from hit to hit."""

from __future__ import annotations

import streamlit as st

from viewer.labels import plural, short_operator
from viewer.pages.highlight import step
from viewer.pages.widgets import plain, seed
from viewer.session import change, redraw
from viewer.state import ViewState


def search_box(state: ViewState, outside: bool = False) -> None:
    """A field that the key `/` goes to; `outside` the part of the page that is drawn again by itself."""
    st.text_input(
        "Search",
        key=seed("w_find", state.find),
        placeholder="Search  /",
        icon=":material/search:",
        label_visibility="collapsed",
        on_change=_search,
        args=(outside,),
        width=230,
    )


def _search(outside: bool) -> None:
    change(find=(st.session_state.w_find or "").strip())
    if outside:
        redraw()


def hit_buttons(state: ViewState, hits: tuple[str, ...]) -> None:
    """How many hits, which of them is selected, and buttons for the one before and after."""
    at = state.left.selection[0] if state.left.selection else ""
    found = plural(len(hits), "hit") if hits else "no hits"
    place = f"{hits.index(at) + 1:,} of {len(hits):,}" if at in hits else found
    if state.op or state.came:
        called = short_operator(state.op) if state.op else "calls"
        label = f"{called} from {short_operator(state.came)}" if state.came else called
        st.button(plain(label), icon=":material/close:", key="w_no_op", type="tertiary", help="Highlight no operator",
                  on_click=change, kwargs={"op": "", "came": ""})  # fmt: skip
    st.html(f'<div class="hits{"" if hits else " none"}" role="status">{place}</div>', width="content")
    for key, by, way, text in (("w_back", -1, "up", "Previous hit (N)"), ("w_on", 1, "down", "Next hit (n)")):
        st.button("", icon=f":material/keyboard_arrow_{way}:", key=key, type="tertiary", help=text, disabled=not hits,
                  on_click=step, args=(hits, by))  # fmt: skip
