"""Finds nodes by name, operator, shape, dtype, parameter or scope.

Example::

    index = Index(graph)
    index.find("conv layer1")                     # all words must be found, in any field
    index.find("op:mul shape:64,56 dtype:bf16")   # a word with a prefix looks in that field only

What cannot happen: a query raises; a node is found twice; the output node is found.

Note: the order of hits
    First the node whose name is the query, then nodes with a word that is exactly their name, operator or readable
    label, then those with a field that starts with a word, then the rest; within each in execution order.

Note: fields
    `op:` the operator's target or short name; `dtype:` torch's name or the short form (`float32`, `f32`); `shape:`
    numbers in a row in a shape, without spaces (`64,56`, also `[1,64` for the start or `56]` for the end); `scope:` the
    module path; `name:` the node's name or readable label (`layer1.0.conv1.weight`); `line:` the source line's number.
    A plain word looks in all of them but `line:`. Upper and lower case are the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from extraction.graph import SHORT_DTYPE, Graph, Node, TensorType
from viewer.labels import short_operator

FIELDS = ("name", "op", "dtype", "shape", "scope", "line")
_ANYWHERE = FIELDS[:-1]


@dataclass(frozen=True, slots=True)
class Hit:
    """A node that was found, and the field that its first word was found in."""

    name: str
    field: str


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    fields: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    fields: tuple[str, ...]


class Index:
    """The texts of a graph's nodes, lowered once, so that each query is one pass."""

    def __init__(self, graph: Graph) -> None:
        self._entries = tuple(_entry(n) for n in graph.nodes if n.op != "output")

    def find(self, query: str) -> tuple[Hit, ...]:
        """Hits in order of how well they fit; () for an empty query."""
        words = _words(query)
        if not words:
            return ()
        whole = query.strip().lower()
        ranked: list[tuple[int, int, Hit]] = []
        for place, entry in enumerate(self._entries):
            found = [_match(w, entry) for w in words]
            if all(found):
                closeness = min((f[0] for f in found if f), default=0)
                first = next(f[1] for f in found if f)
                ranked.append((-1 if whole == entry.name.lower() else closeness, place, Hit(entry.name, first)))
        return tuple(hit for _, _, hit in sorted(ranked, key=lambda r: r[:2]))


def _entry(node: Node) -> _Entry:
    types = [v for v in node.outputs if isinstance(v, TensorType)]
    dtypes = dict.fromkeys(d for v in types for d in (v.dtype, SHORT_DTYPE.get(v.dtype, v.dtype)))
    texts: dict[str, tuple[str, ...]] = {
        "name": (node.name, node.label),
        "op": (node.target, short_operator(node.target)) if node.is_operator else (),
        "dtype": tuple(dtypes),
        "shape": tuple(dict.fromkeys(f"[{','.join(map(str, v.shape))}]" for v in types)),
        "scope": (node.scope,),
        "line": (str(node.source.line),) if node.source else (),
    }
    return _Entry(node.name, {k: tuple(t.lower() for t in v if t) for k, v in texts.items()})


def _words(query: str) -> list[_Word]:
    found = []
    for word in query.lower().replace(", ", ",").split():
        field, colon, text = word.partition(":")
        if colon and field in FIELDS:
            if text:
                found.append(_Word(text, (field,)))
        elif "[" in word[1:]:  # `f32[1,64]`, as types are printed
            dtype, _, shape = word.partition("[")
            found += [_Word(dtype, ("dtype",)), _Word("[" + shape, ("shape",))]
        else:
            found.append(_Word(word, _ANYWHERE))
    return found


def _match(word: _Word, entry: _Entry) -> tuple[int, str] | None:
    """How close (0 equal, 1 at the start, 2 inside) and in which field; None when the word is nowhere."""
    best: tuple[int, str] | None = None
    for field in word.fields:
        for text in entry.fields[field]:
            found = _closeness(word.text, text, field)
            if found is not None and (best is None or found < best[0]):
                best = found, field
    return best


def _closeness(word: str, text: str, field: str) -> int | None:
    if word == text:
        return 0
    if field == "line":
        return None
    if field == "shape":
        return 2 if _sizes_inside(word, text) else None
    return 1 if text.startswith(word) else 2 if word in text else None


def _sizes_inside(word: str, shape: str) -> bool:
    """Whole sizes in a row: `64,56` is in `[1,64,56,56]`, `4,56` is not."""
    if not any(c.isdigit() for c in word):
        return False
    inner = word.strip("[],")
    padded = f",{shape.strip('[]')},"
    if word.startswith("[") and not padded.startswith(f",{inner},"):
        return False
    if word.endswith("]") and not padded.endswith(f",{inner},"):
        return False
    return f",{inner}," in padded
