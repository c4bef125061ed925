"""A short explanation of a level, with the graph's own names and numbers.

Example::

    explain_level(prims, aten)[2]    # 'Of 42 operators at aten, 37 were expanded; 7,098 nodes became 13,224.'

What cannot happen: markup in a sentence; an operator of the aten graph is counted neither as expanded nor as
unchanged.
"""

from __future__ import annotations

from collections import Counter

from extraction.graph import Graph, Level
from viewer.expansion import expansions
from viewer.labels import plural

LONGEST_REASON = 60  # characters of why an operator stays whole, in a sentence that lists reasons

_LEVELS: dict[Level, str] = {
    "aten": "The aten level shows the operators as autograd and the dispatcher called them; nothing is decomposed.",
    "core_aten": "The core aten level replaces operators outside the core set by simpler ones from that set, as far "
    "as torch has decompositions for them.",
    "inductor": "The inductor level uses TorchInductor's own table: it takes apart what its code generator would "
    "rather fuse from parts, and keeps what it has kernels for.",
    "prims": "The prims level goes down to PrimTorch's primitives, where broadcasting and type conversion are "
    "operations of their own.",
}


def explain_level(graph: Graph, aten: Graph | None = None) -> tuple[str, ...]:
    """What this level is, and what it did to this graph; `aten` is the graph of the same stage at aten."""
    said = [_level(graph)]
    here = graph.op_counts()
    if graph.stage == "dynamo":
        return ("Levels begin below Dynamo: its graph calls torch functions, which are not decomposed yet.",)
    core = sum(1 for o in graph.operators if o.core and o.target in here)
    said.append(
        f"{plural(len(here), 'operator')} in {plural(sum(here.values()), 'call')}; {core} {_is(core)} core aten."
    )
    if graph.as_traced or aten is None:
        return tuple(said)
    changed = [e for e in expansions(aten, graph) if e.kept < e.calls]
    before = aten.op_counts()
    if changed:
        said.append(
            f"Of {plural(len(before), 'operator')} at aten, {_were(len(changed))} expanded; {_growth(aten, graph)}."
        )
        largest = max(changed, key=lambda e: sum(c for _, c in e.total))
        said.append(f"Most came from {largest.text}.")
    else:
        said.append("No call was taken apart: it is the same as at aten.")
    stayed = before.keys() - {e.target for e in changed}
    if stayed:
        reasons = Counter(_reason(graph, target) for target in sorted(stayed))
        said.append("Unchanged: " + ", ".join(f"{n} ({reason})" for reason, n in reasons.most_common()) + ".")
    return tuple(said)


def _level(graph: Graph) -> str:
    """What the level is, with what a choice changes about it."""
    if not graph.choice:
        return _LEVELS[graph.level]
    if graph.level == "aten":
        return f"{_LEVELS['aten'].removesuffix('.')} but what your choice opens ({graph.choice})."
    return f"{_LEVELS[graph.level]} Your choice stands on top of it: {graph.choice}."


def _reason(graph: Graph, target: str) -> str:
    """Why calls of an operator stay whole: by the table, or what most calls met; a long one is left to the panel."""
    operator = graph.operator.get(target)
    if operator and operator.kept:
        return operator.kept
    met = Counter(n.kept for n in graph.nodes if n.target == target and n.kept).most_common(1)
    if not met:
        return "not opened" if graph.level == "aten" else "its decomposition gives it again"
    return met[0][0] if len(met[0][0]) <= LONGEST_REASON else "its calls say why"


def _were(count: int) -> str:
    return "1 was" if count == 1 else f"{count:,} were"


def _is(count: int) -> str:
    return "is" if count == 1 else "are"


def _growth(aten: Graph, graph: Graph) -> str:
    return f"{plural(len(aten.nodes), 'node')} became {len(graph.nodes):,}"
