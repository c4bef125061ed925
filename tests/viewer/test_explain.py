"""Explanations carry the golden example's own names and numbers, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from extraction.graph import Failure, Graph, Region
from tests.viewer.hand_graphs import (
    chain,
    conv_bn,
    conv_bn_backward,
    conv_bn_core,
    conv_bn_dynamo,
    conv_bn_forward,
    f32,
    graph,
    graphs,
    op,
)
from viewer.explain import (
    crossing_nodes,
    explain_level,
    explain_partitioner,
    explain_region,
    explain_stage,
    saved_nodes,
)

# 4 + 4 + 4 floats of the norm, 108 of the weight, 192 of the image, 256 of the convolution, and two empty statistics
SAVED_BYTES = 4 * (4 + 4 + 4 + 108 + 192 + 256)


def test_saved_and_crossing_nodes() -> None:
    names = ["primals_1", "primals_2", "primals_4", "primals_5", "primals_6", "convolution", "getitem_1", "getitem_2"]
    assert [n.name for n in saved_nodes(conv_bn_forward())] == names
    assert [n.name for n in crossing_nodes(conv_bn())] == names
    assert sum(n.nbytes for n in saved_nodes(conv_bn_forward())) == SAVED_BYTES == 2272


def test_dynamo() -> None:
    assert explain_stage(conv_bn_dynamo()) == (
        "TorchDynamo recorded the model's Python code as 2 calls of 2 torch functions, on 1 parameter and 1 input.",
        "There is no backward here: autograd makes it when these calls run.",
    )


def test_joint() -> None:
    assert explain_stage(conv_bn()) == (
        "AOT Autograd ran the forward calls under autograd and traced both into one graph: 2 forward and "
        "2 backward operations, on 3 parameters, 2 buffers, 1 input and 1 tangent.",
        "Backward reads 8 tensors, 2.3 kB, of forward; the largest is convolution, f32[1, 4, 8, 8], 1.0 kB.",
        "It gives 1 output and 4 gradients.",
        "For example conv_backward was made for convolution: both carry autograd's sequence number 4.",
    )


def test_joint_without_backward() -> None:
    assert explain_stage(replace(chain(2), stage="joint")) == (
        "AOT Autograd traced the forward calls only: 2 operations, on 1 input.",
        "It gives 1 output.",
    )


def test_regions() -> None:
    whole = Region(0, stages=("dynamo", "joint", "forward", "backward"))
    assert explain_region([whole], 0) == ()
    broken, last = replace(whole, break_reason="call to graph_break()"), Region(1, no_backward="no input requires grad")
    assert explain_region([broken, last], 0) == (
        "TorchDynamo could not record the model as one graph, so it has 2 regions, each with graphs of its own; "
        "this is region 1.",
        "The graph breaks after it: call to graph_break()",
    )
    assert explain_region([broken, last], 1)[1:] == ("It is the last.", "No input requires grad.")
    lost = replace(whole, failures=(Failure("AOT Autograd", "sparse", "no rule", "make it dense"),))
    assert explain_region([lost], 0) == ("AOT Autograd: no rule (make it dense)",)


def test_forward_and_backward() -> None:
    assert explain_stage(conv_bn_forward())[1] == (
        "It also returns 8 tensors, 2.3 kB, for the backward graph; "
        "the largest is convolution, f32[1, 4, 8, 8], 1.0 kB."
    )
    assert explain_stage(conv_bn_backward()) == (
        "The backward graph runs when gradients of the outputs arrive (1 tangent): 2 operations give 4 gradients.",
        "It reads 8 tensors, 2.3 kB, that the forward graph kept; "
        "the largest is saved convolution, f32[1, 4, 8, 8], 1.0 kB.",
    )


def test_levels() -> None:
    assert explain_level(conv_bn())[1] == "4 operators in 4 calls; 4 are core aten."
    said = explain_level(conv_bn_core(), conv_bn())
    assert said[2] == "Of 4 operators at aten, 1 was expanded; 20 nodes became 23."
    assert said[3] == ("Most came from native_batch_norm_backward ×1 → mul ×2, sum ×2, add ×1, rsqrt ×1, sub ×1.")
    same = replace(chain(2), level="prims")
    assert explain_level(same, chain(2))[-1].startswith("Nothing in this graph has an entry in the table")
    assert explain_level(conv_bn_dynamo())[0].startswith("Levels begin below Dynamo")


def test_a_choice_on_aten_is_not_as_traced() -> None:
    chosen = replace(conv_bn_core(), level="aten", notes=("choice: 1 opened",))
    said = explain_level(chosen, conv_bn())
    assert said[0].endswith("nothing is decomposed but what your choice opens (1 opened).")
    assert said[2] == "Of 4 operators at aten, 1 was expanded; 20 nodes became 23."
    kept = replace(conv_bn(), notes=("choice: 1 kept",))
    assert explain_level(kept, conv_bn())[-1] == "No call was taken apart: it is the same as at aten."
    assert explain_level(replace(conv_bn_core(), notes=("choice: 1 kept",)))[0].endswith("on top of it: 1 kept.")


def test_kept_operators_say_why() -> None:
    base = conv_bn_core()
    kept = tuple(replace(o, kept="tagged core" if "conv" in o.target else "") for o in base.operators)
    assert explain_level(replace(base, operators=kept), conv_bn())[-1] == "Unchanged: 2 (tagged core)."


def test_partitioners() -> None:
    forward, backward = conv_bn_forward(), conv_bn_backward()
    assert explain_partitioner(forward, backward, replace(forward, partitioner="min-cut")) == (
        "The default partitioner keeps 8 tensors, 2.3 kB, for the backward graph; "
        "the largest is convolution, f32[1, 4, 8, 8], 1.0 kB.",
        "Of these, 5 tensors (1.2 kB) exist anyway, as parameters and inputs.",
        "It computes nothing again: whatever backward needs of forward is kept.",
        "The min-cut partitioner keeps 8 tensors, 2.3 kB.",
    )


def test_recomputed_operations_are_counted_when_something_reads_them() -> None:
    nodes = [
        op("relu", "aten.relu.default", "", f32(2), phase="backward", recomputed=True),
        op("unread", "aten.relu.default", "", f32(2), phase="backward", recomputed=True),
        op("back", "aten.mul.Tensor", "relu", f32(2), phase="backward"),
    ]
    backward = graph(nodes, [], "backward", partitioner="min-cut")
    said = explain_partitioner(replace(conv_bn_forward(), partitioner="min-cut"), backward)
    assert said[2] == ("Backward runs 1 operation of forward again, whose results need not be kept then: relu ×1.")
    quiet = explain_partitioner(replace(conv_bn_forward(), partitioner="min-cut"), conv_bn_backward())
    assert quiet[2] == "Nothing is computed again in backward."


def test_nothing_saved() -> None:
    assert explain_partitioner(chain(2), chain(2)) == ("The default partitioner keeps nothing for the backward graph.",)


@given(graphs())
def test_every_graph_is_explained_without_markup(base: Graph) -> None:
    said = (*explain_stage(base), *explain_level(base, base))
    assert len(said) >= 3
    for sentence in said:
        assert sentence.endswith(".")
        assert not set("<>`*#") & set(sentence)
