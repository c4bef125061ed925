"""Inputs of a sample, as fake tensors for capturing and as real tensors for running.

Example::

    plans = plan_inputs(sample, {})
    with mode:
        args = [fake(plan, mode) for plan in plans]

What cannot happen: a fake input allocates memory; a real input is made twice differently from the same seed.

Note: who requires grad
    GraphNet's rule: a floating-point input does, unless its original name (its own name where none is recorded) holds
    one of `NO_GRAD`. A meta's own `requires_grad` field goes before the rule, and the user's choice before both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from extraction.graph import Role, TensorType
from extraction.metas import Meta
from extraction.model_code import known_data
from extraction.names import readable, role_of
from extraction.samples import Sample, SampleError
from extraction.strides import contiguous, laid_out

if TYPE_CHECKING:
    import torch

    from extraction.known_mode import KnownMode

NO_GRAD = ("running_mean", "running_var", "num_batches_tracked", "mask", "indices", "position_ids", "anchor")
SYMBOLIC = ("torch.SymInt", "torch.SymFloat", "torch.SymBool")


@dataclass(frozen=True, slots=True)
class InputPlan:
    """One argument of `forward`: a tensor of `meta`, or the number `number` where the signature says `torch.SymInt`."""

    meta: Meta
    label: str
    role: Role
    requires_grad: bool
    number: int | float | bool | None = None

    @property
    def stride(self) -> tuple[int, ...]:
        """Its strides: contiguous where the meta does not say otherwise."""
        return self.meta.stride or contiguous(self.meta.shape)

    @property
    def type(self) -> TensorType:
        """The tensor type, on CPU."""
        return TensorType(self.meta.shape, self.stride, self.meta.dtype)


def plan_inputs(sample: Sample, requires_grad: Mapping[str, bool]) -> tuple[InputPlan, ...]:
    """What to pass for each parameter of `forward`. Raises SampleError for unknown dtypes and unknown names."""
    unknown = [name for name in requires_grad if name not in sample.parameters]
    if unknown:
        raise SampleError(sample.path, "", f"requires_grad names {unknown[0]}, which is no input of forward")
    return tuple(
        _plan(sample, sample.meta[p], annotation, requires_grad.get(p))
        for p, annotation in zip(sample.parameters, sample.annotations, strict=True)
    )


def _plan(sample: Sample, meta: Meta, annotation: str, chosen: bool | None) -> InputPlan:
    label, role = readable(meta.original_name or meta.name), role_of(meta.name, annotation, meta.original_name)
    if annotation in SYMBOLIC:
        if not meta.data:
            raise SampleError(
                sample.path, meta.file, f"{meta.name} is a {annotation} without `data`; write its value there"
            )
        return InputPlan(meta, label, "input", False, meta.data[0])
    floating = torch_dtype(sample, meta).is_floating_point
    rule = floating and not any(word in (meta.original_name or meta.name) for word in NO_GRAD)
    wanted = next(w for w in (chosen, meta.requires_grad, rule) if w is not None)
    if wanted and not (floating or torch_dtype(sample, meta).is_complex):
        raise SampleError(
            sample.path, meta.file, f"{meta.name} is {meta.dtype}; only floating-point tensors can require grad"
        )
    return InputPlan(meta, label, role, wanted)


def torch_dtype(sample: Sample, meta: Meta) -> torch.dtype:
    """The torch dtype of a meta. Raises SampleError when torch has none of that name."""
    import torch

    dtype = getattr(torch, meta.dtype, None)
    if not isinstance(dtype, torch.dtype):
        raise SampleError(sample.path, meta.file, f"{meta.name} has dtype {meta.dtype!r}, which torch does not have")
    if dtype in (torch.quint8, torch.qint8, torch.qint32):
        problem = f"{meta.name} is {meta.dtype}; torch makes no fake tensors of quantised dtypes, so take int8 or uint8"
        raise SampleError(sample.path, meta.file, problem)
    return dtype


def fake(plan: InputPlan, mode: KnownMode) -> Any:
    """The argument for capturing: a fake CPU tensor in `mode`, with its content where that is known, or a number."""
    import torch

    from extraction.known_mode import KNOWN

    if plan.number is not None:
        return plan.number
    dtype, data = getattr(torch, plan.meta.dtype), known_data(plan.meta)
    if data is not None and len(data) <= KNOWN:
        content = laid_out(torch.tensor(data, dtype=dtype).reshape(plan.meta.shape), plan.stride)
        return mode.known(content.requires_grad_(plan.requires_grad))
    with mode:
        tensor = torch.empty_strided(plan.meta.shape, plan.stride, dtype=dtype, device="cpu")
    return tensor.requires_grad_() if plan.requires_grad else tensor


def real(plan: InputPlan, generator: torch.Generator, scale: float = 0.2) -> Any:
    """The argument for running: literal data where given, else random values by the meta's statistics.

    Floating-point values are normal around `mean` with `scale` × `std` (GraphNet replays with a fifth of the recorded
    deviation, which keeps deep models finite), within `min_val` and `max_val`; integers are uniform in
    [min_val, max_val], 0 where no range is recorded, which is a valid index everywhere.
    """
    import torch

    if plan.number is not None:
        return plan.number
    meta = plan.meta
    dtype, shape = getattr(torch, meta.dtype), meta.shape
    if meta.data is not None:
        tensor = torch.tensor(meta.data, dtype=dtype).reshape(shape)
    elif dtype is torch.bool:
        tensor = torch.rand(shape, generator=generator) > 0.5
    elif dtype.is_floating_point or dtype.is_complex:
        wide = dtype if dtype.itemsize >= 4 else torch.float32
        tensor = torch.randn(shape, dtype=wide, generator=generator)
        tensor = tensor * (0.1 if meta.std is None else meta.std * scale) + (meta.mean or 0.0)
        if not dtype.is_complex and (meta.min_val is not None or meta.max_val is not None):
            tensor = tensor.clamp(meta.min_val, meta.max_val)
        tensor = tensor.to(dtype)
    else:
        low, high = int(meta.min_val or 0), int(meta.max_val or 0)
        tensor = torch.randint(low, max(low, high) + 1, shape, dtype=torch.int64, generator=generator).to(dtype)
    tensor = laid_out(tensor, plan.stride)
    return tensor.requires_grad_() if plan.requires_grad else tensor
