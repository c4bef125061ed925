"""What stands in place of a picture that is not there: what failed, where, what to do, and what there is instead."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import streamlit as st

from extraction.graph import Failure, Summary
from extraction.jobs import LOST_KINDS
from viewer.headline import LEVEL_NAMES, STAGE_NAMES
from viewer.library import Choice
from viewer.pages.samples import library, uploads_allowed
from viewer.parts.codeview import codeview
from viewer.session import change_pane
from viewer.state import FIRST_SAMPLE, Pane

_PLACE = re.compile(r"model\.py:(\d+)")


def card(title: str, lines: list[str], where: str = "") -> None:
    """A message in place of the picture. All texts are escaped here."""
    place = f'<p class="where">{escape(where)}</p>' if where else ""
    text = "".join(f"<p>{escape(line)}</p>" for line in lines if line)
    st.html(f'<div class="card" role="status"><h2>{escape(title)}</h2>{place}{text}</div>')


def failed(side: str, pane: Pane, choice: Choice, failure: Failure, summary: Summary | None) -> None:
    """A step of torch failed, or a limit ended it."""
    regions = summary.regions if summary else ()
    region = next((r for r in regions if r.index == pane.region), None)
    stages = [s for s in STAGE_NAMES if region and s in region.stages]
    name = Path(pane.sample).name
    title = f"{name}: {STAGE_NAMES[pane.stage]} at {LEVEL_NAMES[pane.level]} is not there, {failure.step} failed"
    if failure.kind == "no backward":
        title = f"{name}: there is no backward graph"
    advice = f"{failure.advice[0].upper()}{failure.advice[1:]}." if failure.advice else ""
    mend = "Mend that line and reload the page, or pick another sample." if _PLACE.search(failure.message) else ""
    if failure.kind == "crash":
        advice = "Only this request was lost; another worker process takes the next one."
    card(title, [advice, mend, "What did work can still be looked at." if stages else ""], failure.message)
    buttons: dict[str, tuple[Callable[..., None], dict[str, Any]]] = {
        f"Show {STAGE_NAMES[s]}": (change_pane, {"stage": s}) for s in stages if s != pane.stage
    }
    if pane.level != "aten" and pane.stage in stages:
        buttons["Show aten"] = (change_pane, {"level": "aten"})
    if failure.kind in LOST_KINDS:
        buttons = {"Try again": (_again, {}), **buttons}
    _row(side, buttons)
    _source(side, choice, failure.message, summary.source if summary else None)


def bad_sample(side: str, choice: Choice, text: str) -> None:
    """The folder is no sample."""
    card("The sample cannot be read", ["Pick another sample, or mend the folder and reload the page."], text)
    _source(side, choice, text, None)


def cancelled(side: str, pane: Pane) -> None:
    """The reader stopped the work."""
    card("Cancelled", [f"The {pane.stage} graph of {Path(pane.sample).name} was not finished."])
    _row(side, {"Try again": (_again, {}), **_first(pane)})


def unknown(side: str, pane: Pane) -> None:
    """No sample has this key; where there is such a folder, it has no model.py."""
    if library().has_folder(pane.sample):
        lines = [f"The folder {pane.sample} has no model.py, which every sample has.", "Pick another sample."]
        card("This folder is no sample", lines)
    else:
        lines = [f"{pane.sample} is neither in the gallery nor in a folder that was opened.",
                 "Open its folder in the sample picker, or start the app with it: aotscope serve FOLDER."]  # fmt: skip
        if uploads_allowed():
            lines.append("An uploaded sample is there only for the session that brought it; upload it again.")
        card("This sample is not here", lines)
    _row(side, _first(pane))


def _first(pane: Pane) -> dict[str, tuple[Callable[..., None], dict[str, Any]]]:
    if pane.sample == FIRST_SAMPLE:
        return {}
    return {"Back to the first example": (change_pane, {"sample": FIRST_SAMPLE})}


def _row(side: str, buttons: dict[str, tuple[Callable[..., None], dict[str, Any]]]) -> None:
    """Buttons under a card; each changes the pane."""
    with st.container(horizontal=True, horizontal_alignment="center"):
        for label, (action, values) in buttons.items():
            args = (side,) if action is change_pane else ()
            st.button(label, key=f"w_{label}_{side}", on_click=action, args=args, kwargs=values)


def _source(side: str, choice: Choice, message: str, source: str | None) -> None:
    """The code around the line that the message names."""
    place = _PLACE.search(message)
    if place is None:
        return
    try:
        text = source or (choice.path / "model.py").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return  # the message has said what is wrong with the folder
    line = int(place[1])
    with st.container(key=f"failed_{side}"):
        codeview(text.splitlines(), f"failed_code_{side}", strong=(line,), focus=(line, line), height="44vh",
                 label="model.py")  # fmt: skip


def _again() -> None:
    st.session_state.cancelled = False
