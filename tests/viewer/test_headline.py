"""The sentence over the picture."""

from __future__ import annotations

from tests.viewer.hand_graphs import conv_bn, conv_bn_backward, conv_bn_dynamo, conv_bn_forward
from viewer.headline import headline


def test_joint_counts_both_phases_and_what_crosses() -> None:
    text = headline(conv_bn())
    assert text.startswith("Joint graph at aten: 2 forward and 2 backward operations of 4 operators; backward reads")


def test_forward_says_what_it_keeps() -> None:
    text = headline(conv_bn_forward())
    assert "Forward graph at aten (default): 2 operations of 2 operators; " in text
    assert text.endswith("kept for backward.")


def test_backward_says_what_it_gives() -> None:
    assert "2 operations of 2 operators give 4 gradients, from " in headline(conv_bn_backward())


def test_dynamo_has_no_level() -> None:
    assert headline(conv_bn_dynamo()).startswith("Dynamo graph: 2 operations")
