"""Worker processes for torch, shared by everybody who asks: queue, turns, limits, replacement.

Example::

    with Pool(Limits(workers=2)) as pool:
        job = pool.submit(Request("graph", "/…/conv_bn", key=Key("joint")), owner="session 1")
        reply = job.result(timeout=60)              # names the cache entry; see `service` for graphs

What cannot happen: torch is imported here; the app's script is run again by a worker (it is started as a module of its
own); a worker that crashes, hangs or eats memory harms another's job (the one it ran fails with one line, and the
worker is replaced); a process stays after `close` or after this process.

Note: why not pebble
    Its processes are multiprocessing's, which load `__main__` again, it hands out work without regard to which worker
    has a sample open, and it has no channel for progress; what is left of it is the killing, which is short.

Note: a worker's life
    The first starts when the pool does, the next when something waits that it could do, or once those there are warm
    and nobody asked for anything for `SPARE_SECONDS`: loading torch takes a core for seconds, which who asks needs
    more. A worker is replaced when its job is cancelled or breaks a limit, when it dies, after `limits.jobs` jobs, or
    when it keeps more than `limits.keep` bytes. A job whose worker dies before it took the job up goes to another
    worker, once. A worker that dies before it is warm is started again only when something is asked.
"""

from __future__ import annotations

import atexit
import contextlib
import dataclasses
import itertools
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from extraction.jobs import STARTING, Job, Outcome, Run, reply_of
from extraction.limits import START_SECONDS, WATCH_SECONDS, Limits
from extraction.process import Process, WorkerStatus, worker_command
from extraction.protocol import Event, Part, Ready, Request
from extraction.turns import Newcomer, Turns, choose

SPARE_SECONDS = 30.0  # after the last request, until a worker is started that nobody needs yet


class Closed(RuntimeError):
    """The program is ending: nothing is begun any more."""


class Pool:
    """Up to `limits.workers` processes. All methods may be called from any thread."""

    def __init__(
        self,
        limits: Limits | None = None,
        *,
        isolated: bool = False,
        command: Sequence[str] | None = None,
        spare: float = SPARE_SECONDS,
    ) -> None:
        """Starts nothing yet. `isolated` is for untrusted samples; `command` replaces the worker program."""
        self.limits = limits or Limits.from_environment()
        self.isolated = isolated
        self._command = (
            tuple(command) if command else worker_command(self.limits.sessions, self.limits.hard if isolated else 0)
        )
        self._changed = threading.Condition(threading.RLock())
        self._queue: list[Run] = []
        self._workers: list[Process] = []
        self._leaving: list[Process] = []
        self._turns = Turns()
        self._numbers = itertools.count(1)
        self._problem = ""
        self._spare, self._asked = spare, time.monotonic()  # seconds; when somebody asked last, or a worker got warm
        self._thread: threading.Thread | None = None
        self._closed = False

    def __enter__(self) -> Pool:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Starts the first worker in the background; further calls do nothing. Raises Closed after `close`."""
        with self._changed:
            if self._closed:
                raise Closed("the worker pool is closed")
            if self._thread is None:
                self._thread = threading.Thread(target=self._mind, name="worker pool", daemon=True)
                self._thread.start()
                atexit.register(self.close)

    @property
    def ready(self) -> bool:
        """True while some worker is warm."""
        return any(w.ready for w in tuple(self._workers))

    @property
    def problem(self) -> str:
        """Why workers do not start, in one line; "" while they do."""
        return self._problem

    def status(self) -> tuple[WorkerStatus, ...]:
        """What each worker does now."""
        with self._changed:
            return tuple(w.status() for w in self._workers)

    def submit(self, request: Request, owner: str = "", load: Callable[[Run], Any] = reply_of) -> Job[Any]:
        """Queues work; equal work under way is shared. `load` makes the run's result. Closed after `close`."""
        if self.isolated:
            request = dataclasses.replace(request, cache=None)
        with self._changed:
            self.start()
            run = next((r for r in self._under_way() if r.request == request), None)
            if run is None:
                run = Run(next(self._numbers), request)
                self._queue.append(run)
            run.until, self._asked = None, time.monotonic()
            job: Job[Any] = Job(run, owner, load, self._cancel)
            run.jobs.append(job)
            self._dispatch()
            self._changed.notify_all()
        return job

    def close(self) -> None:
        """Ends every worker and fails what is not done. No process is left when this returns."""
        with self._changed:
            self._closed = True
            for run in self._under_way():
                run.finish(run.lost("closed", "the program is ending"))
            self._queue.clear()
            for worker in tuple(self._workers):
                self._discard(worker)
            self._changed.notify_all()
            leaving = tuple(self._leaving)
        for worker in leaving:
            worker.join(5.0)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(5.0)
        atexit.unregister(self.close)

    def _under_way(self) -> list[Run]:
        return [*self._queue, *(w.run for w in self._workers if w.run is not None)]

    def _mind(self) -> None:
        """The pool's own thread: starts workers and holds them to the limits."""
        with self._changed:
            while not self._closed:
                self._enforce()  # it may take a worker out, which the next line replaces
                self._start_missing()
                self._changed.wait(self._pause())

    def _pause(self) -> float | None:
        """Seconds until something has to be looked at that nobody tells of; None where there is nothing."""
        if any(w.run for w in self._workers):
            return WATCH_SECONDS
        spare = len(self._workers) < self.limits.workers and all(w.ready for w in self._workers) and not self._problem
        return max(0.0, self._asked + self._spare - time.monotonic()) if spare else None

    def _start_missing(self) -> None:
        while len(self._workers) < self.limits.workers and self._wants_another():
            try:
                self._workers.append(Process(self._command, self.isolated, self._heard, self._ended))
            except OSError as error:
                self._problem = f"a worker cannot be started: {error}"
                while self._queue:
                    run = self._queue.pop()
                    run.finish(run.lost("crash", self._problem))
                return
            self._dispatch()

    def _wants_another(self) -> bool:
        if self._problem:
            return bool(self._queue) and all(w.run for w in self._workers)
        if not self._workers:
            return True
        if all(w.ready for w in self._workers) and time.monotonic() >= self._asked + self._spare:
            return True
        places: list[Process | Newcomer] = [*self._workers, idle := Newcomer()]
        choice = choose(self._queue, places, self._turns.served, self.limits)
        return choice is not None and choice[1] is idle

    def _dispatch(self) -> None:
        while (choice := choose(self._queue, self._workers, self._turns.served, self.limits)) is not None:
            run, worker = choice
            self._queue.remove(run)
            self._turns.note(run.owners)
            worker.run, run.state, run.started = run, "running", time.monotonic()
            run.step = run.step if worker.ready else STARTING
            run.attempts += 1
            opened = run.request.opened
            worker.holds = [*(o for o in worker.holds if o != opened), opened][-self.limits.sessions :]
            worker.ask(run.number, run.request)

    def _enforce(self) -> None:
        now = time.monotonic()
        for worker in tuple(self._workers):
            run = worker.run
            if run is None:
                continue
            if run.until is not None and now >= run.until:
                self._discard(worker)
            elif (outcome := run.beyond(self._limits_of(worker), now, worker.resident() or 0)) is not None:
                run.finish(outcome)
                self._discard(worker)

    def _limits_of(self, worker: Process) -> Limits:
        """The limits, with time enough to start: loading torch is not the sample's time."""
        seconds = self.limits.seconds if worker.ready else max(self.limits.seconds, START_SECONDS)
        return dataclasses.replace(self.limits, seconds=seconds)

    def _discard(self, worker: Process) -> None:
        """Takes a worker out and kills it; the pool's thread starts another."""
        worker.run = None
        self._workers.remove(worker)
        self._leaving.append(worker)
        worker.kill()
        self._changed.notify_all()

    def _cancel(self, job: Job[Any], after: float) -> None:
        with self._changed:
            run = job.run
            if run.outcome is not None or job not in run.jobs:
                return
            run.jobs.remove(job)
            job.finish(dropped=True)
            if run.jobs:
                return
            if run in self._queue:
                self._queue.remove(run)
                return
            run.until = time.monotonic() + after
            self._changed.notify_all()
            if after <= 0:
                self._enforce()

    def _heard(self, worker: Process, event: Event) -> None:
        with self._changed:
            if worker not in self._workers:
                return
            run, what = worker.run, event.what
            if isinstance(what, Ready):
                worker.ready, worker.enforced, self._problem = True, what.enforced, ""
                self._asked = time.monotonic()
                if run is not None:
                    run.started = time.monotonic()
                self._changed.notify_all()
            elif run is not None and event.id == run.number:
                run.accepted = True
                if isinstance(what, str):
                    run.step = what
                elif isinstance(what, Part):
                    run.parts.append(what.text)
                else:
                    self._finish(worker, run, what)

    def _finish(self, worker: Process, run: Run, outcome: Outcome) -> None:
        run.finish(outcome)
        worker.run = None
        worker.finished += 1
        if worker.finished >= self.limits.jobs or (worker.resident() or 0) > self.limits.keep:
            self._discard(worker)
        self._dispatch()
        self._changed.notify_all()

    def _ended(self, worker: Process) -> None:
        with self._changed:
            with contextlib.suppress(ValueError):
                self._leaving.remove(worker)
            if worker not in self._workers:
                return
            self._workers.remove(worker)
            run = worker.run
            if not worker.ready:
                self._problem = f"a worker process {worker.last_words()} before it was warm"
            if run is not None and run.jobs and not run.accepted and run.attempts < 2:
                run.state = "queued"
                self._queue.insert(0, run)
            elif run is not None:
                run.finish(run.lost("crash", f"the worker process {worker.last_words()}"))
            self._dispatch()
            self._changed.notify_all()
