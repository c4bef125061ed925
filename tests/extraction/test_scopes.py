"""Scopes against the module stacks that Dynamo recorded when the gallery's models were made."""

from __future__ import annotations

import json

import pytest

from extraction.capture import Capture, Key
from extraction.catalog import resolve
from extraction.graph import Graph, Node, TensorType
from extraction.samples import read_sample
from extraction.scopes import scopes_of


@pytest.mark.parametrize(("name", "share"), [("bert_base", 0.98), ("vit_base", 0.99), ("whisper_tiny", 0.99)])
def test_recorded_models(name: str, share: float) -> None:
    folder = resolve(name)
    truth = dict(json.loads((folder / "module_stack.json").read_text()))
    dynamo = Capture(read_sample(folder)).graph(Key("dynamo"))
    checked = [n for n in dynamo.nodes if n.source is not None and n.source.line in truth and n.op != "placeholder"]
    assert len(checked) > 300
    right = sum(n.scope in (truth[n.source.line], _parent(truth[n.source.line])) for n in checked if n.source)
    assert right / len(checked) >= share


def _parent(scope: str) -> str:
    return scope.rpartition(".")[0]


def test_backward_nodes_have_the_scope_of_their_pair() -> None:
    joint = Capture(read_sample(resolve("residual_block"))).graph(Key("joint", "core_aten"))
    for name, others in joint.pairs.items():
        assert joint.by_name[name].scope == joint.by_name[others[0]].scope, name
    scopes = {n.scope for n in joint.nodes if "convolution_backward" in n.target}
    assert scopes == {"conv1", "conv2"}


W = (TensorType((4,), (1,), "float32"),)


def _node(name: str, target: str, *inputs: str) -> Node:
    return Node(name, "call_function", target, target, inputs, (), inputs, W)


def _parameter(name: str, label: str) -> Node:
    return Node(name, "placeholder", name, outputs=W, role="parameter", label=label)


def test_rule_on_a_residual_network_by_hand() -> None:
    nodes = (
        _parameter("p1", "layer1.0.conv1.weight"),
        _parameter("p2", "layer1.0.bn2.weight"),
        _parameter("p3", "layer1.1.conv1.weight"),
        Node("x", "placeholder", "x", outputs=W, role="input", label="x"),
        _node("before", "torch.add", "x", "x"),
        _node("a", "torch.conv2d", "before", "p1"),
        _node("r", "torch.relu", "a"),
        _node("b", "torch.batch_norm", "r", "p2"),
        _node("s", "operator.iadd", "b", "before"),
        _node("c", "torch.conv2d", "s", "p3"),
        Node("output", "output", "output", args=("(c,)",), inputs=("c",)),
    )
    found = scopes_of(Graph("dynamo", "aten", None, 0, nodes, (), ()), {})
    assert {k: found[k] for k in ("before", "a", "r", "b", "s", "c")} == {
        "before": "",
        "a": "layer1.0.conv1",
        "r": "layer1.0",
        "b": "layer1.0.bn2",
        "s": "layer1.0",
        "c": "layer1.1.conv1",
    }


def test_recorded_stacks_go_before_names() -> None:
    nodes = (
        Node("x", "placeholder", "x", outputs=W, role="input", label="x"),
        _node("a", "torch.relu", "x"),
        Node("output", "output", "output", args=("(a,)",), inputs=("a",)),
    )
    assert scopes_of(Graph("dynamo", "aten", None, 0, nodes, (), ()), {"a": "head.act"})["a"] == "head.act"
