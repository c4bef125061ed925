"""The picture of a graph with some of it folded.

Example::

    tree = tree_of(graph, options)
    picture = folded_picture(graph, options, tree, initial(tree))

What cannot happen: a node outside of every box, as `boxes.draw` says; a fold's box without a title.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from extraction.graph import Graph, Phase, TensorType
from viewer.boxes import Box, Picture, draw
from viewer.clusters import Cluster
from viewer.fold import ROOT, FoldNode, FoldTree, Opened, box_id, key_of, visible
from viewer.fold_tree import fold_tree
from viewer.grouping import ViewOptions, base_grouping, is_projection, is_value, shown_results
from viewer.labels import (
    SUB_LIMIT,
    TITLE_LIMIT,
    clip,
    clip_left,
    human_bytes,
    human_flops,
    plural,
    short_operator,
    subtitle,
)

MOST_FRAMED = 1_500  # boxes up to which open folds are framed: frames make the layout slower
MOST_TYPES = 3


@dataclass(frozen=True, slots=True)
class Sizes:
    """What some nodes amount to: operators by short name, bytes of parameters read, bytes saved, FLOPs."""

    operators: Counter[str]
    parameters: int
    saved: int
    flops: int

    @property
    def lines(self) -> tuple[str, ...]:
        """For people; what is zero is left out."""
        common = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in self.operators.most_common(4))
        found = [plural(self.operators.total(), "operator") + (f": {common}" if common else "")]
        if len(self.operators) > 4:
            found[0] += ", …"
        found += [f"parameters {human_bytes(self.parameters)}"] if self.parameters else []
        found += [f"saved for backward {human_bytes(self.saved)}"] if self.saved else []
        found += [human_flops(self.flops)] if self.flops else []
        return tuple(found)


def tree_of(graph: Graph, options: ViewOptions) -> FoldTree:
    """The tree of folds of a graph as these options show it."""
    grouping = base_grouping(graph, options)
    shown = shown_results(graph, options)
    results = Counter(grouping[r.node] for i, r in enumerate(graph.results) if i in shown and r.node is not None)
    return fold_tree(graph, grouping, results)


def folded_picture(graph: Graph, options: ViewOptions, tree: FoldTree, opened: Opened) -> Picture:
    """Boxes, edges and frames."""
    box = visible(tree, opened)
    grouping = {name: box[unit] for name, unit in tree.grouping.items()}
    picture = draw(graph, options, grouping)
    into: dict[str, list[str]] = {}
    out: dict[str, list[str]] = {}
    for edge in picture.edges:
        if edge.kind == "saved":
            continue  # told by its size
        out.setdefault(edge.source, []).extend(edge.values)
        into.setdefault(edge.target, []).extend(edge.values)
    boxes = [
        _titled(graph, tree, b, into.get(b.id, ()), out.get(b.id, ())) if b.shape == "fold" else b
        for b in picture.boxes
    ]
    frames = clusters(tree, opened, boxes) if len(boxes) <= MOST_FRAMED else ()
    return replace(picture, boxes=tuple(boxes), clusters=frames)


def _titled(graph: Graph, tree: FoldTree, box: Box, into: Sequence[str], out: Sequence[str]) -> Box:
    fold = tree.folds[key_of(box.id) or ROOT]
    given = types_text(graph, out)
    what = f"{plural(box.count, 'operator')}" if fold.kind != "origin" else f"{plural(len(box.nodes), 'node')}"
    if not any(graph.by_name[name].is_operator for name in box.nodes):
        what = plural(len(box.nodes), "value")
    if fold.members:
        what = f"×{fold.members} · {what}"
    notes = (
        f"{fold.key or 'all'}, {box.phase}",
        *sizes(graph, box.nodes).lines,
        f"in: {types_text(graph, into, MOST_TYPES)}" if into else "",
        f"out: {types_text(graph, out, MOST_TYPES)}" if out else "",
        about(fold),
    )
    return replace(
        box,
        title=clip_left(fold.title, TITLE_LIMIT),
        sub=clip(subtitle(what, given) if given and len(given) < SUB_LIMIT // 2 else what, SUB_LIMIT),
        scope=fold.key.split("[")[0].split("@")[0],
        notes=tuple(n for n in notes if n),
    )


def about(fold: FoldNode) -> str:
    """How a fold relates to its siblings."""
    if fold.members:
        return f"{fold.members} modules, each equal to {fold.like}"
    return fold.note


def types_text(graph: Graph, names: Iterable[str], most: int = 1) -> str:
    """Types of values, the commonest first: `f32[1, 64, 56, 56] ×3`."""
    known = (graph.by_name[name].outputs[:1] for name in dict.fromkeys(names))
    counts = Counter(str(v[0]) for v in known if v and v[0] is not None)
    ranked = sorted(counts.items(), key=lambda c: (-c[1], c[0]))
    shown = ", ".join(text if n == 1 or most == 1 else f"{text} ×{n}" for text, n in ranked[:most])
    return shown if len(ranked) <= most else f"{shown} +{len(ranked) - most}"


def sizes(graph: Graph, names: Iterable[str]) -> Sizes:
    """What these nodes amount to."""
    operators: Counter[str] = Counter()
    parameters: dict[str, int] = {}
    saved = flops = 0
    for name in names:
        node = graph.by_name[name]
        for source in (name, *node.inputs):
            value = graph.by_name[source]
            if value.role in ("parameter", "buffer"):
                parameters[source] = value.nbytes
        if node.is_operator:
            operators[short_operator(node.target)] += 1
        made = not is_value(node) and (is_projection(graph, node) or not node.multiple)
        if node.saved and made and isinstance(node.outputs[0] if node.outputs else None, TensorType):
            saved += node.nbytes
        flops += node.flops or 0
    return Sizes(operators, sum(parameters.values()), saved, flops)


def clusters(tree: FoldTree, opened: Opened, boxes: Sequence[Box]) -> tuple[Cluster, ...]:
    """Frames around what is open, one a phase, from the outside in; without the root's and without empty ones."""
    inside: dict[tuple[str, Phase], list[str]] = {}
    for box in boxes:
        key = key_of(box.id)
        if key is not None:
            inside.setdefault((tree.folds[key].parent, box.phase), []).append(box.id)
        elif box.id in tree.home:
            inside.setdefault((tree.home[box.id], box.phase), []).append(box.id)
    found = []
    for key in sorted(opened, key=lambda k: (len(tree.path(k)), k)):
        fold = tree.folds[key]
        for phase in fold.size if key != ROOT else ():
            outer = "" if fold.parent == ROOT else box_id(fold.parent, phase)
            label = fold.title + (f" ×{fold.members}" if fold.members else "")
            found.append(Cluster(box_id(key, phase), label, phase, outer, tuple(inside.get((key, phase), ()))))
    return tuple(found)
