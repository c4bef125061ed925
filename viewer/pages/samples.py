"""Where samples come from in this session: gallery, the command line's folders, folders opened in the page, uploads."""

from __future__ import annotations

import os
from pathlib import Path

import streamlit as st

from extraction.cache import default_folder
from extraction.isolation import possible
from extraction.paths import resolved
from viewer.library import Library, Shelf

LISTED_FOR = 600.0  # seconds that a listing is kept before folders are looked at again


def given_folders() -> tuple[str, ...]:
    """Folders named on the command line (`aotscope serve DIR…`)."""
    return tuple(f for f in os.environ.get("AOTSCOPE_FOLDERS", "").split(os.pathsep) if f)


def uploads_allowed() -> bool:
    """As the server was started (`--allow-uploads`, `--no-uploads`); else where samples can be kept off the network."""
    said = os.environ.get("AOTSCOPE_UPLOADS")
    return said == "1" if said else bool({"no network", "no TCP"} & set(possible()))


def folders_allowed() -> bool:
    """True when only this machine can reach the server: visitors from elsewhere open no folders of it."""
    return st.get_option("server.address") in ("localhost", "127.0.0.1", "::1")


@st.cache_resource(show_spinner=False, ttl=LISTED_FOR, max_entries=16)
def _library(folders: tuple[str, ...]) -> Library:
    return Library([Path(f) for f in folders], default_folder())


def list_folders() -> None:
    """Lists the given folders ahead of the first look: thousands of samples take some seconds the first time."""
    for shelf in _library(given_folders()).shelves:
        shelf.choices  # noqa: B018  listed when first asked for, and kept


def library() -> Library:
    """Everything that this session may pick from."""
    opened: list[str] = st.session_state.get("folders", [])
    return _library((*given_folders(), *opened))


class FolderError(ValueError):
    """Says why a folder was not opened."""


def open_folder(text: str) -> Shelf:
    """Adds a folder of the server's machine to the session, with or without quotes around it. Raises FolderError."""
    said = text.strip().strip("\"'")
    path = Path(said).expanduser()
    if not path.is_absolute() or not path.is_dir():
        raise FolderError(f"{said}: not the full path of a folder on the machine that runs AOTScope.")
    root, folders = resolved(path), st.session_state.setdefault("folders", [])
    known = {shelf.root: shelf for shelf in library().shelves}
    if root in known:
        return known[root]
    folders.append(str(root))
    shelf = next(shelf for shelf in library().shelves if shelf.root == root)
    if not shelf.choices:
        folders.remove(str(root))
        raise FolderError(f"{said}: no sample is in it. A sample is a folder with model.py, weight_meta.py and others.")
    return shelf
