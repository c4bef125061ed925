from __future__ import annotations

from typing import Any

import pytest
import torch
from torch.utils.flop_counter import flop_registry

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.failures import StepFailed
from extraction.key import Key
from extraction.samples import read_sample


@pytest.fixture
def capture() -> Capture:
    return Capture(read_sample(resolve("linear_gelu")))


def test_a_multiply_and_an_add_count_as_two(capture: Capture) -> None:
    (product,) = (n for n in capture.graph(Key("forward")).nodes if n.target == "aten.addmm.default")
    left, right = (capture.graph(Key("forward")).by_name[i].outputs[0].shape for i in product.inputs[1:])  # type: ignore[union-attr]
    assert product.flops == 2 * int(left[0]) * int(left[1]) * int(right[1])


@pytest.mark.parametrize("level", ["aten", "prims"])
def test_a_formula_that_raises_leaves_it_unknown(capture: Capture, level: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(*args: Any, **kwargs: Any) -> int:
        raise AssertionError("not for these shapes")

    for packet in (torch.ops.aten.addmm, torch.ops.aten.mm):
        monkeypatch.setitem(flop_registry, packet, raises)
    nodes = capture.graph(Key("joint", level)).nodes
    assert [n.flops for n in nodes if n.target in ("aten.addmm.default", "aten.mm.default")]
    assert all(n.flops is None for n in nodes)


def test_what_cannot_be_described_is_a_failed_step(capture: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(*args: Any) -> Any:
        raise KeyError("no such node")

    monkeypatch.setattr("extraction.capture.to_graph", raises)
    for key in (Key("dynamo"), Key("joint"), Key("joint", "prims")):
        with pytest.raises(StepFailed, match="describe: KeyError: 'no such node'"):
            capture.graph(key)
