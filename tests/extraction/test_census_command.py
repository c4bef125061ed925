"""`aotscope census` with real workers: gallery samples among bad ones, killed and resumed; and bad usage."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from extraction.catalog import gallery
from extraction.census_command import stopped_by_signals
from extraction.census_journal import Journal
from extraction.census_schema import SAMPLES, journal_path, open_census
from tests.extraction.commands import ROOT, fails, process, run
from tests.extraction.making import write
from tests.extraction.pools import until

MEASURED = ("seconds", "cpu_seconds", "peak_mb")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    root = tmp_path / "root"
    for name in ("conv_bn", "max_pool"):
        shutil.copytree(gallery() / "basics" / name, root / "basics" / name)
    x = {"x": ((2,), "float32")}
    write(root / "bad" / "raises", "return (x.nothing(),)", x)
    (root / "bad" / "no_python").mkdir()
    (root / "bad" / "no_python" / "model.py").write_text("class")
    (root / "bad" / "no_python" / "graph_net.json").write_text("{}")
    return root


def outcome(out: Path) -> tuple[list[Any], list[Any]]:
    """Both tables without what was measured."""
    columns = ", ".join(c.name for c in SAMPLES if c.name not in MEASURED)
    with open_census(out) as tables:
        operators = tables.sql("select * from operators").fetchall()
        return operators, tables.sql(f"select {columns} from samples").fetchall()


def test_killed_and_resumed_it_gives_the_same_tables(tree: Path, tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.parquet", tmp_path / "pieces.parquet"
    done = process("census", tree, "-o", whole)
    assert done.status == 0, done.err
    assert "aten           2 of 4 pass (50.00%)" in done.out
    assert "1  sample: bad sample (such as bad/no_python)" in done.out
    command = [sys.executable, "-m", "extraction", "census", str(tree), "-o", str(pieces)]
    child = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    until(lambda: journal_path(pieces).exists() and journal_path(pieces).read_bytes().count(b"\n") > 2)
    child.kill()
    assert child.wait(60) == -signal.SIGKILL
    assert not pieces.exists()
    assert process("census", tree, "-o", pieces, "--resume").status == 0
    assert outcome(pieces) == outcome(whole)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_lets_what_is_written_come_to_its_end(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with stopped_by_signals() as stop:
        assert not stop.is_set()
        os.kill(os.getpid(), number)
        assert stop.wait(5)
    assert signal.getsignal(number) == before


def test_bad_usage(tmp_path: Path) -> None:
    assert fails("census", tmp_path / "none", "-o", tmp_path / "o.parquet").endswith("no such folder")
    journal_path(tmp_path / "o.parquet").write_text("something")
    root = tmp_path / "root"
    write(root / "s", "return (x,)", {"x": ((2,), "float32")})
    assert "add --resume" in fails("census", root, "-o", tmp_path / "o.parquet")
    assert "no journal" in fails("census", root, "-o", tmp_path / "o.parquet", "--resume")
    with Journal.opened(journal_path(tmp_path / "other.parquet"), "2.13", resume=False):
        assert "another census is writing" in fails("census", root, "-o", tmp_path / "other.parquet", "--resume")
    for arguments in (("-o", "x.csv"), ("-o", "x.parquet", "--jobs", "0"), ("-o", "x.parquet", "--memory", "0")):
        assert run("census", root, *arguments).status == 2
