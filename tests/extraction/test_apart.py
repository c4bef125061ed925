"""What a thread of its own keeps from the caller: torch's switches, the default dtype, the depth of recursion."""

from __future__ import annotations

import contextvars
import sys
import threading

import pytest
import torch

from extraction.apart import apart


def test_values_and_errors_come_back() -> None:
    assert apart(lambda: 3) == 3
    with pytest.raises(KeyError, match="x"):
        apart(lambda: dict[str, int]()["x"])


def test_no_switch_stays_turned() -> None:
    def turn() -> None:
        torch._C._set_grad_enabled(False)
        torch.set_autocast_enabled("cpu", True)
        torch._C._functorch._vmap_increment_nesting(2, "error")
        torch.set_default_dtype(torch.float64)
        raise ValueError

    with pytest.raises(ValueError):
        apart(turn)
    assert torch.is_grad_enabled()
    assert not torch.is_autocast_enabled("cpu")
    assert torch._C._functorch.maybe_current_level() is None
    assert torch.get_default_dtype() == torch.float32
    assert apart(torch.is_grad_enabled)


def test_deep_recursion() -> None:
    limit, size = sys.getrecursionlimit(), threading.stack_size()

    def deep(n: int) -> int:
        return n and len([deep(k) for k in (n - 1,)]) + n - 1

    assert apart(lambda: deep(20_000)) == 20_000
    assert (sys.getrecursionlimit(), threading.stack_size()) == (limit, size)


def test_context_variables_are_the_callers() -> None:
    variable = contextvars.ContextVar("variable", default=0)
    variable.set(5)

    def change() -> int:
        before = variable.get()
        variable.set(7)
        return before

    assert (apart(change), variable.get()) == (5, 5)
