"""What a census counts of one sample, level by level, inside a worker: plain data, small enough for a line of JSON.

Example::

    for part in count_levels(read_sample(path), progress):
        json.dumps(asdict(part))               # four parts, aten first; each is complete when it is given

What cannot happen: a graph leaves the worker; a step that fails keeps other graphs from being counted; more than one
level is lost when the worker is.

Note: when a level has passed
    The joint graph of every region was made, described by the contract and found well formed by `check`, and forward
    and backward were made with both partitioners. At aten also the torch-level graph.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from extraction.capture import Capture, Progress
from extraction.check import check
from extraction.convert import phase_of, target_of
from extraction.failures import StepFailed, failure_of
from extraction.graph import LEVELS, Failure, Level, Partitioner, Stage
from extraction.key import Key
from extraction.levels import table_of
from extraction.live import Live
from extraction.operators import describe
from extraction.samples import Sample


@dataclass
class Count:
    """Calls of one operator in a graph, by phase; the other fields are columns of the table `operators`."""

    operator: str
    kind: str
    core: bool
    kept: str
    forward: int = 0
    backward: int = 0
    whole: int = 0
    dtypes: set[str] = field(default_factory=set)

    def row(self) -> list[Any]:
        """As a list, in the order of `ROW`."""
        return [self.operator, self.forward, self.backward, self.kind, self.core, self.kept, self.whole,
                ",".join(sorted(self.dtypes))]  # fmt: skip


ROW = ("operator", "forward", "backward", "kind", "core", "kept", "whole", "dtypes")


@dataclass
class LevelCount:
    """One level of a sample. `graphs` holds stage, partitioner ("" where there is none) and rows by operator."""

    level: Level
    trains: bool = False
    regions: int = 0
    nodes: int | None = None
    edges: int | None = None
    calls: int | None = None
    operators: int | None = None
    default_passed: bool = False
    min_cut_passed: bool = False
    failure: dict[str, str] | None = None
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    peak_mb: float | None = None
    graphs: list[tuple[str, str, list[list[Any]]]] = field(default_factory=list)


def count_levels(sample: Sample, progress: Progress) -> Iterator[LevelCount]:
    """The four levels of a sample, aten first, each as soon as it is counted. Raises SampleError."""
    capture: Capture | None = None
    for level in LEVELS:
        meter = _Meter()
        if capture is None:
            capture = Capture(sample, progress=progress)
        part = _Counting(capture, level).count()
        part.seconds, part.cpu_seconds, part.peak_mb = meter.read()
        yield part


class _Counting:
    """Counts one level of a capture."""

    def __init__(self, capture: Capture, level: Level) -> None:
        self.capture, self.level = capture, level
        self.regions = capture.summary.regions
        self.found = LevelCount(level, any("backward" in r.stages for r in self.regions), len(self.regions))
        self.failures = [*capture.summary.failures, *(f for r in self.regions for f in r.failures)]

    def count(self) -> LevelCount:
        """Everything of the level but time and memory."""
        if self.level == "aten":
            self._stage("dynamo")
        if joint := self._stage("joint"):
            self._sizes(joint)
        self.found.default_passed = self._parts("default") and bool(joint)
        self.found.min_cut_passed = self._parts("min-cut") and bool(joint)
        if self.failures:
            first = self.failures[0]
            self.found.failure = {"step": first.step, "kind": first.kind, "text": " ".join(first.message.split())}
        return self.found

    def _sizes(self, graphs: list[list[Live]]) -> None:
        self.found.nodes = sum(len(g) for g in graphs)
        self.found.edges = sum(len(n.inputs) for g in graphs for n in g)
        rows = self.found.graphs[-1][2]
        self.found.calls = sum(forward + backward for _, forward, backward, *_ in rows)
        self.found.operators = len(rows)

    def _parts(self, partitioner: Partitioner) -> bool:
        forward = self._stage("forward", partitioner)
        return bool(forward and (not self.found.trains or self._stage("backward", partitioner)))

    def _stage(self, stage: Stage, partitioner: Partitioner = "default") -> list[list[Live]]:
        """The graphs of all regions that have the stage, counted into one list of rows; [] when one is missing."""
        counts: dict[str, Count] = {}
        graphs, complete = [], bool(self.regions)
        for region in self.regions:
            if stage == "backward" and region.no_backward:
                continue
            key = Key(stage, self.level, partitioner, region.index)
            graph = self._graph(key) if stage in region.stages else None
            if graph is None:
                complete = False
                continue
            graphs.append(graph)
            count_nodes(graph, key, counts)
        if graphs:
            part = partitioner if stage in ("forward", "backward") else ""
            self.found.graphs.append((stage, part, [counts[name].row() for name in sorted(counts)]))
        return graphs if complete else []

    def _graph(self, key: Key) -> list[Live] | None:
        try:
            nodes = self.capture.live(key)
            if key.stage in ("dynamo", "joint"):
                self.failures += [
                    Failure("check", "malformed", f"{key}: {problem}") for problem in check(self.capture.graph(key))
                ]
        except StepFailed as error:
            self.failures.append(error.failure)
            return None
        except Exception as error:  # noqa: BLE001  a row of the census says so; the run goes on
            self.failures.append(failure_of("describe", error, self.capture.sample))
            return None
        return nodes


def count_nodes(nodes: Iterable[Live], key: Key, counts: dict[str, Count]) -> None:
    """Adds the operators of a graph to `counts`, by name."""
    table = table_of(key.level)
    by_target: dict[Any, Count] = {}
    for live in nodes:
        n = live.node
        if n.op not in ("call_function", "call_method", "call_module"):
            continue
        count = by_target.get((n.op, n.target))
        if count is None:
            name = target_of(n)[0]
            o = describe(n.target if n.op == "call_function" else name, key.level, table)
            count = counts.setdefault(name, Count(name, o.kind, o.core, o.kept))
            by_target[n.op, n.target] = count
        if phase_of(live.origin, key.stage) == "backward":
            count.backward += 1
        else:
            count.forward += 1
        count.whole += not count.kept and bool(live.kept)
        count.dtypes.update(_dtypes(n.meta.get("val", n.meta.get("example_value"))))
    counts.pop("operator.getitem", None)


def _dtypes(value: Any) -> Iterator[str]:
    if isinstance(value, tuple | list):
        for v in value:
            yield from _dtypes(v)
    elif (dtype := getattr(value, "dtype", None)) is not None:
        yield str(dtype).removeprefix("torch.")


class _Meter:
    """Clock, CPU and peak memory from its creation on. Linux tells a process's peak and lets it start anew."""

    def __init__(self) -> None:
        self._clock, self._cpu = time.perf_counter(), time.process_time()
        try:
            Path("/proc/self/clear_refs").write_text("5")  # proc(5): resets the peak resident size
            self._resets = True
        except OSError:
            self._resets = False

    def read(self) -> tuple[float, float, float | None]:
        """Seconds by the clock, seconds of CPU, and MB (None where the system does not tell)."""
        seconds, cpu = time.perf_counter() - self._clock, time.process_time() - self._cpu
        return round(seconds, 3), round(cpu, 3), _peak_mb() if self._resets else None


def _peak_mb() -> float | None:
    try:
        found = re.search(r"^VmHWM:\s*(\d+) kB", Path("/proc/self/status").read_text(), re.MULTILINE)
    except OSError:
        return None
    return round(int(found[1]) / 1024, 1) if found else None
