"""What trusts its arguments or gives too much does not run on content: `careful`, `known_scalars`, `known_mode`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

from extraction import safety
from extraction.careful import Careful, TooMuch, Unchecked, most_elements, trusts_arguments
from extraction.fake_mode import fake_mode
from extraction.key import Key
from tests.extraction.making import Spec, capture, write

aten = torch.ops.aten
FAR = 2**40  # an index far outside of any tensor here


def known(shape: list[int], dtype: str, value: float) -> str:
    count = torch.Size(shape).numel()
    return f"    shape = {shape}\n    dtype = 'torch.{dtype}'\n    data = {[value] * count}"


POOL: Spec = {
    "x": ((2, 3), "float32"),
    "g": known([1, 1, 2, 2], "float32", 1.0),
    "d": known([1, 1, 4, 4], "float32", 0.0),
    "i": known([1, 1, 2, 2], "int64", FAR),
}
CALL = "r = torch.ops.aten.max_pool2d_with_indices_backward.default(g, d, [2, 2], [2, 2], [0, 0], [1, 1], False, i)\n"


@pytest.mark.parametrize("rest", ["v = r.sum().item()\nreturn (x * v,)", "v = r.sum()\ns = v.item()\nreturn (x * s,)"])
def test_an_index_in_the_data_writes_nowhere(tmp_path: Path, rest: str) -> None:
    """In a process of its own, which the kernel would end by a segmentation fault."""
    sample = write(tmp_path / "s", CALL + rest, POOL)
    safety.check(sample)  # it may be anybody's
    command = [sys.executable, "-m", "extraction", "ops", str(sample.path), "--no-cache"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "aten.max_pool2d_with_indices_backward.default" in done.stdout


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        (aten._reshape_alias.default, True),
        (aten._unsafe_index.Tensor, True),
        (aten.segment_reduce.default, True),
        (aten.native_group_norm.default, True),
        (aten.linalg_ldl_solve.default, True),
        (aten.convolution_backward.default, True),
        (aten.item.default, False),
        (aten._local_scalar_dense.default, False),
        (aten._to_copy.default, False),
        (aten.__lshift__.Scalar, False),
        (aten.index.Tensor, False),
        (aten.cumsum.default, False),
        (aten.linalg_vector_norm.default, False),
    ],
)
def test_which(operator: torch._ops.OpOverload, expected: bool) -> None:
    assert trusts_arguments(operator) is expected


def test_they_do_not_run_and_others_do() -> None:
    x = torch.arange(4.0)
    with Careful():
        assert x.view(2, 2).sum().item() == 6.0
        with pytest.raises(Unchecked, match="_reshape_alias"):
            aten._reshape_alias(x, [1000], [1])


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda x: aten.full.default([1 << 40], 1), 1 << 40),
        (lambda x: aten.expand.default(x, [1 << 30, 4]), 1 << 32),
        (lambda x: aten.repeat.default(x, [1 << 20]), 1 << 22),
        (lambda x: aten.bincount.default(x * 1000), 3001),
        (lambda x: aten.bincount.default(x, None, 5000), 5000),
        (lambda x: aten.repeat_interleave.Tensor(x * 1000), 6000),
        (lambda x: aten.index.Tensor(x, [torch.zeros(30, 40, dtype=torch.int64)]), 1200),
        (lambda x: aten.index.Tensor(x, [x > 1]), 4),
        (lambda x: aten.nonzero.default(x.view(2, 2)), 8),
        (lambda x: aten.masked_select.default(x, x.view(4, 1) > 1), 16),
        (aten._unique2.default, 4),
        (lambda x: aten._local_scalar_dense.default(x[3]), 4),
        (lambda x: aten.full.out([3000], 7, out=x[:0].clone()), 3000),
    ],
)
def test_how_much_a_call_gives_is_known_before_it_runs(call: Callable[[torch.Tensor], Any], expected: int) -> None:
    found: list[int] = []

    class Asking(TorchDispatchMode):  # type: ignore[no-untyped-call]
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            found.append(most_elements(func, args, kwargs or {}))
            return func(*args, **(kwargs or {})) if found[-1] < 2000 else torch.tensor(0)

    with Asking():  # type: ignore[no-untyped-call]
        call(torch.arange(4))
    assert max(found) == expected


def test_what_would_give_too_much_does_not_run() -> None:
    x = torch.arange(3)
    with Careful():
        for large in (lambda: torch.full((1 << 22,), 1), lambda: x.expand(1 << 22, 3), (x << 30).bincount):
            with pytest.raises(Unchecked, match="gives too much"):
                large()  # type: ignore[no-untyped-call]
        with pytest.raises(TooMuch, match="65 dimensions; torch computes with 64"):
            x[0].view([1] * 65)
        with pytest.raises(TooMuch, match="gives 20000 tensors; 16384 are taken"):
            torch.zeros(20000).unbind(0)


def test_in_a_known_mode_too() -> None:
    mode = fake_mode()
    x = mode.known(torch.arange(3))
    with mode, torch.profiler.profile(profile_memory=True) as profile:
        assert getattr(x.repeat(1 << 22), "constant", None) is None
        assert x.sum().item() == 3
        with pytest.raises(TooMuch):
            x[0].view([1] * 65)
    assert max(e.cpu_memory_usage for e in profile.key_averages()) < 1 << 16  # bytes; the repeated ones have 96 MB


def test_content_that_an_unknown_view_may_change_is_not_known(tmp_path: Path) -> None:
    mode = fake_mode()
    for view in (lambda x: x.expand(5000, 3), lambda x: aten._reshape_alias(x, [3], [1])):
        x = mode.known(torch.arange(3))
        with mode:
            view(x)[0].add_(5)  # type: ignore[no-untyped-call]
        assert x.constant is None


def test_in_a_known_mode_they_see_metadata_only() -> None:
    mode = fake_mode()
    x, i = mode.known(torch.arange(4)), mode.known(torch.tensor([FAR]))
    with mode:
        far = aten._unsafe_index.Tensor(x, [i])
    assert (tuple(far.shape), far.constant) == ((1,), None)
    assert x.sum().item() == 6  # what it is is still known


def test_a_graph_with_one_is_captured(tmp_path: Path) -> None:
    made = capture(tmp_path / "s", CALL + "return (x * r.sum(),)", POOL)
    assert made.graph(Key("joint")).op_counts()["aten.max_pool2d_with_indices_backward.default"] == 1
