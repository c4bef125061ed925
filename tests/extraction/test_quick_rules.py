"""Batch norm's results on fake tensors, against torch's own rule."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from extraction.fake_mode import fake_mode
from extraction.quick_rules import QUICK

aten = torch.ops.aten
NORM, BACKWARD = aten._native_batch_norm_legit_no_training.default, aten.native_batch_norm_backward.default


def looks(mode: FakeTensorMode, func: Any, args: list[Any]) -> Any:
    """What an operator gives on tensors made by these functions, or the kind of its error."""
    with mode:
        given = [a() if callable(a) else a for a in args]
        try:
            found = func(*given)
        except Exception as error:
            return type(error)
    return [
        None if t is None else (tuple(t.shape), t.stride(), t.dtype, t.device, t.storage_offset(), t.requires_grad)
        for t in found
    ]


def image(*shape: int, dtype: torch.dtype = torch.float32, last: bool = False) -> Any:
    layout = torch.channels_last if last else torch.contiguous_format
    return lambda: torch.empty(shape, dtype=dtype, memory_format=layout)


SHAPES = [(2, 3, 4, 5), (1, 3, 1, 1), (2, 3), (2, 3, 7), (2, 3, 2, 2, 2), (0, 3, 4, 5), (2, 4, 3, 3)]


@pytest.mark.parametrize(
    ("shape", "dtype"), [*((s, torch.float32) for s in SHAPES), (SHAPES[0], torch.float64), (SHAPES[0], torch.bfloat16)]
)
@pytest.mark.parametrize("weighted", [True, False])
@pytest.mark.parametrize("last", [True, False])
def test_as_torch(shape: tuple[int, ...], dtype: torch.dtype, weighted: bool, last: bool) -> None:
    last = last and len(shape) == 4
    x, each = image(*shape, dtype=dtype, last=last), image(3, dtype=dtype)
    scale = each if weighted else None
    calls: list[tuple[Any, list[Any]]] = [(NORM, [x, scale, scale, each, each, 0.1, 1e-5])]
    saved = image(0, dtype=dtype)
    for mask in ([True, True, True], [True, False, True], [True, False, False]):
        calls.append((BACKWARD, [x, x, scale, each, each, saved, saved, False, 1e-5, mask]))
        calls.append((BACKWARD, [x, x, scale, None, None, each, each, True, 1e-5, mask]))
        calls.append((BACKWARD, [image(*shape, dtype=dtype), x, scale, each, each, saved, saved, False, 1e-5, mask]))
    for func, args in calls:
        assert looks(fake_mode(), func, args) == looks(FakeTensorMode(), func, args)


def test_it_is_told_and_not_worked_out() -> None:
    mode = fake_mode()
    with mode:
        x, each = torch.empty(2, 3, 4, 5), torch.empty(3)
        assert QUICK[NORM](x, each, each, each, each, 0.1, 1e-5) is not None
        assert QUICK[NORM](x, each, None, None, each, 0.1, 1e-5) is None
        assert QUICK[NORM](x.transpose(2, 3), each, None, each, each, 0.1, 1e-5) is None
        assert QUICK[BACKWARD](x, x, each, each, each, None, None, True, 1e-5, [True] * 3) is None
