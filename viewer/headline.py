"""One sentence over the picture: what is shown, with its numbers.

Example::

    headline(joint)
    # 'Joint graph at aten: 87 forward and 94 backward operations of 18 operators; backward reads 178 tensors, 78.1 MB.'

What cannot happen: a number that the graph does not have.
"""

from __future__ import annotations

from extraction.graph import Graph, Level, Stage
from viewer.explain import crossing_nodes, saved_nodes
from viewer.grouping import is_value
from viewer.labels import human_bytes, plural

STAGE_NAMES: dict[Stage, str] = {"dynamo": "Dynamo", "forward": "Forward", "joint": "Joint", "backward": "Backward"}
LEVEL_NAMES: dict[Level, str] = {"aten": "aten", "core_aten": "core aten", "inductor": "inductor", "prims": "prims"}


def headline(graph: Graph) -> str:
    """The sentence. It says not whose graph it is: the bar does, and the line has little room."""
    said = what(graph)
    return f"{said[0].upper()}{said[1:]}: {_numbers(graph)}."


def what(graph: Graph) -> str:
    """`joint graph at prims, 2 kept`, `backward graph at aten (min-cut)`, `Dynamo graph`."""
    if graph.stage == "dynamo":
        return "Dynamo graph"
    cut = f" ({graph.partitioner})" if graph.partitioner else ""
    chosen = f", {graph.choice}" if graph.choice else ""
    return f"{graph.stage} graph at {LEVEL_NAMES[graph.level]}{cut}{chosen}"


def level_name(graph: Graph) -> str:
    """`prims`, `aten, 1 opened`."""
    return f"{LEVEL_NAMES[graph.level]}{f', {graph.choice}' if graph.choice else ''}"


def file_words(sample: str, graph: Graph) -> tuple[str, ...]:
    """What a file about a graph is named after: sample, stage, and level and partitioner where it has one."""
    level = "" if graph.stage == "dynamo" else level_name(graph)
    return tuple(word for word in (sample, graph.stage, level, graph.partitioner or "") if word)


def _numbers(graph: Graph) -> str:
    calls = graph.op_counts()
    kinds = plural(len(calls), "operator")
    if graph.stage == "joint":
        forward, backward = (sum(graph.op_counts(p).values()) for p in ("forward", "backward"))
        said = f"{forward:,} forward and {plural(backward, 'backward operation')} of {kinds}"
        crossing = crossing_nodes(graph)
        if not crossing:
            return said
        size = human_bytes(sum(n.nbytes for n in crossing))
        return f"{said}; backward reads {plural(len(crossing), 'tensor')}, {size}"
    said = f"{plural(sum(calls.values()), 'operation')} of {kinds}"
    if graph.stage == "forward" and (saved := saved_nodes(graph)):
        return f"{said}; {plural(len(saved), 'tensor')}, {human_bytes(sum(n.nbytes for n in saved))}, kept for backward"
    if graph.stage == "backward":
        kept = [n for n in graph.nodes if is_value(n) and n.role != "tangent"]
        gradients = sum(1 for r in graph.results if r.role == "gradient" and r.node is not None)
        size = human_bytes(sum(n.nbytes for n in kept))
        return f"{said} give {plural(gradients, 'gradient')}, from {plural(len(kept), 'kept tensor')}, {size}"
    return said
