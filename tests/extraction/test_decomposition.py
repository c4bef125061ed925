"""What is told of an operator's decompositions, against torch's own tables and files."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
import torch

from extraction.decomposition import decomposition_of, dump_decomposition, load_decomposition, text_of
from extraction.failures import StepFailed
from extraction.graph import LEVELS
from extraction.levels import table_of


def test_the_batch_norm_backward_has_its_source_at_its_line() -> None:
    found = decomposition_of("aten.native_batch_norm_backward")
    assert found.operator == "aten.native_batch_norm_backward.default"
    entry = found.at("core_aten")
    lines = (Path(found.folder) / entry.source).read_text().splitlines(keepends=True)
    count = len(entry.text.splitlines())
    assert "".join(lines[entry.line - 1 : entry.line - 1 + count]) == entry.text
    function = ast.parse(entry.text).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert function.name == entry.function == "native_batch_norm_backward"


@pytest.mark.parametrize(
    ("operator", "level", "kept"),
    [
        ("aten.mul", "core_aten", "tagged core"),
        ("aten.mul.Tensor", "inductor", "no entry in the table"),
        ("aten.addmm.default", "core_aten", "tagged core"),
        ("prims.mul", "prims", "a prim: nothing stands below it"),
    ],
)
def test_why_an_operator_stays(operator: str, level: str, kept: str) -> None:
    entry = next(e for e in decomposition_of(operator).entries if e.level == level)
    assert (entry.kept, entry.text) == (kept, "")


def test_levels_agree_with_the_tables() -> None:
    for name in ("gelu.default", "mm.default", "native_layer_norm.default", "alias_copy.default", "linear.default"):
        short, overload = name.split(".")
        target = getattr(getattr(torch.ops.aten, short), overload)
        found = decomposition_of(f"aten.{name}")
        assert {e.level: e.kept == "" for e in found.entries} == {level: target in table_of(level) for level in LEVELS}


def test_what_has_no_python_source_says_so() -> None:
    assert decomposition_of("aten.alias_copy").at("prims").note == "it becomes the operator aten.alias"
    assert "C++" in decomposition_of("aten.linear").at("core_aten").note


@pytest.mark.parametrize("name", ["foo.bar", "aten.mul.Zork", "mul", "aten.__class__", "torch.ops.aten.mul", "a b.c"])
def test_no_such_operator(name: str) -> None:
    with pytest.raises(StepFailed) as caught:
        decomposition_of(name)
    assert "\n" not in str(caught.value)


def test_the_overload_is_the_one_used_most() -> None:
    names = {"aten.mul": "aten.mul.Tensor", "aten.sum": "aten.sum.default", "prims.sum": "prims.sum.default"}
    assert {n: decomposition_of(n).operator for n in names} == names


def test_it_travels_as_json() -> None:
    found = decomposition_of("aten.gelu")
    assert load_decomposition(dump_decomposition(found)) == found


def test_the_text_for_a_terminal() -> None:
    text = text_of(decomposition_of("aten.gelu"))
    assert "core_aten  stays: tagged core" in text
    assert "decompositions.py:" in text or "functional/__init__.py:" in text
    assert text_of(decomposition_of("aten.gelu"), "core_aten").splitlines()[-1].startswith("prims")
