"""Section "Keep and open": operators kept whole or opened on top of a level, with the graph that this gives."""

from __future__ import annotations

import streamlit as st

from extraction.choice import Choice, ChoiceError, read_choice, write_choice
from extraction.graph import LEVELS, Level
from extraction.recipes import Recipes
from viewer.choosing import ChoiceRow, buttons_of, only_core, only_prims, rows_of, sentence, without_effect
from viewer.headline import LEVEL_NAMES
from viewer.pages.lab.chosen import CHOOSE, attempt, choose, draw_graph, go, graph_of, problems, recipes_of, tell
from viewer.pages.obtain import Obtained
from viewer.parts.panel import Column, Row, Table, Text, panel
from viewer.session import current

COLUMNS = (
    Column("operator"),
    Column("fwd", "Calls in forward", number=True),
    Column("bwd", "Calls in backward", number=True),
    Column("more", "Calls more than at the level itself", number=True, signed=True),
    Column("choice", "Keep: it stays whole wherever it appears. Open: it is expanded though the level leaves it whole",
           buttons=CHOOSE),
    Column("one step makes", "What its own decomposition makes of its commonest call"),
    Column("why", "Why it stands here, or why not"),
)  # fmt: skip
ONLY_CORE, ONLY_PRIMS = "Only core aten", "Only prims"
PRESETS: dict[str, Level] = {LEVEL_NAMES[v]: v for v in LEVELS} | {ONLY_CORE: "core_aten", ONLY_PRIMS: "prims"}


def draw(found: Obtained) -> None:
    """The table of operators and the picture of the graph."""
    level = current().left.level
    recipes = recipes_of(found, level)
    if recipes is None:
        return
    _finish_preset(recipes)
    choice = current().left.choice
    rows = rows_of(recipes, choice)
    left, right = st.columns([1.25, 1], gap="small")
    with left, st.container(key="lab_table"):
        _tools(found, choice)
        problems()
        panel(
            [Text((sentence(rows, choice), *without_effect(recipes, choice))), table(rows, current().op)],
            key="choice",
            on_go=go,
            then=tell,
        )
    with right, st.container(key="lab_picture"):
        known = graph_of(found)
        if known is not None:
            draw_graph(known)


def table(rows: tuple[ChoiceRow, ...], chosen: str = "") -> Table:
    """A row for each operator with its buttons."""
    lines = []
    for r in rows:
        words = buttons_of(r.state, r.openable)
        tone = "" if r.total else "gone"
        cells = (r.target, r.forward, r.backward, r.more, words, r.becomes, r.reason)
        lines.append(Row(cells, f"op:{r.target}", r.target == chosen, tone))
    return Table("choice", COLUMNS, tuple(lines))


def _tools(found: Obtained, choice: Choice) -> None:
    with st.container(key="lab_tools", horizontal=True, vertical_alignment="center"):
        st.menu_button("Presets", list(PRESETS), key="w_presets", icon=":material/tune:", on_click=_preset,
                       help="A level as it is, or the choice that leaves one set of operators only")  # fmt: skip
        name = f"{found.name}-{choice.base}-choice.toml"
        st.download_button("Download", write_choice(choice), name, "application/toml", icon=":material/download:",
                           on_click="ignore", help="The choice as a small file, for --choice FILE")  # fmt: skip
        with st.popover("Upload", icon=":material/upload:"):
            st.file_uploader(
                "A choice as TOML: base, keep, open", type=["toml"], key="w_choice_file", on_change=_upload
            )
        st.button("Clear", icon=":material/close:", key="w_choice_clear", disabled=choice.plain,
                  on_click=lambda: choose(Choice(choice.base)))  # fmt: skip


def _preset() -> None:
    name = st.session_state.get("w_presets")
    if name in PRESETS:
        choose(Choice(PRESETS[name]))
        st.session_state.lab_preset = name


def _finish_preset(recipes: Recipes) -> None:
    """The presets that are made for the sample need the recipes of their level, which are here now."""
    name = st.session_state.pop("lab_preset", "")
    if name in (ONLY_CORE, ONLY_PRIMS) and recipes.base == PRESETS[name]:
        attempt(lambda: choose(only_core(recipes) if name == ONLY_CORE else only_prims(recipes)))


def _upload() -> None:
    file = st.session_state.get("w_choice_file")
    if file is not None:
        attempt(lambda: choose(_read(file.name, file.getvalue())))


def _read(name: str, data: bytes) -> Choice:
    try:
        return read_choice(data.decode("utf-8", errors="replace"))
    except ChoiceError as error:
        raise ChoiceError(f"{name}: {error}") from error
