"""From a row of a census to the sample in the viewer.

What cannot happen: a folder is opened for a visitor from another machine.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import streamlit as st

from extraction.paths import resolved
from viewer.pages.samples import folders_allowed, library, open_folder
from viewer.pages.widgets import plain
from viewer.session import current, show_calls


def open_sample(root: Path, name: str, op: str) -> None:
    """Opens a sample of the census on the page that explores, with the calls of an operator highlighted."""
    path = str(resolved(root / name))
    if not _key(path) and folders_allowed() and root.is_dir():
        open_folder(str(root))
    key = _key(path)
    if not key:
        st.toast(plain(f"{path} is not in a folder that this page may open."))
        return
    show_calls(replace(current().left, sample=key, region=0, grads=()), op)
    st.rerun()


def _key(path: str) -> str:
    """The key under which the library has the sample, or ""."""
    for shelf in library().shelves:
        if path.startswith(str(shelf.root)):
            found = next((c.key for c in shelf.choices if c.entry.path == path), "")
            if found:
                return found
    return ""
