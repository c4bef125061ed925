"""The order in which boxes are ranked: that of their edges, and where those go in a circle, few are against it."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from extraction.graph import Graph
from tests.viewer.hand_graphs import chain, graphs
from viewer.boxes import Edge, Picture, draw
from viewer.mirror import arcs, order


@given(graphs())
def test_nothing_runs_against_the_order_of_a_graph(base: Graph) -> None:
    picture = draw(base)
    assert sorted(order(picture)) == sorted(b.id for b in picture.boxes)
    assert not any(a.against for a in arcs(picture) if not a.crossing)


def picture(*edges: tuple[str, str]) -> Picture:
    """The boxes of a chain in their order, with other edges: folds begin early and may read what comes late."""
    found = draw(chain(5))
    return replace(found, edges=tuple(Edge(*ends, "data", 1, (ends[0],)) for ends in edges))


def test_a_box_that_begins_early_stands_after_what_it_reads() -> None:
    # op_0 could be a fold that adds up the values of op_1 and op_2 and gives op_3 its own
    found = picture(("value:x", "op_1"), ("op_1", "op_2"), ("op_1", "op_0"), ("op_2", "op_0"), ("op_0", "op_3"))
    assert order(found)[:5] == ("value:x", "op_1", "op_2", "op_0", "op_3")
    assert not any(a.against for a in arcs(found))


def test_a_circle_is_broken_where_least_is_missing() -> None:
    found = picture(("value:x", "op_0"), ("op_0", "op_1"), ("op_1", "op_2"), ("op_2", "op_1"), ("op_2", "op_3"))
    assert [a.edge.id for a in arcs(found) if a.against] == ["op_2->op_1"]
