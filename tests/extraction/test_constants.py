"""Constants of expansions and of the graph itself keep apart: each `get_attr` leads to the value it was traced with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from extraction.assemble import assemble
from extraction.expand import Expander
from extraction.graph import Graph
from extraction.key import Key
from extraction.levels import table_of
from extraction.trace import Small, Traces
from extraction.ways import inline
from tests.extraction.making import capture

aten: Any = torch.ops.aten
TWO = torch.tensor([2.0, 2.0])


def twice(x: torch.Tensor) -> Any:
    return aten.mul.Tensor(x, TWO)


@pytest.mark.parametrize("level", ["core_aten", "prims"])
@pytest.mark.parametrize("stage", ["joint", "forward", "backward"])
def test_an_expansion_before_the_graphs_own(tmp_path: Path, stage: Any, level: Any) -> None:
    """`sinh` and its gradient become products with TWO; the graph's own constants stand before and after them."""
    lines = "a = x * torch.tensor([3.0, 5.0])\nb = torch.sinh(a)\nc = torch.sinh(b * torch.tensor([7.0, 11.0]))"
    found = capture(tmp_path / "s", f"{lines}\nreturn (c * torch.tensor([13.0, 17.0]),)", {"x": ((2,), "float32")})
    key = Key(stage)
    module = found.module(key)
    expander = Expander({**table_of(level), aten.sinh.default: twice, aten.cosh.default: twice}, found.traces)
    expanded = expander.expand(module)
    read = [constant(expanded, n) for n in expanded.graph.nodes if n.op == "get_attr"]
    opened = sum(n.target in (aten.sinh.default, aten.cosh.default) for n in module.graph.nodes)
    mine = [constant(module, n) for n in module.graph.nodes if n.op == "get_attr"]
    assert sorted(read) == sorted([*mine, *[[2.0, 2.0]] * opened])
    assembly = found._assembly(key)
    nodes = list(module.graph.nodes)
    graph = assemble(assembly, found.patterns.opened(nodes, expander), level, found.patterns.describe(level))
    assert targets(graph) == [str(n.target) for n in expanded.graph.nodes if n.op == "get_attr"]
    assert opened
    assert len(set(targets(graph))) == len(set(map(str, mine))) + opened


def constant(owner: Any, n: torch.fx.Node) -> list[float]:
    value: Any = getattr(owner, str(n.target))
    return [float(v) for v in getattr(value, "constant", value)]


def targets(graph: Graph) -> list[str]:
    return [n.target for n in graph.nodes if n.op == "get_attr"]


def test_a_step_inside_a_step(tmp_path: Path) -> None:
    """A step whose own constant stands after a call that is opened by one with a constant."""
    found = capture(tmp_path / "s", "return (torch.sinh(x),)", {"x": ((2,), "float32")})
    node = next(n for n in found.module(Key("joint")).graph.nodes if n.target is aten.sinh.default)
    five = torch.tensor([5.0, 5.0])
    traces = Traces(found.mode)
    step = traces.of(node, lambda x: aten.mul.Tensor(aten.cosh.default(x), five), {})
    inner = traces.of(node, twice, {})

    def small(n: torch.fx.Node) -> Small | None:
        return inner if n.target is aten.cosh.default else None

    made = inline(step, small)
    assert made.graph is not None
    assert [constant(made.owner, n) for n in made.graph.nodes if n.op == "get_attr"] == [[2.0, 2.0], [5.0, 5.0]]
