"""What is prepared in the background."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from extraction.key import Key
from tests.viewer.fake_service import GRAPHS, FakeService
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
    Ahead(kept).prepare([service.graph(Path(), {}, key) for key in keys], ViewOptions())
    until(lambda: kept.of(GRAPHS["r0-joint-core_aten"]).ready(ViewOptions()))


def test_a_newer_wish_gives_the_older_one_up() -> None:
    service, kept = FakeService(), Kept()
    service.waiting = {"r0-joint-prims"}
    ahead = Ahead(kept)
    ahead.prepare([service.graph(Path(), {}, Key("joint", "prims"))], ViewOptions())
    ahead.prepare([service.graph(Path(), {}, Key("joint", "aten"))], ViewOptions())
    until(lambda: kept.of(GRAPHS["r0-joint-aten"]).ready(ViewOptions()))
    until(lambda: service.cancelled in ([], ["r0-joint-prims"]))
