"""What has been made of a sample's regions so far, and what the summary says of them.

Example::

    state = RegionState(traced, named(traced.torch, plans))
    region_of(0, state, failures)               # the contract's Region

What cannot happen: a failure is told twice, of the sample and of its region.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from extraction.assemble import Assembly
from extraction.choice import Choice
from extraction.dynamo import TorchRegion
from extraction.graph import Failure, Input, Level, Partitioner, Region, Role, ScalarType, Stage
from extraction.inputs import InputPlan
from extraction.joint import Joint
from extraction.kit import Kit
from extraction.model_code import known_data
from extraction.passed_over import passed_over
from extraction.tracing import Traced, asks_gradients

if TYPE_CHECKING:
    from torch.fx import GraphModule


@dataclass
class RegionState:
    """What has been made of one region so far."""

    traced: Traced
    named: tuple[tuple[str, Role], ...]
    parts: dict[Partitioner, tuple[GraphModule, GraphModule]] = field(default_factory=dict)
    expanded: dict[tuple[Stage, Level | Choice, Partitioner | None], GraphModule] = field(default_factory=dict)
    assemblies: dict[tuple[Stage, Partitioner | None], Assembly] = field(default_factory=dict)
    kits: dict[tuple[Stage, Partitioner | None], Kit] = field(default_factory=dict)
    scopes: dict[str, str] | None = None

    @property
    def torch(self) -> TorchRegion:
        """What TorchDynamo gave."""
        return self.traced.torch

    @property
    def joint(self) -> Joint | None:
        """The joint graph, or None where there is none."""
        return self.traced.joint

    @cached_property
    def dynamo_by_seq(self) -> dict[int, str]:
        """The Dynamo node behind each autograd sequence number."""
        found: dict[int, str] = {}
        made = self.traced.joint or self.traced.forward
        for n in made.module.graph.nodes if made else ():
            if (chain := n.meta.get("from_node")) and "seq_nr" in n.meta:
                found.setdefault(n.meta["seq_nr"], str(chain[0].name))
        return found

    @cached_property
    def passed_over(self) -> frozenset[str]:
        """The operators of the joint graph's forward part through which no gradient goes."""
        if self.joint is None or not self.joint.trains:
            return frozenset()
        return passed_over(self.joint.module.graph, self.torch.module.graph, self.torch.args)


def named(region: TorchRegion, plans: Iterable[InputPlan]) -> tuple[tuple[str, Role], ...]:
    """The label and the role of each placeholder of a region, by the sample's inputs."""
    by_name = {p.meta.name: (p.label, p.role) for p in plans}
    placeholders = region.module.graph.find_nodes(op="placeholder")
    return tuple(
        by_name.get(name, (f"{placeholder.name} (from an earlier region)", "input"))
        for name, placeholder in zip(region.inputs, placeholders, strict=True)
    )


def input_of(plan: InputPlan, states: Iterable[RegionState]) -> Input:
    """The contract's input; it is used where a node of some region reads it."""
    used = any(
        name == plan.meta.name and n.users
        for s in states
        for name, n in zip(s.torch.inputs, s.torch.module.graph.find_nodes(op="placeholder"), strict=True)
    )
    value = plan.type if plan.number is None else ScalarType(type(plan.number).__name__, str(plan.number))
    note = plan.meta.assumed or _known_note(plan)
    return Input(plan.meta.name, plan.label, value, plan.role, plan.requires_grad, used, note)


def region_of(index: int, state: RegionState, told: Collection[Failure]) -> Region:
    """The contract's region; failures in `told` are the sample's and not repeated."""
    stages: tuple[Stage, ...] = ("dynamo",)
    why = ""
    if state.joint is not None:
        stages = ("dynamo", "joint", "forward", "backward") if state.joint.trains else ("dynamo", "joint", "forward")
        why = "" if state.joint.trains else why_no_backward(state)
    elif state.traced.forward is not None:
        stages = ("dynamo", "forward")
    failure = state.traced.failure
    failures = () if failure is None or failure in told else (failure,)
    if outside := state.torch.outside:
        failures = (*failures, _left_out(outside))
    return Region(index, state.torch.break_reason, stages, why, failures)


def why_no_backward(state: RegionState) -> str:
    """Why a region that was traced has no backward graph."""
    if asks_gradients(state.torch.args):
        return "no output depends on an input that requires grad, so there is nothing to differentiate"
    return "no input requires grad, so AOT Autograd traces inference: there is no backward graph"


def _known_note(plan: InputPlan) -> str:
    if known_data(plan.meta) is None:
        return ""
    return "literal data, known while tracing" if plan.meta.data is not None else "one element, known by its mean"


def _left_out(operators: tuple[str, ...]) -> Failure:
    """That Dynamo left out operators: they stand in no graph."""
    counts = Counter(operators)
    names = ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.most_common(8))
    more = f" and {len(counts) - 8} more" if len(counts) > 8 else ""
    message = f"after this region {len(operators)} operators run outside of every graph: {names}{more}"
    return Failure("TorchDynamo", "outside of every graph", message, "see why the region ends")
