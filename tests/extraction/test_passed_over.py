"""Which operators autograd passes over, told by hand, and what it means for pairs."""

from __future__ import annotations

from pathlib import Path

import pytest

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.key import Key
from extraction.samples import read_sample
from tests.extraction.making import capture

X = {"w": ((8, 4), "float32"), "i": ((2, 3), "int64"), "t": ((2, 3), "float32")}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("e = torch.nn.functional.embedding(i, w)\nc = torch.cumsum(i, 1)\nreturn (e * c[..., None],)", {"cumsum"}),
        ("a = torch.arange(4).float()\nf = a * 2\nreturn (w.sin() * f,)", {"arange", "_to_copy", "mul"}),
        ("s = w.sin()\nreturn (s.detach() * s, s > 0, s.argmax(1))", {"detach", "gt", "argmax"}),
        ("s = w.sin()\nwith torch.no_grad():\n    n = s * 3\nreturn (n + w.cos(),)", {"mul"}),
        ("return (w.sin().cos(),)", set()),
        ("return (torch.softmax(w, 1).sum(),)", set()),  # it saves a `detach` of its value
    ],
)
def test_passed_over(body: str, expected: set[str], tmp_path: Path) -> None:
    state = capture(tmp_path / "s", body, X).regions[0]
    assert state.passed_over - {"unsqueeze"} == expected


@pytest.mark.parametrize("level", ["aten", "prims"])
def test_who_is_passed_over_has_no_pair(level: str, tmp_path: Path) -> None:
    body = "e = torch.nn.functional.embedding(i, w)\nf = t.detach() * 2\nreturn (e * f[..., None],)"
    graph = capture(tmp_path / "s", body, X).graph(Key("joint", level))  # type: ignore[arg-type]
    forward = [n for n in graph.nodes if n.op == "call_function" and n.phase == "forward"]
    alone = {n.origin for n in forward if n.seq is None}
    assert {"mul"} <= alone and "embedding" not in alone and "mul_1" not in alone
    pairs = {graph.by_name[p].origin for n in forward if n.origin == "embedding" for p in graph.pairs[n.name]}
    assert pairs == {"embedding_dense_backward"}


@pytest.mark.parametrize(
    "name", ["conv_bn", "transformer_encoder_layer", "moe", "inplace", "lstm_cell", "softmax_cross_entropy"]
)
def test_every_backward_operator_keeps_its_partner(name: str) -> None:
    """Whatever autograd made a backward node for is still paired with it."""
    c = Capture(read_sample(resolve(name)))
    nodes = [n for n in c.regions[0].joint.module.graph.nodes if n.op == "call_function"]  # type: ignore[union-attr]
    tagged = [(n.meta["seq_nr"], n.meta.get("partitioner_tag") == "is_backward") for n in nodes]
    backward, forward = {s for s, back in tagged if back}, {s for s, back in tagged if not back}
    graph = c.graph(Key("joint"))
    kept = {n.seq for n in graph.nodes if n.phase == "forward" and n.seq is not None}
    assert backward & forward <= kept
