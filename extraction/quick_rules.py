"""What two operators of batch norm give on fake tensors, told at once where torch works it out step by step.

Example::

    QUICK[torch.ops.aten.native_batch_norm_backward.default](*args)    # fake results; None where torch has to be asked

What cannot happen: results that differ from those of torch's own rule, in shape, stride, dtype or device (a test
compares them); a call that torch refuses is let through.

This module is imported where torch is needed.

Note: why these
    For most operators a rule takes half a millisecond. For batch norm torch runs the decomposition on fake tensors, a
    dozen operators, once for each shape and each pass over the model: a fifth of the capture of a ResNet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor

from extraction.strides import contiguous

_aten = torch.ops.aten
_DTYPES = (torch.float32, torch.float64)


def _usual(whole: Sequence[Any], channels: Sequence[Any]) -> bool:
    """True for contiguous images of one shape and dtype, with values of that dtype for each channel, or None."""
    first = whole[0]
    for x in (*whole, *(c for c in channels if c is not None)):
        if type(x) is not FakeTensor or x._has_symbolic_sizes_strides or x.dtype is not first.dtype:
            return False
        if x.device.type != "cpu" or x.layout is not torch.strided or x.stride() != contiguous(x.shape):
            return False  # `is_contiguous` is true of [1, 3, 1, 1] with any strides
    if first.dtype not in _DTYPES or first.dim() < 2 or not first.numel():
        return False
    given = [c for c in channels if c is not None]
    return all(x.shape == first.shape for x in whole) and all(c.shape == first.shape[1:2] for c in given)


def _norm(x: Any, weight: Any, bias: Any, mean: Any, var: Any, momentum: float, eps: float) -> Any:
    if mean is None or var is None or not _usual((x,), (weight, bias, mean, var)):
        return None
    return torch.empty_like(x), x.new_empty(0), x.new_empty(0)


def _norm_backward(
    grad: Any, x: Any, weight: Any, mean: Any, var: Any, saved_mean: Any, saved_invstd: Any,
    train: bool, eps: float, mask: Sequence[bool],
) -> Any:  # fmt: skip
    saved = (saved_mean, saved_invstd) if train else ()
    if not _usual((x, grad), (weight, mean, var, *saved)) or None in (saved if train else (mean, var)):
        return None
    each = [x.new_empty(x.shape[1]) if wanted else None for wanted in mask[1:]]
    return torch.empty_like(x), *each


QUICK: Mapping[Any, Callable[..., Any]] = {
    _aten._native_batch_norm_legit_no_training.default: _norm,
    _aten.native_batch_norm_backward.default: _norm_backward,
}
"""From torch._decomp.decompositions, as of the pinned torch."""
