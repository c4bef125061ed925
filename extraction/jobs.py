"""A job: what a caller holds of work that a pool does, and the work itself, which equal jobs share.

Example::

    job = pool.submit(request, owner="session 1")
    while not job.wait(0.2):
        show(job.step, job.elapsed)
    reply = job.result()

What cannot happen: a job is neither finished nor on its way (a worker that dies finishes it); cancelling one owner's
job ends another owner's.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar, cast

from extraction.failures import StepFailed
from extraction.graph import Failure
from extraction.limits import Limits
from extraction.protocol import BadSample, Reply, Request
from extraction.samples import SampleError
from extraction.texts import whole_text

T = TypeVar("T")
U = TypeVar("U")
State = Literal["queued", "running", "done", "failed", "cancelled"]

LOST_KINDS = ("crash", "time limit", "memory limit", "closed")
"""Kinds of failures of work that the pool ended, not torch: asking again may go otherwise."""

QUEUED, STARTING = "waiting for a worker", "starting the worker"


@dataclass(frozen=True, slots=True)
class Lost:
    """The pool ended the work: time or memory limit, a crash, or the pool was closed. Asking again may go otherwise."""

    failure: Failure


Outcome = Reply | Failure | BadSample | Lost


class JobCancelled(Exception):
    """The result of a cancelled job was asked for."""


@dataclass(eq=False)
class Run:
    """Work that one or more jobs wait for. Only the pool changes it, under its lock; `step` may be read any time.

    `accepted` is True once the worker said anything about it. `parts` are the pieces of a result that have come, for
    requests that give it in pieces; they stay when the rest fails. `until` is the clock time at which the pool stops it
    because nobody waits for it any more (None while somebody does).
    """

    number: int
    request: Request
    jobs: list[Job[Any]] = field(default_factory=list)
    state: State = "queued"
    step: str = QUEUED
    started: float = 0.0
    attempts: int = 0
    accepted: bool = False
    until: float | None = None
    parts: list[str] = field(default_factory=list)
    outcome: Outcome | None = None

    @property
    def name(self) -> str:
        """The sample's name, for messages."""
        return whole_text(Path(self.request.sample).name)

    @property
    def owners(self) -> tuple[str, ...]:
        """Who waits for it."""
        return tuple(j.owner for j in self.jobs)

    def finish(self, outcome: Outcome) -> None:
        """Keeps the outcome and wakes everybody who waits."""
        self.outcome = outcome
        self.state = "done" if isinstance(outcome, Reply) else "failed"
        for job in self.jobs:
            job.finish()

    def lost(self, kind: str, message: str, advice: str = "") -> Lost:
        """The outcome of work that the pool ended, in one line that names the sample."""
        return Lost(Failure(self.step, kind, f"{self.name}: {message}", advice))

    def beyond(self, limits: Limits, now: float, memory: int) -> Lost | None:
        """The outcome when the run is beyond a limit at clock time `now` with `memory` bytes in use."""
        if now - self.started > limits.seconds:
            message = f"stopped after {limits.seconds:g} s, the limit for one request"
            return self.lost("time limit", message, "set AOTSCOPE_TIME_LIMIT to more seconds")
        if memory > limits.memory:
            message = f"stopped at {memory >> 20} MB of memory; the limit is {limits.memory >> 20} MB"
            return self.lost("memory limit", message, "set AOTSCOPE_MEMORY_MB to more")
        return None


def reply_of(run: Run) -> Reply:
    """The reply of a finished run. Raises StepFailed or SampleError with the reason when it failed."""
    outcome = run.outcome
    if isinstance(outcome, Lost):
        raise StepFailed(outcome.failure)
    if isinstance(outcome, Failure):
        raise StepFailed(outcome)
    if isinstance(outcome, BadSample):
        raise SampleError(run.request.sample, outcome.place, outcome.problem)
    assert outcome is not None
    return outcome


class Job(Generic[T]):
    """One owner's handle on a run. All methods may be called from any thread."""

    def __init__(self, run: Run, owner: str, load: Callable[[Run], T], cancel: Callable[[Job[T], float], None]) -> None:
        """`load` makes the result from the finished run, in the thread that asks for it."""
        self.run, self.owner = run, owner
        self._load, self._cancel = load, cancel
        self._born = time.monotonic()
        self._died: float | None = None
        self._dropped = False
        self._finished = threading.Event()
        if run.outcome is not None:
            self.finish()

    @property
    def state(self) -> State:
        """`queued`, `running`, `done`, `failed` or `cancelled`."""
        return "cancelled" if self._dropped else self.run.state

    @property
    def step(self) -> str:
        """What runs now, in the words of the capture (`TorchDynamo`), or what the job waits for."""
        return self.run.step

    @property
    def elapsed(self) -> float:
        """Seconds since the job was submitted, until it finished."""
        return (self._died or time.monotonic()) - self._born

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until the job is finished; False when `timeout` seconds were not enough."""
        return self._finished.wait(timeout)

    def result(self, timeout: float | None = None) -> T:
        """The result. Raises StepFailed, SampleError, JobCancelled, or TimeoutError when it is not there in time."""
        if not self.wait(timeout):
            raise TimeoutError(f"{self.run.name}: no result after {timeout} s")
        if self._dropped:
            raise JobCancelled(f"{self.run.name}: cancelled")
        return self._load(self.run)

    def then(self, make: Callable[[T], U]) -> Job[U]:
        """This job, with what `make` makes of its result in the thread that asks for it."""
        load, changed = self._load, cast("Job[U]", self)
        changed._load = lambda run: make(load(run))
        return changed

    def cancel(self, after: float = 0.0) -> None:
        """Gives the job up. Work that nobody else waits for is stopped `after` seconds, by ending its worker.

        With some seconds, work that is nearly done still reaches the cache and its worker stays warm.
        """
        self._cancel(self, after)

    def finish(self, dropped: bool = False) -> None:
        """Marks the job as finished; only a pool calls this."""
        if not self._finished.is_set():
            self._dropped, self._died = dropped, time.monotonic()
            self._finished.set()
