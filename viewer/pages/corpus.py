"""Many samples at once: the questions of the lab, asked of a census file."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import streamlit as st

from extraction.census_schema import CensusError
from extraction.graph import LEVELS, Level
from viewer.corpus import Corpus, LevelRow, OperatorRow, Part, View
from viewer.headline import LEVEL_NAMES
from viewer.labels import plural
from viewer.pages.cards import card
from viewer.pages.corpus_adding import ADDITIONS, ONE, adding_blocks, is_adding, search_longer
from viewer.pages.corpus_samples import failed_list, open_sample, sample_list
from viewer.pages.guard import guarded
from viewer.pages.lab.chosen import attempt, problems
from viewer.pages.lists import FIRST, chosen_list, lists, upload_list
from viewer.pages.samples import folders_allowed
from viewer.pages.widgets import seed, segments
from viewer.parts.panel import Action, Actions, Column, Row, Table, Text, panel
from viewer.parts.plotview import Dot, Plot, Series, plotview
from viewer.session import change, change_pane, current, sync
from viewer.state import Pane
from viewer.theme import LEVEL

PARTS: dict[str, str] = {"joint": "Training step", "forward": "Forward", "backward": "Backward"}
LEVEL_COLUMNS = (
    Column("level"),
    Column("samples", "With a graph at this level", number=True),
    Column("failed", "Without one", number=True),
    Column("operators", "Distinct operators of all samples", number=True),
    Column("per sample", "Distinct operators of one sample, on average", number=True),
    Column("late", "Operators that first appear in the last tenth of the samples", number=True),
    Column("once", "Operators of one sample only", number=True),
    Column("supported", "Samples whose every call the hardware list has", number=True),
    Column("%", "Share of the samples that are supported", number=True),
)
OPERATOR_COLUMNS = (
    Column("operator"),
    Column("samples", "Samples that need it", number=True),
    Column("%", "Share of the samples", number=True),
    Column("fwd", "Calls in forward", number=True),
    Column("bwd", "Calls in backward", number=True),
    Column("kind"),
    Column("list", "Whether the hardware list has it; some types: not all that samples use"),
    Column("unlocks", "Samples that lack nothing else: they run when it is added", number=True),
)
HOW = (
    "Counts are those of the joint graphs, one training step. The curve adds samples in the order of their names' MD5, "
    "as good as drawn by lot. By Good and Turing the next sample brings about once / samples new operators."
)
OWN = "Keep or open operators in the Lab, and this page shows your choice beside the levels."
BOUND = (
    "Your choice: a census does not hold what stands inside of an expansion, so these are bounds. Operators: at most "
    "so many, for the samples counted (those of the base level, and each kept operator that one has at any level). "
    "Supported: at least so many."
)


def draw() -> None:
    """The page."""
    path = census_path()
    if path is None:
        card("No census", ["A census counts the operators of many samples: aotscope census FOLDER -o census.parquet",
                           "Start the app with it: aotscope serve --census census.parquet"])  # fmt: skip
        _ask_path()
        return
    try:
        corpus = _corpus(str(path), path.stat().st_mtime_ns if path.exists() else 0)
    except CensusError as error:
        card("The census cannot be read", [], str(error))
        _ask_path()
        return
    st.session_state.drawn = True
    work(corpus)


def census_path() -> Path | None:
    """The census of this session, else that of the command line."""
    text = st.session_state.get("census") or os.environ.get("AOTSCOPE_CENSUS", "")
    return Path(text) if text else None


@st.cache_resource(show_spinner="Reading the census…", max_entries=2)
def _corpus(path: str, changed: int) -> Corpus:
    return Corpus(Path(path))


def _ask_path() -> None:
    if not folders_allowed():
        return  # visitors from elsewhere open no files of the server's machine
    with st.container(horizontal=True, horizontal_alignment="center"):
        st.text_input("Census", placeholder="Path of a census: /data/census.parquet", key="w_census", width=460,
                      label_visibility="collapsed", on_change=_take_path)  # fmt: skip


def _take_path() -> None:
    st.session_state.census = (st.session_state.w_census or "").strip()


@st.fragment(key="work")
def work(corpus: Corpus) -> None:
    """Everything below the bar."""
    with guarded():
        state = current()
        view = view_of(state.left)
        support = chosen_list(state)
        _tools(corpus)
        problems()
        views = [View(level, view.phase) for level in LEVELS]
        if view.choice is not None:
            views.append(view)
        rows = [corpus.level(v, support) for v in views]
        left, right = st.columns([1.15, 1], gap="medium")
        with left, st.container(key="lab_table"):
            plotview(curves(corpus, views), "curves")
            shown = "choice" if view.choice is not None else view.level
            panel([level_table(rows, shown)], key="corpus_levels", on_go=_go)
            unknown = max(r.unknown for r in rows)
            left_out = f" {plural(unknown, 'sample')} with an opened operator cannot be told." if unknown else ""
            st.caption(f"{HOW} {OWN if view.choice is None else BOUND + left_out}")
        with right, st.container(key="lab_side"):
            _operators(corpus, view, rows[views.index(view)])
        sync()


def view_of(pane: Pane) -> View:
    """What the pane's choices mean here: level, part of the training step, and the choice on top of the level."""
    phase: Part = "forward" if pane.stage == "forward" else "backward" if pane.stage == "backward" else "joint"
    choice = None if pane.choice.plain else pane.choice
    return View(pane.level, phase, choice)


def _tools(corpus: Corpus) -> None:
    pane, every, word = current().left, lists(), current().hardware
    with st.container(key="lab_head", horizontal=True, vertical_alignment="center"):
        segments("Part", PARTS, pane.stage if pane.stage in PARTS else "joint", "w_part",
                 lambda part: change_pane("left", stage=part))  # fmt: skip
        names: dict[str, str] = {level: LEVEL_NAMES[level] for level in LEVELS}
        segments("Level", names, pane.level, "w_corpus_level", lambda level: change_pane("left", level=level))
        key = seed("w_corpus_list", word if word in every else FIRST)
        st.selectbox("Hardware list", list(every), format_func=lambda k: every[k].name, width=250, on_change=_list,
                     key=key, label_visibility="collapsed")  # fmt: skip
        upload_list("w_corpus_list_file", attempt)
        st.html(f'<div class="headline">{plural(corpus.samples, "sample")} of a census</div>', width="stretch")


def _list() -> None:
    change(hardware=st.session_state.w_corpus_list)
    st.session_state.pop("additions_seconds", None)  # another list is looked at quickly first


def curves(corpus: Corpus, views: list[View]) -> Plot:
    """Distinct operators against number of samples, a line of steps for each view."""
    series = []
    for view in views:
        key = view.level if view.choice is None else "choice"
        name = LEVEL_NAMES[view.level] if view.choice is None else "your choice"
        dots, before = [Dot(0, 0)], 0
        for x, y in corpus.curve(view):
            said = f"{plural(y, 'operator')} after {plural(x, 'sample')}"
            dots += [Dot(x - 1, before), Dot(x, y, "", said)]
            before = y
        dots[-1] = replace(dots[-1], label=f"{name} {before:,}")
        series.append(Series(name, LEVEL[key], tuple(dots), line=True, marks=False, dashed=view.choice is not None))
    return Plot("samples", "distinct operators", tuple(series), 300, legend=True, title="Does the operator set close?")


def level_table(rows: list[LevelRow], shown: str) -> Table:
    """A row for each level; a click shows its operators, and the samples that are supported there."""
    lines = []
    for r in rows:
        name = next((LEVEL_NAMES[v] for v in LEVELS if v == r.level), "your choice")
        share = f"{100 * r.supported / r.samples:.1f}" if r.samples else "0"
        cells = (name, r.samples, r.failed, r.operators, f"{r.mean:.1f}", r.late, r.once, r.supported, share)
        lines.append(Row(cells, f"level:{r.level}", r.level == shown))
    return Table("corpus_levels", LEVEL_COLUMNS, tuple(lines))


def _operators(corpus: Corpus, view: View, row: LevelRow) -> None:
    """The operators of the level, or the samples of what was chosen."""
    state = current()
    support = chosen_list(state)
    name = LEVEL_NAMES[view.level] if view.choice is None else "your choice"
    if is_adding(state.op):
        panel(adding_blocks(corpus, view.phase, support, state.op), "corpus_adding", _go)
    elif state.op == SUPPORTED:
        found = corpus.supported(view, support)
        panel(sample_list(f"Run on {support.name}", f"at {name}", found, row.supported), "corpus_samples", _go)
    elif state.op == FAILED:
        panel(failed_list(f"at {name}", corpus.failed(view), row.failed), "corpus_samples", _go)
    elif state.op:
        found = corpus.samples_with(view, state.op)
        count = next((r.samples for r in corpus.ranking(view, support) if r.operator == state.op), 0)
        panel(sample_list(state.op, f"at {name}", found, count), "corpus_samples", _go)
    else:
        ranked = corpus.ranking(view, support)
        said = f"{plural(len(ranked), 'operator')} at {name}, by the samples that need them. Click one for its samples."
        actions = (
            Action(
                plural(row.supported, "supported sample"),
                "supported",
                hint="Those that the hardware list runs",
                off=not row.supported,
            ),
            Action(
                f"{row.failed:,} failed",
                "failed",
                hint="Those without a graph at this level, and why",
                off=not row.failed,
            ),
            Action(
                "Least additions", f"op:{ADDITIONS}", hint="The smallest set of operators with which all samples run"
            ),
        )
        panel([Text((said,), "Operators"), Actions(actions), operator_table(ranked, row.samples)], "corpus_ops", _go)


SUPPORTED = "supported"  # in the place of an operator: the samples that the hardware list runs
FAILED = "failed"  # those without a graph


def operator_table(rows: list[OperatorRow], samples: int) -> Table:
    """A row for each operator."""
    words = {"yes": "yes", "no": "no", "dtype": "some types"}
    lines = tuple(
        Row((r.operator, r.samples, f"{100 * r.samples / max(1, samples):.1f}", r.forward, r.backward, r.kind,
             words[r.verdict], r.alone), f"op:{r.operator}")
        for r in rows
    )  # fmt: skip
    return Table("corpus_ops", OPERATOR_COLUMNS, lines)


def _go(where: str) -> None:
    kind, _, rest = where.partition(":")
    match kind:
        case "op":
            change(op=rest)
        case "supported" | "failed":
            change(op=SUPPORTED if kind == "supported" else FAILED)
        case "back":
            change(op="")
        case "longer":
            search_longer()
        case "level" if rest in LEVELS:
            level: Level = next(v for v in LEVELS if v == rest)
            change_pane("left", level=level, keep=(), open=())
        case "sample":
            root, _, name = rest.partition("\n")
            op = current().op.removeprefix(ONE)
            open_sample(Path(root), name, "" if op in (SUPPORTED, FAILED, ADDITIONS) else op)
