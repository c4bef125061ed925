"""Memory of what was used lately: samples by their files' times, and values bounded by total size.

Example::

    reader = SampleReader(read_sample)
    sample = reader.read(path)                       # parsed again only after a file changed
    graphs = Recent(limit=256 << 20)
    graph = graphs.get(("…/ab12…", "r0-joint-aten"), make)   # make() gives (value, size)

What cannot happen: more than the limit is kept (one value larger than it is not kept at all); two threads make the
same value at once; a file that changed is missed because it changed in the same tick of the clock.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, TypeVar

from extraction.samples import FILES, Sample

T = TypeVar("T")
S = TypeVar("S")

_TICK_NS = 1_000_000_000  # a file younger than this may change again without a new modification time
_SAMPLE_FACTOR = 12  # bytes in memory for each byte of a sample's files: the text, its metas as records
_SMALL = 1024  # bytes in memory of anything else that is read of a sample


class Recent(Generic[T]):
    """Values by key, those used longest ago dropped first. Sizes are whatever unit `limit` has. Thread-safe."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()
        self._making: dict[Hashable, threading.Lock] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable) -> T | None:
        """The value kept for a key, or None."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def put(self, key: Hashable, value: T, size: int) -> None:
        """Keeps a value of a size."""
        with self._lock:
            if key in self._kept:
                self.used -= self._kept.pop(key)[1]
            if size > self.limit:
                return
            self._kept[key] = (value, size)
            self.used += size
            while self.used > self.limit:
                self.used -= self._kept.popitem(last=False)[1][1]

    def get(self, key: Hashable, make: Callable[[], tuple[T, int] | None]) -> T | None:
        """The value kept, or what `make` gives as (value, size). Other threads that ask for the key wait meanwhile.

        None from `make` is given back and not kept.
        """
        if (found := self.find(key)) is not None:
            return found
        with self._lock:
            making = self._making.setdefault(key, threading.Lock())
        with making:
            try:
                if (found := self.find(key)) is not None:
                    return found
                made = make()
                if made is None:
                    return None
                self.put(key, *made)
                return made[0]
            finally:
                with self._lock:
                    self._making.pop(key, None)


class SampleReader(Generic[S]):
    """Reads sample folders, each again only when one of its files changed. Thread-safe."""

    def __init__(self, read: Callable[[Path], S], limit: int = 64 << 20) -> None:
        """`read` is `read_sample`, or `fingerprint`."""
        self._read = read
        self._recent: Recent[tuple[tuple[tuple[int, int], ...], S]] = Recent(limit)

    def read(self, path: Path) -> S:
        """What `read` gives. Raises SampleError as it does."""
        stamp = _stamp(path)
        kept = self._recent.find(path)
        if kept is not None and kept[0] == stamp:
            return kept[1]
        found = self._read(path)
        if stamp and max(modified for modified, _ in stamp) < time.time_ns() - _TICK_NS and stamp == _stamp(path):
            whole = _SAMPLE_FACTOR * sum(size for _, size in stamp) if isinstance(found, Sample) else _SMALL
            self._recent.put(path, (stamp, found), whole)
        return found


def _stamp(path: Path) -> tuple[tuple[int, int], ...]:
    """Modification time in nanoseconds and size of each file there is; a missing file counts as (0, 0)."""
    found = []
    for file in FILES:
        try:
            status = (path / file).stat()
            found.append((status.st_mtime_ns, status.st_size))
        except (OSError, ValueError):  # no such file, or no path that any file could have
            found.append((0, 0))
    return tuple(found)
