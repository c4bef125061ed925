"""Captures a sample: Dynamo, AOT Autograd, partitioners and levels, each made when it is first asked for.

Example::

    capture = Capture(read_sample(path))
    capture.summary                                                  # inputs, regions, failures
    capture.graph(Key("backward", "prims", "min-cut"))               # a Graph of the contract
    capture.module(Key("joint"))                                     # the FX GraphModule itself

What cannot happen: a failing step takes the steps before it along: they stay available, and the failure is a `Failure`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from extraction.assemble import Assembly, assemble
from extraction.choice import Choice
from extraction.composing import chosen_graph, noted
from extraction.convert import Context, Labels, to_graph
from extraction.dynamo import TorchRegion
from extraction.expand import Expander
from extraction.failures import StepFailed, failure_of
from extraction.fake_mode import fake_mode, settle
from extraction.graph import (
    Failure,
    Graph,
    Input,
    Level,
    Partitioner,
    Region,
    Role,
    ScalarType,
    Stage,
    Summary,
)
from extraction.inputs import InputPlan, fake, plan_inputs
from extraction.joint import Joint, partition
from extraction.kit import Kit
from extraction.levels import table_of
from extraction.live import Body, Live, live, whole
from extraction.make_kit import make_kit
from extraction.meaning import dynamo_meaning, meaning
from extraction.model_code import known_data, load_module
from extraction.pattern import Unusual
from extraction.recipes import Recipes
from extraction.samples import Sample
from extraction.scopes import by_dynamo, scopes_of, with_scopes
from extraction.steps import recipes_of
from extraction.templates import Patterns, assembly_of
from extraction.tracing import Traced, asks_gradients, trace
from extraction.ways import Chosen, Ways

if TYPE_CHECKING:
    from torch.fx import GraphModule

Progress = Callable[[str], None]
MOST_CHOICES = 4  # graphs under choices that a capture keeps


@dataclass(frozen=True, slots=True)
class Key:
    """Which graph: stage, level, partitioner (of forward and backward only), region, and a choice on top of the level.

    A choice that keeps and opens nothing is None, and so is that of the dynamo stage, which nothing decomposes.
    """

    stage: Stage = "joint"
    level: Level = "aten"
    partitioner: Partitioner = "default"
    region: int = 0
    via: Level | None = None  # expand this level's graph instead of aten's: origins are then names in it
    choice: Choice | None = None

    def __post_init__(self) -> None:
        if self.choice is None:
            return
        if self.choice.plain or self.stage == "dynamo":
            object.__setattr__(self, "choice", None)
        elif self.choice.base != self.level:
            raise ValueError(f"the choice's base is {self.choice.base}, the key's level {self.level}")

    @property
    def aten(self) -> Key:
        """The key of the aten graph that this graph is made from."""
        return replace(self, level="aten", via=None, choice=None)

    @property
    def kit(self) -> str:
        """What the kit of that graph is called in the cache."""
        return f"{self.aten}-kit"

    def __str__(self) -> str:
        part = f"-{self.partitioner}" if self.stage in ("forward", "backward") else ""
        level = "" if self.stage == "dynamo" else f"-{self.level}"
        via = "" if self.via is None else f"-via-{self.via}"
        choice = f"-choice_{self.choice.digest}" if self.choice else ""
        return f"r{self.region}-{self.stage}{level}{part}{via}{choice}"


@dataclass
class _RegionState:
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
        return self.traced.torch

    @property
    def joint(self) -> Joint | None:
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


class Capture:
    """One sample on fake tensors. Not thread-safe: torch's tracing state is global."""

    def __init__(
        self, sample: Sample, requires_grad: Mapping[str, bool] | None = None, progress: Progress | None = None
    ) -> None:
        """Runs Dynamo and AOT Autograd. Raises SampleError for a bad sample; a failing step becomes a Failure."""
        self.sample = sample
        self._progress = progress or (lambda step: None)
        self._seconds: dict[str, float] = {}
        self._failures: list[Failure] = []
        self._expanders: dict[Level, Expander] = {}
        self._bodies: dict[Key, Body] = {}
        with self._step("import torch"):
            from extraction.trace import Traces

            settle()
            self.mode = fake_mode()
            self.traces = Traces(self.mode)
        self.ways, self.patterns = Ways(self.traces), Patterns()
        self.plans: tuple[InputPlan, ...] = plan_inputs(sample, requires_grad or {})
        with self._step("load model.py"):
            module = load_module(sample)
        self.regions: tuple[_RegionState, ...] = self._trace(module)

    @contextmanager
    def _step(self, name: str) -> Iterator[None]:
        self._progress(name)
        started = time.perf_counter()
        try:
            yield
        finally:
            self._seconds[name] = self._seconds.get(name, 0.0) + time.perf_counter() - started

    def _trace(self, module: Any) -> tuple[_RegionState, ...]:
        args = [fake(plan, self.mode) for plan in self.plans]
        regions, failure = trace(module, args, self.mode, self.sample, self._step)
        self._failures += [failure] if failure else []
        by_name = {p.meta.name: (p.label, p.role) for p in self.plans}
        return tuple(
            _RegionState(r, tuple(_named(r.torch, i, by_name) for i in range(len(r.torch.inputs)))) for r in regions
        )

    @property
    def summary(self) -> Summary:
        """Everything but the graphs."""
        import torch

        return Summary(
            sample=self.sample.name,
            note=self.sample.note,
            torch=torch.__version__,
            inputs=tuple(self._input(p) for p in self.plans),
            regions=tuple(self._region(i, s) for i, s in enumerate(self.regions)),
            failures=tuple(self._failures),
            seconds=tuple(self._seconds.items()),
            source=self.sample.source,
        )

    def _input(self, plan: InputPlan) -> Input:
        used = any(
            name == plan.meta.name and n.users
            for s in self.regions
            for name, n in zip(s.torch.inputs, s.torch.module.graph.find_nodes(op="placeholder"), strict=True)
        )
        value = plan.type if plan.number is None else ScalarType(type(plan.number).__name__, str(plan.number))
        note = plan.meta.assumed or _known_note(plan)
        return Input(plan.meta.name, plan.label, value, plan.role, plan.requires_grad, used, note)

    def _region(self, index: int, state: _RegionState) -> Region:
        stages: tuple[Stage, ...] = ("dynamo",)
        why = ""
        if state.joint is not None:
            stages = (
                ("dynamo", "joint", "forward", "backward") if state.joint.trains else ("dynamo", "joint", "forward")
            )
            why = "" if state.joint.trains else self._why_no_backward(state)
        elif state.traced.forward is not None:
            stages = ("dynamo", "forward")
        failure = state.traced.failure
        failures = () if failure is None or failure in self._failures else (failure,)
        if outside := state.torch.outside:
            failures = (*failures, _left_out(outside))
        return Region(index, state.torch.break_reason, stages, why, failures)

    def _why_no_backward(self, state: _RegionState) -> str:
        if asks_gradients(state.torch.args):
            return "no output depends on an input that requires grad, so there is nothing to differentiate"
        return "no input requires grad, so AOT Autograd traces inference: there is no backward graph"

    def module(self, key: Key) -> GraphModule:
        """The FX graph of a key. Raises StepFailed with the reason when there is none."""
        if key.region >= len(self.regions):
            raise StepFailed(
                self._failures[0]
                if self._failures
                else Failure(
                    "region", "no such region", f"region {key.region} does not exist; there are {len(self.regions)}"
                )
            )
        if key.via is not None:
            above = replace(key, level=key.via, via=None, choice=None)
            return self._expand(self.module(above), key.choice or key.level)
        state = self.regions[key.region]
        if key.stage == "dynamo":
            return state.torch.module
        made = state.joint or (state.traced.forward if key.stage == "forward" else None)
        if made is None:
            assert state.traced.failure is not None
            raise StepFailed(state.traced.failure)
        if key.stage == "joint" or not made.trains:
            if key.stage == "backward":
                raise StepFailed(Failure("partitioner", "no backward", self._why_no_backward(state)))
            base, part = made.module, None
        else:
            base, part = self._parts(state, key.partitioner)[key.stage == "backward"], key.partitioner
        if key.level == "aten" and key.choice is None:
            return base
        place = "joint" if part is None else key.stage, key.choice or key.level, part
        if place not in state.expanded:
            if key.choice is not None:
                _keep_few_choices(state.expanded)
            state.expanded[place] = self._expand(base, key.choice or key.level)
        return state.expanded[place]

    def live(self, key: Key) -> list[Live]:
        """The nodes of the graph of a key without a choice, for who does not look at the graph. Raises as `module`."""
        aten = replace(key, level="aten")
        if key.level == "aten" or key.stage == "dynamo":
            return whole(self.module(aten))
        if aten not in self._bodies:
            self._bodies[aten] = Body(self.module(aten))
        with self._expanding(key.level) as expander:
            return live(self._bodies[aten], expander)

    def _parts(self, state: _RegionState, partitioner: Partitioner) -> tuple[GraphModule, GraphModule]:
        assert state.joint is not None
        if partitioner not in state.parts:
            try:
                with self._step(f"partitioner {partitioner}"):
                    state.parts[partitioner] = partition(state.joint, partitioner, self.mode)
            except Exception as error:
                raise StepFailed(failure_of(f"partitioner {partitioner}", error, self.sample)) from error
        return state.parts[partitioner]

    def _expand(self, module: GraphModule, to: Level | Choice) -> GraphModule:
        with self._expanding(to) as expander:
            return expander.expand(module)

    @contextmanager
    def _expanding(self, to: Level | Choice) -> Iterator[Expander]:
        """The expander to a level or a choice; what goes wrong with it becomes a StepFailed."""
        name = f"choice on {to.base}" if isinstance(to, Choice) else f"level {to}"
        with self._step(name):
            try:
                if isinstance(to, Choice):
                    yield Chosen(to, self.ways)
                    return
                if to not in self._expanders:
                    self._expanders[to] = Expander(table_of(to), self.traces)
                yield self._expanders[to]
            except (StepFailed, Unusual):
                raise
            except Exception as error:
                raise StepFailed(failure_of(name, error, self.sample)) from error

    def graph(self, key: Key) -> Graph:
        """The contract's graph of a key. Raises StepFailed with the reason when there is none."""
        decomposed = key.stage != "dynamo" and (key.level != "aten" or key.choice is not None)
        if not decomposed or key.via is not None:
            return self.described(key)
        try:
            return self._assembled(key)
        except Unusual:
            return self.described(key)

    def described(self, key: Key) -> Graph:
        """The same by way of the FX graph. Raises StepFailed with the reason when there is none."""
        module, state = self.module(key), self.regions[key.region]
        level: Level = "aten" if key.stage == "dynamo" else key.level
        part = key.partitioner if key.stage in ("forward", "backward") else None
        context, labels = self._context(state, key), self._labels(state, key, module)
        with self._step("describe"):
            graph = to_graph(module.graph, key.stage, level, part, key.region, labels, context)
            graph = with_scopes(graph, self._scopes(state, key.region))
        return graph if key.choice is None else noted(graph, key.choice)

    def _assembled(self, key: Key) -> Graph:
        """The graph of a level or choice, without its FX graph. Raises StepFailed and Unusual."""
        aten = key.aten
        assembly, state = self._assembly(aten), self.regions[key.region]
        if key.choice is not None:
            kit = self.kit(key)
            with self._step(f"choice on {key.level}"):
                stored = with_scopes(assembly.raw, self._scopes(state, key.region))
                return chosen_graph(kit, kit.assembly(stored), key.choice)
        nodes = list(self.module(aten).graph.nodes)
        with self._expanding(key.level) as expander:
            opened = self.patterns.opened(nodes, expander)
            graph = assemble(assembly, opened, key.level, self.patterns.describe(key.level))
        return with_scopes(graph, self._scopes(state, key.region))

    def _assembly(self, aten: Key) -> Assembly:
        module, state = self.module(aten), self.regions[aten.region]
        part = aten.partitioner if aten.stage in ("forward", "backward") else None
        if (aten.stage, part) not in state.assemblies:
            context, labels = self._context(state, aten), self._labels(state, aten, module)
            with self._step("describe"):
                raw = to_graph(module.graph, aten.stage, "aten", part, aten.region, labels, context)
                raw = by_dynamo(raw, self._scopes(state, aten.region))
                state.assemblies[aten.stage, part] = assembly_of(module.graph, raw)
        return state.assemblies[aten.stage, part]

    def kit(self, key: Key) -> Kit:
        """What any choice about the key's aten graph needs. Raises StepFailed as `graph` does."""
        with self._step("open every operator once"):
            return next(kit for kit in self.kit_steps(key) if kit is not None)

    def kit_steps(self, key: Key) -> Iterator[Kit | None]:
        """The same in small steps: None after each, then the kit. Raises StepFailed as `graph` does."""
        if key.stage == "dynamo":
            raise StepFailed(Failure("choice", "no such stage", "torch functions are not decomposed, operators are"))
        aten, part = key.aten, key.partitioner if key.stage != "joint" else None
        assembly, state = self._assembly(aten), self.regions[key.region]
        if (key.stage, part) not in state.kits:
            scopes, nodes = self._scopes(state, key.region), list(self.module(aten).graph.nodes)
            for kit in make_kit(assembly, nodes, self.ways, scopes, with_scopes(assembly.raw, scopes)):
                if kit is not None:
                    state.kits[key.stage, part] = kit
                else:
                    yield None
        yield state.kits[key.stage, part]

    def recipes(self, key: Key) -> Recipes:
        """Every call that a choice on top of the key's level can bring about. Raises StepFailed as `graph` does."""
        return recipes_of(self.kit(key), self._assembly(key.aten).raw, key.level)

    def _labels(self, state: _RegionState, key: Key, module: GraphModule) -> Labels:
        if key.stage == "dynamo":
            return dynamo_meaning(module.graph, state.named)
        return meaning(module.graph, state.named, self._saved(state, key))

    def _saved(self, state: _RegionState, key: Key) -> frozenset[str]:
        if key.stage == "dynamo" or state.joint is None or not state.joint.trains:
            return frozenset()
        forward = self._parts(state, key.partitioner)[0]
        results: Any = forward.graph.output_node().args[0]
        return frozenset(r.name for r in results[state.joint.forward_results :] if hasattr(r, "name"))

    def _context(self, state: _RegionState, key: Key) -> Context:
        forward_names: frozenset[str] = frozenset()
        if key.stage == "backward" and state.joint is not None:
            joint = state.joint.module.graph.nodes
            forward_names = frozenset(n.name for n in joint if n.meta.get("partitioner_tag") == "is_forward")
        return Context(
            folder=str(self.sample.path),
            table=table_of(key.level) if key.stage != "dynamo" else (),
            dynamo_by_seq=state.dynamo_by_seq,
            saved=self._saved(state, key),
            forward_names=forward_names,
        )

    def _scopes(self, state: _RegionState, region: int) -> dict[str, str]:
        if state.scopes is None:
            labels = dynamo_meaning(state.torch.module.graph, state.named)
            graph = to_graph(
                state.torch.module.graph, "dynamo", "aten", None, region, labels, Context(str(self.sample.path))
            )
            state.scopes = scopes_of(graph, module_stacks(state.torch.module))
        return state.scopes


def _keep_few_choices(expanded: dict[tuple[Stage, Level | Choice, Partitioner | None], GraphModule]) -> None:
    """A choice is changed again and again, and each change makes a graph: those looked at longest ago go."""
    chosen = [place for place in expanded if isinstance(place[1], Choice)]
    for place in chosen[: max(0, len(chosen) - MOST_CHOICES + 1)]:
        del expanded[place]


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


def module_stacks(module: GraphModule) -> dict[str, str]:
    """Innermost module path by node name, where Dynamo recorded one below the root."""
    found = {}
    for n in module.graph.nodes:
        stack = n.meta.get("nn_module_stack")
        if stack:
            path = next(reversed(stack.values()))[0]
            found[n.name] = (
                path.replace("L['self'].", "")
                .replace("L['self']", "")
                .replace("[", ".")
                .replace("]", "")
                .replace("'", "")
            )
    return found


def _named(region: TorchRegion, index: int, by_name: Mapping[str, tuple[str, Role]]) -> tuple[str, Role]:
    if region.inputs[index] in by_name:
        return by_name[region.inputs[index]]
    placeholder = region.module.graph.find_nodes(op="placeholder")[index]
    return f"{placeholder.name} (from an earlier region)", "input"
