"""Costs of small graphs, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.graph import Graph, Kind, Operator, Result, TensorType
from tests.viewer.hand_graphs import conv_bn, f32, given, graph, item, op
from viewer.cost import costs, held_bytes

KINDS: dict[str, Kind] = {"mul": "pointwise", "sum": "reduction", "t": "view", "full": "factory", "mm": "matmul"}
X, ROW = f32(4, 8), f32(8)  # 128 and 32 bytes


def of_kinds(found: Graph) -> Graph:
    """Each operator's kind by its name."""
    return replace(found, operators=tuple(Operator(o.target, KINDS[o.target]) for o in found.operators))


def chain() -> Graph:
    """mul (twice the same tensor), a view of it, a matrix product, a sum in backward; a constant that nobody needs."""
    nodes = [
        given("x", X, "input"),
        op("square", "mul", "x", X),
        op("turned", "t", "square", f32(8, 4)),
        op("product", "mm", "square turned", f32(4, 4), flops=256),
        op("row", "sum", "square", ROW, phase="backward"),
        op("spread", "mul", "row x", X, phase="backward"),
        op("ones", "full", "", ROW),
    ]
    return of_kinds(graph(nodes, [Result("product", "output", "output 0"), Result("spread", "gradient", "x")]))


def test_a_chain_by_hand() -> None:
    found = costs(chain())
    assert (found.total.operators, found.total.calls, found.total.views) == (5, 6, 1)
    # the output node reads two, square and turned are read by the product
    assert (found.total.nodes, found.total.edges) == (8, 1 + 1 + 2 + 1 + 2 + 2)
    # mul reads x once: 128; mm reads 128 + 128; sum reads 128; mul reads 32 + 128; full reads nothing
    assert found.total.read == 128 + 256 + 128 + 160
    assert found.total.written == 128 + 64 + 32 + 128 + 32  # the view writes nothing
    assert (found.forward.read, found.backward.read) == (128 + 256, 128 + 160)
    assert found.total.flops == found.forward.flops == 256
    assert found.total.elements == 32 + 32 + 32  # results of both mul, what the sum reads
    assert found.total.chain == 3  # square, row, spread
    assert (found.forward.chain, found.backward.chain) == (2, 2)
    assert found.saved == 128 + 128  # square and x are read in backward
    assert found.total.moved == found.total.read + found.total.written


def test_phases_add_up_to_the_whole() -> None:
    found = costs(conv_bn())
    for name in ("nodes", "edges", "calls", "read", "written", "flops", "elements"):
        assert getattr(found.total, name) == getattr(found.forward, name) + getattr(found.backward, name), name


def test_the_golden_example() -> None:
    """Sizes: image 1,024 bytes, input 768, weight 432, vectors 16, saved empties 0."""
    found = costs(conv_bn())
    forward = (768 + 432) + (1024 + 4 * 16)
    assert found.forward.read == forward
    assert found.forward.written == 1024 + 1024
    backward = (1024 + 1024 + 3 * 16) + (1024 + 768 + 432)
    assert (found.backward.read, found.backward.written) == (backward, (1024 + 16 + 16) + (768 + 432))
    assert found.total.chain == 4  # batch norm's backward reads statistics that its forward gives
    assert found.saved == 3 * 16 + 432 + 768 + 1024


def test_a_tuple_is_read_by_its_items() -> None:
    nodes = [
        given("x", X, "input"),
        op("pair", "mul", "x", X, ROW),
        item("first", "pair", X),
        op("again", "mul", "first", X),
    ]
    found = costs(of_kinds(graph(nodes, [Result("again", "output", "output 0")])))
    assert (found.total.read, found.total.written) == (128 + 128, 160 + 128)
    assert (found.total.calls, found.total.chain) == (2, 2)


@pytest.mark.parametrize(
    ("value", "size"),
    [
        (TensorType((4, 8), (8, 1), "float32"), 128),
        (TensorType((4, 8), (0, 1), "float32"), 32),
        (TensorType((4, 8), (0, 0), "bfloat16"), 2),
        (TensorType((), (), "float64"), 8),
        (TensorType((0, 8), (0, 1), "float32"), 0),
        (TensorType(("u0", 8), (8, 1), "float32"), None),
        (TensorType((4,), (1,), "odd"), None),
        (TensorType((4, 2), (), "float32", layout="sparse_coo"), 32),
    ],
)
def test_bytes_that_a_tensor_holds(value: TensorType, size: int | None) -> None:
    assert held_bytes(value) == size


def test_sizes_that_are_not_known_are_left_out_and_counted() -> None:
    unknown = TensorType(("u0",), (1,), "float32")
    nodes = [given("x", X, "input"), op("a", "mul", "x", unknown), op("b", "mul", "a", X)]
    found = costs(of_kinds(graph(nodes, [Result("b", "output", "output 0")])))
    assert (found.total.unknown, found.total.read, found.total.written) == (2, 128, 128)
