from __future__ import annotations

import dataclasses

import pytest
import torch
from torch.utils._dtype_abbrs import dtype_abbrs

from extraction.graph import (
    ITEM_BYTES,
    LEVELS,
    PARTITIONERS,
    SHORT_DTYPE,
    STAGES,
    Extraction,
    Failure,
    Graph,
    Node,
    Operator,
    Partitioner,
    Result,
    ScalarType,
    Stage,
    Summary,
    TensorType,
)

F32 = TensorType((2, 3), (3, 1), "float32")


def joint() -> Graph:
    """`y = (x * w).sum()`, with the gradients of x and w written by hand."""
    mul, total = "aten.mul.Tensor", "aten.sum.default"
    nodes = (
        Node("x", "placeholder", "x", role="input", outputs=(F32,)),
        Node("w", "placeholder", "w", role="parameter", outputs=(F32,)),
        Node("t", "placeholder", "t", role="tangent", phase="backward", outputs=(TensorType((), (), "float32"),)),
        Node("mul", "call_function", mul, inputs=("x", "w"), outputs=(F32,), seq=1),
        Node("sum_1", "call_function", total, inputs=("mul",), outputs=(TensorType((), (), "float32"),), seq=2),
        Node("expand", "call_function", "aten.expand.default", inputs=("t",), outputs=(F32,), phase="backward", seq=2),
        Node("mul_1", "call_function", mul, inputs=("expand", "w"), outputs=(F32,), phase="backward", seq=1),
        Node("mul_2", "call_function", mul, inputs=("expand", "x"), outputs=(F32,), phase="backward", seq=1),
        Node("output", "output", "output", inputs=("sum_1", "mul_1", "mul_2"), role="output", phase="backward"),
    )
    results = (Result("sum_1", "output", "output 0"), Result("mul_1", "gradient", "gradient of x"))
    operators = (Operator(mul, "pointwise"), Operator(total, "reduction"), Operator("aten.expand.default", "view"))
    return Graph("joint", "aten", None, 0, nodes, results, operators)


def test_vocabulary_is_the_one_of_the_design() -> None:
    assert STAGES == ("dynamo", "joint", "forward", "backward")
    assert LEVELS == ("aten", "core_aten", "inductor", "prims")
    assert PARTITIONERS == ("default", "min-cut")


@pytest.mark.parametrize(
    ("shape", "dtype", "numel", "nbytes", "text"),
    [
        ((1, 64, 56, 56), "float32", 200704, 802816, "f32[1, 64, 56, 56]"),
        ((), "int64", 1, 8, "i64[]"),
        ((0, 4), "bfloat16", 0, 0, "bf16[0, 4]"),
        ((7,), "bool", 7, 7, "b8[7]"),
        ((2, 2), "complex128", 4, 64, "c128[2, 2]"),
        ((3, "u0"), "float16", None, None, "f16[3, u0]"),
        ((5,), "a_new_dtype", 5, None, "a_new_dtype[5]"),
    ],
)
def test_tensor_type(
    shape: tuple[int | str, ...], dtype: str, numel: int | None, nbytes: int | None, text: str
) -> None:
    value = TensorType(shape, shape, dtype)
    assert (value.numel, value.nbytes, str(value)) == (numel, nbytes, text)


def test_every_dtype_has_torchs_size() -> None:
    assert {name: getattr(torch, name).itemsize for name in ITEM_BYTES} == ITEM_BYTES


def test_short_dtypes_are_torchs_own() -> None:
    assert {name: dtype_abbrs[getattr(torch, name)] for name in SHORT_DTYPE} == SHORT_DTYPE


def test_scalar_type_is_written_as_torch_does() -> None:
    assert str(ScalarType("int", "u0 + 1")) == "Sym(u0 + 1)"


def test_records_are_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        F32.dtype = "float64"  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        joint().nodes[0].name = "y"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("op", "target", "expected"),
    [
        ("call_function", "aten.mul.Tensor", True),
        ("call_method", "Tensor.view", True),
        ("call_module", "layer", True),
        ("call_function", "operator.getitem", False),
        ("placeholder", "x", False),
        ("get_attr", "constant", False),
        ("output", "output", False),
    ],
)
def test_getitem_and_what_is_no_call_are_no_operators(op: str, target: str, expected: bool) -> None:
    assert Node("n", op, target).is_operator is expected  # type: ignore[arg-type]


def test_bytes_of_a_node_are_those_of_its_tensors_with_known_sizes() -> None:
    outputs = (F32, None, ScalarType("int", "u0"), TensorType(("u0",), (1,), "float32"), TensorType((5,), (1,), "int8"))
    assert Node("n", "call_function", "f", outputs=outputs, multiple=True).nbytes == 24 + 5


def test_nodes_by_name_and_users() -> None:
    graph = joint()
    assert graph.by_name["mul_1"].inputs == ("expand", "w")
    assert graph.users["w"] == ("mul", "mul_1")
    assert graph.users["expand"] == ("mul_1", "mul_2")
    assert graph.users["output"] == ()
    assert graph.operator["aten.sum.default"].kind == "reduction"


def test_pairs_lead_both_ways() -> None:
    assert joint().pairs == {
        "mul": ("mul_1", "mul_2"),
        "mul_1": ("mul",),
        "mul_2": ("mul",),
        "sum_1": ("expand",),
        "expand": ("sum_1",),
    }


def test_counts_in_all_and_by_phase() -> None:
    graph = joint()
    assert list(graph.op_counts().items()) == [
        ("aten.expand.default", 1),
        ("aten.mul.Tensor", 3),
        ("aten.sum.default", 1),
    ]
    assert graph.op_counts("forward") == {"aten.mul.Tensor": 1, "aten.sum.default": 1}
    assert graph.op_counts("backward") == {"aten.expand.default": 1, "aten.mul.Tensor": 2}


@pytest.mark.parametrize("stage", STAGES)
def test_a_graph_is_found_by_its_key_and_the_partitioner_counts_only_after_the_cut(stage: Stage) -> None:
    cut = stage in ("forward", "backward")
    part: Partitioner | None = "min-cut" if cut else None
    graph = dataclasses.replace(joint(), stage=stage, partitioner=part)
    found = Extraction(Summary("s", "", "2.13", (), ()), (graph,))
    assert found.find(stage, partitioner="min-cut") is graph
    assert found.find(stage, partitioner="default") is (None if cut else graph)
    assert found.find(stage, "prims", "min-cut") is None
    assert found.find(stage, partitioner="min-cut", region=1) is None


def test_a_failure_reads_as_one_line() -> None:
    assert str(Failure("TorchDynamo", "kind", "it broke", "mend it")) == "TorchDynamo: it broke (mend it)"
    assert str(Failure("TorchDynamo", "kind", "it broke")) == "TorchDynamo: it broke"
