"""Graphs put together as data equal those described from the FX graph, in every field of every node."""

from __future__ import annotations

import pytest

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.choice import Choice
from extraction.key import Key
from extraction.pattern import marked
from extraction.samples import read_sample
from extraction.templates import pattern_of
from tests.extraction.test_ways import capture

OPENED = Choice("aten", open=("aten.native_batch_norm_backward", "aten.native_layer_norm", "aten.mul", "aten.sum"))
KEPT = Choice("prims", keep=("aten.mul", "aten.sum.dim_IntList"))


@pytest.mark.parametrize("name", ["conv_bn", "batch_norm_train", "inplace", "max_pool", "moe", "lstm_cell", "dropout"])
def test_both_ways_give_the_same(name: str) -> None:
    found = capture(name)
    for stage in ("joint", "forward", "backward"):
        keys = [Key(stage, level) for level in ("core_aten", "inductor", "prims")]
        keys += [Key(stage, c.base, choice=c) for c in (OPENED, KEPT)]
        for key in keys:
            assert found.graph(key) == found.described(key), str(key)


def test_a_pattern_numbers_arguments_first() -> None:
    found = Capture(read_sample(resolve("linear_gelu")))
    node = next(n for n in found.module(Key("joint")).graph.nodes if n.name == "gelu")
    small = found.ways.of(node, "prims")
    assert small.graph is not None
    pattern = pattern_of(small.graph, small.wrong)
    assert len(pattern.arguments) == 1
    first = pattern.nodes[0]
    assert (first.op, first.inputs, first.reads) == ("call_function", (0,), (0,))
    assert marked(0) in first.args
