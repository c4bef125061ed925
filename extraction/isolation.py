"""Puts a worker for untrusted samples apart: no network, an empty environment, an empty working folder.

Example::

    env = environment(isolated_folder)      # parent: what the worker is started with
    enforced = cut_network()                # child, before any thread: ("no network",) or ()

What cannot happen: a measure that the system refused is reported as enforced.

Note: what is enforced where
    Empty environment and empty working folder: everywhere. No network: on Linux where the process may make a network
    namespace, as root or through a user namespace (some distributions and containers forbid it). These are the outer
    walls: they keep secrets of the environment and the network away from a sample, not the user's files. What a
    sample may do at all is decided before anything of it runs, by the reader that allows what is on a list.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from pathlib import Path

_KEEP = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")  # what an interpreter may need to start at all
_NEW_USER, _NEW_NET = 0x10000000, 0x40000000  # CLONE_NEWUSER, CLONE_NEWNET of linux/sched.h
_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of linux/prctl.h


def environment(folder: Path | None) -> dict[str, str]:
    """The environment of a worker: the parent's, or with a folder only what Python and torch need, pointing there."""
    root = str(Path(__file__).resolve().parent.parent)
    if folder is None:
        path = os.environ.get("PYTHONPATH")
        return {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{path}" if path else root}
    kept = {name: os.environ[name] for name in _KEEP if name in os.environ}
    home = dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP", "TORCHINDUCTOR_CACHE_DIR"), str(folder))
    return {**kept, **home, "PYTHONPATH": root, "PYTHONNOUSERSITE": "1", "LANG": "C.UTF-8", "USER": "sample"}


def cut_network() -> tuple[str, ...]:
    """Leaves the network namespace; `("no network",)` when the system allowed it."""
    if sys.platform != "linux":
        return ()
    libc = ctypes.CDLL(None, use_errno=True)
    for flags in (_NEW_NET, _NEW_USER | _NEW_NET):
        if libc.unshare(flags) == 0:
            return ("no network",)
    return ()


def die_with_parent(parent: int) -> None:
    """Asks the kernel to kill this process when the thread that started it ends (Linux; elsewhere nothing).

    A worker also leaves when its standard input closes. This is for one that hangs in C code and cannot notice.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)  # the parent died before the request reached the kernel
