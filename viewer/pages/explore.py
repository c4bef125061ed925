"""One graph: the picture on the left, everything about it on the right."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

import streamlit as st

from extraction.graph import Graph
from viewer.canvas import CanvasData, CanvasEvents, Show, canvas
from viewer.graphs import Drawn, Known
from viewer.headline import headline
from viewer.labels import plural
from viewer.pages.cards import card
from viewer.pages.guard import guarded
from viewer.pages.highlight import hits_of, marks, step, tokens_of
from viewer.pages.obtain import Obtained, obtain, options_of, prefetch
from viewer.pages.search import hit_buttons, search_box
from viewer.pages.shortcuts import shortcut
from viewer.pages.side import draw_side
from viewer.provenance import aten_name
from viewer.session import arrive, focus, select, sync
from viewer.state import ViewState

HEIGHT = "calc(100dvh - 98px)"
SLOW_LAYOUT = 1_500  # nodes, from which on the reader is told that the layout runs
MOST_ANCHORS = 4_000


def draw() -> None:
    """The page."""
    found = obtain("left")
    if found is None:
        return
    st.session_state.drawn = True
    anchors = trail(found.graph)
    if not found.known.ready(options_of()) and len(found.graph.nodes) > SLOW_LAYOUT:
        with st.spinner(f"Laying out {plural(len(found.graph.nodes), 'node')}…"):
            found.known.drawn(options_of())
    work(found, anchors)
    prefetch(found)


def trail(graph: Graph) -> dict[str, str]:
    """From boxes of the picture before to boxes of this one, where their names differ; kept until the next change."""
    before: tuple[Graph, dict[str, str]] | None = st.session_state.get("trail")
    if before is not None and before[0] is graph:
        return before[1]
    anchors = heirs_of_boxes(before[0], graph) if before else {}
    st.session_state.trail = (graph, anchors)
    return anchors


def heirs_of_boxes(old: Graph, new: Graph) -> dict[str, str]:
    """For nodes of the old graph that the new one does not have: the node of the new one with the same aten origin."""
    first: dict[str, str] = {}
    dynamo = "dynamo" in (old.stage, new.stage)
    for node in new.nodes:
        if node.is_operator:
            first.setdefault((node.dynamo or node.name) if dynamo else aten_name(node), node.name)
    found = {
        n.name: first[origin]
        for n in old.nodes
        if n.is_operator and n.name not in new.by_name
        for origin in [(n.dynamo or n.name) if dynamo else aten_name(n)]
        if origin in first
    }
    return found if len(found) <= MOST_ANCHORS else {}


@st.fragment(key="work")
def work(found: Obtained, anchors: Mapping[str, str]) -> None:
    """Picture and panel: what changes when something is selected."""
    with guarded():
        _work(found, anchors)


def _work(found: Obtained, anchors: Mapping[str, str]) -> None:
    state, known = arrive("left", found.graph), found.known
    hits = hits_of(known, state)
    wide = state.tab in ("code", "source")  # lines of code need room
    left, right = st.columns([1.75, 1] if wide else [2.55, 1], gap="small")
    with left:
        over(found, state, hits)
        drawn = known.drawn(options_of())
        if drawn.scene is None:
            card("Too large to draw flat", [drawn.problem, "Operators, code and source are on the right; they work."])
        else:
            picture(drawn, known, state, hits, anchors)
    with right, st.container(key="side"):
        draw_side(found, state)
    sync()


def over(found: Obtained, state: ViewState, hits: tuple[str, ...]) -> None:
    """The line over the picture: what is shown, hits, search."""
    with st.container(key="over", horizontal=True, vertical_alignment="center"):
        text = headline(found.name, found.graph)
        st.html(f'<div class="headline" title="{escape(text)}">{escape(text)}</div>', width="stretch")
        if state.find or state.op:
            hit_buttons(state, hits)
        search_box(state)


def picture(drawn: Drawn, known: Known, state: ViewState, hits: tuple[str, ...], anchors: Mapping[str, str]) -> None:
    """The canvas."""
    assert drawn.scene is not None
    selection = state.left.selection
    boxes = drawn.boxes(hits)
    at = drawn.box(selection[0]) if selection else None

    def on_event(events: CanvasEvents) -> None:
        if events.selection is not None:
            select("left", tokens_of(events.selection))
        if events.action is not None and events.action.type == "key":
            shortcut(events.action.key, lambda by: step(hits, by))

    canvas(
        CanvasData(
            scene=drawn.scene,
            selection=drawn.boxes(selection),
            hits=boxes,
            current=boxes.index(at) if at in boxes else None,
            dim=bool(state.find or state.op or state.mark),
            mark=marks(drawn, known, state),
            colour_by=state.colour,
            focus=focus("left", drawn.box),
            show=Show(edge_labels=state.shown.shapes, saved=state.shown.saved, portals=state.shown.portals),
            anchors=anchors,
            place=f"{state.left.sample} {state.left.region}",
            label=f"{known.graph.stage} graph",
        ),
        key="canvas",
        height=HEIGHT,
        on_event=on_event,
    )
