"""From a graph to the scene that the canvas draws, with the real layout program and without it."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from extraction.graph import Graph, Kind, Result
from tests.viewer.drawing import drawing
from tests.viewer.hand_graphs import (
    chain,
    conv_bn,
    conv_bn_backward,
    conv_bn_core,
    conv_bn_dynamo,
    conv_bn_forward,
    f32,
    graph,
    graphs,
    op,
)
from tests.viewer.hand_graphs import given as placeholder
from tests.viewer.test_placement import check as check_placement
from tests.viewer.test_route import check as check_routes
from viewer import engine, layout
from viewer.boxes import EDGE_KINDS
from viewer.engine import EngineError, EngineMissing, EngineTimeout, Limits, run_layout
from viewer.grouping import ViewOptions
from viewer.layout import LayoutCache, lay_out
from viewer.placement import read_plain

BASES = [conv_bn(), conv_bn_core(), conv_bn_dynamo(), conv_bn_forward(), conv_bn_backward(), chain(16, skip=(0, 15))]


def scene_of(base: Graph, options: ViewOptions | None = None) -> dict[str, Any]:
    return lay_out(base, options, cache=LayoutCache())


def check_scene(scene: dict[str, Any]) -> None:
    assert json.loads(json.dumps(scene)) == scene
    boxes = {b["id"]: b for b in scene["boxes"]}
    assert len(boxes) == len(scene["boxes"])
    for b in scene["boxes"]:
        assert {"id", "x", "y", "w", "h", "title", "sub", "shape", "phase", "kind", "dtype", "scope"} <= b.keys()
        assert {"bytes", "count", "target", "tip", "pair", "saved"} <= b.keys()
        assert b["shape"] in ("op", "fold", "value", "result")
        assert b["phase"] in ("forward", "backward")
        assert b["kind"] in get_args(Kind)
        assert b["tip"]
        assert all(isinstance(line, str) and len(line) <= 88 for line in b["tip"])
        assert set(b["pair"]) <= boxes.keys()
        assert 0 <= b["x"] <= b["x"] + b["w"] <= scene["width"] + 0.2
        assert 0 <= b["y"] <= b["y"] + b["h"] <= scene["height"] + 0.2
    for e in scene["edges"]:
        assert e["id"] == f"{e['from']}->{e['to']}"
        assert {e["from"], e["to"]} <= boxes.keys()
        assert e["kind"] in EDGE_KINDS
        assert e["path"].startswith("M")
        assert e["arrow"] == "end"
        assert bool(e["label"]) == ("lx" in e) == ("ly" in e)
    assert len({e["id"] for e in scene["edges"]}) == len(scene["edges"])
    for p in scene["portals"]:
        assert {p["box"], p["other"], *p.get("others", ())} <= boxes.keys()
        box = boxes[p["box"]]
        assert p["x"] + p["w"] <= box["x"] if p["side"] == "in" else p["x"] >= box["x"] + box["w"]
    assert len({p["id"] for p in scene["portals"]}) == len(scene["portals"])
    assert scene["clusters"] == []


@pytest.mark.parametrize(
    "options", [ViewOptions(), ViewOptions(True, True, True, True), ViewOptions(False, False, False, False)]
)
@pytest.mark.parametrize("base", BASES)
def test_the_layout_program_keeps_the_plan(base: Graph, options: ViewOptions) -> None:
    d = drawing(base, options)
    text, _ = run_layout(d.text)
    placed = read_plain(text, d.picture, d.todo, d.room)
    check_placement(d, placed)
    check_routes(d, placed)
    scene = scene_of(base, options)
    assert scene["note"] == ""
    check_scene(scene)


@settings(max_examples=15, deadline=None)
@given(graphs())
def test_random_graphs_lay_out_by_the_program(base: Graph) -> None:
    d = drawing(base, span=2)
    placed = read_plain(run_layout(d.text)[0], d.picture, d.todo, d.room)
    check_placement(d, placed)
    check_routes(d, placed)


def test_the_golden_scene() -> None:
    scene = scene_of(conv_bn())
    boxes = {b["id"]: b for b in scene["boxes"]}
    conv = boxes["convolution"]
    assert conv["title"] == "conv"
    assert conv["sub"] == "conv → f32[1, 4, 8, 8]"
    assert conv["target"] == "aten.convolution.default"
    assert conv["nodes"] == ["primals_5", "convolution"]
    assert conv["bytes"] == 1024
    assert conv["tip"] == [
        "aten.convolution.default: convolution",
        "in conv",
        "f32[1, 4, 8, 8]",
        "1.0 kB, 13.8 kFLOP",
        "saved for backward",
        "reads weight",
    ]
    assert conv["pair"] == ["conv_backward"]
    assert conv["y"] == boxes["conv_backward"]["y"]
    assert boxes["bn"]["y"] == boxes["bn_backward"]["y"]
    assert conv["x"] < boxes["conv_backward"]["x"]
    assert "nodes" not in boxes["value:primals_6"]
    assert boxes["result:5"]["tip"] == ["gradient x → f32[1, 3, 8, 8]", "result of the graph"]
    assert (scene["portals"], scene["note"]) == ([], "")


def test_an_empty_graph_has_an_empty_scene() -> None:
    scene = scene_of(graph([], [Result(None, "output", "output 0")]))
    assert (scene["boxes"], scene["edges"], scene["width"]) == ([], [], 0)


def test_stubs_of_a_hub() -> None:
    nodes = [placeholder("m", f32(2), "input", "mask"), *(n for n in chain(30).nodes if n.op != "output")]
    nodes += [op(f"use_{i}", "aten.mul.Tensor", f"op_{14 + i} m", f32(2)) for i in range(7)]
    scene = scene_of(graph(nodes, [Result("use_0", "output", "output 0")], "forward"))
    check_scene(scene)
    stubs = [p for p in scene["portals"] if p["box"] == "value:m"]
    assert [p["label"] for p in stubs] == ["use_0", "6 more"]
    assert stubs[0]["y"] < stubs[1]["y"]
    assert len(stubs[1]["others"]) == 6


@pytest.mark.parametrize(
    ("error", "note", "kept"),
    [
        (EngineTimeout("dot took longer than 8 s"), "Simple layout: dot took longer than 8 s.", 1),
        (EngineError("dot crashed with signal 11"), "Simple layout: dot crashed with signal 11.", 0),
        (EngineMissing("no layout program"), "Simple layout: no layout program.", 0),
    ],
)
def test_without_the_program_a_simple_placement_says_so(
    monkeypatch: pytest.MonkeyPatch, error: EngineError, note: str, kept: int
) -> None:
    def fail(text: str, limits: Limits) -> tuple[str, engine.Engine]:
        raise error

    monkeypatch.setattr(layout, "run_layout", fail)
    cache = LayoutCache()
    scene = lay_out(conv_bn(), cache=cache)
    check_scene(scene)
    assert scene["note"] == note
    assert len(scene["boxes"]) == 11
    assert len(cache) == kept  # a time limit would be hit again


def test_output_that_makes_no_sense_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "run_layout", lambda text, limits: ("graph 1 2 3\nstop\n", engine.engines()[0]))
    assert scene_of(conv_bn())["note"] == "Simple layout: the layout program left out 'b0'."


def test_the_cache_saves_the_second_run_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[str] = []

    def count(text: str, limits: Limits) -> tuple[str, engine.Engine]:
        runs.append(text)
        return run_layout(text, limits)

    monkeypatch.setattr(layout, "run_layout", count)
    cache = LayoutCache(entries=2)
    first = lay_out(chain(2), cache=cache)
    assert lay_out(chain(2), cache=cache) == first
    assert len(runs) == 1
    lay_out(chain(3), cache=cache)
    lay_out(chain(2), cache=cache)  # used again: the other one is the oldest
    lay_out(chain(4), cache=cache)
    assert (len(cache), len(runs)) == (2, 3)
    lay_out(chain(2), cache=cache)
    assert len(runs) == 3
    lay_out(chain(3), cache=cache)
    assert len(runs) == 4


def test_graphs_of_one_form_but_other_names_do_not_share_boxes() -> None:
    cache = LayoutCache()
    a = graph([op("aa", "aten.relu.default", "", f32(2))], [])
    b = graph([op("bb", "aten.relu.default", "", f32(2))], [])
    assert drawing(a).text == drawing(b).text
    assert [x["id"] for x in lay_out(a, cache=cache)["boxes"]] == ["aa"]
    assert [x["id"] for x in lay_out(b, cache=cache)["boxes"]] == ["bb"]
