"""Where a node comes from and what it became: a list for the panel, from Dynamo's operator to prims.

Example::

    lineage(known, node, {"aten": joint, "prims": prims}, dynamo)
    # Made from native_batch_norm_backward …;  Dynamo: batch_norm;  aten: …;  core aten: mul ×3, sum ×2;  prims: …

What cannot happen: a level that is not made yet is made for it (its row says so, and a click opens it).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from extraction.graph import LEVELS, Graph, Level, Node
from viewer.graphs import Known
from viewer.headline import LEVEL_NAMES
from viewer.labels import short_operator
from viewer.links import node_link
from viewer.parts.panel import Block, Fact, Facts, Links
from viewer.provenance import follow

MOST = 6  # operators named in a row


def lineage(known: Known, node: Node, elsewhere: Mapping[Level, Graph], dynamo: Graph | None = None) -> list[Block]:
    """Blocks about a call; none for a value. `elsewhere`: the other levels that are there, under a choice its base
    level too (of the joint stage, for a node of Dynamo's graph); `dynamo`: Dynamo's graph, when it is there."""
    graph = known.graph
    if not node.op.startswith("call"):
        return []
    blocks: list[Block] = []
    origin = node.origin or node.name
    made = known.expanded.get(origin, ())
    if not graph.as_traced and (len(made) > 1 or origin != node.name):
        items = tuple(node_link(graph, name, on=name == node.name) for name in made)
        blocks.append(Links(f"Made from {origin}", items, "an aten call"))
    rows = [_dynamo(graph, node, dynamo), *(_level(graph, node, level, elsewhere) for level in LEVELS)]
    if graph.choice:
        rows.append(Fact("your choice", _calls(graph, follow((node.name,), graph, graph)), "shown here"))
    blocks.append(Facts(tuple(r for r in rows if r is not None), "Provenance"))
    return blocks


def _dynamo(graph: Graph, node: Node, dynamo: Graph | None) -> Fact | None:
    """Dynamo's operator: by name where its graph is there."""
    if graph.stage == "dynamo":
        return Fact("Dynamo", _calls(graph, (node.name,)), "shown here")
    if not node.dynamo:
        return None
    if dynamo is None:
        return Fact("Dynamo", node.dynamo, go="stage:dynamo", mono=True)
    return Fact("Dynamo", _calls(dynamo, (node.dynamo,)), node.dynamo, go="stage:dynamo")


def _level(graph: Graph, node: Node, level: Level, elsewhere: Mapping[Level, Graph]) -> Fact | None:
    """What the node's aten call is at a level."""
    name, below = LEVEL_NAMES[level], graph.stage != "dynamo"
    go = f"level:{level}" if below else f"joint:{level}"
    if below and level == graph.level and not graph.choice:
        return Fact(name, _calls(graph, follow((node.name,), graph, graph)), "shown here")
    other = elsewhere.get(level)
    if other is None:
        return Fact(name, "not made yet", "a click opens this level", go=go)
    names = follow((node.name,), graph, other)
    return Fact(name, _calls(other, names), _named(other, names), go=go)


def _calls(graph: Graph, names: tuple[str, ...]) -> str:
    """`mul ×3, sum`: the operators among nodes; without any, what the nodes pick their values from."""
    nodes = [graph.by_name[n] for n in names if n in graph.by_name]
    calls = Counter(short_operator(n.target) for n in nodes if n.is_operator)
    if not calls and nodes:
        picked = dict.fromkeys(short_operator(graph.by_name[n.inputs[0]].target) for n in nodes if n.inputs)
        return f"an element of {', '.join(picked)}" if picked else "nothing left"
    text = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in calls.most_common(MOST))
    return (text or "nothing left") + (", …" if len(calls) > MOST else "")


def _named(graph: Graph, names: tuple[str, ...]) -> str:
    """The nodes' own names, where there are few."""
    calls = [n for n in names if graph.by_name[n].is_operator]
    return ", ".join(calls) if len(calls) <= 3 else ""
