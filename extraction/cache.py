"""Stores extractions under the user's cache folder, by content.

Example::

    cache = Cache(default_folder())
    entry = cache.entry(sample, requires_grad={})
    entry.write("r0-joint-aten", dump_graph(graph))
    entry.read("r0-joint-aten")                       # the text, or None

What cannot happen: a half-written file is read (files are renamed into place); a damaged file is returned (it is
deleted where it can be, and None is given); a full disk or a folder without write permission stops the work (writing
gives False).

Note: the key
    An entry is named by the SHA-256 of the sample's name and files, the options, torch's version, the contract's
    version and the extraction code's own version, so that nothing stale is ever read. `AOTSCOPE_CACHE` names another
    folder and `AOTSCOPE_CACHE_MB` another size; entries read longest ago go first.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import os
import shutil
import tempfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import platformdirs

from extraction.samples import Fingerprint, Sample
from extraction.wire import FORMAT_VERSION

CODE_VERSION = 14  # raise it when the same sample gives other graphs than before
DEFAULT_MB = 2048


class SettingError(ValueError):
    """An environment variable has no meaning; the message names it."""


def default_folder() -> Path:
    """`AOTSCOPE_CACHE`, or the user's cache folder."""
    return Path(os.environ.get("AOTSCOPE_CACHE") or platformdirs.user_cache_dir("aotscope"))


@dataclass(frozen=True)
class Entry:
    """The files of one extraction; names are graph keys such as `r0-joint-aten`, or `summary`."""

    folder: Path

    def read(self, name: str) -> str | None:
        """The stored text, or None when there is none or it is damaged."""
        path = self._path(name)
        try:
            stored = path.read_bytes()
            if not stored:
                raise EOFError("an empty file, as a crash of the machine leaves it")
            text = gzip.decompress(stored).decode()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, EOFError, zlib.error, UnicodeDecodeError):
            self.drop(name)
            return None
        with contextlib.suppress(OSError):  # a folder of somebody else: its times stay as they are
            os.utime(self.folder)
        return text

    def has(self, name: str) -> bool:
        """True when there is something of this name; it may be damaged."""
        return self._path(name).is_file()

    def write(self, name: str, text: str) -> bool:
        """Stores a text atomically. False when the disk does not take it; nothing is left behind then."""
        temporary = ""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self.folder, prefix=".new-")
            with os.fdopen(handle, "wb") as file:
                file.write(gzip.compress(text.encode(), compresslevel=1, mtime=0))
            Path(temporary).replace(self._path(name))
        except OSError:
            if temporary:
                with contextlib.suppress(OSError):
                    Path(temporary).unlink()
            return False
        return True

    def drop(self, name: str) -> None:
        """Removes one stored text, if there is one and the folder lets it go."""
        with contextlib.suppress(OSError):
            self._path(name).unlink()

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.json.gz"


@dataclass(frozen=True)
class Usage:
    """What a cache holds: entries, files and bytes."""

    folder: Path
    entries: int
    files: int
    nbytes: int


class Cache:
    """A folder of entries, bounded in size."""

    def __init__(self, folder: Path, limit_mb: int | None = None) -> None:
        """`limit_mb` is in units of 2**20 bytes; None takes `AOTSCOPE_CACHE_MB`. Raises SettingError."""
        self.folder = Path(folder)
        self._torch = metadata.version("torch")  # takes 3 ms, and every graph that is asked for needs it
        self.limit = (_limit_from_environment() if limit_mb is None else limit_mb) << 20

    def entry(self, sample: Sample | Fingerprint, requires_grad: Mapping[str, bool], choice: str = "") -> Entry:
        """The entry of a sample captured with these options."""
        options = json.dumps(sorted(requires_grad.items()))
        parts = (sample.digest, options, choice, self._torch, str(FORMAT_VERSION), str(CODE_VERSION))
        key = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return Entry(self.folder / key[:2] / key)

    def usage(self) -> Usage:
        """Entries, files and bytes on disk."""
        sizes = [(p, s) for p, s, _ in self._entries()]
        return Usage(self.folder, len(sizes), sum(1 for p, _ in sizes for _ in p.iterdir()), sum(s for _, s in sizes))

    def clear(self) -> Usage:
        """Removes every extraction and every listing; returns what is gone."""
        before = self.usage()
        for path, _, _ in self._entries():
            shutil.rmtree(path, ignore_errors=True)
            with contextlib.suppress(OSError):  # not empty: its other entries follow
                path.parent.rmdir()
        shutil.rmtree(self.folder / "listings", ignore_errors=True)
        left = self.usage()
        return Usage(self.folder, before.entries - left.entries, before.files - left.files, before.nbytes - left.nbytes)

    def trim(self) -> int:
        """Removes the entries used longest ago until the rest fits the limit; returns how many went."""
        entries = sorted(self._entries(), key=lambda e: e[2])
        total, gone = sum(size for _, size, _ in entries), 0
        for path, size, _ in entries:
            if total <= self.limit:
                break
            shutil.rmtree(path, ignore_errors=True)
            total, gone = total - size, gone + 1
        return gone

    def _entries(self) -> list[tuple[Path, int, float]]:
        found = []
        for path in self.folder.glob("[0-9a-f][0-9a-f]/*"):
            try:
                size = sum(f.stat().st_size for f in path.iterdir())
                found.append((path, size, path.stat().st_mtime))
            except OSError:
                continue  # another process removed it meanwhile, or it is another user's
        return found


def _limit_from_environment() -> int:
    text = os.environ.get("AOTSCOPE_CACHE_MB") or str(DEFAULT_MB)
    if not text.isascii() or not text.isdigit():
        raise SettingError(f"AOTSCOPE_CACHE_MB is {text!r}; it must be a whole number of MiB")
    return int(text)
