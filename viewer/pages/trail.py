"""From the boxes of the picture before to those of this one, so that the eye keeps its place."""

from __future__ import annotations

import streamlit as st

from extraction.graph import Graph
from viewer.graphs import Drawn
from viewer.provenance import aten_name

MOST_ANCHORS = 4_000


def shown() -> Drawn | None:
    """The picture that the reader sees until this run ends."""
    before: tuple[Drawn, dict[str, str]] | None = st.session_state.get("trail")
    return before and before[0]


def trail(drawn: Drawn) -> dict[str, str]:
    """From boxes of the picture before to boxes of this one, where their ids differ; kept until the next change."""
    before: tuple[Drawn, dict[str, str]] | None = st.session_state.get("trail")
    if before is not None and before[0] is drawn:
        return before[1]
    anchors = heirs_of_boxes(before[0], drawn) if before else {}
    st.session_state.trail = (drawn, anchors)
    return anchors


def heirs_of_boxes(old: Drawn, new: Drawn) -> dict[str, str]:
    """For boxes of the old picture that the new one does not have: the new box of the first node that has an heir,
    operators before the values that they read."""
    gone = [box for box in old.picture.boxes if box.id not in new.ids]
    same = not gone or old.picture.graph is new.picture.graph
    names = {} if same else heirs_of_nodes(old.picture.graph, new.picture.graph)
    before, there = old.picture.graph.by_name, new.picture.graph.by_name
    found: dict[str, str] = {}
    for box in gone:
        nodes = sorted(box.nodes, key=lambda name: not before[name].is_operator)
        heir = next((new.box(h) for n in nodes if (h := n if n in there else names.get(n, ""))), None)
        if heir is not None:
            found[box.id] = heir
    return found if len(found) <= MOST_ANCHORS else {}


def heirs_of_nodes(old: Graph, new: Graph) -> dict[str, str]:
    """For nodes of the old graph that the new one does not have: the node of the new one with the same aten origin."""
    first: dict[str, str] = {}
    dynamo = "dynamo" in (old.stage, new.stage)
    for node in new.nodes:
        if node.is_operator:
            first.setdefault((node.dynamo or node.name) if dynamo else aten_name(node), node.name)
    return {
        n.name: first[origin]
        for n in old.nodes
        if n.is_operator and n.name not in new.by_name
        for origin in [(n.dynamo or n.name) if dynamo else aten_name(n)]
        if origin in first
    }
