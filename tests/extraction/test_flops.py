from __future__ import annotations

from typing import Any

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils.flop_counter import flop_registry

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.failures import StepFailed
from extraction.flops import flops_of
from extraction.key import Key
from extraction.samples import read_sample


@pytest.fixture
def capture() -> Capture:
    return Capture(read_sample(resolve("linear_gelu")))


def test_a_multiply_and_an_add_count_as_two(capture: Capture) -> None:
    (product,) = (n for n in capture.graph(Key("forward")).nodes if n.target == "aten.addmm.default")
    left, right = (capture.graph(Key("forward")).by_name[i].outputs[0].shape for i in product.inputs[1:])  # type: ignore[union-attr]
    assert product.flops == 2 * int(left[0]) * int(left[1]) * int(right[1])


def counted(function: Any, *shapes: tuple[int, ...]) -> int:
    """FLOPs of a function's only counted call, on fake tensors."""
    with FakeTensorMode():
        traced = make_fx(function)(*(torch.empty(shape) for shape in shapes))
    (found,) = (f for n in traced.graph.nodes if (f := flops_of(n)) is not None)
    return found


@pytest.mark.parametrize(
    ("shape", "weight", "stride", "transposed", "groups", "once"),
    [
        # output elements × multiply-adds of one of them × 2
        ((2, 8, 10, 10), (6, 8, 3, 3), 1, False, 1, 2 * 6 * 8 * 8 * (8 * 9) * 2),
        ((2, 8, 11, 11), (6, 8, 3, 3), 2, False, 1, 2 * 6 * 5 * 5 * (8 * 9) * 2),
        ((1, 8, 10, 10), (8, 1, 3, 3), 1, False, 8, 8 * 8 * 8 * 9 * 2),  # depthwise
        ((1, 8, 10, 10), (6, 4, 3, 3), 1, False, 2, 6 * 8 * 8 * (4 * 9) * 2),
        # transposed: input elements × what each of them adds to
        ((1, 8, 5, 5), (8, 3, 3, 3), 1, True, 2, 8 * 5 * 5 * (3 * 9) * 2),
    ],
)
@pytest.mark.parametrize("mask", [[True, True, False], [False, True, True], [True, False, False]])
def test_each_gradient_of_a_convolution_costs_what_it_does(
    shape: Any, weight: Any, stride: int, transposed: bool, groups: int, once: int, mask: list[bool]
) -> None:
    rest = ([stride] * 2, [0] * 2, [1] * 2, transposed, [0] * 2, groups)
    convolve = torch.ops.aten.convolution.default
    assert counted(lambda x, w: convolve(x, w, None, *rest), shape, weight) == once

    with FakeTensorMode():
        out = tuple(convolve(torch.empty(shape), torch.empty(weight), None, *rest).shape)
    backward = torch.ops.aten.convolution_backward.default
    found = counted(lambda g, x, w: backward(g, x, w, [weight[0]], *rest, mask), out, shape, weight)
    assert found == once * sum(mask[:2])


def test_attention_on_the_cpu_counts_its_products() -> None:
    """Two products forward; five backward, of which one is made anew (2 × 3 heads, 5 queries, 7 keys, width 4)."""
    query, key = (2, 3, 5, 4), (2, 3, 7, 4)
    product = 2 * 3 * (5 * 7) * 4 * 2
    attend = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default
    back = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default
    assert counted(attend, query, key, key) == 2 * product
    found = counted(
        lambda g, q, k, v, o, s: back(g, q, k, v, o, s, 0.0, False), query, query, key, key, query, (2, 3, 5)
    )
    assert found == 5 * product


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
