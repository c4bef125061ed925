"""What the panel says about a folded box.

Example::

    blocks = describe_fold(known.graph, known.tree(options), "fold:f:layers.0.mlp", opened)

What cannot happen: a fold that this graph does not have raises; it is said to be gone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import zip_longest

from extraction.graph import Graph, Phase
from viewer.fold import FoldNode, FoldTree, Opened, box_id, key_of
from viewer.folded import about, size_text, sizes, types_text
from viewer.labels import human_bytes, human_flops, outputs_text, short_operator
from viewer.parts.panel import Action, Actions, Block, Fact, Facts, Head, Link, Links, Text

KINDS = {
    "scope": "module",
    "front": "what is computed before the modules",
    "run": "run of lines",
    "block": "block of lines",
    "rest": "equal modules",
    "origin": "one aten call",
}
MOST_TYPES = 4


def describe_fold(graph: Graph, tree: FoldTree, token: str, opened: Opened) -> list[Block]:
    """Blocks for one half of a fold."""
    fold = tree.folds.get(key_of(token) or "")
    phase: Phase = "forward" if token.startswith("fold:f:") else "backward"
    if fold is None or phase not in fold.size:
        return [Text((f"{token.split(':', 2)[-1]} is not in this graph.",), "Not here")]
    chips = [(phase, phase), (KINDS[fold.kind], "plain")]
    chips += [(f"×{fold.members}", "plain")] if fold.members else []
    on = fold.key in opened
    act = Action("Fold", f"close:{fold.key}") if on else Action("Open", f"open:{fold.key}")
    names = [name for unit in tree.units(fold.key, phase) for name in tree.members[unit]]
    blocks: list[Block] = [
        Head(fold.title, fold.key, tuple(chips)),
        Actions((act, Action("Go to", "zoom", hint="Bring it into the middle of the picture"))),
        Facts(tuple(_rows(graph, names))),
    ]
    if note := about(fold):
        blocks.append(Text((f"{note[0].upper()}{note[1:]}.",)))
    other = [p for p in fold.size if p != phase]
    blocks += [Links(f"In {p}", (_half(graph, tree, fold, p, fold.title, p),)) for p in other]
    children = [key for key in sorted(fold.children, key=_numbers) if phase in tree.folds[key].size]
    inside = [_child(graph, tree, key, phase) for key in children]
    units = [u for u in fold.units if tree.phase[u] == phase and u in graph.by_name]
    inside += [_unit(graph, name) for name in units]
    blocks.append(Links("Inside", tuple(inside)))
    operators = sizes(graph, names).operators
    rows = tuple(Fact(name, f"×{count}") for name, count in operators.most_common(12))
    if rows:
        blocks.append(Facts(rows, "Operators" if len(operators) <= 12 else "The commonest operators"))
    return blocks


def _rows(graph: Graph, names: list[str]) -> Iterable[Fact]:
    total, inside = sizes(graph, names), set(names)
    yield Fact("Operators", f"{total.operators.total():,}")
    if total.parameters:
        yield Fact("Parameters", human_bytes(total.parameters), "parameters and buffers that are read inside")
    if total.saved:
        yield Fact("Saved", human_bytes(total.saved), "for backward")
    if total.flops:
        yield Fact("Work", human_flops(total.flops))
    into = [i for n in names for i in graph.by_name[n].inputs if i not in inside and _is_call(graph, i)]
    out = [n for n in names if _is_call(graph, n) and any(u not in inside for u in graph.users[n])]
    for title, values in (("In", into), ("Out", out)):
        if values:
            yield Fact(title, types_text(graph, values, MOST_TYPES), mono=True)


def _is_call(graph: Graph, name: str) -> bool:
    return graph.by_name[name].op.startswith("call")


def _half(graph: Graph, tree: FoldTree, fold: FoldNode, phase: Phase, text: str, tone: str = "") -> Link:
    """Leads to one half of a fold; says what its box says of its size."""
    names = [name for unit in tree.units(fold.key, phase) for name in tree.members[unit]]
    return Link(text, f"node:{box_id(fold.key, phase)}", size_text(graph, fold, names), tone)


def _numbers(key: str) -> list[tuple[str, int]]:
    """Sorts `layer.2` before `layer.10`."""
    parts = re.split(r"(\d+)", key)
    return [(text, int(number or 0)) for text, number in zip_longest(parts[::2], parts[1::2], fillvalue="")]


def _child(graph: Graph, tree: FoldTree, key: str, phase: Phase) -> Link:
    fold = tree.folds[key]
    return _half(graph, tree, fold, phase, fold.title + (f" ×{fold.members}" if fold.members else ""))


def _unit(graph: Graph, name: str) -> Link:
    node = graph.by_name[name]
    return Link(name, f"node:{name}", f"{short_operator(node.target)}, {outputs_text(node.outputs)}")
