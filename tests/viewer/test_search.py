"""Queries on the golden example, with the hits worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Source, TensorType
from tests.viewer.hand_graphs import conv_bn, f32, graph, op
from tests.viewer.hand_graphs import given as placeholder
from viewer.search import Hit, Index

INDEX = Index(conv_bn())


def found(query: str) -> list[str]:
    return [hit.name for hit in INDEX.find(query)]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        # the name itself, then what starts with it
        ("getitem_1", ["getitem_1"]),
        ("bn_backward", ["bn_backward"]),
        ("Convolution", ["convolution", "conv_backward"]),
        # names and scopes equal to the word first, then labels that start with it
        ("conv", ["convolution", "conv_backward", "primals_5"]),
        # all words
        ("bn weight", ["primals_4"]),
        ("weight bn", ["primals_4"]),
        ("backward bn", ["bn_backward"]),
        # fields
        ("op:conv", ["convolution", "conv_backward"]),
        ("op:aten.native_batch_norm_backward.default", ["bn_backward"]),
        ("op:getitem", []),
        ("scope:conv", ["convolution", "conv_backward"]),
        ("name:running", ["primals_1", "primals_2"]),
        ("dtype:f32 op:conv", ["convolution", "conv_backward"]),
        ("dtype:float32 scope:bn", ["bn", "bn_backward"]),
        ("dtype:f16", []),
        # shapes by whole sizes
        ("shape:3,3,3", ["primals_5", "conv_backward", "getitem_7"]),
        ("shape:[3,3", []),
        ("shape:[1,3", ["primals_6", "conv_backward", "getitem_6"]),
        ("shape:[1, 3, 8, 8]", ["primals_6", "conv_backward", "getitem_6"]),
        ("f32[4, 3, 3, 3]", ["primals_5", "conv_backward", "getitem_7"]),
        ("shape:3]", ["primals_5", "conv_backward", "getitem_7"]),
        ("shape:33", []),
        ("shape:x", []),
        # nothing to look for
        ("", []),
        ("   ", []),
        ("op:", []),
        ("nonsense", []),
        ("unknown:bn", []),
        ("output", ["tangents_1"]),
    ],
)
def test_find(query: str, names: list[str]) -> None:
    assert sorted(found(query)) == sorted(names)
    if query not in ("conv", "shape:3]"):
        assert found(query) == names


def test_order() -> None:
    assert found("conv")[:2] == ["convolution", "conv_backward"]
    nodes = [op(name, "aten.mul.Tensor", "", f32(1)) for name in ("mul_10", "a_mul_1", "mul_1", "mul_11")]
    index = Index(graph(nodes, []))
    assert [h.name for h in index.find("mul_1")] == ["mul_1", "mul_10", "mul_11", "a_mul_1"]


def test_a_hit_says_where() -> None:
    assert INDEX.find("conv.weight") == (Hit("primals_5", "name"),)
    assert INDEX.find("op:conv")[0] == Hit("convolution", "op")
    assert INDEX.find("[1,3,8,8]")[0] == Hit("primals_6", "shape")


def test_lines_and_symbolic_sizes() -> None:
    node = op("view", "aten.view.default", "x", TensorType(("u0", 4), (4, 1), "int64"))
    node = replace(node, source=Source("model.py", 12, "forward", "y = x.view(n, 4)"))
    index = Index(graph([placeholder("x", None, "input"), node], []))
    assert [h.name for h in index.find("line:12")] == ["view"]
    assert index.find("line:1") == ()
    assert index.find("12") == ()
    assert [h.name for h in index.find("shape:u0,4")] == ["view"]
    assert [h.name for h in index.find("i64[u0, 4]")] == ["view"]


@given(st.text(alphabet="abconvpshae:[],. 0123456789x", max_size=20))
def test_no_query_raises_or_finds_twice(query: str) -> None:
    names = found(query)
    assert len(set(names)) == len(names)
