"""A kit: all that is needed to put together the graph of any choice without torch, as plain data.

Purpose: a choice is changed again and again, also on a day when no worker holds the sample any more.

Example::

    kit = load_kit(text)                            # written in the run that captured the sample
    Composer(kit, aten).graph(choice)               # see `composing`; `aten` is the aten graph of the same stage
    recipes_of(kit, aten, "prims")                  # see `steps`

What cannot happen: a call that some choice brings about has no step in the kit (calls in a step are calls of the kit).

Note: calls and steps
    A call is an operator with metadata: shape, stride, dtype and constants. A step is what one entry of one level's
    table makes of it, see `ways`. Entries that several levels share give one step.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from extraction.assemble import Assembly
from extraction.graph import LEVELS, Graph, Level, Operator, Partitioner, Stage, Value
from extraction.pattern import Given, Pattern, Template
from extraction.wire import FORMAT_VERSION, FormatError, dump_value, load_value


@dataclass(frozen=True, slots=True)
class Call:
    """A distinct call. `dtypes` are those of its tensors, sorted; `impure` calls are never dead code.

    `tables` are the levels whose table has an entry, of those below aten and in their order; `steps` says for each
    which pattern of the kit one step gives, or why there is none.
    """

    target: str
    dtypes: tuple[str, ...]
    impure: bool
    tables: tuple[Level, ...] = ()
    steps: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """What a node of the aten graph does not say itself: its call (-1: none), and its arguments as numbers.

    `text` is the index of its arguments' texts, `inputs`, `reads` and `item` are those of its template.
    """

    call: int
    text: int
    inputs: tuple[int, ...]
    reads: tuple[int, ...]
    item: int | None = None


Text = tuple[tuple[str, ...], tuple[tuple[str, str], ...], bool]  # args, kwargs, impure


@dataclass(frozen=True)
class Kit:
    """For one aten graph: its places, all calls that can come of it, and what the graph itself no longer says.

    `kept` has for each level why it leaves each operator whole ("" where it does not). `scopes` are those of Dynamo's
    nodes, and `unscoped` the (seq, dynamo) that nodes had before scopes were given.
    """

    stage: Stage
    partitioner: Partitioner | None
    region: int
    calls: tuple[Call, ...]
    patterns: tuple[Pattern, ...]
    places: tuple[Place, ...]
    texts: tuple[Text, ...]
    operators: tuple[Operator, ...]
    kept: tuple[tuple[str, ...], ...]
    scopes: Mapping[str, str]
    unscoped: Mapping[str, tuple[int | None, str]]

    @cached_property
    def core(self) -> frozenset[str]:
        """Operators that torch tags as core aten."""
        return frozenset(o.target for o in self.operators if o.core)

    @cached_property
    def targets(self) -> frozenset[str]:
        """Every operator that a choice can bring about."""
        return frozenset(c.target for c in self.calls)

    @cached_property
    def reach(self) -> tuple[frozenset[str], ...]:
        """For each call the operators that a choice can bring about in it, its own among them."""
        found = [frozenset([c.target]) for c in self.calls]
        inside = [
            {n.call for s in c.steps if isinstance(s, int) for n in self.patterns[s].nodes} - {-1} for c in self.calls
        ]
        grown = True
        while grown:
            grown = False
            for i, calls in enumerate(inside):
                more = found[i].union(*(found[k] for k in calls))
                grown |= len(more) > len(found[i])
                found[i] = more
        return tuple(found)

    def described(self, level: Level) -> dict[str, Operator]:
        """Every operator as it is at a level."""
        at = LEVELS.index(level)
        return {o.target: replace(o, kept=kept) for o, kept in zip(self.operators, self.kept[at], strict=True)}

    def assembly(self, aten: Graph) -> Assembly:
        """What graphs under a choice are made from. Raises ValueError for another graph than the kit's."""
        if (aten.stage, aten.level, aten.partitioner, aten.region) != (
            self.stage, "aten", self.partitioner, self.region
        ) or len(aten.nodes) != len(self.places):  # fmt: skip
            raise ValueError("the kit is that of another graph")
        nodes, templates = [], []
        for node, place in zip(aten.nodes, self.places, strict=True):
            seq, dynamo = self.unscoped.get(node.name, (node.seq, node.dynamo))
            nodes.append(replace(node, seq=seq, dynamo=dynamo, scope=self.scopes.get(dynamo, "")))
            args, kwargs, impure = self.texts[place.text]
            templates.append(
                Template(node.op, node.target, node.function, node.name, args, kwargs, place.inputs, place.reads,
                         node.outputs, node.multiple, node.flops, impure, place.item, place.call)
            )  # fmt: skip
        return Assembly(replace(aten, nodes=tuple(nodes)), tuple(templates))


def dump_kit(kit: Kit) -> str:
    """Compact JSON; values and operators as in a graph's."""
    values: dict[Value, int] = {}

    def value(v: Value) -> int:
        return values.setdefault(v, len(values))

    raw = {
        "format": FORMAT_VERSION,
        "stage": kit.stage,
        "partitioner": kit.partitioner,
        "region": kit.region,
        "calls": [(c.target, c.dtypes, c.impure, c.tables, c.steps) for c in kit.calls],
        "patterns": [_pack_pattern(p, value) for p in kit.patterns],
        "places": [_pack_place(p) for p in kit.places],
        "texts": kit.texts,
        "operators": [(o.target, o.kind, o.schema, o.core) for o in kit.operators],
        "kept": kit.kept,
        "scopes": dict(kit.scopes),
        "unscoped": dict(kit.unscoped),
        "values": [dump_value(v) for v in values],
    }
    return json.dumps(raw, separators=(",", ":"))


def _pack_place(p: Place) -> list[Any]:
    return [p.call, p.text, p.inputs, *([p.reads, p.item] if p.item is not None or p.reads != _each(p.inputs) else [])]


def _each(inputs: tuple[int, ...]) -> tuple[int, ...]:
    """The commonest `reads`: each input once."""
    return tuple(range(len(inputs)))


def _pack_pattern(p: Pattern, value: Callable[[Value], int]) -> list[Any]:
    nodes = [
        (t.op, t.target, t.function, t.name, t.args, t.kwargs, t.inputs, t.reads, [value(v) for v in t.outputs],
         t.multiple, t.flops, t.impure, t.item, t.call)
        for t in p.nodes
    ]  # fmt: skip
    return [p.arguments, nodes, p.results, list(p.wrong.items())]


def load_kit(text: str | bytes) -> Kit:
    """Reads `dump_kit` text. Raises FormatError."""
    try:
        raw = json.loads(text)
        if raw["format"] != FORMAT_VERSION:
            raise FormatError(f"format version {raw['format']!r}; this program reads version {FORMAT_VERSION}")
        values = [load_value(v) for v in raw["values"]]
        return Kit(
            raw["stage"],
            raw["partitioner"],
            raw["region"],
            tuple(Call(t, tuple(d), i, tuple(tables), tuple(steps)) for t, d, i, tables, steps in raw["calls"]),
            tuple(_pattern(p, values) for p in raw["patterns"]),
            tuple(_place(*p) for p in raw["places"]),
            tuple((tuple(args), tuple((k, v) for k, v in kwargs), impure) for args, kwargs, impure in raw["texts"]),
            tuple(Operator(target, kind, schema, core) for target, kind, schema, core in raw["operators"]),
            tuple(tuple(k) for k in raw["kept"]),
            raw["scopes"],
            {name: (seq, dynamo) for name, (seq, dynamo) in raw["unscoped"].items()},
        )
    except FormatError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, RecursionError) as error:
        raise FormatError(f"malformed kit: {type(error).__name__}: {error}") from error


def _place(call: int, text: int, inputs: list[int], reads: list[int] | None = None, item: int | None = None) -> Place:
    return Place(call, text, tuple(inputs), _each(tuple(inputs)) if reads is None else tuple(reads), item)


def _pattern(raw: list[Any], values: list[Value]) -> Pattern:
    arguments, nodes, results, wrong = raw
    return Pattern(tuple(arguments), tuple(_template(n, values) for n in nodes), _given(results), dict(wrong))


def _template(raw: list[Any], values: list[Value]) -> Template:
    op, target, function, name, args, kwargs, inputs, reads, outputs, multiple, flops, impure, item, call = raw
    return Template(
        op, target, function, name, tuple(args), tuple((k, v) for k, v in kwargs), tuple(inputs), tuple(reads),
        tuple(values[v] for v in outputs), multiple, flops, impure, item, call,
    )  # fmt: skip


def _given(raw: Any) -> Given:
    return tuple(_given(r) for r in raw) if isinstance(raw, list) else raw
