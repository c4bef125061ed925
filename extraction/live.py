"""What an expanded graph holds, without building it: every live node, by reference to the traced calls.

Example::

    body = Body(joint.module)
    for found in live(body, expander):
        found.node.target, found.origin.name, found.inputs

What cannot happen: a node is told that `Expander.expand` would not leave in its graph, or one is left out
(`tests/extraction/test_live.py` compares both).

Note: why
    A census counts twelve expanded graphs of each sample and looks at none. Copying a node into an FX graph takes ten
    times as long as noting that it is there.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from extraction.expand import Expander, node_arguments, wrong_result
from extraction.pattern import Given, given

if TYPE_CHECKING:
    from torch import fx

    from extraction.trace import Small


@dataclass(slots=True)
class Live:
    """A node of an expanded graph: the node that would be copied, the aten node it comes from, and what it reads.

    `kept` says why an operator with an entry in the table stayed whole.
    """

    node: fx.Node
    origin: fx.Node
    kept: str
    inputs: frozenset[int]
    live: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """A traced call: its nodes after `count` arguments, what each reads by number, and its results."""

    count: int
    nodes: tuple[tuple[fx.Node, tuple[int, ...], bool], ...]
    results: Given


@dataclass
class Body:
    """An aten graph whose expansions are looked at: its nodes with their arguments' numbers, and pieces seen so far."""

    module: fx.GraphModule
    nodes: list[tuple[fx.Node, tuple[int, ...], bool]] = field(default_factory=list)
    pieces: dict[int, tuple[Small, Piece]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        numbers = {n: i for i, n in enumerate(self.module.graph.nodes)}
        self.nodes = [(n, tuple(numbers[x] for x in node_arguments(n)), n.is_impure()) for n in numbers]

    def piece(self, small: Small) -> Piece:
        """The piece of a traced call, made once (the small graph is held, so that its id stays its own)."""
        if id(small) not in self.pieces:
            assert small.graph is not None
            self.pieces[id(small)] = small, _piece(small.graph)
        return self.pieces[id(small)][1]


def _piece(graph: fx.Graph) -> Piece:
    numbers: dict[fx.Node, int] = {}
    nodes, count = list[tuple[Any, tuple[int, ...], bool]](), 0
    for n in graph.nodes:
        if n.op == "output":
            return Piece(count, tuple(nodes), _numbered(n.args[0], numbers))
        if n.op == "placeholder":
            count += 1
        else:
            nodes.append((n, tuple(numbers[x] for x in n._input_nodes), n.is_impure()))
        numbers[n] = len(numbers)
    raise AssertionError("an FX graph without an output")


def _numbered(value: Any, numbers: dict[fx.Node, int]) -> Any:
    """Results with each node replaced by its number, and each constant by None."""
    if isinstance(value, tuple | list):
        return tuple(_numbered(v, numbers) for v in value)
    return numbers.get(value) if hasattr(value, "users") else None


def whole(module: fx.GraphModule) -> list[Live]:
    """All nodes of a graph that nothing expands, as torch gave them."""
    numbers = {n: i for i, n in enumerate(module.graph.nodes)}
    return [Live(n, n, "", frozenset(numbers[x] for x in n._input_nodes), True) for n in numbers]


def live(body: Body, expander: Expander) -> list[Live]:
    """The nodes of the expanded graph in order; `inputs` are places in the list that holds the dead ones too."""
    made: list[Live] = []
    env: list[Any] = []
    for n, read, impure in body.nodes:
        if n.target is operator.getitem and isinstance(env[read[0]], tuple):
            env.append(env[read[0]][n.args[1]])
            continue
        small = expander.small(n)
        if small is not None and small.graph is not None and not wrong_result(small, n):
            env.append(_opened(made, n, body.piece(small), [env[i] for i in read]))
        else:
            kept = "" if small is None else small.reason or wrong_result(small, n)
            made.append(Live(n, n, kept, _places([env[i] for i in read]), impure))
            env.append(len(made) - 1)
    for node in reversed(made):
        if node.live:
            for i in node.inputs:
                made[i].live = True
    return [node for node in made if node.live]


def _opened(made: list[Live], n: fx.Node, piece: Piece, values: list[Any]) -> Any:
    """Notes the nodes of a traced call; gives where its results are."""
    for node, read, impure in piece.nodes:
        made.append(Live(node, n, "", _places([values[i] for i in read]), impure))
        values.append(len(made) - 1)
    return given(piece.results, values)


def _places(values: list[Any]) -> frozenset[int]:
    """The places in a list of values, which may hold tuples of them and constants."""
    if all(type(v) is int for v in values):
        return frozenset(values)
    found: set[int] = set()
    for value in values:
        found.update(_places(list(value)) if isinstance(value, tuple) else () if value is None else (value,))
    return frozenset(found)
