"""Puts an expanded graph together as plain data, without building the FX graph first.

Example::

    assemble(Assembly(module, raw), expander, level, table)    # equals to_graph(expander.expand(module).graph, …)

What cannot happen: a node differs from that of the FX way in anything (`tests/extraction/test_assemble.py` compares
both).

Note: why
    An FX graph of 18,000 nodes takes two seconds to build and to describe. The calls in it are of a hundred kinds, so
    each kind's nodes are described once, as templates in which arguments are numbers, and each call fills in names.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, cast

from extraction.convert import argument_text, target_of, values_of
from extraction.expand import Expander, node_arguments, wrong_result
from extraction.flops import flops_of
from extraction.graph import Graph, Level, Node, Opcode, Operator, Result, Value
from extraction.operators import describe

if TYPE_CHECKING:
    from torch import fx

    from extraction.trace import Small

MARK = "\0"  # around the number of a node in a text


@dataclass(frozen=True, slots=True)
class Template:
    """A node whose arguments are numbers: `inputs` are those it reads, texts hold them between marks."""

    op: Opcode
    target: str
    function: str
    name: str
    args: tuple[str, ...]
    kwargs: tuple[tuple[str, str], ...]
    inputs: tuple[int, ...]
    outputs: tuple[Value, ...]
    multiple: bool
    flops: int | None
    impure: bool
    call: Any  # what FX calls; None for other nodes than calls


@dataclass(frozen=True)
class Pattern:
    """The templates of one traced call after `count` arguments, and the numbers that give its results."""

    count: int
    nodes: tuple[Template, ...]
    results: Any


@dataclass
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


class Unusual(Exception):
    """An expansion whose result is a number or a tuple that another call reads: the FX way knows what to do."""


class _Marked:
    """Stands for a node in arguments; its text is the node's number between marks."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"{MARK}{self.number}{MARK}"


def template_of(n: fx.Node, numbers: Mapping[fx.Node, int]) -> Template:
    """The template of a node; `numbers` are those of the nodes before it."""
    from torch.fx.node import map_arg

    marked: Any = lambda x: _Marked(numbers[x])  # noqa: E731  FX's type for it names what FX may hold only
    args, kwargs = cast("Any", map_arg((n.args, n.kwargs), marked))
    target, function = target_of(n)
    outputs, multiple = values_of(n, {})
    return Template(
        op=cast("Opcode", n.op),
        target=target,
        function=function,
        name=n.name,
        args=tuple(argument_text(a) for a in args),
        kwargs=tuple((k, argument_text(v)) for k, v in kwargs.items()),
        inputs=tuple(numbers[i] for i in n._input_nodes),
        outputs=outputs,
        multiple=multiple,
        flops=flops_of(n),
        impure=n.is_impure(),
        call=n.target if n.op == "call_function" else None,
    )


def pattern_of(graph: fx.Graph) -> Pattern:
    """The pattern of a traced call."""
    from torch.fx.node import map_arg

    numbers: dict[fx.Node, int] = {}
    marked: Any = lambda x: _Marked(numbers[x])  # noqa: E731  as above
    nodes, count = list[Template](), 0
    for n in graph.nodes:
        if n.op == "output":
            return Pattern(count, tuple(nodes), map_arg(n.args[0], marked))
        if n.op == "placeholder":
            count += 1
        else:
            nodes.append(template_of(n, numbers))
        numbers[n] = len(numbers)
    raise AssertionError("an FX graph without an output")


@dataclass
class Assembly:
    """What all levels and choices of one aten graph share: its FX form, its raw description and templates.

    `raw` is the graph as `to_graph` describes it. Each template comes with its node in both and its arguments' numbers.
    """

    module: fx.GraphModule
    raw: Graph
    templates: list[tuple[fx.Node, Template, Node, tuple[int, ...]]] = field(default_factory=list)
    patterns: dict[int, tuple[Small, Pattern]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        numbers = {n: i for i, n in enumerate(self.module.graph.nodes)}
        for n, node in zip(self.module.graph.nodes, self.raw.nodes, strict=True):
            read = tuple(numbers[x] for x in node_arguments(n))
            self.templates.append((n, template_of(n, numbers), node, read))

    def pattern(self, small: Small) -> Pattern:
        """The pattern of a traced call, made once (the small graph is held, so that its id stays its own)."""
        assert small.graph is not None
        if id(small.graph) not in self.patterns:
            self.patterns[id(small.graph)] = small, pattern_of(small.graph)
        return self.patterns[id(small.graph)][1]


def assemble(assembly: Assembly, expander: Expander, level: Level, table: Collection[Any]) -> Graph:
    """The graph that the expander's result would be described as, without scopes; `table` is the level's."""
    maker = _Maker(assembly)
    made = maker.all(expander)
    _mark_live(made)
    live = [m for m in made if m.live]
    operators: dict[str, Operator] = {}
    for m in live:
        if m.template.call is not None and m.template.target not in ("operator.getitem", *operators):
            operators[m.template.target] = describe(m.template.call, level, table)
    return replace(
        assembly.raw,
        level=level,
        nodes=tuple(_node(m) for m in live),
        results=tuple(_result(r, maker.names) for r in assembly.raw.results),
        operators=tuple(sorted(operators.values(), key=lambda o: o.target)),
    )


class _Maker:
    def __init__(self, assembly: Assembly) -> None:
        from torch.fx.graph import _Namespace

        self.assembly = assembly
        self.space = _Namespace()
        for n, *_ in assembly.templates:
            self.space.create_name(n.name, None)
        self.env: list[Any] = []
        self.made: list[_Made] = []
        self.names: dict[str, str] = {}  # of aten results, what they are called now
        self.constants: set[str] = set()

    def all(self, expander: Expander) -> list[_Made]:
        """Every node in order, dead ones too: they take names as in FX."""
        for n, template, node, read in self.assembly.templates:
            if n.op == "get_attr":
                self.constants.update([str(n.target)] if str(n.target).startswith("_tensor_constant") else [])
            source = self.env[read[0]] if n.target is operator.getitem else None
            if isinstance(source, tuple | list):
                self.env.append(source[n.args[1]])  # type: ignore[index]
            else:
                small = expander.small(n)
                if small is not None and small.graph is not None and not wrong_result(small, n):
                    self.env.append(self._expanded(node, self.assembly.pattern(small), read))
                else:
                    kept = "" if small is None else small.reason or wrong_result(small, n)
                    self.env.append(self._whole(n.name, template, node, kept))
            if isinstance(self.env[-1], _Made):
                self.names[n.name] = self.env[-1].name
        return self.made

    def _whole(self, name: str, template: Template, node: Node, kept: str) -> _Made:
        self.space.create_name("output" if template.op == "output" else name, None)  # as FX's copy of the node does
        found = _Made(name, template, node, self._read(template.inputs, self.env), kept, whole=True)
        self.made.append(found)
        return found

    @staticmethod
    def _read(numbers: tuple[int, ...], values: list[Any]) -> list[_Made]:
        found = [values[i] for i in numbers]
        if not all(isinstance(f, _Made) for f in found):
            raise Unusual
        return found

    def _expanded(self, node: Node, pattern: Pattern, read: tuple[int, ...]) -> Any:
        from torch.fx.node import map_aggregate

        values = [self.env[i] for i in read]
        for template in pattern.nodes:
            found = _Made(self.space.create_name(template.name, None), template, node,
                          self._read(template.inputs, values))  # fmt: skip
            if template.op == "get_attr":
                found.target = f"_tensor_constant{len(self.constants)}"
                self.constants.add(found.target)
            self.made.append(found)
            values.append(found)
        return map_aggregate(pattern.results, lambda x: values[x.number] if isinstance(x, _Marked) else x)


def _mark_live(made: list[_Made]) -> None:
    """As FX removes dead code: from the end, what nobody reads and has no effect goes."""
    for m in reversed(made):
        if m.live or m.template.impure:
            m.live = True
            for i in m.inputs:
                i.live = True


def _filled(text: str, m: _Made, names: dict[int, str]) -> str:
    if MARK not in text:
        return text
    parts = text.split(MARK)
    parts[1::2] = (names[int(i)] for i in parts[1::2])
    return "".join(parts)


def _node(m: _Made) -> Node:
    t, origin = m.template, m.origin
    names = {number: i.name for number, i in zip(t.inputs, m.inputs, strict=True)}
    args = tuple(_filled(a, m, names) for a in t.args)
    kwargs = tuple((k, _filled(v, m, names)) for k, v in t.kwargs)
    inputs = tuple(dict.fromkeys(names.values()))
    if m.whole:
        return replace(origin, args=args, kwargs=kwargs, inputs=inputs, kept=m.kept)
    call = t.op == "call_function"
    return Node(
        name=m.name,
        op=t.op,
        target=m.target or t.target,
        function=t.function,
        args=args,
        kwargs=kwargs,
        inputs=inputs,
        outputs=t.outputs,
        multiple=t.multiple,
        role="op" if call else "constant",
        phase=origin.phase,
        scope=origin.scope,
        source=origin.source,
        origin=origin.name if call else "",
        dynamo=origin.dynamo,
        seq=origin.seq if call else None,
        flops=t.flops,
        saved=origin.saved,
        recomputed=origin.recomputed and call,
    )


def _result(result: Result, names: Mapping[str, str]) -> Result:
    """The result under the name that its node has now; a label that is a name changes too."""
    old = result.node
    if old is None or names.get(old, old) == old:
        return result
    new = names[old]
    label = new if result.label == old else f"saved {new}" if result.label == f"saved {old}" else result.label
    return replace(result, node=new, label=label)
