"""A node is found again in every other graph of its sample."""

from __future__ import annotations

import pytest

from extraction.graph import Graph
from tests.viewer.hand_graphs import conv_bn, conv_bn_backward, conv_bn_core, conv_bn_dynamo, conv_bn_forward
from viewer.provenance import follow

JOINT, CORE, DYNAMO = conv_bn(), conv_bn_core(), conv_bn_dynamo()
FORWARD, BACKWARD = conv_bn_forward(), conv_bn_backward()
PARTS = ("add", "rsqrt", "sum_1", "sub", "mul", "mul_1", "sum_2")


@pytest.mark.parametrize(
    ("name", "source", "target", "found"),
    [
        # down a level, and back
        ("bn_backward", JOINT, CORE, PARTS),
        ("rsqrt", CORE, JOINT, ("bn_backward",)),
        ("convolution", JOINT, CORE, ("convolution",)),
        # a getitem that is gone stands for its producer
        ("getitem_5", JOINT, CORE, PARTS),
        ("getitem_6", JOINT, CORE, ("getitem_6",)),
        # across stages, by the joint graph's names
        ("bn_backward", JOINT, BACKWARD, ("bn_backward",)),
        ("sub", CORE, BACKWARD, ("bn_backward",)),
        ("convolution", BACKWARD, FORWARD, ("convolution",)),
        ("bn_backward", BACKWARD, FORWARD, ()),
        ("primals_5", FORWARD, CORE, ("primals_5",)),
        # Dynamo
        ("tmp_1", DYNAMO, JOINT, ("bn", "bn_backward")),
        ("tmp_1", DYNAMO, CORE, ("bn", *PARTS)),
        ("rsqrt", CORE, DYNAMO, ("tmp_1",)),
        ("primals_5", JOINT, DYNAMO, ("l_w_5_",)),
        ("l_in_0_", DYNAMO, BACKWARD, ("primals_6",)),
        ("tangents_1", JOINT, DYNAMO, ()),
        ("tmp_0", DYNAMO, DYNAMO, ("tmp_0",)),
        # not there
        ("nonsense", JOINT, CORE, ()),
        ("output", JOINT, CORE, ()),
    ],
)
def test_follow(name: str, source: Graph, target: Graph, found: tuple[str, ...]) -> None:
    assert follow([name], source, target) == found


def test_several_names_come_back_in_execution_order() -> None:
    assert follow(["conv_backward", "convolution"], JOINT, CORE) == ("convolution", "conv_backward")
