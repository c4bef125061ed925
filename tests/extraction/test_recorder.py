"""The recorder gives the graphs of make_fx, and a trace serves every table with the same entries."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from extraction import recorder
from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.fake_mode import fake_mode
from extraction.key import Key
from extraction.levels import table_of
from extraction.samples import read_sample
from extraction.trace import Traces, Watched, call_key

aten: Any = torch.ops.aten


@pytest.mark.parametrize("level", ["core_aten", "inductor", "prims"])
@pytest.mark.parametrize(
    "name", ["conv_bn", "softmax_cross_entropy", "max_pool", "lstm_cell", "moe", "sdpa", "resnet18"]
)
def test_equal_to_make_fx(name: str, level: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    capture, table = Capture(read_sample(resolve(name))), table_of(level)
    calls = {call_key(n): n for n in capture.module(Key("joint")).graph.nodes if n.target in table}

    def texts() -> list[tuple[str, str]]:
        found = (
            recorder.trace_call(n, Watched(table, n.target, table[n.target]), capture.mode, fresh=True)
            for key, n in calls.items()
            if key is not None
        )
        return [(str(small.graph), small.reason) for small in found]

    ours = texts()
    monkeypatch.setattr(recorder, "record", lambda call, values, table: None)
    assert ours == texts()
    assert ours or (name, level) == ("max_pool", "core_aten")  # which has no entry for it


MODE = fake_mode()


def _call(target: Any, *args: Any) -> torch.fx.Node:
    graph, mode = torch.fx.Graph(), MODE
    nodes = []
    with mode:
        for i, a in enumerate(args):
            nodes.append(graph.placeholder(f"a{i}") if isinstance(a, torch.Tensor) else a)
            if isinstance(a, torch.Tensor):
                nodes[-1].meta["val"] = mode.from_tensor(a, static_shapes=True)
        node = graph.call_function(target, tuple(nodes))
        node.meta["val"] = target(*(n.meta["val"] if isinstance(n, torch.fx.Node) else n for n in nodes))
    return node


def test_a_trace_is_shared_by_tables_that_agree_on_what_it_met() -> None:
    node = _call(aten.addmm.default, torch.ones(2), torch.ones(3, 4), torch.ones(4, 2))
    traces, table = Traces(MODE), dict(table_of("prims"))
    entry = table[aten.addmm.default]
    small = traces.of(node, entry, table)
    assert small.graph is not None
    unrelated = {k: v for k, v in table.items() if k is not aten.relu.default}
    assert traces.of(node, entry, unrelated) is small
    assert traces.count == 1
    without_add = {k: v for k, v in table.items() if k is not aten.add.Tensor}
    other = traces.of(node, entry, without_add)
    assert traces.count == 2
    assert other.graph is not None
    assert aten.add.Tensor in [n.target for n in other.graph.nodes]
    assert aten.add.Tensor not in [n.target for n in small.graph.nodes]


def test_an_operator_that_calls_itself_is_opened_once() -> None:
    """A kept operator stays whole inside its own expansion: only the call at hand is opened."""

    def half(x: torch.Tensor) -> Any:
        return aten.relu.default(aten.mul.Tensor(x, 0.5))

    node = _call(aten.relu.default, torch.ones(3))
    small = Traces(MODE).of(node, half, {})
    assert small.graph is not None
    assert [n.target for n in small.graph.nodes if n.op == "call_function"] == [aten.mul.Tensor, aten.relu.default]


def test_constants_go_to_make_fx() -> None:
    three = torch.tensor([1.0, 2.0, 3.0])

    def constant(x: torch.Tensor) -> Any:
        return aten.mul.Tensor(x, three)

    small = Traces(MODE).of(_call(aten.relu.default, torch.ones(3)), constant, {})
    assert small.graph is not None
    assert [n.op for n in small.graph.nodes if n.op == "get_attr"] == ["get_attr"]
    held = getattr(small.owner, next(str(n.target) for n in small.graph.nodes if n.op == "get_attr"))
    assert held is three


def test_operators_of_higher_order_go_to_make_fx() -> None:
    """torch 2.13 has no decomposition that calls one; a library that registers its own may."""

    def wide(x: torch.Tensor, y: torch.Tensor) -> Any:
        return torch.ops.higher_order.out_dtype(aten.mm.default, torch.int32, x, y)

    node = _call(aten.mm.default, torch.ones(2, 2, dtype=torch.int8), torch.ones(2, 2, dtype=torch.int8))
    small = Traces(MODE).of(node, wide, {})
    assert small.reason == ""
    assert small.graph is not None
    assert [str(n.target) for n in small.graph.nodes if n.op == "call_function"] == ["out_dtype"]


def test_mutation_and_failure_are_reasons() -> None:
    node = _call(aten.relu.default, torch.ones(3))

    def mutates(x: torch.Tensor) -> Any:
        return x.add_(1)

    def raises(x: torch.Tensor) -> Any:
        raise ValueError("of\nno use")

    def declines(x: torch.Tensor) -> Any:
        return NotImplemented

    traces = Traces(MODE)
    assert traces.of(node, mutates, {}).reason == "its expansion mutates an argument (aten.add_.Tensor)"
    assert traces.of(node, raises, {}).reason == "its expansion failed: ValueError: of no use"
    assert traces.of(node, declines, {}).reason == "its decomposition declines these arguments"
