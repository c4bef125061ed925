"""The inputs of the sample: shapes, roles, notes, and which of them require grad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from extraction.failures import StepFailed
from extraction.graph import Input, Summary, TensorType
from extraction.jobs import JobCancelled
from extraction.samples import SampleError
from viewer.labels import human_bytes, plural, some_of
from viewer.pages.samples import library
from viewer.pages.widgets import plain
from viewer.session import change_pane
from viewer.state import Pane
from viewer.work import ask_summary, wait

GRAD, NAME = "grad", "name"
ROOM = 60  # characters for the names of what was changed
MOST_OPEN = 12  # inputs whose table stands open; longer ones scroll
RULE = (
    "GraphNet's rule: floating-point inputs require grad, but running statistics, masks, indices and positions do not."
)


@st.fragment
def draw_inputs(pane: Pane) -> None:
    """The button and, when it is open, the table."""
    if st.session_state.pop("inputs_done", False):
        st.session_state.w_inputs = False  # what was applied is seen in the picture, which the table would hide
    with st.popover("Inputs", icon=":material/input:", key="w_inputs", on_change="rerun",
                    help="Which inputs require grad") as popover:  # fmt: skip
        if popover.open:
            _table(pane)


def _table(pane: Pane) -> None:
    choice = library().find(pane.sample)
    if choice is None:
        st.caption("No sample is open.")
        return
    place = st.empty()
    jobs = [ask_summary(choice.path, {}), ask_summary(choice.path, dict(pane.grads))]
    try:
        wait(jobs, place, choice.entry.title, "inputs")
        rule, now = (job.result() for job in jobs)
    except (SampleError, StepFailed, JobCancelled) as error:
        st.caption(f"The inputs cannot be read: {plain(str(error))}")
        return
    st.caption(plain(summary_line(now, pane.grads)))
    lines = rows(now)
    noted = any(line["note"] for line in lines)
    with st.form("inputs_form", border=False):
        edited = st.data_editor(
            lines,
            key=f"w_grads_{pane.sample}_{hash(pane.grads)}",
            hide_index=True,
            width=740,
            height="content" if len(now.inputs) <= MOST_OPEN else 420,
            disabled=["input", "role", "type", "bytes", "note"],
            column_order=(GRAD, "input", "role", "type", "bytes", *["note"] * noted),
            column_config={
                GRAD: st.column_config.CheckboxColumn("grad", help="Does the input require a gradient?", width=46),
                "input": st.column_config.TextColumn("input", width=220 if noted else 400),
                "note": st.column_config.TextColumn("note", width=180),
            },
        )
        with st.container(horizontal=True):
            apply = st.form_submit_button("Apply", type="primary")
            reset = st.form_submit_button("As GraphNet's rule says", disabled=not pane.grads)
    st.caption(RULE)
    if apply or reset:
        change_pane("left", grads=() if reset else changed(rule, edited))
        st.session_state.inputs_done = True
        st.rerun()


def rows(summary: Summary) -> list[dict[str, Any]]:
    """One row an input."""
    return [
        {
            NAME: i.name,
            GRAD: i.requires_grad,
            "input": i.label or i.name,
            "role": i.role,
            "type": str(i.value),
            "bytes": human_bytes(i.value.nbytes or 0) if isinstance(i.value, TensorType) else "",
            "note": i.note if i.used else ", ".join(t for t in ("never read", i.note) if t),
        }
        for i in summary.inputs
    ]


def differentiable(value: Input) -> bool:
    """True for an input that may require grad at all."""
    return isinstance(value.value, TensorType) and value.value.dtype.startswith(("float", "bfloat", "complex"))


def changed(rule: Summary, edited: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, bool], ...]:
    """Inputs whose box differs from GraphNet's rule; `rule` is the summary without any change."""
    wanted = {row[NAME]: bool(row[GRAD]) for row in edited}
    found = {
        i.name: wanted[i.name]
        for i in rule.inputs
        if i.name in wanted and differentiable(i) and wanted[i.name] != i.requires_grad
    }
    return tuple(sorted(found.items()))


def summary_line(summary: Summary, grads: Sequence[tuple[str, bool]]) -> str:
    """`23 inputs; 12 require grad, changed for x and weight.`; `grads` is what the reader changed."""
    asked = sum(1 for i in summary.inputs if i.requires_grad)
    said = f"{plural(len(summary.inputs), 'input')}; {asked} {'requires' if asked == 1 else 'require'} grad"
    ours = {name for name, _ in grads}
    names = [i.label or i.name for i in summary.inputs if i.name in ours]
    return f"{said}, changed for {some_of(names, ROOM)}." if names else f"{said}."
