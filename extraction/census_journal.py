"""The journal of a census: one line of JSON for each finished sample, on disk before the next one counts as begun.

Example::

    with Journal.opened(path, resume=True) as journal:
        if not journal.has("/…/samples", "timm/resnet18"):
            journal.add(record)
        for record in journal.in_order(keys): ...

What cannot happen: a line that was written is lost or read twice; a line that was cut off by a kill is taken for a
sample (it is removed on resuming); two runs write one journal (a lock beside it, which the system drops however a run
ends); the journal's samples are held in memory (only where each begins).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from filelock import FileLock, Timeout

from extraction.census_schema import VERSION, CensusError

Key = tuple[str, str]


class Journal:
    """An open journal. `has`, `add` and `in_order` may be called in any order."""

    def __init__(self, path: Path, file: IO[bytes], places: dict[Key, int]) -> None:
        self.path = path
        self._file, self._places = file, places

    @classmethod
    @contextmanager
    def opened(cls, path: Path, torch: str, resume: bool) -> Iterator[Journal]:
        """The journal at `path`, made where there is none. Raises CensusError when it cannot be gone on with."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(path):
            if path.exists() and path.stat().st_size and not resume:
                raise CensusError(f"{path} holds an earlier census: add --resume to go on with it, or remove it")
            path.touch()
            with path.open("r+b") as file:
                yield cls(path, file, _places(path, file, torch))

    def has(self, root: str, sample: str) -> bool:
        """True for a sample that has been finished."""
        return (root, sample) in self._places

    def add(self, record: dict[str, Any]) -> None:
        """Writes a finished sample and waits until the disk has it. Raises OSError."""
        place = self._file.seek(0, os.SEEK_END)
        self._file.write(_line(record))
        _to_disk(self._file)
        self._places[record["root"], record["sample"]] = place

    def in_order(self, keys: Iterable[Key]) -> Iterator[dict[str, Any]]:
        """The records of those of `keys` that have been finished, in the order of `keys`, one at a time."""
        for key in keys:
            if key in self._places:
                self._file.seek(self._places[key])
                yield json.loads(self._file.readline())


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Within, no other run has this journal. Raises CensusError when one does."""
    try:
        lock = FileLock(path.with_name(f"{path.name}.lock")).acquire(timeout=0)
    except Timeout as error:
        raise CensusError(f"another census is writing {path}: wait for its end, or give another -o") from error
    with lock:
        yield


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


def _to_disk(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


def _places(path: Path, file: IO[bytes], torch: str) -> dict[Key, int]:
    """Where each finished sample begins. Writes the first line of a new journal; cuts off a line without end."""
    header = {"census": VERSION, "torch": torch}
    first = file.readline()
    if not first.endswith(b"\n") and _line(header).startswith(first):  # new, or killed while this was written
        file.seek(0)
        file.write(_line(header))
        _to_disk(file)
        return {}
    try:
        found = json.loads(first)
        if found != header:
            raise CensusError(f"{path} was begun with {_words(found)}, this is {_words(header)}: remove it to begin")
        places: dict[Key, int] = {}
        place = file.tell()
        while line := file.readline():
            if not line.endswith(b"\n"):
                file.truncate(place)
                break
            record = json.loads(line)
            places[record["root"], record["sample"]] = place
            place = file.tell()
    except (ValueError, KeyError, TypeError) as error:
        raise CensusError(f"{path} is no journal of a census, or is damaged; remove it to begin anew") from error
    return places


def _words(header: dict[str, Any]) -> str:
    return f"torch {header['torch']}, census version {header['census']}"
