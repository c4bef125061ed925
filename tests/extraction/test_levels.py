"""Expanding each distinct call once gives the operators that AOT Autograd itself gives with the level's table."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

import pytest
import torch
from torch._functorch.aot_autograd import aot_export_joint_with_descriptors
from torch._functorch.compile_utils import fx_graph_cse

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.expand import Expander
from extraction.graph import Level
from extraction.key import Key
from extraction.levels import table_of
from extraction.operators import target_name
from extraction.samples import read_sample
from extraction.trace import Traces

SAMPLES = (
    "conv_bn", "linear_gelu", "layer_norm", "softmax_cross_entropy", "dropout", "batch_norm_train", "embedding",
    "max_pool", "inplace", "sdpa", "lstm_cell", "residual_block", "transformer_encoder_layer", "moe", "resnet18",
)  # fmt: skip
EXPLAINED = {
    ("sdpa", "core_aten"): "the table's entry for flash attention on CPU returns attention weights as second result, "
    "where the operator returns the log-sum-exp that its backward operator reads; we keep the call",
}


def _counts(graph: torch.fx.Graph) -> Counter[str]:
    same: Any = fx_graph_cse(graph)
    same.eliminate_dead_code()
    calls = [n.target for n in same.nodes if n.op == "call_function"]
    return Counter(name for name in map(target_name, calls) if name != "operator.getitem")


def _by_aot(capture: Capture, level: Level) -> Counter[str]:
    region = capture.regions[0].torch
    with contextlib.ExitStack() as stack, capture.mode, torch.fx.traceback.preserve_node_meta():
        found = aot_export_joint_with_descriptors(
            stack, region.module, region.args, decompositions=dict(table_of(level))
        )
    return _counts(found.graph_module.graph)


@pytest.mark.parametrize("level", ["core_aten", "inductor"])
@pytest.mark.parametrize("name", SAMPLES)
def test_same_operators_as_aot_autograd(name: str, level: Level) -> None:
    capture = Capture(read_sample(resolve(name)))
    ours, theirs = _counts(capture.module(Key("joint", level)).graph), _by_aot(capture, level)
    if (name, level) in EXPLAINED:
        assert ours != theirs
        assert ours["aten._scaled_dot_product_flash_attention_for_cpu.default"] == 1
        graph = capture.graph(Key("joint", level))
        assert any("result 1" in n.kept for n in graph.nodes if "flash_attention" in n.target)
    else:
        assert ours == theirs


def test_one_trace_serves_different_arguments() -> None:
    """`mul(x, x)` met first must not make `mul(x, y)` a function of one argument."""

    def program(x: torch.Tensor, y: torch.Tensor) -> Any:
        return torch.ops.aten.mul.Tensor(x, x) - torch.ops.aten.mul.Tensor(x, y)

    expanded = _expanded(program, "prims", torch.empty(3), torch.empty(3))
    assert expanded.traced_calls == 2  # mul and sub
    x, y = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([2.0, 2.0, 2.0])
    assert torch.equal(expanded.module(x, y), x * x - x * y)


def test_kept_reasons() -> None:
    def program(x: torch.Tensor) -> Any:
        return torch.ops.aten.mm.default(torch.ops.aten.relu.default(x), x)

    module = _expanded(program, "core_aten", torch.empty(3, 3)).module
    kept = {str(n.target): n.meta["aotscope_kept"] for n in module.graph.nodes if n.op == "call_function"}
    assert kept == {"aten.relu.default": "", "aten.mm.default": ""}  # no entry: nothing was tried


def test_names_of_whole_calls_stay_and_new_names_are_new() -> None:
    capture = Capture(read_sample(resolve("residual_block")))
    aten = {n.name for n in capture.module(Key("joint")).graph.nodes}
    for level in ("core_aten", "inductor", "prims"):
        for n in capture.module(Key("joint", level)).graph.nodes:
            if n.op == "call_function" and n.name in aten:
                assert n.meta["aotscope_origin"] == n.name
            elif n.op == "call_function":
                assert n.meta["aotscope_origin"] in aten


def test_expansion_leaves_the_given_graph_alone() -> None:
    capture = Capture(read_sample(resolve("conv_bn")))
    before = str(capture.module(Key("joint")).graph)
    capture.module(Key("joint", "prims"))
    capture.module(Key("backward", "prims", "min-cut"))
    assert str(capture.module(Key("joint")).graph) == before


class _Expanded:
    def __init__(self, module: torch.fx.GraphModule, traced_calls: int) -> None:
        self.module = module
        self.traced_calls = traced_calls


def _expanded(program: Any, level: Level, *args: torch.Tensor) -> _Expanded:
    from extraction.fake_mode import fake_mode

    mode = fake_mode()
    with mode:
        fakes = [torch.empty_strided(a.shape, a.stride(), dtype=a.dtype) for a in args]
        traced = torch.fx.experimental.proxy_tensor.make_fx(program)(*fakes)
    expander = Expander(table_of(level), Traces(mode))
    return _Expanded(expander.expand(traced), expander.traces.count)
