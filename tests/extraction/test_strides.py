from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from extraction.strides import contiguous, laid_out, problem, span


@pytest.mark.parametrize("shape", [(), (3,), (2, 3, 5), (4, 0, 3), (1, 1)])
def test_strides_are_torchs(shape: tuple[int, ...]) -> None:
    assert contiguous(shape) == torch.empty(shape).stride()


@given(st.permutations(range(4)), st.lists(st.integers(0, 3), min_size=4, max_size=4), st.integers(1, 3))
def test_every_permuted_and_sliced_tensor_can_be_said_and_made(order: list[int], sizes: list[int], step: int) -> None:
    tensor = torch.arange(float(torch.Size(sizes).numel())).reshape(sizes)[..., ::step].permute(order)
    assert problem(tensor.shape, tensor.stride(), 1 << 40) == ""
    found = laid_out(tensor.contiguous(), tensor.stride())
    assert torch.equal(found, tensor)
    assert found.stride() == tensor.stride()


def test_an_expanded_tensor() -> None:
    tensor = torch.tensor([[1.0], [2.0]]).expand(2, 3)
    assert problem(tensor.shape, tensor.stride(), 100) == ""
    found = laid_out(tensor.contiguous(), tensor.stride())
    assert found.stride() == (1, 0)
    assert found.tolist() == [[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]


@pytest.mark.parametrize(
    ("shape", "strides", "text"),
    [
        ((2, 3), (3,), "has 1 numbers for 2 dimensions"),
        ((2, 3), (-3, 1), "holds -3; strides are not negative"),
        ((2, 3), (1, 1), "lets elements share a place"),
        ((3, 3), (2, 1), "lets elements share a place"),
        ((2, 2), (1, 10**9), "reaches further than memory does"),
        ((2,), (10**30,), "reaches further than memory does"),
    ],
)
def test_what_is_refused(shape: tuple[int, ...], strides: tuple[int, ...], text: str) -> None:
    assert problem(shape, strides, 1 << 20) == text


@pytest.mark.parametrize("tensor", [torch.empty(2, 3), torch.empty(4, 5)[:, ::2], torch.empty(3).expand(2, 3)])
def test_the_span_is_what_a_storage_needs(tensor: torch.Tensor) -> None:
    torch.empty(span(tensor.shape, tensor.stride())).as_strided(tensor.shape, tensor.stride())
    with pytest.raises(RuntimeError, match="out of bounds"):
        torch.empty(span(tensor.shape, tensor.stride()) - 1).as_strided(tensor.shape, tensor.stride())
