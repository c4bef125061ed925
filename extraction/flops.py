"""Floating-point operations of a node, by torch's own flop counter formulas.

Example::

    flops_of(node)        # 236027904 for a 7×7 convolution of ResNet-18; None where torch has no formula

What cannot happen: a tensor is computed; only shapes are read; a formula that does not take the arguments of a call
fails the graph. A multiply and an add count as two (torch/utils/flop_counter.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch import fx


def flops_of(node: fx.Node) -> int | None:
    """FLOPs of one call, or None when torch's counter has no formula for it, or none for such arguments, or a size is
    not known."""
    import torch
    from torch.utils.flop_counter import flop_registry

    if node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload):
        return None
    formula = flop_registry.get(node.target.overloadpacket)
    if formula is None:
        return None
    args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), _value)
    try:
        count = formula(*args, **kwargs, out_val=node.meta.get("val"))
    except Exception:  # noqa: BLE001  it asserts what kernels of one device want, or unpacks what is None here
        return None
    return count if isinstance(count, int) else None


def _value(node: fx.Node) -> Any:
    return node.meta.get("val")
