"""Kinds of programs from the real world: what passes, and what is said and still shown where something does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from extraction.capture import Capture
from extraction.failures import StepFailed
from extraction.graph import Stage
from extraction.key import Key
from extraction.samples import read_sample
from tests.extraction.making import Spec, capture, write

X: Spec = {"x": ((4, 4), "float32")}
XW: Spec = {**X, "w": ((4, 4), "float32")}
XI: Spec = {**X, "i": ((2,), "int64")}

PASSING: dict[str, tuple[str, Spec, dict[str, tuple[int, int]]]] = {
    "gradients_off_and_on": (
        "a = torch._C._set_grad_enabled(False)\ny = x * 2\nb = torch._C._set_grad_enabled(True)\nreturn (y * w,)",
        XW, {"aten.mul.Tensor": (2, 1)},
    ),
    "gradients_off_at_the_end": (
        "y = x * w\na = torch._C._set_grad_enabled(False)\nreturn (y,)", XW, {"aten.mul.Tensor": (1, 2)},
    ),
    "autocast_entered_and_left": (
        "c = torch.amp.autocast_mode._enter_autocast('cuda', torch.bfloat16, True, None)\ny = x @ w\n"
        "e = torch.amp.autocast_mode._exit_autocast(c)\nreturn (y,)",
        XW, {"aten.mm.default": (1, 2), "aten._to_copy.default": (2, 2)},
    ),
    "vmap_of_an_older_torch": (
        "torch._functorch.vmap.lazy_load_decompositions()\n"
        "n = torch._C._functorch._vmap_increment_nesting(4, 'error')\n"
        "b = torch._C._functorch._add_batch_dim(x, 0, 1)\ny = b.sin()\n"
        "z = torch._C._functorch._remove_batch_dim(y, 1, 4, 0)\n"
        "d = torch._C._functorch._vmap_decrement_nesting()\nreturn (z,)",
        X, {"aten.sin.default": (1, 0), "aten.cos.default": (0, 1), "aten.mul.Tensor": (0, 1)},
    ),
    "function_context": (
        "c = torch.autograd.function.FunctionCtx()\nc = None\nreturn (x.exp(),)",
        X, {"aten.exp.default": (1, 0), "aten.mul.Tensor": (0, 1)},
    ),
    "complex": (
        "y = torch.view_as_complex(x.view(4, 2, 2))\nreturn (y.abs(),)", X,
        {"aten.view_as_complex.default": (1, 0), "aten.abs.default": (1, 0), "aten.view_as_real.default": (0, 1)},
    ),
    "fourier": ("return (torch.fft.irfft(torch.fft.rfft(x)),)", X, {"aten._fft_r2c.default": (1, 1)}),
    "float8": ("return (x.to(torch.float8_e4m3fn).to(torch.float32) * w,)", XW, {"aten._to_copy.default": (2, 2)}),
    "fake_quantised": (
        "return (torch.fake_quantize_per_tensor_affine(x, 0.1, 0, -128, 127),)", X,
        {"aten.fake_quantize_per_tensor_affine_cachemask.default": (1, 0)},
    ),
    "nonzero": ("return (x[torch.nonzero(x > 0)[:, 0]],)", X, {"aten.nonzero.default": (1, 0)}),
    "boolean_mask": ("return (x[x > 0] * 2,)", X, {"aten.index.Tensor": (1, 0), "aten.mul.Tensor": (1, 1)}),
    "size_by_value": ("n = i.sum().item()\nreturn (torch.zeros(n, 4).sum() + x,)", XI,
                      {"aten._local_scalar_dense.default": (1, 0)}),
    "parts_by_value": ("a, b = i.tolist()\nreturn torch.split(x, [a, b])", XI,
                       {"aten._local_scalar_dense.default": (2, 0)}),
    "view_with_strides": (
        "y = x.t().contiguous().view(2, 8)\nreturn (y.t() * 2,)", X, {"aten.clone.default": (1, 0)},
    ),
    "very_long": ("y = x\n" + "y = y * 2\n" * 2500 + "return (y,)", X, {"aten.mul.Tensor": (2500, 2500)}),
    "deeply_nested": ("return (" + "(" * 150 + "x" + " * 2)" * 150 + ",)", X, {"aten.mul.Tensor": (150, 150)}),
}  # fmt: skip


@pytest.mark.parametrize("name", PASSING)
def test_program_passes(name: str, tmp_path: Path) -> None:
    body, inputs, wanted = PASSING[name]
    made = capture(tmp_path / "s", body, inputs)
    assert made.summary.failures == ()
    (region,) = made.summary.regions
    assert (region.failures, region.break_reason) == ((), "")
    graph = made.graph(Key("joint"))
    found = {k: (graph.op_counts("forward").get(k, 0), graph.op_counts("backward").get(k, 0)) for k in wanted}
    assert found == wanted
    assert made.graph(Key("joint", "prims")).nodes
    assert made.graph(Key("backward", "aten", "min-cut")).nodes


FAILING: dict[str, tuple[str, Spec, str, str, bool]] = {
    "no_derivative": ("return (torch.igamma(x, w),)", XW, "AOT Autograd", "not differentiable", True),
    "leaf_in_place": ("x[0] = 1.0\nreturn (x * w,)", XW, "TorchDynamo", "in-place on an input", True),
    "saved_in_place": ("y = x.exp()\ny.add_(1)\nreturn (y,)", X, "AOT Autograd", "in-place on a saved value", True),
    "sparse": ("return (torch.sparse.mm(x.to_sparse(), w),)", XW, "TorchDynamo", "sparse", False),
    "branch_on_an_input": (
        "if x:\n    x = x * 2\nreturn (x,)",
        {"x": ((), "float32")},
        "TorchDynamo",
        "data-dependent",
        False,
    ),
    "no_such_library": ("return (torch.ops.nowhere.nms(x),)", X, "TorchDynamo", "missing library", False),
    "shapes": ("return (x @ x.view(2, 8),)", X, "TorchDynamo", "shape mismatch", False),
}


@pytest.mark.parametrize("name", FAILING)
def test_program_fails_with_its_kind_and_what_works_is_shown(name: str, tmp_path: Path) -> None:
    body, inputs, step, kind, forward = FAILING[name]
    made = capture(tmp_path / "s", body, inputs)
    failures = (*made.summary.failures, *(f for r in made.summary.regions for f in r.failures))
    assert [(f.step, f.kind) for f in failures] == [(step, kind)]
    assert [r.stages for r in made.summary.regions] == ([("dynamo", "forward")] if forward else [])
    stages: tuple[Stage, ...] = ("joint", "backward")
    for stage in stages:
        with pytest.raises(StepFailed) as caught:
            made.graph(Key(stage))
        assert caught.value.failure == failures[0]
    if forward:
        assert made.graph(Key("dynamo")).nodes
        assert made.graph(Key("forward", "prims")).op_counts()


OFF = "torch._C._set_grad_enabled(False)\ntorch.amp.autocast_mode._enter_autocast('cpu', torch.bfloat16, True, None)\n"


def test_what_one_sample_switches_does_not_reach_the_next(tmp_path: Path) -> None:
    """The first ends with gradients off and autocast on; the second fails inside `vmap`; the third trains."""
    capture(tmp_path / "a", OFF + "return (x @ w,)", XW)
    capture(tmp_path / "b", "torch._C._functorch._vmap_increment_nesting(4, 'error')\nreturn (x.nothing(),)", X)
    third = capture(tmp_path / "c", "return (x @ w,)", XW)
    assert third.graph(Key("joint")).op_counts() == {"aten.mm.default": 3, "aten.t.default": 2}


def test_a_symbolic_input_is_its_number(tmp_path: Path) -> None:
    number = "    shape = []\n    dtype = 'torch.int64'\n    data = [2]"
    sample = write(tmp_path / "s", "return (x.view(n, -1) * n,)", {"n": number, **X})
    path = sample.path / "model.py"
    path.write_text(path.read_text().replace("self, n", "self, n: torch.SymInt"))
    joint = Capture(read_sample(sample.path)).graph(Key("joint"))
    assert next(n.args for n in joint.nodes if n.target == "aten.view.default") == ("primals_1", "[2, -1]")


@pytest.mark.filterwarnings("ignore:Dynamo does not know how to trace")
def test_operators_that_dynamo_leaves_out_are_told(tmp_path: Path) -> None:
    """It does not record within a `vmap` level that the program opened itself, under a name that it does not know."""
    body = (
        "y = x * 2\nopened = getattr(torch._C._functorch, '_vmap_increment_' + 'nesting')(4, 'error')\n"
        "z = y.sin().sin() + 1\nclosed = getattr(torch._C._functorch, '_vmap_decrement_' + 'nesting')()\nreturn (z,)"
    )
    (region,) = capture(tmp_path / "s", body, X).summary.regions
    assert "_vmap_increment_nesting" in region.break_reason
    (failure,) = region.failures
    assert failure.kind == "outside of every graph"
    assert "3 operators run outside of every graph: 2 × aten.sin.default, aten.add.Tensor" in failure.message


def test_a_graph_break_alone_leaves_nothing_out(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", "y = x * 2\ntorch._dynamo.graph_break()\nreturn (y.sin() * w,)", XW)
    assert [r.failures for r in made.summary.regions] == [(), ()]


def test_regions_before_a_failure_are_shown(tmp_path: Path) -> None:
    body = "y = x.exp()\nif y.sum() > 0:\n    y = y * 2\nreturn (y @ w,)"
    made = capture(tmp_path / "s", body, XW)
    (failure,), (region,) = made.summary.failures, made.summary.regions
    assert (failure.step, failure.kind, failure.message[:10]) == ("TorchDynamo", "data-dependent", "model.py:7")
    assert "TORCH_LOGS" not in failure.message  # what torch adds for its developers
    assert region.failures == ()
    assert region.break_reason == "generic_jump TensorVariable()"
    counts = made.graph(Key("joint")).op_counts("forward")
    assert counts.keys() >= {"aten.exp.default", "aten.sum.default", "aten.gt.Scalar"}
    with pytest.raises(StepFailed) as caught:
        made.graph(Key("joint", region=1))
    assert caught.value.failure == failure


@pytest.mark.parametrize("body", ["y = x[x > 0]", "y = x[torch.nonzero(x > 0)[:, 0]]", "y = x * (x > 0).sum().item()"])
def test_sizes_by_value_before_a_graph_break(tmp_path: Path, body: str) -> None:
    """The run that finds the regions leaves no symbols behind that AOT Autograd would look for."""
    made = capture(tmp_path / "s", f"{body}\ntorch._dynamo.graph_break()\nreturn (y.sin(),)", X)
    assert made.summary.failures == ()
    assert [(r.failures, r.stages) for r in made.summary.regions] == [
        ((), ("dynamo", "joint", "forward", "backward"))
    ] * 2
    assert made.graph(Key("joint", region=1)).op_counts("backward") == {"aten.cos.default": 1, "aten.mul.Tensor": 1}
