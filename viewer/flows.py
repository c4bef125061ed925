"""Which operators became which, from aten over a level between to prims: the numbers of the picture of flows.

Example::

    found = flows(joint_aten, joint_core, prims_via_core)
    found.columns[0]["aten.native_batch_norm_backward.default"]    # (0, 20): calls in forward, in backward
    found.rows[0]      # Flow(('aten.native_batch_norm_backward.default', 'aten.mul.Tensor', 'prims.mul.default'), …)

What cannot happen: a call is lost: in each column, an operator's calls are those of the graph, and each call that a
step made stands in exactly one row of that step. A call that left no operator has a row that ends in `NOTHING`.

Note: exact, not shared out
    Prims graphs as the levels show them are made from aten at one go, and their nodes name aten calls only. For this
    picture the graph of the level between is expanded once more (`Key.via`), so that every prim names the call it was
    made from. That graph may differ from the prims graph in a few constants: `differences` names them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from extraction.graph import Graph, Phase

NOTHING = ""
Calls = Mapping[str, tuple[int, int]]  # operator → calls in forward, in backward


@dataclass(frozen=True, slots=True)
class Flow:
    """Calls of `path[0]` became, through those of the operators between, `made` calls of the last one.

    Where the last is `NOTHING`, `made` counts the calls of the operator before it that left no operator.
    """

    path: tuple[str, ...]
    phase: Phase
    made: int


@dataclass(frozen=True)
class Flows:
    """Operators with calls for each column, and the flows from each column to the next one (`steps[i]`: i to i + 1).

    `rows` are whole paths from the first to the last column; `made` counts calls of the last operator.
    """

    columns: tuple[Calls, ...]
    steps: tuple[tuple[Flow, ...], ...]
    rows: tuple[Flow, ...]


def flows(*graphs: Graph) -> Flows:
    """The flows through graphs, each of which was expanded from the one before it."""
    columns = tuple(_calls(g) for g in graphs)
    steps = tuple(_step(upper, lower) for upper, lower in pairwise(graphs))
    return Flows(columns, steps, _rows(graphs))


def _calls(graph: Graph) -> Calls:
    forward, backward = graph.op_counts("forward"), graph.op_counts("backward")
    return {t: (forward.get(t, 0), backward.get(t, 0)) for t in sorted(forward.keys() | backward.keys())}


def _step(upper: Graph, lower: Graph) -> tuple[Flow, ...]:
    counts: Counter[tuple[tuple[str, ...], Phase]] = Counter()
    left: set[str] = set()
    for node in lower.nodes:
        origin = upper.by_name.get(node.origin)
        if node.is_operator and origin is not None:
            counts[(origin.target, node.target), origin.phase] += 1
            left.add(origin.name)
    for node in upper.nodes:
        if node.is_operator and node.name not in left:
            counts[(node.target, NOTHING), node.phase] += 1
    return _flows(counts)


def _rows(graphs: Sequence[Graph]) -> tuple[Flow, ...]:
    """Paths of every node of the last graph, and of the calls on the way that left nothing."""
    counts: Counter[tuple[tuple[str, ...], Phase]] = Counter()
    paths: dict[str, tuple[str, ...]] = {n.name: (n.target,) for n in graphs[0].nodes if n.is_operator}
    for lower, upper in zip(graphs[1:], graphs, strict=False):
        found: dict[str, tuple[str, ...]] = {}
        left: set[str] = set()
        for node in lower.nodes:
            if node.is_operator and node.origin in paths:
                found[node.name] = (*paths[node.origin], node.target)
                left.add(node.origin)
        for name in paths.keys() - left:
            counts[(*paths[name], NOTHING), upper.by_name[name].phase] += 1
        paths = found
    for name, path in paths.items():
        counts[path, graphs[-1].by_name[name].phase] += 1
    return _flows(counts)


def _flows(counts: Counter[tuple[tuple[str, ...], Phase]]) -> tuple[Flow, ...]:
    found = [Flow(path, phase, made) for (path, phase), made in counts.items()]
    return tuple(sorted(found, key=lambda f: (-f.made, f.path, f.phase)))


def differences(shown: Graph, direct: Graph) -> dict[str, int]:
    """How many calls of an operator the one has more than the other (fewer: negative); equal ones are left out."""
    a, b = shown.op_counts(), direct.op_counts()
    return {t: a.get(t, 0) - b.get(t, 0) for t in sorted(a.keys() | b.keys()) if a.get(t, 0) != b.get(t, 0)}
