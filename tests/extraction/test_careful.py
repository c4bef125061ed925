"""Operators that trust their arguments do not run on content: `careful`, `known_scalars` and `known_mode` together."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch

from extraction import safety
from extraction.careful import Careful, Unchecked, trusts_arguments
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
