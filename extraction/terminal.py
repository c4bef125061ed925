"""What a command tells a person at a terminal: progress, errors as one line, exit statuses.

Example::

    with reported() as progress:
        progress("read the sample")           # printed when the work takes more than a second
        read_sample(folder)                   # a SampleError becomes one line and exit status 1

What cannot happen: an error that a user can cause ends in a traceback; a closed pipe (`aotscope show … | head`) is
reported as an error.
"""

from __future__ import annotations

import errno
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

from extraction.cache import SettingError
from extraction.choice import ChoiceError
from extraction.failures import StepFailed
from extraction.model_text import WriteError
from extraction.samples import SampleError
from extraction.support import SupportError

QUIET_SECONDS = 1.0


class Progress:
    """Tells on standard error which step runs, once the work has taken a second."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._step = self._told = ""
        self._lock = threading.Lock()
        self._timer = threading.Timer(QUIET_SECONDS, self._late)
        self._timer.daemon = True
        self._timer.start()

    def __call__(self, step: str) -> None:
        """This step begins."""
        with self._lock:
            self._step = step
            if time.monotonic() - self._started >= QUIET_SECONDS:
                self._tell()

    def stop(self) -> None:
        """Says nothing from now on."""
        self._timer.cancel()
        with self._lock:
            self._step = self._told

    def _late(self) -> None:
        with self._lock:
            self._tell()

    def _tell(self) -> None:
        if self._step != self._told:
            self._told = self._step
            print(f"aotscope: {time.monotonic() - self._started:5.1f} s  {self._step}", file=sys.stderr, flush=True)


@contextmanager
def reported() -> Iterator[Progress]:
    """Tells progress, and turns the errors that a user can cause into one line and exit status 1."""
    progress = Progress()
    try:
        with _stopping(progress):
            yield progress
            sys.stdout.flush()
    except (SampleError, StepFailed, WriteError, ChoiceError, SupportError) as error:
        fail(str(error))
    except SettingError as error:
        fail(str(error), status=2)
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader went away: nothing more to say, also not when Python ends
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        fail(f"{error.strerror or error}: {error.filename or ''}".rstrip(": "))


@contextmanager
def _stopping(progress: Progress) -> Iterator[None]:
    try:
        yield
    finally:
        progress.stop()


def counted(count: int, one: str) -> str:
    """`1 call`, `1,200 calls`."""
    return f"{count:,} {one if count == 1 else one + 's'}"


def fail(message: str, status: int = 1) -> NoReturn:
    """One line on standard error, and the exit status."""
    print(f"aotscope: {' '.join(message.split())}", file=sys.stderr)
    raise typer.Exit(status)


def usage(message: str) -> NoReturn:
    """Bad usage: typer prints the command's usage with the message and exits with status 2."""
    raise typer.BadParameter(message)
