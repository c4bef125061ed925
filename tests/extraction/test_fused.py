"""What fused kernels compute, against the kernels themselves, and that it can be differentiated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from extraction.capture import Capture
from extraction.fused import PADDING_MASK, SOURCE_MASK, multi_head_attention
from extraction.key import Key
from tests.extraction.making import write

SOURCE = torch.ones(5, 5).triu(1).bool()
PADDING = torch.tensor([[False] * 5, [False, False, True, True, True]])


@pytest.mark.parametrize("same", [True, False])
@pytest.mark.parametrize(
    ("mask", "kind"), [(None, None), (SOURCE, SOURCE_MASK), (PADDING, PADDING_MASK), (SOURCE.expand(2, 4, 5, 5), 2)]
)
@pytest.mark.parametrize(("weights", "average"), [(True, True), (True, False), (False, True)])
def test_multi_head_attention(same: bool, mask: Any, kind: int | None, weights: bool, average: bool) -> None:
    torch.manual_seed(0)
    query = torch.randn(2, 5, 8)
    key, value = (query, query) if same else (torch.randn(2, 5, 8), torch.randn(2, 5, 8))
    rest = (torch.randn(24, 8), torch.randn(24), torch.randn(8, 8), torch.randn(8), mask, weights, average, kind)
    found = multi_head_attention(query, key, value, 8, 4, *rest)
    wanted = torch._native_multi_head_attention(query, key, value, 8, 4, *rest)
    torch.testing.assert_close(found[0], wanted[0], rtol=1e-4, atol=1e-5)
    if weights:
        torch.testing.assert_close(found[1], wanted[1], rtol=1e-4, atol=1e-5)


def test_a_sample_with_the_kernel_has_a_backward_graph(tmp_path: Path) -> None:
    inputs = {"x": ((2, 5, 8), "float32"), "w": ((24, 8), "float32"), "b": ((24,), "float32")}
    inputs |= {"v": ((8, 8), "float32"), "c": ((8,), "float32")}
    call = "torch._native_multi_head_attention(x, x, x, 8, 4, w, b, v, c, None, False)"
    sample = write(tmp_path / "s", f"return ({call}[0],)", inputs)
    capture = Capture(sample)
    assert capture.summary.failures == capture.summary.regions[0].failures == ()
    assert "torch._native_multi_head_attention" in capture.graph(Key("dynamo")).op_counts()
    assert capture.graph(Key("backward", "prims")).op_counts()
    inference = Capture(sample, dict.fromkeys(inputs, False))
    assert "aten._native_multi_head_attention.default" in inference.graph(Key("joint")).op_counts()
