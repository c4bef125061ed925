"""Tells what is malformed in a graph of the contract.

Example::

    assert check(graph) == ()

What cannot happen: `check` raises; it only reports.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from extraction.graph import Graph, Opcode, Phase, Role, TensorType


def check(graph: Graph) -> tuple[str, ...]:
    """What is malformed in a graph, one sentence each; () when nothing is."""
    return tuple(_problems(graph))


def _problems(graph: Graph) -> Iterator[str]:
    if not graph.nodes or graph.nodes[-1].op != "output":
        yield "the last node is not the output"
    known = {o.target for o in graph.operators}
    seen: set[str] = set()
    body = False
    for n in graph.nodes:
        if n.name in seen:
            yield f"{n.name}: the name stands twice"
        for name in n.inputs:
            if name not in seen:
                yield f"{n.name}: input {name} does not stand before it"
        if n.op == "output" and n is not graph.nodes[-1]:
            yield f"{n.name}: an output before the last node"
        if n.op == "placeholder" and body:
            yield f"{n.name}: a placeholder after the first operation"
        body = body or n.op not in ("placeholder", "get_attr")
        if n.is_operator and n.target not in known:
            yield f"{n.name}: operator {n.target} is not in the table of operators"
        if not n.multiple and len(n.outputs) > 1:
            yield f"{n.name}: several outputs, but not marked as multiple"
        if n.op not in get_args(Opcode) or n.role not in get_args(Role) or n.phase not in get_args(Phase):
            yield f"{n.name}: unknown opcode, role or phase ({n.op}, {n.role}, {n.phase})"
        for v in n.outputs:
            if isinstance(v, TensorType) and v.layout == "strided" and len(v.shape) != len(v.stride):
                yield f"{n.name}: shape {v.shape} and stride {v.stride} differ in length"
        if graph.stage == "forward" and n.phase == "backward":
            yield f"{n.name}: a backward node in the forward graph"
        seen.add(n.name)
    for r in graph.results:
        if r.node is not None and r.node not in seen:
            yield f"result {r.label}: node {r.node} is not in the graph"
    if (graph.partitioner is not None) != (graph.stage in ("forward", "backward")):
        yield f"stage {graph.stage} with partitioner {graph.partitioner}"
