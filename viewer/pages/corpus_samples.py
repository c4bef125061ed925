"""From a row of a census to the sample in the viewer.

What cannot happen: a folder is opened for a visitor from another machine.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import streamlit as st

from extraction.paths import resolved
from viewer.corpus import SampleRow
from viewer.labels import plural
from viewer.pages.samples import FolderError, folders_allowed, library, open_folder
from viewer.pages.widgets import plain
from viewer.parts.panel import Action, Actions, Block, Head, Link, Links
from viewer.session import current, show_calls


def open_sample(root: Path, name: str, op: str) -> None:
    """Opens a sample of the census on the page that explores, with the calls of an operator highlighted."""
    path = str(resolved(root / name))
    if not _key(path) and folders_allowed() and root.is_dir():
        with suppress(FolderError):  # what is not found there is said below
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


def sample_list(title: str, where: str, rows: list[SampleRow], total: int) -> list[Block]:
    """Samples, each a link to its graph."""
    items = tuple(
        Link(r.sample, f"sample:{r.root}\n{r.sample}", f"{r.forward:,} forward, {r.backward:,} backward calls")
        for r in rows
    )
    more = f"the first {len(rows)} of {total:,}" if total > len(rows) else plural(total, "sample")
    return [Head(title, where), Actions((Action("Back to all operators", "back"),)), Links("Samples", items, more)]


def failed_list(where: str, rows: list[tuple[SampleRow, str]], total: int) -> list[Block]:
    """Samples without a graph, each with what failed and a link to what there is of it."""
    items = tuple(Link(r.sample, f"sample:{r.root}\n{r.sample}", why) for r, why in rows)
    more = f"the first {len(rows)} of {total:,}" if total > len(rows) else plural(total, "sample")
    back = Actions((Action("Back to all operators", "back"),))
    return [Head("Failed", where), back, Links("Samples", items, more, wrap=True)]
