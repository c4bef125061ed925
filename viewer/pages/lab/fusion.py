"""Section "Fusion": groups that a compiler would fuse, at every level, and those of the graph shown."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import streamlit as st

from extraction.graph import Graph
from viewer.fusion_cost import Figures, Hidden, Pattern
from viewer.graphs import KNOWN, Known
from viewer.headline import LEVEL_NAMES
from viewer.labels import human_bytes, plural
from viewer.pages.framing import framed, selected_group
from viewer.pages.lab.chosen import draw_graph
from viewer.pages.lab.cost import columns
from viewer.pages.lab.levels import at_levels
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import plain, segments
from viewer.parts.panel import Block, Column, Fact, Facts, Head, Row, Table, Text, panel
from viewer.session import current, select
from viewer.state import MOST_SELECTED

COLUMNS = (
    Column("pattern", "Pointwise calls in execution order, then reductions"),
    Column("groups", "How many groups are this pattern", number=True),
    Column("calls", "Calls in one group, views not counted", number=True),
)
AT_ATEN = Column(
    "at aten",
    "seen: its calls are aten calls already; inside: all come from one coarse call; hidden: it joins the inside of a "
    "coarse call with what is around it, which a compiler of coarse operators cannot find",
)
UNITS = (("GB", 1e9), ("MB", 1e6), ("kB", 1e3), ("bytes", 1))
FRAMES = {"groups": "Groups", "siblings": "Siblings"}
RULE = (
    "A group: pointwise calls that loop over the same number of elements, joined by what they read of each other, in "
    "one phase; views that keep the number of elements are looked through; reductions stand only at the end. Siblings: "
    "groups or single calls that read one tensor in such a loop and do not depend on each other. No group depends on "
    "itself through anything outside. Bytes are estimated from shapes, as on Cost."
)
MEASURES: tuple[tuple[str, str, Callable[[Known, Hidden], int]], ...] = (
    ("Kernels, nothing fused", "Calls but views", lambda k, h: k.fusion_figures.kernels),
    ("Kernels, groups fused", "Each group is one kernel", lambda k, h: k.fusion_figures.fused),
    ("Kernels, siblings too", "Those that read one tensor in one loop too", lambda k, h: k.fusion_figures.together),
    ("Groups", "Two calls or more", lambda k, h: len(k.fusion.groups)),
    ("· seen at aten", "Each call is a pointwise or reducing aten call already", lambda k, h: h.count("seen")),
    ("· inside one aten call", "All calls come from one coarse call", lambda k, h: h.count("inside")),
    ("· hidden at aten", "They join the inside of a coarse call with what is around", lambda k, h: h.count("hidden")),
)  # fmt: skip


def draw(found: Obtained) -> None:
    """The figures of all levels, the patterns of the graph shown, and its picture with the groups coloured."""
    levels = at_levels(found)
    graphs, names = columns(levels)
    known = KNOWN.of(found.graph)
    left, right = st.columns([1.1, 1], gap="small")
    with left, st.container(key="lab_table"):
        shown = "choice" if levels.chosen else found.graph.level
        if "aten" in graphs:
            st.html(table(graphs, names, shown))
        else:
            st.caption(f"aten is not there: {plain(levels.missing.get('aten', ''))}")
        figures = known.fusion_figures
        where = names.get(shown, LEVEL_NAMES[found.graph.level])
        with st.container(key="lab_framed", horizontal=True, vertical_alignment="center"):
            st.html(_said(known, where), width="stretch")
            segments("Frames", FRAMES, _frames(), "w_frames", _choose_frames, "What is framed in the picture")
        aten = None if known.graph.as_traced or "aten" not in graphs else KNOWN.of(graphs["aten"])
        shows = None if aten is None else known.hidden_from(aten)
        blocks = [*group_facts(known), pattern_table(figures, current().left.selection, shows)]
        panel(blocks, "patterns", lambda where: _go(where, figures))
        st.caption(RULE)
    with right, st.container(key="lab_picture"):
        draw_graph(known, "fusion", lambda drawn: framed(known, drawn, current(), _frames() == "siblings"))


def _said(known: Known, where: str) -> str:
    """`4 groups at prims, which save 10.4 kB of memory traffic`, as markup."""
    figures, groups, siblings = known.fusion_figures, len(known.fusion.groups), len(known.fusion.siblings)
    if _frames() == "groups":
        said = f"{plural(groups, 'group')} at {where}" if groups else f"No groups at {where}"
        saves = f"{_saves(groups, human_bytes(figures.saved))} of memory traffic"
        return f"<b>{escape(said)}</b>{saves}" if groups else escape(said)
    said = f"{plural(siblings, 'set')} of siblings at {where}" if siblings else f"No siblings at {where}"
    saves = f"{_saves(siblings, human_bytes(figures.saved_together))} more: each reads one tensor together"
    return f"<b>{escape(said)}</b>{saves}" if siblings else escape(said)


def _saves(count: int, size: str) -> str:
    return f", which {'saves' if count == 1 else 'save'} {size}"


def _frames() -> str:
    return str(st.session_state.get("lab_frames", "groups"))


def _choose_frames(which: str) -> None:
    st.session_state.lab_frames = which


def group_facts(known: Known) -> list[Block]:
    """The group that is selected: its pattern, which one of the pattern's groups, calls and bytes."""
    group, figures = selected_group(known, current()), known.fusion_figures
    if group is None:
        return [
            Text(("Click a row for its group in the picture, again for the next; or click a frame in the picture.",))
        ]
    same = next(p for p in figures.patterns if group in p.groups)
    saved = human_bytes(figures.by_group[group.members[0]])
    elements = f"{group.elements:,} elements"
    which = f"{same.groups.index(group) + 1} of {plural(len(same.groups), 'group')} of this pattern"
    facts = (
        Fact("Calls", ", ".join(group.members), plural(len(group.members), "call"), mono=True),
        Fact("Loop", elements, f"fusing saves {saved}"),
    )
    return [Head(same.text, which, ((group.phase, group.phase),)), Facts(facts)]


def table(graphs: dict[str, Graph], names: dict[str, str], shown: str) -> str:
    """Markup of the table; all texts are escaped here."""
    known = {key: KNOWN.of(graph) for key, graph in graphs.items()}
    seen = {key: k.hidden_from(known["aten"]) for key, k in known.items()}
    heads = "".join(f'<th class="{"on" if key == shown else ""}">{escape(names[key])}</th>' for key in known)
    rows = [(name, hint, [f"{of(k, seen[key]):,}" for key, k in known.items()]) for name, hint, of in MEASURES]
    moved = [(k.costs.total.moved, k.fusion_figures) for k in known.values()]
    rows.append(("Bytes, nothing fused", "Read and written", [human_bytes(n) for n, _ in moved]))
    rows.append(("Bytes, groups fused", "Read and written", [human_bytes(n - f.saved) for n, f in moved]))
    lines = "".join(f'<tr><th title="{escape(h)}">{escape(n)}</th>{_cells(cells)}</tr>' for n, h, cells in rows)
    return f'<table class="costs tight"><thead><tr><th></th>{heads}</tr></thead><tbody>{lines}</tbody></table>'


def _cells(texts: list[str]) -> str:
    return "".join(f"<td><b>{escape(t)}</b></td>" for t in texts)


def pattern_table(figures: Figures, selection: tuple[str, ...], shows: Hidden | None = None) -> Table:
    """A row for each pattern, with what aten shows of its groups; that of the selection is marked."""
    most = max((p.saved for p in figures.patterns), default=0)
    unit, size = next((u for u in UNITS if most >= u[1]), UNITS[-1])
    digits = 2 if size > 1 else 0
    lines = []
    for i, p in enumerate(figures.patterns):
        at_aten = () if shows is None else (shows.of(p),)
        cells = (p.text, *at_aten, len(p.groups), p.calls, f"{p.saved / size:.{digits}f}")
        lines.append(Row(cells, f"pattern:{i}", _holds(p, selection)))
    saved = Column(f"{unit} saved", "Bytes that are not moved when these groups are fused, all together", number=True)
    return Table("patterns", (COLUMNS[0], *(() if shows is None else (AT_ATEN,)), *COLUMNS[1:], saved), tuple(lines))


def _holds(pattern: Pattern, selection: tuple[str, ...]) -> bool:
    return bool(selection) and any(selection[0] in g.members for g in pattern.groups)


def _go(where: str, figures: Figures) -> None:
    """Selects the pattern's first group, or the one after that which is selected."""
    index = where.partition(":")[2]
    if not index.isdigit() or int(index) >= len(figures.patterns):
        return
    groups, selection = figures.patterns[int(index)].groups, current().left.selection
    at = next((i for i, g in enumerate(groups) if selection and selection[0] in g.members), -1)
    select("left", groups[(at + 1) % len(groups)].members[:MOST_SELECTED], go=True)
