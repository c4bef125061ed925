"""One graph: the picture on the left, everything about it on the right."""

from __future__ import annotations

from html import escape
from pathlib import Path

import streamlit as st

from viewer.canvas import CanvasData, CanvasEvents, Show, canvas
from viewer.graphs import Drawn, Known
from viewer.headline import file_words, what
from viewer.labels import file_name
from viewer.pages.cards import card
from viewer.pages.colouring import note_of, values_of
from viewer.pages.folding import fold_action, fold_buttons, reveal
from viewer.pages.framing import Framed
from viewer.pages.guard import guarded
from viewer.pages.highlight import hits_of, marks, step, tokens_of, with_counts
from viewer.pages.obtain import Obtained, lay_out, obtain, options_of, prefetch
from viewer.pages.search import hit_buttons, search_box
from viewer.pages.shortcuts import shortcut
from viewer.pages.side import draw_side
from viewer.pages.trail import shown, trail
from viewer.session import arrive, change, current, first_hit, focus, select, sync, to_reveal
from viewer.state import Colour, ViewState

NO_FRAMES = Framed()
HEIGHT = "calc(var(--page) - 101px)"


def draw() -> None:
    """The page."""
    found = obtain("left")
    if found is None:
        return
    st.session_state.drawn = True
    work(found)
    prefetch(found)


@st.fragment(key="work")
def work(found: Obtained) -> None:
    """Picture and panel: what changes when something is selected."""
    with guarded():
        _work(found)


def _work(found: Obtained) -> None:
    known = found.known
    lay_out(known, "left", shown())
    state = arrive("left", found.graph)
    hits = hits_of(known, state, found.peek(found.key(level="aten")) if state.came else None)
    first_hit(hits)
    reveal(known, to_reveal("left"))
    state = current()
    wide = state.tab in ("code", "source")  # lines of code need room
    left, right = st.columns([1.75, 1] if wide else [2.55, 1], gap="small")
    with left:
        over(found, state, hits)
        drawn = known.drawn(options_of(), state.fold, shown())
        if drawn.scene is None:
            card("Too large to draw open", [drawn.problem, "Fold all or go back to the overview by the buttons above."])
        else:
            picture(drawn, known, state, hits)
    with right, st.container(key="side"):
        draw_side(found, state)
    sync()


def over(found: Obtained, state: ViewState, hits: tuple[str, ...]) -> None:
    """The line over the picture: what is shown, hits, search."""
    with st.container(key="over", horizontal=True, vertical_alignment="center"):
        text = found.known.headline
        st.html(f'<div class="headline" title="{escape(text)}">{escape(text)}</div>', width="stretch")
        if state.find or state.op or state.came:
            hit_buttons(state, hits)
        fold_buttons(found.known)
        search_box(state)


def picture(
    drawn: Drawn,
    known: Known,
    state: ViewState,
    hits: tuple[str, ...],
    colour: Colour | None = None,
    height: str = HEIGHT,
    framed: Framed = NO_FRAMES,
) -> None:
    """The canvas; `colour` is the way to colour boxes, the reader's own by default, `framed` the frames around them."""
    assert drawn.scene is not None
    colour = colour or state.colour
    selection = state.left.selection
    boxes = drawn.boxes(hits)
    at = drawn.box(selection[0]) if selection else None

    def on_event(events: CanvasEvents) -> None:
        if events.selection is not None:
            tokens = tokens_of(events.selection)
            select("left", tokens)
            if tokens and current().tab == "explain":  # which is about the whole graph: the click asks about a box
                change(tab="node")
        if events.action is None or fold_action(known, events.action):
            return
        if events.action.type == "group":
            select("left", framed.members.get(events.action.id, ()))
        if events.action.type == "key":
            shortcut(events.action.key, lambda by: step(hits, by))

    canvas(
        CanvasData(
            scene=drawn.scene,
            turn=drawn.turn,
            selection=drawn.boxes(selection),
            hits=boxes,
            current=boxes.index(at) if at in boxes else None,
            dim=bool(hits or state.mark),  # a search without hits leaves the picture as it is
            mark=with_counts({} if framed.groups else marks(drawn, known, state), drawn, hits),
            colour_by=colour,
            colour_note=note_of(colour, state),
            values=values_of(colour, drawn, known, state),
            focus=focus("left", drawn.box),
            show=Show(edge_labels=state.shown.shapes, saved=state.shown.saved, portals=state.shown.portals),
            anchors=trail(drawn),
            place=f"{state.left.sample} {state.left.region}",
            graph=what(known.graph),
            label=f"{known.graph.stage} graph",
            file=file_name(*file_words(Path(state.left.sample).name, known.graph)),
            groups=framed.groups,
            tags=framed.tags,
        ),
        key="canvas",
        height=height,
        on_event=on_event,
    )
