"""Joint graph, forward + backward pair and every level of each equal eager autograd on real tensors."""

from __future__ import annotations

from typing import get_args

import pytest
import torch

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.graph import LEVELS, Level, Partitioner
from extraction.samples import read_sample
from tests.extraction.running import Run, Values

SMALL = (
    "conv_bn", "linear_gelu", "layer_norm", "softmax_cross_entropy", "batch_norm_train", "embedding", "max_pool",
    "inplace", "sdpa", "lstm_cell", "residual_block", "transformer_encoder_layer", "moe",
)  # fmt: skip
MODELS = ("resnet18",)
# The other recorded models are run by hand (`tests/bench/numerics.py`): they take minutes. llama_7b (27 GB of
# weights) does not fit in memory anywhere small.


def assert_close(found: Values, expected: Values, what: str, tolerance: float) -> None:
    """Equal within `tolerance` of the largest magnitude among values of one kind (an output, the gradients)."""
    assert len(found.outputs) == len(expected.outputs), what
    for i, (a, b) in enumerate(zip(found.outputs, expected.outputs, strict=True)):
        _close(a, b, _size(b), f"{what}: output {i}", tolerance)
    assert found.mutated.keys() == expected.mutated.keys(), what
    for name, b in expected.mutated.items():
        _close(found.mutated[name], b, _size(b), f"{what}: {name}", tolerance)
    scale = max((_size(g) for g in expected.gradients.values() if g is not None), default=0.0)
    for name, wanted in expected.gradients.items():
        got = found.gradients.get(name)
        if wanted is None or got is None:  # an input that no output depends on: torch says None or zero
            assert _size(wanted if got is None else got) == 0.0, f"{what}: {name}"
        else:
            _close(got, wanted, scale, f"{what}: gradient of {name}", tolerance)


def _size(t: torch.Tensor | None) -> float:
    return 0.0 if t is None or t.numel() == 0 else float(t.abs().max())


def _close(a: torch.Tensor, b: torch.Tensor, scale: float, what: str, tolerance: float) -> None:
    assert a.shape == b.shape, what
    assert a.dtype == b.dtype, what
    if b.dtype.is_floating_point:
        distance = _size(a.double() - b.double())
        assert distance <= tolerance * max(scale, 1e-6), f"{what}: off by {distance:.2e} of {scale:.2e}"
    else:
        assert torch.equal(a, b), what


def _check(name: str, levels: tuple[Level, ...], tolerance: float) -> None:
    run = Run(Capture(read_sample(resolve(name))))
    expected = run.eager()
    assert any(g is not None and _size(g) > 0 for g in expected.gradients.values())
    for level in levels:
        assert_close(run.joint(level), expected, f"{name} joint {level}", tolerance)
        for partitioner in get_args(Partitioner):
            assert_close(run.parts(level, partitioner), expected, f"{name} {partitioner} {level}", tolerance)


@pytest.mark.parametrize("name", SMALL)
def test_small_samples(name: str) -> None:
    _check(name, LEVELS, 2e-5)


@pytest.mark.parametrize("name", MODELS)
def test_recorded_models(name: str) -> None:
    _check(name, ("aten", "prims"), 1e-3)


def test_dropout_keeps_one_mask_for_both_phases() -> None:
    """Below core aten dropout draws other random numbers than eager, so the gradient is checked against the mask that
    the output shows: where the output is zero the gradient is, elsewhere it is the tangent through the linear layer.
    """
    run = Run(Capture(read_sample(resolve("dropout"))))
    expected = run.eager()
    for level in ("aten", "core_aten"):  # seeded alike, these draw what eager draws
        assert_close(run.joint(level), expected, f"dropout joint {level}", 1e-6)
    for level in ("inductor", "prims"):
        for values in (run.joint(level), run.parts(level, "default"), run.parts(level, "min-cut")):
            kept = (values.outputs[0] != 0).double()
            assert 0.5 < float(kept.mean()) < 0.95  # p = 0.25
            bias = next(g for k, g in values.gradients.items() if "bias" in k and g is not None)
            expected_bias = (run.tangents[0].double() * kept / 0.75).sum(0)
            assert torch.allclose(bias.double(), expected_bias, rtol=1e-4, atol=1e-5), level
