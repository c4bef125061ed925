"""The golden example of the design: its backward graph is known argument by argument."""

from __future__ import annotations

import pytest

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.key import Key
from extraction.samples import read_sample

BACKWARD = [
    (
        "native_batch_norm_backward", "aten.native_batch_norm_backward.default",
        ("tangents_1", "convolution", "primals_4", "primals_1", "primals_2", "getitem_1", "getitem_2", "False", "0.001",
         "[True, True, True]"),
    ),
    ("getitem_3", "operator.getitem", ("native_batch_norm_backward", "0")),
    ("getitem_4", "operator.getitem", ("native_batch_norm_backward", "1")),
    ("getitem_5", "operator.getitem", ("native_batch_norm_backward", "2")),
    (
        "convolution_backward", "aten.convolution_backward.default",
        ("getitem_3", "primals_6", "primals_5", "[0]", "[1, 1]", "[1, 1]", "[1, 1]", "False", "[0, 0]", "1",
         "[True, True, False]"),
    ),
    ("getitem_6", "operator.getitem", ("convolution_backward", "0")),
    ("getitem_7", "operator.getitem", ("convolution_backward", "1")),
]  # fmt: skip


@pytest.fixture(scope="module")
def capture() -> Capture:
    return Capture(read_sample(resolve("conv_bn")))


def test_backward_graph_is_the_one_of_the_design(capture: Capture) -> None:
    graph = capture.graph(Key("backward"))
    placeholders = [n.name for n in graph.nodes if n.op == "placeholder"]
    assert placeholders == (
        [
            "primals_1",
            "primals_2",
            "primals_4",
            "primals_5",
            "primals_6",
            "convolution",
            "getitem_1",
            "getitem_2",
            "tangents_1",
        ]
    )
    assert [(n.name, n.target, n.args) for n in graph.nodes if n.op == "call_function"] == BACKWARD
    gradients = [(r.node, r.label) for r in graph.results if r.node is not None]
    assert gradients == [
        ("getitem_5", "gradient of bias"),
        ("getitem_4", "gradient of weight"),
        ("getitem_7", "gradient of conv_weight"),
        ("getitem_6", "gradient of x"),
    ]


def test_running_statistics_take_no_gradient(capture: Capture) -> None:
    asks = {i.name: i.requires_grad for i in capture.summary.inputs}
    assert asks == {"w_0": False, "w_1": False, "w_2": True, "w_3": True, "w_4": True, "in_0": True}


def test_batch_norm_backward_opens_at_core_aten(capture: Capture) -> None:
    counts = capture.graph(Key("backward", "core_aten")).op_counts()
    names = {name.split(".")[1] for name in counts}
    assert {"sub", "mul", "sum", "rsqrt"} <= names
    assert "native_batch_norm_backward" not in names
    assert counts["aten.convolution_backward.default"] == 1


def test_pair_origin_source_and_names(capture: Capture) -> None:
    joint = capture.graph(Key("joint"))
    assert joint.pairs["convolution_backward"] == ("convolution",)
    assert joint.by_name["native_batch_norm_backward"].phase == "backward"
    assert joint.by_name["convolution"].phase == "forward"
    source = joint.by_name["convolution_backward"].source
    assert source is not None
    assert source.file == "model.py"
    assert source.text.startswith("tmp_0 = torch.conv2d(in_0, w_4")
    assert joint.by_name["convolution"].dynamo == joint.by_name["convolution_backward"].dynamo == "tmp_0"
    assert joint.by_name["tangents_1"].label == "gradient of output 0"
    core = capture.graph(Key("joint", "core_aten"))
    opened = {n.target.split(".")[1] for n in core.nodes if n.origin == "native_batch_norm_backward" and n.is_operator}
    assert {"sub", "mul", "sum", "rsqrt"} <= opened


def test_flops_of_the_convolution(capture: Capture) -> None:
    convolution = capture.graph(Key("joint")).by_name["convolution"]
    # 2 * batch * out channels * height * width * in channels * kernel: 2 * 1*4*8*8 * 3*3*3
    assert convolution.flops == 2 * 4 * 8 * 8 * 27


def test_what_is_saved(capture: Capture) -> None:
    forward = capture.graph(Key("forward"))
    saved = [r.node for r in forward.results if r.role == "saved"]
    assert saved == (
        ["primals_1", "primals_2", "primals_4", "primals_5", "primals_6", "convolution", "getitem_1", "getitem_2"]
    )
    assert forward.by_name["convolution"].saved
