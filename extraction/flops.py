"""Floating-point operations of a node, by torch's own flop counter formulas.

Example::

    flops_of(node)        # 236027904 for a 7×7 convolution of ResNet-18; None where torch has no formula

What cannot happen: a tensor is computed; only shapes are read; a formula that does not take the arguments of a call
fails the graph. A multiply and an add count as two (torch/utils/flop_counter.py).

Note: where torch's counter is not asked
    Its formula for the gradient of a convolution's weight multiplies all channels with all, also where groups keep them
    apart: 1,024 times too many for a depthwise convolution of 1,024 channels. Each of the two gradients costs what the
    convolution does. It has none for attention's kernel on the CPU, which the other kernels' formulas fit.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from torch import fx


def flops_of(node: fx.Node) -> int | None:
    """FLOPs of one call, or None when torch's counter has no formula for it, or none for such arguments, or a size is
    not known."""
    import torch

    if node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload):
        return None
    formula = _formula(node.target.overloadpacket)
    if formula is None:
        return None
    args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), _value)
    try:
        count = formula(*args, **kwargs, out_val=node.meta.get("val"))
    except Exception:  # noqa: BLE001  it asserts what kernels of one device want, or unpacks what is None here
        return None
    return count if isinstance(count, int) else None


def _formula(operator: Any) -> Callable[..., Any] | None:
    """What counts the calls of an operator."""
    from torch.utils.flop_counter import flop_registry

    return _own().get(operator) or flop_registry.get(operator)


@functools.cache
def _own() -> dict[Any, Callable[..., Any]]:
    """What counts where torch's counter is not asked."""
    import torch
    from torch.utils.flop_counter import flop_registry

    aten = torch.ops.aten
    forward, backward = aten._scaled_dot_product_flash_attention, aten._scaled_dot_product_flash_attention_backward
    return {
        aten.convolution_backward: _convolution_backward,
        aten._scaled_dot_product_flash_attention_for_cpu: flop_registry[forward],
        aten._scaled_dot_product_flash_attention_for_cpu_backward: flop_registry[backward],
    }


def _convolution_backward(grad: Any, image: Any, weight: Any, *args: Any, **_: Any) -> int:
    """As often the convolution's own as there are gradients of image and weight; that of the bias is not counted."""
    from torch.utils.flop_counter import conv_flop_count

    transposed, mask = args[4], args[7]
    return int(sum(mask[:2])) * conv_flop_count(image.shape, weight.shape, grad.shape, transposed)


def _value(node: fx.Node) -> Any:
    return node.meta.get("val")
