"""Views have no memory of their own: followed by hand through chains of views, items of tuples, and kept values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.graph import Graph, Operator, Result
from tests.viewer.hand_graphs import conv_bn_backward, conv_bn_forward, f32, given, graph, item, op
from viewer.explain import explain_partitioner, saved_nodes
from viewer.storage import apart, held, is_given, root


def linear() -> Graph:
    """A linear layer whose weight is transposed, halves of its result, and what is kept of them."""
    nodes = [
        given("w", f32(8, 4), "parameter", "fc.weight"),
        given("x", f32(2, 4), "input", "x"),
        op("t", "aten.t.default", "w", f32(4, 8), saved=True),
        op("mm", "aten.mm.default", "x t", f32(2, 8)),
        op("view", "aten.view.default", "mm", f32(16), saved=True),
        op("detach", "aten.detach.default", "view", f32(16), saved=True),
        op("split", "aten.split.Tensor", "mm", f32(2, 4), f32(2, 4)),
        item("half", "split", f32(2, 4), saved=True),
        op("norm", "aten.native_layer_norm.default", "half", f32(2, 4), f32(2, 1)),
        item("mean", "norm", f32(2, 1), saved=True),
        item("normed", "norm", f32(2, 4), saved=True),
        op("flat", "aten.view.default", "normed", f32(8), saved=True),
    ]
    kept = [Result(n.name, "saved", n.name) for n in nodes if n.saved]
    found = graph(nodes, [Result("normed", "output", "output 0"), *kept], "forward")
    views = {"aten.t.default", "aten.view.default", "aten.detach.default", "aten.split.Tensor"}
    operators = tuple(replace(o, kind="view") if o.target in views else o for o in found.operators)
    return replace(found, operators=operators)


@pytest.mark.parametrize(
    ("name", "base"),
    [("w", "w"), ("t", "w"), ("mm", "mm"), ("detach", "mm"), ("half", "mm"), ("mean", "norm"), ("flat", "norm")],
)
def test_views_are_followed_to_what_the_memory_was_made_for(name: str, base: str) -> None:
    found = linear()
    assert root(found, found.by_name[name]).name == base


def test_an_expanded_value_is_no_larger_than_what_it_shows() -> None:
    found = linear()
    wide = op("wide", "aten.view.default", "mm", f32(1000, 8), saved=True)
    found = replace(found, nodes=(*found.nodes[:-1], wide, found.nodes[-1]))
    assert held(found, found.by_name["wide"]) == found.by_name["mm"].nbytes == 64
    assert held(found, found.by_name["mean"]) == found.by_name["mean"].nbytes == 8


def test_memory_is_counted_once() -> None:
    found = linear()
    parts = apart(found, saved_nodes(found))
    assert [[n.name for n in part] for part in parts] == [["t"], ["detach", "half", "flat"], ["view", "mean", "normed"]]


def test_the_explanation_says_what_takes_no_memory_of_its_own() -> None:
    said = explain_partitioner(linear(), conv_bn_backward())
    # the weight is larger: it exists anyway
    assert said[0].endswith("; the largest that was computed is view, f32[16], 64 B.")
    assert said[1] == "Of these, 1 tensor (128 B) exists anyway, as parameters and inputs or views of them."
    assert said[2] == "3 tensors (128 B) share memory with others that are kept, being views of the same values."


def test_what_another_graph_kept_is_not_given() -> None:
    found = conv_bn_backward()
    kept = [n for n in found.nodes if n.role == "saved"]
    assert kept
    assert not any(is_given(n) for n in kept)
    assert all(is_given(n) for n in conv_bn_forward().nodes if n.op == "placeholder")


def test_an_operator_that_is_not_known_is_no_view() -> None:
    found = replace(linear(), operators=(Operator("aten.mm.default", "matmul", core=True),))
    assert root(found, found.by_name["t"]).name == "t"
