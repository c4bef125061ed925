"""Equal parts are told from unequal ones, whatever nodes are called and in which order they stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.graph import Graph, Node
from tests.viewer.hand_graphs import f32, given, graph, op
from tests.viewer.stacks import shuffled, stack
from viewer.repeats import Structure, siblings


def layer(found: Graph, number: int) -> list[str]:
    return [n.name for n in found.nodes if n.scope.startswith(f"layers.{number}") and n.op == "call_function"]


@pytest.mark.parametrize("seed", range(3))
def test_equal_layers_have_one_signature(seed: int) -> None:
    found = shuffled(stack(4, odd=2), seed)
    structure = Structure(found)
    first, second, odd, last = (structure.of(layer(found, i)) for i in range(4))
    assert first == second == last
    assert first != odd
    assert structure.difference(layer(found, 2), layer(found, 0)) == "+1 mul, +1 sin"


def two(change: dict[str, object]) -> Graph:
    """Two parts of two operators each; the second one's last is changed."""
    nodes = [given("x", f32(2, 3), "input")]
    for part in ("a", "b"):
        nodes.append(op(f"{part}_neg", "aten.neg.default", "x", f32(2, 3)))
        node = op(f"{part}_sum", "aten.sum.dim_IntList", f"{part}_neg", f32(2))
        nodes.append(replace(node, args=(f"{part}_neg", "[1]"), kwargs=(("keepdim", "False"),)))
    nodes[-1] = replace(nodes[-1], **change)  # type: ignore[arg-type]
    return graph(nodes, [])


@pytest.mark.parametrize(
    ("change", "equal"),
    [
        ({}, True),
        ({"scope": "elsewhere", "label": "other"}, True),
        ({"target": "aten.mean.dim"}, False),
        ({"outputs": (f32(3),)}, False),
        ({"args": ("b_neg", "[0]")}, False),
        ({"kwargs": (("keepdim", "True"),)}, False),
        ({"phase": "backward"}, False),
        ({"inputs": ("x",), "args": ("x", "[1]")}, False),
    ],
)
def test_what_makes_parts_equal(change: dict[str, object], equal: bool) -> None:
    structure = Structure(two(change))
    assert (structure.of(["a_neg", "a_sum"]) == structure.of(["b_sum", "b_neg"])) is equal


def test_names_of_nodes_inside_lists_do_not_count() -> None:
    def cat(name: str, first: str, second: str) -> Node:
        node = op(name, "aten.cat.default", f"{first} {second}", f32(4, 3))
        return replace(node, args=(f"[{first}, {second}]", "1"))

    nodes = [given("x", f32(2, 3)), given("y", f32(2, 3)), cat("cat", "x", "y"), cat("cat_1", "y", "x")]
    structure = Structure(graph(nodes, []))
    assert structure.of(["cat"]) == structure.of(["cat_1"])


def test_siblings_know_whom_they_resemble() -> None:
    found = stack(4, odd=2, width=20)  # one operator more in forty is nearly the same
    known = siblings(Structure(found), {str(i): layer(found, i) for i in range(4)})
    assert [(s.first, s.like) for s in known.values()] == [("0", ""), ("0", "0"), ("2", "0"), ("0", "0")]
    assert known["2"].note == "differs from 0: +1 mul, +1 sin"
    small = stack(3, odd=2, width=1)
    assert siblings(Structure(small), {str(i): layer(small, i) for i in range(3)})["2"].like == ""


def test_other_shapes_are_said() -> None:
    structure = Structure(two({"outputs": (f32(3),)}))
    assert structure.difference(["b_neg", "b_sum"], ["a_neg", "a_sum"]).startswith("the same operators with other")
