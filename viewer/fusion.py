"""Groups of calls that a compiler would fuse into one kernel, found by a written rule.

Example::

    found = fusion(joint_prims)
    found.groups[0].members       # ('mul_7', 'add_3', 'relu_2'): one loop over the same elements
    found.siblings[0]             # groups and single calls that read the same tensor in one loop

What cannot happen: a call stands in two groups; a group holds calls of both phases; contracting the groups (and then
the siblings) to one node each makes a cycle.

Note: the rule
    A pointwise call loops over its result's elements, a reduction (of `REDUCTIONS`: sums, means, largest elements, not
    pooling, softmax or scans) over its argument's. An edge is fusable when it leads
    from a pointwise call, directly or through views that keep the number of elements, to a pointwise call or a
    reduction of the same phase that loops over as many elements. Type conversions and clones count as pointwise.
    Nothing follows a reduction within a group: reductions stand at its end. A vertical group is a connected set of
    calls along fusable edges of one level (below), with two calls or more, views not counted. Siblings are groups or
    single pointwise and reducing calls of one level and phase that loop over as many elements and read one tensor of
    that size.

Note: levels, and why no cycle can arise
    Each call has a level: at least that of what it reads where the edge is fusable, at least one more where it is not;
    what reads only inputs begins at 0. A view that changes the number of elements has the level of what it reads, and
    its users one more. Then each group sinks to the latest level that its users allow, so that a call that is needed
    late joins the group that needs it. A group has one level, and every edge out of it leads to a higher one (or to
    such a view, whose users are higher): so no path leads out of a group and back, and calls of one level do not
    depend on each other. A group is as large as its level allows; a fusion that would move a whole branch to a later
    level is not looked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from extraction.graph import Graph, Node, Phase, TensorType
from viewer.grouping import is_projection
from viewer.joined import Joined
from viewer.labels import base_name

Part = Literal["point", "reduce", "view", "wall"]
LIKE_POINTWISE = ("convert_element_type", "_to_copy", "clone")
REDUCTIONS = frozenset(
    (
        *("sum", "mean", "prod", "amax", "amin", "aminmax", "max", "min", "any", "all", "argmax", "argmin", "xor_sum"),
        *("var", "var_mean", "std", "std_mean", "norm", "linalg_vector_norm", "logsumexp", "nansum", "count_nonzero"),
        *("mse_loss", "l1_loss"),
    )
)


@dataclass(frozen=True, slots=True)
class Group:
    """One loop: calls in execution order, the views between them, and how many elements it goes over."""

    members: tuple[str, ...]
    views: tuple[str, ...]
    phase: Phase
    level: int
    elements: int


@dataclass(frozen=True)
class Fusion:
    """Groups in execution order; `siblings` are sets of groups (and of single calls as groups of one)."""

    loops: Loops
    groups: tuple[Group, ...]
    siblings: tuple[tuple[Group, ...], ...]

    @cached_property
    def group_of(self) -> dict[str, Group]:
        """The group of each of its calls and views."""
        return {name: g for g in self.groups for name in (*g.members, *g.views)}


class Loops:
    """What the rule needs to know of each call: its part, how many elements it loops over, what it reads.

    `reads` names the calls that made what a call reads (inputs of the graph are no calls), `steps` for each of them how
    many levels the call stands above it at least.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        kinds = {o.target: o.kind for o in graph.operators}
        self.owner: dict[str, str] = {}  # by value: the call that made it, through items of tuples
        self.calls: list[Node] = []
        self.part: dict[str, Part] = {}
        self.size: dict[str, int | None] = {}
        self.phase: dict[str, Phase] = {}
        for node in graph.nodes:
            if is_projection(graph, node):
                self.owner[node.name] = self.owner.get(node.inputs[0], node.inputs[0])
            elif node.is_operator:
                self.owner[node.name] = node.name
                self.calls.append(node)
                self._describe(node, kinds.get(node.target, "other"))
        owner = self.owner
        self.reads = {n.name: tuple(dict.fromkeys(owner[i] for i in n.inputs if i in owner)) for n in self.calls}
        self.steps = {n.name: tuple(self._step(s, n.name) for s in self.reads[n.name]) for n in self.calls}

    def _describe(self, node: Node, kind: str) -> None:
        made = next((v for v in node.outputs if isinstance(v, TensorType)), None)
        given = next((v for i in node.inputs for v in self.graph.by_name[i].outputs if isinstance(v, TensorType)), None)
        part: Part = "wall"
        size: int | None = None
        if kind == "pointwise" or base_name(node.target) in LIKE_POINTWISE:
            part, size = "point", made.numel if made else None
        elif base_name(node.target).removesuffix("_") in REDUCTIONS and made is not None:
            part, size = "reduce", given.numel if given else None
        elif kind == "view":
            keeps = made is not None and given is not None and made.numel == given.numel
            part, size = "view", made.numel if keeps and made else None
        if size is None and part != "view":
            part = "wall"
        self.part[node.name], self.size[node.name], self.phase[node.name] = part, size, node.phase

    def free(self, name: str) -> bool:
        """True for a view that changes the number of elements: it costs nothing and loops over nothing."""
        return self.part[name] == "view" and self.size[name] is None

    def fusable(self, source: str, user: str) -> bool:
        """True for an edge along which two calls can be one loop."""
        if self.part[source] not in ("point", "view") or self.part[user] == "wall":
            return False
        size = self.size[source]
        return size is not None and size == self.size[user] and self.phase[source] == self.phase[user]

    def _step(self, source: str, user: str) -> int:
        return 0 if self.free(user) or self.fusable(source, user) else 1

    def edges(self, user: str) -> Iterator[tuple[str, int]]:
        """The calls that a call reads of, each with the step between the two."""
        return zip(self.reads[user], self.steps[user], strict=True)


def fusion(graph: Graph) -> Fusion:
    """The groups of a graph by the rule. Takes time in proportion to its edges."""
    loops = Loops(graph)
    levels = _sunk(loops, _levels(loops))
    parts = _parts(loops, levels)
    groups = [g for names in parts if (g := _group(loops, levels, names)) is not None]
    shared = _siblings(loops, groups)
    return Fusion(loops, tuple(g for g in groups if len(g.members) > 1), shared)


def _levels(loops: Loops) -> dict[str, int]:
    """The lowest level of each call."""
    levels: dict[str, int] = {}
    for node in loops.calls:
        name = node.name
        least = -1 if loops.free(name) else 0
        for source, step in loops.edges(name):
            least = max(least, levels[source] + step)
        levels[name] = least
    return levels


def _parts(loops: Loops, levels: dict[str, int]) -> list[list[str]]:
    """Calls joined by fusable edges within one level, in execution order; every call stands in one part."""
    join = Joined()
    for node in loops.calls:
        if loops.free(node.name):
            continue  # a step of 0 that is no loop of its own
        for source, step in loops.edges(node.name):
            if step == 0 and levels[source] == levels[node.name]:
                join.join(source, node.name)
    found: dict[str, list[str]] = {}
    for node in loops.calls:
        found.setdefault(join.of(node.name), []).append(node.name)
    return list(found.values())


def _sunk(loops: Loops, levels: dict[str, int]) -> dict[str, int]:
    """Every part at the latest level that its users allow; parts that nobody uses stay."""
    parts = _parts(loops, levels)
    place = {name: i for i, names in enumerate(parts) for name in names}
    users: dict[str, list[tuple[str, int]]] = {}
    for node in loops.calls:
        for source, step in loops.edges(node.name):
            users.setdefault(source, []).append((node.name, step))
    order = {node.name: i for i, node in enumerate(loops.calls)}
    found = dict(levels)
    for names in sorted(parts, key=lambda p: (levels[p[0]], loops.free(p[0]), order[p[0]]), reverse=True):
        limits = [
            found[user] - step for name in names for user, step in users.get(name, ()) if place[user] != place[name]
        ]
        if limits:
            found.update(dict.fromkeys(names, max(levels[names[0]], min(limits))))
    return found


def _group(loops: Loops, levels: dict[str, int], names: list[str]) -> Group | None:
    """The part without views at its ends; None where no loop is left. A single call is a group of one."""
    members = [n for n in names if loops.part[n] in ("point", "reduce")]
    if not members:
        return None
    inside = set(names)
    below: set[str] = set(members)  # what a member reads, through views
    for name in reversed(names):
        if name in below:
            below.update(s for s in loops.reads[name] if s in inside)
    above: set[str] = set(members)  # what reads a member, through views
    for name in names:
        if any(s in above for s in loops.reads[name]):
            above.add(name)
    views = tuple(n for n in names if loops.part[n] == "view" and n in below and n in above)
    first = members[0]
    return Group(tuple(members), views, loops.phase[first], levels[first], loops.size[first] or 0)


def _siblings(loops: Loops, groups: list[Group]) -> tuple[tuple[Group, ...], ...]:
    """Groups of one level, phase and size that read a tensor of that size in common."""
    join = Joined()
    readers: dict[tuple[int, Phase, int, str], str] = {}
    for group in groups:
        head = group.members[0]
        for name in outside_reads(loops, group):
            value = next((v for v in loops.graph.by_name[name].outputs if isinstance(v, TensorType)), None)
            if value is not None and value.numel == group.elements:
                join.join(readers.setdefault((group.level, group.phase, group.elements, name), head), head)
    found: dict[str, list[Group]] = {}
    for group in groups:
        found.setdefault(join.of(group.members[0]), []).append(group)
    return tuple(tuple(shared) for shared in found.values() if len(shared) > 1)


def outside_reads(loops: Loops, group: Group) -> tuple[str, ...]:
    """Values that members read and that no member made, each once; a view of a member's result is the group's own."""
    inside = {*group.members, *group.views}
    names = (i for m in group.members for i in loops.graph.by_name[m].inputs)
    return tuple(dict.fromkeys(i for i in names if loops.owner.get(i, i) not in inside))
