"""Section "Cost": the same graph at every level, side by side, in figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

import streamlit as st

from extraction.graph import Graph
from viewer.cost import Cost, Costs
from viewer.graphs import KNOWN
from viewer.headline import LEVEL_NAMES
from viewer.labels import human_bytes, human_flops, plural
from viewer.pages.cards import card
from viewer.pages.lab.levels import Levels, at_levels
from viewer.pages.obtain import Obtained
from viewer.pages.widgets import plain
from viewer.parts.plotview import Dot, Plot, Series, plotview
from viewer.session import change_pane, current
from viewer.theme import GREY, LEVEL

NOTE = (
    "Estimates, made from shapes: each call but a view is taken for a kernel of its own that reads its distinct "
    "arguments from memory and writes its results (nothing is fused, nothing stays in a cache; broadcast dimensions "
    "are read once). FLOPs are those of torch's counter, for matrix products, convolutions and attention. Element "
    "operations: one for each element that a pointwise call writes or that a reduction or normalization reads, so that "
    "coarse operators count too low. The longest chain counts calls, views left out."
)


@dataclass(frozen=True)
class Measure:
    """A row: its name, what it is, its number in a cost, and its text; `adds`: the phases sum to the whole."""

    name: str
    hint: str
    of: Callable[[Cost], int]
    text: Callable[[int], str] = lambda n: f"{n:,}"
    adds: bool = True


MEASURES = (
    Measure("Distinct operators", "What a compiler has to know", lambda c: c.operators, adds=False),
    Measure("Nodes", "All nodes: inputs, calls, items of tuples, the output", lambda c: c.nodes),
    Measure("Edges", "Uses of one node by another", lambda c: c.edges),
    Measure("Calls but views", "Kernels, when nothing is fused", lambda c: c.calls - c.views),
    Measure("Bytes read", "Distinct arguments of each call", lambda c: c.read, human_bytes),
    Measure("Bytes written", "Results of each call", lambda c: c.written, human_bytes),
    Measure("FLOPs", "Of matrix products, convolutions and attention; a multiply and an add are two", lambda c: c.flops,
            human_flops),
    Measure("Element operations", "Of pointwise calls, reductions and normalizations", lambda c: c.elements,
            lambda n: human_flops(n).replace("FLOP", "op")),
    Measure("Longest chain", "Calls of which each needs the one before it", lambda c: c.chain, adds=False),
)  # fmt: skip


def draw(found: Obtained) -> None:
    """The table and the picture."""
    levels = at_levels(found)
    if not levels.graphs:
        card("No level is there", list(levels.missing.values()))
        return
    graphs, names = columns(levels)
    figures = {key: KNOWN.of(graph).costs for key, graph in graphs.items()}
    left, right = st.columns([1.6, 1], gap="large")
    with left, st.container(key="lab_table"):
        st.html(
            table(
                list(names.values()), list(figures.values()), names["choice" if levels.chosen else current().left.level]
            )
        )
        missing = [f"{LEVEL_NAMES[level]} is not there: {plain(why)}." for level, why in levels.missing.items()]
        unknown = max(c.total.unknown for c in figures.values())
        if unknown:
            missing.append(f"Tensors of unknown size are left out ({plural(unknown, 'call')}).")
        st.caption(" ".join([*missing, NOTE]))
    with right, st.container(key="lab_side"):
        st.html("<b>Distinct operators against nodes</b>")
        plotview(picture(figures, names), "cost_plot", _level)


def columns(levels: Levels) -> tuple[dict[str, Graph], dict[str, str]]:
    """The graphs that stand side by side, by level, with "choice" for the reader's own, and their names."""
    graphs: dict[str, Graph] = {str(level): graph for level, graph in levels.graphs.items()}
    names: dict[str, str] = {level: LEVEL_NAMES[level] for level in levels.graphs}
    if levels.chosen is not None:
        graphs["choice"], names["choice"] = levels.chosen, "your choice"
    return graphs, names


def table(names: Sequence[str], figures: Sequence[Costs], chosen: str) -> str:
    """Markup of the table; all texts are escaped here."""
    heads = "".join(f'<th class="{"on" if n == chosen else ""}">{escape(n)}</th>' for n in names)
    rows = "".join(_row(m, figures) for m in MEASURES)
    saved = [c.saved for c in figures]
    cells = "".join(_cell(human_bytes(n), n / max(1, *saved), None, "") for n in saved)
    hint = "Forward values that backward reads, parameters and inputs included"
    rows += f'<tr><th title="{hint}">Saved for backward</th>{cells}</tr>'
    key = '<span class="f">forward</span> <span class="b">backward</span>'
    return f'<table class="costs"><thead><tr><th>{key}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _row(measure: Measure, figures: Sequence[Costs]) -> str:
    most = max(1, *(measure.of(c.total) for c in figures))
    cells = []
    for c in figures:
        total, forward, backward = (measure.of(part) for part in (c.total, c.forward, c.backward))
        split = forward / max(1, total) if measure.adds else None
        sub = f"{measure.text(forward)} · {measure.text(backward)}" if backward and forward else ""
        cells.append(_cell(measure.text(total), total / most, split, sub))
    return f'<tr><th title="{escape(measure.hint)}">{escape(measure.name)}</th>{"".join(cells)}</tr>'


def _cell(text: str, share: float, split: float | None, sub: str) -> str:
    """A number, a bar as long as its share of the row's largest, split by phase where the phases add up."""
    parts = f'<i class="n" style="width:{share:.1%}"></i>'
    if split is not None:
        widths = {"f": share * split, "b": share * (1 - split)}
        parts = "".join(f'<i class="{phase}" style="width:{width:.1%}"></i>' for phase, width in widths.items())
    return f'<td><b>{escape(text)}</b><div class="share">{parts}</div><small>{escape(sub) or "&nbsp;"}</small></td>'


def picture(figures: dict[str, Costs], names: dict[str, str]) -> Plot:
    """Distinct operators against nodes, a dot a level."""
    dots = {
        level: Dot(
            c.total.nodes,
            c.total.operators,
            names[level],
            f"{plural(c.total.operators, 'operator')}, {plural(c.total.nodes, 'node')}\n"
            f"{human_bytes(c.total.moved)} moved if nothing is fused",
            level,
        )
        for level, c in figures.items()
    }
    path = Series(
        "",
        GREY,
        tuple(Dot(d.x, d.y) for key, d in dots.items() if key != "choice"),
        line=True,
        marks=False,
        dashed=True,
    )
    marks = [Series(names[level], LEVEL[level], (dot,)) for level, dot in dots.items()]
    return Plot("nodes", "distinct operators", (path, *marks), height=380)


def _level(level: str) -> None:
    if level in LEVEL_NAMES:
        change_pane("left", level=level)
