"""Tells which parts of a graph are equal: the same operators on the same shapes, connected in the same way.

Example::

    structure = Structure(graph)
    structure.of(layer_3) == structure.of(layer_4)     # sets of node names
    structure.difference(layer_0, layer_1)             # '+1 convolution, +1 native_batch_norm'

What cannot happen: the order of the nodes, or their names, matter; a number that torch was given as an argument is
overlooked.

Note: the signature
    A node's hash is made of its operator, phase, result types, literal arguments and the hashes of its inputs inside
    the part (of those outside, their types only), in argument order. The part's signature is the hash of the sorted
    hashes. Two parts with one signature are equal up to a collision of 64 bits; hashes are not kept beyond the process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from extraction.graph import Graph, Node, TensorType, Value
from viewer.labels import base_name

MOST_NAMED = 3
RESEMBLES = 0.1  # share of nodes that a part may have more or less


class Structure:
    """Signatures of parts of one graph."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._place = {n.name: i for i, n in enumerate(graph.nodes)}
        self._own: dict[str, int] = {}
        self._types: dict[int, int] = {}  # by the id of the value, which the graph holds

    def of(self, names: Iterable[str]) -> int:
        """The signature of a part."""
        inside: dict[str, int] = {}
        for name in sorted(names, key=self._place.__getitem__):
            node = self._graph.by_name[name]
            inputs = tuple([inside.get(i) or self._outside(i) for i in node.inputs])
            inside[name] = hash((self._label(node), inputs))
        return hash(tuple(sorted(inside.values())))

    def difference(self, part: Iterable[str], other: Iterable[str]) -> str:
        """How a part differs from another: operators more or less, or other shapes and edges."""
        counts, base = (self._operators(names) for names in (part, other))
        changes = {target: counts[target] - base[target] for target in {*counts, *base}}
        named = [f"{n:+d} {base_name(t)}" for t, n in sorted(changes.items(), key=lambda c: (-abs(c[1]), c[0])) if n]
        if not named:
            return "the same operators with other shapes, arguments or edges"
        more = f" and {len(named) - MOST_NAMED} more" if len(named) > MOST_NAMED else ""
        return ", ".join(named[:MOST_NAMED]) + more

    def _operators(self, names: Iterable[str]) -> Counter[str]:
        nodes = (self._graph.by_name[name] for name in names)
        return Counter(n.target for n in nodes if n.is_operator)

    def label(self, name: str) -> int:
        """Equal for nodes with the same operator, phase, types and literal arguments."""
        return self._label(self._graph.by_name[name])

    def _label(self, node: Node) -> int:
        if node.name not in self._own:
            if node.op.startswith("call"):
                literals = [_literal(a, node.inputs) for a in node.args]
                literals += [f"{k}={_literal(v, node.inputs)}" for k, v in node.kwargs]
                what = node.target
            else:
                literals = []
                what = node.target if node.op == "output" else node.role
            self._own[node.name] = hash((what, node.phase, self._outside(node.name), *literals))
        return self._own[node.name]

    def _outside(self, name: str) -> int:
        return hash(tuple([self._types.get(id(v)) or self._type(v) for v in self._graph.by_name[name].outputs]))

    def _type(self, value: Value) -> int:
        found = hash((value.shape, value.dtype) if isinstance(value, TensorType) else str(value))
        self._types[id(value)] = found
        return found


@dataclass(frozen=True, slots=True)
class Sibling:
    """One part among others: `first` is the earliest part equal to it, itself where none is.

    `like` is the earlier part that it equals or nearly equals, "" for none; `note` says how it differs.
    """

    first: str
    like: str = ""
    note: str = ""


def siblings(structure: Structure, parts: Mapping[str, Sequence[str]]) -> dict[str, Sibling]:
    """Compares parts (node names by key) with those before them."""
    firsts: dict[int, str] = {}
    found: dict[str, Sibling] = {}
    for key, names in parts.items():
        signature = structure.of(names)
        if signature in firsts:
            found[key] = Sibling(firsts[signature], firsts[signature], f"equal to {firsts[signature]}")
            continue
        found[key] = Sibling(key)
        if firsts:
            size = len(names)
            near = min(firsts.values(), key=lambda k: abs(len(parts[k]) - size))
            note = f"differs from {near}: {structure.difference(names, parts[near])}"
            alike = abs(len(parts[near]) - size) <= RESEMBLES * size
            found[key] = Sibling(key, near if alike else "", note)
        firsts[signature] = key
    return found


def _literal(text: str, named: Sequence[str]) -> str:
    """An argument without the names of other nodes, which differ between equal parts."""
    if text in named:
        return "·"
    return text if _plain(text) else " ".join("·" if w in named else w for w in _words(text))


@lru_cache(maxsize=1 << 12)
def _plain(text: str) -> bool:
    """True for a word, or numbers."""
    return text.isidentifier() or text.lower() == text.upper()


def _words(text: str) -> list[str]:
    for mark in "[]()=,":
        text = text.replace(mark, f" {mark} ")
    return text.split()
