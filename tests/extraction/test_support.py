"""Hardware lists: the three forms, names and wildcards, dtype limits, and what is wrong with a file."""

from __future__ import annotations

import pytest

from extraction.support import LISTS, Support, SupportError, find_list, matches, read_support, shipped

TEXT = """# A list
# for tests
aten.mul: float32 torch.float16   # both
aten.add.Tensor bf16, f32
torch.ops.aten.relu.default
sum
prims.*
"""
ROWS = (
    ("aten.mul", ("float32", "float16")),
    ("aten.add.Tensor", ("bfloat16", "float32")),
    ("aten.relu.default", ()),
    ("aten.sum", ()),
    ("prims.*", ()),
)


def test_text() -> None:
    found = read_support(TEXT, "list.txt")
    assert (found.name, found.note, found.rows) == ("A list", "for tests", ROWS)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_csv(delimiter: str) -> None:
    lines = [("number", "Operator", "dtypes"), *(("1", name, " ".join(types)) for name, types in ROWS)]
    text = "# Title\n\n" + "\n".join(delimiter.join(line) for line in lines)
    found = read_support(text, "list.csv")
    assert (found.name, found.rows) == ("Title", ROWS)


def test_json() -> None:
    object_ = '{"aten.mul": ["float32", "half"], "aten::add.Tensor": ["bf16", "float"], "aten.relu.default": null}'
    assert read_support(object_, "list.json").rows == ROWS[:3]
    assert read_support('["aten.relu.default", "sum"]', "list.json").rows == ROWS[2:4]
    named = read_support('{"name": "N", "note": "M", "operators": ["aten.relu.default"]}', "list.json")
    assert named == Support("N", ROWS[2:3], "M")


def test_names() -> None:
    assert matches("aten.mul.Tensor", "aten.mul")
    assert matches("aten.mul.Tensor", "aten.mul.Tensor")
    assert not matches("aten.mul.Tensor", "aten.mul.Scalar")
    assert not matches("aten.mul_.Tensor", "aten.mul")
    assert matches("aten.relu_backward.default", "aten.*_backward")
    assert matches("aten.mul.Tensor", "aten.m?l")
    assert matches("prims.mul.default", "*")
    assert not matches("aten.mul.Tensor", "prims.*")


def test_verdicts() -> None:
    found = read_support(TEXT, "list.txt")
    assert found.supports("aten.mul.Tensor", ("float32",)) == "yes"
    assert found.supports("aten.mul.Tensor", ("float32", "int64")) == "dtype"
    assert found.supports("aten.mul.Tensor") == "yes"
    assert found.supports("aten.add.Scalar", ("float32",)) == "no"
    assert found.supports("prims.sin.default", ("complex64",)) == "yes"
    assert found.supports("operator.mul") == "yes"  # sizes are the host's
    more = found.with_targets(["aten.add.Scalar", "aten.mul.Tensor"])
    assert more.supports("aten.add.Scalar", ("int8",)) == more.supports("aten.mul.Tensor", ("int64",)) == "yes"
    assert found.supports("aten.add.Scalar") == "no"


def test_several_lines_add_up() -> None:
    found = read_support("aten.mul: float32\naten.mul.Tensor: float16", "x")
    assert found.dtypes("aten.mul.Tensor") == frozenset({"float32", "float16"})
    assert found.dtypes("aten.mul.Scalar") == frozenset({"float32"})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "x: the file is empty"),
        ("# nothing\n", "x: it names no operator"),
        ("aten.mul: float33", "x, line 1: 'float33' is no dtype"),
        ("\naten mul!", "is no dtype"),
        ("a b c: d", "'a b c' is no operator"),
        ("mul()", "x, line 1: 'mul()' is no operator"),
        ("operator,dtypes\naten.mul,float32\n,float32", "x, line 3: '' is no operator"),
        ("# c\noperator,dtypes\naten.mul,floaty", "x, line 3: 'floaty' is no dtype"),
        ('operator\n"aten.mul', "x: not CSV"),
        ("[1, 2", "x: not JSON"),
        ("[1, 2]", "x: 1 is no operator's name"),
        ('{"operators": "all"}', "x: operators must be a list, or an object"),
        ('{"aten.mul": "float32"}', "x: aten.mul: the dtypes must be a list"),
        ('{"aten.mul": [3]}', "x: aten.mul: the dtypes must be a list"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(text: str, message: str) -> None:
    with pytest.raises(SupportError, match=r"^[^\n]+$") as caught:
        read_support(text, "x")
    assert message in str(caught.value)


def test_shipped_lists() -> None:
    names = {s.name for s in shipped()}
    assert names == {"Core aten", "ONNX-like basic set", "PrimTorch primitives", "A made-up accelerator"}
    assert find_list("made_up_npu").note.startswith("No such chip exists")
    with pytest.raises(SupportError, match="no/such: No such file or directory; shipped lists are core_aten"):
        find_list("no/such")


def test_core_aten_is_what_torch_tags() -> None:
    import torch

    names = (name.removeprefix("aten::").partition(".") for name in torch._C._dispatch_get_all_op_names()
             if name.startswith("aten::"))  # fmt: skip
    overloads = (getattr(getattr(torch.ops.aten, name), overload or "default") for name, _, overload in names)
    tagged = {str(op) for op in overloads if torch.Tag.core in op.tags}
    assert {t for t, _ in find_list("core_aten").rows} == tagged
    assert (LISTS / "core_aten.txt").is_file()
