from __future__ import annotations

import operator
from typing import Any

import pytest
import torch

from extraction.graph import Kind
from extraction.levels import table_of
from extraction.operators import describe, kind_by_name, short_name, target_name

aten = torch.ops.aten
prims = torch.ops.prims

# By meaning, and core where the Core ATen operator set of torch's documentation lists it.
ATEN: list[tuple[str, Kind, bool]] = [
    ("mm.default", "matmul", True),
    ("bmm.default", "matmul", True),
    ("addmm.default", "matmul", True),
    ("baddbmm.default", "matmul", False),
    ("linear.default", "matmul", False),
    ("matmul.default", "matmul", False),
    ("dot.default", "matmul", False),
    ("mv.default", "matmul", False),
    ("convolution.default", "convolution", True),
    ("convolution_backward.default", "convolution", True),
    ("conv2d.default", "convolution", False),
    ("conv1d.default", "convolution", False),
    ("_scaled_dot_product_flash_attention_for_cpu.default", "attention", False),
    ("_scaled_dot_product_flash_attention_for_cpu_backward.default", "attention", False),
    ("_scaled_dot_product_efficient_attention.default", "attention", False),
    ("native_layer_norm.default", "normalization", True),
    ("native_layer_norm_backward.default", "normalization", True),
    ("native_group_norm.default", "normalization", True),
    ("_native_batch_norm_legit.default", "normalization", True),
    ("_native_batch_norm_legit_no_training.default", "normalization", True),
    ("native_batch_norm_backward.default", "normalization", False),
    ("_native_batch_norm_legit_functional.default", "normalization", False),
    ("add.Tensor", "pointwise", True),
    ("mul.Scalar", "pointwise", True),
    ("div.Tensor_mode", "pointwise", True),
    ("relu.default", "pointwise", True),
    ("gelu.default", "pointwise", True),
    ("gelu_backward.default", "pointwise", False),
    ("silu.default", "pointwise", False),
    ("sigmoid.default", "pointwise", True),
    ("sigmoid_backward.default", "pointwise", False),
    ("tanh_backward.default", "pointwise", False),
    ("threshold_backward.default", "pointwise", False),
    ("rsqrt.default", "pointwise", True),
    ("erf.default", "pointwise", True),
    ("where.self", "pointwise", True),
    ("clamp.default", "pointwise", True),
    ("maximum.default", "pointwise", True),
    ("eq.Scalar", "pointwise", True),
    ("bitwise_and.Tensor", "pointwise", True),
    ("logical_not.default", "pointwise", True),
    ("masked_fill.Scalar", "pointwise", False),
    ("native_dropout_backward.default", "pointwise", False),
    ("sum.dim_IntList", "reduction", True),
    ("sum.default", "reduction", False),
    ("mean.dim", "reduction", True),
    ("var.correction", "reduction", True),
    ("amax.default", "reduction", True),
    ("argmax.default", "reduction", True),
    ("any.dim", "reduction", True),
    ("max.dim", "reduction", True),
    ("prod.dim_int", "reduction", True),
    ("cumsum.default", "reduction", True),
    ("_softmax.default", "reduction", True),
    ("_log_softmax.default", "reduction", True),
    ("_softmax_backward_data.default", "reduction", False),
    ("logsumexp.default", "reduction", False),
    ("linalg_vector_norm.default", "reduction", False),
    ("max_pool2d_with_indices.default", "reduction", True),
    ("max_pool2d_with_indices_backward.default", "reduction", True),
    ("avg_pool2d.default", "reduction", True),
    ("_adaptive_avg_pool2d.default", "reduction", True),
    ("nll_loss_forward.default", "reduction", False),
    ("view.default", "view", True),
    ("_unsafe_view.default", "view", False),
    ("expand.default", "view", True),
    ("permute.default", "view", True),
    ("t.default", "view", False),
    ("transpose.int", "view", False),
    ("squeeze.dims", "view", True),
    ("unsqueeze.default", "view", True),
    ("select.int", "view", True),
    ("slice.Tensor", "view", True),
    ("split.Tensor", "view", False),
    ("split_with_sizes.default", "view", True),
    ("unbind.int", "view", False),
    ("as_strided.default", "view", True),
    ("alias.default", "view", True),
    ("detach.default", "view", False),
    ("diagonal.default", "view", True),
    ("unfold.default", "view", False),
    ("clone.default", "copy", True),
    ("_to_copy.default", "copy", True),
    ("copy.default", "copy", True),
    ("cat.default", "copy", True),
    ("stack.default", "copy", False),
    ("repeat.default", "copy", True),
    ("constant_pad_nd.default", "copy", True),
    ("flip.default", "copy", True),
    ("roll.default", "copy", False),
    ("embedding.default", "indexing", True),
    ("embedding_dense_backward.default", "indexing", True),
    ("gather.default", "indexing", True),
    ("index.Tensor", "indexing", True),
    ("index_put.default", "indexing", True),
    ("index_select.default", "indexing", True),
    ("scatter.src", "indexing", True),
    ("scatter_add.default", "indexing", True),
    ("select_scatter.default", "indexing", True),
    ("slice_scatter.default", "indexing", True),
    ("slice_backward.default", "indexing", False),
    ("select_backward.default", "indexing", False),
    ("topk.default", "indexing", True),
    ("sort.default", "indexing", True),
    ("nonzero.default", "indexing", True),
    ("full.default", "factory", True),
    ("full_like.default", "factory", True),
    ("zeros.default", "factory", False),
    ("ones_like.default", "factory", False),
    ("empty.memory_format", "factory", True),
    ("empty_like.default", "factory", False),
    ("arange.start_step", "factory", True),
    ("scalar_tensor.default", "factory", True),
    ("lift_fresh_copy.default", "factory", False),
    ("new_zeros.default", "factory", False),
    ("native_dropout.default", "random", True),
    ("rand.default", "random", True),
    ("randn.default", "random", True),
    ("rand_like.default", "random", False),
    ("randint.low", "random", False),
    ("randperm.default", "random", True),
    ("bernoulli.p", "random", False),
    ("multinomial.default", "random", False),
    ("normal.Tensor_Tensor", "random", False),
    ("sym_size.int", "symbol", True),
    ("sym_numel.default", "symbol", True),
    ("sym_stride.int", "symbol", True),
    ("_local_scalar_dense.default", "symbol", True),
    ("hardtanh_backward.default", "pointwise", False),
    ("hardswish_backward.default", "pointwise", False),
    ("leaky_relu_backward.default", "pointwise", False),
    ("masked_fill.Tensor", "pointwise", False),
    ("rsub.Tensor", "pointwise", False),
    ("triu.default", "pointwise", False),
    ("tril_indices.default", "factory", False),
    ("mse_loss.default", "reduction", False),
    ("reflection_pad2d.default", "copy", True),
    ("pixel_shuffle.default", "copy", False),
    ("fft_fft2.default", "other", False),
    ("linalg_det.default", "other", False),
    ("add_.Tensor", "pointwise", False),
    ("copy_.default", "copy", False),
    ("bernoulli_.float", "random", False),
    ("addmm_.default", "matmul", False),
    ("poisson_nll_loss.default", "reduction", False),
    ("tensor_split.sections", "view", False),
    ("upsample_nearest2d.vec", "indexing", True),
    ("upsample_bilinear2d_backward.default", "indexing", False),
    ("grid_sampler_2d.default", "indexing", True),
]  # fmt: skip

PRIMS: list[tuple[str, Kind]] = [
    ("add", "pointwise"),
    ("mul", "pointwise"),
    ("where", "pointwise"),
    ("rsqrt", "pointwise"),
    ("erf", "pointwise"),
    ("sum", "reduction"),
    ("amax", "reduction"),
    ("var", "reduction"),
    ("broadcast_in_dim", "view"),
    ("transpose", "view"),
    ("squeeze", "view"),
    ("split_dim", "view"),
    ("collapse_view", "view"),
    ("convert_element_type", "copy"),
    ("clone", "copy"),
    ("cat", "copy"),
    ("copy_to", "copy"),
    ("iota", "factory"),
    ("scalar_tensor", "factory"),
    ("empty_strided", "factory"),
    ("normal", "random"),
    ("uniform", "random"),
]

TORCH_LEVEL: list[tuple[Any, str, Kind]] = [
    (torch.conv2d, "torch.conv2d", "convolution"),
    (torch.nn.functional.linear, "torch._C._nn.linear", "matmul"),
    (torch.matmul, "torch.matmul", "matmul"),
    (torch.nn.functional.scaled_dot_product_attention, "torch._C._nn.scaled_dot_product_attention", "attention"),
    (torch.nn.functional.layer_norm, "torch.nn.functional.layer_norm", "normalization"),
    (torch.nn.functional.batch_norm, "torch.nn.functional.batch_norm", "normalization"),
    (torch.nn.functional.relu, "torch.nn.functional.relu", "pointwise"),
    (torch.nn.functional.gelu, "torch._C._nn.gelu", "pointwise"),
    (torch.nn.functional.normalize, "torch.nn.functional.normalize", "pointwise"),
    (torch.nn.functional.poisson_nll_loss, "torch.nn.functional.poisson_nll_loss", "reduction"),
    (torch.nn.functional.dropout, "torch.nn.functional.dropout", "random"),
    (torch.nn.functional.softmax, "torch.nn.functional.softmax", "reduction"),
    (torch.nn.functional.max_pool2d, "torch.nn.functional.max_pool2d", "reduction"),
    (torch.nn.functional.adaptive_avg_pool2d, "torch.nn.functional.adaptive_avg_pool2d", "reduction"),
    (torch.nn.functional.cross_entropy, "torch.nn.functional.cross_entropy", "reduction"),
    (torch.nn.functional.embedding, "torch.nn.functional.embedding", "indexing"),
    (torch.nn.functional.pad, "torch.nn.functional.pad", "copy"),
    (torch.cat, "torch.cat", "copy"),
    (torch.flatten, "torch.flatten", "view"),
    (torch.tensor_split, "torch.tensor_split", "view"),
    (torch.zeros, "torch.zeros", "factory"),
    (torch.arange, "torch.arange", "factory"),
    (torch.rand, "torch.rand", "random"),
    (torch.sum, "torch.sum", "reduction"),
    (operator.add, "operator.add", "pointwise"),
    (operator.iadd, "operator.iadd", "pointwise"),
    (operator.matmul, "operator.matmul", "matmul"),
    (operator.getitem, "operator.getitem", "view"),
    (operator.setitem, "operator.setitem", "indexing"),
    (getattr, "builtins.getattr", "symbol"),
    (torch.sym_int, "torch.sym_int", "symbol"),
]


def overload(name: str) -> Any:
    packet, _, kind = name.partition(".")
    return getattr(getattr(aten, packet), kind)


@pytest.mark.parametrize(("name", "kind", "core"), ATEN, ids=[n for n, _, _ in ATEN])
def test_aten_operators(name: str, kind: Kind, core: bool) -> None:
    found = describe(overload(name), "aten")
    assert (found.target, found.kind, found.core) == (f"aten.{name}", kind, core)
    assert found.schema.startswith("aten::")


@pytest.mark.parametrize(("name", "kind"), PRIMS, ids=[n for n, _ in PRIMS])
def test_prims(name: str, kind: Kind) -> None:
    found = describe(getattr(prims, name).default, "prims", table_of("prims"))
    assert (found.target, found.kind, found.core) == (f"prims.{name}.default", kind, False)
    assert found.kept == "a prim: nothing stands below it"


@pytest.mark.parametrize(("target", "name", "kind"), TORCH_LEVEL, ids=[n for _, n, _ in TORCH_LEVEL])
def test_torch_functions(target: Any, name: str, kind: Kind) -> None:
    assert target_name(target) == name
    assert describe(target, "aten").kind == kind


@pytest.mark.parametrize(
    ("method", "kind"),
    [
        ("view", "view"),
        ("reshape", "view"),
        ("size", "view"),
        ("transpose", "view"),
        ("contiguous", "view"),
        ("to", "copy"),
        ("repeat", "copy"),
        ("sum", "reduction"),
        ("softmax", "reduction"),
        ("masked_fill", "pointwise"),
        ("add_", "pointwise"),
        ("float", "copy"),
        ("new_zeros", "factory"),
        ("index_select", "indexing"),
        ("bernoulli_", "random"),
        ("matmul", "matmul"),
    ],
)
def test_methods(method: str, kind: Kind) -> None:
    assert describe(f"Tensor.{method}", "aten").kind == kind


def test_why_an_operator_is_left_whole() -> None:
    core, prim = table_of("core_aten"), table_of("prims")
    assert describe(aten.mul.Tensor, "aten").kept == "the aten level decomposes nothing"
    assert describe(aten.mul.Tensor, "core_aten", core).kept == "tagged core"
    assert describe(aten.mul.Tensor, "prims", prim).kept == ""
    assert describe(aten.native_batch_norm_backward.default, "core_aten", core).kept == ""
    assert describe(aten.mm.default, "prims", prim).kept == "no entry in the table"


def test_higher_order_operators_and_unknown_targets_have_a_name() -> None:
    assert target_name(torch.ops.higher_order.cond) == "higher_order.cond"
    assert describe(torch.ops.higher_order.cond, "aten").kind == "other"
    assert target_name(len) == "builtins.len"


@pytest.mark.parametrize(
    ("target", "short"),
    [
        ("aten.mul.Tensor", "mul"),
        ("prims.convert_element_type.default", "convert_element_type"),
        ("torch.nn.functional.relu", "relu"),
        ("torch._C._nn.gelu", "gelu"),
        ("Tensor.view", "view"),
        ("operator.add", "add"),
        ("higher_order.cond", "cond"),
    ],
)
def test_short_names(target: str, short: str) -> None:
    assert short_name(target) == short


def test_every_operator_of_the_tables_has_a_kind() -> None:
    """What torch tags as pointwise or as a reduction is never left as `other`."""
    tags = (torch.Tag.pointwise, torch.Tag.reduction)
    overloads = [op for op in table_of("prims") if isinstance(op, torch._ops.OpOverload)]
    tagged = [op for op in overloads if any(t in op.tags for t in tags)]
    assert len(tagged) > 300
    assert [str(op) for op in tagged if describe(op, "aten").kind == "other"] == []


def test_kinds_of_names_are_found_once() -> None:
    assert kind_by_name("scaled_dot_product_attention") == "attention"
    assert kind_by_name("frobnicate") is None
