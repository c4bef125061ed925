"""Gets the graph of a pane, or shows why there is none and what there is instead."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

import streamlit as st

from extraction.capture import Key
from extraction.failures import StepFailed
from extraction.graph import LEVELS, Failure, Graph, Level, Stage, Summary
from extraction.jobs import JobCancelled
from extraction.samples import SampleError
from viewer.graphs import KNOWN, Known
from viewer.grouping import ViewOptions
from viewer.headline import LEVEL_NAMES, STAGE_NAMES
from viewer.library import Choice
from viewer.pages.samples import library
from viewer.session import change_pane, current
from viewer.state import FIRST_SAMPLE, Pane
from viewer.work import ask_graph, ask_summary, peek, wait

PREFETCH_NODES = 4_000  # of larger graphs no other level is made before it is asked for


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

    def key(self, stage: Stage | None = None, level: Level | None = None) -> Key:
        """The key of another graph of the same sample."""
        pane = self.pane
        return Key(stage or pane.stage, level or pane.level, pane.cut, pane.region)

    def peek(self, stage: Stage | None = None, level: Level | None = None) -> Graph | None:
        """Another graph of the same sample, when it is there already."""
        return peek(self.choice.path, dict(self.pane.grads), self.key(stage, level))

    def ask(self, stage: Stage | None = None, level: Level | None = None) -> None:
        """Has another graph of the same sample made, so that it is there when it is wanted."""
        ask_graph(self.choice.path, dict(self.pane.grads), self.key(stage, level))

    @property
    def elsewhere(self) -> dict[Level, Graph]:
        """The same stage at the other levels, as far as they are there."""
        if self.graph.stage == "dynamo":
            return {}
        found = ((level, self.peek(level=level)) for level in LEVELS if level != self.graph.level)
        return {level: graph for level, graph in found if graph is not None}


def obtain(side: str) -> Obtained | None:
    """The graph that a pane wants; None when it is not to be had: then the page says why."""
    pane = current().pane(side)
    choice = library().find(pane.sample)
    if choice is None:
        _unknown(side, pane)
        return None
    if st.session_state.get("cancelled"):
        _cancelled(side, pane)
        return None
    grads, place = dict(pane.grads), st.empty()
    summary = ask_summary(choice.path, grads)
    graph = ask_graph(choice.path, grads, Key(pane.stage, pane.level, pane.cut, pane.region))
    try:
        wait([summary, graph], place, choice.entry.title)
        found = summary.result()
        st.session_state[f"regions_{side}"] = len(found.regions)
        return Obtained(choice, pane, found, KNOWN.of(graph.result()))
    except JobCancelled:
        _cancelled(side, pane)
    except SampleError as error:
        _bad_sample(str(error))
    except StepFailed as error:
        try:
            known: Summary | None = summary.result(timeout=0)
        except (StepFailed, JobCancelled, TimeoutError, SampleError):
            known = None  # nothing worked, not even the capture
        _failed(side, pane, error.failure, known)
    return None


def prefetch(found: Obtained) -> None:
    """Has the neighbours of a small graph made, so that the next toggle finds them."""
    if len(found.graph.nodes) > PREFETCH_NODES:
        return
    stages = found.summary.regions[found.pane.region].stages if found.summary.regions else ()
    for level in LEVELS:
        if found.graph.stage != "dynamo":
            found.ask(level=level)
    for stage in stages:
        found.ask(stage=stage)


def options_of() -> ViewOptions:
    """What the reader wants to see, as the layout takes it."""
    shown = current().shown
    return ViewOptions(shown.parameters, shown.saved, shown.shapes, shown.results)


def card(title: str, lines: list[str], where: str = "") -> None:
    """A message in place of the picture. All texts are escaped here."""
    place = f'<p class="where">{escape(where)}</p>' if where else ""
    text = "".join(f"<p>{escape(line)}</p>" for line in lines if line)
    st.html(f'<div class="card" role="status"><h2>{escape(title)}</h2>{place}{text}</div>')


def _buttons(side: str, summary: Summary | None, pane: Pane) -> None:
    """Graphs that did work, to go to."""
    region = summary.regions[pane.region] if summary and pane.region < len(summary.regions) else None
    stages = [s for s in STAGE_NAMES if region and s in region.stages and s != pane.stage]
    with st.container(horizontal=True, horizontal_alignment="center"):
        for stage in stages:
            st.button(f"Show {STAGE_NAMES[stage]}", key=f"w_show_{side}_{stage}",
                      on_click=change_pane, args=(side,), kwargs={"stage": stage})  # fmt: skip
        if pane.level != "aten" and region and pane.stage in region.stages:
            st.button("Show aten", key=f"w_show_{side}_aten",
                      on_click=change_pane, args=(side,), kwargs={"level": "aten"})  # fmt: skip


def _failed(side: str, pane: Pane, failure: Failure, summary: Summary | None) -> None:
    advice = f"What you can do: {failure.advice}." if failure.advice else ""
    worked = summary and any(pane.region == r.index and r.stages for r in summary.regions)
    works = "What did work can still be looked at:" if worked else ""
    title = f"{STAGE_NAMES[pane.stage]} at {LEVEL_NAMES[pane.level]} is not there: {failure.step} failed"
    if failure.kind == "no backward":
        title = "There is no backward graph"
    card(title, [advice, works], failure.message)
    _buttons(side, summary, pane)


def _bad_sample(text: str) -> None:
    card("The sample cannot be read", ["Pick another sample, or mend the folder and reload the page."], text)


def _cancelled(side: str, pane: Pane) -> None:
    card("Cancelled", [f"The {pane.stage} graph of {Path(pane.sample).name} was not finished."])
    with st.container(horizontal=True, horizontal_alignment="center"):
        st.button("Try again", key=f"w_again_{side}", type="primary", on_click=_again)
        if pane.sample != FIRST_SAMPLE:
            st.button("Back to the first example", key=f"w_first_{side}",
                      on_click=change_pane, args=(side,), kwargs={"sample": FIRST_SAMPLE})  # fmt: skip


def _again() -> None:
    st.session_state.cancelled = False


def _unknown(side: str, pane: Pane) -> None:
    card(
        "This sample is not here",
        [
            f"{pane.sample} is neither in the gallery nor in a folder that was opened.",
            "Open its folder in the sample picker, or start the app with it: aotscope serve FOLDER.",
        ],
    )
    with st.container(horizontal=True, horizontal_alignment="center"):
        st.button("Back to the first example", key=f"w_first_{side}",
                  on_click=change_pane, args=(side,), kwargs={"sample": FIRST_SAMPLE})  # fmt: skip
