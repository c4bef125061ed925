"""Code, source and explanations."""

from __future__ import annotations

import streamlit as st

from extraction.graph import Graph, Partitioner, Stage, Summary
from extraction.key import Key
from viewer.explain import explain_partitioner, explain_region
from viewer.headline import STAGE_NAMES, level_name
from viewer.pages.guard import guarded
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import switch
from viewer.parts.codeview import codeview
from viewer.parts.panel import Block, Text, panel
from viewer.session import change, select
from viewer.state import ViewState

PATIENCE = 1.0  # seconds between two looks for graphs that are being made
HEIGHT = "calc(var(--page) - 152px)"


def draw_code(found: Obtained, state: ViewState) -> None:
    """The graph as code; a click on a line selects its node."""
    switch("Types and source lines", state.typed, "w_typed", lambda on: change(typed=on))
    lines = found.known.code(state.typed)
    selected = set(state.left.selection)
    marks = [i for i, line in enumerate(lines, 1) if line.node in selected]
    first = state.left.selection[0] if state.left.selection else ""
    at = next((i for i in marks if lines[i - 1].node == first), 0)

    def choose(number: int) -> None:
        if node := lines[number - 1].node:
            select("left", (node,), go=True)

    codeview(
        [line.text for line in lines],
        key="code",
        marks=marks,
        strong=[at] if at else [],
        focus=(at, hash((at, id(found.graph), state.typed)) & 0xFFFFFF) if at else None,
        open_lines=frozenset(i for i, line in enumerate(lines, 1) if line.node),
        height=HEIGHT,
        label="Graph as code",
        on_line=choose,
    )


def draw_source(found: Obtained, state: ViewState) -> None:
    """`model.py`; a click on a line selects the nodes that come from it."""
    by_line = found.known.by_line
    sources = [n.source.line for t in state.left.selection if (n := found.graph.by_name.get(t)) and n.source]

    def choose(number: int) -> None:
        if nodes := by_line.get(number, ()):
            select("left", nodes, go=True)

    at = sources[0] if sources else 0
    codeview(
        found.summary.source.splitlines(),
        key="source",
        marks=sorted(set(sources)),
        strong=[at] if at else [],
        focus=(at, at) if at else None,
        open_lines=frozenset(by_line),
        height="calc(var(--page) - 112px)",
        label="model.py",
        on_line=choose,
    )


def draw_explanations(found: Obtained) -> None:
    """What stage, level and partitioner are, with this graph's numbers; what is still being made is waited for."""
    stages_needed: tuple[Stage, ...] = (found.graph.stage, "forward", "backward")
    needed = [found.key(stage, "aten") for stage in stages_needed]
    stages = found.summary.regions[found.pane.region].stages if found.summary.regions else ()
    missing = [key for key in needed if key.stage in stages and found.peek(key) is None]
    for key in missing:
        found.ask(key)
    show = st.fragment(_explain, run_every=PATIENCE) if missing else _explain
    show(found)


def _explain(found: Obtained) -> None:
    with guarded():
        panel(explanations(found), key="explanations")


def explanations(found: Obtained) -> list[Block]:
    """The sentences, in blocks; those that need a graph that is not there yet are left out."""
    blocks, cut = about(found), found.pane.cut
    forward, backward = _part(found, "forward", cut), _part(found, "backward", cut)
    other = _part(found, "forward", "min-cut" if cut == "default" else "default")
    if forward is not None and backward is not None:
        blocks.append(Text(explain_partitioner(forward, backward, other), f"Partitioner: {cut}"))
    return blocks


def about(found: Obtained) -> list[Block]:
    """The sample's note, and what stage and level of the graph are."""
    graph, known = found.graph, found.known
    aten = graph if graph.as_traced else found.peek(found.key(level="aten"))
    note: list[Block] = [Text((found.summary.note,), found.name)] if found.summary.note else []
    region = explain_region(found.summary.regions, found.pane.region) if found.summary.regions else ()
    if region:
        note.append(Text(region, "Region"))
    if failed := what_failed(found.summary, found.pane.region):
        note.append(Text(failed, "What failed"))
    return [
        *note,
        Text(known.stage_explained, f"Stage: {STAGE_NAMES[graph.stage]}"),
        Text(known.level_explained(aten), f"Level: {level_name(graph)}"),
    ]


def what_failed(summary: Summary, index: int) -> tuple[str, ...]:
    """What ended the capture after the last region, and what its graphs are then; () where nothing did."""
    if not summary.failures or index != len(summary.regions) - 1:
        return ()
    said = [str(failure) for failure in summary.failures]
    if "joint" not in summary.regions[index].stages:
        said.append("So there is no joint graph; a forward graph that is shown was traced without autograd.")
    return tuple(said)


def _part(found: Obtained, stage: Stage, cut: Partitioner) -> Graph | None:
    """What a partitioner made, at aten, when it is there."""
    return found.peek(Key(stage, "aten", cut, found.pane.region))
