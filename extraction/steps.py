"""Makes recipes from a kit: what a choice on top of one base level can bring about.

Example::

    recipes = recipes_of(kit, "prims")

What cannot happen: torch is imported; an operator is missing that a choice on this level brings about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from extraction.graph import Graph, Level
from extraction.kit import Call as KitCall
from extraction.kit import Kit
from extraction.kit import Place as KitPlace
from extraction.pattern import Pattern, Template, flat
from extraction.recipes import Call, Part, Place, Recipes, Reference
from extraction.rule import CIRCLE, NO_ENTRY, NO_STEP, is_hard, tried


def recipes_of(kit: Kit, aten: Graph, base: Level) -> Recipes:
    """The recipes of the aten graph, whose kit it is, on top of a base level."""
    maker = _Maker(kit, base)
    env: list[Reference | None] = []
    parts = maker.parts(kit.places, env)
    calls = [n for n, p in zip(aten.nodes, kit.places, strict=True) if p.item is None and p.call >= 0]
    places = [Place(n.name, n.phase, part) for n, part in zip(calls, parts, strict=True)]
    last = kit.places[-1]
    results = _read(env, last.inputs, last.reads)
    return Recipes(kit.stage, base, kit.partitioner, kit.region, tuple(maker.calls), tuple(places), results)


def _item(source: Reference | None, index: int) -> Reference | None:
    return source if source is None or source[0] < 0 else (source[0], index)


class _Maker:
    """Collects the calls of one base level; a call stands after those in its parts."""

    def __init__(self, kit: Kit, base: Level) -> None:
        self.kit = kit
        self.level: Level = "core_aten" if base == "aten" else base
        self.calls: list[Call] = []
        self._index: dict[int, int] = {}
        self._open: set[int] = set()

    def call(self, number: int) -> int:
        """The index of a call of the kit."""
        if number in self._open:
            return self._add(self._whole(self.kit.calls[number], CIRCLE))
        if number not in self._index:
            self._open.add(number)
            self._index[number] = self._add(self._made(self.kit.calls[number]))
            self._open.discard(number)
        return self._index[number]

    def _add(self, call: Call) -> int:
        self.calls.append(call)
        return len(self.calls) - 1

    def _whole(self, call: KitCall, reason: str) -> Call:
        return Call(call.target, call.dtypes, call.impure, call.target in self.kit.core, reason=reason)

    def _made(self, call: KitCall) -> Call:
        levels, base = tried(call.tables, self.level)
        if not levels:
            return self._whole(call, NO_STEP if call.target.startswith("prims.") else NO_ENTRY)
        steps = [(level, call.steps[call.tables.index(level)]) for level in levels]
        own = steps[0][1]
        reason = own if isinstance(own, str) else ""
        made = replace(self._whole(call, reason), hard=base and is_hard(reason))
        way = next(((level, step) for level, step in steps if isinstance(step, int)), None)
        if way is None:
            return made
        assert isinstance(way[1], int)
        return self._opened(made, way[0], self.kit.patterns[way[1]], base and not reason)

    def parts(self, nodes: Iterable[KitPlace | Template], env: list[Reference | None]) -> list[Part]:
        """The calls among nodes in order; `env` gets where each node's value comes from."""
        parts: list[Part] = []
        for n in nodes:
            if n.item is not None:
                env.append(_item(env[n.inputs[0]], n.item))
            elif n.call < 0:
                env.append(None)
            else:
                parts.append(Part(self.call(n.call), _read(env, n.inputs, n.reads)))
                env.append((len(parts) - 1, -1))
        return parts

    def _opened(self, call: Call, way: Level, pattern: Pattern, by_base: bool) -> Call:
        env: list[Reference | None] = [(-1 - k, 0) for k in range(len(pattern.arguments))]
        parts = self.parts(pattern.nodes, env)
        given = pattern.results if isinstance(pattern.results, tuple) else (pattern.results,)
        results = tuple(env[flat(r)[0]] if flat(r) else None for r in given)
        wrong = sum(1 << i for i in pattern.wrong)
        return replace(call, way=way, by_base=by_base, parts=tuple(parts), results=results, wrong=wrong)


def _read(env: Sequence[Reference | None], inputs: Sequence[int], reads: Sequence[int]) -> tuple[Reference | None, ...]:
    return tuple(env[inputs[k]] for k in reads)
