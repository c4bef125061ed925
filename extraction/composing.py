"""Puts graphs under a choice together from a kit, without torch.

Example::

    composer = Composer(kit, aten)
    graph = composer.graph(Choice("prims", keep=("aten.native_batch_norm_backward",)))

What cannot happen: a graph differs from the one that `ways.Chosen` gives by way of torch (`tests` hold both together),
or depends on the choices before it; a call that is used a thousand times is composed more than once.

Note: what is kept from choice to choice
    What a call becomes depends on what the choice says of the operators that can come of it. Where that is the same as
    before, so is the pattern, and where a node has the same inputs too, so is the node. Under one choice a call is
    composed once for the tables that are tried, as `ways` says in "Note: calls composed once".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from extraction.assemble import Made, assemble
from extraction.choice import Choice
from extraction.graph import CHOICE_NOTE, Graph, Level
from extraction.kit import Call, Kit
from extraction.pattern import Names, Pattern, Template, Unusual, flat, given, results_used, wrong_result
from extraction.rule import CIRCLE, KEPT, Asked, Rule, is_hard
from extraction.scopes import with_scopes


def noted(graph: Graph, choice: Choice) -> Graph:
    """The graph with the choice's word on its operators."""
    operators = (replace(o, kept=KEPT) if choice.keeps(o.target) else o for o in graph.operators)
    return replace(graph, operators=tuple(operators), notes=(*graph.notes, f"{CHOICE_NOTE}{choice}"))


@dataclass(frozen=True)
class _Composed:
    """A call with all opened in it (None: `reason` says why not); `broken` is the hard reason of a call in it."""

    pattern: Pattern | None
    reason: str = ""
    broken: str = ""


_WHOLE = _Composed(None)
_Said = tuple[Level, int, frozenset[str], frozenset[str]]  # base, call, and what is kept and opened of all in it


class Composer:
    """Graphs of one aten graph under any choice. May be called from any thread."""

    def __init__(self, kit: Kit, aten: Graph) -> None:
        """`aten` is the graph that the kit is for. Raises ValueError for another."""
        self.kit = kit
        self.assembly = kit.assembly(aten)
        self._made: Made = {}
        self._composed: dict[_Said, _Composed] = {}

    def graph(self, choice: Choice) -> Graph:
        """The graph under a choice. Raises Unusual where only torch can tell what an expansion gives."""
        found = _Composing(self.kit, choice, self._composed)
        calls = [t.call for t in self.assembly.templates]
        graph = assemble(
            self.assembly,
            lambda number: found.opened(calls[number]),
            choice.base,
            self.kit.described(choice.base).__getitem__,
            self._made,
        )
        return noted(with_scopes(graph, self.kit.scopes), choice)


class _Composing:
    """Calls of a kit under one choice, each composed once. `ways.Chosen` does the same with FX graphs.

    `shared` are calls that were composed for other choices.
    """

    def __init__(self, kit: Kit, choice: Choice, shared: dict[_Said, _Composed]) -> None:
        self.kit, self.rule = kit, Rule(choice)
        self._shared: dict[_Said, _Composed] | None = shared
        self._kept = frozenset(filter(choice.keeps, kit.targets))
        self._named = frozenset(filter(choice.opens, kit.targets))
        self._known: dict[tuple[int, tuple[Level, ...]], _Composed] = {}
        self._opened: dict[int, tuple[Pattern | None, str]] = {}

    def opened(self, call: int) -> tuple[Pattern | None, str]:
        """What a call of the graph itself becomes, or why it stays."""
        if call not in self._opened:
            self._opened[call] = self._open(call)
        return self._opened[call]

    def _open(self, call: int) -> tuple[Pattern | None, str]:
        found = _WHOLE if call < 0 else self._of_graph(call)
        if found.broken and not self.rule.opens(self.kit.calls[call].target):
            return None, found.broken
        return found.pattern, found.reason

    def _of_graph(self, call: int) -> _Composed:
        inside = self.kit.reach[call]
        said = self.rule.choice.base, call, self._kept & inside, self._named & inside
        found = self._shared.get(said) if self._shared is not None else None
        if found is None:
            found = self._composed(call, inside=False)
            if self._shared is not None:
                self._shared[said] = found
        return found

    def _composed(self, index: int, inside: bool) -> _Composed:
        call = self.kit.calls[index]
        asked = self.rule.of(call.target, call.tables, inside)
        if not asked.levels:
            return _Composed(None, asked.why) if asked.why else _WHOLE
        known = index, asked.levels
        if known not in self._known:
            self._known[known] = _Composed(None, CIRCLE)  # while it is being made
            self._known[known] = self._inline(call, asked)
        elif self._known[known].reason == CIRCLE:
            self._shared = None  # what stands in a circle depends on where it was entered
        return self._known[known]

    def _inline(self, call: Call, asked: Asked) -> _Composed:
        """The step with everything in it opened that the choice opens."""
        steps = [call.steps[call.tables.index(level)] for level in asked.levels]
        step = next((s for s in steps if isinstance(s, int)), steps[0])
        if isinstance(step, str):
            return _Composed(None, step, step if asked.base and is_hard(step) else "")
        pattern = self.kit.patterns[step]
        found = [_WHOLE if t.call < 0 else self._composed(t.call, inside=True) for t in pattern.nodes]
        broken = next((f.broken for f in found if f.broken), "")
        return _Composed(inlined(pattern, [f.pattern for f in found]), "", broken)


def inlined(step: Pattern, inner: Sequence[Pattern | None]) -> Pattern:
    """A traced call in which the calls are replaced by patterns, where there is one. Raises Unusual."""
    out = _Inlining(step.arguments)
    used = results_used(step.nodes, step.results, len(step.arguments))
    for t, pattern in zip(step.nodes, inner, strict=True):
        source = None if t.item is None else out.env[t.inputs[0]]
        if isinstance(source, tuple):
            out.env.append(source[t.item])  # type: ignore[index]
        elif pattern is not None and not wrong_result(pattern, used.get(len(out.env), ())):
            out.env.append(out.splice(pattern, t))
        else:
            out.env.append(out.add(t, [out.env[i] for i in t.inputs]))
    return out.finish(step)


class _Inlining:
    """A pattern that grows; names are given as in an FX graph that is built the same way."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self.names = Names(arguments)
        self.count = len(arguments)
        self.nodes: list[Template] = []
        self.env: list[Any] = list(range(self.count))  # numbers of the new pattern, tuples of them, None

    def add(self, t: Template, inputs: list[Any]) -> int:
        """A copy of a template that reads these values; gives its number."""
        if not all(isinstance(i, int) for i in inputs):
            raise Unusual
        self.nodes.append(replace(t, name=self.names.make(t.name), inputs=tuple(inputs)))
        return self.count + len(self.nodes) - 1

    def splice(self, pattern: Pattern, call: Template) -> Any:
        """Copies what a call becomes; gives what stands for its value."""
        values = [self.env[call.inputs[k]] for k in call.reads]
        for t in pattern.nodes:
            values.append(self.add(t, [values[i] for i in t.inputs]))
        return given(pattern.results, values)

    def finish(self, step: Pattern) -> Pattern:
        """The pattern without what nothing needs."""
        results = given(step.results, self.env)
        live = set(flat(results))
        for number in range(self.count + len(self.nodes) - 1, self.count - 1, -1):
            t = self.nodes[number - self.count]
            if t.impure or number in live:
                live |= {number, *t.inputs}
        kept = [*range(self.count), *(n for n in sorted(live) if n >= self.count)]
        numbers: list[Any] = [None] * (self.count + len(self.nodes))
        for new, old in enumerate(kept):
            numbers[old] = new
        nodes = [self.nodes[old - self.count] for old in kept[self.count :]]
        moved = (replace(t, inputs=tuple(numbers[i] for i in t.inputs)) for t in nodes)
        return Pattern(step.arguments, tuple(moved), given(results, numbers), step.wrong)
