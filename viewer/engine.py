"""Finds a program that lays out DOT text, and runs it with limits.

Example::

    plain, used = run_layout(text, Limits(seconds=5))
    used.name                                   # 'graphviz-pure'

What cannot happen: the program outlives the call (an exception in the waiting thread ends it too), runs longer than
its limit, or takes more memory than its limit where the system can enforce one (Linux).

Note: which program
    `graphviz-pure` is a dependency and brings a `dot`-compatible program, but into the environment's scripts folder,
    which may not be on PATH: its own list of installed files says where. A `dot` on PATH is the second choice. A
    program that crashes (negative exit status) or fails is followed by the next one; a time limit is not, since the
    next one would only take as long.

Note: memory limit
    The limit is set on the running child before it gets its input. Setting it between fork and exec instead would need
    Python code in the child of a threaded process, which can hang.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import metadata
from pathlib import Path

from extraction.limits import Limits as Settings

PURE = "graphviz-pure"


class EngineError(RuntimeError):
    """The layout failed; the message is one line that says which program and why."""


class EngineTimeout(EngineError):
    """The layout took longer than its limit."""


class EngineMissing(EngineError):
    """No layout program was found."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Wall-clock seconds and megabytes of address space that a layout may take."""

    seconds: float
    megabytes: int = 2_000

    @classmethod
    def set(cls) -> Limits:
        """As the server's environment says. Raises ValueError naming the variable."""
        found = Settings.from_environment()
        return cls(found.layout_seconds, found.layout_memory >> 20)


@dataclass(frozen=True, slots=True)
class Engine:
    """A layout program: what to call it, and the command to which `-Tplain` is added."""

    name: str
    command: tuple[str, ...]


@lru_cache(maxsize=1)
def engines() -> tuple[Engine, ...]:
    """The programs found, best first; () when there is none. Looked up once a process."""
    found = []
    if pure := _pure():
        found.append(Engine(PURE, (pure, "-Kdot")))
    if dot := shutil.which("dot"):
        found.append(Engine("dot", (dot, "-Kdot")))
    return tuple(found)


def _pure() -> str | None:
    with contextlib.suppress(metadata.PackageNotFoundError):
        for file in metadata.files(PURE) or ():
            path = Path(str(file.locate()))
            if file.stem == PURE and file.suffix in ("", ".exe") and path.is_file():
                return str(path)
    folders = (sysconfig.get_path("scripts"), str(Path(sys.executable).parent))
    return next((p for p in (shutil.which(PURE, path=f) for f in folders) if p), None) or shutil.which(PURE)


def run_layout(dot: str, limits: Limits | None = None, use: Sequence[Engine] | None = None) -> tuple[str, Engine]:
    """Positions as `-Tplain` text of DOT text, and the program that made it.

    Raises EngineMissing when there is no program, EngineTimeout at the time limit, EngineError when all fail.
    """
    candidates = engines() if use is None else use
    problems = []
    for engine in candidates:
        try:
            return run(engine, dot, limits or Limits.set()), engine
        except EngineTimeout:
            raise
        except EngineError as error:
            problems.append(str(error))
    if not problems:
        raise EngineMissing("no layout program: neither graphviz-pure nor dot was found (pip install graphviz-pure)")
    raise EngineError("; ".join(problems))


def run(engine: Engine, dot: str, limits: Limits) -> str:
    """`-Tplain` output of one program for DOT text. Raises EngineTimeout or EngineError."""
    try:
        child = subprocess.Popen(  # noqa: S603  (a fixed command without a shell; the text goes to its input)
            [*engine.command, "-Tplain"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    except OSError as error:
        raise EngineError(f"{engine.name} does not start: {error.strerror or error}") from error
    with child:
        try:
            _limit_memory(child.pid, limits.megabytes)
            out, err = child.communicate(dot.encode(), timeout=limits.seconds)
        except subprocess.TimeoutExpired as error:
            raise EngineTimeout(f"{engine.name} took longer than {limits.seconds:g} s") from error
        finally:
            if child.poll() is None:
                child.kill()
    if child.returncode < 0:
        raise EngineError(f"{engine.name} crashed with signal {-child.returncode}")
    if child.returncode or not out:
        lines = err.decode(errors="replace").strip().splitlines() or ["no message"]
        raise EngineError(f"{engine.name} failed with status {child.returncode}: {lines[0][:200]}")
    return out.decode(errors="replace")


def _limit_memory(pid: int, megabytes: int) -> None:
    if sys.platform == "linux":
        import resource

        size = megabytes * 1_000_000
        # the child may be gone already: then its exit status tells why
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_AS, (size, size))
