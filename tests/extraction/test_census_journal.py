"""The journal of a census: what it keeps over kills, and what it refuses."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from extraction.census_journal import Journal
from extraction.census_schema import CensusError


def record(sample: str, **more: Any) -> dict[str, Any]:
    return {"root": "/r", "sample": sample, **more}


def kept(path: Path, *samples: str) -> list[dict[str, Any]]:
    with Journal.opened(path, "2.13", resume=True) as journal:
        return list(journal.in_order([("/r", s) for s in samples]))


def begun(path: Path, *samples: str) -> Path:
    with Journal.opened(path, "2.13", resume=False) as journal:
        for sample in samples:
            journal.add(record(sample, levels=[1, "ü\n"]))
    return path


def test_records_come_back_in_the_order_asked_for(tmp_path: Path) -> None:
    path = begun(tmp_path / "new" / "j", "b", "a", "c")
    assert kept(path, "a", "none", "c") == [record("a", levels=[1, "ü\n"]), record("c", levels=[1, "ü\n"])]


def test_reading_and_adding_may_alternate(tmp_path: Path) -> None:
    with Journal.opened(tmp_path / "j", "2.13", resume=False) as journal:
        journal.add(record("a"))
        assert list(journal.in_order([("/r", "a")])) == [record("a")]
        journal.add(record("b"))
        assert (journal.has("/r", "a"), journal.has("/r", "b"), journal.has("/r", "c")) == (True, True, False)
    assert kept(tmp_path / "j", "a", "b") == [record("a"), record("b")]


@pytest.mark.parametrize("cut", range(1, 30, 4))
def test_a_line_that_a_kill_cut_off_is_no_sample(tmp_path: Path, cut: int) -> None:
    path = begun(tmp_path / "j", "a", "b")
    os.truncate(path, path.stat().st_size - cut)
    with Journal.opened(path, "2.13", resume=True) as journal:
        assert (journal.has("/r", "a"), journal.has("/r", "b")) == (True, False)
        journal.add(record("b", again=True))
    assert kept(path, "a", "b") == [record("a", levels=[1, "ü\n"]), record("b", again=True)]


@pytest.mark.parametrize("size", [0, 5])
def test_a_journal_killed_in_its_first_line_begins_anew(tmp_path: Path, size: int) -> None:
    path = begun(tmp_path / "j")
    os.truncate(path, size)
    assert kept(path, "a") == []


def test_an_earlier_census_is_not_overwritten(tmp_path: Path) -> None:
    path = begun(tmp_path / "j", "a")
    with (
        pytest.raises(CensusError, match="holds an earlier census: add --resume"),
        Journal.opened(path, "2.13", resume=False),
    ):
        pass
    assert kept(path, "a")


@pytest.mark.parametrize("text", ["no json", "no json\n", "[]\n", '{"census": "1", "torch": "2.13"}\n[]\n', "{}\n"])
def test_what_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "j").write_text(text)
    with (
        pytest.raises(CensusError, match="no journal of a census, or is damaged"),
        Journal.opened(tmp_path / "j", "2.13", resume=True),
    ):
        pass
    assert (tmp_path / "j").read_text() == text


def test_another_torch_is_refused(tmp_path: Path) -> None:
    path = begun(tmp_path / "j", "a")
    with (
        pytest.raises(CensusError, match=r"begun with torch 2\.13, census version 1, this is torch 2\.14"),
        Journal.opened(path, "2.14", resume=True),
    ):
        pass


def test_two_runs_do_not_write_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "j"
    with Journal.opened(path, "2.13", resume=False) as journal:
        for resume in (True, False):
            with pytest.raises(CensusError, match="another census is writing"), Journal.opened(path, "2.13", resume):
                pass
        journal.add(record("a"))
    assert kept(path, "a") == [record("a")]
