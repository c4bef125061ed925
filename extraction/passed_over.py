"""Which operators of a forward autograd passes over, because no gradient goes through them.

Example::

    passed_over(joint.module.graph, region.module.graph, region.args)   # frozenset({'cumsum', 'mul_3', 'gt'})

What cannot happen: an operator for which autograd made a backward node is among them.

Note: sequence numbers
    `torch.fx` gives each forward node the number of the last backward node that autograd made, so that an operator
    that autograd passes over carries the number of the operator before it. Autograd follows an operator where some
    tensor that requires grad goes in and a floating-point or complex one comes out, unless the program says no, by
    `no_grad` or `detach`: then Dynamo's value does not require grad. (The `detach` of a value that is saved for
    backward is AOT Autograd's own, and belongs to the operator that made the value.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch import fx


def passed_over(joint: fx.Graph, dynamo: fx.Graph, args: Sequence[Any]) -> frozenset[str]:
    """Names of operators of the forward part of `joint`; `args` are the arguments of its first placeholders."""
    quiet = {n.name for n in dynamo.nodes if _requires_none(n.meta.get("example_value"))}
    follows: set[fx.Node] = set()
    found: set[str] = set()
    primals = zip(joint.find_nodes(op="placeholder"), args, strict=False)  # tangents come after them
    follows.update(n for n, value in primals if getattr(value, "requires_grad", False))
    for n in joint.nodes:
        if n.op != "call_function" or n.meta.get("partitioner_tag") == "is_backward":
            continue
        chain = n.meta.get("from_node")
        stopped = bool(chain) and str(chain[0].name) in quiet
        if not stopped and not follows.isdisjoint(n._input_nodes) and _differentiable(n.meta.get("val")):
            follows.add(n)
        else:
            found.add(n.name)
    return frozenset(found)


def _tensors(value: Any) -> list[Any]:
    import torch
    from torch.utils import _pytree as pytree

    return [v for v in pytree.tree_leaves(value) if isinstance(v, torch.Tensor)]


def _requires_none(value: Any) -> bool:
    """True where Dynamo knows the tensors of a result, and none requires grad."""
    tensors = _tensors(value)
    return bool(tensors) and not any(t.requires_grad for t in tensors)


def _differentiable(value: Any) -> bool:
    return any(t.dtype.is_floating_point or t.dtype.is_complex for t in _tensors(value))
