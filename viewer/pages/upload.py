"""Uploads: the files of one sample, or a zip of them, kept in a folder of this session.

What cannot happen: a file is written outside that folder, or under a name that is not one of a sample's files; more
than `MOST_BYTES` are unpacked.
"""

from __future__ import annotations

import io
import shutil
import tempfile
import weakref
import zipfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import streamlit as st

from viewer.pages.samples import library, open_folder
from viewer.pages.widgets import plain

NAMES = frozenset(
    ("model.py", "weight_meta.py", "input_meta.py", "graph_net.json", "input_tensor_constraints.py", "graph_hash.txt")
)
MOST_BYTES = 64_000_000


class UploadError(ValueError):
    """The upload is no sample; the message says why in one line."""


class _Folder:
    """A temporary folder that goes with the session."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="aotscope-upload-"))
        weakref.finalize(self, shutil.rmtree, self.path, ignore_errors=True)


def draw_upload() -> str:
    """The upload form. Returns the key of the sample once it is there, else ""."""
    files = st.file_uploader("The files of one sample, or a zip of its folder", accept_multiple_files=True)
    if not files:
        return ""
    try:
        content = sample_files({f.name: f.getvalue() for f in files})
    except UploadError as error:
        st.error(plain(str(error)), icon=":material/error:")
        return ""
    name = PurePosixPath(files[0].name).stem if len(files) == 1 else "upload"
    folder = _keep(name, content)
    problem = open_folder(str(folder))
    found = library().shelf(folder.name)
    return "" if problem or not found.choices else found.choices[0].key


def sample_files(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The sample's files by name, from what was uploaded. Raises UploadError."""
    content: dict[str, bytes] = {}
    for name, data in files.items():
        content |= _unzip(name, data) if name.lower().endswith(".zip") else {PurePosixPath(name).name: data}
    found = {name: data for name, data in content.items() if name in NAMES}
    if "model.py" not in found:
        raise UploadError("There is no model.py in the upload.")
    return found


def _unzip(name: str, data: bytes) -> dict[str, bytes]:
    """The files of one folder of a zip: that of the first `model.py`."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = [i for i in archive.infolist() if PurePosixPath(i.filename).name in NAMES]
            model = next((PurePosixPath(i.filename) for i in infos if i.filename.endswith("model.py")), None)
            if model is None:
                raise UploadError(f"{name}: there is no model.py in it.")
            wanted = [i for i in infos if PurePosixPath(i.filename).parent == model.parent]
            if sum(i.file_size for i in wanted) > MOST_BYTES:
                raise UploadError(f"{name}: larger than {MOST_BYTES // 1_000_000} MB unpacked.")
            return {PurePosixPath(i.filename).name: archive.read(i) for i in wanted}
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:  # damaged, encrypted, unknown packing
        raise UploadError(f"{name}: not a zip that can be read: {error}.") from error


def _keep(name: str, content: Mapping[str, bytes]) -> Path:
    holder: _Folder = st.session_state.setdefault("uploads", _Folder())
    folder = holder.path / ("".join(c if c.isalnum() or c in "-_" else "_" for c in name)[:60] or "upload")
    folder.mkdir(exist_ok=True)
    for file, data in content.items():
        (folder / file).write_bytes(data)
    return folder
