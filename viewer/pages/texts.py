"""Code, source and explanations."""

from __future__ import annotations

from viewer.explain import explain_level, explain_partitioner, explain_stage
from viewer.headline import LEVEL_NAMES, STAGE_NAMES
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import switch
from viewer.parts.codeview import codeview
from viewer.parts.panel import Block, Text, panel
from viewer.session import change, select
from viewer.state import ViewState

HEIGHT = "calc(100dvh - 152px)"


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
        height="calc(100dvh - 112px)",
        label="model.py",
        on_line=choose,
    )


def draw_explanations(found: Obtained) -> None:
    """What stage, level and partitioner are, with this graph's numbers."""
    panel(explanations(found), key="explanations")


def explanations(found: Obtained) -> list[Block]:
    """The sentences, in blocks."""
    graph = found.graph
    blocks: list[Block] = [Text(explain_stage(graph), f"Stage: {STAGE_NAMES[graph.stage]}")]
    aten = graph if graph.level == "aten" else found.peek(level="aten")
    blocks.append(Text(explain_level(graph, aten), f"Level: {LEVEL_NAMES[graph.level]}"))
    forward, backward = found.peek(stage="forward"), found.peek(stage="backward")
    if forward is not None and backward is not None:
        blocks.append(Text(explain_partitioner(forward, backward), f"Partitioner: {found.pane.cut}"))
    if found.summary.note:
        blocks.insert(0, Text((found.summary.note,), found.name))
    return blocks
