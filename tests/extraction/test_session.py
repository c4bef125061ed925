from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from extraction import session as module
from extraction.cache import Cache
from extraction.failures import StepFailed
from extraction.graph import Failure, Graph, Region, Summary
from extraction.key import Key
from extraction.samples import Sample, read_sample
from extraction.session import Session
from tests.conftest import WriteFolder
from tests.extraction.test_graph import joint

SUMMARY = Summary("tiny", "note", "2", (), (Region(0, "", ("dynamo", "joint", "forward", "backward")),))


class StandIn:
    """In the place of the capture: gives hand-made graphs, none at prims, and counts what it is asked for."""

    asked: list[str]

    def __init__(self, sample: Sample, requires_grad: dict[str, bool], progress: Any) -> None:
        progress("capture")
        StandIn.asked.append("capture")
        self.summary = SUMMARY

    def graph(self, key: Key) -> Graph:
        StandIn.asked.append(str(key))
        if key.level == "prims":
            raise StepFailed(Failure("level prims", "kind", "it broke"))
        part = key.partitioner if key.stage in ("forward", "backward") else None
        return replace(joint(), stage=key.stage, level=key.level, partitioner=part)


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    StandIn.asked = []
    monkeypatch.setattr(module, "Capture", StandIn)
    return StandIn.asked


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    return Cache(tmp_path / "cache")


@pytest.fixture
def sample(tiny: WriteFolder) -> Sample:
    return read_sample(tiny())


def test_what_is_stored_is_not_made_again(sample: Sample, cache: Cache, asked: list[str]) -> None:
    first = Session(sample, cache)
    made = (first.summary(), first.graph(Key("joint")), first.graph(Key("backward", "core_aten", "min-cut")))
    assert asked == ["capture", "r0-joint-aten", "r0-backward-core_aten-min-cut"]
    asked.clear()
    second = Session(sample, cache)
    assert (second.summary(), second.graph(Key("joint"))) == made[:2]
    assert second.graph(Key("backward", "core_aten", "min-cut")) == made[2]
    assert asked == []


def test_one_capture_serves_a_session(sample: Sample, asked: list[str]) -> None:
    session = Session(sample, None)
    for stage in ("dynamo", "joint", "forward"):
        session.graph(Key(stage))
    assert asked.count("capture") == 1


def test_other_choices_are_stored_apart(sample: Sample, cache: Cache, asked: list[str]) -> None:
    Session(sample, cache).graph(Key("joint"))
    Session(sample, cache, {"x": False}).graph(Key("joint"))
    assert asked.count("r0-joint-aten") == 2


def test_without_a_cache_everything_is_made(sample: Sample, asked: list[str]) -> None:
    session = Session(sample, None)
    session.graph(Key("joint"))
    session.graph(Key("joint"))
    assert asked.count("r0-joint-aten") == 2


@pytest.mark.parametrize(
    "damage", [b"", b"damage", "truncated", '{"format": 0}', "{", '{"format": 1, "nodes": [3]}', "[]"]
)
def test_a_damaged_entry_is_made_again(sample: Sample, cache: Cache, asked: list[str], damage: str | bytes) -> None:
    session = Session(sample, cache)
    expected = (session.summary(), session.graph(Key("joint")))
    entry = cache.entry(sample, {})
    for name in ("summary", "r0-joint-aten"):
        path = entry.folder / f"{name}.json.gz"
        if damage == "truncated":
            path.write_bytes(path.read_bytes()[:-5])
        elif isinstance(damage, bytes):
            path.write_bytes(damage)
        else:
            entry.write(name, damage)
    asked.clear()
    again = Session(sample, cache)
    assert (again.summary(), again.graph(Key("joint"))) == expected
    assert asked == ["capture", "r0-joint-aten"]
    asked.clear()
    assert Session(sample, cache).graph(Key("joint")) == expected[1]
    assert asked == []


def test_a_cache_that_takes_nothing_changes_no_result(sample: Sample, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = Session(sample, Cache(tmp_path / "file"))
    assert session.summary() == SUMMARY
    assert session.graph(Key("joint")) == replace(joint(), stage="joint")


def test_a_failing_step_is_told_and_not_stored(sample: Sample, cache: Cache) -> None:
    with pytest.raises(StepFailed, match="level prims: it broke"):
        Session(sample, cache).graph(Key("joint", "prims"))
    assert cache.usage().files == 0


def test_everything_holds_all_graphs_but_those_that_fail(sample: Sample) -> None:
    found = Session(sample, None).everything()
    expected: set[tuple[str, str, str | None]] = {("dynamo", "aten", None)}
    expected |= {("joint", level, None) for level in ("aten", "core_aten", "inductor")}
    for stage in ("forward", "backward"):
        for part in ("default", "min-cut"):
            expected |= {(stage, level, part) for level in ("aten", "core_aten", "inductor")}
    assert {(g.stage, g.level, g.partitioner) for g in found.graphs} == expected
    assert len(found.graphs) == 1 + 3 + 2 * 2 * 3
    assert found.summary == replace(SUMMARY, failures=(Failure("level prims", "kind", "it broke"),) * 5)


def test_the_cache_is_trimmed_as_it_grows(sample: Sample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trims: list[int] = []
    monkeypatch.setattr(Cache, "trim", lambda self: trims.append(1))
    cache = Cache(tmp_path, limit_mb=1)
    session = Session(sample, cache)
    session.summary()
    assert len(trims) == 1
    for _ in range(64):  # a 1 MiB cache looks every 64 KiB; each graph has more than 1 KiB and less than 2
        session.graph(Key("joint"))
        cache.entry(sample, {}).drop("r0-joint-aten")
    assert 1 + 1 <= len(trims) <= 1 + 2


def test_steps_are_told(sample: Sample) -> None:
    told: list[str] = []
    Session(sample, None, progress=told.append).summary()
    assert told == ["capture"]
