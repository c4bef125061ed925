from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from extraction.check import check
from extraction.graph import Graph, Node, Operator, Result, TensorType
from tests.extraction.test_graph import joint


def changed(node: str, /, **fields: Any) -> Graph:
    """The well-formed graph with other fields in one node."""
    graph = joint()
    return replace(graph, nodes=tuple(replace(n, **fields) if n.name == node else n for n in graph.nodes))


def with_node(index: int, node: Node) -> Graph:
    graph = joint()
    return replace(graph, nodes=(*graph.nodes[:index], node, *graph.nodes[index:]))


def test_a_well_formed_graph_has_no_problems() -> None:
    assert check(joint()) == ()


CASES = [
    (replace(joint(), nodes=()), "the last node is not the output"),
    (replace(joint(), nodes=joint().nodes[:-1]), "the last node is not the output"),
    (with_node(4, Node("output", "output", "output", role="output")), "output: an output before the last node"),
    (changed("mul_2", name="mul_1"), "mul_1: the name stands twice"),
    (changed("mul", inputs=("x", "sum_1")), "mul: input sum_1 does not stand before it"),
    (changed("mul", inputs=("x", "nothing")), "mul: input nothing does not stand before it"),
    (changed("mul", inputs=("mul",)), "mul: input mul does not stand before it"),
    (with_node(4, Node("late", "placeholder", "late")), "late: a placeholder after the first operation"),
    (replace(joint(), operators=(Operator("aten.mul.Tensor", "pointwise"),)),
     "sum_1: operator aten.sum.default is not in the table of operators"),
    (changed("mul", outputs=(None, None)), "mul: several outputs, but not marked as multiple"),
    (changed("mul", op="call"), "mul: unknown opcode, role or phase (call, op, forward)"),
    (changed("x", role="weight"), "x: unknown opcode, role or phase (placeholder, weight, forward)"),
    (changed("x", phase="sideways"), "x: unknown opcode, role or phase (placeholder, input, sideways)"),
    (changed("x", outputs=(TensorType((2, 3), (1,), "float32"),)),
     "x: shape (2, 3) and stride (1,) differ in length"),
    (replace(joint(), results=(Result("gone", "output", "output 0"),)),
     "result output 0: node gone is not in the graph"),
    (replace(joint(), partitioner="default"), "stage joint with partitioner default"),
    (replace(joint(), stage="backward"), "stage backward with partitioner None"),
]  # fmt: skip


@pytest.mark.parametrize(("graph", "problem"), CASES, ids=[c[1][:40] for c in CASES])
def test_each_fault_is_named(graph: Graph, problem: str) -> None:
    assert problem in check(graph)


def test_a_forward_graph_has_no_backward_nodes() -> None:
    graph = replace(joint(), stage="forward", partitioner="default")
    named = [p for p in check(graph) if p.endswith("a backward node in the forward graph")]
    assert [p.split(":")[0] for p in named] == ["t", "expand", "mul_1", "mul_2", "output"]


def test_what_is_no_fault_is_not_reported() -> None:
    sparse = TensorType((2, 3), (), "float32", layout="sparse_coo")
    assert check(changed("x", outputs=(sparse,))) == ()
    assert check(with_node(3, Node("constant", "get_attr", "constant"))) == ()
    assert check(replace(joint(), results=(Result(None, "gradient", "no gradient"),))) == ()
    assert check(with_node(5, Node("item", "call_function", "operator.getitem", inputs=("mul",)))) == ()
