"""A picture of numbers against numbers: dots with names, and lines; the nearest dot tells its figures on hover.

Example::

    dots = (Dot(181, 18, "aten"), Dot(972, 25, "prims"))
    plotview(Plot("calls", "distinct operators", (Series("levels", TONE, dots, line=True),)), key="plot")

What cannot happen: a name is read as markup; a plot without dots fails (it shows its axes).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass

from viewer.canvas.scenes import put, scene_url
from viewer.parts.serving import base, renderer
from viewer.theme import Tone


@dataclass(frozen=True, slots=True)
class Dot:
    """A place; `label` is written beside it, `said` in its tip, and a click reports `go`."""

    x: float
    y: float
    label: str = ""
    said: str = ""
    go: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """Dots of one colour; `line` joins them in their order, `marks` draws them. `dashed` is for helping lines."""

    name: str
    tone: Tone
    dots: tuple[Dot, ...]
    line: bool = False
    marks: bool = True
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Plot:
    """Series over two axes that begin at 0; `height` in px. A legend stands on top where `legend` says so."""

    across: str
    up: str
    series: tuple[Series, ...]
    height: int = 320
    legend: bool = False
    title: str = ""


def plotview(plot: Plot, key: str, on_go: Callable[[str], None] | None = None) -> None:
    """Mounts it."""
    import streamlit as st

    def report() -> None:
        go = st.session_state[key].get("go")
        if on_go is not None and go is not None:
            on_go(str(go))

    digest = put(json.dumps(payload(plot), separators=(",", ":")).encode())
    renderer("plot")(key=key, data={"hash": digest, "url": scene_url(digest, base())}, on_go_change=report)


def payload(plot: Plot) -> dict[str, object]:
    """The JSON that travels; tones as objects, since a named tuple would become a list."""
    series = [{**asdict(s), "tone": s.tone._asdict()} for s in plot.series]
    return {**asdict(plot), "series": series}
