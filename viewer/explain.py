"""Short explanations of a stage, a level and a partitioner, with the graph's own names and numbers.

Example::

    explain_stage(joint)[0]      # 'AOT Autograd traced … into one graph: 60 forward and 62 backward operators.'
    explain_partitioner(forward, backward)
    # ('The default partitioner keeps 62 tensors, 41.3 MB, for the backward graph; the largest is relu, …',)

What cannot happen: markup in a sentence; a number that the graph does not have; an empty explanation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from extraction.graph import Graph, Level, Node, Phase, Region
from viewer.expansion import expansions
from viewer.grouping import is_value
from viewer.labels import base_name, human_bytes, outputs_text, plural, readable
from viewer.storage import apart, is_given, root

Sentences = tuple[str, ...]

_LEVELS: dict[Level, str] = {
    "aten": "The aten level shows the operators as autograd and the dispatcher called them; nothing is decomposed.",
    "core_aten": "The core aten level replaces operators outside the core set by simpler ones from that set.",
    "inductor": "The inductor level uses TorchInductor's own table: it takes apart what its code generator would "
    "rather fuse from parts, and keeps what it has kernels for.",
    "prims": "The prims level goes down to PrimTorch's primitives, where broadcasting and type conversion are "
    "operations of their own.",
}


def explain_stage(graph: Graph) -> Sentences:
    """What this stage is, and what it holds here."""
    if graph.stage == "dynamo":
        return _dynamo(graph)
    if graph.stage == "joint":
        return _joint(graph)
    return _forward(graph) if graph.stage == "forward" else _backward(graph)


def explain_region(regions: Sequence[Region], index: int) -> Sentences:
    """Which part of the model this is, why it ends, and what it lacks; nothing for a whole model that lacks nothing."""
    region, said = regions[index], []
    if len(regions) > 1:
        said.append(
            f"TorchDynamo could not record the model as one graph, so it has {len(regions)} regions, each with graphs "
            f"of its own; this is region {index + 1}."
        )
        said.append(f"The graph breaks after it: {region.break_reason}" if region.break_reason else "It is the last.")
    if region.no_backward:
        said.append(f"{region.no_backward[0].upper()}{region.no_backward[1:]}.")
    said += [str(failure) for failure in region.failures]
    return tuple(said)


def explain_level(graph: Graph, aten: Graph | None = None) -> Sentences:
    """What this level is, and what it did to this graph; `aten` is the graph of the same stage at aten."""
    said = [_level(graph)]
    here = graph.op_counts()
    if graph.stage == "dynamo":
        return ("Levels begin below Dynamo: its graph calls torch functions, which are not decomposed yet.",)
    core = sum(1 for o in graph.operators if o.core and o.target in here)
    said.append(f"{plural(len(here), 'operator')} in {plural(sum(here.values()), 'call')}; {core} are core aten.")
    if graph.as_traced or aten is None:
        return tuple(said)
    changed = [e for e in expansions(aten, graph) if e.kept < e.calls]
    before = aten.op_counts()
    if not changed and graph.choice:
        return (*said, "No call was taken apart: it is the same as at aten.")
    if not changed:
        return (*said, "Nothing in this graph has an entry in the table: it is the same as at aten.")
    said.append(
        f"Of {plural(len(before), 'operator')} at aten, {_were(len(changed))} expanded; {_growth(aten, graph)}."
    )
    largest = max(changed, key=lambda e: sum(c for _, c in e.total))
    said.append(f"Most came from {largest.text}.")
    stayed = [o for o in graph.operators if o.target in before and o.target in here and o.kept]
    if stayed:
        reasons = Counter(o.kept for o in stayed)
        said.append("Unchanged: " + ", ".join(f"{n} ({reason})" for reason, n in reasons.most_common(3)) + ".")
    return tuple(said)


def _level(graph: Graph) -> str:
    """What the level is, with what a choice changes about it."""
    if not graph.choice:
        return _LEVELS[graph.level]
    if graph.level == "aten":
        return f"{_LEVELS['aten'].removesuffix('.')} but what your choice opens ({graph.choice})."
    return f"{_LEVELS[graph.level]} Your choice stands on top of it: {graph.choice}."


def explain_partitioner(forward: Graph, backward: Graph, other: Graph | None = None) -> Sentences:
    """What was kept for the backward graph; `other` is the forward graph that the other partitioner made."""
    named = f"The {forward.partitioner} partitioner"
    saved = saved_nodes(forward)
    if not saved:
        return (f"{named} keeps nothing for the backward graph.",)
    said = [f"{named} keeps {_amount(saved)}, for the backward graph{_largest(forward, saved)}."]
    given, shared, _ = apart(forward, saved)
    if given:
        views = "" if all(map(is_value, given)) else " or views of them"
        said.append(f"Of these, {_measured(given, 'exists', 'exist')} anyway, as parameters and inputs{views}.")
    if shared:
        said.append(f"{_measured(shared, 'shares', 'share')} memory with others that are kept, as views of the same.")
    # torch leaves calls in the backward graph that nothing reads (attention, because it may be random)
    again = [n for n in backward.nodes if n.recomputed and n.is_operator and backward.users[n.name]]
    if again:
        often = ", ".join(f"{base_name(t)} ×{c}" for t, c in Counter(n.target for n in again).most_common(3))
        said.append(
            f"Backward runs {plural(len(again), 'operation')} of forward again, whose results need not be kept then: "
            f"{often}."
        )
    elif forward.partitioner == "min-cut":
        said.append("Nothing is computed again in backward.")
    else:
        said.append("It computes nothing again: whatever backward needs of forward is kept.")
    if other is not None:
        said.append(f"The {other.partitioner} partitioner keeps {_amount(saved_nodes(other))}.")
    return tuple(said)


def saved_nodes(forward: Graph) -> list[Node]:
    """What the forward graph hands to the backward graph, each node once."""
    names = dict.fromkeys(r.node for r in forward.results if r.role == "saved" and r.node is not None)
    return [forward.by_name[n] for n in names]


def crossing_nodes(joint: Graph) -> list[Node]:
    """What backward nodes of a joint graph read of the forward part, parameters and inputs included."""
    read = {i for n in joint.nodes if n.phase == "backward" and n.op != "output" for i in n.inputs}
    return [n for n in joint.nodes if n.phase == "forward" and n.name in read]


def _dynamo(graph: Graph) -> Sentences:
    calls = graph.op_counts()
    said = [
        f"TorchDynamo recorded the model's Python code as {plural(sum(calls.values()), 'call')} of "
        f"{plural(len(calls), 'torch function')}, on {_inputs(graph)}."
    ]
    target, count = max(calls.items(), key=lambda c: c[1], default=("", 0))
    if count > 1:
        said.append(f"Most frequent is {base_name(target)}, {plural(count, 'call')}.")
    said.append("There is no backward here: autograd makes it when these calls run.")
    return tuple(said)


def _joint(graph: Graph) -> Sentences:
    forward, backward = (sum(graph.op_counts(p).values()) for p in get_args(Phase))
    outputs = [r for r in graph.results if r.role == "output"]
    gradients = [r for r in graph.results if r.role == "gradient" and r.node is not None]
    if not backward and not gradients:
        calls = plural(forward, "operation")
        return (
            f"AOT Autograd traced the forward calls only: {calls}, on {_inputs(graph)}.",
            f"It gives {plural(len(outputs), 'output')}.",
        )
    said = [
        "AOT Autograd ran the forward calls under autograd and traced both into one graph: "
        f"{forward:,} forward and {plural(backward, 'backward operation')}, on {_inputs(graph)}."
    ]
    crossing = crossing_nodes(graph)
    if crossing:
        said.append(f"Backward reads {_amount(crossing)}, of forward{_largest(graph, crossing)}.")
    said.append(f"It gives {plural(len(outputs), 'output')} and {plural(len(gradients), 'gradient')}.")
    pair = next((n for n in graph.nodes if n.is_operator and n.phase == "forward" and n.name in graph.pairs), None)
    if pair is not None:
        partner = next((p for p in graph.pairs[pair.name] if graph.by_name[p].is_operator), graph.pairs[pair.name][0])
        said.append(
            f"For example {partner} was made for {pair.name}: both carry autograd's sequence number {pair.seq}."
        )
    return tuple(said)


def _forward(graph: Graph) -> Sentences:
    outputs = [r for r in graph.results if r.role == "output"]
    said = [
        f"The forward graph is the part of the joint graph that runs first: {_operations(graph)} on {_inputs(graph)}, "
        f"giving {plural(len(outputs), 'output')}."
    ]
    saved = saved_nodes(graph)
    if saved:
        said.append(f"It also returns {_amount(saved)}, for the backward graph{_largest(graph, saved)}.")
    mutated = [r for r in graph.results if r.role == "mutation"]
    if mutated:
        said.append(f"It returns {plural(len(mutated), 'new value')} for inputs that the model changes in place.")
    return tuple(said)


def _backward(graph: Graph) -> Sentences:
    gradients = [r for r in graph.results if r.role == "gradient" and r.node is not None]
    tangents = [n for n in graph.nodes if n.role == "tangent"]
    kept = [n for n in graph.nodes if is_value(n) and n.role != "tangent"]
    return (
        f"The backward graph runs when gradients of the outputs arrive ({plural(len(tangents), 'tangent')}): "
        f"{_operations(graph)} give {plural(len(gradients), 'gradient')}.",
        f"It reads {_amount(kept)}, that the forward graph kept{_largest(graph, kept)}."
        if kept
        else "It reads nothing kept.",
    )


def _operations(graph: Graph) -> str:
    return plural(sum(graph.op_counts().values()), "operation")


def _inputs(graph: Graph) -> str:
    """`2 parameters, 3 buffers and 1 input`, of the placeholders; tangents are named as such."""
    counts = Counter(n.role for n in graph.nodes if n.op == "placeholder")
    parts = [plural(counts[r], r.replace("_", " ")) for r in ("parameter", "buffer", "input", "tangent") if counts[r]]
    if not parts:
        return "no inputs"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _amount(nodes: Sequence[Node]) -> str:
    return f"{plural(len(nodes), 'tensor')}, {human_bytes(sum(n.nbytes for n in nodes))}"


def _measured(nodes: Sequence[Node], one: str, many: str) -> str:
    """`3 tensors (128 B) exist`; `one` and `many` are the verb."""
    size = human_bytes(sum(n.nbytes for n in nodes))
    return f"{plural(len(nodes), 'tensor')} ({size}) {one if len(nodes) == 1 else many}"


def _largest(graph: Graph, nodes: Iterable[Node]) -> str:
    """The largest value that was computed (parameters and views of them exist anyway)."""
    made = [n for n in nodes if not is_given(root(graph, n))]
    if not made:
        return ""
    top = max(made, key=lambda n: n.nbytes)
    return f"; the largest is {readable(top)}, {outputs_text(top.outputs)}, {human_bytes(top.nbytes)}"


def _were(count: int) -> str:
    return "1 was" if count == 1 else f"{count:,} were"


def _growth(aten: Graph, graph: Graph) -> str:
    return f"{plural(len(aten.nodes), 'node')} became {len(graph.nodes):,}"
