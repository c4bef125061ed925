"""Operator tables and differences of the golden example, counted by hand; CSV that no spreadsheet runs."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given

from extraction.graph import Graph
from tests.viewer.hand_graphs import chain, conv_bn, conv_bn_core, f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from viewer.opset import compare, compare_csv, ratio, sentence, table, table_csv


def test_table_of_the_golden_example() -> None:
    rows = {r.target: (r.short, r.kind, r.forward, r.backward, r.total) for r in table(conv_bn())}
    assert rows == {
        "aten.convolution.default": ("conv", "convolution", 1, 0, 1),
        "aten._native_batch_norm_legit_no_training.default": ("batch_norm", "normalization", 1, 0, 1),
        "aten.native_batch_norm_backward.default": ("batch_norm_backward", "normalization", 0, 1, 1),
        "aten.convolution_backward.default": ("conv_backward", "convolution", 0, 1, 1),
    }


def test_the_most_frequent_come_first() -> None:
    assert [(r.target, r.total) for r in table(conv_bn_core())][:3] == [
        ("aten.mul.Tensor", 2),
        ("aten.sum.dim_IntList", 2),
        ("aten._native_batch_norm_legit_no_training.default", 1),
    ]


def test_difference_to_core_aten() -> None:
    found = compare(conv_bn(), conv_bn_core())
    assert [(r.short, r.status, r.left, r.right, r.delta) for r in found.rows] == [
        ("mul", "only right", 0, 2, 2),
        ("sum", "only right", 0, 2, 2),
        ("add", "only right", 0, 1, 1),
        ("batch_norm_backward", "only left", 1, 0, -1),
        ("rsqrt", "only right", 0, 1, 1),
        ("sub", "only right", 0, 1, 1),
        ("batch_norm", "equal", 1, 1, 0),
        ("conv", "equal", 1, 1, 0),
        ("conv_backward", "equal", 1, 1, 0),
    ]
    mul = found.rows[0]
    assert (mul.left_forward, mul.left_backward, mul.right_forward, mul.right_backward) == (0, 0, 0, 2)
    # 20 nodes become 23: the batch norm's backward and its three getitem make room for seven operators
    assert found.sentence == "4 operators become 8; 1 disappears, 5 are new; nodes ×1.1."


def test_two_models_do_not_become_each_other() -> None:
    """Nor does forward become backward."""
    said = compare(conv_bn(), conv_bn_core(), one=False).sentence
    assert said == "4 operators on the left, 8 on the right; 1 only left, 5 only right; nodes ×1.1."
    assert sentence(conv_bn(), conv_bn(), one=False).startswith("Both have the same 4 operators")


@pytest.mark.parametrize(
    ("left", "right", "said"),
    [
        (conv_bn(), conv_bn(), "Both have the same 4 operators with the same counts."),
        (chain(2), chain(4), "The same 1 operator; 1 with other counts; nodes ×1.5."),
        (chain(1), conv_bn(), "1 operator becomes 4; 1 disappears, 4 are new; nodes ×6.7."),
    ],
)
def test_sentence(left: Graph, right: Graph, said: str) -> None:
    assert sentence(left, right) == said


def test_ratio() -> None:
    assert [ratio(100, n) for n in (100, 42, 150, 1500, 123_456)] == [
        "as many nodes",
        "nodes ×0.42",
        "nodes ×1.5",
        "nodes ×15",
        "nodes ×1,235",
    ]


def test_csv_holds_the_table() -> None:
    rows = list(csv.reader(io.StringIO(table_csv(table(conv_bn_core())))))
    assert rows[0] == ["operator", "kind", "core aten", "forward", "backward", "total"]
    assert rows[1] == ["aten.mul.Tensor", "pointwise", "yes", "0", "2", "2"]
    difference = list(csv.reader(io.StringIO(compare_csv(compare(conv_bn(), conv_bn_core()).rows))))
    assert difference[4] == [
        *("aten.native_batch_norm_backward.default", "normalization", "yes", "only left"),
        *("0", "1", "1", "0", "0", "0", "-1"),
    ]


@pytest.mark.parametrize("evil", ["=cmd()", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])
def test_csv_runs_nothing(evil: str) -> None:
    nodes = [placeholder("x", f32(1)), op("n", evil, "x", f32(1))]
    rows = list(csv.reader(io.StringIO(table_csv(table(graph(nodes, []))), newline="")))
    assert rows[1][0] == f"'{evil}"


@given(graphs(), graphs())
def test_rows_add_up(left: Graph, right: Graph) -> None:
    rows = compare(left, right).rows
    for side, base in (("left", left), ("right", right)):
        for phase in ("forward", "backward"):
            counted = {r.target: getattr(r, f"{side}_{phase}") for r in rows if getattr(r, f"{side}_{phase}")}
            assert counted == base.op_counts(phase)
    assert len({r.target for r in rows}) == len(rows)
    back = {r.target: r.delta for r in compare(right, left).rows}
    assert all(r.delta == -back[r.target] for r in rows)


def test_an_operator_that_is_not_in_the_table_of_operators() -> None:
    assert table(replace(chain(1), operators=()))[0].kind == "other"
