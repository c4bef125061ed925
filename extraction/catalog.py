"""Lists sample folders under given roots, quickly also where there are thousands.

Example::

    entries = Catalog(Path("samples"), cache_folder).entries()
    [e.name for e in search(entries, "resnet source:torchvision")]

What cannot happen: a sample's code is read or run for a listing; a stale listing is shown (folders whose modification
time changed are read again).

Note: the index
    The first listing walks the tree and reads each `graph_net.json`; what it found is stored by folder with the
    modification times of the folder and, for a sample, of its `graph_net.json` and `model.py`. Later listings only ask
    those times (2,500 samples: about 0.1 s).
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from extraction.paths import resolved
from extraction.texts import whole_text

MARKS = frozenset(("weight_meta.py", "input_meta.py", "graph_net.json"))
"""Beside a `model.py`, one of these makes a folder a sample."""

INDEX_VERSION = 4
LONGEST_FIELD = 200  # characters; a longer value of graph_net.json is not listed
LONGEST_TEXT = 500  # characters of a title, note or group in a listing
LARGEST_INFO = 1 << 20  # bytes of a graph_net.json that a listing reads


@dataclass(frozen=True, slots=True)
class Entry:
    """One sample in a listing. `name` is its path below the root; `size` is the bytes of its `model.py`; `fields` are
    the texts, numbers and booleans of its `graph_net.json`, as text.
    """

    path: str
    name: str
    group: str = ""
    title: str = ""
    note: str = ""
    size: int = 0
    fields: tuple[tuple[str, str], ...] = ()


def gallery() -> Path:
    """The folder of the built-in samples."""
    return Path(__file__).resolve().parent.parent / "assets" / "samples"


class Catalog:
    """The samples below one root."""

    def __init__(self, root: Path, cache_folder: Path | None = None) -> None:
        self.root = resolved(root)
        name = hashlib.sha256(os.fsencode(self.root)).hexdigest()[:24]
        self._file = cache_folder / "listings" / f"{name}.json" if cache_folder else None

    def entries(self) -> tuple[Entry, ...]:
        """All samples, sorted by name. A root that is itself a sample gives that one."""
        known = self._load()
        folders: dict[str, dict[str, Any]] = {}
        found: list[Entry] = []
        try:
            self._walk(str(self.root), known, folders, found)
        except (KeyError, TypeError, ValueError, AttributeError):  # the stored listing is damaged: made anew
            known, folders, found = {}, {}, []
            self._walk(str(self.root), known, folders, found)
        if folders != known:
            self._save(folders)
        return tuple(sorted(found, key=lambda e: e.name))

    def _walk(
        self, folder: str, known: dict[str, dict[str, Any]], folders: dict[str, dict[str, Any]], found: list[Entry]
    ) -> None:
        pending = [folder]
        while pending:
            path = pending.pop()
            row = known.get(path)
            try:
                stamp = _stamp(path, row is None or row["sample"] is not None)
            except OSError:
                continue  # removed while listing
            if row is None or row["stamp"] != stamp:
                read = self._read(path)
                row = {"stamp": stamp if read["sample"] is not None else stamp[:1], **read}
            folders[path] = row
            if row["sample"] is not None:
                sample = row["sample"]
                found.append(Entry(**{**sample, "fields": tuple((k, v) for k, v in sample["fields"])}))
            pending.extend(row["children"])

    def _read(self, path: str) -> dict[str, Any]:
        children, names = [], set()
        try:
            with os.scandir(path) as entries:
                for entry in entries:
                    names.add(entry.name)
                    if entry.is_dir(follow_symlinks=False) and not entry.name.startswith((".", "__")):
                        children.append(entry.path)
        except OSError:
            return {"sample": None, "children": []}
        if "model.py" in names and names & MARKS and Path(path, "model.py").is_file():
            return {"sample": _row(self._entry(Path(path))), "children": []}
        return {"sample": None, "children": sorted(children)}

    def _entry(self, path: Path) -> Entry:
        info: dict[str, Any] = {}
        try:
            if (path / "graph_net.json").stat().st_size > LARGEST_INFO:
                raise ValueError("larger than any sample's")
            raw = json.loads((path / "graph_net.json").read_text(encoding="utf-8"))
            info = raw if isinstance(raw, dict) else {}
        except (OSError, ValueError, RecursionError):
            info = {}  # a listing shows the folder all the same; opening it tells what is wrong
        name = whole_text(str(path.relative_to(self.root)) if path != self.root else path.name)
        return Entry(
            path=str(path),
            name=name,
            group=_shown(info.get("group") or (Path(name).parts[0] if len(Path(name).parts) > 1 else "")),
            title=_shown(info.get("title") or info.get("model_name") or path.name),
            note=_shown(info.get("note") or ""),
            size=(path / "model.py").stat().st_size,
            fields=tuple((_shown(k), _shown(v)) for k, v in info.items() if _is_field(k, v)),
        )

    def _load(self) -> dict[str, dict[str, Any]]:
        if self._file is None:
            return {}
        try:
            raw = json.loads(self._file.read_text())
            return dict(raw["folders"]) if raw["version"] == INDEX_VERSION else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}  # no index, or a damaged one: it is made anew

    def _save(self, folders: dict[str, dict[str, Any]]) -> None:
        if self._file is None:
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self._file.parent)
            with os.fdopen(handle, "w") as file:
                json.dump({"version": INDEX_VERSION, "folders": folders}, file)
            Path(temporary).replace(self._file)
        except OSError:
            return  # a listing without an index is slower, nothing else


def _stamp(path: str, sample: bool) -> list[int]:
    """Modification times of a folder and, where it may be a sample, of the files that a listing tells from."""
    stamps = [Path(path).stat().st_mtime_ns]
    for name in ("graph_net.json", "model.py") if sample else ():
        try:
            stamps.append(Path(path, name).stat().st_mtime_ns)
        except OSError:
            stamps.append(0)  # there is none
    return stamps


def _is_field(name: str, value: Any) -> bool:
    shown = name in ("title", "group", "note")
    return not shown and isinstance(value, str | int | float) and 0 < len(str(value)) <= LONGEST_FIELD


def _shown(value: Any) -> str:
    return whole_text(str(value)[:LONGEST_TEXT])


def _row(entry: Entry) -> dict[str, Any]:
    return {**asdict(entry), "fields": [list(f) for f in entry.fields]}


def search(entries: Iterable[Entry], words: str) -> Iterator[Entry]:
    """Entries that match every word: in name, title or note, or `field:word` in that field of `graph_net.json`."""
    wanted = words.lower().split()
    for e in entries:
        fields = {k.lower(): v for k, v in e.fields}
        text = f"{e.name} {e.title} {e.note}".lower()
        if all(_matches(w, text, fields) for w in wanted):
            yield e


def _matches(word: str, text: str, fields: dict[str, str]) -> bool:
    key, colon, value = word.partition(":")
    if colon and key in fields:
        return value in fields[key].lower()
    return word in text


def resolve(name: str, roots: Iterable[Path] = ()) -> Path:
    """The folder of a sample given as a path, or as the name (or the last part of it) of a sample in gallery or roots.

    A name that is neither is returned as a path; reading it then says what is wrong.
    """
    path = Path(name)
    if path.is_dir():
        return path
    for root in (gallery(), *roots):
        entries = Catalog(root).entries()
        for e in entries:
            if name in (e.name, Path(e.name).name):
                return Path(e.path)
    return path
