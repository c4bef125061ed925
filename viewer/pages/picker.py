"""The sample picker: the gallery by group, folders with thousands of samples, a folder typed in, an upload."""

from __future__ import annotations

from functools import cache

import streamlit as st

from viewer.library import GALLERY, Choice, Shelf
from viewer.pages.samples import FolderError, folders_allowed, library, open_folder, uploads_allowed
from viewer.pages.upload import draw_upload
from viewer.pages.widgets import plain, seed
from viewer.parts.chooser import chooser
from viewer.session import change_pane, current

OPEN = "Open a folder…"
UPLOAD = "Upload…"
GROUPS = ("basics", "training", "attention", "models")  # from small to large


@st.dialog("Pick a sample", width="large")
def show_picker() -> None:
    """Opens the picker for the pane that asked."""
    side = st.session_state.get("pick_side", "left")
    now = current().pane(side).sample
    shelves = library().shelves
    names = [s.title for s in shelves] + [OPEN] * folders_allowed() + [UPLOAD] * uploads_allowed()
    wanted = st.session_state.get("shelf") or next((s.title for s in shelves if s.title == now.split("/")[0]), GALLERY)
    shelf = wanted if wanted in names else GALLERY

    def show() -> None:
        st.session_state.shelf = st.session_state.w_shelf

    st.segmented_control("From", names, required=True, key=seed("w_shelf", shelf), on_change=show,
                         label_visibility="collapsed", format_func=plain)  # fmt: skip
    if shelf == OPEN:
        _open()
    elif shelf == UPLOAD:
        if key := draw_upload():
            _take(side, key)
    else:
        chooser(ordered(library().shelf(shelf)), now, "w_choose", lambda key: _take(side, key))


@cache
def _order(group: str) -> tuple[int, str]:
    return (GROUPS.index(group) if group in GROUPS else len(GROUPS), group)


def ordered(shelf: Shelf) -> tuple[Choice, ...]:
    """The samples of a shelf, those of a group together, small groups of the gallery first."""
    return tuple(sorted(shelf.choices, key=lambda c: _order(c.entry.group)))


def _open() -> None:
    with st.form("open_folder", border=False):
        text = st.text_input("Folder", placeholder="/data/graph_net/samples", help="A sample, or a folder of samples")
        if st.form_submit_button("Open", type="primary") and text:
            try:
                st.session_state.shelf = open_folder(text).title
            except FolderError as error:
                st.error(plain(str(error)), icon=":material/error:")
            else:
                st.rerun(scope="fragment")


def _take(side: str, key: str) -> None:
    change_pane(side, sample=key)
    st.rerun()
