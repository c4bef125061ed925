"""Section "Provenance": the picture of flows, and beside it what is chosen in it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Literal

import streamlit as st

from extraction.failures import StepFailed
from extraction.graph import LEVELS, Graph, Level
from extraction.jobs import JobCancelled
from viewer.flows import NOTHING, Flow, Flows, differences, flows
from viewer.headline import LEVEL_NAMES
from viewer.labels import plural, short_operator
from viewer.pages.cards import card
from viewer.pages.lab.levels import Levels, at_levels
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import plain, segments, switch
from viewer.parts.flowview import flowview
from viewer.parts.panel import Action, Actions, Block, Head, Link, Links, Text, panel
from viewer.sankey import OTHERS, Drawing, lay_out
from viewer.session import change, current, show_calls
from viewer.state import Pane
from viewer.work import wait

Column = Level | Literal["choice"]
CHOSEN: Literal["choice"] = "choice"
COLUMN_NAMES: dict[Column, str] = {v: "your choice" if v == CHOSEN else LEVEL_NAMES[v] for v in (*LEVELS, CHOSEN)}
THROUGH = {CHOSEN: "To your choice", "levels": "Through the levels"}
MOST, ALL = 24, 1_000  # operators of a column with a band of their own
NO_CHOICE = (
    "A band is an operator, as high as its calls: blue in forward, orange in backward. A ribbon is what they became.",
    "Point at a band or a ribbon to follow its calls through all columns; click it for its list and its nodes.",
)


def draw(found: Obtained) -> None:
    """The picture and the panel."""
    to_choice = bool(found.graph.choice) and st.session_state.get("lab_through", CHOSEN) == CHOSEN
    levels, graphs = _to_choice(found) if to_choice else _through_levels(found)
    if len(graphs) < 2:
        card("There is nothing to follow", list(levels.missing.values()))
        return
    every = bool(st.session_state.get("lab_every", False))
    names = [COLUMN_NAMES[v] for v in graphs]
    total, drawing = _made(tuple(graphs.values()), tuple(names), ALL if every else MOST)
    left, right = st.columns([3.1, 1], gap="medium")
    with left:
        flowview(drawing, "flows", current().flow, _choose)
        st.caption(_note(graphs, levels))
    with right:
        if found.graph.choice:
            segments("Flows", THROUGH, CHOSEN if to_choice else "levels", "w_through", _through)
        panel(describe(total, drawing, names, current().flow), "flow_facts", lambda where: _go(where, list(graphs)))
        if every or any(b.id.endswith(f":{OTHERS}") for b in drawing.bands):
            switch("All operators", every, "w_every", _every, "Small operators too, each with a band of its own")


def _to_choice(found: Obtained) -> tuple[Levels, dict[Column, Graph]]:
    """aten, and the graph under the reader's choice."""
    levels = at_levels(found, ("aten",))
    aten = levels.graphs.get("aten")
    return levels, {} if aten is None else {"aten": aten, CHOSEN: found.graph}


def _through_levels(found: Obtained) -> tuple[Levels, dict[Column, Graph]]:
    """aten, the level between, and prims made from the level between, as far as they are to be had."""
    middle: Level = "inductor" if found.graph.level == "inductor" else "core_aten"
    levels = at_levels(found, ("aten", middle, "prims"))
    graphs: dict[Column, Graph] = {v: levels.graphs[v] for v in ("aten", middle) if v in levels.graphs}
    if len(graphs) < 2:
        return levels, {}
    job = found.ask(replace(found.key(level="prims"), via=middle))
    wait([job], st.empty(), found.name, "via")
    try:
        graphs["prims"] = job.result()
    except (StepFailed, JobCancelled) as error:
        levels.missing["prims"] = str(error)
    return levels, graphs


class _Same:
    """Graphs as a cache's key: told apart by identity, since comparing two of 18,000 nodes takes long."""

    def __init__(self, graphs: tuple[Graph, ...]) -> None:
        self.graphs = graphs

    def __hash__(self) -> int:
        return hash(tuple(map(id, self.graphs)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Same)
            and all(a is b for a, b in zip(self.graphs, other.graphs, strict=False))
            and len(self.graphs) == len(other.graphs)
        )


def _made(graphs: tuple[Graph, ...], names: tuple[str, ...], most: int) -> tuple[Flows, Drawing]:
    total = _flows(_Same(graphs))
    return total, _drawing(_Same(graphs), names, most)


@lru_cache(maxsize=4)
def _flows(same: _Same) -> Flows:
    return flows(*same.graphs)


@lru_cache(maxsize=8)
def _drawing(same: _Same, names: tuple[str, ...], most: int) -> Drawing:
    return lay_out(_flows(same), names, most)


def _note(graphs: dict[Column, Graph], levels: Levels) -> str:
    """What is missing, and in what the prims shown differ from those made at one go."""
    said = [f"{LEVEL_NAMES[level]} is not there: {plain(why)}." for level, why in levels.missing.items()]
    if "prims" in graphs and "prims" in levels.graphs:
        between = COLUMN_NAMES[next(v for v in graphs if v not in ("aten", "prims"))]
        other = differences(graphs["prims"], levels.graphs["prims"])
        parts = [f"{n:+} {short_operator(t)}" for t, n in other.items()]
        same = "the same calls as the prims made from aten at one go"
        text = f"{', '.join(parts[:6])}, compared with the prims made from aten at one go" if parts else same
        said.append(f"Prims here are made from {between}, so that every step is exact: {text}.")
    return " ".join(said)


def describe(total: Flows, drawing: Drawing, names: list[str], chosen: str) -> list[Block]:
    """What the panel says of the band or ribbon that is chosen."""
    bands = {b.id: b for b in drawing.bands}
    ends = [bands[part] for part in chosen.split(">") if part in bands]
    if not chosen or not ends or any(len(b.members) != 1 for b in ends[:1]):
        many = [t for b in ends[:1] for t in b.members]
        items = tuple(Link(t, f"pick:{ends[0].column}:{t}", _calls(total, ends[0].column, t)) for t in many)
        return [Links(f"{len(items)} operators", items)] if items else [Text(NO_CHOICE, "What became of what")]
    first, target = ends[0], ends[0].members[0]
    if len(ends) == 2:
        return _ribbon(total, names, first.column, target, ends[1].members)
    said = _calls(total, first.column, target)
    blocks: list[Block] = [Head(short_operator(target), target, ((names[first.column], "plain"),)), Text((said,))]
    show = Action("Show in Explore", f"show:{first.column}:{target}:", hint="Highlight its nodes")
    why = Action("Why here", f"why:{first.column}:{target}", hint="Origins, reasons, decomposition")
    blocks.append(Actions((show, why)))
    if first.column > 0:
        blocks.append(_list(total, names, first.column, target, up=True))
    if first.column < len(total.columns) - 1:
        blocks.append(_list(total, names, first.column, target, up=False))
    return blocks


def _calls(total: Flows, column: int, target: str) -> str:
    forward, backward = total.columns[column][target]
    return f"{plural(forward + backward, 'call')}: {forward:,} forward, {backward:,} backward"


def _list(total: Flows, names: list[str], column: int, target: str, up: bool) -> Links:
    """What an operator was made from, or what it became, both phases together."""
    step = total.steps[column - 1 if up else column]
    sums: dict[str, int] = {}
    for flow in step:
        mine, other = (flow.path[1], flow.path[0]) if up else flow.path
        if mine == target:
            sums[other] = sums.get(other, 0) + flow.made
    there = column - 1 if up else column + 1
    pair = (lambda other: (other, target)) if up else (lambda other: (target, other))
    items = tuple(
        Link(other or "nothing left", f"flow:{min(column, there)}:{'>'.join(pair(other))}", f"×{n:,}")
        for other, n in sorted(sums.items(), key=lambda s: (-s[1], s[0]))
    )
    return Links(f"Made from ({names[there]})" if up else f"Became ({names[there]})", items)


def _ribbon(total: Flows, names: list[str], column: int, source: str, targets: tuple[str, ...]) -> list[Block]:
    """What is said of a ribbon, and where its nodes can be seen."""
    target = targets[0] if len(targets) == 1 else ""
    word = short_operator(target) if target else "several operators" if targets else "nothing"
    rows = [
        f
        for f in total.steps[column]
        if f.path[0] == source and (f.path[1] in targets or (not targets and f.path[1] == NOTHING))
    ]
    head = Head(f"{short_operator(source)} → {word}", f"{source} → {target or ', '.join(targets[:6]) or 'nothing'}",
                ((f"{names[column]} → {names[column + 1]}", "plain"),))  # fmt: skip
    said = tuple(_made_text(f) for f in rows)
    actions = [Action(f"Calls at {names[column]}", f"show:{column}:{source}:", hint="Highlight them in Explore")]
    if target:
        came = source if column == 0 else ""
        hint = "Highlight in Explore what was made from it" if came else "Highlight all calls of it in Explore"
        actions.append(Action(f"Nodes at {names[column + 1]}", f"show:{column + 1}:{target}:{came}", hint=hint))
    return [head, Text(said), Actions(tuple(actions))]


def _made_text(flow: Flow) -> str:
    if flow.path[1] == NOTHING:
        return f"{plural(flow.made, 'call')} in {flow.phase} left no operator"
    return f"{plural(flow.made, 'call')} of {short_operator(flow.path[1])} in {flow.phase}"


def _choose(chosen: str) -> None:
    change(flow=chosen)


def _every(on: bool) -> None:
    st.session_state.lab_every = on


def _through(which: str) -> None:
    st.session_state.lab_through = which
    change(flow="")  # the columns are others


def _go(where: str, chain: list[Column]) -> None:
    kind, _, rest = where.partition(":")
    column, _, rest = rest.partition(":")
    left = current().left
    shown = chain[int(column)] if column.isdigit() and int(column) < len(chain) else left.level
    pane = left if shown == CHOSEN else _at(left, shown)
    match kind:
        case "show":
            target, _, came = rest.partition(":")
            show_calls(pane, target, came)
            st.rerun()
        case "why":
            change(section="operators", left=pane, op=rest)
            st.rerun()
        case "pick":
            st.session_state.lab_every = True
            change(flow=f"{column}:{rest}")
        case "flow":
            source, _, target = rest.partition(">")
            change(flow=f"{column}:{source}>{int(column) + 1}:{target}")


def _at(pane: Pane, level: Level) -> Pane:
    """The pane at a plain level: the picture of flows is about the levels themselves."""
    return replace(pane, level=level, keep=(), open=())
