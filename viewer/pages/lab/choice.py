"""Section "Keep and open": operators kept whole or opened on top of a level, with the graph that this gives."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import streamlit as st

from extraction.choice import Choice, ChoiceError, read_choice, write_choice
from extraction.graph import LEVELS, Level
from extraction.recipes import Recipes
from viewer.choosing import ChoiceRow, buttons_of, left_over, only_core, only_prims, rows_of, sentence, without_effect
from viewer.headline import LEVEL_NAMES
from viewer.pages.lab.chosen import CHOOSE, attempt, choose, draw_graph, go, graph_of, problems, recipes_of, tell
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import file_button
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
MOST_SAVED = 20
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
            [
                Text((sentence(rows, choice), *left_over(recipes, choice), *without_effect(recipes, choice))),
                table(rows, current().op),
            ],
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
        st.menu_button("Presets", [*PRESETS, *saved()], key="w_presets", icon=":material/tune:", on_click=_preset,
                       help="A level as it is, the choice that leaves one set of operators only, or one that you "
                            "downloaded or uploaded")  # fmt: skip
        name = name_for(choice, f"{found.name}-{choice.base}-choice", saved())
        st.download_button("Download", write_choice(choice), name, "application/toml", icon=":material/download:",
                           on_click=_save, args=(name, choice),
                           help="The choice as a small file, for --choice FILE")  # fmt: skip
        file_button("w_choice_file", "A choice as TOML: base, keep, open", ("toml",),
                    lambda file, data: attempt(lambda: _take(file, data)))  # fmt: skip
        st.button("Clear", icon=":material/close:", key="w_choice_clear", disabled=choice.plain,
                  on_click=lambda: choose(Choice(choice.base)))  # fmt: skip


def saved() -> dict[str, Choice]:
    """Choices that this session downloaded or uploaded, by the names of their files."""
    found: dict[str, Choice] = st.session_state.setdefault("choices", {})
    return found


def name_for(choice: Choice, stem: str, taken: Mapping[str, Choice]) -> str:
    """A file name that means no other choice: `stem.toml`, or with a number."""
    names = (f"{stem}{'' if number == 1 else f'-{number}'}.toml" for number in itertools.count(1))
    return next(name for name in names if taken.get(name, choice) == choice)


def _save(name: str, choice: Choice) -> None:
    every = saved()
    every.pop(name, None)
    every[name] = choice
    while len(every) > MOST_SAVED:
        del every[next(iter(every))]


def _preset() -> None:
    name = st.session_state.get("w_presets")
    if name in saved():
        choose(saved()[name])
    elif name in PRESETS:
        choose(Choice(PRESETS[name]))
        st.session_state.lab_preset = name


def _finish_preset(recipes: Recipes) -> None:
    """The presets that are made for the sample need the recipes of their level, which are here now."""
    name = st.session_state.pop("lab_preset", "")
    if name in (ONLY_CORE, ONLY_PRIMS) and recipes.base == PRESETS[name]:
        attempt(lambda: choose(only_core(recipes) if name == ONLY_CORE else only_prims(recipes)))


def _take(name: str, data: bytes) -> None:
    choice = _read(name, data)
    choose(choice)
    _save(name if name not in PRESETS else f"{name}.toml", choice)


def _read(name: str, data: bytes) -> Choice:
    try:
        return read_choice(data.decode("utf-8", errors="replace"))
    except ChoiceError as error:
        raise ChoiceError(f"{name}: {error}") from error
