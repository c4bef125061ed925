"""The help: what is seen, and the keys."""

from __future__ import annotations

import streamlit as st

WHAT = """
**AOT Autograd** traces a model's forward pass and its gradient before anything runs. This page shows each graph it
makes on the way.
"""
TABLES = (
    """
| stage | what it is |
| --- | --- |
| Dynamo | torch functions, as TorchDynamo recorded them from the model's Python code |
| Forward | the part that runs first; it also returns the tensors that backward needs |
| Joint | forward and backward in one graph of aten operators: forward runs down, backward up beside it |
| Backward | the part that gives the gradients |
""",
    """
| level | what is left |
| --- | --- |
| aten | operators as traced |
| core aten | the core set, as far as torch decomposes to it |
| inductor | what TorchInductor's own table leaves |
| prims | PrimTorch's primitives |
""",
    """
| page | what it answers |
| --- | --- |
| Explore | one graph, and everything about each node |
| Compare | two graphs side by side, and what became of the operators |
| Lab | how far to decompose: what became of what and why, what to keep, what hardware lacks, costs, fusion |
| Corpus | the same over a census of many samples |
""",
    """
| key | what it does | key | what it does |
| --- | --- | --- | --- |
| `1` `2` `3` `4` | Dynamo, forward, joint, backward | `/` | search |
| `q` `w` `e` `r` | aten, core aten, inductor, prims | `n` `N` | next and previous hit |
| `f` | fit the graph | `+` `-` | open or fold a level; zoom where nothing folds |
| `Esc` | clear selection and search | arrows | move the picture |
| click | select | shift-click | select a second node |
| double-click | open a folded box, fold a frame, else go to it | `?` | this help |
""",
)
HINTS = """
A large graph opens on its overview: folded boxes are modules, equal modules in a row (×31), blocks of lines that
repeat, runs of lines, and, below aten, single aten calls. Double-click a folded box or press its + to open it;
double-click a frame or press its − to fold it. A click on a frame's name selects what it holds.

Search takes words, or fields: `op:mul`, `shape:64,56`, `dtype:bf16`, `scope:layer1`, `name:conv1`, `line:17`.
"""


@st.dialog("AOTScope", width="medium")
def show_help() -> None:
    """Opens the help."""
    with st.container(key="help_text"):
        for text in (WHAT, *TABLES, HINTS):
            st.markdown(text)
