"""What AOT Autograd asks about a forward before it traces, told from TorchDynamo's values instead of by a run.

Example::

    told = foretell(region.module, region.args)          # None: torch has to run the forward to find out
    with told.instead_of_a_run():
        aot_export_joint_with_descriptors(...)           # raises Mistold where the trace shows something else

What cannot happen: a joint graph is made from something that was told wrongly (the trace itself checks every word of
it); the torch-level graph is another one afterwards.

Note: the first run
    AOT Autograd runs the forward twice: once to learn which inputs it changes, which results alias what and which of
    them require grad, once to trace it together with the backward. Nearly every model changes no input and gives
    results of their own, and Dynamo has just computed what they look like: shapes, strides, `requires_grad`, and of
    which tensor they are views. So torch's own analysis gets stand-ins that look like these, and is spared the run, an
    eighth of a capture's time. While the joint graph is traced, a call at the end of the forward compares what is told
    with the values at hand. Where anything is unusual (inputs that change or share memory, results that share memory,
    sizes that depend on data, higher-order operators), or differs in the end, torch runs the forward as it always does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

if TYPE_CHECKING:
    from torch import Tensor
    from torch.fx import GraphModule

_FIRST_RUN = "run_functionalized_fw_and_collect_metadata"
_TRAINING = 5  # place of `training` among the arguments of torch.nn.functional.batch_norm
_STATISTICS = 5  # place of `use_input_stats` among those of instance_norm


class Mistold(Exception):
    """The trace shows a forward that differs from what was told of it."""


@dataclass(frozen=True)
class Look:
    """What a result of the forward looks like: all that AOT Autograd asks about one without aliases."""

    shape: tuple[int, ...]
    stride: tuple[int, ...]
    dtype: Any
    device: Any
    requires_grad: bool
    of_base: bool  # a view of an intermediate value, both requiring grad

    @staticmethod
    def of(value: Tensor) -> Look:
        """The look of a tensor."""
        base = value._base
        viewed = base is not None and base.requires_grad and value.requires_grad
        shape, stride = tuple(value.shape), tuple(value.stride())
        return Look(shape, stride, value.dtype, value.device, value.requires_grad, viewed)

    def stand_in(self) -> Tensor:
        """A new tensor of this look, made within whatever modes are on."""
        import torch

        made = torch.empty_strided(self.shape, self.stride, dtype=self.dtype, device=self.device)
        made.requires_grad_(self.requires_grad)
        return made.view(made.shape) if self.of_base else made


@dataclass(frozen=True)
class Foretold:
    """The looks of a module's results, None for those that are no tensors, and its tensor arguments."""

    module: GraphModule
    args: tuple[Any, ...]
    results: tuple[Look | Any, ...]

    @contextmanager
    def instead_of_a_run(self) -> Iterator[None]:
        """Within, AOT Autograd learns what is told, and its trace of the forward raises Mistold where that is wrong."""
        import torch._functorch.aot_autograd as aot

        analysis = getattr(aot, _FIRST_RUN)

        def told(forward: Any, **options: Any) -> Any:
            def stand_ins(*_: Any) -> list[Any]:
                return [r.stand_in() if isinstance(r, Look) else r for r in self.results]

            return analysis(stand_ins, **options)

        graph = self.module.graph
        output = graph.output_node()
        with graph.inserting_before(output):
            placeholders = graph.find_nodes(op="placeholder")
            compare = graph.call_function(self._compare, (list(placeholders), _leaves(output.args[0])))
        try:
            with patch.object(aot, _FIRST_RUN, told):
                yield
        finally:
            graph.erase_node(compare)

    def _compare(self, inputs: Sequence[Any], results: Sequence[Any]) -> None:
        """Raises Mistold where the values of a trace at the end of its forward are not what was told."""
        import torch
        from torch._functorch._aot_autograd.functional_utils import has_data_mutation, has_metadata_mutation

        with torch._C.DisableTorchFunction():
            seen = set()
            for now, before in zip(inputs, self.args, strict=True):
                if has_data_mutation(now) or has_metadata_mutation(now, before, check_only_storage_mutation=False):
                    raise Mistold("an input changes")
                seen.add(_storage(now))
            for now, look in zip(results, self.results, strict=True):
                if not isinstance(look, Look):
                    continue
                if Look.of(now) != look or _storage(now) in seen:
                    raise Mistold(f"a result was told to be {look} and is {Look.of(now)}")
                seen.add(_storage(now))


def foretell(module: GraphModule, args: Sequence[Any]) -> Foretold | None:
    """What a torch-level graph does to its inputs and what it gives; None where only a run can tell."""
    import torch
    from torch._subclasses.fake_tensor import FakeTensor

    placeholders = module.graph.find_nodes(op="placeholder")
    if len(placeholders) != len(args) or any(_only_a_run_tells(n) for n in module.graph.nodes):
        return None
    values = [n.meta.get("example_value") for n in placeholders]
    if not all(type(v) is FakeTensor and _plain(v) and not v._version for v in (*values, *args)):
        return None
    given = [
        n.meta.get("example_value") if isinstance(n, torch.fx.Node) else n
        for n in _leaves(module.graph.output_node().args[0])
    ]
    tensors = [v for v in given if isinstance(v, torch.Tensor)]
    if not all(type(v) is FakeTensor and _plain(v) for v in tensors):
        return None
    if not all(v is None or isinstance(v, torch.Tensor) for v in given):
        return None
    storages = [_storage(v) for v in (*values, *tensors)]
    if len(set(storages)) < len(storages) or len({_storage(v) for v in args}) < len(args):
        return None
    return Foretold(module, tuple(args), tuple(v if v is None else Look.of(v) for v in given))


def _only_a_run_tells(n: Any) -> bool:
    """True for a call that may change inputs without a trace on Dynamo's values, and for sizes that depend on data."""
    import torch
    from torch._ops import HigherOrderOperator
    from torch.nn import functional as F

    if isinstance(n.target, HigherOrderOperator) or any(_symbolic(v) for v in _leaves(n.meta.get("example_value"))):
        return True
    if n.target is F.batch_norm or n.target is torch.batch_norm:
        return bool(n.kwargs.get("training", n.args[_TRAINING] if len(n.args) > _TRAINING else False))
    if n.target is F.instance_norm or n.target is torch.instance_norm:
        return bool(n.kwargs.get("use_input_stats", n.args[_STATISTICS] if len(n.args) > _STATISTICS else True))
    return False


def _symbolic(value: Any) -> bool:
    import torch

    if isinstance(value, torch.Tensor):
        return bool(value._has_symbolic_sizes_strides)
    return isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool)


def _plain(value: Tensor) -> bool:
    """True for a dense tensor of known sizes whose elements lie side by side, so that its strides can be made anew."""
    import torch

    if value.layout != torch.strided or _symbolic(value):
        return False
    return bool(torch._prims_common.is_non_overlapping_and_dense_or_false(value))


def _storage(value: Tensor) -> Any:
    from torch.multiprocessing.reductions import StorageWeakRef

    return StorageWeakRef(value.untyped_storage())  # type: ignore[no-untyped-call]


def _leaves(value: Any) -> list[Any]:
    from torch.utils import _pytree as pytree

    leaves: list[Any] = [value] if not isinstance(value, list | tuple | dict) else pytree.tree_leaves(value)
    return leaves
