"""Least additions over the samples of a census, on the page about many samples.

What cannot happen: a set is called the smallest that is not proven to be.
"""

from __future__ import annotations

import streamlit as st

from extraction.support import Support
from viewer.corpus import Corpus, Part, SampleRow
from viewer.corpus_additions import SECONDS, Additions, Step
from viewer.labels import plural
from viewer.parts.panel import Action, Actions, Block, Column, Head, Link, Links, Row, Table, Text

ADDITIONS = "additions"  # in the place of an operator: the least additions
ONE = "adds:"  # before an operator: the samples that it unlocks as an addition
LONG = 20.0  # seconds that a reader may ask for
COLUMNS = (
    Column("operator to add", "In this order each addition lets the most further samples run"),
    Column("list", "some types: the list has it, but not for all types that samples use"),
    Column("unlocks", "Samples that run with it and those above it, and did not before", number=True),
    Column("running", "Samples that run then", number=True),
    Column("%", "Share of the samples", number=True),
)
HOW = (
    "A sample runs when the list and the additions have all its operators at one of the four levels, whichever suits "
    "it. Mixing levels may need less: aotscope support SAMPLE… --list FILE tells that for given samples."
)


def is_adding(op: str) -> bool:
    """True where the reader looks at additions, or at the samples of one."""
    return op == ADDITIONS or op.startswith(ONE)


def search_longer() -> None:
    """The smallest set is looked for longer, for as long as this session asks for it."""
    st.session_state.additions_seconds = LONG


def adding_blocks(corpus: Corpus, phase: Part, support: Support, op: str) -> list[Block]:
    """The additions, or the samples that one of them unlocks."""
    seconds = float(st.session_state.get("additions_seconds", SECONDS))
    with st.spinner("Looking for the smallest set…", show_time=True):
        found = corpus.additions(phase, support, seconds)
    step = next((s for s in found.order if ONE + corpus.operator(s.operator) == op), None)
    if step is not None:
        return samples_of(corpus, step)
    total = len(found.runs) + sum(len(s.unlocked) for s in found.order)
    blocks: list[Block] = [Head("Least additions", support.name), Text((said(found, total), HOW))]
    actions = [Action("Back to all operators", "back")]
    if not found.exact and seconds < LONG:
        actions.append(Action(f"Look for {LONG:g} s", "longer", hint="Finds a smaller set, or proves that none is"))
    rows = tuple(
        Row(
            (
                name,
                "some types" if support.dtypes(name) is not False else "no",
                len(s.unlocked),
                s.running,
                f"{100 * s.running / max(1, total):.1f}",
            ),
            f"op:{ONE}{name}",
        )
        for s in found.order
        for name in [corpus.operator(s.operator)]
    )
    return [*blocks, Actions(tuple(actions)), *([Table("corpus_adding", COLUMNS, rows)] if rows else [])]


def said(found: Additions, total: int) -> str:
    """`The smallest set with which all 174 samples run: 26 operators. 2 samples run without any.`"""
    runs = f"{plural(len(found.runs), 'sample')} {'runs' if len(found.runs) == 1 else 'run'} without any."
    if not found.added:
        return f"Nothing has to be added: {runs.replace(' without any', '')}"
    count = plural(len(found.added), "operator")
    if found.exact:
        return f"The smallest set with which all {plural(total, 'sample')} run: {count}. {runs}"
    return f"A set with which all {plural(total, 'sample')} run: {count}; at least {found.bound} are needed. {runs}"


def samples_of(corpus: Corpus, step: Step) -> list[Block]:
    """The samples that an addition unlocks, each a link to its graph."""
    name, rows = corpus.operator(step.operator), corpus.by_number(step.unlocked)
    count = len(step.unlocked)
    more = f"the first {len(rows)} of {count:,}" if count > len(rows) else plural(count, "sample")
    where = (
        "unlocked by this addition and those before it"
        if count
        else "no sample runs with it alone: it is needed with later ones"
    )
    back = Actions((Action("Back to the additions", f"op:{ADDITIONS}"), Action("Back to all operators", "back")))
    return [Head(name, where), back, Links("Samples", tuple(_link(r) for r in rows), more)]


def _link(row: SampleRow) -> Link:
    return Link(row.sample, f"sample:{row.root}\n{row.sample}", row.family)
