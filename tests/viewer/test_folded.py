"""Pictures with folds: every edge is inside, drawn or named; titles and frames of a stack of layers, by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extraction.graph import Graph, Result
from tests.viewer.hand_graphs import conv_bn
from tests.viewer.stacks import scoped, stack
from viewer.boxes import Box, Picture, draw, edge_kind
from viewer.dot import cells, dot_text
from viewer.fold import ROOT, Opened, initial
from viewer.folded import Sizes, telling, tree_of
from viewer.grouping import ViewOptions, folded_values
from viewer.layout import lay_out_picture
from viewer.mirror import arcs
from viewer.outline import Outline
from viewer.plan import plan
from viewer.portals import cut
from viewer.ranking import ranks
from viewer.seen import visible

OPTIONS = st.builds(ViewOptions, st.booleans(), st.booleans(), st.booleans(), st.booleans())


def folded(graph: Graph, opened: Opened | None = None, options: ViewOptions | None = None) -> Picture:
    options = options or ViewOptions()
    tree = tree_of(graph, options)
    return Outline(graph, options, tree).picture(initial(tree) if opened is None else tree.closed(opened))


def box(picture: Picture, name: str) -> Box:
    return next(b for b in picture.boxes if b.id == name)


@given(scoped(), OPTIONS, st.integers(0, 1_000))
def test_every_edge_is_inside_drawn_or_named(graph: Graph, options: ViewOptions, seed: int) -> None:
    tree = tree_of(graph, options)
    opened = tree.closed(k for i, k in enumerate(sorted(tree.folds)) if (seed >> i % 10) & 1)
    picture = Outline(graph, options, tree).picture(opened)
    hidden = folded_values(graph, options)
    drawn: Counter[tuple[str, str]] = Counter()
    for node in graph.nodes:
        if node.op == "output":
            continue
        for name in node.inputs:
            ends = picture.grouping[name], picture.grouping[node.name]
            saved = edge_kind(graph.by_name[name], node) == "saved"
            if name in hidden or (saved and not options.saved):
                assert ends[0] == ends[1] or name in box(picture, ends[1]).reads
            elif ends[0] != ends[1]:
                drawn[ends] += 1
    found = {(e.source, e.target): e.count for e in picture.edges if not e.target.startswith("result:")}
    assert found == dict(drawn)
    inside = [n for b in picture.boxes for n in b.nodes]
    assert sorted(inside) == sorted(n.name for n in graph.nodes if n.op != "output")


@given(scoped(), OPTIONS)
def test_all_open_draws_the_flat_graph(graph: Graph, options: ViewOptions) -> None:
    tree = tree_of(graph, options)
    picture, flat = Outline(graph, options, tree).picture(tree.everything), draw(graph, options)
    assert picture.edges == flat.edges
    assert [_without_place(b) for b in picture.boxes] == [_without_place(b) for b in flat.boxes]


@given(scoped(), OPTIONS, st.integers(0, 1_000), st.integers(0, 1_000))
def test_a_picture_is_the_flat_graph_in_other_boxes(graph: Graph, options: ViewOptions, one: int, two: int) -> None:
    tree = tree_of(graph, options)
    outline = Outline(graph, options, tree)
    for seed in (one, two):  # the second picture finds parts of the first
        opened = tree.closed(k for i, k in enumerate(sorted(tree.folds)) if (seed >> i % 10) & 1)
        box = visible(tree, opened)
        wanted = draw(graph, options, {name: box[unit] for name, unit in tree.grouping.items()})
        picture = outline.picture(opened)
        assert dict(picture.grouping) == wanted.grouping
        assert picture.edges == wanted.edges
        assert [_untitled(b) for b in picture.boxes] == [_untitled(b) for b in wanted.boxes]


def _untitled(box: Box) -> Box:
    return replace(box, title="", sub="", scope="", notes=()) if box.shape == "fold" else _without_place(box)


def _without_place(box: Box) -> Box:
    """Without the module path in the second line, of which a frame around may say a part."""
    return replace(box, sub=box.sub.split("→")[-1]) if box.shape in ("op", "result") else box


def test_a_box_does_not_repeat_what_its_frame_says() -> None:
    """Without frames the path is written out."""
    graph = stack(20)
    open_all = folded(graph, tree_of(graph, ViewOptions()).everything)
    places = {b.nodes[0]: b.sub for b in open_all.boxes if b.shape == "op" and b.scope.startswith("layers.0")}
    assert places
    assert not [sub for sub in places.values() if "layers" in sub]
    whole = {b.nodes[0]: b.sub for b in draw(graph, ViewOptions()).boxes if b.nodes}
    assert all("layers.0" in whole[name] for name in places)


def test_a_gradient_does_not_repeat_what_its_frame_says() -> None:
    graph = stack(1)
    results = (*graph.results, Result("mul_0_0_back", "gradient", "gradient of layers.0.mlp.fc.weight"))
    graph = replace(graph, results=results)
    open_all = folded(graph, tree_of(graph, ViewOptions()).everything)
    frames = {c.label for c in open_all.clusters if "result:2" in c.boxes}
    assert box(open_all, "result:2").sub == "fc.weight → f32[4, 8]"
    assert frames == {"mlp"}
    assert next(b for b in draw(graph, ViewOptions()).boxes if b.id == "result:2").sub.startswith("layers.0.mlp.fc")


def test_the_commonest_operators_are_counted_whole() -> None:
    counts = Counter(
        {"native_layer_norm_backward": 30, "scaled_dot_product_attention_backward": 20, "add": 3, "mul": 2}
    )
    found = [Sizes(Counter(dict(counts.most_common(n))), 0, 0, 0).lines[0] for n in (1, 2, 3, 4)]
    assert found == [
        "30 operators: native_layer_norm_backward ×30",
        "50 operators: native_layer_norm_backward ×30, scaled_dot_product_attention_backward ×20",
        "53 operators: native_layer_norm_backward ×30, …",
        "55 operators: native_layer_norm_backward ×30, …",
    ]


@given(scoped(), OPTIONS)
def test_results_of_folds_are_named(graph: Graph, options: ViewOptions) -> None:
    picture = folded(graph, frozenset({ROOT}), options)
    named = Counter(label for b in picture.boxes for label in b.gives)
    boxes = Counter(graph.results[int(b.id[7:])].label for b in picture.boxes if b.shape == "result")
    assert named + boxes == Counter(r.label for r in graph.results)


def test_boxes_of_a_stack() -> None:
    picture = folded(stack(20), frozenset({"layers"}))
    folds = {f"fold:{half}:{key}" for half in "fb" for key in ("embed", "layers.0", "layers.[1-19]", "head")}
    assert {b.id for b in picture.boxes} == {"value:x", "value:t", "result:0", *folds}
    assert box(picture, "fold:b:embed").gives == ("gradient of x",)
    rest = box(picture, "fold:f:layers.[1-19]")
    assert (rest.title, rest.sub, rest.count, rest.shape) == (
        "layers.1–19", "×19 · 114 operators → f32[4, 8]", 114, "fold",
    )  # fmt: skip
    assert "19 modules, each equal to layers.0" in rest.notes
    assert rest.pair == ("fold:b:layers.[1-19]",)
    assert ("fold:f:layers.0", "fold:f:layers.[1-19]") in {(e.source, e.target) for e in picture.edges}
    assert ("fold:b:layers.[1-19]", "fold:b:layers.0") in {(e.source, e.target) for e in picture.edges}


def test_a_layer_that_differs_is_marked() -> None:
    picture = folded(stack(20, odd=7, width=9), frozenset({"layers"}))
    odd = box(picture, "fold:f:layers.7")
    assert odd.sub == "≠ layers.0 · 13 operators → f32[4, 8]"
    assert "differs from layers.0: +1 mul, +1 sin" in odd.notes  # the sine, and the product in its gradient
    assert "≠" not in box(picture, "fold:f:layers.[9-19]").sub


def test_a_node_may_be_called_as_a_module_is() -> None:
    base = stack(20)
    names = {"embedded": "head"}
    nodes = tuple(
        replace(n, name=names.get(n.name, n.name), inputs=tuple(names.get(i, i) for i in n.inputs)) for n in base.nodes
    )
    picture = folded(replace(base, nodes=nodes), frozenset({"embed"}))
    assert (box(picture, "head").shape, box(picture, "fold:f:head").shape) == ("op", "fold")
    assert box(picture, "fold:f:head").nodes == ("headed", "headed_1")


def test_an_origin_is_a_box() -> None:
    picture = folded(stack(20), frozenset({"layers.0.norm"}))
    made = box(picture, "fold:f:layers.0.norm@norm_0")
    assert (made.title, made.sub) == ("norm", "2 nodes → f32[4, 8]")


def test_what_a_choice_opens_at_aten_is_a_box_too() -> None:
    opened = frozenset({"layers.0.norm"})
    aten = replace(stack(20), level="aten")
    assert "fold:f:layers.0.norm@norm_0" not in {b.id for b in folded(aten, opened).boxes}
    assert box(folded(replace(aten, notes=("choice: 1 opened",)), opened), "fold:f:layers.0.norm@norm_0").nodes


def test_runs_and_blocks_say_what_they_do() -> None:
    bare = stack(8)
    bare = replace(bare, nodes=tuple(replace(n, scope="", origin=n.name) for n in bare.nodes))
    first = box(folded(bare, frozenset({ROOT})), "fold:f:#0")
    assert (first.title, first.sub) == ("block 0", "mul ×3, add +2 → f32[4, 8]")
    rest = box(folded(bare, frozenset({ROOT})), "fold:f:#[1-7]")
    assert (rest.title, rest.sub) == ("blocks 1–7", "×7 · 42 operators → f32[4, 8]")
    assert "7 blocks, each equal to #0" in rest.notes
    # a convolution says more than what is pointwise
    graph = conv_bn()
    assert telling(graph, graph.by_name).startswith("conv")


def test_frames_of_a_stack() -> None:
    picture = folded(stack(20), frozenset({"layers.0"}))
    assert [(c.id, c.label, c.parent) for c in picture.clusters if c.phase == "forward"] == [
        ("fold:f:layers", "layers", ""),
        ("fold:f:layers.0", "layers.0", "fold:f:layers"),
    ]
    assert picture.clusters[0].boxes == ("fold:f:layers.[1-19]",)


@settings(max_examples=12)
@given(scoped(), st.integers(0, 1_000))
def test_frames_hold_their_boxes_and_no_others(graph: Graph, seed: int) -> None:
    tree = tree_of(graph, ViewOptions())
    opened = tree.closed(k for i, k in enumerate(sorted(tree.folds)) if (seed >> i % 10) & 1)
    picture = Outline(graph, ViewOptions(), tree).picture(opened)
    scene = lay_out_picture(picture)
    assert scene["note"] == ""
    _check_frames(picture, scene)


def test_frames_of_stacks_hold_their_boxes_and_no_others() -> None:
    picture = folded(stack(4))
    scene = lay_out_picture(picture)
    assert len(scene["clusters"]) == len(picture.clusters) > 10
    _check_frames(picture, scene)


def _check_frames(picture: Picture, scene: dict[str, Any]) -> None:
    around: dict[str, set[str]] = {}
    for cluster in picture.clusters:
        around[cluster.id] = {cluster.id, *around.get(cluster.parent, ())}
        around |= dict.fromkeys(cluster.boxes, around[cluster.id])
    for frame in scene["clusters"]:
        assert frame["x"] >= -0.1
        assert frame["y"] >= -0.1
        assert frame["y"] + frame["h"] <= scene["height"] + 0.1
        for b in scene["boxes"]:
            if str(frame["id"]) in around.get(str(b["id"]), ()):
                assert _holds(frame, b)
            else:
                assert not _meets(frame, b)
    for one, other in combinations(scene["clusters"], 2):
        nested = str(one["id"]) in around[str(other["id"])]
        assert _holds(one, other) if nested else not _meets(one, other)


def _holds(outer: dict[str, float], inner: dict[str, float]) -> bool:
    right, bottom = outer["x"] + outer["w"], outer["y"] + outer["h"]
    beside = outer["x"] <= inner["x"] and inner["x"] + inner["w"] <= right + 0.2
    return beside and outer["y"] <= inner["y"] and inner["y"] + inner["h"] <= bottom + 0.2


def _meets(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["x"] + one["w"] > other["x"] + 0.2 and other["x"] + other["w"] > one["x"] + 0.2
    return beside and one["y"] + one["h"] > other["y"] + 0.2 and other["y"] + other["h"] > one["y"] + 0.2


def test_frames_of_large_pictures_hold_their_boxes_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = folded(stack(4))
    wanted = {c["id"] for c in lay_out_picture(picture)["clusters"]}
    for module in ("viewer.dot", "viewer.frames"):
        monkeypatch.setattr(f"{module}.MOST_FRAMED", 3)
    scene = lay_out_picture(picture)
    _check_frames(picture, scene)
    assert "fold:f:layers" in {c["id"] for c in scene["clusters"]} <= wanted


def test_nothing_of_a_scope_gets_into_the_dot_text() -> None:
    picture = folded(stack(4))
    found = arcs(picture)
    rank = ranks(picture, found)
    split = cut(picture, found, rank)
    text = dot_text(picture, plan(picture, split.kept, rank), cells(picture, split.portals))
    assert "layers" not in text
    assert text.count("subgraph cluster_") == 2 + len(picture.clusters)
