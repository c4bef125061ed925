"""What a box says: its title, its second line, and its kind.

Example::

    caption("convolution", "op", node, [node], 1)     # ('conv', 'layer1.0.conv1 → f32[1, 64, 56, 56]')

What cannot happen: a text longer than its limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from extraction.graph import Graph, Kind, Node, TensorType
from viewer.grouping import UNUSED
from viewer.labels import (
    SUB_LIMIT,
    TITLE_LIMIT,
    clip,
    clip_left,
    outputs_text,
    plural,
    readable,
    short_operator,
    subtitle,
)

BoxShape = Literal["op", "fold", "value", "result"]
# What a fold box is about: the first of these kinds that is inside, else the commonest.
_TELLING: tuple[Kind, ...] = ("attention", "convolution", "matmul", "normalization")


def kinds_of(graph: Graph, operators: Sequence[Node]) -> Counter[Kind]:
    """How many operators of each kind there are."""
    kinds = Counter[Kind]()
    for target, count in Counter([n.target for n in operators]).items():
        kinds[graph.operator[target].kind if target in graph.operator else "other"] += count
    return kinds


def dtypes_of(operators: Sequence[Node]) -> Counter[str]:
    """How many operators make each data type; "" where no tensor is made."""
    return Counter([next((v.dtype for v in n.outputs if isinstance(v, TensorType)), "") for n in operators])


def telling_kind(kinds: Counter[Kind]) -> Kind:
    """The kind that a box of such operators is about; `other` where there is none."""
    for kind in _TELLING:
        if kinds[kind]:
            return kind
    return kinds.most_common(1)[0][0] if kinds else "other"


def caption(
    box: str, shape: BoxShape, head: Node, nodes: Sequence[Node], operators: int, inside: str = ""
) -> tuple[str, str]:
    """Title and second line of a box of the graph's nodes; `head` is the node that it is about.

    `inside` is the module path that the frame around says already.
    """
    if shape == "fold":
        return clip_left(box.removeprefix("fold:") or "all", TITLE_LIMIT), plural(operators, "operator")
    if shape == "value":
        if box == UNUSED:
            return plural(len(nodes), "input") + " not used", clip(", ".join(readable(n) for n in nodes), SUB_LIMIT)
        return clip_left(readable(head), TITLE_LIMIT), subtitle("", outputs_text(head.outputs))
    return short_operator(head.target), subtitle(_below(head.scope, inside), outputs_text(head.outputs))


def _below(scope: str, inside: str) -> str:
    """The part of a module path that is not said yet."""
    return "" if scope == inside else scope.removeprefix(f"{inside}.")


def result_caption(role: str, label: str, node: Node, inside: str = "") -> tuple[str, str]:
    """Title and second line of a result; `inside` as for `caption`."""
    types = outputs_text(node.outputs)
    for words in ("gradient", "new value"):
        if label.startswith(f"{words} of "):
            return words, subtitle(_below(label.removeprefix(f"{words} of "), inside), types)
    if role == "saved":
        return "saved", subtitle(readable(node), types)
    return clip(label, TITLE_LIMIT), subtitle("", types)
