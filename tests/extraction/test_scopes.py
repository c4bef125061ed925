"""Scopes against the module stacks that Dynamo recorded when the gallery's models were made."""

from __future__ import annotations

import json

import pytest

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.graph import Graph, Node, TensorType
from extraction.key import Key
from extraction.samples import read_sample
from extraction.scopes import scopes_of


@pytest.mark.parametrize(("name", "share"), [("bert_base", 0.98), ("vit_base", 0.99), ("resnet18", 0.95)])
def test_recorded_models(name: str, share: float) -> None:
    folder = resolve(name)
    truth = dict(json.loads((folder / "module_stack.json").read_text()))
    dynamo = Capture(read_sample(folder)).graph(Key("dynamo"))
    checked = [n for n in dynamo.nodes if n.source is not None and n.source.line in truth and n.op != "placeholder"]
    assert len(checked) > 60
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


def test_sums_of_gradients_belong_where_the_value_is_used() -> None:
    capture = Capture(read_sample(resolve("resnet18")))
    # in each of its eight blocks the input goes to the first convolution and to the addition, or to the shortcut
    blocks = {f"resnet.encoder.stages.{stage}.layers.{layer}" for stage in range(4) for layer in range(2)}
    for key in (Key("joint"), Key("joint", "prims"), Key("backward", "core_aten")):
        graph = capture.graph(key)
        added = [n for n in graph.nodes if n.origin.startswith("add") and n.phase == "backward"]
        assert len(added) == 8
        assert {n.scope for n in added} == blocks
        assert all(n.seq is None and n.name not in graph.pairs for n in added)


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


def test_the_last_addition_of_a_list_belongs_to_its_last_member() -> None:
    nodes = (
        _parameter("p1", "enc.blocks.0.fc.weight"),
        _parameter("p2", "enc.blocks.1.fc.weight"),
        _parameter("p3", "head.weight"),
        Node("x", "placeholder", "x", outputs=W, role="input", label="x"),
        _node("a", "torch.linear", "x", "p1"),
        _node("s", "operator.add", "x", "a"),
        _node("b", "torch.linear", "s", "p2"),
        _node("t", "operator.add", "s", "b"),
        _node("r", "torch.relu", "t"),
        _node("m", "torch.mean", "r"),
        _node("c", "torch.linear", "m", "p3"),
        Node("output", "output", "output", args=("(c,)",), inputs=("c",)),
    )
    found = scopes_of(Graph("dynamo", "aten", None, 0, nodes, (), ()), {})
    assert {k: found[k] for k in "asbtrmc"} == {
        "a": "enc.blocks.0.fc",
        "s": "enc.blocks.0",
        "b": "enc.blocks.1.fc",
        "t": "enc.blocks.1",
        "r": "enc.blocks.1",
        "m": "",
        "c": "head",
    }


def test_a_weight_multiplied_from_the_left_is_read_by_the_module_around() -> None:
    nodes = (
        _parameter("p1", "mixer.proj.weight"),
        _parameter("p2", "mixer.proj.bias"),
        Node("x", "placeholder", "x", outputs=W, role="input", label="x"),
        _node("a", "operator.matmul", "p1", "x"),
        _node("b", "Tensor.float", "p2"),
        _node("c", "operator.add", "a", "b"),
        Node("output", "output", "output", args=("(c,)",), inputs=("c",)),
    )
    found = scopes_of(Graph("dynamo", "aten", None, 0, nodes, (), ()), {})
    assert [found[k] for k in "abc"] == ["mixer"] * 3


def _found(*nodes: Node) -> dict[str, str]:
    end = Node("output", "output", "output", args=(f"({nodes[-1].name},)",), inputs=(nodes[-1].name,))
    given = Node("x", "placeholder", "x", outputs=W, role="input", label="x")
    return scopes_of(Graph("dynamo", "aten", None, 0, (given, *nodes, end), (), ()), {})


def test_what_joins_members_of_a_module_and_what_lies_between_is_the_modules_own() -> None:
    found = _found(
        _parameter("p1", "layer.0.att.self.query.weight"),
        _parameter("p2", "layer.0.att.self.key.weight"),
        _parameter("p3", "layer.0.att.self.value.weight"),
        _parameter("p4", "layer.0.att.out.weight"),
        _node("q", "torch.linear", "x", "p1"),
        _node("k", "torch.linear", "x", "p2"),
        _node("v", "torch.linear", "x", "p3"),
        _node("v2", "Tensor.view", "v"),
        _node("a", "torch.attention", "q", "k", "v2"),
        _node("a2", "Tensor.view", "a"),
        _node("o", "torch.linear", "a2", "p4"),
    )
    assert {k: found[k] for k in ("v2", "a", "a2", "o")} == {
        "v2": "layer.0.att.self",  # between `value` and the attention
        "a": "layer.0.att.self",
        "a2": "layer.0.att",
        "o": "layer.0.att.out",
    }


def test_what_lies_between_two_parts_of_a_module_that_runs_once_is_inside() -> None:
    found = _found(
        _parameter("p1", "layers.0.norm.weight"),
        _parameter("p2", "layers.0.mixer.inner.weight"),
        _parameter("p3", "layers.0.gate.weight"),
        _parameter("p4", "layers.0.mixer.outer.weight"),
        _node("n", "torch.rms_norm", "x", "p1"),
        _node("i", "torch.linear", "n", "p2"),
        _node("g", "torch.linear", "n", "p3"),
        _node("s", "torch.softmax", "i"),
        _node("o", "torch.linear", "s", "p4"),
    )
    assert found["s"] == "layers.0.mixer"  # its neighbours in the text are `gate` and `mixer.outer`


def test_a_weight_read_again_alone_says_nothing_about_who_reads_it() -> None:
    found = _found(
        _parameter("p1", "model.embed.weight"),
        _parameter("p2", "model.layers.0.weight"),
        _parameter("p3", "model.norm.weight"),
        _node("e", "torch.embedding", "x", "p1"),
        _node("l", "torch.linear", "e", "p2"),
        _node("n", "torch.rms_norm", "l", "p3"),
        _node("logits", "torch.linear", "n", "p1"),
        _node("loss", "torch.softmax", "logits"),
    )
    assert {k: found[k] for k in ("e", "n", "logits", "loss")} == {
        "e": "model.embed", "n": "model.norm", "logits": "", "loss": "",
    }  # fmt: skip
    # weights that are read again in their order are a module that runs again
    again = _found(
        _parameter("p1", "cell.a.weight"), _parameter("p2", "cell.b.weight"),
        _node("a1", "torch.linear", "x", "p1"), _node("b1", "torch.linear", "a1", "p2"),
        _node("a2", "torch.linear", "b1", "p1"), _node("b2", "torch.linear", "a2", "p2"),
    )  # fmt: skip
    assert [again[k] for k in ("a1", "b1", "a2", "b2")] == ["cell.a", "cell.b", "cell.a", "cell.b"]
