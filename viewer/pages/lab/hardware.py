"""Section "Hardware": what a list of supported operators lacks, what opens instead, and the least additions."""

from __future__ import annotations

from typing import NamedTuple

import streamlit as st

from extraction.additions import Plan, least_additions
from extraction.choice import Choice, State
from extraction.recipes import Recipes
from extraction.support import Support
from viewer.choosing import buttons_of
from viewer.hardware import MissingRow, missing, names_nothing, sentence, to_run
from viewer.labels import plural
from viewer.pages.lab.chosen import CHOOSE, attempt, choose, draw_graph, go, graph_of, problems, recipes_of, tell
from viewer.pages.lists import FIRST, chosen_list, lists, upload_list
from viewer.pages.obtain import Obtained, key_of
from viewer.pages.widgets import plain, seed
from viewer.parts.panel import Block, Column, Row, Table, Text, panel
from viewer.session import change, current

COLUMNS = (
    Column("operator"),
    Column("fwd", "Unsupported calls in forward", number=True),
    Column("bwd", "Unsupported calls in backward", number=True),
    Column("why"),
    Column("choice", "Open: it is expanded though the level leaves it whole. Keep: it stays whole", buttons=CHOOSE),
    Column("one step makes", "What its own decomposition makes, and whether the list has it", marks=True),
)
ADDED = (
    Column("operator to add"),
    Column("calls", "Calls of the aten graph that run only with it", number=True),
)
FOR_TYPES = Column("for types", "The types to add, of an operator that the list has for others")
MOST_PLANS = 32


def draw(found: Obtained) -> None:
    """The list, what it lacks, and the picture in its colours."""
    recipes = recipes_of(found, current().left.level)
    aten = recipes_of(found, "aten") if recipes is not None else None
    if recipes is None or aten is None:
        return
    left, right = st.columns([1.25, 1], gap="small")
    with right, st.container(key="lab_picture"):
        place = st.empty()
    with left, st.container(key="lab_table"):
        _tools()
        problems()
        known = graph_of(found)
        if known is None:
            return
        support = chosen_list(current())
        least = _least(found, aten, support)
        told = (*_about(support), sentence(known.graph, support), *names_nothing(recipes, support), _in_short(least))
        blocks: list[Block] = [Text(told)]
        rows = missing(known.graph, support, recipes)
        if rows:
            blocks.append(table(rows, found, current().op))
        panel(blocks, key="hardware", on_go=go, then=tell)
        _plan(aten, least)
    with place.container():
        draw_graph(known, "support")


def table(rows: tuple[MissingRow, ...], found: Obtained, chosen: str = "") -> Table:
    """A row for each operator with unsupported calls."""
    choice = current().left.choice
    lines = []
    for r in rows:
        state: State = "keep" if choice.keeps(r.target) else "open" if choice.opens(r.target) else ""
        words = buttons_of(state, r.openable)
        why = r.why if r.calls == r.total else f"{r.why} ({r.calls} of {r.total} calls)"
        cells = (r.target, r.forward, r.backward, why, words, ", ".join(r.parts) or "nothing: it cannot be opened")
        lines.append(Row(cells, f"op:{r.target}", r.target == chosen))
    return Table("missing", COLUMNS, tuple(lines))


class Least(NamedTuple):
    """The least additions, and the choice in whose graph everything runs with them."""

    plan: Plan
    choice: Choice


def _in_short(found: Least) -> str:
    plan = found.plan
    if not plan.added:
        return "Without any addition everything runs, when what is missing is opened: see below the table."
    if current().left.choice == found.choice:
        return f"This graph runs with {plural(len(plan.added), 'addition')}, and nothing else is missing in it."
    least = "at least " if not plan.exact else ""
    return f"To run everything, {least}{plural(plan.bound, 'operator')} must be added: see below the table."


def _about(support: Support) -> tuple[str, ...]:
    return (f"{support.name}: {support.note}",) if support.note else (support.name,)


def _tools() -> None:
    every, word = lists(), current().hardware
    with st.container(key="lab_tools", horizontal=True, vertical_alignment="center"):
        st.selectbox("Hardware list", list(every), format_func=lambda k: every[k].name, width=250,
                     key=seed("w_list", word if word in every else FIRST), label_visibility="collapsed",
                     on_change=lambda: change(hardware=st.session_state.w_list))  # fmt: skip
        upload_list("w_list_file", attempt)
        if word and word not in every:
            st.caption("The list of this link was uploaded elsewhere: upload it again to see it.")


def _plan(recipes: Recipes, least: Least) -> None:
    """The least additions, and the way to try them."""
    plan, choice = least
    total = len(recipes.places)
    if not plan.added:
        said = [
            "Nothing has to be added: what is not in the list can be opened until only operators of the list are left."
        ]
    else:
        what = "The smallest set" if plan.exact else f"A set (at least {plan.bound} are needed)"
        said = [f"{what} of operators to add so that everything runs, when whatever else is missing is opened: "
                f"{plural(len(plan.added), 'operator')}."]  # fmt: skip
    blocks: list[Block] = [Text(tuple(said), "Least additions")]
    if plan.added:
        types = {name: (", ".join(plan.types.get(name, ())),) if plan.types else () for name in plan.added}
        lines = [Row((name, *types[name], plan.calls[name]), f"op:{name}", name == current().op) for name in plan.added]
        columns = (ADDED[0], *((FOR_TYPES,) if plan.types else ()), *ADDED[1:])
        blocks.append(Table("added", columns, tuple(lines)))
        blocks.append(Text((f"The aten graph has {plural(total, 'call')}.",)))
    panel(blocks, key="additions", on_go=go, then=tell)
    st.button("Show the graph that runs", icon=":material/play_arrow:", key="w_run",
              disabled=current().left.choice == choice,
              help=plain("A choice on aten: keeps what the list and the additions have, opens everything else"),
              on_click=lambda: attempt(lambda: choose(choice)))  # fmt: skip


def _least(found: Obtained, recipes: Recipes, support: Support) -> Least:
    """Made once for a graph and a list."""
    plans: dict[object, Least] = st.session_state.setdefault("plans", {})
    pane = current().left
    place = (found.choice.path, pane.grads, str(key_of(pane)).partition("-choice_")[0].replace(pane.level, ""), support)
    if place not in plans:
        while len(plans) >= MOST_PLANS:
            del plans[next(iter(plans))]
        plan = least_additions([recipes], support)
        plans[place] = Least(plan, to_run(recipes, support, plan.added))
    return plans[place]
