"""One worker process, as its parent sees it: started, told, listened to, looked at, ended.

Example::

    process = Process(command, isolated=False, heard=on_event, ended=on_end)
    process.ask(7, request)
    process.resident()          # bytes, or None where the system does not tell
    process.kill()              # `ended(process)` follows, once it is reaped

What cannot happen: a zombie stays (the listening thread waits for the process); the caller of `ask` or `kill` is
blocked by a process that does not read; a line that is no event, or one without end, disturbs anything.
"""

from __future__ import annotations

import collections
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from extraction.graph import Failure
from extraction.isolation import environment
from extraction.jobs import Run
from extraction.protocol import MAX_LINE, Event, Opened, Request, parse_event
from extraction.scratch import new_folder
from extraction.staging import samples_folder, staged, working_folder
from extraction.texts import whole_text

TAIL_LINES = 20


@dataclass(frozen=True, slots=True)
class WorkerStatus:
    """One worker, for display: `sample` and `step` are "" when it is idle; `resident` is bytes or None."""

    pid: int
    ready: bool
    resident: int | None
    finished: int
    sample: str
    step: str
    enforced: tuple[str, ...]


def worker_command(sessions: int, apart: int = 0) -> tuple[str, ...]:
    """What runs `extraction.worker` in this Python, without the current folder on its path.

    `apart` is for untrusted samples: the bytes of memory at which the system itself stops it; 0 for trusted samples.
    """
    options = ("--sessions", str(sessions), "--parent", str(os.getpid()))
    return (sys.executable, "-P", "-m", "extraction.worker", *options, *(("--apart", str(apart)) if apart else ()))


class Process:
    """A running child. `run`, `ready`, `holds`, `finished` and `enforced` are the pool's notes, under its lock."""

    def __init__(
        self,
        command: Sequence[str],
        isolated: bool,
        heard: Callable[[Process, Event], None],
        ended: Callable[[Process], None],
    ) -> None:
        """Starts it, isolated in a new folder that is removed at the end. Raises OSError when the system cannot."""
        self.run: Run | None = None
        self.ready = False
        self.holds: list[Opened] = []
        self.finished = 0
        self.enforced: tuple[str, ...] = ()
        self._heard, self._ended = heard, ended
        self._killing, self._killed = threading.Lock(), False
        self._tail: collections.deque[str] = collections.deque(maxlen=TAIL_LINES)
        self._folder = _new_folder() if isolated else None
        work = working_folder(self._folder) if self._folder else None
        try:
            self._child = subprocess.Popen(  # noqa: S603  the command is ours
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(work),
                cwd=work,
                start_new_session=True,
            )
        except OSError:
            self._clear()
            raise
        self.pid = self._child.pid
        self._errors = threading.Thread(target=self._collect, name=f"worker {self.pid} errors", daemon=True)
        self._errors.start()
        self._listener = threading.Thread(target=self._listen, name=f"worker {self.pid}", daemon=True)
        self._listener.start()

    def ask(self, number: int, request: Request) -> None:
        """Sends a request from a thread of its own; when the process ends first, `ended` tells."""
        work = threading.Thread(
            target=self._send, args=(number, request), name=f"worker {self.pid} request", daemon=True
        )
        work.start()

    def _send(self, number: int, request: Request) -> None:
        assert self._child.stdin is not None
        try:
            request = staged(request, self._folder) if self._folder else request
        except OSError as error:
            name = whole_text(Path(request.sample).name)
            message = f"{name}: cannot be copied for its worker: {error.strerror or error}"
            self._heard(self, Event(number, Failure("worker", "no room", message)))
            return
        with contextlib.suppress(OSError, ValueError):  # it ended: the listener deals with that
            self._child.stdin.write(request.line(number))
            self._child.stdin.flush()

    def kill(self) -> None:
        """Ends the process and what it started."""
        with self._killing:
            if self._killed:
                return  # by now the number may be another process's
            self._killed = True
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self.pid, signal.SIGKILL)
                else:
                    self._child.kill()

    def join(self, timeout: float) -> bool:
        """Waits until the process is reaped; False when it was not in time."""
        self._listener.join(timeout)
        return not self._listener.is_alive()

    def resident(self) -> int | None:
        """Bytes of memory in use, shared libraries included. None when the system does not tell or it has ended."""
        return resident(self.pid)

    def status(self) -> WorkerStatus:
        """What it does now."""
        run, memory = self.run, self.resident()
        doing = (run.name, run.step) if run is not None else ("", "")
        return WorkerStatus(self.pid, self.ready, memory, self.finished, *doing, self.enforced)

    def last_words(self) -> str:
        """How it ended, and the last line it wrote to standard error."""
        code = self._child.returncode
        if code is None:
            how = "is still running"
        elif code < 0:
            how = f"was killed by {signal.Signals(-code).name}"
        else:
            how = f"ended with status {code}"
        return f"{how} ({self._tail[-1][:300]})" if self._tail else how

    def _collect(self) -> None:
        for line in _lines(self._child.stderr, 4096):
            if text := line.decode(errors="replace").strip():
                self._tail.append(text)

    def _listen(self) -> None:
        for line in _lines(self._child.stdout, MAX_LINE + 1):
            if len(line) > MAX_LINE:
                self.kill()
                break
            if (event := parse_event(line)) is not None:
                self._heard(self, event)
        self.kill()  # it ended, closed its channel or flooded it: what is left of it goes too
        self._child.wait()
        self._errors.join(1.0)
        with contextlib.suppress(OSError, ValueError):
            if self._child.stdin is not None:
                self._child.stdin.close()
        self._clear()
        self._ended(self)

    def _clear(self) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def _new_folder() -> Path:
    folder = new_folder("worker-")
    working_folder(folder).mkdir()
    samples_folder(folder).mkdir()
    return folder


def _lines(stream: IO[bytes] | None, limit: int) -> Iterator[bytes]:
    """Lines of at most `limit` bytes until the stream ends; it is closed then."""
    assert stream is not None
    with stream, contextlib.suppress(OSError, ValueError):
        yield from iter(lambda: stream.readline(limit), b"")


def resident(pid: int) -> int | None:
    """Resident bytes of a process: from `/proc` on Linux, from `ps` elsewhere; None where neither answers."""
    try:
        if sys.platform == "linux":
            pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        command = ["ps", "-o", "rss=", "-p", str(pid)]
        return int(subprocess.check_output(command, text=True, timeout=5)) * 1024  # noqa: S603
    except (OSError, ValueError, IndexError, subprocess.SubprocessError):
        return None
