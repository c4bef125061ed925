"""What torch knows of an operator: its name, its kind, whether it is core aten, and why a level leaves it whole.

Example::

    describe(torch.ops.aten.mul.Tensor, "prims", table)   # Operator("aten.mul.Tensor", "pointwise", …, kept="")

What cannot happen: a tensor is touched; an operator without tags is guessed to be core.

Note: kinds
    Torch tags pointwise, reduction and core operators. What it does not tag is told from the schema (a result that
    aliases an argument without changing it is a view; an operator without tensor arguments is a factory) and, for the
    families that a compiler treats apart (matmul, convolution, attention, normalization, indexing), from the name.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Any

from extraction.graph import Kind, Level, Operator

_FAMILIES: tuple[tuple[Kind, str], ...] = (
    (
        "pointwise",
        r"^(glu|hardswish|prelu|_prelu_kernel|log_sigmoid(_forward)?|rsub|tril|triu|fill|zero|where|complex|polar|isclose"
        r"|isin|xlogy)$",
    ),
    ("attention", r"scaled_dot_product|attention"),
    ("convolution", r"conv(olution|_|\d|$)"),
    (
        "matmul",
        r"^(mm|bmm|addmm|baddbmm|addbmm|matmul|linear|mv|addmv|dot|vdot|outer|ger|addr|einsum|_int_mm|_scaled_mm"
        r"|_addmm_activation|bilinear|_trilinear|chain_matmul|tensordot|inner)$",
    ),
    ("normalization", r"(batch|layer|group|instance|rms)_norm|local_response_norm|_weight_norm"),
    ("communication", r"all_reduce|all_gather|reduce_scatter|all_to_all|wait_tensor|broadcast_coalesced"),
    (
        "random",
        r"^(rand|rrelu|inductor_(seed|random|lookup_seed)|philox|rngprims|run_and_save_rng_state|run_with_rng_state)"
        r"|^(bernoulli|multinomial|normal|normal_functional|log_normal|uniform|exponential|geometric|cauchy|poisson)$"
        r"|(^|_)dropout(\d?d)?$|rand(n|int|perm)?(_like)?$",
    ),
    (
        "indexing",
        r"embedding|gather|scatter|index|take|^(slice|select|narrow|diagonal)_backward$|masked_select|nonzero|searchsorted|bucketize|sort|topk|unique"
        r"|one_hot|kthvalue|mode$|^_?upsample|grid_sampler",
    ),
    (
        "reduction",
        r"softmax|logsumexp|cumsum|cumprod|cummax|cummin|pool|nll_loss|cross_entropy|norm$|argmax|argmin|histc"
        r"|bincount|aminmax|trace|quantile|(mse|l1|huber)_loss|kl_div|^(sum|mean|prod|amax|amin|any|all|max|min|var|std|median|var_mean)(_dim)?$",
    ),
    (
        "copy",
        r"^(clone|_to_copy|copy|convert_element_type|cat|stack|repeat|_pin_memory|device_put|clone_preserve_strides"
        r"|constant_pad_nd|pad|flip|roll|copy_to|copy_strided|_to_dense|to|type|type_as|float|double|half|bfloat16|long|int"
        r"|short|byte|char|bool|cpu|cuda|tile|repeat_interleave|rot90|concat|concatenate|[hvd]stack|col2im|im2col"
        r"|(reflection|replication)_pad\dd|pixel_(un)?shuffle|(native_)?channel_shuffle|diag_embed)$",
    ),
    (
        "factory",
        r"^(full|zeros|ones|empty|arange|iota|linspace|logspace|eye|scalar_tensor|new_|lift_fresh|tril_indices"
        r"|triu_indices|_tensor_constant|tensor$)",
    ),
    (
        "view",
        r"^(view|_unsafe_view|reshape|expand|permute|transpose|t|squeeze|unsqueeze|select|slice|split|unbind|as_strided|detach"
        r"|alias|chunk|flatten|diagonal|unfold|broadcast_in_dim|collapse_view|split_dim|movedim|narrow|contiguous"
        r"|tensor_split|unsafe_split|ravel"
        r"|size|swapaxes|unflatten)(_|$)",
    ),
)


def short_name(target: str) -> str:
    """`mul` of `aten.mul.Tensor`, `relu` of `torch.nn.functional.relu`, `view` of `Tensor.view`."""
    parts = target.split(".")
    if len(parts) >= 3 and parts[0] not in ("torch", "operator", "Tensor", "builtins"):
        return parts[-2]
    return parts[-1]


@lru_cache(maxsize=4096)
def kind_by_name(name: str) -> Kind | None:
    """The kind that an operator's short name tells, or None."""
    for kind, pattern in _FAMILIES:
        if re.search(pattern, name):
            return kind
    return None


def target_name(target: Any) -> str:
    """The contract's name of an FX target: `aten.mul.Tensor`, `torch.conv2d`, `operator.getitem`, `Tensor.view`."""
    import torch
    from torch.fx.node import _get_qualified_name

    if isinstance(target, torch._ops.OpOverload):
        return str(target)
    if isinstance(target, torch._ops.HigherOrderOperator):
        return f"higher_order.{target.__name__}"
    name = _get_qualified_name(target)
    if name.startswith("_operator."):
        return name[1:]
    return name if "." in name else f"builtins.{name}"


def describe(target: Any, level: Level, table: Collection[Any] = ()) -> Operator:
    """The record of an operator at a level; `table` holds the level's decompositions by operator."""
    import torch

    name = target if isinstance(target, str) else target_name(target)
    if not isinstance(target, torch._ops.OpOverload):
        return Operator(name, _other_kind(name))
    core = torch.Tag.core in target.tags
    return Operator(
        name, _kind(target), str(target._schema), core, "" if target in table else _kept(target, level, core)
    )


def _kept(target: Any, level: Level, core: bool) -> str:
    if level == "aten":
        return "the aten level decomposes nothing"
    if target.namespace == "prims":
        return "a prim: nothing stands below it"
    if core and level == "core_aten":
        return "tagged core"
    return "no entry in the table"


def _kind(target: Any) -> Kind:
    import torch

    schema, name = target._schema, target._schema.name.split("::")[-1].rstrip("_")
    backward, tags = name.endswith("_backward"), target.tags
    named = kind_by_name(name) or kind_by_name(name.removesuffix("_backward"))
    if named == "random" and backward:
        return "pointwise"  # the gradient multiplies by the mask that was saved; nothing random is left
    if named in ("attention", "convolution", "matmul", "normalization", "communication", "random", "copy"):
        return named
    if torch.Tag.nondeterministic_seeded in tags:
        return "random"
    if torch.Tag.pointwise in tags or (named is None and _is_pointwise_elsewhere(target.namespace, name)):
        return "pointwise"
    if torch.Tag.reduction in tags:
        return "reduction"
    if _is_view(schema):
        return "view"
    if named is not None:
        return named
    gives = any("Tensor" in str(r.type) for r in schema.returns)
    if schema.returns and not gives:
        return "symbol"  # a size, or a value that is read back
    if gives and not any("Tensor" in str(a.type) for a in schema.arguments):
        return "factory"
    return "pointwise" if target.namespace == "prims" else "other"


@lru_cache(maxsize=4096)
def _is_pointwise_elsewhere(namespace: str, name: str) -> bool:
    """True where torch tags another overload so, or the operator whose gradient this is (`hardtanh_backward`)."""
    import torch

    packet = getattr(getattr(torch.ops, namespace), name.removesuffix("_backward"), None)
    overloads = [getattr(packet, o) for o in packet.overloads()] if packet is not None else []
    return any(torch.Tag.pointwise in o.tags for o in overloads)


def _is_view(schema: Any) -> bool:
    return any(r.alias_info is not None and not r.alias_info.is_write for r in schema.returns)


def _other_kind(name: str) -> Kind:
    if name.startswith(("operator.", "builtins.", "math.", "torch.sym", "torch._check")):
        return _PYTHON_KINDS.get(name) or ("pointwise" if _ARITHMETIC.match(name) else "symbol")
    named = kind_by_name(short_name(name).strip("_").removesuffix("_backward"))
    if named is not None:
        return named
    return "pointwise" if name.startswith(("torch.", "Tensor.")) else "other"


_ARITHMETIC = re.compile(
    r"operator\.i?(add|sub|mul|truediv|pow|mod|and_?|or_?|xor|neg|pos|invert|eq|ne|lt|le|gt|ge|floordiv|lshift|rshift)$"
)
_PYTHON_KINDS: dict[str, Kind] = {
    "operator.getitem": "view",
    "operator.setitem": "indexing",
    "operator.matmul": "matmul",
    "operator.imatmul": "matmul",
}
