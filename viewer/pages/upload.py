"""Uploads: the files of one sample, or a zip of them, kept in a folder of this session.

What cannot happen: a file is written outside that folder, or under a name that is not one of a sample's files; more
than `MOST_BYTES` are unpacked, or `MOST_KEPT` kept for a session; a link is made; files of two uploads are mixed.

Note: what an upload is
    Untrusted. Its files are only copied here; a worker of its own reads them (`extraction.safety`).
"""

from __future__ import annotations

import io
import itertools
import re
import shutil
import stat
import struct
import weakref
import zipfile
import zlib
from collections.abc import Collection, Mapping
from pathlib import Path, PurePosixPath

import streamlit as st

from extraction.catalog import MARKS
from extraction.scratch import new_folder
from viewer.pages.samples import FolderError, library, open_folder
from viewer.pages.widgets import plain

NAMES = frozenset(
    ("model.py", "weight_meta.py", "input_meta.py", "graph_net.json", "input_tensor_constraints.py", "graph_hash.txt")
)
MOST_BYTES = 64_000_000
MOST_ENTRIES = 1_000
MOST_KEPT = 256_000_000
MOST_INFO = 100_000  # bytes of a graph_net.json in which a name is looked for
_NAME = re.compile(rb'"model_name"\s*:\s*"([^"\\]{1,200})"')
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # the others unpack without a bound
_ENTRY = b"PK\1\2"  # with which each entry of a zip's directory begins
_DAMAGES = (zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError,
            ValueError, IndexError, KeyError, OverflowError, MemoryError)  # fmt: skip


class UploadError(ValueError):
    """The upload is no sample; the message says why in one line."""


class _Folder:
    """A temporary folder that goes with the session, and the bytes in it."""

    def __init__(self) -> None:
        self.path = new_folder("upload-")
        self.kept = 0
        weakref.finalize(self, shutil.rmtree, self.path, ignore_errors=True)


def draw_upload() -> str:
    """The upload form. Returns the key of the sample once it is there, else ""."""
    turn = st.session_state.setdefault("upload_turn", 0)  # a form of its own for each upload: what one took is taken
    files = st.file_uploader("The files of one sample, or a zip of its folder", accept_multiple_files=True,
                             key=f"w_upload_{turn}",
                             help="An upload is not trusted: its model is read by a list of what it may hold, "
                                  "and runs in a worker that is shut in.")  # fmt: skip
    if not files:
        return ""
    given = {f.name: f.getvalue() for f in files}
    try:
        content = sample_files(given)
        name = apart_from(library().shelves[0].by_key, name_of(given, content))
        folder = keep(st.session_state.setdefault("uploads", _Folder()), name, content)
        key = _open(folder)
    except UploadError as error:
        st.error(plain(str(error)), icon=":material/error:")
        return ""
    st.session_state.upload_turn = turn + 1
    return key


def _open(folder: Path) -> str:
    """The key of the sample that was kept there."""
    try:
        return open_folder(str(folder)).choices[0].key
    except FolderError:
        raise UploadError("The upload is no longer there; upload it again.") from None


def sample_files(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The sample's files by name, from what was uploaded. Raises UploadError."""
    content: dict[str, bytes] = {}
    for name, data in files.items():
        more = _unzip(name, data) if name.lower().endswith(".zip") else {PurePosixPath(name).name: data}
        if twice := content.keys() & more.keys() & NAMES:
            raise UploadError(f"{min(twice)} is there twice; upload one sample at a time.")
        content |= more
    found = {name: data for name, data in content.items() if name in NAMES}
    if "model.py" not in found:
        raise UploadError("There is no model.py in the upload.")
    if not found.keys() & MARKS:
        raise UploadError("model.py alone does not tell its inputs; upload weight_meta.py and input_meta.py too.")
    if sum(map(len, found.values())) > MOST_BYTES:
        raise UploadError(f"The upload is larger than {MOST_BYTES // 1_000_000} MB.")
    return found


def name_of(files: Mapping[str, bytes], content: Mapping[str, bytes]) -> str:
    """What to call a sample: like the one file that was uploaded, else as its `graph_net.json` says."""
    if len(files) == 1:
        return PurePosixPath(next(iter(files))).stem
    said = _NAME.search(content.get("graph_net.json", b"")[:MOST_INFO])
    return said[1].decode("utf-8", "replace") if said else "upload"


def apart_from(taken: Collection[str], name: str) -> str:
    """The name, unless a sample of the gallery has it: then the page's address would need the whole path."""
    return f"{name}-upload" if name in taken else name


def _unzip(name: str, data: bytes) -> dict[str, bytes]:
    """The files of one folder of a zip: that of the first `model.py`."""
    shown = ascii(name[:80])[1:-1]
    if data.count(_ENTRY) > MOST_ENTRIES:
        raise UploadError(f"{shown}: more than {MOST_ENTRIES} files in it.")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return {PurePosixPath(i.filename).name: archive.read(i) for i in _wanted(shown, archive.infolist())}
    except UploadError:
        raise
    except _DAMAGES as error:  # damaged, encrypted, unknown packing
        raise UploadError(f"{shown}: not a zip that can be read: {' '.join(str(error).split())[:200]}.") from error


def _wanted(shown: str, infos: list[zipfile.ZipInfo]) -> list[zipfile.ZipInfo]:
    """The entries to unpack. Raises UploadError for links, paths that lead elsewhere, and what is too large."""
    for info in infos:
        path = PurePosixPath(info.filename)
        if path.is_absolute() or ".." in path.parts or "\\" in info.filename:
            raise UploadError(f"{shown}: a path in it leads elsewhere.")
        if stat.S_ISLNK(info.external_attr >> 16):
            raise UploadError(f"{shown}: a link in it; give the file itself.")
    named = [i for i in infos if PurePosixPath(i.filename).name in NAMES and not i.is_dir()]
    model = next((PurePosixPath(i.filename) for i in named if PurePosixPath(i.filename).name == "model.py"), None)
    if model is None:
        raise UploadError(f"{shown}: there is no model.py in it.")
    wanted = [i for i in named if PurePosixPath(i.filename).parent == model.parent]
    if len({i.filename for i in wanted}) < len(wanted):
        raise UploadError(f"{shown}: a file is in it twice.")  # programs that unpack it differ in which they take
    if sum(i.file_size for i in wanted) > MOST_BYTES:
        raise UploadError(f"{shown}: larger than {MOST_BYTES // 1_000_000} MB unpacked.")
    if any(i.compress_type not in _PACKINGS for i in wanted):
        raise UploadError(f"{shown}: packed in a way that is not read here; use the plain one (deflate).")
    return wanted


def keep(holder: _Folder, name: str, content: Mapping[str, bytes]) -> Path:
    """Writes an upload into a folder of its own. The same upload again gives the same folder. Raises UploadError."""
    plain_name = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in name)[:60] or "upload"
    for number in itertools.count(1):
        folder = holder.path / (plain_name if number == 1 else f"{plain_name}_{number}")
        if not folder.exists():
            break
        if {f.name: f.read_bytes() for f in folder.iterdir()} == dict(content):
            return folder
    holder.kept += sum(map(len, content.values()))
    if holder.kept > MOST_KEPT:
        raise UploadError(f"More than {MOST_KEPT // 1_000_000} MB uploaded in this session; begin a new one.")
    try:
        folder.mkdir()
        for file, data in content.items():
            (folder / file).write_bytes(data)
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise UploadError(f"The server cannot keep the upload: {error.strerror}.") from error
    return folder
