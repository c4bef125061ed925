"""Fused kernels for inference that torch cannot differentiate, and the computation that each of them fuses.

Example::

    with differentiable(region.module):
        joint = trace_joint(region.module, region.args, mode)      # traced through `multi_head_attention` below

What cannot happen: the torch-level graph is another one afterwards; a kernel is replaced where nothing requires grad.

Source: torch.nn.functional.multi_head_attention_forward, which torch.nn.MultiheadAttention runs in training, and whose
values the kernel gives (a test compares them).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch import Tensor
    from torch.fx import GraphModule

SOURCE_MASK, PADDING_MASK = 0, 1


@contextmanager
def differentiable(module: GraphModule) -> Iterator[None]:
    """Within, calls of fused kernels in the graph call what they fuse."""
    replaced = [(n, n.target) for n in module.graph.nodes if n.op == "call_function" and n.target in _known()]
    for n, target in replaced:
        n.target = _known()[target]
    try:
        yield
    finally:
        for n, target in replaced:
            n.target = target


@cache
def _known() -> Mapping[Any, Callable[..., Any]]:
    import torch

    packet = torch.ops.aten._native_multi_head_attention
    return dict.fromkeys((torch._native_multi_head_attention, packet, packet.default), multi_head_attention)


def multi_head_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    embed_dim: int,
    num_head: int,
    qkv_weight: Tensor,
    qkv_bias: Tensor,
    proj_weight: Tensor,
    proj_bias: Tensor,
    mask: Tensor | None = None,
    need_weights: bool = True,
    average_attn_weights: bool = True,
    mask_type: int | None = None,
) -> tuple[Tensor, Tensor | None]:
    """Self-attention of [batch, length, embed_dim]: the projected values, and weights where they are asked for.

    `mask` is true where attention is not allowed: [length, length] for `SOURCE_MASK`, [batch, length] for
    `PADDING_MASK`, else [batch, heads, length, length].
    """
    import torch
    from torch.nn.functional import linear

    parts: tuple[Tensor, ...]
    if query is key and key is value:
        parts = linear(query, qkv_weight, qkv_bias).chunk(3, -1)
    else:
        each = zip((query, key, value), qkv_weight.chunk(3), qkv_bias.chunk(3), strict=True)
        parts = tuple(linear(x, w, b) for x, w, b in each)
    q, k, v = (p.reshape(*p.shape[:-1], num_head, -1).transpose(1, 2) for p in parts)
    if mask is not None and mask_type == PADDING_MASK:
        mask = mask[:, None, None, :]
    weights: Tensor | None = None
    if need_weights:
        scores = (q / q.shape[-1] ** 0.5) @ k.transpose(-2, -1)
        if mask is not None:
            scores = scores.masked_fill(mask, float("-inf"))
        weights = torch.softmax(scores, -1)
        found = weights @ v
        weights = weights.mean(1) if average_attn_weights else weights
    else:
        allowed = None if mask is None else mask.logical_not()
        found = torch.nn.functional.scaled_dot_product_attention(q, k, v, allowed)
    return linear(found.transpose(1, 2).flatten(-2), proj_weight, proj_bias), weights
