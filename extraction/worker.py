"""The child process that holds torch: reads requests on standard input, says what happens on standard output.

Example::

    python -m extraction.worker --sessions 3          # then one request a line, see `protocol`

What cannot happen: a print of torch or of a sample reaches the channel (it gets its own descriptor; descriptor 1 then
leads to standard error); the process outlives its parent (it leaves when standard input closes); a sample that raises
anything, `SystemExit` too, goes unanswered; anything of an untrusted `model.py` runs before `safety` passed all of it.

Note: two threads
    The main thread only reads standard input, so that its end is noticed while torch works. One thread with a large
    stack does everything with torch, one request after another, because torch's tracing state is global and deep
    graphs recurse deeply. It first imports torch and captures a tiny sample, unless a request is already waiting.
"""

from __future__ import annotations

import argparse
import collections
import gc
import json
import os
import queue
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO

from extraction import isolation, safety, wire
from extraction.cache import Cache
from extraction.capture import Capture
from extraction.census_counts import count_levels
from extraction.decomposition import decomposition_of, dump_decomposition
from extraction.failures import StepFailed, failure_of
from extraction.graph import Failure, Graph, Summary
from extraction.key import Key
from extraction.kit import Kit, dump_kit
from extraction.levels import table_of
from extraction.metas import Meta
from extraction.protocol import MAX_LINE, BadSample, Event, Part, Ready, Reply, Request, event_line, parse_request
from extraction.recent import SampleReader
from extraction.samples import Sample, SampleError, read_sample
from extraction.session import Session, no_progress

STACK_BYTES = 512 << 20
RECURSION_LIMIT = 100_000
IDLE_SECONDS = 3.0
PAUSE_SECONDS = 0.3  # without a request, before work is done that was put off
MOST_BEHIND = 4

_TINY = """
import torch
class GraphModule(torch.nn.Module):
    def forward(self, weight, scale, x):
        y = torch.conv2d(x, weight, None, (1, 1), (1, 1), (1, 1), 1)
        return (torch.nn.functional.batch_norm(y, None, None, scale, scale, True, 0.1, 1e-05),)
"""


def tiny_sample() -> Sample:
    """A convolution and a batch norm, in memory: capturing it loads what nearly every sample needs."""
    shapes = {"weight": (2, 2, 3, 3), "scale": (2,), "x": (2, 2, 4, 4)}
    metas = {name: Meta(name, shape, "float32") for name, shape in shapes.items()}
    return Sample(Path("tiny"), "tiny", _TINY, tuple(shapes), ("", "", ""), metas, {}, "")


class Worker:
    """Answers requests with at most `sessions` opened samples kept alive. One that is `apart` trusts no sample."""

    def __init__(self, channel: BinaryIO, sessions: int, apart: bool = False, enforced: tuple[str, ...] = ()) -> None:
        self.requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._apart = apart
        self._passed: set[str] = set()  # digests of untrusted samples that were read
        self._channel, self._sessions, self._enforced = channel, sessions, enforced
        self._reader = SampleReader(read_sample)
        self._open: OrderedDict[tuple[object, ...], Session] = OrderedDict()
        self._behind: collections.deque[Iterator[None]] = collections.deque(maxlen=MOST_BEHIND)

    def run(self, warm: bool = True) -> None:
        """Warms up, then answers until the process ends."""
        started = time.perf_counter()
        if warm:
            gc.disable()
            _attempt(self._warm)
            gc.freeze()  # torch's modules stay: looking for garbage among them took a fifth of the time
            gc.enable()
        self._say(0, Ready(round(time.perf_counter() - started, 3), self._enforced))
        while True:
            try:
                line = self.requests.get(timeout=PAUSE_SECONDS if self._behind else IDLE_SECONDS if warm else None)
            except queue.Empty:
                if self._behind:
                    _attempt(self._go_on)
                    continue
                warm = False
                _attempt(lambda: table_of("inductor"))  # a second of imports, done while nobody waits
                continue
            self._answer(line)

    def _go_on(self) -> None:
        """Does what was put off until nobody waits, as long as nobody does: see "Note: behind"."""
        work = self._behind.pop()
        for _ in work:
            if not self.requests.empty():
                self._behind.append(work)
                return

    def _warm(self) -> None:
        import torch._functorch.aot_autograd  # noqa: F401  the import is the point

        if self.requests.empty():
            capture = Capture(tiny_sample())
            for stage in ("joint", "backward"):
                capture.graph(Key(stage, "core_aten"))

    def _say(self, number: int, what: str | Part | Reply | Failure | BadSample | Ready) -> None:
        self._channel.write(event_line(Event(number, what)))
        self._channel.flush()

    def _answer(self, line: bytes) -> None:
        number, request = parse_request(line)
        if request.do == "decomposition":
            self._explain(number, request.sample)
            return
        self._say(number, "read the sample")
        try:
            sample = self._reader.read(Path(request.sample))
            if self._apart or not request.trusted:
                self._check(sample)
        except SampleError as error:
            self._say(number, BadSample(error.place, error.problem))
            return
        try:
            self._say(number, self._reply(number, request, sample))
        except SampleError as error:
            self._say(number, BadSample(error.place, error.problem))
        except StepFailed as error:
            self._say(number, error.failure)
        except BaseException as error:  # noqa: BLE001  SystemExit of a sample must not end the worker unanswered
            self._say(number, failure_of("worker", error, sample))
            leave(1)  # torch's global state is unknown now; the pool starts another worker

    def _explain(self, number: int, operator: str) -> None:
        """Answers with an operator's decompositions; no sample is needed."""
        self._say(number, "read torch's tables")
        try:
            self._say(number, Reply("decomposition", text=dump_decomposition(decomposition_of(operator))))
        except StepFailed as error:
            self._say(number, error.failure)
        except Exception as error:  # noqa: BLE001  the request is answered whatever it is
            self._say(number, Failure("decomposition", type(error).__name__, f"{operator}: {error}"[:300]))

    def _check(self, sample: Sample) -> None:
        """Passes an untrusted sample, or raises SampleError before anything of it runs."""
        if sample.digest not in self._passed:
            safety.check(sample)
            self._passed.add(sample.digest)

    def _reply(self, number: int, request: Request, sample: Sample) -> Reply:
        started = time.perf_counter()
        if request.do == "census":
            self._count(number, sample)
            return Reply("census", seconds=round(time.perf_counter() - started, 3))
        cache = Cache(Path(request.cache), request.cache_mb) if request.cache else None
        session = self._session(request, sample, cache)
        session.progress = lambda step: self._say(number, step)
        try:
            found = _asked_for(session, request)
        finally:
            session.progress = no_progress
        if request.do == "graph" and request.key is not None:
            self._behind.append(session.kit_behind(request.key))
        name = request.name
        entry = cache.entry(sample, dict(request.requires_grad)) if cache and not request.inline else None
        seconds = round(time.perf_counter() - started, 3)
        if entry is not None and entry.read(name) is not None:
            return Reply(name, entry=str(entry.folder), seconds=seconds)
        text = _text(found)
        if len(text) > MAX_LINE // 2:
            message = f"{name} is {len(text) >> 20} MB of text, and the cache folder did not take it"
            raise StepFailed(Failure("cache", "too large", message, "make room on the disk of the cache folder"))
        return Reply(name, text=text, seconds=seconds)

    def _count(self, number: int, sample: Sample) -> None:
        """Counts a sample for a census and keeps nothing of it."""
        try:
            for part in count_levels(sample, lambda step: self._say(number, step)):
                self._say(number, Part(json.dumps(asdict(part), separators=(",", ":"))))
        finally:
            gc.collect()

    def _session(self, request: Request, sample: Sample, cache: Cache | None) -> Session:
        opened = (request.sample, sample.digest, request.requires_grad, request.cache)
        session = self._open.pop(opened, None)
        if session is None:
            session = Session(sample, cache, dict(request.requires_grad))
            while len(self._open) >= self._sessions:
                self._open.popitem(last=False)
                gc.collect()  # graphs refer to themselves: without this they stay until a full collection
        self._open[opened] = session
        return session


def _asked_for(session: Session, request: Request) -> Summary | Graph | Kit:
    if request.key is None:
        return session.summary()
    return session.kit(request.key) if request.do == "kit" else session.graph(request.key)


def _text(found: Summary | Graph | Kit) -> str:
    if isinstance(found, Kit):
        return dump_kit(found)
    return wire.dump_summary(found) if isinstance(found, Summary) else wire.dump_graph(found)


def _attempt(warm: Callable[[], object]) -> None:
    """Warms something up. A failure is only logged: the request that needs it reports it with its step."""
    try:
        warm()
    except Exception:  # noqa: BLE001  see above
        traceback.print_exc()


def take_channel() -> BinaryIO:
    """The real standard output; from here on descriptor 1, also for C code, leads to standard error."""
    sys.stdout.flush()
    channel = os.fdopen(os.dup(1), "wb", buffering=1 << 16)
    os.dup2(2, 1)
    return channel


def take_requests() -> BinaryIO:
    """The real standard input; a sample that reads standard input finds it empty."""
    requests = os.fdopen(os.dup(0), "rb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return requests


def leave(status: int) -> None:
    """Ends this process at once, whatever its threads do."""
    sys.stderr.flush()
    os._exit(status)


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the options, starts the thread for torch and passes requests on until standard input closes."""
    parser = argparse.ArgumentParser(prog="python -m extraction.worker", description="Started by extraction.pool.")
    parser.add_argument("--sessions", type=int, default=3, help="opened samples to keep alive")
    parser.add_argument("--parent", type=int, default=0, help="leave when this process dies")
    parser.add_argument(
        "--apart", type=int, default=0, metavar="BYTES", help="for untrusted samples: shut this process in"
    )
    parser.add_argument("--no-warm", action="store_true", help="import torch only for the first request")
    options = parser.parse_args(arguments)
    if options.parent:
        isolation.die_with_parent(options.parent)
    enforced = isolation.shut_in(options.apart) if options.apart else ()
    worker = Worker(take_channel(), options.sessions, bool(options.apart), enforced)
    requests = take_requests()
    sys.setrecursionlimit(RECURSION_LIMIT)
    threading.stack_size(STACK_BYTES)

    def work() -> None:
        try:
            worker.run(not options.no_warm)
        except BaseException:  # noqa: BLE001  whatever it is, the parent sees the process end and starts another
            traceback.print_exc()
        leave(1)

    threading.Thread(target=work, daemon=True).start()
    for line in requests:
        worker.requests.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)  # the parent is gone: take along what this process started
    leave(0)


if __name__ == "__main__":
    main()
