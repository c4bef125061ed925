"""From a module and fake inputs to its regions with their joint graphs, or to why one is missing and what works.

Example::

    regions, failure = trace(module, args, mode, sample, step)
    regions[0].joint                       # or None: then .failure says why, and .forward may still be there

What cannot happen: a step that fails raises (it becomes a Failure); switches that one step turns are on in the next.

Note: without gradients
    Where TorchDynamo or AOT Autograd fails and some input requires grad, the step is tried again without gradients: an
    operator without derivative, or a leaf changed in place, still has its torch-level and its forward graph. The
    failure stays a failure. Where Dynamo fails without gradients too, the regions before the failure are shown.

Note: content that is asked for
    A program may branch on floating-point values, or take a shape from them. Where Dynamo fails for that, it is run
    again with the content of the inputs whose metas tell it; see `known_mode`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from extraction.apart import apart
from extraction.dynamo import TorchRegion, capture_regions
from extraction.failures import DATA_DEPENDENT, failure_of
from extraction.fused import differentiable
from extraction.graph import Failure
from extraction.joint import Joint, trace_joint
from extraction.samples import Sample

if TYPE_CHECKING:
    from extraction.known_mode import KnownMode

Step = Callable[[str], AbstractContextManager[None]]
T = TypeVar("T")


@dataclass(frozen=True)
class Traced:
    """A region. Without `joint`, `failure` says why, and `forward` was traced without gradients where that works."""

    torch: TorchRegion
    joint: Joint | None = None
    forward: Joint | None = None
    failure: Failure | None = None


def trace(
    module: Any, args: Sequence[Any], mode: KnownMode, sample: Sample, step: Step
) -> tuple[tuple[Traced, ...], Failure | None]:
    """The regions of `module(*args)`, and the failure of TorchDynamo where it failed with gradients."""

    def attempt(args: Sequence[Any]) -> tuple[tuple[TorchRegion, ...], Failure | None]:
        try:
            with step("TorchDynamo"):
                regions, error = apart(lambda: capture_regions(module, args, mode, sample.parameters))
        except Exception as error:  # noqa: BLE001  what torch raises is shown as a failed step
            return (), failure_of("TorchDynamo", error, sample)
        return regions, None if error is None else failure_of("TorchDynamo", error, sample)

    regions, failure = attempt(args)
    if failure is not None and failure.kind in DATA_DEPENDENT and mode.reveal():
        again, problem = attempt(args)
        regions, failure = (again, None) if problem is None else (regions, failure)
    kept: Failure | None = None  # why regions have no joint graph
    if failure is not None and asks_gradients(args):
        bare, problem = attempt(_bare(args, mode))
        regions, kept = (bare, failure) if problem is None else (regions, None)
    if not regions and failure is None:
        failure = Failure("TorchDynamo", "no operators", "the model computes nothing that Dynamo can record")
    return tuple(_joined(Traced(r, failure=kept), mode, sample, step) for r in regions), failure


def _joined(region: Traced, mode: KnownMode, sample: Sample, step: Step) -> Traced:
    """The region with its joint graph, or with what can be had instead."""
    module, args = region.torch.module, region.torch.args

    def joint_of(args: Sequence[Any]) -> Joint:
        with step("AOT Autograd"), differentiable(module) if asks_gradients(args) else nullcontext():
            return apart(lambda: trace_joint(module, tuple(args), mode))

    if region.failure is None:
        joint, failure = _attempt("AOT Autograd", lambda: joint_of(args), sample)
        region = replace(region, joint=joint, failure=failure)
        if joint is not None or not asks_gradients(args):
            return region
    forward, _ = _attempt("AOT Autograd", lambda: joint_of(_bare(args, mode)), sample)
    return replace(region, forward=forward)


def _attempt(name: str, work: Callable[[], T], sample: Sample) -> tuple[T | None, Failure | None]:
    try:
        return work(), None
    except Exception as error:  # noqa: BLE001  what torch raises is shown as a failed step
        return None, failure_of(name, error, sample)


def asks_gradients(args: Sequence[Any]) -> bool:
    """True where some argument is a tensor that requires grad."""
    return any(getattr(a, "requires_grad", False) for a in args)


def _bare(args: Sequence[Any], mode: KnownMode) -> list[Any]:
    with mode:
        return [a.detach() if hasattr(a, "detach") else a for a in args]
