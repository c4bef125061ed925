"""Argument names from schema texts."""

from __future__ import annotations

import pytest

from extraction.graph import Node
from viewer.schema import Argument, Parameter, arguments, parameters

SUM = "aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"
FILL = "aten::f(Tensor(a!) self, int[] pad=[0, 0], str mode='a(b', Tensor[] more) -> (Tensor, Tensor[])"


def test_names_types_and_defaults() -> None:
    assert parameters(SUM) == (
        Parameter("self", "Tensor"),
        Parameter("dim", "int[1]?"),
        Parameter("keepdim", "bool", "False"),
        Parameter("dtype", "ScalarType?", "None"),
    )


def test_brackets_in_types_and_defaults() -> None:
    assert parameters("aten::f(Tensor(a!) self, int[] pad=[0, 0], Tensor[] more) -> (Tensor, Tensor[])") == (
        Parameter("self", "Tensor(a!)"),
        Parameter("pad", "int[]", "[0, 0]"),
        Parameter("more", "Tensor[]"),
    )


@pytest.mark.parametrize("text", ["", "no schema", "f(", "f()", FILL])
def test_what_cannot_be_read_gives_no_error(text: str) -> None:
    parameters(text)


def test_a_call_with_positional_named_and_default_arguments() -> None:
    node = Node(
        "sum_1", "call_function", "aten.sum.dim_IntList", args=("mul", "[1]"), kwargs=(("dtype", "torch.float32"),)
    )
    assert arguments(node, SUM) == (
        Argument("self", "Tensor", "mul", True),
        Argument("dim", "int[1]?", "[1]", True),
        Argument("dtype", "ScalarType?", "torch.float32", True),
        Argument("keepdim", "bool", "False", False),
    )


def test_arguments_without_a_schema_are_numbered() -> None:
    node = Node("tmp_0", "call_function", "torch.conv2d", args=("x", "w"))
    assert [a.name for a in arguments(node, "")] == ["0", "1"]


def test_what_a_getitem_takes_has_names() -> None:
    node = Node("getitem_1", "call_function", "operator.getitem", args=("max_pool", "1"))
    assert [(a.name, a.value) for a in arguments(node, "")] == [("of", "max_pool"), ("index", "1")]
