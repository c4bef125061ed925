"""Strides of inputs: what is contiguous, what a meta may say, and a tensor laid out so.

Example::

    contiguous((2, 3))                              # (3, 1)
    problem((2, 3), (1, 2))                         # "": no two elements share a place, unless by expansion
    laid_out(torch.rand(2, 3), (1, 2)).stride()     # (1, 2), with the same elements

What cannot happen: a layout is taken in which two elements that may differ share a place.

Note: why metas say strides
    What the backward graph reads was made by the forward graph, often in another order than that of its sizes: the
    transposed result of a matrix product, channels last. A `view` that follows is right for that order only. GraphNet's
    metas have no strides, and its loader passes fields over that it does not know; it makes such tensors contiguous.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import torch


def contiguous(shape: Sequence[int]) -> tuple[int, ...]:
    """Strides, in elements, of a contiguous tensor."""
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))


def problem(shape: Sequence[int], strides: Sequence[int], largest: int) -> str:
    """Why these cannot be the strides of a tensor that lies in at most `largest` elements of memory; "" if they can.

    A stride of 0 is an expansion: all elements along it are one.
    """
    if len(strides) != len(shape):
        return f"has {len(strides)} numbers for {len(shape)} dimensions"
    if (negative := min(strides, default=0)) < 0:
        return f"holds {negative}; strides are not negative"
    if any(step > largest for step in strides):
        return "reaches further than memory does"
    steps = sorted((t, s) for s, t in zip(shape, strides, strict=True) if s > 1 and t != 0)
    span = 1
    for step, size in steps:
        if step < span:
            return "lets elements share a place"
        span += (size - 1) * step
        if span > largest:
            return "reaches further than memory does"
    return ""


def span(shape: Sequence[int], strides: Sequence[int]) -> int:
    """Elements of memory from the first to the last."""
    return 1 + sum((size - 1) * step for size, step in zip(shape, strides, strict=True) if size > 1)


def laid_out(tensor: torch.Tensor, strides: Sequence[int]) -> torch.Tensor:
    """The same elements with these strides; along a stride of 0 the first ones count."""
    import torch

    if tuple(tensor.stride()) == tuple(strides):
        return tensor
    base = tensor
    for dimension, (size, step) in enumerate(zip(tensor.shape, strides, strict=True)):
        base = base.narrow(dimension, 0, 1) if step == 0 and size > 1 else base
    made = torch.empty_strided(base.shape, tuple(strides), dtype=tensor.dtype, device=tensor.device)
    return made.copy_(base).as_strided(tensor.shape, tuple(strides))
