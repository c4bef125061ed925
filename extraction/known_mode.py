"""A fake mode in which small tensors of known content keep it, so that what depends on their values is settled.

Example::

    mode = KnownMode(shape_env=ShapeEnv(...))
    rows = mode.known(torch.tensor([1, 3]))
    rows.sum().item()                          # 4; `x[:rows[0]]` has one row, `torch.nonzero(rows)` two: no symbols

What cannot happen: content of more than `KNOWN` elements is kept, computed with or made; content stays that something
unknown was written over; an input has another content afterwards; an operator that trusts its arguments runs on content
(see `careful`); a tensor has more than 64 dimensions, on which `safety` counts.

This module is imported where torch is needed, since a mode is a subclass of torch's.

Note: content of fake tensors
    torch's fake tensors can carry a real tensor as `constant`; an operator whose tensors all do runs on these too, and
    its results carry theirs. Torch does so for single elements that the program writes down. Here it goes for inputs
    with literal data in their metas as well, for `torch.arange` and `torch.full`, and for up to `KNOWN` elements: an
    outer product of two such has a million. TorchDynamo traces in a mode of its own, made anew for each frame, which
    takes inputs over without their content. Within `dynamo_knows` it is a KnownMode, which copies the content.
    Whole numbers and truth values are indices, lengths and masks; floating-point numbers are weights, of which few
    programs ask more than their shape, so theirs are used only where tracing fails without.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any
from unittest.mock import patch

import torch
from torch._higher_order_ops.utils import registered_hop_fake_fns
from torch._ops import HigherOrderOperator
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils import _pytree as pytree
from torch.utils._mode_utils import no_dispatch

from extraction.careful import most_elements, trusts_arguments, within_bounds
from extraction.own_rules import RULES, RUN_ON_ZEROS, bounded, may_run
from extraction.quick_rules import QUICK

KNOWN = 1024
_aten = torch.ops.aten
_FACTORIES = frozenset(
    (_aten.arange.default, _aten.arange.start, _aten.arange.start_step, _aten.full.default, _aten.scalar_tensor.default)
)


class KnownMode(FakeTensorMode):  # type: ignore[no-untyped-call]
    """See the module's docstring."""

    supports_higher_order_operators = True  # torch looks their rules up by the very class of a mode

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._hidden: list[tuple[FakeTensor, torch.Tensor]] = []
        if self.shape_env is not None and not self.shape_env.should_record_events:
            setattr(self.shape_env, "suppress_guards", partial(_Unguarded, self.shape_env))  # noqa: B010

    def may_turn_const(self, t: torch.Tensor) -> bool:
        """True for results whose content is kept."""
        return t.numel() <= KNOWN and type(t) is torch.Tensor and t.layout == torch.strided and t.device.type == "cpu"

    def from_tensor(self, tensor: torch.Tensor, **options: Any) -> FakeTensor:
        """The fake tensor of a tensor; that of a fake one of another mode keeps its content."""
        made = super().from_tensor(tensor, **options)
        content = getattr(tensor, "constant", None)
        if content is not None and made is not tensor:
            self._keep(made, content)
        return made

    def known(self, tensor: torch.Tensor) -> FakeTensor:
        """A fake tensor of this content. That of floating-point numbers stays hidden until `reveal`."""
        made = super().from_tensor(tensor, static_shapes=True)
        if tensor.is_floating_point() or tensor.is_complex():
            self._hidden.append((made, tensor.detach()))
        else:
            self._keep(made, tensor)
        return made

    def reveal(self) -> bool:
        """Gives tensors their hidden content; False where there was none."""
        hidden, self._hidden = self._hidden, []
        for made, content in hidden:
            self._keep(made, content)
        return bool(hidden)

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Runs an operator, or a higher-order one's rule for fake tensors. NotImplementedError where it has none."""
        registered: dict[Any, Any] = registered_hop_fake_fns
        if not isinstance(func, HigherOrderOperator) or func in registered:
            return super().__torch_dispatch__(func, types, args, kwargs)
        rule = func.python_key_table.get(FakeTensorMode)
        if rule is None:
            raise NotImplementedError(f"torch has no rule for {func} on fake tensors")
        return rule(self, *args, **(kwargs or {}))

    def dispatch(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Runs an operator on fake tensors."""
        if not _special(func) and not self._gives_much(func, args, kwargs or {}):
            return within_bounds(super().dispatch(func, types, args, kwargs or {}))
        if func is _aten.masked_select.default:
            return self._masked_select(types, *args)
        if func in RULES:
            with self:
                return RULES[func](*args, **(kwargs or {}))
        bounded(func, args, kwargs)
        if trusts_arguments(func) or self._gives_much(func, args, kwargs or {}):
            return within_bounds(self._without_content(func, types, args, kwargs or {}))
        found: Any = within_bounds(super().dispatch(func, types, args, kwargs or {}))
        if func in _FACTORIES and not (found.dtype.is_floating_point or found.dtype.is_complex):
            return self._filled(found, func, args, kwargs or {})
        return found

    def _dispatch_impl(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """Works out a result that torch has not seen yet."""
        quick = QUICK.get(func)
        if quick is not None and not kwargs:
            with self:
                found = quick(*args)
            if found is not None:
                return found
        return super()._dispatch_impl(func, types, args, kwargs)

    def can_run_unsafe_fallback(self, func: Any) -> bool:
        """True where torch may run an operator on zeros to see what it gives; see `own_rules`."""
        return bool(super().can_run_unsafe_fallback(func)) and may_run(func)

    def _gives_much(self, func: Any, args: Any, kwargs: Any) -> bool:
        """True for an operator that torch would run on content although its result is too large to be kept."""
        if args and isinstance(args[0], FakeTensor) and args[0].constant is None:
            return False  # by far the commonest case
        tensors = [t for t in pytree.tree_leaves((args, kwargs)) if isinstance(t, torch.Tensor)]
        if not tensors or any(getattr(t, "constant", None) is None for t in tensors):
            return False
        real = pytree.tree_map_only(FakeTensor, lambda t: t.constant, (args, kwargs))
        try:
            return most_elements(func, *real) > KNOWN
        except Exception:  # noqa: BLE001  metadata alone will show what is wrong with the call
            return True

    def _without_content(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """Runs an operator on metadata alone; what it writes to is not known any more."""
        held = [(t, t.constant) for t in pytree.tree_leaves((args, kwargs)) if getattr(t, "constant", None) is not None]
        for t, _ in held:
            t.constant = None
        found = super().dispatch(func, types, args, kwargs)
        for t, content in held:
            if func._schema.is_mutable or func.is_view:  # a view may be written to, and nobody would know
                self.fake_tensor_converter.invalidate_constant_aliases(content)
            else:
                t.constant = content
        return found

    def _filled(self, found: Any, func: Any, args: Any, kwargs: Any) -> Any:
        """The result of a factory, with its content where that is small and known."""
        numbers = pytree.tree_leaves((args, kwargs, tuple(found.shape)))
        if any(isinstance(x, torch.SymInt | torch.SymFloat | torch.SymBool) for x in numbers):
            return found
        if found.numel() > KNOWN or found.device.type != "cpu":
            return found
        with no_dispatch():
            content = func(*args, **kwargs)
        return self.known(content)

    def _masked_select(self, types: Any, values: Any, mask: Any) -> Any:
        """The size is known with the mask. Else torch bounds it by the first argument, so that is broadcast first."""
        with self:
            wide, spread = torch.broadcast_tensors(values, mask)  # type: ignore[no-untyped-call]
            if getattr(spread, "constant", None) is None:
                return super().dispatch(_aten.masked_select.default, types, (wide, spread), {})
            return values.new_empty(int(spread.sum()))

    def _keep(self, made: FakeTensor, content: torch.Tensor) -> None:
        with no_dispatch():
            made.constant = content.detach().clone()
        self.fake_tensor_converter.add_constant_storage_mapping(made)


@cache
def _special(func: Any) -> bool:
    """True for an operator that is not simply run; all that `dispatch` asks about one, looked up at once."""
    known = func is _aten.masked_select.default or func in RULES or func in RUN_ON_ZEROS or func in _FACTORIES
    return known or trusts_arguments(func)


class _Unguarded:
    """What `ShapeEnv.suppress_guards` does, without the events that nobody records. Every operator enters it twice."""

    enter = staticmethod(ShapeEnv._suppress_guards_enter.__wrapped__)  # type: ignore[attr-defined]
    leave = staticmethod(ShapeEnv._suppress_guards_exit.__wrapped__)  # type: ignore[attr-defined]

    def __init__(self, shape_env: ShapeEnv) -> None:
        self._shape_env = shape_env

    def __enter__(self) -> None:
        self.enter(self._shape_env)

    def __exit__(self, *_: object) -> None:
        self.leave(self._shape_env)


@contextmanager
def dynamo_knows() -> Iterator[None]:
    """Within, TorchDynamo traces in a KnownMode; see "Note: content of fake tensors"."""
    with patch.object(torch._subclasses, "FakeTensorMode", KnownMode):
        yield
