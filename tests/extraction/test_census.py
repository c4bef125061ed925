"""A census with stub workers: bad samples, lost workers, stopping and going on. Nothing here is timed."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from extraction.census import Plan, Standing, chosen, run
from extraction.census_command import progress_text
from extraction.census_schema import CensusError, open_census
from tests.extraction.pools import STUB, done
from tests.extraction.test_census_tables import part

LEVELS = ("aten", "core_aten", "inductor", "prims")


@pytest.fixture(autouse=True)
def stub(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("extraction.pool.worker_command", lambda sessions, isolated: STUB)


def sample(folder: Path, levels: int = 4, **info: Any) -> None:
    """A folder that the catalog lists and whose first levels the stub gives before it does what its name says."""
    folder.mkdir(parents=True)
    (folder / "model.py").write_text("x" * 10)
    (folder / "graph_net.json").write_text(json.dumps(info))
    (folder / "parts").write_text("\n".join(json.dumps(part(level)) for level in LEVELS[:levels]))


def count(plan: Plan, resume: bool = False, stop_at: int | None = None) -> Standing:
    stop = threading.Event()

    def tell(standing: Standing) -> None:
        if standing.done == stop_at:
            stop.set()

    return run(plan, resume, tell, stop)


def rows(out: Path, query: str) -> list[tuple[Any, ...]]:
    with open_census(out) as tables:
        return tables.sql(query).fetchall()


def test_whatever_a_sample_does_it_has_its_rows(tmp_path: Path) -> None:
    root = tmp_path / "root"
    for name, levels in {"ok-1": 4, "bad-2": 0, "fail-3": 1, "exit-4": 2, "hang-5": 3, "eat-6": 0, "ok-7": 4}.items():
        sample(root / "timm" / name, levels, heuristic_tag="nlp")
    plan = Plan((root,), tmp_path / "o.parquet", jobs=2, seconds=2.0, memory=200 << 20)
    standing = count(plan)
    assert (standing.done, standing.total, standing.failed) == (7, 7, 5)
    found = rows(
        plan.out, "select sample, level, failure_kind, step, failure_text from samples where status = 'failed'"
    )
    first = {name: rest for name, *rest in reversed(found)}
    assert first == {
        "timm/bad-2": ["aten", "bad sample", "sample", "model.py:3: not Python"],
        "timm/eat-6": ["aten", "memory limit", "does eat", first["timm/eat-6"][3]],
        "timm/exit-4": ["inductor", "crash", "does exit", first["timm/exit-4"][3]],
        "timm/fail-3": ["core_aten", "odd", "TorchDynamo", "it is odd"],
        "timm/hang-5": ["prims", "time limit", "hangs", "hang-5: stopped after 2 s, the limit for one request"],
    }
    assert "stopped at" in first["timm/eat-6"][3]
    assert "ended with status 3 (the stub's last words)" in first["timm/exit-4"][3]
    assert rows(plan.out, "select distinct root, family, task, source_bytes from samples") == [
        (str(root), "timm", "nlp", 10)
    ]
    assert rows(plan.out, "select count(*) from operators where sample = 'timm/exit-4'") == [(2 * 3,)]


def test_a_crash_is_tried_once_more(tmp_path: Path) -> None:
    """A worker may carry what an earlier sample left behind."""
    sample(tmp_path / "exit-1")
    sample(tmp_path / "kill-2")
    count(Plan((tmp_path,), tmp_path / "o.parquet"))
    assert sorted(done(tmp_path)) == ["exit-1", "exit-1", "kill-2", "kill-2"]


@pytest.mark.parametrize("jobs", [1, 3])
def test_stopped_and_resumed_it_gives_the_same_tables(tmp_path: Path, jobs: int) -> None:
    root = tmp_path / "root"
    for name in ("ok-1", "fail-2", "ok-3", "exit-4", "ok-5", "bad-6"):
        sample(root / name)
    whole, pieces = Plan((root,), tmp_path / "whole.parquet"), Plan((root,), tmp_path / "pieces.parquet", jobs=jobs)
    count(whole)
    finished = 0
    while finished < 6:
        standing = count(pieces, resume=finished > 0, stop_at=finished + 1)
        assert standing.before == finished < standing.done
        finished = standing.done
        assert rows(pieces.out, "select count(*) from samples") == [(4 * finished,)]
    assert pieces.out.read_bytes() == whole.out.read_bytes()
    everything = "select * from samples"
    assert rows(pieces.out, everything) == rows(whole.out, everything)
    (root / "log").unlink()
    assert count(pieces, resume=True).done == 6
    assert done(root) == []


def test_a_larger_limit_holds_the_smaller_one(tmp_path: Path) -> None:
    for i in range(30):
        sample(tmp_path / f"ok-{i}")
    plan = Plan((tmp_path,), tmp_path / "o.parquet", seed=4)
    few, many = (chosen(replace(plan, limit=limit)) for limit in (5, 20))
    assert few == many[:5]
    assert few != chosen(replace(plan, limit=5, seed=5))
    assert [i.sample for i in chosen(plan)] == sorted(f"ok-{i}" for i in range(30))


def test_roots_and_families(tmp_path: Path) -> None:
    sample(tmp_path / "a" / "timm" / "ok-1")
    sample(tmp_path / "a" / "hub" / "org" / "ok-2")
    sample(tmp_path / "vision" / "ok-1")
    places = (tmp_path / "a", tmp_path / "vision", tmp_path / "vision" / "ok-1", tmp_path / "a")
    found = [(Path(i.root).name, i.sample, i.family) for i in chosen(Plan(places, tmp_path / "o.parquet"))]
    assert found == [
        ("a", "hub/org/ok-2", "hub"),
        ("a", "timm/ok-1", "timm"),
        ("vision", "ok-1", "vision"),
        ("ok-1", "ok-1", "vision"),
    ]


def test_what_is_no_folder_of_samples_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CensusError, match="no such folder"):
        chosen(Plan((tmp_path / "none",), tmp_path / "o.parquet"))
    with pytest.raises(CensusError, match="no sample in it"):
        chosen(Plan((tmp_path,), tmp_path / "o.parquet"))


def test_workers_that_do_not_start_are_no_samples_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sample(tmp_path / "ok-1")
    monkeypatch.setattr("extraction.pool.worker_command", lambda sessions, isolated: (*STUB, "--broken"))
    with pytest.raises(CensusError, match="the stub does not start"):
        count(Plan((tmp_path,), tmp_path / "o.parquet"))
    assert rows(tmp_path / "o.parquet", "select * from samples") == []


def test_progress() -> None:
    standing = Standing(600, 12)
    assert progress_text(standing) == "12 of 600"
    standing.done, standing.failed, standing.last = 42, 2, "timm/x"
    standing.started -= 60
    assert progress_text(standing) == "42 of 600, 30.0 a minute, 19 min left, 2 failed, timm/x"
