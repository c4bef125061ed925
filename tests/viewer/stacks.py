"""Graphs with module paths: stacks of equal layers, and random ones."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st

from extraction.graph import Graph, Node, Result, Source
from tests.viewer.hand_graphs import f32, given, graph, graphs, op

WIDE = f32(4, 8)
SCOPES = ("", "a", "a.b", "a.b.c", "layers.0", "layers.1", "layers.2", "layers.3", "layers.3.mlp", "layers.10")


def line(number: int) -> Source:
    return Source("model.py", number, "forward", f"line {number}")


def stack(layers: int, odd: int | None = None, width: int = 3) -> Graph:
    """`embed`, `layers.0` … and `head`, forward and backward, joint at prims.

    A layer is a norm of two prims made from one aten call, an `mlp` of `width` multiplications, and a residual add.
    The layer `odd` has one operator more.
    """
    nodes: list[Node] = [given("x", WIDE, "input", "x"), given("t", WIDE, "tangent", "t", phase="backward")]
    done: list[tuple[str, str, int]] = []

    def call(name: str, target: str, inputs: str, scope: str, origin: str = "") -> str:
        number = len(done) + 1
        done.append((name, scope, number))
        nodes.append(
            op(name, f"prims.{target}.default", inputs, WIDE, scope=scope, seq=number, source=line(number),
               origin=origin or name)
        )  # fmt: skip
        return name

    flow = call("embedded", "gather", "x", "embed")
    flow = call("embedded_1", "mul", flow, "embed")
    for i in range(layers):
        at = f"layers.{i}"
        inner = call(f"sub_{i}", "sub", flow, f"{at}.norm", f"norm_{i}")
        inner = call(f"div_{i}", "div", inner, f"{at}.norm", f"norm_{i}")
        for j in range(width):
            inner = call(f"mul_{i}_{j}", "mul", inner, f"{at}.mlp")
        if i == odd:
            inner = call(f"odd_{i}", "sin", inner, f"{at}.mlp")
        flow = call(f"add_{i}", "add", f"{flow} {inner}", at)
    flow = call("headed", "mul", flow, "head")
    flow = call("headed_1", "neg", flow, "head")
    gradient = "t"
    for name, scope, number in reversed(done):
        back = f"{name}_back"
        nodes.append(
            op(back, "prims.mul.default", f"{gradient} {name}", WIDE, phase="backward", scope=scope, seq=number,
               source=line(number), origin=back)
        )  # fmt: skip
        gradient = back
    results = [Result(flow, "output", "output 0"), Result(gradient, "gradient", "gradient of x")]
    return graph(nodes, results, level="prims")


def shuffled(found: Graph, seed: int) -> Graph:
    """The same graph in another execution order."""
    chance = random.Random(seed)
    waiting = {n.name: set(n.inputs) for n in found.nodes if n.op != "output"}
    order: list[Node] = []
    while waiting:
        name = chance.choice(sorted(n for n, needs in waiting.items() if not needs))
        order.append(found.by_name[name])
        del waiting[name]
        for needs in waiting.values():
            needs.discard(name)
    return replace(found, nodes=(*order, found.nodes[-1]))


@st.composite
def scoped(draw: st.DrawFn) -> Graph:
    """A random joint graph with random module paths, lines and origins, at aten or below."""
    base = draw(graphs())
    nodes = []
    for n in base.nodes:
        if n.op != "call_function":
            nodes.append(n)
            continue
        source = draw(st.none() | st.integers(1, 9).map(line))
        origin = draw(st.sampled_from([n.name, f"{n.phase}_made", f"{n.phase}_made_2"]))
        nodes.append(replace(n, scope=draw(st.sampled_from(SCOPES)), source=source, origin=origin))
    return replace(base, nodes=tuple(nodes), level=draw(st.sampled_from(["aten", "prims"])))
