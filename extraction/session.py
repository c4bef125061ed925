"""A sample, opened: its summary and graphs, from the cache where they are there, else captured and stored.

Example::

    session = Session(read_sample(path), Cache(default_folder()))
    session.summary()
    session.graph(Key("backward", "prims"))

What cannot happen: torch is imported when everything asked for is in the cache; a damaged cache entry is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from extraction import wire
from extraction.cache import Cache
from extraction.capture import Capture, Progress
from extraction.choice import Choice
from extraction.composing import Composer
from extraction.failures import StepFailed
from extraction.graph import LEVELS, PARTITIONERS, Extraction, Graph, Summary
from extraction.key import Key
from extraction.kit import Kit, dump_kit, load_kit
from extraction.pattern import Unusual
from extraction.recipes import Recipes
from extraction.samples import Sample
from extraction.steps import recipes_of

T = TypeVar("T")


def no_progress(step: str) -> None:
    """Takes a step's name and does nothing."""


class Session:
    """Lazy access to one sample with fixed options. Raises what `Capture` raises when something has to be captured."""

    def __init__(
        self,
        sample: Sample,
        cache: Cache | None,
        requires_grad: Mapping[str, bool] | None = None,
        progress: Progress = no_progress,
    ) -> None:
        self.sample = sample
        self.requires_grad = dict(requires_grad or {})
        self.progress = progress
        self._cache = cache
        self._entry = cache.entry(sample, self.requires_grad) if cache else None
        self._capture: Capture | None = None
        self._written = 0  # characters since the cache was last trimmed

    @property
    def capture(self) -> Capture:
        """The live capture, made on first use. Raises SampleError."""
        if self._capture is None:
            self._capture = Capture(self.sample, self.requires_grad, self._tell)
        return self._capture

    def _tell(self, step: str) -> None:
        self.progress(step)

    def summary(self) -> Summary:
        """Inputs, regions and failures."""
        found = self._stored("summary", wire.load_summary)
        if found is None:
            found = self.capture.summary
            self._store("summary", wire.dump_summary(found))
        return found

    def graph(self, key: Key) -> Graph:
        """One graph. Raises StepFailed with the reason when there is none."""
        found = self._stored(str(key), wire.load_graph)
        if found is None and key.choice is not None:
            found = self._chosen(key, key.choice)
        if found is None:
            found = self.capture.graph(key)
            self._store(str(key), wire.dump_graph(found))
        return found

    def _chosen(self, key: Key, choice: Choice) -> Graph | None:
        """The graph under a choice from what is stored; None where that is not enough."""
        kit, aten = self._stored(key.kit, load_kit), self._stored(str(key.aten), wire.load_graph)
        try:
            return None if kit is None or aten is None else Composer(kit, aten).graph(choice)
        except Unusual:
            return None

    def kit(self, key: Key) -> Kit:
        """What any choice about the key's aten graph needs. Raises StepFailed when there is no such graph."""
        found = self._stored(key.kit, load_kit)
        if found is None:
            self.graph(key.aten)
            found = self.capture.kit(key)
            self._store(key.kit, dump_kit(found))
        return found

    def recipes(self, key: Key) -> Recipes:
        """The recipes of an aten graph on top of the key's level. Raises StepFailed when there is no such graph."""
        return recipes_of(self.kit(key), self.graph(key.aten), key.level)

    def kit_behind(self, key: Key) -> Iterator[None]:
        """Makes the kit of a graph that was captured just now, step by step, and stores it with its aten graph.

        Does nothing where it is stored, where nothing is stored, or where this session captured nothing.
        """
        if self._entry is None or self._capture is None or key.stage == "dynamo" or self._entry.has(key.kit):
            return
        for kit in self._capture.kit_steps(key):
            yield None
            if kit is not None:
                self.graph(key.aten)
                self._store(key.kit, dump_kit(kit))

    def keys(self, choice: Choice | None = None) -> Iterator[Key]:
        """Every graph that this sample can have at the levels, or under a choice."""
        levels = LEVELS if choice is None else (choice.base,)
        for region in self.summary().regions:
            for stage in region.stages:
                for level in ("aten",) if stage == "dynamo" else levels:
                    for part in PARTITIONERS if stage in ("forward", "backward") else ("default",):
                        yield Key(stage, level, part, region.index, choice=None if stage == "dynamo" else choice)

    def targets(self) -> frozenset[str]:
        """Every operator that a choice can bring about in a graph of this sample."""
        found: set[str] = set()
        for key in self.keys():
            if key == key.aten and key.stage != "dynamo":
                try:
                    found |= self.kit(key).targets
                except StepFailed:  # told where the graph itself is asked for
                    continue
        return frozenset(found)

    def everything(self, choice: Choice | None = None) -> Extraction:
        """The summary and all graphs, at every level or under a choice.

        Graphs that fail are left out and named in the summary's failures.
        """
        graphs, failures = [], []
        for key in self.keys(choice):
            try:
                graphs.append(self.graph(key))
                if self._entry is not None and key == key.aten and key.stage != "dynamo":
                    self.kit(key)  # choices are made from it later, without a capture
            except StepFailed as error:
                failures.append(error.failure)
        summary = self.summary()
        return Extraction(replace(summary, failures=(*summary.failures, *failures)), tuple(graphs))

    def _stored(self, name: str, load: Callable[[str], T]) -> T | None:
        text = self._entry.read(name) if self._entry else None
        if text is None:
            return None
        try:
            return load(text)
        except wire.FormatError:
            assert self._entry is not None
            self._entry.drop(name)
            return None

    def _store(self, name: str, text: str) -> None:
        if self._entry is None or self._cache is None or not self._entry.write(name, text):
            return
        self._written += len(text)
        if name == "summary" or self._written > self._cache.limit // 16:
            self._cache.trim()
            self._written = 0
