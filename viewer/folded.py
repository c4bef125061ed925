"""What the box of a fold says, what its nodes amount to, and the frames around open folds.

Example::

    sizes(graph, names).lines        # ('34 operators: mul ×12, …', 'parameters 202 MB', …)
    clusters(tree, opened, boxes)    # a frame around each open fold, one a phase

What cannot happen: a frame without boxes; a frame that stands before the one around it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from extraction.graph import Graph, Node, Phase, TensorType
from viewer.boxes import Box
from viewer.clusters import Cluster
from viewer.fold import ROOT, FoldNode, FoldTree, Opened, box_id, key_of
from viewer.fold_tree import fold_tree
from viewer.grouping import ViewOptions, base_grouping, is_projection, is_value, shown_results
from viewer.labels import (
    SUB_LIMIT,
    TIP_WIDTH,
    TITLE_LIMIT,
    clip,
    clip_left,
    human_bytes,
    human_flops,
    plural,
    short_operator,
    subtitle,
)

MOST_TYPES = 3
MOST_NAMES = 4  # operators in a line of the hover card
# kinds of operators that say what a part of a model does, the most telling first
TELLING = ("attention", "convolution", "matmul", "normalization", "reduction", "random", "indexing", "pointwise")


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
        found = [self._counted]
        found += [f"parameters {human_bytes(self.parameters)}"] if self.parameters else []
        found += [f"saved for backward {human_bytes(self.saved)}"] if self.saved else []
        found += [human_flops(self.flops)] if self.flops else []
        return tuple(found)

    @property
    def _counted(self) -> str:
        """`34 operators: mul ×12, add ×4, …`: the commonest, as many as a line of the hover card has room for."""
        said = plural(self.operators.total(), "operator")
        names = [name if n == 1 else f"{name} ×{n}" for name, n in self.operators.most_common(MOST_NAMES)]
        while names:
            more = ["…"] * (len(self.operators) > len(names))
            text = f"{said}: {', '.join(names + more)}"
            if len(text) <= TIP_WIDTH:
                return text
            names.pop()
        return said


def tree_of(graph: Graph, options: ViewOptions) -> FoldTree:
    """The tree of folds of a graph as these options show it."""
    grouping = base_grouping(graph, options)
    shown = shown_results(graph, options)
    results = Counter(grouping[r.node] for i, r in enumerate(graph.results) if i in shown and r.node is not None)
    return fold_tree(graph, grouping, results)


def titled(graph: Graph, fold: FoldNode, box: Box, into: Sequence[str], out: Sequence[str]) -> Box:
    """One half of a fold with its texts; `into` and `out` are the values that come in and go out."""
    given = types_text(graph, out)
    what = size_text(graph, fold, box.nodes)
    if fold.kind in ("front", "run", "block") or (fold.kind == "scope" and box.count == 1):
        what = telling(graph, box.nodes) or what
    if fold.members:
        what = f"×{fold.members} · {what}"
    elif fold.kind == "scope" and fold.like and not fold.note.startswith("equal"):
        what = f"≠ {_short(fold)} · {what}"
    room = min(SUB_LIMIT // 2, SUB_LIMIT - 2 - len(what))  # rather without the type than with a cut name
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
        sub=clip(subtitle(what, given) if given and len(given) < room else what, SUB_LIMIT),
        scope=scope_of(fold.key),
        notes=tuple(n for n in notes if n),
    )


def size_text(graph: Graph, fold: FoldNode, names: Sequence[str]) -> str:
    """How much is in one half of a fold: operators, or all nodes of an opened call, or values where nothing runs."""
    operators = sum(graph.by_name[name].is_operator for name in names)
    if not operators:
        return plural(len(names), "value")
    return plural(len(names), "node") if fold.kind == "origin" else plural(operators, "operator")


def _short(fold: FoldNode) -> str:
    """The sibling that a module resembles, by as much of its path as the module's own title has: `layers.0`."""
    return ".".join(fold.like.split(".")[-fold.title.count(".") - 1 :])


def scope_of(key: str) -> str:
    """The module path of a fold: its key without what tells runs, blocks and rows apart."""
    return re.split(r"[\[@#]", key)[0].rstrip(".")


def scope_around(tree: FoldTree, unit: str) -> str:
    """The module path of the frames that a unit stands in."""
    fold = tree.folds[tree.home[unit]]
    while fold.kind == "origin":
        fold = tree.folds[fold.parent]
    return scope_of(fold.key)


def telling(graph: Graph, names: Iterable[str]) -> str:
    """The two operators that say most of what these nodes do, and how many others: `bmm, softmax +7`; "" for none."""
    nodes = [n for name in names if (n := graph.by_name[name]).is_operator]
    counts = Counter(short_operator(n.target) for n in nodes)
    rank = {short_operator(n.target): _rank(graph, n.target) for n in nodes}
    shown = sorted(counts, key=lambda name: (rank[name], -counts[name], name))[:2]
    rest = counts.total() - sum(counts[name] for name in shown)
    texts = [name if counts[name] == 1 else f"{name} ×{counts[name]}" for name in shown]
    return ", ".join(texts) + (f" +{rest}" if rest else "")


def _rank(graph: Graph, target: str) -> int:
    kind = graph.operator[target].kind if target in graph.operator else "other"
    return TELLING.index(kind) if kind in TELLING else len(TELLING)


def about(fold: FoldNode) -> str:
    """How a fold relates to its siblings."""
    if fold.members:
        return f"{fold.members} {'blocks' if '#' in fold.like else 'modules'}, each equal to {fold.like}"
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
    nodes = [graph.by_name[name] for name in names]
    targets = Counter([n.target for n in nodes if n.is_operator])
    operators = Counter[str]()
    for target, count in targets.items():
        operators[short_operator(target)] += count
    read = {i for n in nodes for i in n.inputs}.union([n.name for n in nodes]) & graph.weights
    return Sizes(
        operators,
        sum([graph.by_name[name].nbytes for name in read]),
        sum([n.nbytes for n in nodes if n.saved and _is_one_tensor(graph, n)]),
        sum([n.flops for n in nodes if n.flops]),
    )


def _is_one_tensor(graph: Graph, node: Node) -> bool:
    """True for what an operation makes, unless that is a tuple: then its elements count."""
    made = not is_value(node) and (is_projection(graph, node) or not node.multiple)
    return made and isinstance(node.outputs[0] if node.outputs else None, TensorType)


def clusters(graph: Graph, tree: FoldTree, opened: Opened, boxes: Sequence[Box]) -> tuple[Cluster, ...]:
    """Frames around what is open, one a phase, from the outside in; without the root's and without empty ones.

    A gradient that is a result stands in the frame of what makes it.
    """
    inside: dict[tuple[str, Phase], list[str]] = {}
    for box in boxes:
        key = key_of(box.id)
        if key is not None:
            inside.setdefault((tree.folds[key].parent, box.phase), []).append(box.id)
        elif (unit := _unit(graph, tree, box.id)) in tree.home:
            inside.setdefault((tree.home[unit], tree.phase[unit]), []).append(box.id)
    found = []
    for key in sorted(opened, key=lambda k: (len(tree.path(k)), k)):
        fold = tree.folds[key]
        for phase in fold.size if key != ROOT else ():
            outer = "" if fold.parent == ROOT else box_id(fold.parent, phase)
            label = fold.title + (f" ×{fold.members}" if fold.members else "")
            found.append(Cluster(box_id(key, phase), label, phase, outer, tuple(inside.get((key, phase), ()))))
    return tuple(found)


def _unit(graph: Graph, tree: FoldTree, box: str) -> str:
    """The unit whose frame a box stands in: itself, or for a gradient the one that makes it; "" for other results."""
    if not box.startswith("result:"):
        return box
    result = graph.results[int(box.removeprefix("result:"))]
    return tree.grouping[result.node] if result.node is not None and result.role == "gradient" else ""
