"""Frames below each other and halves beside each other, on pictures drawn by hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Phase
from tests.viewer.stacks import scoped
from tests.viewer.test_fold import some_opened, tree
from tests.viewer.test_folded import folded
from viewer.bands import beside, stacked
from viewer.boxes import Box, Edge, Picture
from viewer.clusters import Cluster
from viewer.grouping import ViewOptions
from viewer.mirror import arcs
from viewer.ranking import ranks


def picture(boxes: str, edges: str, frames: dict[str, str]) -> Picture:
    """`a b` boxes (`-x` is backward), `a>b` edges, frames by id with the boxes in them."""
    phases: dict[str, Phase] = {b.lstrip("-"): "backward" if b[0] == "-" else "forward" for b in boxes.split()}
    drawn = tuple(Box(b, (b,), "op", p, "pointwise", b, "") for b, p in phases.items())
    links = tuple(Edge(a, b, "data", 1, (a,)) for a, b in (e.split(">") for e in edges.split()))
    inside = tuple(Cluster(key, key, phases[held.split()[0]], "", tuple(held.split())) for key, held in frames.items())
    graph = Graph("joint", "aten", None, 0, (), (), ())
    return Picture(graph, ViewOptions(), {b: b for b in phases}, drawn, links, inside)


def test_a_frame_begins_below_the_one_that_it_follows() -> None:
    found = picture("a b c d e", "a>b b>c a>d d>e", {"first": "a b c", "second": "d e"})
    at = {"a": 0, "b": 1, "c": 2, "d": 2, "e": 3}  # as where something holds `d` one rank lower than its edge does
    assert stacked(found, arcs(found), at) == {"a": 0, "b": 1, "c": 2, "d": 3, "e": 4}


def test_frames_that_run_at_the_same_time_stay_side_by_side() -> None:
    apart = picture("x a b c d", "x>a a>b x>c c>d", {"first": "a b", "second": "c d"})
    at = {"x": 0, "a": 1, "b": 2, "c": 2, "d": 3}
    assert stacked(apart, arcs(apart), at) == at
    mostly = picture("a b c d e f", "a>b b>c a>d d>e e>f", {"first": "a b c", "second": "d e f"})
    at = {"a": 0, "b": 1, "c": 2, "d": 1, "e": 2, "f": 3}
    assert stacked(mostly, arcs(mostly), at) == at


def test_what_the_earlier_frame_is_made_from_stays() -> None:
    found = picture("a b c k d e", "a>b b>c k>c a>d d>e", {"first": "a b c", "second": "d e"})
    at = {"a": 0, "b": 2, "c": 3, "k": 2, "d": 3, "e": 4}
    assert stacked(found, arcs(found), at) == {"a": 0, "b": 2, "c": 3, "k": 2, "d": 4, "e": 5}


def test_halves_stand_beside_each_other_as_far_as_readers_allow() -> None:
    boxes = "fold:f:a fold:f:b out -fold:b:a -fold:b:b -grad"
    edges = "fold:f:a>fold:f:b fold:f:b>out grad>fold:b:b fold:b:b>fold:b:a"
    found = picture(boxes, edges, {})
    at = {"fold:f:a": 0, "fold:f:b": 1, "out": 2, "fold:b:a": 0, "fold:b:b": 3, "grad": 4}
    assert beside(found, arcs(found), at) == at | {"fold:f:b": 3, "out": 4}
    read = picture(boxes, f"{edges} out>grad", {})
    assert beside(read, arcs(read), at | {"grad": 3, "fold:b:b": 2, "fold:b:a": 1}) == {
        "fold:f:a": 1, "fold:f:b": 2, "out": 3, "fold:b:a": 1, "fold:b:b": 2, "grad": 3,
    }  # fmt: skip


@given(scoped(), st.integers(0, 1_000))
def test_no_arc_becomes_too_short(graph: Graph, seed: int) -> None:
    found = folded(graph, some_opened(tree(graph), seed))
    lines = arcs(found)
    before = ranks(found, lines)
    for after in (stacked(found, lines, before), beside(found, lines, before)):
        assert after.keys() == before.keys()
        for arc in lines:
            if not arc.against and before[arc.lower] - before[arc.upper] >= arc.length:
                assert after[arc.lower] - after[arc.upper] >= arc.length
