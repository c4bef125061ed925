"""Work that needs torch: asked of the worker processes, waited for in place with the running step and a way out.

Example::

    graph = wait([service().graph(path, {}, key, owner())], st.empty())[0]

What cannot happen: the page's process imports torch; work goes on that nobody waits for any more (a rerun or a closed
tab ends it, unless it is nearly done); a slow worker shows a page without a word.
"""

from __future__ import annotations

import functools
import gc
import importlib
import threading
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import streamlit as st

from extraction.cache import Cache, default_folder
from extraction.catalog import gallery, resolve
from extraction.decomposition import Decomposition
from extraction.graph import Graph, Summary
from extraction.jobs import Job, JobCancelled
from extraction.key import Key
from extraction.limits import RARELY, Limits
from extraction.pool import Closed, Pool
from extraction.recipes import Recipes
from extraction.scratch import leave
from extraction.service import Service
from viewer.pages.samples import given_folders, list_folders, uploads_allowed
from viewer.state import FIRST_SAMPLE

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

PATIENCE = 0.2  # seconds before the reader is told that something runs
BEAT = 0.2  # seconds between two looks at it
LINGER = 10.0  # seconds that work goes on after its reader left, because it may be nearly done
WARM_AFTER = 4.0  # seconds after the start, when the first page is drawn
OTHER_PAGES = ("viewer.pages.compare", "viewer.pages.lab.page", "viewer.pages.corpus")


@functools.cache
def service() -> Service:
    """The one service of this server.

    Trusted are the gallery and the folders named on the command line; whatever else a session opens is not.
    """
    limits = Limits.from_environment()
    trusted = (gallery(), *map(Path, given_folders()))
    return Service(Pool(limits), Cache(default_folder()), Pool(limits, isolated=True), trusted)


@asynccontextmanager
async def lifespan(app: object) -> AsyncIterator[None]:
    """While the server runs: workers from its start on, so that they warm up before the first visitor asks."""
    gc.set_threshold(*RARELY)
    threading.Thread(target=_warm_up, name="warm-up", daemon=True).start()
    yield
    service().close()
    leave()


def _warm_up() -> None:
    """What the first visit would otherwise wait for; then what the next steps would.

    A worker is among the first where the first picture has to be made, else among the next: it takes a core for
    seconds, which the first page needs.
    """
    if service().known(resolve(FIRST_SAMPLE), {}, Key("joint")) is None:
        service().start()
    importlib.import_module("viewer.pages.frame")
    time.sleep(WARM_AFTER)
    try:
        service().start()
    except Closed:  # the server has ended meanwhile
        return
    list_folders()
    uploads_allowed()
    for name in (*OTHER_PAGES, "networkx", "pandas", "pyarrow"):
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # modules stay


def owner() -> str:
    """Names this browser session to the workers, so that sessions take turns."""
    if "owner" not in st.session_state:
        st.session_state.owner = f"{time.time_ns():x}"
    return str(st.session_state.owner)


def ask_graph(path: Path, grads: Mapping[str, bool], key: Key, who: str = "") -> Job[Graph]:
    """A job for one graph; `who` is its owner where no session runs."""
    return service().graph(path, grads, key, who or owner())


def ask_summary(path: Path, grads: Mapping[str, bool]) -> Job[Summary]:
    """A job for what is known of a sample beside its graphs."""
    return service().summary(path, grads, owner())


def ask_decomposition(operator: str) -> Job[Decomposition]:
    """A job for what torch's tables have for an operator."""
    return service().decomposition(operator, owner())


def ask_recipes(path: Path, grads: Mapping[str, bool], key: Key) -> Job[Recipes]:
    """A job for what every call of an aten graph becomes, step by step."""
    return service().recipes(path, grads, key, owner())


def prepare_choices(path: Path, grads: Mapping[str, bool], key: Key) -> None:
    """Makes what the first choice about a graph would wait for, where that needs no worker."""
    service().prepare_choices(path, grads, key)


def peek(path: Path, grads: Mapping[str, bool], key: Key) -> Graph | None:
    """A graph that is there already, in memory or in the cache; None when it would have to be made or cannot be."""
    return service().known(path, grads, key)


def over_picture(place: DeltaGenerator, key: str) -> DeltaGenerator:
    """Over the picture, a box for what is said of running work, with a mark that turns before it."""
    box = place.container(key=f"progress_{key}", horizontal=True, vertical_alignment="center", width="content")
    box.html('<i class="turning"></i>')
    return box


def wait(jobs: Sequence[Job[Any]], place: DeltaGenerator, what: str, key: str) -> None:
    """Waits until all jobs are finished, and shows in `place` what runs; `what` names it, `key` is the place's own.

    A rerun or a closed tab raises through here; what was not finished is then given up.
    """
    try:
        if _unfinished(jobs, PATIENCE) is None:
            return
        with over_picture(place, key):
            words, seconds = st.empty(), st.empty()
            st.button("Cancel", key=f"cancel_{key}", on_click=_give_up, args=(list(jobs),))
        said = ""
        while (running := _unfinished(jobs, BEAT)) is not None:
            # each only when it changes: what is written anew loses its place in a turn, and under a pointer
            if (step := f"{escape(what)}: <b>{escape(running.step)}</b>") != said:
                words.html(f'<span class="step">{step}</span>')
                said = step
            seconds.html(f'<span class="seconds">{running.elapsed:.1f} s</span>')
        place.empty()
    finally:
        for job in jobs:
            job.cancel(after=LINGER)


def _unfinished(jobs: Sequence[Job[Any]], seconds: float) -> Job[Any] | None:
    """The first job that is not finished after so many seconds; asked once, since the next moment it may be."""
    return next((job for job in jobs if not job.wait(seconds)), None)


def _give_up(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.cancel()
    st.session_state.cancelled = True


__all__ = ["JobCancelled", "ask_graph", "ask_recipes", "ask_summary", "owner", "peek", "service", "wait"]
