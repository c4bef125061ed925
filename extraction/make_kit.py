"""Makes the kit of a graph: follows every step of every call that some choice could open.

Example::

    kit = make_kit(assembly, list(module.graph.nodes), ways, scopes, scoped)

What cannot happen: a call is traced that `Ways` has traced before; the graph is changed.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from extraction.assemble import Assembly
from extraction.graph import LEVELS, Graph, Operator
from extraction.kit import Call, Kit, Place, Text
from extraction.levels import table_of
from extraction.operators import describe, target_name
from extraction.pattern import Pattern
from extraction.templates import pattern_of
from extraction.trace import Small
from extraction.ways import Ways, openings

if TYPE_CHECKING:
    from torch import fx


def make_kit(
    assembly: Assembly, nodes: Sequence[fx.Node], ways: Ways, scopes: Mapping[str, str], scoped: Graph
) -> Iterator[Kit | None]:
    """The kit of an aten graph: None after each call that was opened, so that other work may come between; then it.

    `scoped` is the graph as it is stored, after `with_scopes`.
    """
    maker = _Maker(ways)
    texts: dict[Text, int] = {}
    places = []
    for n, t in zip(nodes, assembly.templates, strict=True):
        text = texts.setdefault((t.args, t.kwargs, t.impure), len(texts))
        places.append(Place(maker.call(n), text, t.inputs, t.reads, t.item))
    while maker.waiting:
        maker.open_one()
        yield None
    operators, kept = maker.described()
    raw = assembly.raw
    unscoped = {r.name: (r.seq, r.dynamo) for r, s in zip(raw.nodes, scoped.nodes, strict=True)
                if (r.seq, r.dynamo) != (s.seq, s.dynamo)}  # fmt: skip
    there = {r.dynamo for r in raw.nodes}
    yield Kit(
        raw.stage, raw.partitioner, raw.region, tuple(maker.calls), tuple(maker.patterns), tuple(places),
        tuple(texts), operators, kept, {name: s for name, s in scopes.items() if s and name in there}, unscoped,
    )  # fmt: skip


class _Maker:
    """Collects distinct calls and what opens them."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.calls: list[Call] = []
        self.patterns: list[Pattern] = []
        self.waiting: list[tuple[int, fx.Node]] = []
        self._callables: dict[str, Any] = {}
        self._index: dict[Any, int] = {}
        self._made: dict[int, tuple[Small, int]] = {}  # patterns by the id of what was traced, which is held

    def call(self, n: fx.Node) -> int:
        """The index of a distinct call; -1 for what is none."""
        if n.op != "call_function" or n.target is operator.getitem:
            return -1
        key = self.ways.traces.key(n)
        if key not in self._index:
            self._index[key] = len(self.calls)
            target = target_name(n.target)
            self._callables.setdefault(target, n.target)
            self.calls.append(Call(target, _dtypes(n), n.is_impure()))
            self.waiting.append((self._index[key], n))
        return self._index[key]

    def open_one(self) -> None:
        """Opens one call that waits, by every table that has an entry for it."""
        index, n = self.waiting.pop()
        tables = openings(n.target)
        steps = tuple(self._step(self.ways.of(n, level)) for level in tables)
        call = self.calls[index]
        self.calls[index] = Call(call.target, call.dtypes, call.impure, tables, steps)

    def _step(self, small: Small) -> int | str:
        if small.graph is None:
            return small.reason
        if id(small) not in self._made:
            self._made[id(small)] = small, len(self.patterns)
            self.patterns.append(pattern_of(small.graph, small.wrong, self.call))
        return self._made[id(small)][1]

    def described(self) -> tuple[tuple[Operator, ...], tuple[tuple[str, ...], ...]]:
        """Every operator, and why each level leaves it whole."""
        targets = sorted(self._callables)
        at = [[describe(self._callables[t], level, table_of(level)) for t in targets] for level in LEVELS]
        return tuple(replace(o, kept="") for o in at[0]), tuple(tuple(o.kept for o in found) for found in at)


def _dtypes(n: fx.Node) -> tuple[str, ...]:
    """Those of all tensors that go in and come out, each once, sorted."""
    import torch
    from torch.utils import _pytree as pytree

    values = [x.meta.get("val") for x in n._input_nodes] + [n.meta.get("val")]
    tensors = (t for t in pytree.tree_leaves(values) if isinstance(t, torch.Tensor))
    return tuple(sorted({str(t.dtype).removeprefix("torch.") for t in tensors}))
