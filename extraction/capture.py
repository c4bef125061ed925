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
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from extraction.assemble import Assembly, assemble
from extraction.choice import Choice
from extraction.composing import Composer, noted
from extraction.convert import to_graph
from extraction.describing import context_of, labels_of, scopes_in
from extraction.expand import Expander
from extraction.failures import StepFailed, failure_of
from extraction.fake_mode import fake_mode, settle
from extraction.graph import Failure, Graph, Level, Partitioner, Stage, Summary
from extraction.inputs import InputPlan, fake, plan_inputs
from extraction.joint import partition
from extraction.key import Key
from extraction.kit import Kit
from extraction.levels import table_of
from extraction.live import Body, Live, live, whole
from extraction.make_kit import make_kit
from extraction.model_code import load_module
from extraction.pattern import Unusual
from extraction.recipes import Recipes
from extraction.regions import RegionState, input_of, named, region_of, why_no_backward
from extraction.samples import Sample
from extraction.scopes import by_dynamo, with_scopes
from extraction.steps import recipes_of
from extraction.templates import Patterns, assembly_of
from extraction.tracing import trace
from extraction.ways import Chosen, Ways

if TYPE_CHECKING:
    from torch.fx import GraphModule

Progress = Callable[[str], None]
MOST_CHOICES = 4  # graphs under choices that a capture keeps


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
        self.regions: tuple[RegionState, ...] = self._trace(module)

    @contextmanager
    def _step(self, name: str) -> Iterator[None]:
        self._progress(name)
        started = time.perf_counter()
        try:
            yield
        finally:
            self._seconds[name] = self._seconds.get(name, 0.0) + time.perf_counter() - started

    @contextmanager
    def _failing(self, name: str) -> Iterator[None]:
        """A step; what goes wrong in it becomes a StepFailed."""
        with self._step(name):
            try:
                yield
            except (StepFailed, Unusual):
                raise
            except Exception as error:
                raise StepFailed(failure_of(name, error, self.sample)) from error

    def _trace(self, module: Any) -> tuple[RegionState, ...]:
        args = [fake(plan, self.mode) for plan in self.plans]
        regions, failure = trace(module, args, self.mode, self.sample, self._step)
        self._failures += [failure] if failure else []
        return tuple(RegionState(r, named(r.torch, self.plans)) for r in regions)

    @property
    def summary(self) -> Summary:
        """Everything but the graphs."""
        import torch

        return Summary(
            sample=self.sample.name,
            note=self.sample.note,
            torch=torch.__version__,
            inputs=tuple(input_of(p, self.regions) for p in self.plans),
            regions=tuple(region_of(i, s, self._failures) for i, s in enumerate(self.regions)),
            failures=tuple(self._failures),
            seconds=tuple(self._seconds.items()),
            source=self.sample.source,
        )

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
                raise StepFailed(Failure("partitioner", "no backward", why_no_backward(state)))
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

    def _parts(self, state: RegionState, partitioner: Partitioner) -> tuple[GraphModule, GraphModule]:
        assert state.joint is not None
        if partitioner not in state.parts:
            with self._failing(f"partitioner {partitioner}"):
                state.parts[partitioner] = partition(state.joint, partitioner, self.mode)
        return state.parts[partitioner]

    def _expand(self, module: GraphModule, to: Level | Choice) -> GraphModule:
        with self._expanding(to) as expander:
            return expander.expand(module)

    @contextmanager
    def _expanding(self, to: Level | Choice) -> Iterator[Expander]:
        """The expander to a level or a choice; what goes wrong with it becomes a StepFailed."""
        with self._failing(f"choice on {to.base}" if isinstance(to, Choice) else f"level {to}"):
            if isinstance(to, Choice):
                yield Chosen(to, self.ways)
                return
            if to not in self._expanders:
                self._expanders[to] = Expander(table_of(to), self.traces)
            yield self._expanders[to]

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
        saved = self._saved(state, key)
        labels, context = labels_of(state, key, module, saved), context_of(state, key, self.sample, saved)
        with self._failing("describe"):
            graph = to_graph(module.graph, key.stage, level, part, key.region, labels, context)
            graph = with_scopes(graph, scopes_in(state, key.region, self.sample))
        return graph if key.choice is None else noted(graph, key.choice)

    def _assembled(self, key: Key) -> Graph:
        """The graph of a level or choice, without its FX graph. Raises StepFailed and Unusual."""
        aten = key.aten
        assembly, state = self._assembly(aten), self.regions[key.region]
        if key.choice is not None:
            kit = self.kit(key)
            with self._step(f"choice on {key.level}"):
                stored = with_scopes(assembly.raw, scopes_in(state, key.region, self.sample))
                return Composer(kit, stored).graph(key.choice)
        nodes = list(self.module(aten).graph.nodes)
        with self._expanding(key.level) as expander:
            opened = self.patterns.opened(nodes, expander)
            graph = assemble(assembly, opened, key.level, self.patterns.describe(key.level))
        return with_scopes(graph, scopes_in(state, key.region, self.sample))

    def _assembly(self, aten: Key) -> Assembly:
        module, state = self.module(aten), self.regions[aten.region]
        part = aten.partitioner if aten.stage in ("forward", "backward") else None
        if (aten.stage, part) not in state.assemblies:
            saved = self._saved(state, aten)
            labels, context = labels_of(state, aten, module, saved), context_of(state, aten, self.sample, saved)
            with self._failing("describe"):
                raw = to_graph(module.graph, aten.stage, "aten", part, aten.region, labels, context)
                raw = by_dynamo(raw, scopes_in(state, aten.region, self.sample))
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
            scopes, nodes = scopes_in(state, key.region, self.sample), list(self.module(aten).graph.nodes)
            for kit in make_kit(assembly, nodes, self.ways, scopes, with_scopes(assembly.raw, scopes)):
                if kit is not None:
                    state.kits[key.stage, part] = kit
                else:
                    yield None
        yield state.kits[key.stage, part]

    def recipes(self, key: Key) -> Recipes:
        """Every call that a choice on top of the key's level can bring about. Raises StepFailed as `graph` does."""
        return recipes_of(self.kit(key), self._assembly(key.aten).raw, key.level)

    def _saved(self, state: RegionState, key: Key) -> frozenset[str]:
        if key.stage == "dynamo" or state.joint is None or not state.joint.trains:
            return frozenset()
        forward = self._parts(state, key.partitioner)[0]
        results: Any = forward.graph.output_node().args[0]
        return frozenset(r.name for r in results[state.joint.forward_results :] if hasattr(r, "name"))


def _keep_few_choices(expanded: dict[tuple[Stage, Level | Choice, Partitioner | None], GraphModule]) -> None:
    """A choice is changed again and again, and each change makes a graph: those looked at longest ago go."""
    chosen = [place for place in expanded if isinstance(place[1], Choice)]
    for place in chosen[: max(0, len(chosen) - MOST_CHOICES + 1)]:
        del expanded[place]
