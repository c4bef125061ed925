"""The sample picker: the gallery by group, folders with thousands of samples, a folder typed in, an upload."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from viewer.labels import human_bytes, plural
from viewer.library import GALLERY, Choice
from viewer.pages.samples import library, open_folder, uploads_allowed
from viewer.pages.upload import draw_upload
from viewer.session import change_pane, current

OPEN = "Open a folder"
UPLOAD = "Upload"
MOST_ROWS = 5_000


@st.dialog("Pick a sample", width="large", icon=":material/deployed_code:")
def show_picker() -> None:
    """Opens the picker for the pane that asked."""
    side = st.session_state.get("pick_side", "left")
    titles = [s.title for s in library().shelves]
    shelves = [*titles, OPEN, *([UPLOAD] if uploads_allowed() else [])]
    shelf = titles[0]
    if len(shelves) > 1:
        shelf = st.segmented_control("From", shelves, default=titles[0], required=True, key="w_shelf") or titles[0]
    if shelf == OPEN:
        _open()
    elif shelf == UPLOAD:
        if key := draw_upload():
            _take(side, key)
    else:
        _shelf(side, shelf)


def _shelf(side: str, title: str) -> None:
    words = st.text_input(
        "Find a sample",
        key="w_pick_words",
        placeholder="Words of its name or note, or source:timm",
        icon=":material/search:",
        label_visibility="collapsed",
        live=True,
    )
    found = library().shelf(title).search(words or "")
    if not found:
        st.caption("No sample has all these words.")
    elif title == GALLERY:
        _cards(side, found)
    else:
        _rows(side, found)


def _cards(side: str, choices: Sequence[Choice]) -> None:
    """The gallery: one line a sample, under the heading of its group."""
    now = current().pane(side).sample
    order = {"basics": 0, "training": 1, "attention": 2, "models": 3}
    groups = sorted({c.entry.group for c in choices}, key=lambda g: (order.get(g, 9), g))
    with st.container(key="gallery", height=520, border=False):
        for group in groups:
            st.html(f'<h3 class="group">{group}</h3>')
            for c in (c for c in choices if c.entry.group == group):
                mark = " ✓" if c.key == now else ""
                label = f"**{c.entry.title}**{mark} :gray[{human_bytes(c.entry.size)}]  \n{c.entry.note}"
                if st.button(label, key=f"w_take_{c.key}", type="tertiary", width="stretch"):
                    _take(side, c.key)


def _rows(side: str, choices: Sequence[Choice]) -> None:
    """A folder: a table, of which only what is in sight is drawn; a click on a row opens it."""
    st.caption(f"{plural(len(choices), 'sample')}. Click one to open it.")
    table = {
        "sample": [c.entry.name for c in choices[:MOST_ROWS]],
        "model.py": [c.entry.size for c in choices[:MOST_ROWS]],
        "note": [c.entry.note or dict(c.entry.fields).get("heuristic_tag", "") for c in choices[:MOST_ROWS]],
    }
    event = st.dataframe(
        table,
        key="w_pick_row",
        hide_index=True,
        height=460,
        on_select="rerun",
        selection_mode="single-cell",
        column_config={
            "sample": st.column_config.TextColumn(width="large"),
            "model.py": st.column_config.NumberColumn(format="bytes", width="small"),
            "note": st.column_config.TextColumn(width="medium"),
        },
    )
    cells = event["selection"]["cells"]
    if cells:
        _take(side, choices[cells[0][0]].key)


def _open() -> None:
    with st.form("open_folder", border=False):
        text = st.text_input("Folder", placeholder="/data/graph_net/samples", help="A sample, or a folder of samples")
        if st.form_submit_button("Open", type="primary") and text:
            problem = open_folder(text)
            if problem:
                st.error(problem, icon=":material/error:")
            else:
                st.session_state.pop("w_shelf", None)
                st.rerun(scope="fragment")


def _take(side: str, key: str) -> None:
    change_pane(side, sample=key)
    st.rerun()
