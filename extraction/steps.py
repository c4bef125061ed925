"""Makes the recipes of a graph: follows every step of every call that some choice could open.

Example::

    recipes = make_recipes(joint.module, Key("joint", "prims"), ways)

What cannot happen: a call is traced that `Ways` has traced before; the graph is changed.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from extraction.graph import Level, Partitioner, Phase, Stage
from extraction.levels import table_of
from extraction.operators import target_name
from extraction.recipes import Call, Part, Place, Recipes, Reference
from extraction.trace import Small, call_key
from extraction.ways import NO_ENTRY, NO_STEP, Ways, is_hard, openings

if TYPE_CHECKING:
    from torch import fx


def make_recipes(
    module: fx.GraphModule, stage: Stage, base: Level, partitioner: Partitioner | None, region: int, ways: Ways
) -> Recipes:
    """The recipes of an aten graph on top of a base level. Traces what was not traced yet."""
    maker = _Maker(base, ways)
    env: dict[fx.Node, Reference | None] = {}
    places = []
    for n, part in maker.parts(module.graph, env):
        phase: Phase = "backward" if _is_backward(n, stage) else "forward"
        places.append(Place(n.name, phase, part))
    results = maker.references(module.graph.output_node(), env)
    return Recipes(stage, base, partitioner, region, tuple(maker.calls), tuple(places), results)


def _is_backward(n: fx.Node, stage: Stage) -> bool:
    return stage == "backward" or (stage == "joint" and n.meta.get("partitioner_tag") == "is_backward")


class _Maker:
    """Collects distinct calls; a call stands after those in its parts."""

    def __init__(self, base: Level, ways: Ways) -> None:
        self.ways = ways
        self.level: Level = "core_aten" if base == "aten" else base
        self.calls: list[Call] = []
        self._index: dict[Any, int] = {}
        self._open: set[Any] = set()

    def parts(self, graph: fx.Graph, env: dict[fx.Node, Reference | None]) -> Iterator[tuple[fx.Node, Part]]:
        """The calls of a graph in order; `env` gets where each node's value comes from."""
        count = 0
        for n in graph.nodes:
            if n.op != "call_function":
                env.setdefault(n, None)
            elif n.target is operator.getitem:
                env[n] = _item(n, env)
            else:
                env[n] = (count, -1)
                count += 1
                yield n, Part(self.call(n), self.references(n, env))

    @staticmethod
    def references(n: fx.Node, env: dict[fx.Node, Reference | None]) -> tuple[Reference | None, ...]:
        """Where the tensors of a call come from, in the order of its arguments."""
        from torch import fx
        from torch.utils import _pytree as pytree

        return tuple(env[x] for x in pytree.tree_leaves((n.args, n.kwargs)) if isinstance(x, fx.Node))

    def call(self, n: fx.Node) -> int:
        """The index of a distinct call."""
        key = call_key(n)
        place = n if key is None else key
        if place in self._open:
            return self._add(_whole(n, "its expansion comes back to itself"))
        if place not in self._index:
            self._open.add(place)
            self._index[place] = self._add(self._made(n))
            self._open.discard(place)
        return self._index[place]

    def _add(self, call: Call) -> int:
        self.calls.append(call)
        return len(self.calls) - 1

    def _made(self, n: fx.Node) -> Call:
        base = n.target in table_of(self.level)
        levels = (self.level, *openings(n.target, but=self.level)) if base else openings(n.target)
        if not levels:
            return _whole(n, NO_STEP if getattr(n.target, "namespace", "") == "prims" else NO_ENTRY)
        own = self.ways.of(n, levels[0])
        way, step = self.ways.first(n, levels)
        call = replace(_whole(n, own.reason), hard=base and is_hard(own.reason))
        return call if step.graph is None else self._opened(call, way, step, base and own is step)

    def _opened(self, call: Call, way: Level, step: Small, by_base: bool) -> Call:
        assert step.graph is not None
        env: dict[fx.Node, Reference | None] = {
            p: (-1 - k, 0) for k, p in enumerate(step.graph.find_nodes(op="placeholder"))
        }
        parts = tuple(part for _, part in self.parts(step.graph, env))
        given: Any = step.graph.output_node().args[0]
        results = tuple(env.get(r) for r in (given if isinstance(given, tuple | list) else (given,)))
        wrong = sum(1 << i for i in step.wrong)
        return replace(call, way=way, by_base=by_base, parts=parts, results=results, wrong=wrong)


def _item(n: fx.Node, env: dict[fx.Node, Reference | None]) -> Reference | None:
    source, index = n.args
    assert isinstance(index, int)
    found = env[cast("fx.Node", source)]
    return found if found is None or found[0] < 0 else (found[0], index)


def _whole(n: fx.Node, reason: str) -> Call:
    import torch

    core = isinstance(n.target, torch._ops.OpOverload) and torch.Tag.core in n.target.tags
    return Call(target_name(n.target), _dtypes(n), n.is_impure(), core, reason=reason)


def _dtypes(n: fx.Node) -> tuple[str, ...]:
    """Those of all tensors that go in and come out, each once, sorted."""
    import torch
    from torch.utils import _pytree as pytree

    values = [x.meta.get("val") for x in n._input_nodes] + [n.meta.get("val")]
    tensors = (t for t in pytree.tree_leaves(values) if isinstance(t, torch.Tensor))
    return tuple(sorted({str(t.dtype).removeprefix("torch.") for t in tensors}))
