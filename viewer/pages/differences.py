"""Under two pictures: the sentence, the table of differences, the bars, what expands to what."""

from __future__ import annotations

import streamlit as st

from extraction.graph import Graph
from viewer.expansion import expansions
from viewer.labels import distinct_operators, file_name
from viewer.opset import Comparison, DiffRow, compare, compare_csv
from viewer.pages.obtain import Obtained
from viewer.pages.tables import CSV_HELP
from viewer.pages.widgets import segments
from viewer.parts.panel import Bar, Bars, Block, Column, Link, Links, Row, Table, Text, panel
from viewer.session import change, current
from viewer.state import Difference, ViewState

COLUMNS = (
    Column("operator"),
    Column("kind"),
    Column("core", "In the core aten set"),
    Column("only", "Operators that one side alone has"),
    Column("fwd", "Calls in forward, left", number=True),
    Column("bwd", "Calls in backward, left", number=True),
    Column("left", "Calls on the left", number=True),
    Column("fwd ", "Calls in forward, right", number=True),
    Column("bwd ", "Calls in backward, right", number=True),
    Column("right", "Calls on the right", number=True),
    Column("delta", "Calls more on the right", number=True, signed=True),
)
FILTERS: dict[Difference, str] = {"": "All", "changed": "Changed", "left": "Only left", "right": "Only right"}
NONE: dict[Difference, str] = {"": "on either side", "changed": "called more or less often on one side",
                               "left": "on the left only", "right": "on the right only"}  # fmt: skip
MOST_BARS = 30


def draw_differences(left: Obtained, right: Obtained, state: ViewState) -> None:
    """Everything below the pictures."""
    found = compared(left, right)
    rows = matching(found.rows, state.diff)
    table, bars = st.columns([1.15, 1], gap="medium")
    with table:
        with st.container(key="diff_head", horizontal=True, vertical_alignment="center"):
            counts: dict[str, str] = {key: f"{name} {len(matching(found.rows, key))}" for key, name in FILTERS.items()}
            segments("Differences", counts, state.diff, "w_diff", lambda value: change(diff=value))
            st.space("stretch")
            st.download_button("CSV", compare_csv(rows), _file(left, right), "text/csv", icon=":material/download:",
                               on_click="ignore", type="tertiary", help=CSV_HELP)  # fmt: skip
        none = Text((f"No operator is {NONE[state.diff]}.",))
        panel([difference_table(rows, state.op) if rows else none], key="differences", on_go=_go)
    with bars:
        bars_of = [bar_picture(rows)] if rows else []
        panel([*bars_of, *expansion_list(left, right)], key="bars", on_go=_go)


def _file(left: Obtained, right: Obtained) -> str:
    """`resnet18-joint-aten-prims-operators.csv`: a word that both have is said once."""
    return file_name(*dict.fromkeys([*left.words, *right.words]), "operators.csv")


def compared(left: Obtained, right: Obtained) -> Comparison:
    """The comparison, kept while both graphs stay."""
    kept = st.session_state.get("compared")
    if kept is None or kept[0] is not left.graph or kept[1] is not right.graph:
        kept = st.session_state.compared = (
            left.graph,
            right.graph,
            compare(left.graph, right.graph, same_calls(left, right)),
        )
    found: Comparison = kept[2]
    return found


def same_calls(left: Obtained, right: Obtained) -> bool:
    """True when both graphs are the same calls of one sample: of one stage, or Dynamo's and what was made of it."""
    a, b = left.pane, right.pane
    return (a.sample, a.region) == (b.sample, b.region) and (a.stage == b.stage or "dynamo" in (a.stage, b.stage))


def matching(rows: tuple[DiffRow, ...], which: Difference) -> tuple[DiffRow, ...]:
    """The rows of one kind of difference; all for ""."""
    wanted = {"left": ("only left",), "right": ("only right",), "changed": ("only left", "only right", "changed")}
    return tuple(r for r in rows if not which or r.status in wanted[which])


def difference_table(rows: tuple[DiffRow, ...], chosen: str = "") -> Table:
    """The table; `chosen` is the operator that is highlighted above."""
    tones = {"equal": "equal", "only left": "gone"}
    lines = []
    for r in rows:
        only = r.status.removeprefix("only ") if r.status.startswith("only") else ""
        sides = (r.left_forward, r.left_backward, r.left, r.right_forward, r.right_backward, r.right, r.delta)
        cells = (r.target, r.kind, "yes" if r.core else "", only, *sides)
        lines.append(Row(cells, f"op:{r.target}", r.target == chosen, tones.get(r.status, "")))
    return Table("differences", COLUMNS, tuple(lines))


def bar_picture(rows: tuple[DiffRow, ...]) -> Bars:
    """Counts of both sides, the largest change first."""
    shown = rows[:MOST_BARS]
    names = distinct_operators([r.target for r in shown])
    bars = tuple(
        Bar(name, f"op:{r.target}", (r.left_forward, r.left_backward), (r.right_forward, r.right_backward), r.status)
        for name, r in zip(names, shown, strict=True)
    )
    note = "" if len(shown) == len(rows) else f"the {len(shown)} largest changes of {len(rows)}"
    return Bars("Calls, forward and backward", ("left", "right"), bars, note)


def expansion_list(left: Obtained, right: Obtained) -> list[Block]:
    """What each operator of the higher graph becomes in the lower one, where one was made from the other."""
    pair = upper_and_lower(left, right)
    if pair is None:
        why = "Shown when both panes have the same sample and stage and one of them is at aten, or is Dynamo's graph."
        return [Text((why,), "Expands to")]
    links = []
    for e in expansions(*pair):
        before, _, after = e.text.partition(" → ")
        links.append(Link(before, f"op:{e.target}", f"→ {after}"))
    return [Links("Expands to", tuple(links), "what one call becomes", wrap=True)]


def upper_and_lower(left: Obtained, right: Obtained) -> tuple[Graph, Graph] | None:
    """The two graphs, the one that the other was made from first; None when neither was."""
    a, b = left.graph, right.graph
    if (left.pane.sample, left.pane.region) != (right.pane.sample, right.pane.region):
        return None
    for upper, lower in ((a, b), (b, a)):
        if upper.stage == "dynamo" and lower.stage != "dynamo":
            return upper, lower
        same = (upper.stage, upper.partitioner) == (lower.stage, lower.partitioner)
        if same and upper.stage != "dynamo" and upper.as_traced and not lower.as_traced:
            return upper, lower
    return None


def _go(where: str) -> None:
    kind, _, name = where.partition(":")
    if kind == "op":
        change(op="" if current().op == name else name)
