"""What an untrusted sample may call, by full name or as a method, and what comes of it.

Example::

    function("torch.nn.functional.relu", (TENSOR,))      # TENSOR
    function("torch.load", (TEXT,))                      # NotAllowed: `torch.load` may not be called by a sample
    method(TENSOR, "size")                               # SIZES

What cannot happen: a module, a function or a class of torch is a value, so that nothing can be reached through it; a
name in one of these places stands for anything but torch's own function of that name.
"""

from __future__ import annotations

import ast

from extraction.graph import ITEM_BYTES
from extraction.safety_names import FFT, LINALG, OPERATORS, PRIMS, SPECIAL, words
from extraction.safety_overloads import LISTS, OVERLOADS, SEVERAL
from extraction.safety_values import (
    FLOAT,
    INTEGER,
    MOST_RESULTS,
    OTHER,
    SHAPE,
    TENSOR,
    TENSORS,
    TENSORS_AND_NUMBERS,
    Kind,
    NotAllowed,
    Value,
    either,
    kept_bounds,
    list_of_tensors,
)

IMPORTS = ("device", "inf", "nan")
ANNOTATIONS = (
    "torch.Tensor", "torch.nn.parameter.Parameter", "torch.nn.Parameter", "torch.SymInt", "torch.SymFloat",
    "torch.SymBool",
)  # fmt: skip
BUILTINS = frozenset(("slice", "abs", "int", "float", "bool", "min", "max"))
CONSTANTS = {"inf": FLOAT, "nan": FLOAT, "Ellipsis": OTHER}
RESERVED = frozenset(("self", "Ellipsis", *BUILTINS))
"""Names that no sample may bind, beside those that it imports."""

_DTYPES = (*ITEM_BYTES, "half", "float", "double", "short", "int", "long", "chalf", "cfloat", "cdouble")
_FORMATS = ("strided", "contiguous_format", "channels_last", "channels_last_3d", "preserve_format")
VALUES = {f"torch.{name}": OTHER for name in (*_DTYPES, *_FORMATS)} | {
    f"torch.{name}": FLOAT for name in ("inf", "nan", "pi", "e")
}
"""Constants by their full name, and what they are."""

ATTRIBUTES = {
    **dict.fromkeys(("T", "mT", "H", "mH", "real", "imag", "values", "indices"), TENSOR),
    **dict.fromkeys(("dtype", "device", "layout"), OTHER),
    **dict.fromkeys(("ndim", "is_cuda", "requires_grad", "itemsize"), INTEGER),
    "shape": SHAPE,
}
"""Attributes of tensors, and of the named tuples that `max` and its like give."""

_FUNCTIONAL = words(
    """
    adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d
    adaptive_max_pool3d affine_grid alpha_dropout avg_pool1d avg_pool2d avg_pool3d batch_norm bilinear
    binary_cross_entropy binary_cross_entropy_with_logits celu celu_ channel_shuffle conv1d conv2d conv3d conv_tbc
    conv_transpose1d conv_transpose2d conv_transpose3d cosine_embedding_loss cosine_similarity cross_entropy
    ctc_loss dropout dropout1d dropout2d dropout3d elu elu_ embedding embedding_bag feature_alpha_dropout fold
    fractional_max_pool2d fractional_max_pool3d gaussian_nll_loss gelu glu grid_sample group_norm grouped_mm
    gumbel_softmax hardshrink hardsigmoid hardswish hardtanh hardtanh_ hinge_embedding_loss huber_loss instance_norm
    interpolate kl_div l1_loss layer_norm leaky_relu leaky_relu_ linear linear_cross_entropy local_response_norm
    log_softmax logsigmoid lp_pool1d lp_pool2d lp_pool3d margin_ranking_loss max_pool1d max_pool1d_with_indices
    max_pool2d max_pool2d_with_indices max_pool3d max_pool3d_with_indices max_unpool1d max_unpool2d max_unpool3d
    mish mse_loss multi_head_attention_forward multi_margin_loss multilabel_margin_loss multilabel_soft_margin_loss
    nll_loss normalize one_hot pad pairwise_distance pdist pixel_shuffle pixel_unshuffle poisson_nll_loss prelu relu
    relu6 relu_ rms_norm rrelu rrelu_ scaled_dot_product_attention selu selu_ sigmoid silu smooth_l1_loss
    soft_margin_loss softmax softmin softplus softshrink softsign tanh tanhshrink threshold threshold_
    triplet_margin_loss unfold upsample upsample_bilinear upsample_nearest
    """
)
"""The public functions of `torch.nn.functional` that take no function."""

_MODULES = {
    "torch": OPERATORS - {"random"} | frozenset(("tensor", "as_tensor", "unique", "unravel_index", "_assert")),
    "torch._C._VariableFunctions": OPERATORS,
    "torch._C._nn": OPERATORS,
    "torch._C._fft": OPERATORS,
    "torch._C._linalg": OPERATORS,
    "torch._C._special": OPERATORS,
    "torch.ops.aten": OPERATORS,
    "torch.ops.prims": PRIMS,
    "torch.nn.functional": _FUNCTIONAL,
    "torch.functional": OPERATORS | frozenset(("unique", "unravel_index")),
    "torch.fft": FFT,
    "torch.linalg": LINALG,
    "torch.special": SPECIAL,
}
"""Names that may be called, by the module that they stand in."""

_VMAP = dict.fromkeys(("_vmap_increment_nesting", "_vmap_decrement_nesting", "_add_batch_dim", "_remove_batch_dim",
                       "lazy_load_decompositions"), TENSOR)  # fmt: skip
_FUNCTIONS = {
    **dict.fromkeys(("device", "slice", "torch.device", "torch.autograd.function.FunctionCtx"), OTHER),
    **dict.fromkeys(("float", "torch.sym_float", "torch.sym_sqrt"), FLOAT),
    **dict.fromkeys(("bool", "torch.sym_not", "torch._C._log_api_usage_once", "torch._C._set_grad_enabled",
                     "torch._check_is_size", "torch.amp.autocast_mode._exit_autocast"), INTEGER),
    **dict.fromkeys(("int", "torch.sym_int"), Value(frozenset(("number",)), 1024)),  # of the largest float
    **dict.fromkeys(("torch.sym_max", "torch.sym_min", "torch.sym_sum"), Value(frozenset(("number",)), 128)),
    "torch.amp.autocast_mode._enter_autocast": OTHER,
    "torch.Size": SHAPE,
    **{f"{module}.{name}": value for name, value in _VMAP.items()
       for module in ("torch._functorch.predispatch", "torch._C._functorch", "torch._functorch.vmap")},
}  # fmt: skip
"""Functions that are no operators of tensors, and what they give."""

_UNBOUNDED: dict[str, Kind] = {"int": "text", "torch.sym_int": "text", "torch.Size": "tensor"}
"""Arguments by which these give more than is said of them."""

_METHODS = OPERATORS | words(
    """
    __and__ __eq__ __ge__ __gt__ __invert__ __le__ __lt__ __ne__ __or__ __xor__ bfloat16 bool byte cdouble cfloat
    char cpu cuda double float half int long new_tensor short type unflatten unique view_as
    """
)
_SIZES = words("size stride sym_size sym_stride")
_NUMBERS = words(
    """
    _fused_sdp_choice _local_scalar_dense allclose dense_dim dim equal is_complex is_conj is_contiguous
    is_floating_point is_neg is_nonzero is_same_size is_signed item maximum_value minimum_value numel sym_numel
    """
)
_WHOLE = words("max median min nanmedian")
_EACH = words("atleast_1d atleast_2d atleast_3d dequantize quantize_per_tensor")
_PARTS = words("dsplit hsplit tensor_split vsplit")
_MIXED = words(
    """
    _batch_norm_impl_index _scaled_dot_product_flash_attention
    """
)
"""Operators of `SEVERAL` of which some result is a number; before it, those of `SEVERAL` that give one tensor for one
or two, those that give as many as they are given, and those that call themselves as often as a number says."""


def path_of(node: ast.expr) -> str | None:
    """`torch.nn.functional.relu` of such an expression; None for any other."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else None


def asks_for_indices(path: str, node: ast.Call) -> bool:
    """True for a call of a pooling function that may give indices beside its result: `return_indices` is not False."""
    name = path.rpartition(".")[2]
    place = 2 if name.startswith("adaptive") else 4 if name.startswith("fractional") else 6
    asked = [*node.args[place:], *(k.value for k in node.keywords if k.arg == "return_indices")]
    return any(not (isinstance(a, ast.Constant) and a.value is False) for a in asked)


def function(path: str, arguments: tuple[Value, ...], indices: bool = True) -> Value:
    """What a call by full name gives; `indices` as `asks_for_indices` says.

    Raises NotAllowed for a name that is not on the list.
    """
    if path in _UNBOUNDED and any(a.may_be(_UNBOUNDED[path]) for a in arguments):
        raise NotAllowed(f"`{path}` of a {_UNBOUNDED[path]}")
    if path in _FUNCTIONS:
        return kept_bounds(_FUNCTIONS[path], arguments)
    if path in ("abs", "min", "max"):
        return _least(arguments)
    module, _, name = path.rpartition(".")
    if module not in _MODULES and module.startswith(("torch.ops.aten.", "torch.ops.prims.")):
        overload = name
        module, _, name = module.rpartition(".")
        if overload not in OVERLOADS:
            raise NotAllowed(f"`{path[:80]}` may not be called by a sample")
    if name not in _MODULES.get(module, ()):
        raise NotAllowed(f"`{path[:80]}` may not be called by a sample")
    if module == "torch.nn.functional":
        pools = "with_indices" in name or (indices and "max_pool" in name)
        return TENSORS if pools or name == "multi_head_attention_forward" else TENSOR
    return _result(name, arguments)


def method(receiver: Value, name: str, arguments: tuple[Value, ...]) -> Value:
    """What a call of a method gives. Raises NotAllowed for one that is not on the list."""
    if name not in _METHODS or not receiver.may_be("tensor"):
        raise NotAllowed(f"the method `.{name[:80]}` may not be called by a sample")
    return _result(name, (receiver, *arguments))


def _result(name: str, arguments: tuple[Value, ...]) -> Value:
    count = len(arguments)
    if name in _NUMBERS:
        return INTEGER
    if name in _SIZES:
        return SHAPE if count == 1 else INTEGER
    if name in _MIXED:
        return TENSORS_AND_NUMBERS
    if name in _WHOLE and (count == 1 or arguments[1] == TENSOR):
        return TENSOR
    if name in _EACH and not any(a.may_be("sequence") for a in arguments):
        return TENSOR
    if name in _PARTS and any(1 << a.bits > MOST_RESULTS for a in arguments):
        raise NotAllowed(f"`{name}` into so many parts")
    if name in LISTS or (name == "where" and count == 1):
        return list_of_tensors(arguments)
    return TENSORS if name in SEVERAL else TENSOR


def _least(arguments: tuple[Value, ...]) -> Value:
    """What `abs`, `min` or `max` of numbers or tensors gives."""
    if not arguments or any(a.may_be("text") or a.may_be("other") for a in arguments):
        raise NotAllowed("abs, min or max of a text or None")
    found = [v for a in arguments for v in ((a.inner or OTHER, a) if a.may_be("sequence") else (a,))]
    result = found[0]
    for value in found[1:]:
        result = either(result, value)
    return result
