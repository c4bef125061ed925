"""Module paths by the lines of the sample."""

from __future__ import annotations

from dataclasses import replace

from extraction.graph import Graph, Node
from tests.viewer.hand_graphs import f32, given, graph, op
from tests.viewer.stacks import line
from viewer.folded import tree_of
from viewer.grouping import ViewOptions
from viewer.lines import last_lines, scopes_of_lines


def node(name: str, scope: str, number: int, phase: str = "forward") -> Node:
    return replace(op(name, "aten.mul.Tensor", "x", f32(2)), scope=scope, source=line(number), phase=phase)  # type: ignore[arg-type]


def tied() -> Graph:
    """Embedding and logits read one weight; a sum of gradients has the scope of the last operator."""
    nodes = [given("x", f32(2), "input"), node("embedded", "embed", 1), node("scaled", "embed", 2)]
    nodes += [node(f"n{i}", f"layers.{i}", i + 3) for i in range(20)]
    nodes += [node("logits", "embed", 40), node("logits_1", "embed", 41)]
    nodes += [node("sum", "embed", 7, "backward"), node("sum_1", "nowhere", 40, "backward")]
    return graph(nodes, [])


def test_scopes_of_lines_are_those_of_forward_nodes_that_agree() -> None:
    found = scopes_of_lines(tied())
    assert (found[1], found[7], found[40]) == ("embed", "layers.4", "embed")
    both = graph([given("x", f32(2), "input"), node("a", "a", 1), node("b", "b", 1)], [])
    assert scopes_of_lines(both) == {}


def test_a_weight_used_at_both_ends_belongs_to_the_first() -> None:
    assert last_lines(tied()) == {"embed": 2}


def test_what_stands_at_the_other_end_is_outside() -> None:
    tree = tree_of(tied(), ViewOptions())
    assert set(tree.folds["embed"].units) == {"embedded", "scaled"}
    assert {"logits", "logits_1", "sum_1"} <= set(tree.folds[""].units)
