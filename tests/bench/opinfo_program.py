"""An operator with its arguments as a program of tensors, and what eager autograd gives for it.

Example::

    program = Program(operator, sample)            # of torch's test database
    wanted, tangents = eager(program)

An operator is called on copies of its inputs and gives copies of its results, since AOT Autograd makes results that are
views of inputs outside of the graph.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils import _pytree as pytree


class Program(torch.nn.Module):
    """An operator as a function of the tensors among its arguments.

    An argument that is a part of a larger tensor is made of the whole within, for operators that look beside it.
    """

    def __init__(self, operator: Any, sample: Any) -> None:
        super().__init__()
        leaves, self.spec = pytree.tree_flatten((sample.input, sample.args, sample.kwargs))
        self.places = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        given = [leaves[i] for i in self.places]
        self.parts = [(x.shape, x.stride(), x.storage_offset()) if _part(x) else None for x in given]
        wholes = [_whole(x) if _part(x) else x for x in given]
        self.inputs = [w.detach().requires_grad_(x.requires_grad) for w, x in zip(wholes, given, strict=True)]
        self.constants = [None if isinstance(x, torch.Tensor) else x for x in leaves]
        self.operator, self.finish = operator.op, sample.output_process_fn_grad

    def forward(self, *tensors: torch.Tensor) -> tuple[torch.Tensor, ...]:
        leaves = list(self.constants)
        for place, tensor, part in zip(self.places, tensors, self.parts, strict=True):
            leaves[place] = tensor.clone() if part is None else tensor.clone().as_strided(*part)
        given, args, kwargs = pytree.tree_unflatten(leaves, self.spec)
        found = self.finish(self.operator(given, *args, **kwargs))
        return tuple(x.clone() for x in pytree.tree_leaves(found) if isinstance(x, torch.Tensor))


def _part(x: torch.Tensor) -> bool:
    return x.layout == torch.strided and x.untyped_storage().nbytes() > x.numel() * x.itemsize


def _whole(x: torch.Tensor) -> torch.Tensor:
    return torch.empty(0, dtype=x.dtype).set_(x.untyped_storage())


@dataclass(frozen=True)
class Values:
    """Results, and gradients by the index of the input."""

    outputs: list[torch.Tensor]
    gradients: dict[int, torch.Tensor]


def eager(program: Program) -> tuple[Values, list[torch.Tensor]]:
    """What the operator itself and `torch.autograd` give, and the tangents that were drawn."""
    torch.manual_seed(0)
    leaves = [x.detach().clone().requires_grad_(x.requires_grad) for x in program.inputs]
    outputs = program(*leaves)
    generator = torch.Generator().manual_seed(1)
    tangents = [torch.randn(o.shape, generator=generator, dtype=torch.float32).to(o.dtype) for o in outputs]
    asked = [i for i, x in enumerate(leaves) if x.requires_grad]
    pairs = [(o, t) for o, t in zip(outputs, tangents, strict=True) if o.requires_grad]
    found: Sequence[Any] = [None] * len(asked)
    if pairs and asked:
        given = ([o for o, _ in pairs], [leaves[i] for i in asked], [t for _, t in pairs])
        found = torch.autograd.grad(*given, allow_unused=True)
    gradients = {i: g for i, g in zip(asked, found, strict=True) if g is not None}
    return Values([o.detach() for o in outputs], gradients), tangents
