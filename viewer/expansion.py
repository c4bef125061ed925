"""What each operator expands to at a lower level.

Example::

    found = expansions(joint_aten, joint_prims)
    found[0].text           # 'native_batch_norm_backward ×20 → broadcast_in_dim ×8, mul ×3, sum ×2, …'

What cannot happen: a node of the lower graph is counted for two calls, or for none while its origin is in the upper
graph.

Note: what is counted
    A call is one operator node of the upper graph. It expands to the operator nodes of the lower graph whose origin it
    is (`Node.origin`; `Node.dynamo` where the upper graph is Dynamo's, so that backward operators are counted too).
    Calls of one operator may expand in different ways, for other shapes or arguments: each way is a `Variant` with the
    number of calls that took it. A way with nothing in it means that the call left no operator: it became its input,
    or nothing used its result.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from extraction.graph import Graph
from viewer.labels import base_name, plural

SHOWN = 8  # operators that one way names
WAYS = 3  # in which calls of one operator expand, that are told


@dataclass(frozen=True, slots=True)
class Variant:
    """One way in which `calls` calls expand: operators and how often each stands in the expansion of one call."""

    calls: int
    made: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Expansion:
    """What all calls of one operator become; the commonest way first. `total` sums over all calls."""

    target: str
    calls: int
    variants: tuple[Variant, ...]
    total: tuple[tuple[str, int], ...]

    @property
    def kept(self) -> int:
        """Calls that stayed the same single operator."""
        return sum(v.calls for v in self.variants if v.made == ((self.target, 1),))

    @property
    def text(self) -> str:
        """`name ×calls → what one call becomes`; where calls differ, the commonest ways and how many took each."""
        ways: Counter[str] = Counter()
        for v in self.variants:
            ways[self._made(v)] += v.calls
        told = [(way, plural(calls, "call") if i == 0 else f"{calls:,}") for i, (way, calls) in enumerate(ways.items())]
        if (more := len(told) - WAYS) > 0:
            rest = self.calls - sum(ways[way] for way, _ in told[:WAYS])
            told[WAYS:] = [(plural(more, "other way"), f"{rest:,}")]
        made = " or ".join(f"{way} ({calls})" for way, calls in told) if len(told) > 1 else told[0][0]
        return f"{base_name(self.target)} ×{self.calls:,} → {made}"

    def _made(self, variant: Variant) -> str:
        """`mul ×7, sub ×2`, `itself`, `nothing`."""
        if variant.made == ((self.target, 1),):
            return "itself"
        names: Counter[str] = Counter()
        for target, count in variant.made:
            names[base_name(target)] += count
        parts = [f"{name} ×{count}" for name, count in sorted(names.items(), key=lambda m: (-m[1], m[0]))]
        return ", ".join(parts[:SHOWN]) + (", …" if len(parts) > SHOWN else "") if parts else "nothing"


def expansions(upper: Graph, lower: Graph) -> tuple[Expansion, ...]:
    """What each operator of the upper graph becomes in the lower one; those that change first, then by calls."""
    dynamo = upper.stage == "dynamo"
    made: dict[str, Counter[str]] = {n.name: Counter() for n in upper.nodes if n.is_operator}
    for node in lower.nodes:
        origin = node.dynamo if dynamo else node.origin
        if node.is_operator and origin in made:
            made[origin][node.target] += 1
    calls: dict[str, list[Counter[str]]] = {}
    for name, counts in made.items():
        calls.setdefault(upper.by_name[name].target, []).append(counts)
    found = [_expansion(target, counts) for target, counts in calls.items()]
    return tuple(sorted(found, key=lambda e: (e.kept == e.calls, -e.calls, e.target)))


def _expansion(target: str, counts: list[Counter[str]]) -> Expansion:
    ways = Counter(_sorted(c) for c in counts)
    variants = sorted((Variant(calls, made) for made, calls in ways.items()), key=lambda v: (-v.calls, v.made))
    total: Counter[str] = Counter()
    for c in counts:
        total.update(c)
    return Expansion(target, len(counts), tuple(variants), _sorted(total))


def _sorted(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(counts.items(), key=lambda c: (-c[1], c[0])))
