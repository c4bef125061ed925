"""Long edges from one box share their way, three into one box do, and nothing else does."""

from __future__ import annotations

from dataclasses import replace

from viewer.boxes import Edge, EdgeKind
from viewer.mirror import Arc
from viewer.trunks import Trunk, trunks


def arc(source: str, target: str, kind: EdgeKind = "data", crossing: bool = False, label: str = "") -> Arc:
    return Arc(Edge(source, target, kind, 1, (source,), label), source, target, crossing=crossing)


ROW = {"a": 0, "b": 1, "c": 2, "d": 5, "e": 6, "f": 7, "z": 9}


def test_two_that_leave_a_box_share_their_way() -> None:
    kept = [arc("a", "d"), arc("a", "e"), arc("b", "e"), arc("a", "b")]
    shared = Trunk("a", True, "data", True, False)
    assert trunks(kept, ROW) == [shared, shared, None, None]  # b has one, and a to b passes no row


def test_two_that_reach_a_box_do_not_but_three_do() -> None:
    two = [arc("a", "z"), arc("b", "z")]
    assert trunks(two, ROW) == [None, None]
    shared = Trunk("z", False, "data", True, False)
    assert trunks([*two, arc("c", "z")], ROW) == [shared] * 3


def test_the_larger_number_has_the_edge() -> None:
    kept = [arc("a", "z"), arc("b", "z"), arc("c", "z"), arc("d", "z"), arc("a", "e"), arc("a", "f")]
    assert [t and t.box for t in trunks(kept, ROW)] == ["z", "z", "z", "z", "a", "a"]


def test_kinds_directions_and_labels_are_kept_apart() -> None:
    assert trunks([arc("a", "d"), arc("a", "e", "parameter")], ROW) == [None, None]
    assert trunks([arc("c", "a"), arc("c", "f")], ROW) == [None, None]
    assert trunks([arc("a", "d"), arc("a", "e", crossing=True)], ROW) == [None, None]
    assert trunks([arc("a", "d", label="f32[1]"), arc("a", "e", label="f32[1]")], ROW) == [None, None]
    turned = replace(arc("d", "a"), turned=True)
    assert trunks([turned, replace(arc("d", "b"), turned=True)], ROW) == [Trunk("d", True, "data", False, False)] * 2
