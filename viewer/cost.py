"""What a graph costs, estimated from its shapes: the figures that tell a coarse graph from a fine one.

Example::

    found = costs(joint_prims)
    found.total.read + found.total.written     # bytes moved when every call is a kernel of its own
    found.backward.chain                       # calls on the longest path through the backward part

What cannot happen: a view is counted as work; a tensor that one call reads twice is counted twice for it; a size that
is not known is guessed (such calls are counted in `unknown`, their bytes are left out).

Note: how the figures are made
    They are estimates, made from shapes, for the case that nothing is fused: each call but a view reads its distinct
    tensor arguments from memory and writes its results.

    - A view moves nothing. Which operators are views is the contract's kind `view`; a reshape that has to copy is then
      counted too low.
    - A broadcast tensor is read as what it holds: dimensions of stride 0 count once.
    - `saved` are the forward values that the backward part reads, as they cross in this graph, each once, parameters
      and inputs included.
    - `flops` are those of `extraction/flops.py`: of matrix products, convolutions and attention, a multiply and an add
      as two.
    - `elements` counts one operation for each element that a pointwise call writes, and that a reduction or a
      normalization reads; a normalization does several for each, so that a coarse graph counts too low.
    - `chain` is the largest number of calls, views left out, of which each needs the one before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from extraction.graph import ITEM_BYTES, Graph, Node, TensorType
from viewer.explain import crossing_nodes, saved_nodes
from viewer.grouping import is_value

COUNTED_BY_RESULT = ("pointwise",)
COUNTED_BY_ARGUMENT = ("reduction", "normalization")


@dataclass(frozen=True, slots=True)
class Cost:
    """Figures of a graph or of one phase of it. Bytes are whole; see "Note: how the figures are made".

    `calls` are operator calls, `views` those among them that move nothing; `edges` are uses of one node by another.
    """

    operators: int
    nodes: int
    edges: int
    calls: int
    views: int
    read: int
    written: int
    flops: int
    elements: int
    chain: int
    unknown: int

    @property
    def moved(self) -> int:
        """Bytes read and written."""
        return self.read + self.written


@dataclass(frozen=True, slots=True)
class Costs:
    """Of the whole graph and of its two phases; `saved` bytes go from forward to backward. The chain of the whole may
    be shorter than the two phases' together, and every other figure of the whole is their sum or (operators) less."""

    total: Cost
    forward: Cost
    backward: Cost
    saved: int


def costs(graph: Graph) -> Costs:
    """The figures of a graph."""
    kinds = {o.target: o.kind for o in graph.operators}
    sizes = _Sizes()
    work = {n.name: _work(n, graph, kinds.get(n.target, "other"), sizes) for n in graph.nodes if n.is_operator}
    forward = [n for n in graph.nodes if n.phase == "forward"]
    backward = [n for n in graph.nodes if n.phase == "backward"]
    return Costs(_cost(graph.nodes, work), _cost(forward, work), _cost(backward, work), _saved(graph))


class _Work(NamedTuple):
    """What one call does; `steps` is 0 for a view, so that sums and chains leave it out."""

    steps: int
    read: int
    written: int
    elements: int
    unknown: int


_VIEW = _Work(0, 0, 0, 0, 0)


class _Sizes(dict[int, int | None]):
    """Bytes held, by identity: the values of a graph are shared by its nodes."""

    def of(self, value: TensorType) -> int | None:
        key = id(value)
        if key not in self:
            self[key] = held_bytes(value)
        return self[key]


def _work(node: Node, graph: Graph, kind: str, sizes: _Sizes) -> _Work:
    if kind == "view":
        return _VIEW
    by_name = graph.by_name
    given = [v for name in node.inputs for v in by_name[name].outputs if isinstance(v, TensorType)]
    made = [v for v in node.outputs if isinstance(v, TensorType)]
    read, written = [sizes.of(v) for v in given], [sizes.of(v) for v in made]
    counted = made[:1] if kind in COUNTED_BY_RESULT else given[:1] if kind in COUNTED_BY_ARGUMENT else []
    elements = sum(v.numel or 0 for v in counted)
    unknown = None in read or None in written
    return _Work(1, sum(filter(None, read)), sum(filter(None, written)), elements, unknown)


def held_bytes(value: TensorType) -> int | None:
    """Bytes of the distinct elements of a tensor: dimensions of stride 0 count once. None when a size is not known."""
    if value.dtype not in ITEM_BYTES:
        return None
    count = 1
    strides = value.stride if len(value.stride) == len(value.shape) else (1,) * len(value.shape)
    for size, stride in zip(value.shape, strides, strict=True):
        if isinstance(size, str):
            return None
        count *= size if stride != 0 or size == 0 else 1
    return int(count * ITEM_BYTES[value.dtype])


def _cost(nodes: Sequence[Node], work: Mapping[str, _Work]) -> Cost:
    """The figures of nodes that stand in execution order."""
    calls = [n for n in nodes if n.name in work]
    parts = [work[n.name] for n in calls]
    steps, read, written, elements, unknown = map(sum, zip(*parts, strict=True)) if parts else (0,) * 5
    return Cost(
        operators=len({n.target for n in calls}),
        nodes=len(nodes),
        edges=sum(len(n.inputs) for n in nodes),
        calls=len(calls),
        views=len(calls) - steps,
        read=read,
        written=written,
        flops=sum(n.flops or 0 for n in calls),
        elements=elements,
        chain=_chain(nodes, work),
        unknown=unknown,
    )


def _chain(nodes: Sequence[Node], work: Mapping[str, _Work]) -> int:
    """The longest path within the nodes."""
    depth: dict[str, int] = {}
    for node in nodes:
        before = 0
        for name in node.inputs:
            if (found := depth.get(name, 0)) > before:
                before = found
        depth[node.name] = before + (work[node.name].steps if node.name in work else 0)
    return max(depth.values(), default=0)


def _saved(graph: Graph) -> int:
    """Bytes that cross from forward to backward, seen from any of the three stages."""
    if graph.stage == "forward":
        crossing = saved_nodes(graph)
    elif graph.stage == "backward":
        crossing = [n for n in graph.nodes if is_value(n) and n.role != "tangent"]
    else:
        crossing = crossing_nodes(graph)
    return sum(n.nbytes for n in crossing)
