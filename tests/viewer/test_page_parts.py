"""Parts of the pages that need no page: keys, inputs, uploads, differences, anchors of the camera."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.viewer.fake_service import summary
from tests.viewer.hand_graphs import conv_bn, conv_bn_core, conv_bn_dynamo
from viewer.graphs import Known
from viewer.labels import short_operator
from viewer.opset import DiffRow, compare
from viewer.pages.differences import bar_picture, difference_table, matching
from viewer.pages.highlight import hits_of, tokens_of
from viewer.pages.inputs import changed, rows, summary_line
from viewer.pages.shortcuts import press
from viewer.pages.trail import heirs_of_nodes
from viewer.pages.widgets import cut_in_the_middle
from viewer.session import Anchor, heirs, present
from viewer.state import Pane, ViewState


@pytest.mark.parametrize(
    ("key", "pane"),
    [
        ("1", Pane(stage="dynamo")),
        ("2", Pane(stage="forward")),
        ("3", Pane(stage="joint")),
        ("4", Pane(stage="backward")),
        ("q", Pane(level="aten")),
        ("w", Pane(level="core_aten")),
        ("e", Pane(level="inductor")),
        ("r", Pane(level="prims")),
        ("x", Pane()),
    ],
)
def test_keys_of_stages_and_levels(key: str, pane: Pane) -> None:
    assert press(ViewState(), key).left == pane
    assert press(ViewState(), key, "right").right == pane


def test_escape_clears_what_is_highlighted() -> None:
    state = ViewState(left=Pane(selection=("a",)), right=Pane(selection=("b",)), find="x", op="y", mark="path")
    assert press(state, "Escape") == ViewState()


def test_only_inputs_that_differ_from_the_rule_are_kept() -> None:
    rule = summary()
    table = rows(rule)
    assert [(r["name"], r["grad"], r["input"], r["type"]) for r in table] == [
        ("w_5", True, "conv.weight", "f32[4, 3, 3, 3]"),
        ("n", False, "index", "i64[1]"),
    ]
    assert changed(rule, table) == ()
    assert changed(rule, [{**table[0], "grad": False}, table[1]]) == (("w_5", False),)


def test_the_line_over_the_inputs_counts_and_says_what_was_changed() -> None:
    rule = summary()
    assert summary_line(rule, ()) == "2 inputs; 1 requires grad."
    assert summary_line(rule, (("w_5", True), ("gone", False))) == "2 inputs; 1 requires grad, changed for conv.weight."


def test_an_integer_never_requires_grad() -> None:
    rule = summary()
    assert changed(rule, [{**r, "grad": True} for r in rows(rule)]) == ()


def test_differences_one_side_at_a_time() -> None:
    found = compare(conv_bn(), conv_bn_core())
    assert [r.target for r in matching(found.rows, "left")] == ["aten.native_batch_norm_backward.default"]
    assert len(matching(found.rows, "right")) == 5
    assert len(matching(found.rows, "changed")) == 6
    assert len(matching(found.rows, "")) == 9


def test_bars_hold_both_phases_of_both_sides() -> None:
    found = compare(conv_bn(), conv_bn_core())
    bars = {b.go: (b.left, b.right) for b in bar_picture(found.rows).rows}
    assert bars["op:aten.mul.Tensor"] == ((0, 0), (0, 2))
    assert bars["op:aten.convolution.default"] == ((1, 0), (1, 0))
    assert [r.tone for r in difference_table(found.rows).rows].count("equal") == 3


def test_bars_of_operators_that_read_alike_say_whose_they_are() -> None:
    targets = ("aten.add.Tensor", "prims.add.default", "aten.t.default")
    rows = tuple(DiffRow(t, short_operator(t), "pointwise", False, "equal", 1, 0, 1, 0) for t in targets)
    assert [b.text for b in bar_picture(rows).rows] == ["aten.add.Tensor", "prims.add", "t"]


def test_a_long_name_is_cut_in_its_middle() -> None:
    assert cut_in_the_middle("conv_bn") == r"conv\_bn"  # short
    assert cut_in_the_middle("transformer_encoder_layer") == r"*transformer\_encoder*\_layer"
    assert cut_in_the_middle("tiny-Bert-1-2-3-4") == r"*tiny\-Bert*\-1\-2\-3\-4"
    assert cut_in_the_middle("RobertaForClassification") == "*RobertaForClassifi*cation"
    assert cut_in_the_middle("one*two*three***four-") == r"one\*two\*three\*\*\*four\-"  # nowhere to end a part


def test_boxes_find_their_heirs_in_the_next_picture() -> None:
    assert heirs_of_nodes(conv_bn(), conv_bn_core()) == {"bn_backward": "add"}
    back = heirs_of_nodes(conv_bn_core(), conv_bn())
    assert set(back.values()) == {"bn_backward"}
    assert heirs_of_nodes(conv_bn(), conv_bn()) == {}


def test_boxes_find_their_heirs_in_dynamo_s_graph() -> None:
    assert heirs_of_nodes(conv_bn(), conv_bn_dynamo()) == {
        "convolution": "tmp_0",
        "conv_backward": "tmp_0",
        "bn": "tmp_1",
        "bn_backward": "tmp_1",
    }


def test_a_selection_has_one_heir_for_each_node() -> None:
    anchor = Anchor(conv_bn(), ("bn_backward", "convolution", "result:0"), ("conv_bn", 0))
    assert heirs(anchor, conv_bn_core()) == ("add", "convolution")
    assert heirs(anchor, anchor.graph) == anchor.tokens


def test_what_a_graph_does_not_have_is_not_selected() -> None:
    assert present(conv_bn(), ("convolution", "nothing", "result:0", "result:99", "result:x")) == (
        "convolution",
        "result:0",
    )


def test_hits_of_search_and_operator_together() -> None:
    known, state = Known(conv_bn_core()), ViewState(op="aten.mul.Tensor")
    assert hits_of(known, ViewState()) == ()
    assert hits_of(known, state) == ("mul", "mul_1")
    assert hits_of(known, replace(state, find="shape:8,8")) == ("mul", "mul_1")
    assert hits_of(known, replace(state, find="rsqrt")) == ()


def test_boxes_that_were_clicked_are_nodes_or_stay_boxes() -> None:
    assert tokens_of(("conv", "value:x", "result:0")) == ("conv", "x", "result:0")
