"""Small graphs of the contract, written by hand, and a hypothesis strategy for random ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from extraction.graph import Graph, Kind, Node, Operator, Phase, Result, Stage, TensorType

KINDS: dict[str, Kind] = {
    "aten.convolution.default": "convolution",
    "aten.convolution_backward.default": "convolution",
    "aten._native_batch_norm_legit_no_training.default": "normalization",
    "aten.native_batch_norm_backward.default": "normalization",
    "aten.mm.default": "matmul",
    "aten.sum.dim_IntList": "reduction",
    "torch.conv2d": "convolution",
}


def f32(*shape: int) -> TensorType:
    strides, size = [], 1
    for n in reversed(shape):
        strides.append(size)
        size *= n
    return TensorType(shape, tuple(reversed(strides)), "float32")


def given(name: str, value: TensorType | None, role: Any = "parameter", label: str = "", **more: Any) -> Node:
    """A placeholder."""
    outputs = () if value is None else (value,)
    return Node(name, "placeholder", name, outputs=outputs, role=role, label=label, **more)


def op(name: str, target: str, inputs: str, *outputs: TensorType, phase: Phase = "forward", **more: Any) -> Node:
    """A call; several outputs make a tuple. `inputs` are names with spaces between."""
    fields: dict[str, Any] = {"origin": name, "multiple": len(outputs) > 1, **more}
    names = tuple(inputs.split())
    return Node(name, "call_function", target, args=names, inputs=names, outputs=outputs, phase=phase, **fields)


def item(name: str, of: str, value: TensorType, phase: Phase = "forward", **more: Any) -> Node:
    return op(name, "operator.getitem", of, value, phase=phase, **more)


def graph(nodes: list[Node], results: list[Result], stage: Stage = "joint", **more: Any) -> Graph:
    """A graph whose output node reads the results."""
    used = tuple(dict.fromkeys(r.node for r in results if r.node is not None))
    output = Node("output", "output", "output", inputs=used, role="output")
    targets = sorted({n.target for n in nodes if n.is_operator})
    operators = tuple(Operator(t, KINDS.get(t, "pointwise"), core=t.startswith("aten.")) for t in targets)
    partitioner = "default" if stage in ("forward", "backward") else None
    fields: dict[str, Any] = {"level": "aten", "partitioner": partitioner, "region": 0, **more}
    return Graph(stage=stage, nodes=(*nodes, output), results=tuple(results), operators=operators, **fields)


def conv_bn() -> Graph:
    """The golden example of DESIGN.md, joint at aten: convolution, batch norm on running statistics, gradients."""
    four, image, weight = f32(4), f32(1, 4, 8, 8), f32(4, 3, 3, 3)
    back: Any = {"phase": "backward"}
    nodes = [
        given("primals_1", four, "buffer", "running_mean", saved=True),
        given("primals_2", four, "buffer", "running_var", saved=True),
        given("primals_3", four, "parameter", "bn.bias"),
        given("primals_4", four, "parameter", "bn.weight", saved=True),
        given("primals_5", weight, "parameter", "conv.weight", saved=True),
        given("primals_6", f32(1, 3, 8, 8), "input", "x", saved=True),
        given("tangents_1", image, "tangent", "gradient of output 0", phase="backward"),
        op(
            "convolution",
            "aten.convolution.default",
            "primals_6 primals_5",
            image,
            seq=4,
            saved=True,
            scope="conv",
            flops=13824,
            dynamo="tmp_0",
        ),
        op(
            "bn",
            "aten._native_batch_norm_legit_no_training.default",
            "convolution primals_4 primals_3 primals_1 primals_2",
            *(image, f32(0), f32(0)),
            seq=5,
            scope="bn",
            dynamo="tmp_1",
        ),
        item("getitem", "bn", image, seq=5),
        item("getitem_1", "bn", f32(0), seq=5, saved=True),
        item("getitem_2", "bn", f32(0), seq=5, saved=True),
        op(
            "bn_backward",
            "aten.native_batch_norm_backward.default",
            "tangents_1 convolution primals_4 primals_1 primals_2 getitem_1 getitem_2",
            *(image, four, four),
            seq=5,
            scope="bn",
            dynamo="tmp_1",
            **back,
        ),
        item("getitem_3", "bn_backward", image, seq=5, **back),
        item("getitem_4", "bn_backward", four, seq=5, **back),
        item("getitem_5", "bn_backward", four, seq=5, **back),
        op(
            "conv_backward",
            "aten.convolution_backward.default",
            "getitem_3 primals_6 primals_5",
            *(f32(1, 3, 8, 8), weight),
            seq=4,
            scope="conv",
            dynamo="tmp_0",
            **back,
        ),
        item("getitem_6", "conv_backward", f32(1, 3, 8, 8), seq=4, **back),
        item("getitem_7", "conv_backward", weight, seq=4, **back),
    ]
    gradients = [
        ("getitem_5", "bn.bias"),
        ("getitem_4", "bn.weight"),
        ("getitem_7", "conv.weight"),
        ("getitem_6", "x"),
    ]
    results = [
        Result("getitem", "output", "output 0"),
        Result(None, "gradient", "no gradient"),
        *(Result(node, "gradient", f"gradient of {label}") for node, label in gradients),
    ]
    return graph(nodes, results)


def conv_bn_core() -> Graph:
    """The golden example at core aten, with the batch norm's backward cut down to a few operators."""
    base = conv_bn()
    back: Any = {"phase": "backward", "origin": "bn_backward", "seq": 5, "dynamo": "tmp_1"}
    image, four = f32(1, 4, 8, 8), f32(4)
    nodes: list[Node] = []
    for n in base.nodes:
        if n.name == "bn_backward":
            nodes += [
                op("add", "aten.add.Tensor", "primals_2", four, **back),
                op("rsqrt", "aten.rsqrt.default", "add", four, **back),
                op("sum_1", "aten.sum.dim_IntList", "tangents_1", four, **back),
                op("sub", "aten.sub.Tensor", "convolution primals_1", image, **back),
                op("mul", "aten.mul.Tensor", "sub rsqrt", image, **back),
                op("mul_1", "aten.mul.Tensor", "tangents_1 mul", image, **back),
                op("sum_2", "aten.sum.dim_IntList", "mul_1", four, **back),
            ]
        elif n.name == "conv_backward":
            nodes.append(replace(n, inputs=("mul_1", "primals_6", "primals_5")))
        elif n.name not in ("getitem_3", "getitem_4", "getitem_5", "output"):
            nodes.append(n)
    moved = {"getitem_5": "sum_1", "getitem_4": "sum_2"}
    results = [replace(r, node=moved.get(r.node or "", r.node)) for r in base.results]
    return graph(nodes, results, level="core_aten")


def conv_bn_dynamo() -> Graph:
    """The golden example as Dynamo sees it."""
    image = f32(1, 4, 8, 8)
    nodes = [
        given("l_w_5_", f32(4, 3, 3, 3), "parameter", "conv.weight", dynamo="l_w_5_"),
        given("l_in_0_", f32(1, 3, 8, 8), "input", "x", dynamo="l_in_0_"),
        op("tmp_0", "torch.conv2d", "l_in_0_ l_w_5_", image, origin="", dynamo="tmp_0"),
        op("tmp_1", "torch.nn.functional.batch_norm", "tmp_0", image, origin="", dynamo="tmp_1"),
    ]
    return graph(nodes, [Result("tmp_1", "output", "output 0")], "dynamo")


def conv_bn_forward() -> Graph:
    """The golden example's forward graph after the default partitioner."""
    base = conv_bn()
    nodes = [n for n in base.nodes if n.phase == "forward" and n.op != "output"]
    kept = [n for n in nodes if n.saved]
    saved = [Result(n.name, "saved", f"saved {n.label or n.name}") for n in kept]
    return graph(nodes, [Result("getitem", "output", "output 0"), *saved], "forward")


def conv_bn_backward() -> Graph:
    """The golden example's backward graph: saved values are placeholders."""
    base = conv_bn()
    nodes: list[Node] = []
    for n in base.nodes:
        if n.op == "placeholder" and n.name != "primals_3":
            nodes.append(n)
        elif n.saved:
            nodes.append(given(n.name, n.outputs[0], "saved", f"saved {n.name}", saved=True))  # type: ignore[arg-type]
        elif n.phase == "backward":
            nodes.append(n)
    nodes.sort(key=lambda n: n.op != "placeholder")
    return graph(nodes, [r for r in base.results if r.role == "gradient"], "backward")


def chain(length: int, skip: tuple[int, int] | None = None) -> Graph:
    """`op_0 → op_1 → …`, with one edge more from the first to the second of `skip`."""
    nodes = [given("x", f32(2), "input", "x")]
    for i in range(length):
        inputs = "x" if i == 0 else f"op_{i - 1}"
        if skip and skip[1] == i:
            inputs += f" op_{skip[0]}"
        nodes.append(op(f"op_{i}", "aten.relu.default", inputs, f32(2)))
    return graph(nodes, [Result(f"op_{length - 1}", "output", "output 0")], "forward")


@st.composite
def graphs(draw: st.DrawFn, stage: Stage = "joint", most: int = 14) -> Graph:
    """Random well-formed graphs: parameters, inputs, tangents, tuples with getitem, results, both phases."""
    nodes: list[Node] = []
    roles = st.sampled_from(["parameter", "buffer", "input"])
    for i in range(draw(st.integers(1, 4))):
        nodes.append(given(f"primals_{i}", f32(2, i + 1), draw(roles), f"m{i}.weight" if draw(st.booleans()) else ""))
    if stage == "joint" and draw(st.booleans()):
        nodes.append(given("tangents_0", f32(2), "tangent", "gradient of output 0", phase="backward"))
    for i in range(draw(st.integers(0, most))):
        phase: Phase = "backward" if stage == "joint" and draw(st.booleans()) else "forward"
        usable = [n for n in nodes if (phase == "backward" or n.phase == "forward") and not n.multiple]
        picked = draw(st.lists(st.sampled_from(usable), max_size=3, unique_by=lambda n: n.name))
        names = " ".join(n.name for n in picked)
        target = draw(st.sampled_from(["aten.mul.Tensor", "aten.mm.default", "aten.sum.dim_IntList"]))
        scope = draw(st.sampled_from(["", "a", "a.b"]))
        seq = draw(st.none() | st.integers(0, 3))
        if draw(st.integers(0, 4)):
            nodes.append(op(f"n{i}", target, names, f32(3, i + 1), phase=phase, seq=seq, scope=scope))
        else:
            nodes.append(op(f"n{i}", target, names, f32(3), f32(i + 1), phase=phase, seq=seq, scope=scope))
            nodes.append(item(f"n{i}_item", f"n{i}", f32(3), phase=phase, seq=seq, scope=scope))
    single = [n for n in nodes if not n.multiple]
    results = []
    for i, n in enumerate(draw(st.lists(st.sampled_from(single), min_size=1, max_size=4))):
        gradient = n.phase == "backward" and stage == "joint"
        label = f"gradient of m{i}.weight" if gradient else f"output {i}"
        results.append(Result(n.name, "gradient" if gradient else "output", label))
    return graph(nodes, results, stage)
