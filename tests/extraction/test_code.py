"""Printed graphs equal what torch prints for the same FX graph."""

from __future__ import annotations

import pytest
import torch

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.code import as_code, as_graph, code_lines, source_comment
from extraction.graph import LEVELS, Graph, Node, Source
from extraction.key import Key
from extraction.samples import read_sample

SAMPLES = ("conv_bn", "inplace", "moe", "sdpa", "dropout", "batch_norm_train", "max_pool", "lstm_cell", "embedding")


@pytest.mark.parametrize("name", SAMPLES)
def test_equal_to_torch(name: str) -> None:
    capture = Capture(read_sample(resolve(name)))
    keys = [Key("dynamo")] + [Key(s, level) for s in ("joint", "forward", "backward") for level in LEVELS]
    for key in keys:
        graph, fx_module = capture.graph(key), capture.module(key)
        module = torch.fx.GraphModule(fx_module, fx_module.graph)
        assert as_code(graph) == module.code, key
        readable = module.print_readable(print_output=False)
        assert as_code(graph, annotations=True, folder=capture.sample.path) == readable, key
        assert as_graph(graph) == str(fx_module.graph), key


def test_every_operator_line_leads_to_its_node() -> None:
    graph = Capture(read_sample(resolve("conv_bn"))).graph(Key("backward"))
    lines = [line for line in code_lines(graph, annotations=True) if line.node]
    calls = [n.name for n in graph.nodes if n.op == "call_function"]
    assert [line.node for line in lines] == [*calls, "output"]
    assert all(line.text.strip().startswith(line.node) for line in lines[:-1])


def _graph(*nodes: Node) -> Graph:
    return Graph("dynamo", "aten", None, 0, nodes, (), ())


X = Node("x", "placeholder", "x")
Y = Node("y", "placeholder", "y")


@pytest.mark.parametrize(
    ("target", "args", "text"),
    [
        ("operator.add", ("x", "y"), "z = x + y"),
        ("operator.truediv", ("x", "2"), "z = x / 2"),
        ("operator.pow", ("x", "2"), "z = x ** 2"),
        ("operator.neg", ("x",), "z = -x"),
        ("operator.invert", ("x",), "z = ~x"),
        ("operator.iadd", ("x", "y"), "x += y;  z = x"),
        ("operator.setitem", ("x", "0", "y"), "x[0] = y;  z = x"),
        ("operator.getitem", ("x", "(0, slice(None, None, None))"), "z = x[(0, slice(None, None, None))]"),
        ("operator.and_", ("x", "y"), "z = x & y"),
    ],
)
def test_operator_functions(target: str, args: tuple[str, ...], text: str) -> None:
    function = getattr(__import__("operator"), target.removeprefix("operator."))
    names = {"x", "y"}
    graph = torch.fx.Graph()
    placeholders = {name: graph.placeholder(name) for name in ("x", "y")}
    values = tuple(placeholders[a] if a in names else eval(a) for a in args)
    graph.output(graph.create_node("call_function", function, values, {}, name="z"))
    z = Node("z", "call_function", target, f"_{target}", args, (), tuple(a for a in args if a in names))
    ours = _graph(X, Y, z, Node("output", "output", "output", args=("z",), inputs=("z",)))
    assert f"    {text};" in as_code(ours) or f"    {text}\n" in as_code(ours)
    assert as_code(ours) == torch.fx.GraphModule(torch.nn.Module(), graph).code
    assert as_graph(ours) == str(graph)


def test_text_arguments_and_devices() -> None:
    graph = torch.fx.Graph()
    x = graph.placeholder("x")
    to = graph.call_method("to", (x,), {"device": torch.device("cuda", 1), "dtype": torch.float16})
    pad = graph.call_function(torch.nn.functional.pad, (to, [1, 1]), {"mode": "reflect", "value": float("inf")})
    graph.output((pad, None))
    ours = _graph(
        X,
        Node("to", "call_method", "Tensor.to", "to", ("x",),
             (("device", "device(type='cuda', index=1)"), ("dtype", "torch.float16")), ("x",)),
        Node("pad", "call_function", "torch.nn.functional.pad", "torch.nn.functional.pad", ("to", "[1, 1]"),
             (("mode", "'reflect'"), ("value", "inf")), ("to",)),
        Node("output", "output", "output", args=("(pad, None)",), inputs=("pad",)),
    )  # fmt: skip
    assert as_code(ours) == torch.fx.GraphModule(torch.nn.Module(), graph).code
    assert as_graph(ours) == str(graph)


@pytest.mark.parametrize("text", ["größe", "1 → 2", "it's", 'a "b"', "a\\b", "two\nlines"])
def test_text_and_numbers_beside_a_node_of_a_short_name(text: str) -> None:
    graph = torch.fx.Graph()
    e = graph.placeholder("e")
    graph.output(graph.create_node("call_function", torch.add, (e, 1e-5, [2.5e-7, 3j], text), {}, name="z"))
    args = ("e", "1e-05", "[2.5e-07, 3j]", repr(text))
    ours = _graph(
        Node("e", "placeholder", "e"),
        Node("z", "call_function", "torch.add", "torch.add", args, (), ("e",)),
        Node("output", "output", "output", args=("z",), inputs=("z",)),
    )
    assert as_graph(ours) == str(graph)
    assert as_code(ours) == torch.fx.GraphModule(torch.nn.Module(), graph).code


def test_source_comment() -> None:
    source = Source("model.py", 6, "forward", "y = x + 1")
    assert source_comment(source) == "File: model.py:6 in forward, code: y = x + 1"
    assert source_comment(None) == "No stacktrace found for following nodes"
