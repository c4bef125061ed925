"""Other levels of the graph that the lab is about: asked for together, waited for in place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import streamlit as st

from extraction.failures import StepFailed
from extraction.graph import LEVELS, Failure, Graph, Level
from extraction.jobs import JobCancelled
from extraction.samples import SampleError
from viewer.pages.obtain import Obtained
from viewer.work import wait


@dataclass(frozen=True)
class Levels:
    """Graphs of one stage by level, why a level is not there, and the graph under the reader's choice, if any."""

    graphs: dict[Level, Graph]
    missing: dict[Level, str]
    chosen: Graph | None = None


def at_levels(found: Obtained, wanted: Sequence[Level] = LEVELS, key: str = "levels") -> Levels:
    """The same stage at the wanted levels, in the order of LEVELS. Waits; the graph obtained needs no waiting."""
    chosen = None if found.key().choice is None else found.graph
    own = "" if chosen is not None else found.graph.level
    others = [level for level in LEVELS if level in wanted and level != own]
    jobs = {level: found.ask(found.key(level=level)) for level in others}
    wait(list(jobs.values()), st.empty(), found.name, key)
    graphs: dict[Level, Graph] = {}
    missing: dict[Level, str] = {}
    for level in LEVELS:
        if level == own and level in wanted:
            graphs[level] = found.graph
        elif level in jobs:
            try:
                graphs[level] = jobs[level].result()
            except JobCancelled:
                missing[level] = "cancelled"
            except StepFailed as error:
                missing[level] = _said(error.failure)
            except SampleError as error:
                missing[level] = str(error)
    return Levels(graphs, missing, chosen)


def _said(failure: Failure) -> str:
    return f"{failure.step} failed: {failure.message}"
