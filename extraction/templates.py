"""Makes templates and patterns (see `pattern`) from FX graphs.

Example::

    pattern_of(small.graph, small.wrong).nodes[0].target        # 'aten.mul.Tensor'

What cannot happen: the FX graph is changed.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from extraction.assemble import Assembly, Opened
from extraction.convert import argument_text, target_of, values_of
from extraction.expand import Expander, node_arguments
from extraction.flops import flops_of
from extraction.graph import Graph, Level, Opcode, Operator, Value
from extraction.levels import table_of
from extraction.operators import describe, target_name
from extraction.pattern import Given, Pattern, Template, marked

if TYPE_CHECKING:
    from torch import fx

    from extraction.trace import Small

Calls = Callable[["fx.Node"], int]


class _Marked:
    """Stands for a node in arguments; its text is the place of the input between marks."""

    def __init__(self, place: int) -> None:
        self.place = place

    def __repr__(self) -> str:
        return marked(self.place)


def template_of(
    n: fx.Node, numbers: Mapping[fx.Node, int], types: dict[Any, Value] | None = None, call: int = -1
) -> Template:
    """The template of a node; `numbers` are those of the nodes before it, `types` makes equal values one object."""
    from torch.fx.node import map_arg

    places = {x: k for k, x in enumerate(n._input_nodes)}
    mark: Any = lambda x: _Marked(places[x])  # noqa: E731  FX's type for it names what FX may hold only
    args, kwargs = cast("Any", map_arg((n.args, n.kwargs), mark))
    target, function = target_of(n)
    outputs, multiple = values_of(n, {} if types is None else types)
    item = n.args[1] if n.target is operator.getitem else None
    return Template(
        op=cast("Opcode", n.op),
        target=target,
        function=function,
        name=n.name,
        args=tuple(argument_text(a) for a in args),
        kwargs=tuple((k, argument_text(v)) for k, v in kwargs.items()),
        inputs=tuple(numbers[x] for x in places),
        reads=tuple(places[x] for x in node_arguments(n)),
        outputs=outputs,
        multiple=multiple,
        flops=flops_of(n),
        impure=n.is_impure(),
        item=item if isinstance(item, int) else None,
        call=call,
    )


def pattern_of(graph: fx.Graph, wrong: Mapping[int, str], call: Calls | None = None) -> Pattern:
    """The pattern of a traced call; `call` says which distinct call of a kit a node is."""
    numbers: dict[fx.Node, int] = {}
    arguments, nodes, types = list[str](), list[Template](), dict[Any, Value]()
    for n in graph.nodes:
        if n.op == "output":
            return Pattern(tuple(arguments), tuple(nodes), _given(n.args[0], numbers), dict(wrong))
        if n.op == "placeholder":
            arguments.append(n.name)
        else:
            nodes.append(template_of(n, numbers, types, -1 if call is None else call(n)))
        numbers[n] = len(numbers)
    raise AssertionError("an FX graph without an output")


def assembly_of(graph: fx.Graph, raw: Graph) -> Assembly:
    """The assembly of an aten graph; `raw` is the graph as `to_graph` describes it."""
    numbers: dict[fx.Node, int] = {}
    types: dict[Any, Value] = {}
    templates = []
    for n in graph.nodes:
        templates.append(template_of(n, numbers, types))
        numbers[n] = len(numbers)
    return Assembly(raw, tuple(templates))


def _given(results: Any, numbers: Mapping[fx.Node, int]) -> Given:
    if isinstance(results, tuple | list):
        return tuple(_given(r, numbers) for r in results)
    return numbers.get(results) if hasattr(results, "users") else None


class Patterns:
    """Patterns of traced calls, each made once, and what their targets call."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Small, Pattern]] = {}  # by id of the small graph, which is held
        self._callables: dict[str, Any] = {}

    def of(self, small: Small) -> Pattern:
        """The pattern of a call that was traced."""
        assert small.graph is not None
        if id(small) not in self._made:
            self._made[id(small)] = small, pattern_of(small.graph, small.wrong)
            self._note(small.graph.nodes)
        return self._made[id(small)][1]

    def _note(self, nodes: Iterable[fx.Node]) -> None:
        for n in nodes:
            if n.op == "call_function":
                self._callables.setdefault(target_name(n.target), n.target)

    def opened(self, nodes: Sequence[fx.Node], expander: Expander) -> Opened:
        """For `assemble`: what the expander makes of the node with a number."""
        self._note(nodes)

        def one(number: int) -> tuple[Pattern | None, str]:
            small = expander.small(nodes[number])
            if small is None or small.graph is None:
                return None, "" if small is None else small.reason
            return self.of(small), ""

        return one

    def describe(self, level: Level) -> Callable[[str], Operator]:
        """For `assemble`: the record of an operator at a level."""
        return lambda target: describe(self._callables[target], level, table_of(level))
