"""Which additions autograd made, by hand."""

from __future__ import annotations

import pytest

from extraction.graph import Graph, Node, TensorType
from extraction.sums import sums_of_gradients

W = TensorType((4,), (1,), "float32")
LAST = 7  # the sequence number at which forward ended


def _back(name: str, target: str, *inputs: str, seq: int = LAST, type: TensorType = W, origin: str = "") -> Node:
    return Node(name, "call_function", target, target, inputs, (), inputs, (type,), phase="backward", seq=seq,
                origin=origin)  # fmt: skip


def _graph(*nodes: Node) -> Graph:
    given = Node("t", "placeholder", "t", outputs=(W,), role="tangent", phase="backward")
    loss = Node("f", "call_function", "aten.sin.default", outputs=(W,), seq=LAST)
    return Graph("joint", "aten", None, 0, (given, loss, *nodes), (), ())


A, B = _back("a", "aten.mul.Tensor", "t", seq=3), _back("b", "aten.neg.default", "t", seq=4)


@pytest.mark.parametrize(
    ("nodes", "wanted"),
    [
        ((A, B, _back("s", "aten.add.Tensor", "a", "b")), {"s": ("a", "b")}),
        ((A, B, _back("s", "aten.add.Tensor", "a", "b", seq=5)), {}),  # a backward formula adds
        ((A, B, _back("s", "aten.mul.Tensor", "a", "b")), {}),
        ((A, B, _back("s", "aten.add.Tensor", "a", "f")), {}),  # a value of forward is no gradient
        ((A, _back("c", "aten.sum.default", "t", type=TensorType((), (), "float32")),
          _back("s", "aten.add.Tensor", "a", "c")), {}),
        ((A, B, *(_back(n, f"prims.{t}.default", *i, origin="s") for n, t, *i in (
            ("c1", "convert_element_type", "a"), ("c2", "convert_element_type", "b"), ("d", "add", "c1", "c2"),
            ("e", "convert_element_type", "d"))), ), dict.fromkeys(("c1", "c2", "d", "e"), ("a", "b"))),
    ],
)  # fmt: skip
def test_sums(nodes: tuple[Node, ...], wanted: dict[str, tuple[str, ...]]) -> None:
    assert sums_of_gradients(_graph(*nodes)) == wanted


def test_a_graph_without_sequence_numbers_has_none() -> None:
    assert sums_of_gradients(Graph("dynamo", "aten", None, 0, (), (), ())) == {}
