"""Two graphs side by side, and under them what became of the operators."""

from __future__ import annotations

from html import escape

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from viewer.canvas import CanvasData, CanvasEvents, Show, canvas
from viewer.headline import what
from viewer.labels import file_name
from viewer.pages.bar import compact_choice
from viewer.pages.cards import card
from viewer.pages.colouring import note_of, values_of
from viewer.pages.differences import compared, draw_differences
from viewer.pages.folding import fold_action, reveal
from viewer.pages.guard import guarded
from viewer.pages.highlight import hits_of, step, tokens_of, with_counts
from viewer.pages.obtain import Obtained, lay_out, obtain, options_of, under_way
from viewer.pages.shortcuts import shortcut
from viewer.provenance import follow
from viewer.session import arrive, current, focus, look_at, place_of, select, sync, to_reveal
from viewer.state import ViewState

HEIGHT = "max(320px, calc(62dvh - 100px))"
SIDES = ("left", "right")


def draw(sentence: DeltaGenerator) -> None:
    """The page; the sentence that says what the comparison found stands in the bar."""
    columns = st.columns(2, gap="small")
    found: dict[str, Obtained] = {}
    with under_way("right"):
        for side, column in zip(SIDES, columns, strict=True):
            with column:
                compact_choice(side, current().pane(side))
                if (got := obtain(side)) is not None:
                    found[side] = got
    if len(found) == 2:
        st.session_state.drawn = True
        said = escape(compared(*found.values()).sentence)
        sentence.html(f'<p class="sentence" title="{said}">{said}</p>', width="content")
        work(found["left"], found["right"])


@st.fragment(key="work")
def work(left: Obtained, right: Obtained) -> None:
    """Both pictures and the differences: what changes when something is selected."""
    with guarded():
        _work(left, right)


def _work(left: Obtained, right: Obtained) -> None:
    both = {"left": left, "right": right}
    for side in SIDES:
        lay_out(both[side].known, side)
        arrive(side, both[side].graph)
    state = current()
    for side, column in zip(SIDES, st.columns(2, gap="small"), strict=True):
        with column:
            _pane(side, both, state)
    draw_differences(left, right, state)
    sync()


def related(both: dict[str, Obtained]) -> bool:
    """True when both panes show graphs of one capture, so that a selection can be followed."""
    left, right = both["left"].pane, both["right"].pane
    return (left.sample, left.region) == (right.sample, right.region)


def _pane(side: str, both: dict[str, Obtained], state: ViewState) -> None:
    found = both[side]
    hits = hits_of(found.known, state)
    text = found.known.headline
    st.html(f'<div class="headline" title="{escape(text)}">{escape(text)}</div>')
    reveal(found.known, to_reveal(side))
    state = current()
    drawn = found.known.drawn(options_of(), state.fold)
    if drawn.scene is None:
        card("Too large to draw open", [drawn.problem, "The table below compares it all the same."])
        return
    selection = state.pane(side).selection or followed(side, both, state)
    boxes = drawn.boxes(hits)

    def on_event(events: CanvasEvents) -> None:
        if events.selection is not None:
            choose(side, tokens_of(events.selection), both)
        if events.action is None or fold_action(found.known, events.action):
            return
        if events.action.type == "key":
            shortcut(events.action.key, lambda by: step(hits, by, side), side)

    canvas(
        CanvasData(
            scene=drawn.scene,
            turn=drawn.turn,
            selection=drawn.boxes(selection),
            hits=boxes,
            dim=bool(state.find or state.op),
            mark=with_counts({}, drawn, hits),
            colour_by=state.colour,
            colour_note=note_of(state.colour, state),
            values=values_of(state.colour, drawn, found.known, state),
            focus=focus(side, drawn.box),
            show=Show(edge_labels=state.shown.shapes, saved=state.shown.saved, portals=state.shown.portals),
            sync_group="compare" if state.sync else None,
            place=place_of(state),
            graph=what(found.graph),
            label=f"{side}: {found.graph.stage} graph",
            file=file_name(*found.words),
        ),
        key=f"canvas_{side}",
        height=HEIGHT,
        on_event=on_event,
    )


def choose(side: str, tokens: tuple[str, ...], both: dict[str, Obtained]) -> None:
    """Selects in one pane, and in the other what that became, where both show the same sample."""
    select(side, tokens)
    if related(both):
        other = "right" if side == "left" else "left"
        select(other, ())
        if there := followed(other, both, current()):
            look_at(other, there[0], beside=True)


def followed(side: str, both: dict[str, Obtained], state: ViewState) -> tuple[str, ...]:
    """What the other pane's selection is called in this one; operators only, where there are any."""
    other = "right" if side == "left" else "left"
    if not related(both):
        return ()
    chosen = state.pane(other).selection
    folds = tuple(token for token in chosen if token.startswith("fold:"))  # the same in every graph of a sample
    there = follow(chosen, both[other].graph, both[side].graph)
    return folds + (tuple(name for name in there if both[side].graph.by_name[name].is_operator) or there)
