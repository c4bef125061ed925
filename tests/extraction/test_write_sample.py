from __future__ import annotations

import hashlib
import inspect
import json
import math
import operator
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import fx
from torch.fx.experimental.proxy_tensor import make_fx

from extraction.model_text import ModelText, WriteError, model_text
from extraction.samples import read_sample
from extraction.write_sample import InputMeta, meta_text, write_sample

MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor,):
        return (x,)
"""


def load(text: ModelText) -> torch.nn.Module:
    space: dict[str, Any] = {"__name__": "sample"}
    exec(compile(text.source, "model.py", "exec", dont_inherit=True), space)
    module = space["GraphModule"]()
    assert isinstance(module, torch.nn.Module)
    return module


def test_meta_text() -> None:
    meta = InputMeta("w", (2, 2), mean=0.5, std=None, data=(1.0, -math.inf, math.nan, 2.5), original_name='a"b')
    assert meta_text(meta) == (
        "class Program_weight_tensor_meta_w:\n"
        '    name = "w"\n'
        '    original_name = "a\\"b"\n'
        "    shape = [2, 2]\n"
        '    dtype = "torch.float32"\n'
        '    device = "cpu"\n'
        "    mean = 0.5\n"
        "    std = None\n"
        '    data = [1.0, float("-inf"), float("nan"), 2.5]\n'
    )


def test_a_written_folder_reads_back(tmp_path: Path) -> None:
    metas = [
        InputMeta("x", (2, 3), mean=0.25, std=1.5, min_val=0.0, original_name="input", requires_grad=False),
        InputMeta("ids", (100,), "torch.int64", min_val=3, max_val=9),
        InputMeta("s0", (), "torch.int64", data=(7,)),
    ]
    model = MODEL.replace("x: torch.Tensor,", "x: torch.Tensor, ids: torch.Tensor, s0: torch.SymInt,")
    folder = write_sample(tmp_path / "a" / "b", model, metas, {"note": "n", "num_nodes_required": 2}, {"more.txt": "m"})
    sample = read_sample(folder)
    assert sample.parameters == ("x", "ids", "s0")
    x, ids, s0 = (sample.meta[name] for name in sample.parameters)
    assert (x.shape, x.dtype, x.mean, x.std, x.min_val, x.max_val) == ((2, 3), "float32", 0.25, 1.5, 0.0, None)
    assert (x.original_name, x.requires_grad, x.data) == ("input", False, None)
    assert (ids.dtype, ids.min_val, ids.max_val, ids.requires_grad) == ("int64", 3, 9, None)
    assert (s0.shape, s0.data) == ((), (7,))
    assert {m.file for m in (x, ids, s0)} == {"weight_meta.py"}
    assert (folder / "input_meta.py").read_text() == ""
    assert (folder / "more.txt").read_text() == "m"
    assert (folder / "graph_hash.txt").read_text() == hashlib.sha256(model.encode()).hexdigest()
    info = json.loads((folder / "graph_net.json").read_text())
    assert (info["framework"], info["note"], info["num_nodes_required"]) == ("torch", "n", 2)
    space: dict[str, Any] = {}
    text = (folder / "input_tensor_constraints.py").read_text().partition("\n")[2]  # without the import of sympy
    exec(text, space)
    assert space["dynamic_dim_constraint_input_shapes"] == [([100], "ids"), ([], "s0"), ([2, 3], "x")]
    assert space["dynamic_dim_constraint_symbols"] == []


def test_a_sample_is_replaced_whole_and_nothing_is_left_over(tmp_path: Path) -> None:
    write_sample(tmp_path / "s", MODEL, [InputMeta("x", (1,))], {}, {"module_stack.json": ""})
    write_sample(tmp_path / "s", MODEL, [InputMeta("x", (2,))], {})
    assert read_sample(tmp_path / "s").meta["x"].shape == (2,)
    assert not (tmp_path / "s" / "module_stack.json").exists()
    assert [p.name for p in tmp_path.iterdir()] == ["s"]


def test_a_failed_write_leaves_the_old_sample(tmp_path: Path) -> None:
    write_sample(tmp_path / "s", MODEL, [InputMeta("x", (1,))], {})
    with pytest.raises(FileNotFoundError):
        write_sample(tmp_path / "s", MODEL, [InputMeta("x", (2,))], {}, {"no/such/folder.txt": ""})
    assert read_sample(tmp_path / "s").meta["x"].shape == (1,)
    assert [p.name for p in tmp_path.iterdir()] == ["s"]


@pytest.mark.parametrize("other", [(), ("model.py",), ("model.py", "weight_meta.py")])
def test_a_folder_that_is_no_sample_is_kept(tmp_path: Path, other: tuple[str, ...]) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    for name in other:
        (tmp_path / name).write_text("")
    with pytest.raises(FileExistsError, match=r"holds thesis\.tex, so it is not a sample folder"):
        write_sample(tmp_path, MODEL, [], {})
    assert (tmp_path / "thesis.tex").read_text() == "years of work"


def test_an_empty_folder_is_used(tmp_path: Path) -> None:
    (tmp_path / "s").mkdir()
    write_sample(tmp_path / "s", MODEL, [InputMeta("x", (1,))], {})
    assert read_sample(tmp_path / "s").parameters == ("x",)


def test_model_text_is_graphnets_form() -> None:
    graph = fx.Graph()
    weight = graph.placeholder("L_self_parameters_weight_", type_expr=torch.nn.Parameter)
    x = graph.placeholder("L_x_")
    linear = graph.call_function(torch._C._nn.linear, (x, weight, None))
    index: Any = (Ellipsis, slice(None, 2, None))
    part = graph.call_function(operator.getitem, (linear, index))
    total = graph.call_method("sum", (part,), {"dim": -1, "dtype": torch.float64})
    graph.output((total, None))
    text = model_text(graph)
    assert text.source == (
        "import torch\n"
        "\n"
        "\n"
        "class GraphModule(torch.nn.Module):\n"
        "    def forward(\n"
        "        self,\n"
        "        L_self_parameters_weight_: torch.nn.parameter.Parameter,\n"
        "        L_x_: torch.Tensor,\n"
        "    ):\n"
        "        linear = torch._C._nn.linear(L_x_, L_self_parameters_weight_, None)\n"
        "        getitem = linear[(Ellipsis, slice(None, 2, None))]\n"
        "        sum_1 = getitem.sum(dim = -1, dtype = torch.float64)\n"
        "        return (sum_1, None)\n"
    )
    assert text.inputs == ("L_self_parameters_weight_", "L_x_")
    assert text.lines == {"linear": 10, "getitem": 11, "sum_1": 12}
    assert model_text(graph, drop_none=True).source.endswith("        return (sum_1,)\n")


def arithmetic(x: Any, y: Any) -> Any:
    return (-x + 2) ** 2 / (3 - y) // 0.5 % 7, x @ y.t(), (x < y) & ~(x >= 0.5) | (x == y), 2 ** abs(x), (-1.5) * y


def special_numbers(x: Any, y: Any) -> Any:
    mask = x > y
    return x.masked_fill(mask, -math.inf), y.masked_fill(mask, math.inf), x.masked_fill(mask, math.nan)


def torch_constants(x: Any, y: Any) -> Any:
    made = torch.full((2, 2), 1.5, dtype=torch.float64, layout=torch.strided, device=torch.device("cpu"))
    return made, x.to(torch.device("cpu")).to(torch.float16), y.contiguous(memory_format=torch.contiguous_format)


def indices(x: Any, y: Any) -> Any:
    return x[None, 1:, ..., -1], y[:, [0, 2]], x[(slice(None), slice(0, 3, 2))], x.T, torch.cat([x, y], dim=-1)


def several_results(x: Any, y: Any) -> Any:
    values, where = torch.max(x, 1)
    first, second = torch.split(y, 2, dim=0)
    return values, where, first, second, (torch.sigmoid(x), [torch.nn.functional.gelu(y, approximate="tanh")])


@pytest.mark.parametrize("function", [arithmetic, special_numbers, torch_constants, indices, several_results])
def test_the_text_computes_what_the_function_does(function: Callable[[Any, Any], Any]) -> None:
    torch.manual_seed(0)
    x, y = torch.randn(4, 4), torch.randn(4, 4)
    text = model_text(fx.symbolic_trace(function).graph)
    found, expected = load(text)(x.clone(), y.clone()), function(x.clone(), y.clone())
    torch.testing.assert_close(found, expected, rtol=0, atol=0, equal_nan=True)


def test_changes_in_place() -> None:
    """`z = 2 * x; z[:, 0] = y; z += 1; z *= 0.5`, where each name is the same tensor; and a number is not changed."""
    graph = fx.Graph()
    x, y, n = (graph.placeholder(name) for name in "xyn")
    z = graph.call_function(operator.mul, (2, x))
    graph.call_function(operator.setitem, (z, (slice(None), 0), y))
    more = graph.call_function(operator.iadd, (z, 1))
    scaled = graph.call_function(operator.imul, (more, 0.5))
    graph.output((z, scaled, graph.call_function(operator.iadd, (n, 1)), n))
    first, second, four, three = load(model_text(graph))(torch.arange(4.0).view(2, 2), torch.tensor([7.0, 8.0]), 3)
    # 2 * [[0, 1], [2, 3]] → [[7, 2], [8, 6]] → [[8, 3], [9, 7]] → half of it
    assert first.tolist() == [[4.0, 1.5], [4.5, 3.5]]
    assert second is first
    assert (four, three) == (4, 3)


@pytest.mark.parametrize("function", [arithmetic, special_numbers, torch_constants, indices, several_results])
def test_aten_graphs_compute_the_same(function: Callable[[Any, Any], Any]) -> None:
    torch.manual_seed(0)
    x, y = torch.randn(4, 4), torch.randn(4, 4)
    text = model_text(make_fx(lambda x, y: torch.utils._pytree.tree_leaves(function(x, y)))(x, y).graph)
    assert "torch.ops.aten." in text.source
    expected = torch.utils._pytree.tree_leaves(function(x, y))
    torch.testing.assert_close(list(load(text)(x, y)), expected, rtol=0, atol=0, equal_nan=True)


def test_imports_are_those_needed() -> None:
    text = model_text(fx.symbolic_trace(special_numbers).graph)
    assert text.source.startswith("import torch\n\nfrom torch import inf\n\nfrom torch import nan\n\n\nclass ")
    assert "from torch import device\n" in model_text(fx.symbolic_trace(torch_constants).graph).source


def test_names_do_not_hide_what_the_text_needs() -> None:
    graph = fx.Graph()
    device, other = graph.placeholder("device"), graph.placeholder("x")
    other.name = "inf"
    made = graph.create_node("call_function", torch.ones, ((2,),), {"device": torch.device("cpu")}, name="torch")
    graph.output((graph.call_function(torch.add, (made, device)), graph.call_function(torch.mul, (other, math.inf))))
    text = model_text(graph)
    assert text.inputs == ("device_", "x")
    found = load(text)(torch.tensor(1.0), torch.tensor(2.0))
    torch.testing.assert_close(found, (torch.full((2,), 2.0), torch.tensor(math.inf)))


def test_constants() -> None:
    root = torch.nn.Module()
    root.small = torch.tensor([[1.5, -math.inf], [2.0, 0.0]], dtype=torch.float64)
    root.empty = torch.zeros(0, 3, dtype=torch.int32)
    root.large = torch.arange(64.0)
    root.learned = torch.nn.Parameter(torch.ones(2))
    graph = fx.Graph()
    x = graph.placeholder("x")
    graph.output((x, *(graph.get_attr(name) for name in ("small", "empty", "large", "learned"))))
    text = model_text(fx.GraphModule(root, graph).graph)
    assert text.inputs == ("x", "large", "learned")
    assert set(text.constants) == {"large", "learned"}
    assert "small = torch.tensor([[1.5, -inf], [2.0, 0.0]], dtype=torch.float64)" in text.source
    _, small, empty, large, _ = load(text)(torch.zeros(1), *text.constants.values())
    torch.testing.assert_close((small, large), (root.small, root.large))
    assert (empty.shape, empty.dtype) == ((0, 3), torch.int32)


def test_symbolic_sizes_are_annotated() -> None:
    graph = make_fx(lambda x, n: x.view(n, -1) * n, tracing_mode="symbolic")(torch.randn(6), 2).graph
    text = model_text(graph)
    kinds = [p.annotation for p in list(inspect.signature(load(text).forward).parameters.values())]
    assert kinds == [torch.Tensor, torch.SymInt]
    torch.testing.assert_close(load(text)(torch.arange(6.0), 2), (torch.arange(6.0).view(2, 3) * 2,))


def _module_call(graph: fx.Graph, x: fx.Node) -> fx.Node:
    return graph.call_module("inner", (x,))


def _own_function(graph: fx.Graph, x: fx.Node) -> fx.Node:
    return graph.call_function(arithmetic, (x, x))


def _object(graph: fx.Graph, x: fx.Node) -> fx.Node:
    thing: Any = object()
    return graph.call_function(torch.add, (x, thing))


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (_module_call, r"node inner \(call_module inner\)"),
        (_own_function, r"node arithmetic \(call_function"),
        (_object, r"node add .*no text for a object"),
    ],
)
def test_what_has_no_text_is_named(build: Callable[[fx.Graph, fx.Node], fx.Node], message: str) -> None:
    graph = fx.Graph()
    graph.output((build(graph, graph.placeholder("x")),))
    with pytest.raises(WriteError, match=message):
        model_text(graph)
