"""What of a choice has no effect, and how the command line tells it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from extraction.choice import Choice
from extraction.effect import no_effect, stays
from tests.extraction.commands import run
from tests.viewer.hand_graphs import f32, given, graph, op

pytestmark = pytest.mark.usefixtures("no_progress")
X = f32(4, 4)
IDLE = "aotscope: choice: without effect, since no operator of {} at any level is called so: aten.nothing\n"
CHOICE = """base = "aten"
keep = ["aten.nothing"]
open = ["aten.convolution", "aten.native_batch_norm_backward"]
"""


def test_names_that_no_operator_has() -> None:
    targets = ["aten.mul.Tensor", "aten.relu.default"]
    assert no_effect(Choice("aten", ("aten.mul",), ("aten.relu.default",)), targets) == ()
    many = tuple(f"aten.op{i}" for i in range(9))
    (line,) = no_effect(Choice("aten", many), targets, "these samples")
    assert line.startswith("without effect, since no operator of these samples at any level is called so: aten.op0, ")
    assert line.endswith("aten.op5 and 3 more")


def test_operators_that_are_opened_and_stay() -> None:
    nodes = [
        given("x", X),
        op("a", "aten.mm.default", "x x", X, kept="no table"),
        op("b", "aten.mm.default", "a a", X),
        op("c", "aten.conv.default", "b", X, kept="declines"),
        op("d", "aten.relu.default", "c", X),
    ]
    choice = Choice("aten", open=("aten.mm", "aten.conv"))
    assert stays(choice, graph(nodes, [])) == (
        "aten.conv.default is opened, but its call stays: declines",
        "aten.mm.default is opened, but 2 calls of it stay: no table",
    )
    many = [op(f"n{i}", f"aten.op{i}.default", "x", X) for i in range(9)]
    lines = stays(Choice("aten", open=tuple(f"aten.op{i}" for i in range(9))), graph([given("x", X), *many], []))
    assert len(lines) == 7
    assert lines[-1] == "3 more that are opened stay"


def test_every_command_that_takes_a_choice_tells_it(tmp_path: Path) -> None:
    file, out = tmp_path / "choice.toml", tmp_path / "out"
    file.write_text(CHOICE)
    stays_whole = (
        "aotscope: choice: aten.convolution.default is opened, but its call stays: "
        "no table of torch has an entry for it, so it cannot be opened\n"
    )
    for command in (
        ("show", "conv_bn"),
        ("ops", "conv_bn", "--json"),
        ("export", "conv_bn", "--stage", "joint", "-o", out),
    ):
        found = run(*command, "--choice", file)
        assert (found.status, found.err) == (0, IDLE.format("this graph") + stays_whole)
    found = run("extract", "conv_bn", "-o", tmp_path / "all.json", "--choice", file)
    assert (found.status, found.err) == (0, IDLE.format("this sample"))
    found = run("support", "conv_bn", "linear_gelu", "--list", "core_aten", "--choice", file, "--json")
    assert (found.status, found.err) == (0, IDLE.format("these samples"))
    assert json.loads(found.out)["additions"] == []


def test_support_says_types_and_numbers_in_words(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("aten.convolution: float16\n*_norm_*\n")
    found = run("support", "conv_bn", "--list", file)
    lines = found.out.splitlines()
    assert lines[2] == "conv_bn: 2 operators are not supported"
    assert lines[3].split() == ["aten.convolution.default", "1", "forward", "0", "backward", "not", "for", "float32"]
    assert lines[6] == "least additions so that everything runs, when whatever else is missing is opened: 2 operators"
    assert sorted(" ".join(line.split()) for line in lines[7:]) == [
        "aten.convolution.default 1 call for float32",
        "aten.convolution_backward.default 1 call",
    ]
    file.write_text("*_norm_*\naten.convolution_backward\n")
    choice = tmp_path / "choice.toml"
    choice.write_text('open = ["aten.native_batch_norm_backward"]')
    found = run("support", "conv_bn", "linear_gelu", "--list", file, "--choice", choice)
    assert "least additions" in found.out
    assert "\nwithout any addition 0 of 2 samples run; each addition unlocks more, in this order:\n" in found.out
    assert found.out.endswith("the same under any choice: they begin at aten and open whatever else is missing.\n")
