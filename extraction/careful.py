"""Which operators run on the content of inputs, and which only on their metadata.

Example::

    with Careful():
        exec(statement)                    # Unchecked where it calls an operator that trusts what its arguments say

What cannot happen: memory beside a tensor is read or written because literal data of a sample says where; a call on
content gives a tensor of more than `MOST_ELEMENTS` elements, so that its cost is bounded.

This module is imported where torch is needed, since a dispatch mode is a subclass of torch's.

Note: operators that trust their arguments
    On fake tensors no kernel runs. On real ones most kernels look at indices and sizes first; some were made for
    arguments that torch itself computed and do not: backward kernels take the indices that forward gave, private ones
    the strides and sizes that their caller checked, those of LU decompositions the pivots. No program reads a number
    back from them, so nothing is lost where their results are unknown.

Note: how large a result is
    Most operators say it for metadata alone, so the call is made on fake tensors first. The others take it from
    content: how often to repeat, how far to count, where a mask is true.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from extraction.safety_values import MOST_DIMENSIONS, MOST_RESULTS

MOST_ELEMENTS = 1 << 20
_aten = torch.ops.aten
_BY_INPUTS = frozenset(
    (_aten.nonzero.default, _aten.argwhere.default, _aten._unique.default, _aten._unique2.default,
     _aten.unique_consecutive.default, _aten.unique_dim.default, _aten.unique_dim_consecutive.default,
     _aten.linalg_lstsq.default)
)  # fmt: skip
"""Operators whose results have as many elements as their first argument at the most, times its dimensions."""

_PRIVATE = r"^_(?!(local_scalar_dense|to_copy|unsafe_view|(log_)?softmax|unique2?|conj(_physical)?|neg_view)$|assert|_)"
_TRUSTING = re.compile(
    rf"backward|{_PRIVATE}|^native_|^(linalg_)?(lu|ldl)_|^(segment_reduce|embedding_bag|ctc_loss|max_unpool\dd"
    r"|fractional_max_pool\dd|searchsorted|to_padded_tensor|ormqr|orgqr)$"
)


class Unchecked(Exception):
    """An operator was called on content that trusts its arguments, or gives no one knows how much."""


@cache
def trusts_arguments(operator: Any) -> bool:
    """True for an operator whose kernel does not look whether its arguments go together."""
    schema = getattr(operator, "_schema", None)
    return schema is not None and _TRUSTING.search(schema.name.split("::")[-1]) is not None


class TooMuch(ValueError):
    """An operator gives more dimensions or results than any kernel of torch takes, or any program looks at."""


def within_bounds(found: Any) -> Any:
    """What an operator gave. Raises TooMuch, since `safety` counts on these bounds."""
    if isinstance(found, torch.Tensor):
        if found.dim() > MOST_DIMENSIONS:
            raise TooMuch(f"a tensor of {found.dim()} dimensions; torch computes with {MOST_DIMENSIONS} at the most")
    elif isinstance(found, list | tuple):
        if len(found) > MOST_RESULTS:
            raise TooMuch(f"an operator that gives {len(found)} tensors; {MOST_RESULTS} are taken")
        for value in found:
            within_bounds(value)
    return found


@cache
def _scratch() -> FakeTensorMode:
    return FakeTensorMode(allow_fallback_kernels=False)  # a fallback would run the operator itself


def most_elements(func: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> int:
    """The most elements that a tensor has which this call on real tensors reads or gives.

    Raises what torch raises for calls that cannot be made, and Unchecked where nothing bounds the result.
    """
    tensors = [t for t in pytree.tree_leaves((args, kwargs)) if isinstance(t, torch.Tensor)]
    given = [t.numel() for t in tensors]
    if torch.Tag.data_dependent_output in func.tags or func.namespace == "prim":
        return max(given, default=0)
    if torch.Tag.pointwise in func.tags and tensors:
        shape: torch.Size = torch.broadcast_shapes(*(t.shape for t in tensors))  # type: ignore[no-untyped-call]
        return shape.numel()
    if torch.Tag.dynamic_output_shape in func.tags:
        found = _by_content(func, args, kwargs)
        if found is not None:
            return max([found, *given])
    with _scratch() as mode:
        fake = pytree.tree_map_only(torch.Tensor, mode.from_tensor, (args, kwargs))
        results = pytree.tree_leaves(func(*fake[0], **fake[1]))
    return max([*given, *(t.numel() for t in results if isinstance(t, torch.Tensor))], default=0)


def _by_content(func: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> int | None:
    """A bound by content; None for what metadata says. Raises Unchecked where nothing is known."""
    first: Any = args[0] if args else None
    if func is _aten.index.Tensor:
        indices = [i for i in args[1] if i is not None]
        if not any(i.dtype in (torch.bool, torch.uint8) for i in indices):
            return None
        return int(first.numel() * prod(i.numel() for i in indices if i.dtype not in (torch.bool, torch.uint8)))
    if func in _BY_INPUTS:
        return int(first.numel() * max(1, first.dim()))
    if func is _aten.masked_select.default:
        return int(first.numel() * args[1].numel())
    if func is _aten.repeat_interleave.Tensor:
        return int(first.sum())
    if func is _aten.bincount.default:
        least = kwargs.get("minlength", args[2] if len(args) > 2 else 0)
        return max(int(least), 1 + int(first.max()) if first.numel() else 0)
    raise Unchecked(str(func))


class Careful(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Within, operators that trust their arguments, or give too much, raise and do not run."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Runs an operator. Raises Unchecked, TooMuch and what torch raises."""
        if trusts_arguments(func):
            raise Unchecked(str(func))
        if most_elements(func, args, kwargs or {}) > MOST_ELEMENTS:
            raise Unchecked(f"{func} gives too much")
        return within_bounds(func(*args, **(kwargs or {})))
