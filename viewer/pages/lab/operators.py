"""Section "Why here": each operator of the graph, what brought it, and why it is not decomposed further."""

from __future__ import annotations

import io
import tokenize
from collections import Counter

import streamlit as st

from extraction.decomposition import Decomposition, Entry
from extraction.failures import StepFailed
from extraction.graph import Level
from extraction.jobs import JobCancelled
from viewer.headline import LEVEL_NAMES, level_name
from viewer.labels import plural, short_operator
from viewer.pages.cards import card
from viewer.pages.lab.levels import at_levels
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import plain, segments
from viewer.parts.codeview import codeview
from viewer.parts.panel import Action, Actions, Block, Column, Fact, Facts, Head, Link, Links, Row, Table, Text, panel
from viewer.session import change, current, show_calls
from viewer.why import UNKNOWN_ORIGIN, OperatorWhy, why
from viewer.work import ask_decomposition, wait

COLUMNS = (
    Column("operator"),
    Column("fwd", "Calls in forward", number=True),
    Column("bwd", "Calls in backward", number=True),
    Column("kind"),
    Column("brought by", "The aten operators whose calls became it, and how many calls of it each brought"),
    Column("why it stays", "Why its calls are not decomposed further at this level"),
)
MOST_ORIGINS = 3
MOST_REASONS = 4
DECOMPOSED: tuple[Level, ...] = ("core_aten", "inductor", "prims")


def draw(found: Obtained) -> None:
    """The table, and beside it the operator that is chosen, with its decomposition."""
    levels = at_levels(found, ("aten",))
    aten = levels.graphs.get("aten")
    if aten is None:
        card("The aten graph is not there", [levels.missing.get("aten", "")])
        return
    rows = why(found.graph, aten)
    chosen = next((r for r in rows if r.target == current().op), None)
    left, right = st.columns([1.25, 1], gap="medium")
    with left, st.container(key="lab_table"):
        panel([table(rows, current().op)], key="why", on_go=_go)
    with right, st.container(key="lab_side"):
        level = level_name(found.graph)
        if chosen is None:
            calls = plural(sum(r.total for r in rows), "call")
            said = f"{plural(len(rows), 'operator')} in {calls} at {level}. Why they stay: {reasons_of(rows)}."
            hint = "Click one to see what brought it, and the Python source that decomposes it."
            panel([Text((said, hint), "Why is it here")], key="why_facts")
        else:
            panel(describe(chosen, level), key="why_facts", on_go=_go)
            _decomposition(found, chosen)


def reasons_of(rows: tuple[OperatorWhy, ...]) -> str:
    """`tagged core (23), no entry in the table (4)`: operators by the reason of most of their calls."""
    counts = Counter(r.reasons[0].text.partition(":")[0] for r in rows)
    return ", ".join(f"{text} ({n})" for text, n in counts.most_common(MOST_REASONS)) + (
        f" and {plural(len(counts) - MOST_REASONS, 'reason')} more" if len(counts) > MOST_REASONS else ""
    )


def table(rows: tuple[OperatorWhy, ...], chosen: str) -> Block:
    """A row for each operator."""
    lines = tuple(
        Row((r.target, r.forward, r.backward, r.kind, _origins(r), _reasons(r)), f"op:{r.target}", r.target == chosen)
        for r in rows
    )
    return Table("why", COLUMNS, lines)


def _origins(row: OperatorWhy) -> str:
    if len(row.origins) == 1 and row.origins[0].target == row.target:
        return "itself"
    shown = [f"{_origin(o.target, row)} ×{o.made:,}" for o in row.origins[:MOST_ORIGINS]]
    more = len(row.origins) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def _origin(target: str, row: OperatorWhy) -> str:
    return "itself" if target == row.target else short_operator(target)


def _reasons(row: OperatorWhy) -> str:
    if len(row.reasons) == 1:
        return row.reasons[0].text
    return "; ".join(f"{r.text} ({r.calls:,})" for r in row.reasons)


def describe(row: OperatorWhy, level: str) -> list[Block]:
    """What is said of one operator, without its decomposition."""
    chips = ((row.kind, "plain"), *((("core aten", "plain"),) if row.core else ()))
    show = Action("Show in Explore", f"show:{row.target}:", hint="Highlight its calls")
    origins = tuple(
        Link(o.target, f"show:{row.target}:{o.target}",
             f"{plural(o.calls, 'call')} brought {o.made:,}" if o.target != row.target else f"{o.made:,} stood at aten")
        for o in row.origins
    )  # fmt: skip
    reasons = tuple(Fact(plural(r.calls, "call"), r.text[:1].upper() + r.text[1:] + ".") for r in row.reasons)
    return [
        Head(short_operator(row.target), row.target, chips),
        Actions((show,)),
        Links("Brought by", origins, "a click shows these calls in Explore"),
        Facts(reasons, f"Why it stays at {level}"),
    ]


def _decomposition(found: Obtained, row: OperatorWhy) -> None:
    """The source that decomposes it, or one of the operators that brought it, at the level chosen."""
    target = _subject(row)
    job = ask_decomposition(target)
    wait([job], st.empty(), short_operator(target), "decomposition")
    try:
        told = job.result()
    except (StepFailed, JobCancelled) as error:
        st.caption(f"Its decomposition cannot be shown: {plain(str(error))}")
        return
    level = st.session_state.get("lab_level") or _first(told, found.graph.level)
    names: dict[str, str] = {v: f"{LEVEL_NAMES[v]}{'' if told.at(v).kept else ' ✓'}" for v in DECOMPOSED}
    with st.container(key="lab_levels", horizontal=True, vertical_alignment="center"):
        st.html("<b>Decomposition</b>", width="content")
        segments("Decomposition at", names, level, "w_lab_level", _choose_level, "✓: the level's table has an entry")
    _source(told, told.at(level))


def _subject(row: OperatorWhy) -> str:
    """The operator whose source is shown; a row of buttons where others brought it."""
    others = [o.target for o in row.origins if o.target not in (row.target, UNKNOWN_ORIGIN)]
    names = {target: short_operator(target) for target in (row.target, *others[:MOST_ORIGINS])}
    chosen = str(st.session_state.get("lab_of") or "")
    chosen = chosen if chosen in names else row.target
    if len(names) > 1:
        with st.container(key="lab_of_row", horizontal=True, vertical_alignment="center"):
            st.html("<b>Source of</b>", width="content")
            segments("Source of", names, chosen, "w_lab_of", _choose_subject, "What decomposes it, and what brought it")
    return chosen


def _first(told: Decomposition, level: Level) -> Level:
    """The graph's own level when that decomposes it, else the first that does, else the lowest."""
    return next((v for v in (level, *DECOMPOSED) if told.at(v).text), "prims")


def _source(told: Decomposition, entry: Entry) -> None:
    if entry.kept:
        st.caption(f"At {LEVEL_NAMES[entry.level]} it stays: {plain(entry.kept)}.")
    elif not entry.text:
        st.caption(f"{entry.note[:1].upper()}{entry.note[1:]}.")
    else:
        st.caption(f"`{entry.source}:{entry.line}` of torch {told.torch}")
        lines = entry.text.rstrip("\n").splitlines()
        height = f"min({20 * len(lines) + 26}px, max(300px, calc(var(--page) - 420px)))"
        codeview(lines, "decomposition", first=entry.line, quoted=quoted_lines(entry.text), height=height,
                 label="Decomposition")  # fmt: skip


def quoted_lines(text: str) -> frozenset[int]:
    """Lines, counted from 1, that lie in a string of several lines; none where the text is no Python of its own."""
    found: set[int] = set()
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.STRING and token.end[0] > token.start[0]:
                found.update(range(token.start[0], token.end[0] + 1))
    except (tokenize.TokenError, IndentationError):
        return frozenset()  # a nested function begins with an indent
    return frozenset(found)


def _choose_subject(target: str) -> None:
    st.session_state.lab_of = target
    st.session_state.lab_level = None


def _choose_level(level: str) -> None:
    st.session_state.lab_level = level


def _go(where: str) -> None:
    kind, _, name = where.partition(":")
    if kind == "op":
        st.session_state.lab_level = st.session_state.lab_of = None
        change(op="" if current().op == name else name)
    elif kind == "show":
        target, _, came = name.partition(":")
        show_calls(current().left, target, came)
        st.rerun()
