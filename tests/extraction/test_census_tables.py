"""From records to the two tables: rows, their order, and what stays when writing fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from extraction.census_schema import SAMPLES, open_census, samples_path
from extraction.census_tables import operator_rows, sample_rows, write_tables

MUL = ["aten.mul.Tensor", 1, 2, "pointwise", True, "tagged core", 0, "float32"]
ADD = ["aten.add.Tensor", 3, 0, "pointwise", True, "", 1, "float32,int64"]


def part(level: str, **more: Any) -> dict[str, Any]:
    graphs = [["joint", "", [ADD, MUL]], ["backward", "min-cut", [MUL]], ["forward", "default", []]]
    return {"level": level, "trains": True, "regions": 1, "nodes": 7, "edges": 9, "calls": 6, "operators": 2,
            "default_passed": True, "min_cut_passed": True, "failure": None, "seconds": 1.5, "cpu_seconds": 1.0,
            "peak_mb": 300.5, "graphs": graphs, **more}  # fmt: skip


def record(sample: str = "timm/a", lost: dict[str, str] | None = None, levels: Any = None) -> dict[str, Any]:
    found = [part(level) for level in ("aten", "core_aten", "inductor", "prims")] if levels is None else levels
    return {"root": "/r", "sample": sample, "family": "timm", "task": "nlp", "source_bytes": 12, "levels": found,
            "lost": lost}  # fmt: skip


def named(rows: Iterator[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip([c.name for c in SAMPLES], row, strict=True)) for row in rows]


def test_rows_of_operators_are_ordered_by_stage_then_level() -> None:
    rows = list(operator_rows(record(levels=[part("aten"), part("prims")])))
    key = ("/r", "timm/a", "timm")
    assert rows == [
        (*key, "joint", "aten", "", *ADD),
        (*key, "joint", "aten", "", *MUL),
        (*key, "joint", "prims", "", *ADD),
        (*key, "joint", "prims", "", *MUL),
        (*key, "backward", "aten", "min-cut", *MUL),
        (*key, "backward", "prims", "min-cut", *MUL),
    ]


def test_a_lost_worker_leaves_the_levels_before_it() -> None:
    lost = {"step": "level core_aten", "kind": "time limit", "text": "stopped after 120 s"}
    rows = named(sample_rows(record(lost=lost, levels=[part("aten")])))
    assert [(r["level"], r["status"], r["failure_kind"], r["nodes"]) for r in rows] == [
        ("aten", "passed", "", 7),
        ("core_aten", "failed", "time limit", None),
        ("inductor", "failed", "time limit", None),
        ("prims", "failed", "time limit", None),
    ]
    assert [(r["trains"], r["regions"], r["min_cut_passed"]) for r in rows[1:]] == [(True, 1, False)] * 3
    assert (rows[1]["step"], rows[1]["failure_text"], rows[1]["task"]) == (lost["step"], lost["text"], "nlp")


def test_a_level_that_failed_says_why() -> None:
    failure = {"step": "partitioner min-cut", "kind": "odd", "text": "it is odd"}
    levels = [
        part("aten", failure=failure, min_cut_passed=False),
        *(part(x) for x in ("core_aten", "inductor", "prims")),
    ]
    rows = named(sample_rows(record(levels=levels)))
    assert [r["status"] for r in rows] == ["failed", "passed", "passed", "passed"]
    assert (rows[0]["step"], rows[0]["failure_kind"], rows[0]["failure_text"]) == tuple(failure.values())
    assert (rows[0]["nodes"], rows[0]["default_passed"], rows[0]["min_cut_passed"]) == (7, True, False)


def test_files_of_many_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("extraction.census_tables.ROWS", 10)
    samples = [f"timm/{i:02}" for i in range(20)]
    write_tables(tmp_path / "new" / "o.parquet", map(record, samples), "2.13")
    with open_census(tmp_path / "new" / "o.parquet") as tables:
        assert tables.sql("select sample from samples").fetchall() == [(s,) for s in samples for _ in range(4)]
        counted = tables.sql("select sum(forward), sum(backward), count(*) from operators where operator like '%add%'")
        assert counted.fetchall() == [(20 * 4 * 3, 0, 20 * 4)]


def test_a_failure_leaves_the_files_that_were_there(tmp_path: Path) -> None:
    out = tmp_path / "o.parquet"
    write_tables(out, [record("timm/a")], "2.13")
    before = (out.read_bytes(), samples_path(out).read_bytes())

    def broken() -> Iterator[dict[str, Any]]:
        yield record("timm/b")
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        write_tables(out, broken(), "2.13")
    assert (out.read_bytes(), samples_path(out).read_bytes()) == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["o.parquet", "o.samples.parquet"]
