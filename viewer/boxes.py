"""From a graph and what the reader wants to see, to boxes and the edges between them.

Example::

    picture = draw(graph, ViewOptions(parameters=False))
    picture.grouping["getitem_3"]          # 'native_batch_norm': the box that stands for this node

What cannot happen: a node other than the output node stands in no box or in two; an edge is lost. Each edge of the
graph is inside a box, or drawn (merged with others between the same two boxes, counted), or named by the box that
reads it (`Box.reads`), and each result is drawn as a box or named by the box that gives it (`Box.gives`).

Note: the grouping
    A `Grouping` says for every node but the output node which box stands for it. `grouping.base_grouping` gives the
    finest one: one box an operation. Folding (by scope, by origin, by repetition) only supplies another grouping,
    whose new boxes have ids that start with `fold:`; everything below stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from extraction.graph import Graph, Kind, Node, Phase, TensorType
from viewer.captions import BoxShape, caption, dtypes_of, kinds_of, result_caption, telling_kind
from viewer.clusters import Cluster
from viewer.grouping import (
    Grouping,
    ViewOptions,
    base_grouping,
    folded_values,
    is_projection,
    is_value,
    shown_results,
)
from viewer.labels import outputs_text

EdgeKind = Literal["data", "gradient", "saved", "parameter"]
EDGE_KINDS: tuple[EdgeKind, ...] = get_args(EdgeKind)


@dataclass(frozen=True, slots=True)
class Box:
    """One thing to draw. `nodes` are in execution order; a result box holds none.

    `reads` are the values used here that are named instead of drawn; `gives` are the labels of such results. `count` is
    the number of operators inside, 0 for a value. `nbytes` counts what they make, each once. `notes`: for the card.
    `kinds` and `dtypes` count the operators of a fold, whose own are the most telling kind and the commonest type.
    """

    id: str
    nodes: tuple[str, ...]
    shape: BoxShape
    phase: Phase
    kind: Kind
    title: str
    sub: str
    target: str = ""
    dtype: str = ""
    scope: str = ""
    nbytes: int = 0
    count: int = 0
    saved: bool = False
    reads: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    pair: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    kinds: tuple[tuple[Kind, int], ...] = ()
    dtypes: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Edge:
    """All values that flow from one box to another; `values` are their nodes' names, `count` how many edges merged."""

    source: str
    target: str
    kind: EdgeKind
    count: int
    values: tuple[str, ...]
    label: str = ""

    @property
    def id(self) -> str:
        """`conv->relu`, by box ids."""
        return f"{self.source}->{self.target}"


@dataclass(frozen=True)
class Picture:
    """What to lay out: boxes in the order of their first operation (results last), edges, and the grouping used.

    Clusters stand after the one they are in, and hold boxes of one phase.
    """

    graph: Graph
    options: ViewOptions
    grouping: Grouping
    boxes: tuple[Box, ...]
    edges: tuple[Edge, ...]
    clusters: tuple[Cluster, ...] = ()

    @property
    def mirrored(self) -> bool:
        """True when the picture has both phases, so that backward runs up beside forward."""
        return self.graph.stage == "joint" and any(b.phase == "backward" for b in self.boxes)


def draw(
    graph: Graph,
    options: ViewOptions | None = None,
    grouping: Grouping | None = None,
    titles: Mapping[str, tuple[str, str]] | None = None,
) -> Picture:
    """The boxes and edges to show.

    `grouping` covers every node but the output node (default: `base_grouping`); `titles` replaces title and second
    line of boxes by id. Raises KeyError when the grouping misses a node.
    """
    options = options or ViewOptions()
    grouping = base_grouping(graph, options) if grouping is None else grouping
    members = _members(graph, grouping)
    edges, reads = _edges(graph, options, grouping)
    gives, result_boxes, result_edges = results(graph, options, grouping)
    boxes = [
        replace(
            box_of(graph, box, nodes, titles or {}),
            reads=tuple(reads.get(box, ())),
            gives=tuple(gives.get(box, ())),
            pair=_pair(graph, grouping, box, nodes),
        )
        for box, nodes in members.items()
    ]
    return Picture(graph, options, grouping, (*boxes, *result_boxes), (*edges, *result_edges))


def _members(graph: Graph, grouping: Grouping) -> dict[str, list[Node]]:
    """The nodes of each box; boxes in the order of their first operation (or of their value, where they hold none)."""
    values: dict[str, list[Node]] = {}
    members: dict[str, list[Node]] = {}
    for node in graph.nodes:
        if node.op == "output":
            continue
        box = grouping[node.name]
        if is_value(node) and not box.startswith("value:"):
            values.setdefault(box, []).append(node)  # a folded value stands early and must not move its box there
        else:
            members.setdefault(box, []).append(node)
    for box, found in values.items():
        members[box] = found + members.get(box, [])
    return members


def _edges(graph: Graph, options: ViewOptions, grouping: Grouping) -> tuple[list[Edge], dict[str, dict[str, None]]]:
    """The drawn edges, and for each box the values it reads that are named instead."""
    folded = folded_values(graph, options)
    merged: dict[tuple[str, str], list[tuple[EdgeKind, str]]] = {}
    reads: dict[str, dict[str, None]] = {}
    by_name = graph.by_name
    for node in graph.nodes:
        if node.op == "output":
            continue
        target = grouping[node.name]
        for name in node.inputs:
            source = grouping[name]
            kind = edge_kind(by_name[name], node)
            if name in folded or (kind == "saved" and not options.saved and source != target):
                reads.setdefault(target, {})[name] = None
            elif source != target:
                merged.setdefault((source, target), []).append((kind, name))
    return [merged_edge(graph, options, *ends, found) for ends, found in merged.items()], reads


def edge_kind(source: Node, user: Node) -> EdgeKind:
    """What flows: a parameter or buffer, a value saved for backward, a gradient, or plain data."""
    if source.role in ("parameter", "buffer"):
        return "parameter"
    if source.role == "saved" or (source.phase == "forward" and user.phase == "backward"):
        return "saved"
    return "gradient" if source.phase == "backward" and user.phase == "backward" else "data"


def merged_edge(
    graph: Graph, options: ViewOptions, source: str, target: str, found: Sequence[tuple[EdgeKind, str]]
) -> Edge:
    """One drawn edge: where kinds meet, the one that says most about the flow (data before parameters) names it."""
    values = tuple(dict.fromkeys(name for _, name in found))
    kind = min((kind for kind, _ in found), key=EDGE_KINDS.index)
    label = ""
    if options.shapes:
        label = outputs_text([v for name in values for v in graph.by_name[name].outputs[:1]])
    return Edge(source, target, kind, len(found), values, label)


def results(
    graph: Graph, options: ViewOptions, grouping: Grouping, inside: Callable[[str], str] = lambda box: ""
) -> tuple[dict[str, list[str]], list[Box], list[Edge]]:
    """Results as labels of the boxes that give them, or as boxes of their own with an edge to each.

    A fold names what it gives, but for outputs: its gradients alone may be hundreds. `inside` gives the module path of
    the frame around a box; a gradient stands in the frame of the box that makes it.
    """
    gives: dict[str, list[str]] = {}
    boxes: list[Box] = []
    edges: list[Edge] = []
    shown = shown_results(graph, options)
    for index, result in enumerate(graph.results):
        if result.node is None:
            continue
        node, source = graph.by_name[result.node], grouping[result.node]
        if index not in shown or (source.startswith("fold:") and result.role != "output"):
            gives.setdefault(source, []).append(result.label)
            continue
        box = f"result:{index}"
        backward = graph.stage == "backward" or (graph.stage == "joint" and result.role == "gradient")
        phase: Phase = "backward" if backward else "forward"
        title, sub = result_caption(result.role, result.label, node, inside(source) if backward else "")
        dtype = next((v.dtype for v in node.outputs if isinstance(v, TensorType)), "")
        boxes.append(Box(box, (), "result", phase, "other", title, sub, "output", dtype, node.scope, node.nbytes))
        kind: EdgeKind = "gradient" if backward else "saved" if result.role == "saved" else "data"
        label = outputs_text(node.outputs[:1]) if options.shapes else ""
        edges.append(Edge(source, box, kind, 1, (node.name,), label))
    return gives, boxes, edges


def box_of(
    graph: Graph, box: str, nodes: Sequence[Node], titles: Mapping[str, tuple[str, str]], inside: str = ""
) -> Box:
    """A box of these nodes, which are in order; without what depends on the boxes around it.

    `inside` is the module path of the frame that it stands in.
    """
    shape: BoxShape = "fold" if box.startswith("fold:") else "value" if box.startswith("value:") else "op"
    operators = [n for n in nodes if n.is_operator]
    named = None if shape == "fold" else next((n for n in nodes if n.name == box), None)
    head = named or (operators or nodes)[0]
    title, sub = titles.get(box) or caption(box, shape, head, nodes, len(operators), inside)
    made = [n for n in nodes if shape == "value" or not (is_value(n) or is_projection(graph, n))]
    kinds, dtypes = kinds_of(graph, operators), dtypes_of(operators or [head])
    return Box(
        id=box,
        nodes=tuple([n.name for n in nodes]),
        shape=shape,
        phase=head.phase,
        kind=telling_kind(kinds),
        title=title,
        sub=sub,
        target=head.target if shape != "fold" else "",
        dtype=dtypes.most_common(1)[0][0] if shape == "fold" else next(iter(dtypes_of([head]))),
        scope=head.scope,
        nbytes=sum([n.nbytes for n in made]),
        count=len(operators),
        saved=any(n.saved and (shape == "value" or not is_value(n)) for n in nodes),
        kinds=tuple(kinds.items()) if shape == "fold" else (),
        dtypes=tuple(dtypes.items()) if shape == "fold" and operators else (),
    )


def _pair(graph: Graph, grouping: Grouping, box: str, nodes: Sequence[Node]) -> tuple[str, ...]:
    """The boxes that hold pairs of these nodes."""
    found = dict.fromkeys(grouping[p] for n in nodes for p in graph.pairs.get(n.name, ()))
    found.pop(box, None)
    return tuple(found)
