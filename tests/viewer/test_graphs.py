"""What is kept of a graph."""

from __future__ import annotations

import json

import pytest

import viewer.graphs as graphs
from tests.viewer.fake_service import printable
from tests.viewer.hand_graphs import chain, conv_bn, conv_bn_core
from viewer.graphs import Kept, Known
from viewer.grouping import ViewOptions
from viewer.headline import headline


def test_a_view_is_laid_out_once() -> None:
    known = Known(conv_bn())
    assert not known.ready(ViewOptions())
    assert known.drawn(ViewOptions()) is known.drawn(ViewOptions())
    assert known.ready(ViewOptions())
    assert not known.ready(ViewOptions(shapes=True))


def test_a_first_view_of_many_nodes_and_any_of_many_boxes_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    known, options = Known(conv_bn()), ViewOptions()
    assert not known.takes_long(options)
    monkeypatch.setattr(graphs, "SLOW_NODES", len(conv_bn().nodes) - 1)
    assert known.takes_long(options)
    known.tree(options)
    assert not known.takes_long(options)  # few boxes
    monkeypatch.setattr(graphs, "SLOW_BOXES", 3)
    assert known.takes_long(options)
    known.drawn(options)
    assert not known.takes_long(options)  # it is there


def test_the_headline_is_the_graph_s() -> None:
    assert Known(conv_bn()).headline == headline(conv_bn())


def test_boxes_of_nodes_and_of_boxes() -> None:
    drawn = Known(conv_bn()).drawn(ViewOptions())
    assert drawn.box("getitem_3") == "bn_backward"
    assert drawn.box("primals_6") == "value:primals_6"
    assert drawn.box("result:0") == "result:0"
    assert drawn.box("nothing") is None
    assert drawn.boxes(("getitem_3", "bn_backward", "nothing", "convolution")) == ("bn_backward", "convolution")


def test_the_scene_is_json_of_the_same_boxes() -> None:
    drawn = Known(conv_bn()).drawn(ViewOptions())
    assert drawn.scene is not None
    assert {b["id"] for b in json.loads(drawn.scene)["boxes"]} == drawn.ids


def test_a_graph_that_is_too_large_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphs, "FLAT_LIMIT", 10)
    drawn = Known(chain(20)).drawn(ViewOptions())
    assert drawn.scene is None
    assert drawn.problem == "22 boxes are too many to draw flat; the limit is 10."


def test_expansions_and_lines() -> None:
    known = Known(conv_bn_core())
    assert known.expanded["bn_backward"] == ("add", "rsqrt", "sum_1", "sub", "mul", "mul_1", "sum_2")
    assert known.by_line == {}
    assert Known(printable(conv_bn())).by_line == {3: ("convolution",)}


def test_code_begins_with_its_first_line() -> None:
    lines = Known(printable(conv_bn())).code(False)
    assert lines[0].text.startswith("def forward(self, primals_1")
    assert lines[-1].text.strip().startswith("return")


def test_the_graphs_looked_at_last_are_kept() -> None:
    kept = Kept(most=60)
    first, second, third = chain(25), chain(25), chain(25)  # 27 nodes each, with input and output
    a = kept.of(first)
    kept.of(second)
    assert kept.of(first) is a
    kept.of(third)
    assert kept.of(first) is a, "the one used longest ago goes"
    assert kept.of(second).graph is second


def test_equal_graphs_are_kept_apart() -> None:
    kept = Kept()
    assert kept.of(chain(2)) is not kept.of(chain(2))
