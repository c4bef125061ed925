"""Short explanations of a stage, a region and a partitioner, with the graph's own names and numbers.

Example::

    explain_stage(joint)[0]      # 'AOT Autograd traced … into one graph: 60 forward and 62 backward operators.'
    explain_partitioner(forward, backward)
    # ('The default partitioner keeps 62 tensors, 41.3 MB, for the backward graph; the largest is relu, …',)

What cannot happen: markup in a sentence; a number that the graph does not have; an empty explanation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from extraction.graph import Graph, Node, Phase, Region
from viewer.grouping import is_value
from viewer.labels import base_name, human_bytes, outputs_text, plural, readable
from viewer.storage import apart, held, is_given, root

Sentences = tuple[str, ...]


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
        verb = _measured(shared, "shares", "share")
        said.append(f"{verb} memory with others that are kept, being views of the same values.")
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
    if pair := _pair(graph):
        node, partner = pair
        said.append(
            f"For example {partner} was made for {node.name}: both carry autograd's sequence number {node.seq}."
        )
    return tuple(said)


def _pair(graph: Graph) -> tuple[Node, str] | None:
    """A forward node and a backward one made for it, if possible one whose name says so (`convolution_backward`)."""
    found: list[tuple[Node, str]] = []
    for node in graph.nodes:
        if node.is_operator and node.phase == "forward":
            partners = [p for p in graph.pairs.get(node.name, ()) if graph.by_name[p].is_operator]
            found += [(node, p) for p in partners]
            named = f"{base_name(node.target)}_"
            if fitting := next((p for p in partners if base_name(graph.by_name[p].target).startswith(named)), ""):
                return node, fitting
    return found[0] if found else None


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
        f"It reads {_amount(kept)}, that the forward graph kept." if kept else "It reads nothing kept.",
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


def _largest(graph: Graph, nodes: Sequence[Node]) -> str:
    """The largest value that was computed (parameters and views of them exist anyway)."""
    made, given = [], 0
    for n in nodes:
        if is_given(root(graph, n)):
            given = max(given, held(graph, n))
        else:
            made.append(n)
    if not made:
        return ""
    top = max(made, key=lambda n: held(graph, n))
    named = "largest that was computed" if given > held(graph, top) else "largest"
    return f"; the {named} is {readable(top)}, {outputs_text(top.outputs)}, {human_bytes(top.nbytes)}"
