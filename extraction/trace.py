"""Traces one call of an operator through its decomposition into a small graph.

Example::

    small = Traces(mode).of(node, table[node.target], table)
    small.graph                  # torch.fx.Graph, one placeholder for each argument node; None where `reason` says why

What cannot happen: a small graph that reads a value which is neither an argument nor made in it; a graph with an
operator that changes a tensor in place (`reason` says so instead).

Note: one trace for several tables
    A trace depends on the entries of the operators that it met, and on no others. So a trace made with one table is
    good for each table that has the same entries for them: most calls expand alike at core aten and in Inductor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from extraction.levels import Table

if TYPE_CHECKING:
    from torch import fx
    from torch._subclasses.fake_tensor import FakeTensorMode

Entry = Callable[..., Any]


@dataclass(frozen=True)
class Small:
    """The graph of one traced call, or the reason why the call stays whole.

    `owner` holds the constants that `get_attr` nodes name. `wrong` maps the results (by index) that do not have the
    shape and dtype of the operator's own to a description; a call stays whole where such a result is used.
    """

    graph: fx.Graph | None
    reason: str = ""
    wrong: Mapping[int, str] = field(default_factory=dict)
    owner: Any = None


class Traces:
    """All calls traced so far on one fake mode, for any number of tables."""

    def __init__(self, mode: FakeTensorMode) -> None:
        self.mode = mode
        self.count = 0
        self._keys: dict[fx.Node, Any] = {}
        self._numbers: dict[Any, int] = {}
        self._known: dict[Any, list[tuple[Entry, Mapping[Any, Entry | None], Small]]] = {}

    def key(self, n: fx.Node) -> Any:
        """A number for the key of a call, or the node itself where it has none; made once for each node."""
        found = self._keys.get(n)
        if found is None:
            key = call_key(n)
            found = self._keys[n] = n if key is None else self._numbers.setdefault(key, len(self._numbers))
        return found

    def of(self, n: fx.Node, entry: Entry, inside: Table) -> Small:
        """The call opened by `entry`, with what appears inside decomposed by `inside`."""
        from extraction.recorder import trace_call

        key = self.key(n)
        known = self._known.setdefault(key, [])
        inside = _symbolic(inside) if key is n else inside
        for other, met, small in known:
            if other is entry and all(inside.get(target) is e for target, e in met.items()):
                return small
        self.count += 1
        watched = Watched(inside, n.target, entry)
        small = trace_call(n, watched, self.mode, fresh=key is not n)
        known.append((entry, watched.met, small))
        return small


def _symbolic(table: Table) -> Table:
    """The table with make_fx's own entry for the number of elements of a tensor with symbolic sizes."""
    import torch
    from torch._decomp.decompositions import sym_numel

    return {torch.ops.aten.sym_numel.default: sym_numel, **table}


class Watched(Mapping[Any, Entry]):
    """A table that remembers which operators were looked up in it, and what they had.

    `target` has `entry` the first time: this is the call that is opened. Wherever the expansion calls it again the
    table decides.
    """

    def __init__(self, table: Table, target: Any, entry: Entry) -> None:
        self.table = table
        self.first: tuple[Any, Entry] | None = (target, entry)
        self.met: dict[Any, Entry | None] = {}

    def __contains__(self, target: object) -> bool:
        if self.first is not None and self.first[0] is target:
            return True
        self.met[target] = self.table.get(target)
        return target in self.table

    def __getitem__(self, target: Any) -> Entry:
        if self.first is not None and self.first[0] is target:
            entry, self.first = self.first[1], None
            return entry
        found = self.met[target] = self.table.get(target)
        if found is None:
            raise KeyError(target)
        return found

    def __iter__(self) -> Iterator[Any]:
        return iter(self.table)

    def __len__(self) -> int:
        return len(self.table)

    def __bool__(self) -> bool:
        return True  # it has an entry for the call at hand; make_fx takes an empty table for none


def call_key(n: fx.Node) -> Any:
    """The key of a call by "Note: distinct calls" of `expand`, or None when a size or a number is symbolic."""
    import torch
    from torch import fx
    from torch.utils import _pytree as pytree

    flat, spec = pytree.tree_flatten((n.args, n.kwargs))
    key: list[Any] = [n.target, spec]
    for x in flat:
        if isinstance(x, fx.Node):
            value = x.meta.get("val")
            if not isinstance(value, torch.Tensor) or value.layout != torch.strided:
                return None
            shape, stride, offset = tuple(value.shape), value.stride(), value.storage_offset()
            if not all(type(s) is int for s in (*shape, *stride, offset)):
                return None
            key.append((shape, stride, offset, value.dtype, value.device))
        else:
            key.append((type(x), repr(x)))
    return tuple(key)
