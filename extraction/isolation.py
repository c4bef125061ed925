"""Puts a worker for untrusted samples apart: no network, an empty environment, an empty working folder.

Example::

    env = environment(isolated_folder)      # parent: what the worker is started with
    enforced = shut_in(14 << 30)            # child, before any thread: ("no network", "no files elsewhere", …)

What cannot happen: a measure that the system refused is reported as enforced; a refused measure stops the worker.

Note: what is enforced where
    Empty environment and empty working folder: everywhere. No network: on Linux where the process may make a network
    namespace, as root or through a user namespace; where that is forbidden (some distributions and containers), Linux
    6.7 and newer still refuse TCP by Landlock. Files: on Linux 5.13 and newer Landlock lets the worker write in its own
    folder only, and read there, the sample it is asked about (a copy in the folder beside), Python with its packages,
    the system's libraries and programs, and what the system tells of its processors; nothing of a home or of other
    processes. Elsewhere it reads what the server's user can. Memory, sizes of files, core dumps: by rlimits on Linux
    and macOS. On Windows only the environment and the folder are. These are the outer walls. What a sample may do at
    all is decided before anything of it runs, by the reader that allows what is on a list (`safety`); it needs nothing
    of the system.
"""

from __future__ import annotations

import ctypes
import functools
import os
import signal
import subprocess
import sys
from pathlib import Path

from extraction import landlock
from extraction.paths import resolved
from extraction.scratch import new_folder
from extraction.staging import samples_folder

_KEEP = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")  # what an interpreter may need to start at all
_NEW_USER, _NEW_NET = 0x10000000, 0x40000000  # CLONE_NEWUSER, CLONE_NEWNET of linux/sched.h
_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of linux/prctl.h
_LARGEST_FILE = 256 << 20
_SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/nix/store", "/etc/ld.so.cache", "/etc/ld.so.conf",
           "/etc/ld.so.conf.d", "/etc/localtime", "/etc/nsswitch.conf", "/proc/self", "/proc/cpuinfo",
           "/proc/meminfo", "/proc/stat", "/proc/version", "/proc/sys/vm", "/proc/filesystems",
           "/sys/devices/system", "/sys/fs/cgroup", "/sys/kernel/mm/transparent_hugepage")  # fmt: skip


def environment(folder: Path | None) -> dict[str, str]:
    """The environment of a worker: the parent's, or with a folder only what Python and torch need, pointing there."""
    root = str(Path(__file__).resolve().parent.parent)
    if folder is None:
        path = os.environ.get("PYTHONPATH")
        return {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{path}" if path else root}
    kept = {name: os.environ[name] for name in _KEEP if name in os.environ}
    home = dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP", "TORCHINDUCTOR_CACHE_DIR"), str(folder))
    return {**kept, **home, "PYTHONPATH": root, "PYTHONNOUSERSITE": "1", "LANG": "C.UTF-8", "USER": "sample"}


@functools.cache
def possible() -> tuple[str, ...]:
    """What this system allows, found by a process of its own that shuts itself in."""
    command = (sys.executable, "-P", "-m", "extraction.isolation")
    place = new_folder("probe-")
    done = subprocess.run(command, env=environment(place), cwd=place, capture_output=True, check=False)  # noqa: S603
    return tuple(done.stdout.decode().splitlines()) if done.returncode == 0 else ()


def shut_in(memory: int) -> tuple[str, ...]:
    """Shuts this process in as far as the system allows; what is in force. `memory` is in bytes."""
    enforced = [*cut_network()]
    if landlock.only_files(Path.cwd(), readable(Path.cwd())):
        enforced.append("no files elsewhere")
    if not enforced or enforced[0] != "no network":
        enforced += ["no TCP"] * landlock.refuse_tcp()
    return (*enforced, *_limit(memory))


def readable(own: Path) -> tuple[Path, ...]:
    """What a worker that works in `own` reads beside it: its sample, Python, libraries, facts about processors."""
    package = Path(__file__).resolve().parent
    paths = [resolved(p) for p in (*sys.path, sys.prefix, sys.base_prefix) if p]
    libraries = [Path(p) for name in _KEEP for p in os.environ.get(name, "").split(os.pathsep) if p]
    # this program may stand among its user's other files: of its folder only the package
    python = [p for p in paths if p != package.parent and p != Path(p.anchor)]
    return (samples_folder(own.parent), package, *python, *libraries, *map(Path, _SYSTEM))


def cut_network() -> tuple[str, ...]:
    """Leaves the network namespace; `("no network",)` when the system allowed it."""
    if sys.platform != "linux":
        return ()
    libc = ctypes.CDLL(None, use_errno=True)
    for flags in (_NEW_NET, _NEW_USER | _NEW_NET):
        if libc.unshare(flags) == 0:
            return ("no network",)
    return ()


def _limit(memory: int) -> tuple[str, ...]:
    """Limits of the system's own on this process."""
    if sys.platform == "win32":
        return ()
    import resource

    wanted = {"memory": (resource.RLIMIT_DATA, memory), "size of files": (resource.RLIMIT_FSIZE, _LARGEST_FILE),
              "no core dumps": (resource.RLIMIT_CORE, 0)}  # fmt: skip
    enforced = []
    for name, (limit, value) in wanted.items():
        try:
            hard = resource.getrlimit(limit)[1]
            bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(limit, (bound, bound))
            enforced.append(name)
        except (OSError, ValueError):
            continue  # the system refused: not in force, and not reported
    return tuple(enforced)


def die_with_parent(parent: int) -> None:
    """Asks the kernel to kill this process when the thread that started it ends (Linux; elsewhere nothing).

    A worker also leaves when its standard input closes. This is for one that hangs in C code and cannot notice.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)  # the parent died before the request reached the kernel


if __name__ == "__main__":
    print(*shut_in(4 << 30), sep="\n")
