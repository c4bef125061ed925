"""The live nodes of an expanded graph are those of the FX graph that the expander makes, one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from extraction.capture import Capture
from extraction.graph import LEVELS, PARTITIONERS, Stage
from extraction.key import Key
from tests.extraction.making import write
from tests.extraction.test_ways import capture

NAMES = ["conv_bn", "batch_norm_train", "inplace", "max_pool", "moe", "lstm_cell", "dropout", "embedding"]
STAGES: tuple[Stage, ...] = ("dynamo", "joint", "forward", "backward")


def same(found: Capture, key: Key) -> None:
    nodes = list(found.module(key).graph.nodes)
    live = found.live(key)
    assert [(n.node.op, n.node.target) for n in live if n.node.op != "get_attr"] == [
        (n.op, n.target) for n in nodes if n.op != "get_attr"
    ]
    for node, made in zip(live, nodes, strict=True):
        assert len(node.inputs) == len(made._input_nodes)
        if made.op == "call_function" and key.stage != "dynamo":
            assert node.origin.name == made.meta.get("aotscope_origin", made.name)
            assert node.kept == made.meta.get("aotscope_kept", "")


@pytest.mark.parametrize("name", NAMES)
def test_the_same_nodes(name: str) -> None:
    found = capture(name)
    for level in LEVELS:
        for stage in STAGES:
            for partitioner in PARTITIONERS:
                same(found, Key(stage, level, partitioner))


def test_results_that_are_tuples_and_constants(tmp_path: Path) -> None:
    """`unbind` gives a list that `stack` reads; at prims `aminmax` gives two values of which one is dead."""
    body = "a, b = x.unbind(0)\nreturn (torch.stack([b, a]), torch.aminmax(x).min, x.numel() * x)"
    sample = write(tmp_path / "s", body, {"x": ((2, 3), "float32")})
    found = Capture(sample)
    for level in LEVELS:
        for stage in STAGES:
            same(found, Key(stage, level))
