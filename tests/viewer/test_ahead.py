"""What is prepared in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from extraction.graph import Graph
from extraction.jobs import Job
from extraction.key import Key
from extraction.limits import Limits
from extraction.pool import Pool
from extraction.protocol import Request
from tests.viewer.fake_service import GRAPHS, FakeService
from viewer import ahead
from viewer.ahead import Ahead
from viewer.graphs import Kept
from viewer.grouping import ViewOptions


def until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + 10
    while not true():
        assert time.monotonic() < limit, "not within ten seconds"
        time.sleep(0.01)


def test_graphs_are_laid_out_as_they_come_and_failures_are_left_alone() -> None:
    service, kept = FakeService(), Kept()
    keys = [Key("joint", "prims"), Key("joint", "core_aten")]  # the first is not there
    Ahead(kept).prepare([partial(service.graph, Path(), {}, key) for key in keys], ViewOptions())
    until(lambda: kept.of(GRAPHS["r0-joint-core_aten"]).ready(ViewOptions()))


def test_a_newer_wish_gives_the_older_one_up() -> None:
    service, kept = FakeService(), Kept()
    service.waiting = {"r0-joint-prims"}
    found = Ahead(kept)
    found.prepare([partial(service.graph, Path(), {}, Key("joint", "prims"))], ViewOptions())
    found.prepare([partial(service.graph, Path(), {}, Key("joint", "aten"))], ViewOptions())
    until(lambda: kept.of(GRAPHS["r0-joint-aten"]).ready(ViewOptions()))
    until(lambda: service.cancelled in ([], ["r0-joint-prims"]))


def test_what_is_there_does_not_wait_for_what_is_made() -> None:
    service, kept = FakeService(), Kept()
    service.waiting = {"r0-joint-aten"}
    keys = [Key("joint", "aten"), Key("joint", "core_aten")]
    Ahead(kept).prepare([partial(service.graph, Path(), {}, key) for key in keys], ViewOptions())
    until(lambda: kept.of(GRAPHS["r0-joint-core_aten"]).ready(ViewOptions()))
    assert not kept.of(GRAPHS["r0-joint-aten"]).ready(ViewOptions())


def test_the_page_does_not_wait_for_the_disk_and_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "MOST_NODES", 0)
    kept, asked = Kept(), []

    def read(name: str) -> Graph | None:
        asked.append((name, threading.current_thread().name))
        return GRAPHS.get(name)

    Ahead(kept).prepare([partial(read, n) for n in ("gone", "r0-joint-aten", "r0-joint-core_aten")], ViewOptions())
    assert asked == []
    until(lambda: kept.of(GRAPHS["r0-joint-aten"]).ready(ViewOptions()))
    time.sleep(0.05)
    assert asked == [("gone", "ahead"), ("r0-joint-aten", "ahead")]  # one more would be too many nodes


def test_nothing_is_prepared_when_the_server_is_stopping() -> None:
    """No thread dies with a traceback; pytest makes one a failure."""
    pool, asked = Pool(Limits(workers=1)), threading.Event()
    pool.close()

    def ask() -> Job[Graph]:
        asked.set()
        return pool.submit(Request("graph", "x"))

    found = Ahead(Kept())
    found.prepare([ask], ViewOptions())
    assert asked.wait(10)
    thread = found._thread
    assert thread is not None
    until(lambda: not thread.is_alive())
