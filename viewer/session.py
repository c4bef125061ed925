"""The reader's session: the state of the URL, what selections follow, and where the picture should look.

Example::

    state = begin()                             # once at the top of a run
    select("left", ("convolution",), go=True)   # in a callback
    state = arrive("left", graph)               # a graph is shown: the selection becomes what it is called there
    sync()                                      # the URL says so too

What cannot happen: two entries in the browser's history for one choice (the URL is written once, when a run knows
what the selection became); a late message of the browser undoes a newer choice (the session is what counts, the URL is
read at its start and when the reader goes back or forward).

Note: anchors
    Going from aten to prims and back must end where it began. So the selection is not followed from graph to graph:
    it is always followed from the graph in which the reader made it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from extraction.graph import Graph
from viewer.canvas import Focus
from viewer.provenance import follow
from viewer.state import MOST_SELECTED, Pane, ViewState, from_params, to_params


@dataclass(frozen=True)
class Anchor:
    """The selection as the reader made it: in which graph of which sample."""

    graph: Graph
    tokens: tuple[str, ...]
    place: tuple[str, int]


def begin() -> ViewState:
    """The state at the start of a run: the session's, or the URL's when it is new or the reader went back."""
    st.session_state.drawn = False
    if "view" not in st.session_state or went_back():
        st.session_state.view = from_params(st.query_params.to_dict())
        st.session_state.anchors = {}
        st.session_state.cancelled = False
        for side in ("left", "right"):
            if selection := current().pane(side).selection:
                look_at(side, selection[0])
    return current()


def went_back() -> bool:
    """True in a run that the back button asked for: what the URL says counts, and not what widgets, which may not have
    heard of it yet, report beside it.
    """
    context: Any = get_script_run_ctx()
    return bool(getattr(context, "is_history_navigation", False))


def current() -> ViewState:
    """The state now."""
    state: ViewState = st.session_state.view
    return state


def put(state: ViewState) -> None:
    """Makes this the state; the URL follows at the end of the run."""
    st.session_state.view = state
    st.session_state.cancelled = False


def change(**values: Any) -> None:
    """Changes fields of the state."""
    put(replace(current(), **values))


def change_pane(side: str, **values: Any) -> None:
    """Changes fields of a pane. Another sample or region has no use for the selection."""
    pane = current().pane(side)
    moved: Pane = replace(pane, **values)
    state = current()
    if moved.sample != pane.sample:
        moved = replace(moved, region=0, grads=(), selection=())
        state = replace(state, fold=())
    put(state.with_pane(side, moved))


def select(side: str, tokens: tuple[str, ...], go: bool = False) -> None:
    """Selects nodes or boxes of the graph shown; with `go` the picture moves there."""
    state = current()
    pane = replace(state.pane(side), selection=tokens[:MOST_SELECTED])
    put(replace(state.with_pane(side, pane), mark=state.mark if tokens else ""))
    st.session_state.anchors.pop(side, None)
    if go and tokens:
        look_at(side, tokens[0])
        st.session_state[f"reveal_{side}"] = tokens[0]


def forget_anchors() -> None:
    """The next graph that is shown has no selection to follow."""
    st.session_state.anchors = {}


def show_calls(pane: Pane, op: str, came: str = "") -> None:
    """Goes to the page that explores, to a graph in which calls of `op` that come from `came` are highlighted."""
    state, left = current(), replace(pane, selection=())
    fold = state.fold if pane.sample == state.left.sample else ()
    put(replace(state, mode="explore", left=left, op=op, came=came, find="", mark="", fold=fold))
    st.session_state.first_hit = True


def first_hit(hits: tuple[str, ...]) -> None:
    """Selects the first of the calls that `show_calls` was asked for, once."""
    if st.session_state.pop("first_hit", False) and hits:
        select("left", hits[:1], go=True)


def look_at(side: str, token: str, beside: bool = False) -> None:
    """Asks the picture to bring a node or box into sight, once; `beside` as in `Focus`."""
    st.session_state.looks = st.session_state.get("looks", 0) + 1
    st.session_state[f"look_{side}"] = Focus(token, st.session_state.looks, beside)


def begin_anew() -> None:
    """Both pictures of a comparison begin at their start."""
    st.session_state.pairs = st.session_state.get("pairs", 0) + 1


def place_of(state: ViewState) -> str:
    """What a comparison is of: with another pair both pictures begin at their start, and so show the same part."""
    samples = (f"{pane.sample} {pane.region}" for pane in (state.left, state.right))
    return f"{' | '.join(samples)} {st.session_state.get('pairs', 0)}"


def to_reveal(side: str) -> str | None:
    """What the reader wants to see opened, once."""
    found: str | None = st.session_state.pop(f"reveal_{side}", None)
    return found


def focus(side: str, boxes: Any) -> Focus | None:
    """What the canvas was asked to bring into sight last; `boxes` gives the box of a token."""
    wanted: Focus | None = st.session_state.get(f"look_{side}")
    box = boxes(wanted.id) if wanted else None
    return replace(wanted, id=box) if wanted and box else None


def arrive(side: str, graph: Graph) -> ViewState:
    """Brings a pane's selection to the graph that is shown now."""
    anchors: dict[str, Anchor] = st.session_state.anchors
    pane, anchor = current().pane(side), anchors.get(side)
    place = (pane.sample, pane.region)
    if anchor is None or anchor.place != place:
        anchors[side] = Anchor(graph, present(graph, pane.selection), place)
    tokens = heirs(anchors[side], graph)
    if tokens != pane.selection:
        st.session_state.view = current().with_pane(side, replace(pane, selection=tokens))
    return current()


def heirs(anchor: Anchor, graph: Graph) -> tuple[str, ...]:
    """What the anchor's selection is in a graph: the first heir of each node."""
    if graph is anchor.graph:
        return anchor.tokens
    found: list[str] = []
    for token in anchor.tokens:
        if token.startswith("fold:"):
            found.append(token)  # module paths mean the same in every graph of a sample
            continue
        followed = follow((token,), anchor.graph, graph)
        operators = [name for name in followed if graph.by_name[name].is_operator]
        found += (operators or list(followed))[:1]
    return tuple(dict.fromkeys(found))


def present(graph: Graph, tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens that this graph has."""
    return tuple(
        t
        for t in tokens
        if t in graph.by_name
        or t.startswith("fold:")
        or (t.startswith("result:") and t[7:].isdigit() and int(t[7:]) < len(graph.results))
    )


def redraw() -> None:
    """In a callback outside of it: only the part of the page that shows the graph runs again, where there is one."""
    if st.session_state.get("drawn"):
        st.rerun("work")


def sync() -> None:
    """Writes the state to the URL where it says something else."""
    wanted = to_params(current())
    if st.query_params.to_dict() != wanted:
        st.query_params.from_dict(wanted)
