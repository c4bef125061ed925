"""What a model computes before its modules begin: masks, positions, tables of angles.

Example::

    fronts(graph, grouping, {"arange", "add", "unsqueeze"})      # [['add', 'arange', 'unsqueeze']]

What cannot happen: the order of the graph's nodes matters; a unit stands in two fronts.

Note: the rule
    A forward operator belongs to the front when it stands in no module and reads nothing but the graph's inputs,
    constants, and other operators of the front. What is connected is one front, with the backward of it. A front of
    fewer than `LEAST` units is no crowd and stays open. Where more than a quarter of the model is front, its modules
    are not what the model is made of, and nothing is folded by this rule.
"""

from __future__ import annotations

from collections.abc import Set

from extraction.graph import Graph
from viewer.grouping import Grouping, is_value

LEAST = 6
SHARE = 0.25


def fronts(graph: Graph, grouping: Grouping, loose: Set[str]) -> list[list[str]]:
    """Units of each front, sorted; `loose` are the units that stand in no module."""
    values = {n.name for n in graph.nodes if is_value(n)}
    made = [n for n in graph.nodes if n.op != "output" and n.name not in values]
    outside = {grouping[n.name] for n in made if n.phase != "forward" or grouping[n.name] not in loose}
    links: dict[str, set[str]] = {}
    for node in made:
        unit = grouping[node.name]
        reads = {grouping[i] for i in node.inputs if i not in values} - {unit} if unit not in outside else set()
        if unit not in outside and not reads & outside:
            links.setdefault(unit, set()).update(reads)
        else:
            outside.add(unit)
    links = {unit: reads for unit, reads in links.items() if unit not in outside}
    forward = {grouping[n.name] for n in made if n.phase == "forward"}
    if len(links) > SHARE * len(forward):
        return []
    return [_with_backward(graph, grouping, part, loose) for part in _parts(links) if len(part) >= LEAST]


def _parts(links: dict[str, set[str]]) -> list[list[str]]:
    near: dict[str, set[str]] = {unit: set(reads) for unit, reads in links.items()}
    for unit, reads in links.items():
        for other in reads:
            near[other].add(unit)
    found: list[list[str]] = []
    left = set(near)
    while left:
        part, waiting = set(), [min(left)]
        while waiting:
            unit = waiting.pop()
            if unit not in part:
                part.add(unit)
                waiting += near[unit]
        left -= part
        found.append(sorted(part))
    return found


def _with_backward(graph: Graph, grouping: Grouping, part: list[str], loose: Set[str]) -> list[str]:
    own = set(part)
    back = {grouping[p] for n in graph.nodes if grouping.get(n.name) in own for p in graph.pairs.get(n.name, ())}
    return sorted(own | (back & loose))


def read_inputs(graph: Graph, names: Set[str]) -> list[str]:
    """The graph's own inputs that these nodes read, by the names that readers know."""
    read = {i for name in names for i in graph.by_name[name].inputs}
    values = [graph.by_name[i] for i in sorted(read)]
    return sorted({v.label or v.name for v in values if v.role == "input"})
