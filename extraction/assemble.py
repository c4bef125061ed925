"""Puts an expanded graph together as plain data, without building the FX graph first.

Example::

    assemble(Assembly(raw, templates), opened, "prims", describe)    # equals to_graph(expander.expand(module).graph, …)

What cannot happen: a node differs from that of the FX way in anything (`tests/extraction/test_assemble.py` compares
both); torch is imported.

Note: why
    An FX graph of 18,000 nodes takes two seconds to build and to describe. The calls in it are of a hundred kinds, so
    each kind's nodes are described once, as templates in which arguments are numbers, and each call fills in names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from operator import attrgetter
from typing import Any

from extraction.graph import Graph, Level, Node, Operator, Result
from extraction.pattern import (
    Names,
    Pattern,
    Template,
    Unusual,
    constant_name,
    constants_of,
    filled,
    given,
    results_used,
    wrong_result,
)

Opened = Callable[[int], "tuple[Pattern | None, str]"]
Made = dict[
    str, tuple[Template, Node, Node]
]  # nodes by name, each with the template and the aten node it was made from


@dataclass(slots=True)
class _Made:
    """A node on its way: its name, template, where it is from and which nodes it reads."""

    name: str
    template: Template
    origin: Node
    inputs: list[_Made]
    kept: str = ""
    live: bool = False
    whole: bool = False
    target: str = ""


@dataclass(frozen=True)
class Assembly:
    """What all levels and choices of one aten graph share: the graph as `to_graph` describes it, with its templates."""

    raw: Graph
    templates: tuple[Template, ...]

    @cached_property
    def used(self) -> Mapping[int, set[int]]:
        """For each node that is read, by its number, which of its results are."""
        return results_used(self.templates, None, 0)

    @cached_property
    def names(self) -> Names:
        """The names that are taken."""
        return Names(t.name for t in self.templates)


def assemble(
    assembly: Assembly,
    opened: Opened,
    level: Level,
    describe: Callable[[str], Operator],
    before: Made | None = None,
) -> Graph:
    """The graph, without scopes, in which each node becomes what `opened` gives for its number.

    That is a pattern, or None and why the node stays ("" where there is nothing to say). `before` are the nodes of the
    graph that was made last, and becomes those of this one. Raises Unusual.
    """
    maker = _Maker(assembly)
    made = maker.all(opened)
    _mark_live(made)
    live = [m for m in made if m.live]
    targets = sorted({m.template.target for m in live if m.template.op == "call_function"} - {"operator.getitem"})
    return replace(
        assembly.raw,
        level=level,
        nodes=_nodes(live, {} if before is None else before),
        results=tuple(_result(r, maker.names) for r in assembly.raw.results),
        operators=tuple(describe(t) for t in targets),
    )


class _Maker:
    def __init__(self, assembly: Assembly) -> None:
        self.assembly = assembly
        self.space = assembly.names.copy()
        self.env: list[Any] = []  # nodes, tuples of them, or None for a constant
        self.made: list[_Made] = []
        self.names: dict[str, str] = {}  # of aten results, what they are called now
        self.constants = constants_of(t.target for t in assembly.templates if t.op == "get_attr")

    def all(self, opened: Opened) -> list[_Made]:
        """Every node in order, dead ones too: they take names as in FX."""
        used = self.assembly.used
        for i, (template, node) in enumerate(zip(self.assembly.templates, self.assembly.raw.nodes, strict=True)):
            source = None if template.item is None else self.env[template.inputs[0]]
            if isinstance(source, tuple):
                self.env.append(source[template.item])  # type: ignore[index]
            else:
                pattern, kept = opened(i) if template.op == "call_function" else (None, "")
                wrong = "" if pattern is None else wrong_result(pattern, used.get(i, ()))
                if pattern is not None and not wrong:
                    self.env.append(self._expanded(node, pattern, template))
                else:
                    self.env.append(self._whole(template, node, kept or wrong))
            if isinstance(self.env[-1], _Made):
                self.names[node.name] = self.env[-1].name
        return self.made

    def _whole(self, template: Template, node: Node, kept: str) -> _Made:
        self.space.make("output" if template.op == "output" else node.name)  # as FX's copy of the node does
        found = _Made(node.name, template, node, self._read(template.inputs, self.env), kept, whole=True)
        self.made.append(found)
        return found

    @staticmethod
    def _read(numbers: Sequence[int], values: list[Any]) -> list[_Made]:
        found = [values[i] for i in numbers]
        for f in found:
            if f.__class__ is not _Made:
                raise Unusual
        return found

    def _expanded(self, node: Node, pattern: Pattern, call: Template) -> Any:
        values = [self.env[call.inputs[k]] for k in call.reads]
        for template in pattern.nodes:
            name = self.space.make(template.name)
            found = _Made(name, template, node, self._read(template.inputs, values))
            if template.op == "get_attr":
                found.target = constant_name(self.constants)
            self.made.append(found)
            values.append(found)
        return given(pattern.results, values)


def _mark_live(made: list[_Made]) -> None:
    """As FX removes dead code: from the end, what nobody reads and has no effect goes."""
    for m in reversed(made):
        if m.live or m.template.impure:
            m.live = True
            for i in m.inputs:
                i.live = True


_FIELDS = tuple(f.name for f in fields(Node))
_ROW = attrgetter(*_FIELDS)
_ARGS, _KWARGS, _INPUTS, _KEPT = map(_FIELDS.index, ("args", "kwargs", "inputs", "kept"))


def _nodes(live: Sequence[_Made], before: Made) -> tuple[Node, ...]:
    """The nodes; one that comes out as in the graph before is the same object."""
    found: Made = {}
    for m in live:
        known = before.get(m.name)
        if known is None or not _same(m, *known):
            known = m.template, m.origin, _node(m)
        found[m.name] = known
    before.clear()
    before.update(found)
    return tuple([node for _, _, node in found.values()])


def _same(m: _Made, template: Template, origin: Node, node: Node) -> bool:
    """True where a node was made from the same; one that reads a value twice is made anew."""
    return (
        m.template is template
        and m.origin is origin
        and m.kept == node.kept
        and not m.target
        and len(m.inputs) == len(node.inputs)
        and all(i.name == name for i, name in zip(m.inputs, node.inputs, strict=True))
    )


def _node(m: _Made) -> Node:
    """Fields by their place: by name, or by `dataclasses.replace`, a node takes two to three times as long."""
    t, origin = m.template, m.origin
    names = tuple([i.name for i in m.inputs])
    if m.whole and names == origin.inputs and m.kept == origin.kept:
        return origin  # it reads what it read
    args = filled(t.args, names)
    kwargs = t.kwargs
    if kwargs:
        words, values = zip(*kwargs, strict=True)
        kwargs = tuple(zip(words, filled(values, names), strict=True))
    inputs = tuple(dict.fromkeys(names)) if len(names) > 1 else names
    if m.whole:
        row = list(_ROW(origin))
        row[_ARGS], row[_KWARGS], row[_INPUTS], row[_KEPT] = args, kwargs, inputs, m.kept
        return Node(*row)
    call = t.op == "call_function"
    return Node(
        m.name, t.op, m.target or t.target, t.function, args, kwargs, inputs, t.outputs, t.multiple,
        "op" if call else "constant", origin.phase, "", "", origin.scope, origin.source, origin.name if call else "",
        origin.dynamo, origin.seq if call else None, t.flops, origin.saved, origin.recomputed and call,
    )  # fmt: skip


def _result(result: Result, names: Mapping[str, str]) -> Result:
    """The result under the name that its node has now; a label that is a name changes too."""
    old = result.node
    if old is None or names.get(old, old) == old:
        return result
    new = names[old]
    label = new if result.label == old else f"saved {new}" if result.label == f"saved {old}" else result.label
    return replace(result, node=new, label=label)
