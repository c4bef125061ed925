"""What the sections that change a choice share: recipes, the picture of the graph under the choice, a row's buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import streamlit as st

from extraction.choice import Choice, ChoiceError, State, with_state
from extraction.failures import StepFailed
from extraction.graph import Level
from extraction.jobs import JobCancelled
from extraction.key import Key
from extraction.recipes import Recipes
from extraction.samples import SampleError
from extraction.support import SupportError
from viewer.graphs import KNOWN, Drawn, Known
from viewer.pages import cards
from viewer.pages.explore import NO_FRAMES, picture
from viewer.pages.folding import fold_buttons, reveal
from viewer.pages.framing import Framed
from viewer.pages.highlight import hits_of
from viewer.pages.obtain import Obtained, key_of, lay_out, options_of
from viewer.pages.widgets import plain
from viewer.session import arrive, change, change_pane, current, to_reveal
from viewer.state import Colour
from viewer.work import ask_graph, ask_recipes, wait

HEIGHT = "calc(var(--page) - 146px)"
CHOOSE = (("keep", "Keep"), ("open", "Open"))


def put(found: Obtained) -> None:
    """Keeps what the lab is about, for runs of its sections alone."""
    st.session_state.obtained = found


def got() -> Obtained:
    """What the lab is about: the graph that was drawn last."""
    found: Obtained = st.session_state.obtained
    return found


def recipes_of(found: Obtained, level: Level) -> Recipes | None:
    """The recipes on top of a level; None when they cannot be made: then the page says why."""
    pane = current().left
    job = ask_recipes(found.choice.path, dict(pane.grads), Key(pane.stage, level, pane.cut, pane.region))
    try:
        wait([job], st.empty(), found.name, f"recipes_{level}")
        return job.result()
    except JobCancelled:
        cards.cancelled("left", pane)
    except SampleError as error:
        cards.bad_sample("left", found.choice, str(error))
    except StepFailed as error:
        cards.card("The steps of the decomposition are not there", [str(error.failure)])
    return None


def graph_of(found: Obtained) -> Known | None:
    """The graph under the choice as it is now; None when it cannot be made."""
    pane = current().left
    if key_of(pane) == key_of(found.pane):
        return found.known
    job = ask_graph(found.choice.path, dict(pane.grads), key_of(pane))
    try:
        wait([job], st.empty(), found.name, "chosen")
        known = KNOWN.of(job.result())
        put(replace(found, pane=pane, known=known))
        return known
    except JobCancelled:
        cards.cancelled("left", pane)
    except StepFailed as error:
        cards.failed("left", pane, found.choice, error.failure, found.summary)
    return None


def draw_graph(known: Known, colour: Colour | None = None, framing: Callable[[Drawn], Framed] | None = None) -> None:
    """The picture of a graph, as on the page that explores; `framing` makes frames around its boxes."""
    lay_out(known, "left")
    arrive("left", known.graph)
    reveal(known, to_reveal("left"))
    state = current()
    with st.container(key="over", horizontal=True, horizontal_alignment="right"):
        fold_buttons(known)
    drawn = known.drawn(options_of(), state.fold)
    if drawn.scene is None:
        cards.card("Too large to draw open", [drawn.problem])
    else:
        frames = NO_FRAMES if framing is None else framing(drawn)
        picture(drawn, known, state, hits_of(known, state), colour, HEIGHT, frames)


def go(where: str) -> None:
    """What a click in a table of operators means: keep or open one, or highlight its nodes."""
    word, _, target = where.partition(":")
    if word == "op":
        change(op="" if current().op == target else target)
    elif word in ("", "keep", "open"):
        state: State = "keep" if word == "keep" else "open" if word == "open" else ""
        attempt(lambda: choose(with_state(current().left.choice, target, state)))


def tell() -> None:
    """In a callback, when all of its clicks were heard: the section runs again, and what the bar says of the choice."""
    st.rerun(["chip_left", "work"])


def choose(choice: Choice) -> None:
    """Makes this the choice of the left pane."""
    change_pane("left", level=choice.base, keep=choice.keep, open=choice.open)


def attempt(act: Callable[[], None]) -> None:
    """Does something that may be refused; the reason is shown by `problems`."""
    try:
        act()
    except (ChoiceError, SupportError) as error:
        st.session_state.lab_problem = str(error)


def problems() -> None:
    """Shows why the last thing was refused, once."""
    if problem := st.session_state.pop("lab_problem", ""):
        st.error(plain(problem), icon=":material/error:")
