"""Operators without a rule of torch's: shapes as those of eager torch, and no kernel on zeros that trusts them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch._subclasses.fake_tensor import UnsupportedOperatorException
from torch.utils import _pytree as pytree

from extraction import safety
from extraction.careful import TooMuch
from extraction.fake_mode import fake_mode
from extraction.own_rules import RULES, may_run
from tests.extraction.making import Spec, write

aten = torch.ops.aten
ONE = torch.ones(())


def ctc() -> tuple[Any, ...]:
    log_probs = torch.randn(6, 2, 5).log_softmax(2)
    targets, lengths, sizes = torch.ones(2, 3, dtype=torch.int64), [6, 6], [3, 3]
    loss, alpha = aten._ctc_loss(log_probs, targets, lengths, sizes)
    return torch.ones(2), log_probs, targets, lengths, sizes, loss, alpha, 0


def ctc_by_tensors() -> tuple[Any, ...]:
    grad, log_probs, targets, lengths, sizes, *rest = ctc()
    return grad, log_probs, targets, torch.tensor(lengths), torch.tensor(sizes), *rest


def pooled() -> tuple[Any, ...]:
    x = torch.randn(1, 2, 5, 5, 5)
    out, indices = aten.fractional_max_pool3d(x, [2, 2, 2], [2, 2, 2], torch.rand(1, 2, 3))
    return torch.ones_like(out), x, [2, 2, 2], [2, 2, 2], indices


def margins() -> tuple[Any, ...]:
    x, target = torch.randn(3, 4), torch.zeros(3, 4, dtype=torch.int64)
    return ONE, x, target, 1, aten.multilabel_margin_loss_forward(x, target, 1)[1]


W = torch.randn(4, 3).t()
MASK = torch.zeros(3, 4, dtype=torch.bool)
CALLS: dict[Any, Callable[[], tuple[Any, ...]]] = {
    aten._ctc_loss_backward.default: ctc,
    aten._ctc_loss_backward.Tensor: ctc_by_tensors,
    aten.multi_margin_loss_backward.default: lambda: (ONE, torch.randn(3, 4), torch.tensor([0, 1, 2]), 1, 1.0),
    aten.multilabel_margin_loss_backward.default: margins,
    aten.fractional_max_pool3d_backward.default: pooled,
    aten._masked_softmax_backward.default: lambda: (W, W.softmax(1), MASK, 1),
    aten.fake_quantize_per_tensor_affine_cachemask.default: lambda: (W, 0.1, 0, 0, 255),
    aten.fake_quantize_per_channel_affine_cachemask.default: lambda: (
        W, torch.ones(4), torch.zeros(4, dtype=torch.int32), 1, 0, 255
    ),
}  # fmt: skip


def seen(found: Any) -> list[tuple[Any, ...]]:
    return [(tuple(t.shape), t.stride(), t.dtype) for t in pytree.tree_leaves(found)]


@pytest.mark.parametrize("func", RULES, ids=str)
def test_a_rule_gives_what_eager_torch_gives(func: Any) -> None:
    torch.manual_seed(0)
    args = CALLS[func]()
    mode = fake_mode()
    fake = pytree.tree_map_only(torch.Tensor, mode.from_tensor, args)
    with mode:
        found = func(*fake)
    assert seen(found) == seen(func(*args))


@pytest.mark.parametrize(
    ("func", "expected"),
    [
        (aten._cummax_helper.default, False),
        (aten._transform_bias_rescale_qkv.default, False),
        (aten._slow_conv2d_forward.default, False),
        (aten._aminmax.default, True),
        (aten.histogram.bin_ct, True),
        (aten._histogramdd_bin_edges.default, True),  # no sample can name it, torch calls it as it should be
    ],
)
def test_which_may_run_on_zeros(func: Any, expected: bool) -> None:
    assert may_run(func) is expected


def test_what_trusts_its_arguments_is_refused_and_what_is_large_too() -> None:
    with fake_mode():
        x, one = torch.empty(1000), torch.empty(1)
        with pytest.raises(UnsupportedOperatorException):
            aten._cummax_helper(x, one, one.long(), 0)
        assert [tuple(t.shape) for t in aten.histogram(x, 10)] == [(10,), (11,)]
        with pytest.raises(TooMuch, match="too large to be tried out"):
            aten.histogram(x, 1 << 30)
        with pytest.raises(TooMuch, match="too large to be tried out"):
            aten._aminmax(x.expand(1 << 20, 1000))


POOL = """
g = torch.tensor([[[[1.0]]]])
i = torch.tensor([[[[1099511627776]]]])
y = torch.ops.aten.max_pool2d_with_indices_backward.default(g, g, [1, 1], [1, 1], [0, 0], [1, 1], False, i)
return (x * y,)
"""
ATTACKS: dict[str, tuple[str, Spec]] = {
    "writes where a constant of the program says": (POOL, {"x": ((2,), "float32")}),
    "writes behind v": (
        "torch.ops.aten._cummax_helper.default(x, v, i, 0)\nreturn (v + 1,)",
        {"x": ((10**8,), "float32"), "v": ((1,), "float32"), "i": ((1,), "int64")},
    ),
    "reads behind b": (
        "return (torch.ops.aten._transform_bias_rescale_qkv.default(x, b, 4)[0],)",
        {"x": ((2, 8, 3 * 2**22), "float32"), "b": ((3,), "float32")},
    ),
    "writes behind a": (
        "return (torch.ops.aten._ctc_loss_backward.default(n, p, t, [5000], [2000], n, a, 0, False),)",
        {
            "p": ((5000, 1, 5), "float32"),
            "t": ((1, 2000), "int64"),
            "n": ((1,), "float32"),
            "a": ((1, 1, 1), "float32"),
        },
    ),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_shapes_that_do_not_go_together_write_nowhere(tmp_path: Path, name: str) -> None:
    """In a process of its own, which the kernel would end by a segmentation fault."""
    body, inputs = ATTACKS[name]
    sample = write(tmp_path / "s", body, inputs)
    safety.check(sample)  # it may be anybody's
    command = [sys.executable, "-m", "extraction", "ops", str(sample.path), "--no-cache"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode in (0, 1), done.stderr
    assert "Traceback" not in done.stderr
