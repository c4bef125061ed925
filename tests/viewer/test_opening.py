"""Opening a box without laying out the rest: the same boxes and edges, none over another, rows and columns kept."""

from __future__ import annotations

import math
from itertools import combinations
from unittest import mock

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from extraction.graph import Graph
from tests.viewer.drawing import Drawing
from tests.viewer.hand_graphs import conv_bn_core
from tests.viewer.stacks import scoped, stack
from tests.viewer.test_route import check as check_routes
from viewer.engine import run_layout
from viewer.fold import FoldTree, Opened, initial, key_of
from viewer.folded import tree_of
from viewer.frames import frames
from viewer.grouping import ViewOptions
from viewer.layout import LayoutCache, laid_out
from viewer.opening import Laid, opening_of
from viewer.outline import Outline
from viewer.portals import Split
from viewer.spread import apart

PLAIN, TYPED = ViewOptions(), ViewOptions(shapes=True)


def made(outline: Outline, opened: Opened, before: Laid | None = None) -> Laid:
    return laid_out(outline.picture(opened), cache=LayoutCache(), before=before)


def check(laid: Laid) -> None:
    """No box over another, none in a foreign frame, frames nested or apart, phases apart, edges clear of boxes."""
    picture, placed, row = laid.picture, laid.placed, laid.todo.row
    side = {b: c.w / 2 + c.side for b, c in laid.room.items()}
    lines: dict[int, list[str]] = {}
    for box in placed.boxes:
        lines.setdefault(row[box], []).append(box)
    for line in lines.values():
        for a, b in combinations(line, 2):
            assert abs(placed.boxes[a][0] - placed.boxes[b][0]) >= side[a] + side[b] - 0.1
    assert all(x - side[b] >= 0 and x + side[b] <= placed.width + 0.1 for b, (x, _) in placed.boxes.items())
    if picture.mirrored:
        ends = {p: [placed.boxes[b.id][0] for b in picture.boxes if b.phase == p] for p in ("forward", "backward")}
        assert max(ends["forward"], default=-math.inf) < min(ends["backward"], default=math.inf)
    inside: dict[str, set[str]] = {c.id: set(c.boxes) for c in picture.clusters}
    for c in reversed(picture.clusters):
        inside.setdefault(c.parent, set()).update(inside[c.id])
    shown = frames(picture, row, placed, laid.room)
    assert {f["id"] for f in shown} == {c.id for c in picture.clusters if inside[c.id]}
    for f in shown:
        for box, (x, y) in placed.boxes.items():
            within = f["x"] - side[box] < x < f["x"] + f["w"] + side[box] and f["y"] < y < f["y"] + f["h"]
            assert within == (box in inside[f["id"]]), (f["id"], box)
    drawing = Drawing(picture, dict(laid.rank), Split((), (), laid.portals), dict(laid.room), laid.todo)
    check_routes(drawing, placed)


def same_content(laid: Laid, whole: Laid) -> None:
    """The same boxes, and every edge drawn or told by stubs at both its ends."""
    assert laid.picture.boxes == whole.picture.boxes
    drawn = {link.edge.id for link in laid.todo.links}
    stubs = {(p.box, other) for p in laid.portals for other in p.others}
    for edge in laid.picture.edges:
        assert (edge.id in drawn) != ((edge.source, edge.target) in stubs and (edge.target, edge.source) in stubs)


def rows_kept(before: Laid, after: Laid) -> None:
    """In each phase the order of rows is as it was, and forward rows beside backward ones are so still."""
    phase = {b.id: b.phase for b in after.picture.boxes}
    there = [b for b in before.todo.row if b in phase]
    for a, b in combinations(there, 2):
        old, new = before.rank[a] - before.rank[b], after.rank[a] - after.rank[b]
        if phase[a] == phase[b]:
            assert (old > 0) == (new > 0)
            assert (old < 0) == (new < 0)


def choices(tree: FoldTree, opened: Opened) -> list[str]:
    return list(tree.frontier(opened))


@pytest.mark.parametrize("options", [PLAIN, TYPED])
def test_opening_a_layer_of_a_stack(options: ViewOptions) -> None:
    base = stack(6)
    outline = Outline(base, options, tree_of(base, options))
    before = made(outline, outline.tree.closed(["layers"]))
    opened = outline.tree.closed(["layers.0"])
    with mock.patch("viewer.opening.run_layout", wraps=run_layout) as program:
        after = made(outline, opened, before)
    text = program.call_args.args[0]
    assert text.count("width=") < len(after.picture.boxes)  # the rest was not laid out
    assert opening_of(before, after.picture) is not None
    check(after)
    same_content(after, made(outline, opened))
    rows_kept(before, after)
    # what was above stays, what was below moves down alike, forward and backward
    moved = {b: after.placed.boxes[b][1] - y for b, (_, y) in before.placed.boxes.items() if b in after.placed.boxes}
    assert moved["fold:f:embed"] == moved["fold:b:embed"] == 0
    assert moved["fold:f:head"] == moved["fold:b:head"] > 0
    # and forward stands beside its backward in the opened layer too
    assert after.rank["add_0"] == after.rank["add_0_back"]


@settings(max_examples=25, deadline=None)
@given(scoped(), st.data())
def test_random_graphs_open_box_after_box(base: Graph, data: st.DataObject) -> None:
    outline = Outline(base, PLAIN, tree_of(base, PLAIN))
    tree = outline.tree
    opened = frozenset({""})
    laid = made(outline, opened)
    for _ in range(4):
        keys = choices(tree, opened)
        assume(keys)
        opened = tree.open(opened, data.draw(st.sampled_from(keys)))
        after = made(outline, opened, laid)
        check(after)
        same_content(after, made(outline, opened))
        if after.rank != made(outline, opened).rank:
            rows_kept(laid, after)
        laid = after


def test_all_is_laid_out_where_something_else_happened() -> None:
    base = stack(6)
    outline = Outline(base, PLAIN, tree_of(base, PLAIN))
    tree = outline.tree
    before = made(outline, tree.closed(["layers"]))
    for opened in (frozenset({""}), initial(tree), tree.closed(["layers.0", "head"]), tree.everything):
        picture = outline.picture(opened)
        halves = {key_of(b.id) for b in before.picture.boxes if b.id not in {c.id for c in picture.boxes}}
        assert (opening_of(before, picture) is not None) == (len(halves) == 1 and opened > tree.closed(["layers"]))
        assert made(outline, opened, before).placed.boxes.keys() == {b.id for b in picture.boxes}


def test_a_small_graph_has_nothing_to_open() -> None:
    outline = Outline(conv_bn_core(), PLAIN, tree_of(conv_bn_core(), PLAIN))
    laid = made(outline, initial(outline.tree))
    assert opening_of(laid, laid.picture) is None


@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(0, 20), st.sampled_from([1.0, 10.0])), min_size=1))
def test_apart_keeps_distances_and_moves_nothing_without_need(found: list[tuple[int, int, float]]) -> None:
    x = sorted(float(place) for place, _, _ in found)
    distances = [float(d) for _, d, _ in found[1:]]
    moved = apart(x, distances, [w for _, _, w in found])
    assert all(b - a >= d - 1e-6 for a, b, d in zip(moved, moved[1:], distances, strict=False))
    if all(b - a >= d for a, b, d in zip(x, x[1:], distances, strict=False)):
        assert moved == pytest.approx(x)


def test_apart_moves_the_light_more() -> None:
    assert apart([0, 0], [11], [10, 1]) == pytest.approx([-1, 10])
