"""Runs work that may turn torch's switches in a thread of its own, so that none stays turned.

Example::

    regions = apart(lambda: capture_regions(module, args, mode))

What cannot happen: gradients switched off, autocast entered, a `vmap` level or a function mode left behind by one
sample are there for the next one or for a later step; the default dtype stays changed; a deep graph overflows the stack
where the caller's would.

Note: why a thread
    Samples call `torch._C._set_grad_enabled(False)`, `_enter_autocast` and `_vmap_increment_nesting` as plain
    statements, and torch keeps all of these for each thread, together with its dispatch keys. A new thread begins with
    torch's defaults, also where a failure came between entering and leaving. Context variables are copied.
"""

from __future__ import annotations

import contextvars
import sys
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

STACK_BYTES = 512 << 20
RECURSION_LIMIT = 100_000

_starting = threading.Lock()


def apart(work: Callable[[], T]) -> T:
    """The value of `work()`, or what it raises."""
    import torch

    values: list[T] = []
    errors: list[BaseException] = []
    context = contextvars.copy_context()

    def run() -> None:
        try:
            values.append(context.run(work))
        except BaseException as error:  # noqa: BLE001  raised again in the caller's thread
            errors.append(error)

    dtype, limit = torch.get_default_dtype(), sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
    try:
        _started(run).join()
    finally:
        sys.setrecursionlimit(limit)
        torch.set_default_dtype(dtype)
    if errors:
        raise errors.pop()
    return values[0]


def _started(run: Callable[[], Any]) -> threading.Thread:
    with _starting:  # the stack size of new threads is one setting for the whole program
        before = threading.stack_size(STACK_BYTES)
        try:
            thread = threading.Thread(target=run, name="apart", daemon=True)
            thread.start()
        finally:
            threading.stack_size(before)
    return thread
