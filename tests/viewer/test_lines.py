"""Module paths by the lines of the sample."""

from __future__ import annotations

from dataclasses import replace

from extraction.graph import Graph, Node
from tests.viewer.hand_graphs import f32, given, graph, op
from tests.viewer.stacks import line
from viewer.folded import tree_of
from viewer.grouping import ViewOptions
from viewer.lines import last_lines


def node(name: str, scope: str, number: int, phase: str = "forward") -> Node:
    return replace(op(name, "aten.mul.Tensor", "x", f32(2)), scope=scope, source=line(number), phase=phase)  # type: ignore[arg-type]


def tied() -> Graph:
    """Embedding and logits read one weight."""
    nodes = [given("x", f32(2), "input"), node("embedded", "embed", 1), node("scaled", "embed", 2)]
    nodes += [node(f"n{i}", f"layers.{i}", i + 3) for i in range(20)]
    nodes += [node("logits", "embed", 40), node("logits_1", "embed", 41)]
    nodes += [node("sum", "embed", 41, "backward")]
    return graph(nodes, [])


def test_a_weight_used_at_both_ends_belongs_to_the_first() -> None:
    assert last_lines(tied()) == {"embed": 2}


def test_what_stands_at_the_other_end_is_outside() -> None:
    tree = tree_of(tied(), ViewOptions())
    assert set(tree.folds["embed"].units) == {"embedded", "scaled"}
    assert {"logits", "logits_1", "sum"} <= set(tree.folds[""].units)
