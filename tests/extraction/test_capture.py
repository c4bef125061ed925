"""Programs of every kind that the capture must take: each is also run against eager autograd."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from extraction.capture import Capture
from extraction.check import check
from extraction.failures import StepFailed
from extraction.graph import LEVELS
from extraction.key import Key
from tests.extraction.making import Spec, capture
from tests.extraction.running import Run
from tests.extraction.test_numerics import assert_close

F = ((3, 4), "float32")

BUFFER = '    shape = [4]\n    dtype = "torch.float32"\n    original_name = "running_mean"\n    std = 1.0\n'

PROGRAMS: dict[str, tuple[str, Spec]] = {
    "several_outputs": ("return (x * 2, x.sum(), x.relu())", {"x": F}),
    "dict_output": ('return {"a": x * y, "b": [x + y, None]}', {"x": F, "y": F}),
    "none_output": ("return (None, x.exp(), None)", {"x": F}),
    "integer_output": ("return (x.argmax(1), x.sin())", {"x": F}),
    "tied_weights": ("return (x @ w @ w.t() @ w,)", {"x": ((2, 3), "float32"), "w": ((3, 3), "float32")}),
    "mutated_input": ("b.mul_(0.9).add_(x.mean(0))\nreturn (x * b,)", {"x": F, "b": BUFFER}),
    "in_place_chain": ("y = x.clone()\ny += 1\ny *= x\ny.relu_()\nreturn (y,)", {"x": F}),
    "integer_input": ("return (torch.nn.functional.embedding(i, w),)", {"i": ((5,), "int64"), "w": F}),
    "unused_input": ("return (x.tanh(),)", {"x": F, "y": F}),
    "unused_gradient": ("return (x.detach() * y,)", {"x": F, "y": F}),
    "double": ("return (x.cos() * y,)", {"x": ((3,), "float64"), "y": ((3,), "float64")}),
    "index_put": ("y = x.clone()\ny[i] = 0.0\nreturn (y,)", {"x": F, "i": ((2,), "int64")}),
    "cat_split": ("a, b = torch.cat([x, x * 2], 1).split(4, 1)\nreturn (a * b,)", {"x": F}),
    "no_grad_part": ("y = x.sin()\nwith torch.no_grad():\n    z = y.exp()\nreturn (y * z,)", {"x": F}),
    "complex_fft": ("return (torch.fft.rfft(x).abs(),)", {"x": F}),
    "literal_item": ("p = p.item()\nreturn (x * p,)", {
        "x": F, "p": '    shape = []\n    dtype = "torch.float64"\n    data = [0.25]\n'}),
    "derived_item": ("k = n.max().item()\nreturn (x[:, :k] * 2,)", {
        "x": F, "n": '    shape = [3]\n    dtype = "torch.int64"\n    data = [1, 3, 2]\n'}),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, tmp_path: Path) -> None:
    body, inputs = PROGRAMS[name]
    made = capture(tmp_path / name, body, inputs)
    assert made.summary.failures == ()
    assert [r.failures for r in made.summary.regions] == [()]
    run = Run(made)
    expected = run.eager()
    for level in LEVELS:
        assert check(made.graph(Key("joint", level))) == ()
        assert_close(run.joint(level), expected, f"{name} {level}", 1e-5)
        assert_close(run.parts(level, "default"), expected, f"{name} {level} default", 1e-5)
        assert_close(run.parts(level, "min-cut"), expected, f"{name} {level} min-cut", 1e-5)


def test_aliased_outputs_are_made_outside_the_graph(tmp_path: Path) -> None:
    """AOT Autograd takes one tangent for outputs that alias each other: that of their base, which is output 0 here."""
    made = capture(tmp_path / "s", "y = x * 2\nreturn (y, y.view(12), y.t())", {"x": F})
    joint = made.graph(Key("joint"))
    assert [r.label for r in joint.results if r.role == "output"] == ["output 0", "output 1", "output 2"]
    x, tangent = torch.randn(3, 4), torch.randn(3, 4)
    for level in LEVELS:
        module = made.module(Key("joint", level))
        assert [n.name for n in module.graph.find_nodes(op="placeholder")] == ["primals_1", "tangents_1"]
        *_, gradient = torch.fx.Interpreter(module).run(x, tangent, enable_io_processing=False)
        assert torch.equal(gradient, 2 * tangent)


def test_a_view_of_an_input_is_made_outside_the_graph(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", "return (x.view(12), x * 3)", {"x": F})
    x, tangent = torch.randn(3, 4), torch.randn(3, 4)
    module = made.module(Key("joint", "prims"))
    view, product, gradient = torch.fx.Interpreter(module).run(x, tangent, enable_io_processing=False)
    assert torch.equal(view, x.view(12))
    assert torch.equal(product, x * 3)
    assert torch.equal(gradient, 3 * tangent)


def test_changing_a_leaf_in_place_is_reported_as_eager_torch_does(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", "x[0] = 1.0\nreturn (x * w,)", {"x": F, "w": F})
    (failure,) = made.summary.failures
    assert (failure.step, failure.kind) == ("TorchDynamo", "in-place on an input")
    assert failure.message.startswith("model.py:6: ")
    again = Capture(made.sample, {"x": False})
    assert again.summary.failures == ()
    assert [r.label for r in again.graph(Key("joint")).results if r.role == "mutation"] == ["new value of x"]


def test_literal_item_is_specialised(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", *PROGRAMS["literal_item"])
    product = next(n for n in made.graph(Key("joint")).nodes if n.target == "aten.mul.Tensor")
    assert product.args[1] == "0.25"
    assert made.summary.inputs[1].note == "literal data, known while tracing"


def test_other_item_becomes_a_symbol(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", "n = i.sum().item()\nreturn (x * n,)", {"x": F, "i": ((2,), "int64")})
    joint = made.graph(Key("joint"))
    symbols = [n for n in joint.nodes if n.target == "aten._local_scalar_dense.default"]
    assert [type(n.outputs[0]).__name__ for n in symbols] == ["ScalarType"]
    assert str(symbols[0].outputs[0]).startswith("Sym(u")
    assert check(joint) == ()


def test_graph_break_gives_regions_with_reason(tmp_path: Path) -> None:
    body = "y = x * w\ntorch._dynamo.graph_break()\nreturn (y.relu() + w,)"
    made = capture(tmp_path / "s", body, {"x": F, "w": F})
    first, second = made.summary.regions
    assert "graph_break" in first.break_reason
    assert second.break_reason == ""
    assert made.graph(Key("joint", region=0)).op_counts("forward") == {"aten.mul.Tensor": 1}
    counts = made.graph(Key("joint", region=1)).op_counts()
    assert counts["aten.relu.default"] == counts["aten.threshold_backward.default"] == counts["aten.add.Tensor"] == 1
    assert made.graph(Key("backward", "prims", "min-cut", 1)).region == 1


def test_inference_says_why_there_is_no_backward(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", "return (i + 1,)", {"i": ((3,), "int64")})
    (region,) = made.summary.regions
    assert region.stages == ("dynamo", "joint", "forward")
    assert region.no_backward.startswith("no input requires grad")
    assert made.graph(Key("forward")).op_counts() == {"aten.add.Tensor": 1}
    with pytest.raises(StepFailed, match="no input requires grad"):
        made.graph(Key("backward"))


def test_requires_grad_is_the_users_choice(tmp_path: Path) -> None:
    body, inputs = PROGRAMS["dict_output"]
    sample = capture(tmp_path / "s", body, inputs).sample
    labels = {
        r.label for r in Capture(sample, {"y": False}).graph(Key("joint")).results if r.role == "gradient" and r.node
    }
    assert labels == {"gradient of x"}


def test_a_failing_step_leaves_the_steps_before_it(tmp_path: Path) -> None:
    # the backward of this operator has no derivative of its own; Dynamo and the forward part are fine
    body = "s = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, q, q)\nreturn (s[0], s[1])"
    made = capture(tmp_path / "s", body, {"q": ((1, 2, 4, 8), "float32")})
    assert made.graph(Key("dynamo")).op_counts()
    bad = capture(tmp_path / "t", "return (x @ y,)", {"x": F, "y": F})
    (failure,) = bad.summary.failures or bad.summary.regions[0].failures
    assert "model.py:6" in failure.message
    assert "\n" not in str(failure)


def test_cuda_device_is_redirected(tmp_path: Path) -> None:
    body = "return (x + torch.arange(4, device=device(type='cuda', index=0)), x.to('cuda:1'))"
    made = capture(tmp_path / "s", body, {"x": F}, "import torch\nfrom torch import device")
    assert made.summary.failures == ()
    arange = next(n for n in made.graph(Key("joint")).nodes if "arange" in n.target or "iota" in n.target)
    assert dict(arange.kwargs)["device"] == "device(type='cpu')"


def test_a_level_is_made_from_another_level(tmp_path: Path) -> None:
    """Both ways to prims give the same calls here; origins name the nodes of the level in between."""
    made = capture(tmp_path / "s", "return (x.softmax(1).tanh(),)", {"x": F})
    core, direct = made.graph(Key("joint", "core_aten")), made.graph(Key("joint", "prims"))
    found = made.graph(Key("joint", "prims", via="core_aten"))
    assert check(found) == ()
    assert found.op_counts() == direct.op_counts()
    assert {n.origin for n in found.nodes if n.is_operator} <= core.by_name.keys()
    assert str(Key("joint", "prims", via="core_aten")) == "r0-joint-prims-via-core_aten"
