from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensor

from extraction.fake_mode import fake_mode
from extraction.graph import TensorType
from extraction.inputs import InputPlan, fake, plan_inputs, real
from extraction.metas import Meta
from extraction.samples import Sample, SampleError, read_sample
from tests.conftest import WriteFolder

PARAMETER = "torch.nn.parameter.Parameter"


def sample(tiny: WriteFolder, *inputs: tuple[str, str, dict[str, Any]]) -> Sample:
    """A sample with inputs given as (name, annotation, other fields than name; float32 and shape [2] by default)."""
    signature, metas = "self", ""
    for name, annotation, fields in inputs:
        signature += f", {name}: {annotation}"
        values = {"name": name, "shape": [2], "dtype": "torch.float32", **fields}
        metas += f"class Meta_{name}:\n" + "".join(f"    {k} = {v!r}\n" for k, v in values.items())
    model = f"import torch\nclass GraphModule(torch.nn.Module):\n    def forward({signature}):\n        return ()\n"
    return read_sample(tiny(files={"model.py": model, "weight_meta.py": metas}))


def plan(meta: Meta, requires_grad: bool = False) -> InputPlan:
    return InputPlan(meta, meta.name, "input", requires_grad)


def made(meta: Meta, seed: int = 0) -> torch.Tensor:
    value = real(plan(meta), torch.Generator().manual_seed(seed))
    assert isinstance(value, torch.Tensor)
    assert (tuple(value.shape), str(value.dtype), value.device.type) == (meta.shape, f"torch.{meta.dtype}", "cpu")
    return value


# original name or name, dtype, what GraphNet's rule says
RULE = [
    ("L_self_modules_conv_parameters_weight_", "float32", True),
    ("x", "float16", True),
    ("x", "bfloat16", True),
    ("x", "float64", True),
    ("x", "int64", False),
    ("x", "bool", False),
    ("x", "complex64", False),
    ("L_self_modules_bn_buffers_running_mean_", "float32", False),
    ("L_self_modules_bn_buffers_running_var_", "float32", False),
    ("L_self_modules_bn_buffers_num_batches_tracked_", "float32", False),
    ("L_kwargs_attention_mask_", "float32", False),
    ("relative_position_indices", "float32", False),
    ("L_self_buffers_position_ids_", "float32", False),
    ("anchors", "float32", False),
]


@pytest.mark.parametrize(("name", "dtype", "expected"), RULE)
def test_who_requires_grad(tiny: WriteFolder, name: str, dtype: str, expected: bool) -> None:
    found = plan_inputs(sample(tiny, (name, "torch.Tensor", {"dtype": f"torch.{dtype}"})), {})
    assert [p.requires_grad for p in found] == [expected]


def test_the_original_name_decides_where_there_is_one(tiny: WriteFolder) -> None:
    found = plan_inputs(
        sample(
            tiny,
            ("w_0", "torch.Tensor", {"original_name": "running_mean"}),
            ("mask", "torch.Tensor", {"original_name": "weight"}),
            ("running_var", "torch.Tensor", {"original_name": ""}),
        ),
        {},
    )
    assert [p.requires_grad for p in found] == [False, True, False]


def test_the_metas_own_choice_goes_before_the_rule_and_the_users_before_both(tiny: WriteFolder) -> None:
    inputs = sample(
        tiny,
        ("a", "torch.Tensor", {"requires_grad": False}),
        ("mask", "torch.Tensor", {"requires_grad": True}),
        ("b", "torch.Tensor", {"requires_grad": False}),
        ("c", "torch.Tensor", {}),
        ("d", "torch.Tensor", {"requires_grad": None}),
    )
    assert [p.requires_grad for p in plan_inputs(inputs, {})] == [False, True, False, True, True]
    chosen = {"a": True, "mask": False, "c": False}
    assert [p.requires_grad for p in plan_inputs(inputs, chosen)] == [True, False, False, False, True]


def test_a_complex_input_may_require_grad_when_asked(tiny: WriteFolder) -> None:
    inputs = sample(tiny, ("z", "torch.Tensor", {"dtype": "torch.complex64"}))
    assert plan_inputs(inputs, {"z": True})[0].requires_grad


def test_integers_cannot_require_grad(tiny: WriteFolder) -> None:
    inputs = sample(tiny, ("i", "torch.Tensor", {"dtype": "torch.int64"}))
    with pytest.raises(SampleError, match=r"^tiny/weight_meta.py: i is int64; only floating-point tensors can require"):
        plan_inputs(inputs, {"i": True})


@pytest.mark.parametrize("dtype", ["quint8", "qint8", "qint32"])
def test_dtypes_of_which_torch_makes_no_fake_tensor(tiny: WriteFolder, dtype: str) -> None:
    with fake_mode(), pytest.raises(NotImplementedError):
        torch.empty(2, dtype=getattr(torch, dtype))
    inputs = sample(tiny, ("q", "torch.Tensor", {"dtype": f"torch.{dtype}"}))
    with pytest.raises(SampleError, match=f"^tiny/weight_meta.py: q is {dtype}; torch makes no fake tensors"):
        plan_inputs(inputs, {})


def test_a_choice_for_an_input_that_is_not_there(tiny: WriteFolder) -> None:
    with pytest.raises(SampleError, match="requires_grad names y, which is no input of forward"):
        plan_inputs(sample(tiny, ("x", "torch.Tensor", {})), {"x": True, "y": True})


def test_labels_roles_and_types(tiny: WriteFolder) -> None:
    found = plan_inputs(
        sample(
            tiny,
            ("L_self_modules_fc_parameters_weight_", PARAMETER, {"shape": [4, 3]}),
            ("w_1", "torch.Tensor", {"original_name": "L_self_modules_bn_buffers_running_mean_", "shape": []}),
            ("L_kwargs_input_ids_", "torch.Tensor", {"dtype": "torch.int64", "shape": [2, 3, 5]}),
        ),
        {},
    )
    assert [(p.label, p.role) for p in found] == [
        ("fc.weight", "parameter"),
        ("bn.running_mean", "buffer"),
        ("input_ids", "input"),
    ]
    assert [p.type for p in found] == [
        TensorType((4, 3), (3, 1), "float32"),
        TensorType((), (), "float32"),
        TensorType((2, 3, 5), (15, 5, 1), "int64"),
    ]


def test_symbolic_inputs_are_numbers(tiny: WriteFolder) -> None:
    number = {"shape": [], "dtype": "torch.int64", "data": [4]}
    floating = {"shape": [], "dtype": "torch.float64", "data": [0.5]}
    found = plan_inputs(sample(tiny, ("s0", "torch.SymInt", number), ("f", "torch.SymFloat", floating)), {})
    assert [(p.number, p.role, p.requires_grad) for p in found] == [(4, "input", False), (0.5, "input", False)]
    mode = fake_mode()
    assert [fake(p, mode) for p in found] == [4, 0.5]
    assert [real(p, torch.Generator()) for p in found] == [4, 0.5]


def test_a_symbolic_input_without_a_value(tiny: WriteFolder) -> None:
    inputs = sample(tiny, ("s0", "torch.SymInt", {"shape": [], "dtype": "torch.int64", "data": None}))
    with pytest.raises(SampleError, match=r"^tiny/weight_meta.py: s0 is a torch.SymInt without `data`"):
        plan_inputs(inputs, {})


def test_fakes_have_the_metas_type_and_no_memory() -> None:
    mode = fake_mode()
    large = Meta("w", (1 << 20, 1 << 20), "float32", device="cuda:0")
    found = fake(plan(large, requires_grad=True), mode)
    assert isinstance(found, FakeTensor)
    assert (tuple(found.shape), found.dtype, found.device) == (large.shape, torch.float32, torch.device("cpu"))
    assert found.requires_grad
    assert found.is_leaf
    assert not fake(plan(Meta("i", (2,), "int64")), mode).requires_grad


class TestReal:
    def test_literal_data(self) -> None:
        data = (1.5, math.nan, math.inf, -2.0)
        found = made(Meta("x", (2, 2), "float16", data=data, mean=9.0, std=9.0))
        assert found.isnan().tolist() == [[False, True], [False, False]]
        assert found[[0, 1, 1], [0, 0, 1]].tolist() == [1.5, math.inf, -2.0]
        assert made(Meta("i", (3,), "int64", data=(3, 1, 2))).tolist() == [3, 1, 2]
        assert made(Meta("b", (2,), "bool", data=(True, False))).tolist() == [True, False]
        assert made(Meta("e", (0, 4), "float32", data=())).numel() == 0

    @pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
    def test_floats_lie_around_the_mean_with_a_fifth_of_the_deviation(self, dtype: str) -> None:
        found = made(Meta("x", (100, 100), dtype, mean=3.0, std=0.5)).double()
        assert found.mean().item() == pytest.approx(3.0, abs=0.01)
        assert found.std().item() == pytest.approx(0.1, rel=0.05)

    def test_floats_of_unknown_statistics_are_small_and_around_zero(self) -> None:
        found = made(Meta("x", (100, 100), "float32"))
        assert found.mean().item() == pytest.approx(0.0, abs=0.01)
        assert found.std().item() == pytest.approx(0.1, rel=0.05)

    def test_the_scale_can_be_chosen(self) -> None:
        meta = Meta("x", (100, 100), "float32", mean=0.0, std=1.0)
        found = real(plan(meta), torch.Generator().manual_seed(0), scale=1.0)
        assert found.std().item() == pytest.approx(1.0, rel=0.05)

    @pytest.mark.parametrize(
        ("low", "high", "expected"), [(-0.05, 0.05, (-0.05, 0.05)), (0.0, None, (0.0, None)), (None, 0.0, (None, 0.0))]
    )
    def test_floats_keep_to_the_range(
        self, low: float | None, high: float | None, expected: tuple[float | None, float | None]
    ) -> None:
        found = made(Meta("x", (1000,), "float32", mean=0.0, std=1.0, min_val=low, max_val=high))
        if expected[0] is not None:
            assert found.min().item() == pytest.approx(expected[0])
        if expected[1] is not None:
            assert found.max().item() == pytest.approx(expected[1])

    @pytest.mark.parametrize("dtype", ["int64", "int32", "uint8"])
    def test_integers_fill_the_range(self, dtype: str) -> None:
        found = made(Meta("i", (1000,), dtype, min_val=2, max_val=5))
        assert sorted(set(found.tolist())) == [2, 3, 4, 5]

    def test_integers_without_a_range_are_valid_indices_everywhere(self) -> None:
        assert made(Meta("i", (50,), "int64", mean=17.0, std=3.0)).eq(0).all()

    def test_booleans_are_both(self) -> None:
        assert set(made(Meta("b", (100,), "bool")).tolist()) == {True, False}

    def test_complex_numbers_vary_in_both_parts(self) -> None:
        found = torch.view_as_real(made(Meta("z", (1000,), "complex64", mean=1.0, std=1.0)))
        assert found.std(0).min().item() > 0.05

    def test_eight_bit_floats(self) -> None:
        assert made(Meta("x", (4,), "float8_e4m3fn", mean=1.0, std=0.5)).float().isfinite().all()

    def test_the_seed_decides(self) -> None:
        meta = Meta("x", (8,), "float32", mean=0.0, std=1.0)
        assert torch.equal(made(meta, 1), made(meta, 1))
        assert not torch.equal(made(meta, 1), made(meta, 2))

    def test_the_global_generator_is_left_alone(self) -> None:
        torch.manual_seed(5)
        expected = torch.rand(1)
        torch.manual_seed(5)
        for dtype in ("float32", "int64", "bool"):
            made(Meta("x", (8,), dtype, min_val=0, max_val=3))
        assert torch.equal(torch.rand(1), expected)

    def test_gradients_are_asked_for_as_planned(self) -> None:
        assert real(plan(Meta("x", (2,), "float32"), requires_grad=True), torch.Generator()).requires_grad
        assert not real(plan(Meta("x", (2,), "float32")), torch.Generator()).requires_grad
