from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace

import pytest

from extraction import terminal, wire
from extraction.cache import Cache, default_folder
from extraction.catalog import gallery
from extraction.graph import Graph, Node
from extraction.samples import read_sample
from tests.extraction.commands import ROOT, run
from tests.extraction.test_graph import joint


class TestProgress:
    def test_steps_go_to_standard_error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(terminal, "QUIET_SECONDS", 0.0)
        outcome = run("show", "conv_bn", "--stage", "backward", "--no-cache")
        assert outcome.status == 0
        assert outcome.out.startswith("def forward(self, primals_1, ")
        steps = [line.split(" s  ")[1] for line in outcome.err.splitlines()]
        assert steps[0] == "read the sample"
        assert steps.index("import torch") < steps.index("TorchDynamo") < steps.index("AOT Autograd")

    def test_a_step_that_takes_long_is_told_while_it_runs(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(terminal, "QUIET_SECONDS", 0.01)
        progress = terminal.Progress()
        progress("a slow step")
        told = ""
        deadline = time.monotonic() + 30
        while not told and time.monotonic() < deadline:
            time.sleep(0.01)
            told = capsys.readouterr().err
        assert told.endswith(" s  a slow step\n")
        progress("a slow step")
        progress.stop()
        assert capsys.readouterr().err == ""

    @pytest.mark.usefixtures("no_progress")
    def test_quick_work_is_silent(self, capsys: pytest.CaptureFixture[str]) -> None:
        with terminal.reported() as progress:
            progress("a step")
            progress("another")
        assert capsys.readouterr() == ("", "")


def many(count: int) -> Graph:
    """A graph whose code is longer than any pipe holds."""
    nodes = joint().nodes
    extra = tuple(
        replace(nodes[3], name=f"mul_{i}", function="torch.ops.aten.mul.Tensor", args=("x", "w"))
        for i in range(9, count)
    )
    return replace(
        joint(), nodes=(*nodes[:4], *extra, Node("output", "output", "output", args=("mul",), inputs=("mul",)))
    )


def test_a_reader_that_goes_away_is_no_error() -> None:
    sample = read_sample(gallery() / "basics" / "conv_bn")
    entry = Cache(default_folder()).entry(sample, {"w_2": False})
    assert entry.write("r0-joint-aten", wire.dump_graph(many(3_000)))
    command = [sys.executable, "-m", "extraction", "show", "conv_bn", "--grad", "w_2=no"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.readline().startswith("def forward(self, x, w, t")
        child.stdout.close()
        errors = child.stderr.read()
        child.wait(timeout=60)
    assert child.returncode == 0
    assert [line for line in errors.splitlines() if " s  " not in line] == []  # progress, on a slow machine
