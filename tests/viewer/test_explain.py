"""Explanations carry the golden example's own names and numbers, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from extraction.graph import Failure, Graph, Region, Result
from tests.viewer.hand_graphs import (
    chain,
    conv_bn,
    conv_bn_backward,
    conv_bn_dynamo,
    conv_bn_forward,
    f32,
    graph,
    graphs,
    op,
)
from viewer.explain import (
    crossing_nodes,
    explain_partitioner,
    explain_region,
    explain_stage,
    saved_nodes,
)
from viewer.explain_level import explain_level

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


def test_the_example_of_a_pair_is_one_whose_names_belong_together() -> None:
    """`detach` and the attention's own backward are both made for the attention; at prims nothing is named so."""
    nodes = [
        op("attention", "aten.attend.default", "", f32(2), seq=4),
        op("detach_1", "aten.detach.default", "", f32(2), phase="backward", seq=4),
        op("attention_back", "aten.attend_backward.default", "", f32(2), phase="backward", seq=4),
    ]
    gradient = [Result("attention_back", "gradient", "gradient of x")]
    assert explain_stage(graph(nodes, gradient))[-1].startswith("For example attention_back was made for attention: ")
    renamed = [*nodes[:2], replace(nodes[2], target="aten.mul.Tensor")]
    assert explain_stage(graph(renamed, gradient))[-1].startswith("For example detach_1 was made for attention: ")


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
        "It reads 8 tensors, 2.3 kB, that the forward graph kept.",
    )


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
