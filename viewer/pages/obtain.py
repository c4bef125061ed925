"""Gets the graph of a pane, or shows why there is none and what there is instead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import streamlit as st

from extraction.failures import StepFailed
from extraction.graph import LEVELS, Graph, Level, Stage, Summary
from extraction.jobs import Job, JobCancelled
from extraction.key import Key
from extraction.samples import SampleError
from viewer.ahead import AHEAD
from viewer.graphs import KNOWN, Drawn, Known
from viewer.grouping import ViewOptions
from viewer.headline import file_words
from viewer.labels import plural
from viewer.library import Choice
from viewer.pages import cards
from viewer.pages.samples import library
from viewer.session import current
from viewer.state import Pane
from viewer.work import LINGER, ask_graph, ask_summary, over_picture, owner, peek, wait

PREFETCH_NODES = 4_000  # of larger graphs nothing is made before it is asked for


def key_of(pane: Pane) -> Key:
    """The key of the graph that a pane shows."""
    return Key(pane.stage, pane.level, pane.cut, pane.region, choice=pane.choice)


@dataclass(frozen=True)
class Obtained:
    """A graph, and where it is from."""

    choice: Choice
    pane: Pane
    summary: Summary
    known: Known

    @property
    def graph(self) -> Graph:
        """The graph."""
        return self.known.graph

    @property
    def name(self) -> str:
        """The sample's short name."""
        return Path(self.choice.entry.name).name

    @property
    def words(self) -> tuple[str, ...]:
        """What files about the graph are named after."""
        return file_words(self.name, self.graph)

    def key(self, stage: Stage | None = None, level: Level | None = None) -> Key:
        """The key of another graph of the same sample; a level that is asked for is without the choice."""
        pane = self.pane
        choice = pane.choice if level is None else None
        return Key(stage or pane.stage, level or pane.level, pane.cut, pane.region, choice=choice)

    def peek(self, key: Key) -> Graph | None:
        """Another graph of the same sample, when it is there already."""
        return peek(self.choice.path, dict(self.pane.grads), key)

    def ask(self, key: Key) -> Job[Graph]:
        """A job for another graph of the same sample."""
        return ask_graph(self.choice.path, dict(self.pane.grads), key)

    @property
    def elsewhere(self) -> dict[Level, Graph]:
        """The same stage at the levels not shown (of Dynamo's graph: the joint stage), as far as they are there."""
        if self.graph.stage == "dynamo":
            keys = {level: Key("joint", level, "default", self.pane.region) for level in LEVELS}
        else:
            shown = "" if self.graph.choice else self.graph.level
            keys = {level: self.key(level=level) for level in LEVELS if level != shown}
        found = ((level, self.peek(key)) for level, key in keys.items())
        return {level: graph for level, graph in found if graph is not None}


def obtain(side: str) -> Obtained | None:
    """The graph that a pane wants; None when it is not to be had: then the page says why."""
    pane = current().pane(side)
    choice = library().find(pane.sample)
    if choice is None:
        cards.unknown(side, pane)
        return None
    if st.session_state.get("cancelled"):
        cards.cancelled(side, pane)
        return None
    grads, place = dict(pane.grads), st.empty()
    summary = ask_summary(choice.path, grads)
    graph = ask_graph(choice.path, grads, key_of(pane))
    try:
        wait([summary, graph], place, choice.entry.title, side)
        found = summary.result()
        _tell_regions(side, len(found.regions))
        return Obtained(choice, pane, found, KNOWN.of(graph.result()))
    except JobCancelled:
        cards.cancelled(side, pane)
    except SampleError as error:
        cards.bad_sample(side, choice, str(error))
    except StepFailed as error:
        try:
            known: Summary | None = summary.result(timeout=0)
        except (StepFailed, JobCancelled, TimeoutError, SampleError):
            known = None  # nothing worked, not even the capture
        if known is not None:
            _tell_regions(side, len(known.regions))
        cards.failed(side, pane, choice, error.failure, known)
    return None


def _tell_regions(side: str, count: int) -> None:
    """The bar is drawn before this is known; where it offered another number of regions, it is drawn again."""
    key = f"regions_{side}"
    before = st.session_state.get(key, 1)
    st.session_state[key] = count
    if max(count, 1) != max(before, 1):
        st.rerun()


@contextmanager
def under_way(side: str) -> Iterator[None]:
    """While another pane is waited for, this pane's graph is being made too."""
    pane = current().pane(side)
    choice = library().find(pane.sample)
    jobs: list[Job[Graph]] = []
    if choice is not None and not st.session_state.get("cancelled"):
        jobs.append(ask_graph(choice.path, dict(pane.grads), key_of(pane)))
    try:
        yield
    finally:
        for job in jobs:
            job.cancel(after=LINGER)


def prefetch(found: Obtained) -> None:
    """Has the neighbours made and laid out, so that the next toggle finds them; of a large graph those that are there.

    Other stages come first: to and fro between joint and backward is what readers do most.
    """
    regions = found.summary.regions
    levels = () if found.graph.stage == "dynamo" else [v for v in LEVELS if v != found.graph.level]
    stages = [s for s in regions[found.pane.region].stages if s != found.graph.stage] if regions else ()
    keys = [*(found.key(stage=s) for s in reversed(stages)), *(found.key(level=v) for v in levels)]
    which = [(found.choice.path, dict(found.pane.grads), key) for key in keys]
    small = len(found.graph.nodes) <= PREFETCH_NODES
    asks = [partial(ask_graph, *w, owner()) if small else partial(peek, *w) for w in which]
    AHEAD.prepare(asks, options_of(), current().fold)


def lay_out(known: Known, side: str, shown: Drawn | None = None) -> None:
    """Makes the picture of a graph; where that takes long the reader is told meanwhile. `shown` as in `Known.drawn`."""
    place = st.empty()  # always there: an element less before the picture would mount it anew
    options, fold = options_of(), current().fold
    if known.takes_long(options, fold):
        text = f"Laying out {plural(len(known.graph.nodes), 'node')}…"
        over_picture(place, f"layout_{side}").html(f'<span class="step">{text}</span>')
        known.drawn(options, fold, shown)
        place.empty()


def options_of() -> ViewOptions:
    """What the reader wants to see, as the layout takes it."""
    shown = current().shown
    return ViewOptions(shown.parameters, shown.saved, shown.shapes, shown.results)
