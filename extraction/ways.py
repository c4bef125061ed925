"""Opens calls one step at a time, so that any choice of what to keep and what to open is put together from the steps.

Example::

    ways, choice = Ways(Traces(mode)), Choice("aten", open=("aten.native_batch_norm_backward",))
    Chosen(choice, ways).expand(joint.module)       # a GraphModule, as `Expander` gives; `composing` does without

What cannot happen: a step is traced twice for one capture, however many choices are tried; a kept operator is taken
apart; a choice is traced as a whole, so that changing it costs what changed only.

Note: steps
    A step is one call traced with one entry (its own) of one level's table; the calls in it stay as they are. What no
    graph of a sample can hold is taken apart within the step, by the same level's entry: operators that torch itself
    takes apart (composite implicit ones) and operators that change an argument. A decomposition sees metadata only, so
    opening a call inside a step gives what tracing both at once would.

    Whose entry that is, `rule` says.

Note: as the levels do
    A level leaves a call of the graph whole where any call in its expansion fails or mutates. So does a choice, for
    calls that its base level opens; an operator that the choice names is opened as far as it goes.

Note: calls composed once
    A call is composed once for the tables that are tried for it, whether it stands in the graph or in an expansion;
    else an operator whose expansion comes back to itself would be opened once more on the way. What is not in that key,
    whether the base level's own entry comes first, only decides whether a hard reason goes on to the calls around. It
    differs between graph and inside at aten alone (where the inside is core aten's), and there every call of the graph
    that is opened is named by the choice, so that nobody asks for that reason.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from extraction.choice import Choice
from extraction.expand import Expander, constants_in, splice, wrong_result
from extraction.graph import Level
from extraction.levels import Table, table_of
from extraction.rule import CIRCLE, OPENING, Rule, is_hard
from extraction.trace import Small, Traces

if TYPE_CHECKING:
    from torch import fx


@cache
def _within(level: Level) -> Table:
    """Entries of a level for operators that no graph can hold: see "Note: steps"."""
    import torch

    found = {
        op: entry
        for op, entry in table_of(level).items()
        if isinstance(op, torch._ops.OpOverload) and (op._schema.is_mutable or _is_composite(op))
    }
    return MappingProxyType(found)


def _is_composite(op: Any) -> bool:
    import torch

    return torch._C._dispatch_has_kernel_for_dispatch_key(op.name(), "CompositeImplicitAutograd")


@cache
def openings(target: Any) -> tuple[Level, ...]:
    """The tables that have an entry for an operator, in the order in which they are tried."""
    return tuple(level for level in OPENING if target in table_of(level))


@dataclass(frozen=True)
class _Composed:
    """A call with all opened in it; `broken` is the hard reason of a call in it that stayed whole."""

    small: Small
    broken: str = ""


IN_CIRCLE = _Composed(Small(None, CIRCLE))


class Ways:
    """One-step expansions of distinct calls, for one capture."""

    def __init__(self, traces: Traces) -> None:
        self.traces = traces

    def of(self, n: fx.Node, level: Level) -> Small:
        """One step into a call by a level's entry, or why it stays whole."""
        return self.traces.of(n, table_of(level)[n.target], _within(level))

    def first(self, n: fx.Node, levels: tuple[Level, ...]) -> tuple[Level, Small]:
        """The first of these levels whose entry opens a call; where none does, the first one with its reason."""
        steps = ((level, self.of(n, level)) for level in levels)
        return next((s for s in steps if s[1].graph is not None), (levels[0], self.of(n, levels[0])))


class Chosen(Expander):
    """Expands graphs by a choice."""

    def __init__(self, choice: Choice, ways: Ways) -> None:
        super().__init__({}, ways.traces)
        self.rule, self.ways = Rule(choice), ways
        self._composing: dict[tuple[Any, tuple[Level, ...]], _Composed] = {}

    def small(self, n: fx.Node) -> Small | None:
        """What a call of the graph becomes, or why it stays; None where the choice says nothing of it."""
        found = self._composed(n, inside=False)
        if found is None:
            return None
        return Small(None, found.broken) if found.broken and not self.rule.opens(str(n.target)) else found.small

    def _composed(self, n: fx.Node, inside: bool) -> _Composed | None:
        import torch

        if n.op != "call_function" or not isinstance(n.target, torch._ops.OpOverload):
            return None
        asked = self.rule.of(str(n.target), openings(n.target), inside)
        if not asked.levels:
            return _Composed(Small(None, asked.why)) if asked.why else None
        known = self.traces.key(n), asked.levels
        if known not in self._composing:
            self._composing[known] = IN_CIRCLE  # while it is being made
            self._composing[known] = self._inline(self.ways.first(n, asked.levels)[1], asked.base)
        return self._composing[known]

    def _inline(self, step: Small, base: bool) -> _Composed:
        """The step with everything in it opened that the choice opens."""
        if step.graph is None:
            return _Composed(step, step.reason if base and is_hard(step.reason) else "")
        broken: list[str] = []

        def small(s: fx.Node) -> Small | None:
            found = self._composed(s, inside=True)
            if found is not None and found.broken:
                broken.append(found.broken)
            return None if found is None else found.small

        return _Composed(inline(step, small), broken[0] if broken else "")


def inline(step: Small, small: Callable[[fx.Node], Small | None]) -> Small:
    """A traced call with the calls in it replaced by what `small` gives for them."""
    import torch
    from torch import fx

    assert step.graph is not None
    out, root, constants = fx.Graph(), torch.nn.Module(), constants_in(step.graph)
    env: dict[fx.Node, Any] = {}
    for s in step.graph.nodes:
        if s.op == "get_attr":
            setattr(root, str(s.target), getattr(step.owner, str(s.target)))
        found = small(s)
        if s.target is operator.getitem and isinstance(env[s.args[0]], tuple | list):
            env[s] = env[s.args[0]][s.args[1]]
        elif found is not None and found.graph is not None and not wrong_result(found, s):
            env[s] = splice(out, root, s, found, env, constants)
        elif s.op == "output":
            out.output(torch.fx.node.map_arg(s.args[0], lambda x: env[x]))
        else:
            env[s] = out.node_copy(s, lambda x: env[x])
            if found is not None:
                env[s].meta["aotscope_kept"] = found.reason or wrong_result(found, s)
    out.eliminate_dead_code()
    return Small(out, "", step.wrong, root)
