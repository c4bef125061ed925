"""What a level did to a graph, in numbers worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.graph import Graph
from tests.viewer.hand_graphs import chain, conv_bn, conv_bn_core, conv_bn_dynamo
from viewer.explain_level import explain_level


def reasoned(kept: str, met: str) -> Graph:
    """The golden example at core aten: convolutions kept by `kept`, the batch norm because of `met`."""
    base = conv_bn_core()
    operators = tuple(replace(o, kept=kept if "conv" in o.target else "") for o in base.operators)
    nodes = tuple(replace(n, kept=met) if "batch_norm" in n.target else n for n in base.nodes)
    return replace(base, operators=operators, nodes=nodes)


def test_levels() -> None:
    assert explain_level(conv_bn())[1] == "4 operators in 4 calls; 4 are core aten."
    one = replace(conv_bn(), operators=conv_bn().operators[:1])
    assert explain_level(one)[1] == "4 operators in 4 calls; 1 is core aten."
    said = explain_level(conv_bn_core(), conv_bn())
    assert said[2] == "Of 4 operators at aten, 1 was expanded; 20 nodes became 23."
    assert said[3] == ("Most came from native_batch_norm_backward ×1 → mul ×2, sum ×2, add ×1, rsqrt ×1, sub ×1.")
    assert explain_level(conv_bn_dynamo())[0].startswith("Levels begin below Dynamo")


def test_a_choice_on_aten_is_not_as_traced() -> None:
    chosen = replace(conv_bn_core(), level="aten", notes=("choice: 1 opened",))
    said = explain_level(chosen, conv_bn())
    assert said[0].endswith("nothing is decomposed but what your choice opens (1 opened).")
    assert said[2] == "Of 4 operators at aten, 1 was expanded; 20 nodes became 23."
    kept = replace(conv_bn(), notes=("choice: 1 kept",))
    assert explain_level(kept, conv_bn())[2:] == (
        "No call was taken apart: it is the same as at aten.",
        "Unchanged: 4 (not opened).",
    )
    assert explain_level(replace(conv_bn_core(), notes=("choice: 1 kept",)))[0].endswith("on top of it: 1 kept.")


def test_a_level_that_changes_nothing() -> None:
    same = replace(chain(2), level="prims")
    assert explain_level(same, chain(2))[2:] == (
        "No call was taken apart: it is the same as at aten.",
        "Unchanged: 1 (its decomposition gives it again).",
    )


@pytest.mark.parametrize(
    ("met", "told"),
    [
        ("", "its decomposition gives it again"),
        ("its decomposition declines these arguments", "its decomposition declines these arguments"),
        ("its expansion gives float32[1, 32, 128, 128] as result 1, the operator float32[1, 32, 128]",
         "its calls say why"),
    ],
)  # fmt: skip
def test_each_operator_is_expanded_or_has_a_reason(met: str, told: str) -> None:
    """Four at aten: one expanded, two convolutions, one batch norm."""
    said = explain_level(reasoned("tagged core", met), conv_bn())
    assert said[-1] == f"Unchanged: 2 (tagged core), 1 ({told})."
