"""Temporary folders that end with the process; those of one that was killed are removed by the next.

Example::

    folder = new_folder("upload-")      # /tmp/aotscope-k3x_9a/upload-7dw1q0
    leave()                             # all of them are gone

What cannot happen: a folder of a process that runs is removed; a link is followed; what others put there is touched or
opened.

Note: whose folder it is
    All lie in one folder of the process, beside a file that it holds locked. The system drops the lock however the
    process ends, so a folder whose lock is free has no owner. One that was made just now may not be locked yet.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import stat
import tempfile
import threading
import time
from pathlib import Path

from filelock import FileLock, Timeout

_PREFIX = "aotscope-"
_LOCK = "in-use"
_YOUNG = 10.0  # seconds

_changing = threading.Lock()
_own: list[tuple[Path, FileLock]] = []  # at most one


def new_folder(prefix: str) -> Path:
    """A new empty folder that only this user reads. Raises OSError when there is no room for it."""
    with _changing:
        if not _own:
            sweep()
            folder = Path(tempfile.mkdtemp(prefix=_PREFIX))
            lock = FileLock(folder / _LOCK)
            lock.acquire()
            _own.append((folder, lock))
            atexit.register(leave)
        return Path(tempfile.mkdtemp(prefix=prefix, dir=_own[0][0]))


def leave() -> None:
    """Removes every folder of this process."""
    with _changing:
        while _own:
            folder, lock = _own.pop()
            lock.release()
            shutil.rmtree(folder, ignore_errors=True)


def sweep() -> None:
    """Removes the folders of processes that have ended."""
    for found in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*/{_LOCK}"):
        with contextlib.suppress(Timeout, OSError):  # it is in use, another user's, or gone by now
            if not _is_own(found.parent) or time.time() - found.lstat().st_mtime < _YOUNG:
                continue
            with FileLock(found, timeout=0):
                pass
            shutil.rmtree(found.parent, ignore_errors=True)


def _is_own(folder: Path) -> bool:
    """True for a folder of this user: what is in one of another's may be changed by them at any time."""
    status = folder.lstat()
    return stat.S_ISDIR(status.st_mode) and (not hasattr(os, "getuid") or status.st_uid == os.getuid())
