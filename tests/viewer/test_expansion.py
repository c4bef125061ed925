"""What calls expand to, counted by hand."""

from __future__ import annotations

from tests.viewer.hand_graphs import conv_bn, conv_bn_core, conv_bn_dynamo, f32, graph, op
from viewer.expansion import Variant, expansions


def test_the_golden_example() -> None:
    found = {e.target: e for e in expansions(conv_bn(), conv_bn_core())}
    backward = found["aten.native_batch_norm_backward.default"]
    assert backward.text == "native_batch_norm_backward ×1 → mul ×2, sum ×2, add ×1, rsqrt ×1, sub ×1"
    assert backward.kept == 0
    assert found["aten.convolution.default"].text == "convolution ×1 → itself"
    assert found["aten.convolution.default"].kept == 1
    assert next(iter(found)) == "aten.native_batch_norm_backward.default"  # what changes comes first


def test_dynamo_calls_count_what_backward_makes_of_them() -> None:
    found = {e.target: e.text for e in expansions(conv_bn_dynamo(), conv_bn())}
    assert found == {
        "torch.conv2d": "conv2d ×1 → convolution ×1, convolution_backward ×1",
        "torch.nn.functional.batch_norm": "batch_norm ×1 → _native_batch_norm_legit_no_training ×1, "
        "native_batch_norm_backward ×1",
    }


def test_calls_that_expand_in_different_ways() -> None:
    mul, view = "aten.mul.Tensor", "aten.view.default"
    upper = graph([op(f"v{i}", view, "", f32(1)) for i in range(4)], [])
    lower = graph(
        [
            op("a", "prims.split_dim.default", "", f32(1), origin="v0"),
            op("b", "prims.split_dim.default", "", f32(1), origin="v1"),
            op("v2", view, "", f32(1), origin="v2"),
            # v3 left nothing; and one node comes from elsewhere
            op("c", mul, "", f32(1), origin="gone"),
        ],
        [],
    )
    (found,) = expansions(upper, lower)
    assert found.variants == (
        Variant(2, (("prims.split_dim.default", 1),)),
        Variant(1, ()),
        Variant(1, ((view, 1),)),
    )
    assert found.total == (("prims.split_dim.default", 2), (view, 1))
    assert (found.calls, found.kept) == (4, 1)
    assert found.text == "view ×4 → split_dim ×1 (2 calls) or nothing (1) or itself (1)"


def test_long_expansions_are_cut_and_same_names_joined() -> None:
    names = [f"aten.o{i}.default" for i in range(9)]
    lower = graph(
        [op(f"n{i}", t, "", f32(1), origin="x") for i, t in enumerate([*names, "prims.o0.default"])],
        [],
    )
    (found,) = expansions(graph([op("x", "aten.x.default", "", f32(1))], []), lower)
    assert found.text == "x ×1 → o0 ×2, o1 ×1, o2 ×1, o3 ×1, o4 ×1, o5 ×1, o6 ×1, o7 ×1, …"


def test_nothing_left() -> None:
    upper = graph([op("x", "aten.alias.default", "", f32(1))], [])
    (found,) = expansions(upper, graph([op("y", "aten.mul.Tensor", "", f32(1), origin="y")], []))
    assert found.text == "alias ×1 → nothing"


def test_of_many_ways_the_commonest_are_told() -> None:
    """Six calls: the first three of five ways, and how many calls took the two others."""
    upper = graph([op(f"v{i}", "aten.v.default", "", f32(1)) for i in range(6)], [])
    made = [("v0", "a"), ("v1", "a"), ("v2", "b"), ("v3", "c"), ("v4", "d"), ("v5", "e")]
    lower = graph([op(f"n{i}", f"prims.{x}.default", "", f32(1), origin=v) for i, (v, x) in enumerate(made)], [])
    (found,) = expansions(upper, lower)
    assert found.text == "v ×6 → a ×1 (2 calls) or b ×1 (1) or c ×1 (1) or 2 other ways (2)"
