"""Why an operator stands in a graph: which aten calls brought it, and why it was not decomposed further.

Example::

    found = why(joint_core, joint_aten)
    found[0].target         # 'aten.mul.Tensor'
    found[0].origins[0]     # Origin('aten.native_batch_norm_backward.default', calls=20, made=60)
    found[0].reasons[0]     # Reason('tagged core', 63)

What cannot happen: a call is counted for two origins or for two reasons (both sum to the operator's calls); an
operator stands in two rows.

Note: reasons
    A call that stood at aten and was tried has its own reason (`Node.kept`: the expansion failed, mutates, declines).
    Else the operator's reason counts (`Operator.kept`: tagged core, no entry). A call that an expansion made although
    the level's table has an entry for it was offered to that entry while its origin was traced: the entry declined.
    A choice on aten takes the inside of what it opens apart as core aten does, so core aten's reasons count there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from extraction.graph import Graph, Kind, Node
from extraction.rule import KEPT, NO_STEP
from viewer.provenance import aten_name

DECLINED = "its decomposition declines these arguments"
TAGGED = "tagged core"
AS_CORE = "core aten leaves it whole"
UNKNOWN_ORIGIN = "(not in the aten graph)"


@dataclass(frozen=True, slots=True)
class Origin:
    """An aten operator of which `calls` calls became, among others, `made` calls of the operator in question."""

    target: str
    calls: int
    made: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why `calls` calls were not decomposed further."""

    text: str
    calls: int


@dataclass(frozen=True, slots=True)
class OperatorWhy:
    """One operator of a graph; the most frequent origin and reason first."""

    target: str
    kind: Kind
    core: bool
    schema: str
    forward: int
    backward: int
    origins: tuple[Origin, ...]
    reasons: tuple[Reason, ...]

    @property
    def total(self) -> int:
        """Calls in both phases."""
        return self.forward + self.backward

    @property
    def own(self) -> int:
        """Calls that stood in the aten graph already."""
        return sum(o.made for o in self.origins if o.target == self.target)


def why(graph: Graph, aten: Graph) -> tuple[OperatorWhy, ...]:
    """The operators of a graph, the most frequent first; `aten` is the same graph at aten (or the very same)."""
    calls: dict[str, list[Node]] = {}
    for node in graph.nodes:
        if node.is_operator:
            calls.setdefault(node.target, []).append(node)
    found = [_row(target, nodes, graph, aten) for target, nodes in calls.items()]
    return tuple(sorted(found, key=lambda w: (-w.total, w.target)))


def _of_operator(graph: Graph, node: Node, inside: bool) -> str:
    """Why a level leaves all calls of an operator whole; `inside`: the call came of an expansion."""
    known = graph.operator.get(node.target)
    kept = known.kept if known else ""
    if not inside or graph.level != "aten" or kept == KEPT:
        return kept or DECLINED
    if node.target.startswith("prims."):
        return NO_STEP
    return TAGGED if known is not None and known.core else AS_CORE


def _row(target: str, nodes: list[Node], graph: Graph, aten: Graph) -> OperatorWhy:
    known = graph.operator.get(target)
    made: Counter[str] = Counter()
    origins: dict[str, set[str]] = {}
    reasons: Counter[str] = Counter()
    for node in nodes:
        name = aten_name(node)
        before = aten.by_name.get(name)
        came = before.target if before is not None else UNKNOWN_ORIGIN
        made[came] += 1
        origins.setdefault(came, set()).add(name)
        reasons[node.kept or _of_operator(graph, node, inside=came != target)] += 1
    backward = sum(n.phase == "backward" for n in nodes)
    return OperatorWhy(
        target,
        known.kind if known else "other",
        known is not None and known.core,
        known.schema if known else "",
        len(nodes) - backward,
        backward,
        tuple(Origin(t, len(origins[t]), n) for t, n in sorted(made.items(), key=lambda m: (-m[1], m[0]))),
        tuple(Reason(t, n) for t, n in sorted(reasons.items(), key=lambda m: (-m[1], m[0]))),
    )
