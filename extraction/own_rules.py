"""Operators for which torch has no rule on fake tensors: rules of our own, and which may run on zeros instead.

Example::

    RULES[torch.ops.aten._ctc_loss_backward.default](grad, log_probs, …)    # a fake tensor like log_probs
    may_run(torch.ops.aten._cummax_helper.default)                          # False

What cannot happen: a kernel runs on zeros that reads or writes beside its arguments where they do not go together, or
that computes with more than `MOST_ELEMENTS` elements.

This module is imported where torch is needed.

Note: kernels on zeros
    Where an operator has no rule, torch's fake mode makes real zeros of its arguments' shapes, runs the kernel on them
    and looks at what comes out. A sample may call the operator with whatever shapes and sizes it likes, and a kernel
    that trusts them (see `careful`) then writes anywhere. Those that torch itself calls, to differentiate, have a rule
    here; the others are refused where a sample may name them. The rest look at their arguments; they are few, and
    rare in models.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch.utils import _pytree as pytree

from extraction.careful import TooMuch, trusts_arguments
from extraction.safety_names import OPERATORS

MOST_ELEMENTS = 1 << 24
_aten = torch.ops.aten


def _like(place: int) -> Callable[..., Any]:
    """The rule of a gradient that has the shape of an argument."""
    return lambda *args, **kwargs: torch.empty_like(args[place], memory_format=torch.contiguous_format)


def _with_mask(x: torch.Tensor, *args: Any, **kwargs: Any) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.empty_like(x), torch.empty_like(x, dtype=torch.bool)


RULES: Mapping[Any, Callable[..., Any]] = {
    _aten._ctc_loss_backward.default: _like(1),
    _aten._ctc_loss_backward.Tensor: _like(1),
    _aten.multi_margin_loss_backward.default: _like(1),
    _aten.multilabel_margin_loss_backward.default: _like(1),
    _aten.fractional_max_pool3d_backward.default: _like(1),
    _aten._masked_softmax_backward.default: _like(0),
    _aten.fake_quantize_per_tensor_affine_cachemask.default: _with_mask,
    _aten.fake_quantize_per_channel_affine_cachemask.default: _with_mask,
}
"""What these give, from torch's native_functions.yaml and the allocations in their CPU kernels."""

_LOOKED_AT = frozenset(
    (_aten._aminmax.default, _aten._aminmax.dim, _aten._logcumsumexp.default, _aten._standard_gamma_grad.default,
     _aten._masked_softmax.default, _aten.glu_backward_jvp.default)
)  # fmt: skip
"""Of those that are called as if they trusted their arguments, those that do not."""


def may_run(func: Any) -> bool:
    """True for an operator that torch may run on zeros."""
    return func in _LOOKED_AT or not trusts_arguments(func) or func.overloadpacket.__name__ not in OPERATORS


RUN_ON_ZEROS = frozenset(
    (*_LOOKED_AT, _aten.geqrf.default, _aten.binomial.default, _aten.glu_jvp.default, _aten.histogram.bin_ct,
     _aten.histogram.bins_tensor, _aten.slow_conv_dilated2d.default, _aten.slow_conv_dilated3d.default,
     _aten.slow_conv3d_forward.default, _aten.slow_conv_transpose3d.default, _aten.quantize_per_channel.default,
     _aten.quantize_per_tensor_dynamic.default)
)  # fmt: skip
"""Operators without a rule, which torch runs on zeros."""


def bounded(func: Any, args: Any, kwargs: Any) -> None:
    """Raises TooMuch for a call that would run on zeros for long."""
    if func not in RUN_ON_ZEROS:
        return
    leaves = pytree.tree_leaves((args, kwargs))
    elements = sum(x.numel() for x in leaves if isinstance(x, torch.Tensor))
    numbers = [x for x in leaves if type(x) is int]
    if elements > MOST_ELEMENTS or max(numbers, default=0) > MOST_ELEMENTS:
        raise TooMuch(f"{func}: torch has no rule for its shapes, and it is too large to be tried out")
