"""One graph: the picture on the left, everything about it on the right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape

import streamlit as st

from extraction.graph import Graph
from viewer.canvas import CanvasData, CanvasEvents, Show, canvas
from viewer.graphs import Drawn, Known
from viewer.headline import headline
from viewer.labels import plural
from viewer.neighbours import ancestors, between, descendants
from viewer.pages.keys import press
from viewer.pages.obtain import Obtained, card, obtain, options_of, prefetch
from viewer.pages.side import draw_side
from viewer.pages.widgets import seed
from viewer.provenance import aten_name
from viewer.session import arrive, change, current, focus, put, select, sync
from viewer.state import ViewState

HEIGHT = "calc(100dvh - 98px)"


def draw() -> None:
    """The page."""
    found = obtain("left")
    if found is None:
        return
    arrive("left", found.graph)
    anchors = trail(found)
    if not found.known.ready(options_of(found)) and len(found.graph.nodes) > 1500:
        with st.spinner(f"Laying out {plural(len(found.graph.nodes), 'node')}…"):
            found.known.drawn(options_of(found))
    work(found, anchors)
    prefetch(found)


def trail(found: Obtained) -> dict[str, str]:
    """From boxes of the picture before to boxes of this one, where their names differ; kept until the next change."""
    before: tuple[Graph, dict[str, str]] | None = st.session_state.get("trail")
    if before is not None and before[0] is found.graph:
        return before[1]
    anchors = heirs_of_boxes(before[0], found.graph) if before else {}
    st.session_state.trail = (found.graph, anchors)
    return anchors


MOST_ANCHORS = 4_000


def heirs_of_boxes(old: Graph, new: Graph) -> dict[str, str]:
    """For nodes of the old graph that the new one does not have: the node of the new one with the same aten origin."""
    first: dict[str, str] = {}
    dynamo = "dynamo" in (old.stage, new.stage)
    for node in new.nodes:
        if node.is_operator:
            first.setdefault((node.dynamo or node.name) if dynamo else aten_name(node), node.name)
    names = new.by_name
    found = {
        n.name: first[origin]
        for n in old.nodes
        if n.is_operator and n.name not in names
        for origin in [(n.dynamo or n.name) if dynamo else aten_name(n)]
        if origin in first
    }
    return found if len(found) <= MOST_ANCHORS else {}


@st.fragment(key="work")
def work(found: Obtained, anchors: Mapping[str, str]) -> None:
    """Picture and panel: what changes when something is selected."""
    state, known = current(), found.known
    hits = hits_of(known, state)
    left, right = st.columns([2.7, 1], gap="small")
    with left:
        over(found, state, hits)
        drawn = known.drawn(options_of(found))
        if drawn.scene is None:
            card("Too large to draw flat", [drawn.problem, "Operators, code and source are on the right; they work."])
        else:
            picture(drawn, known, state, hits, anchors)
    with right, st.container(key="side"):
        draw_side(found, state, hits)
    sync()


def over(found: Obtained, state: ViewState, hits: tuple[str, ...]) -> None:
    """The line over the picture: what is shown, search, hits."""
    with st.container(key="over", horizontal=True, vertical_alignment="center"):
        text = headline(found.name, found.graph)
        st.html(f'<div class="headline" title="{escape(text)}">{escape(text)}</div>', width="stretch")
        if state.find or state.op:
            at = state.left.selection[0] if state.left.selection else ""
            place = f"{hits.index(at) + 1:,} of {len(hits):,}" if at in hits else plural(len(hits), "hit")
            st.html(f'<div class="hits" role="status">{place}</div>', width="content")
            for key, by, way, help_ in (("w_back", -1, "up", "Previous hit (N)"), ("w_on", 1, "down", "Next hit (n)")):
                st.button("", icon=f":material/keyboard_arrow_{way}:", key=key, type="tertiary", help=help_,
                          disabled=not hits, on_click=step, args=(hits, by))  # fmt: skip
        st.text_input(
            "Search",
            key=seed("w_find", state.find),
            placeholder="Search  /",
            icon=":material/search:",
            label_visibility="collapsed",
            on_change=lambda: change(find=(st.session_state.w_find or "").strip()),
            width=250,
        )


def hits_of(known: Known, state: ViewState) -> tuple[str, ...]:
    """Nodes that the search finds and, where an operator is chosen, that call it."""
    called = {n.name for n in known.graph.nodes if n.target == state.op} if state.op else None
    if not state.find:
        return tuple(n.name for n in known.graph.nodes if called and n.name in called)
    return tuple(h.name for h in known.index.find(state.find) if called is None or h.name in called)


def step(hits: tuple[str, ...], by: int) -> None:
    """Goes to the next hit after the selection, around the end."""
    if not hits:
        return
    selection = current().left.selection
    at = hits.index(selection[0]) if selection and selection[0] in hits else -1 if by > 0 else 0
    select("left", (hits[(at + by) % len(hits)],), go=True)


def picture(drawn: Drawn, known: Known, state: ViewState, hits: tuple[str, ...], anchors: Mapping[str, str]) -> None:
    """The canvas."""
    assert drawn.scene is not None
    selection = state.left.selection
    boxes = drawn.boxes(hits)
    at = drawn.box(selection[0]) if selection else None

    def on_event(events: CanvasEvents) -> None:
        react(events, hits)

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
            label=f"{known.graph.stage} graph",
        ),
        key="canvas",
        height=HEIGHT,
        on_event=on_event,
    )


def marks(drawn: Drawn, known: Known, state: ViewState) -> dict[str, str]:
    """Words by box: what the reader asked for, and what else came from the same aten call."""
    selection = [t for t in state.left.selection if t in known.graph.by_name]
    found: dict[str, str] = {}
    if not selection:
        return found
    first = known.graph.by_name[selection[0]]
    siblings = known.expanded.get(first.origin, ())
    if len(siblings) > 1:
        found |= dict.fromkeys(drawn.boxes(siblings), "origin")
    if state.mark == "path" and len(selection) == 2:
        names, word = between(known.network, *selection), "path"
    elif state.mark == "ancestors":
        names, word = ancestors(known.network, first.name), "ancestor"
    elif state.mark == "descendants":
        names, word = descendants(known.network, first.name), "descendant"
    else:
        return found
    for box in drawn.boxes(names):
        found[box] = f"{found[box]} {word}" if box in found else word
    return found


def tokens_of(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """Node names (or ids of boxes that are no nodes) of boxes that were clicked."""
    return tuple(b.removeprefix("value:") for b in boxes)


def react(events: CanvasEvents, hits: tuple[str, ...]) -> None:
    """What a click or a key in the picture changes; called before the page runs again."""
    if events.selection is not None:
        select("left", tokens_of(events.selection))
    action = events.action
    if action is None or action.type != "key":
        return
    if action.key in ("n", "N"):
        step(hits, 1 if action.key == "n" else -1)
    elif action.key == "?":
        st.session_state.dialog = "help"
        st.rerun()
    else:
        before = current()
        after = press(before, action.key)
        if action.key == "Escape":
            st.session_state.anchors.pop("left", None)
        put(after)
        if replace(after.left, selection=()) != replace(before.left, selection=()):
            st.rerun()
