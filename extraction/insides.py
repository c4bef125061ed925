"""What of a model whose module stack nobody recorded lies inside a module, by where its values come from and go.

Example::

    pull_joins(graph, own, found)      # attention of `self.query`, `self.key` and `self.value` is `self`'s own
    pull_inside(graph, own, found)     # and so are the transposes between them
    tied_reads(graph, own)             # {'linear_48'}: logits from the embedding's weight

What cannot happen: an operator that reads a parameter is moved; one is moved to a module that is not inside the one it
was in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping, Sequence, Set
from heapq import heapify, heappop, heappush
from itertools import combinations, takewhile

from extraction.graph import Graph, Node, TensorType
from extraction.operators import short_name

_REDUCTIONS = ("mean", "var", "sum", "norm", "rsqrt", "var_mean")
MOST_JOINED = 8  # inputs looked at


def pull_joins(graph: Graph, own: Mapping[str, str], found: MutableMapping[str, str]) -> None:
    """Gives what joins the outputs of several members of a module to that module, where its scope is further out."""
    origin: dict[str, str] = {}
    for n in graph.nodes:
        if n.op == "output":
            continue
        before = dict.fromkeys(o for i in n.inputs[:MOST_JOINED] if (o := origin.get(i)))
        if n.name not in own and n.op not in ("placeholder", "get_attr"):
            joined = max((_joined(a, b) for a, b in combinations(before, 2)), key=len, default="")
            if len(joined) > len(found[n.name]) and _within(joined, found[n.name]):
                found[n.name] = joined
        if n.op not in ("placeholder", "get_attr"):
            origin[n.name] = next(iter(before)) if len(before) == 1 and n.name not in own else found[n.name]


def _joined(a: str, b: str) -> str:
    """The module whose members both are; "" where one is in the other. A list of modules computes nothing itself."""
    path, other = a.split("."), b.split(".")
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(path, other, strict=False)))
    if shared in (len(path), len(other)):
        return ""
    return ".".join(path[: shared - path[shared].isdigit()])


def pull_inside(graph: Graph, own: Mapping[str, str], found: MutableMapping[str, str]) -> None:
    """Gives what lies on a way from an operator of a module to another one of it to that module.

    Nothing is done for a module that runs several times: parts of others lie on those ways.
    """
    order = [n.name for n in graph.nodes if n.op not in ("placeholder", "get_attr", "output")]
    ranges: dict[str, list[int]] = {}
    for place, name in enumerate(order):
        for module in _around(found[name]):
            ranges.setdefault(module, [place, place])[1] = place
    for module in sorted(ranges, key=lambda m: (-m.count("."), m)):
        first, last = ranges[module]
        inside = _on_ways(graph, order[first : last + 1], module, found)
        if all(name not in own and _within(module, found[name]) for name in inside):
            found.update(dict.fromkeys(inside, module))


def _around(scope: str) -> Iterator[str]:
    """A module path and those around it, without lists of modules and the root."""
    path = scope.split(".") if scope else []
    for depth in range(1, len(path) + 1):
        if depth == len(path) or not path[depth].isdigit():
            yield ".".join(path[:depth])


def _on_ways(graph: Graph, part: Sequence[str], module: str, found: Mapping[str, str]) -> list[str]:
    """What of a part is outside of a module, but between operators of it."""
    own = {name for name in part if _within(found[name], module)}
    after = set(own)
    for name in part:
        if name not in after and any(i in after for i in graph.by_name[name].inputs):
            after.add(name)
    before = set(own)
    for name in reversed(part):
        if name not in before and any(u in before for u in graph.users[name]):
            before.add(name)
    return [name for name in part if name in after and name in before and name not in own]


def tied_reads(graph: Graph, own: Mapping[str, str]) -> set[str]:
    """Operators that read weights again, alone between two modules that are read for the first time."""
    seen: set[str] = set()
    reads: list[tuple[str, bool]] = []  # operators that read parameters, and whether all was read before
    for n in graph.nodes:
        if n.name in own and n.op not in ("placeholder", "get_attr"):
            weights = {i for i in n.inputs if graph.by_name[i].op == "placeholder" and i in own}
            if weights:
                reads.append((n.name, weights <= seen))
            seen |= weights
    found = set()
    for place, (name, again) in enumerate(reads):
        near = [*reads[max(0, place - 1) : place], *reads[place + 1 : place + 2]]
        if again and not any(other or own[n] == own[name] for n, other in near):
            found.add(name)
    return found


def pull_norms(graph: Graph, own: Mapping[str, str], found: dict[str, str], joins: Set[str]) -> None:
    """Rule 3, fifth sentence: gives a hand-written norm's operators to the module of its scale."""
    places = {n.name: i for i, n in enumerate(graph.nodes)}
    for n in graph.nodes:
        if n.name not in own or short_name(n.target) != "mul" or not _scales(graph, n):
            continue
        cone = _cone(graph, places, n, own)
        cone -= {c for c in cone & joins if cone.isdisjoint(graph.by_name[c].inputs)}  # the sum that it normalises
        if any(short_name(graph.by_name[c].target) in _REDUCTIONS for c in cone):
            for c in cone:
                found[c] = own[n.name]


def pull_views(graph: Graph, own: Mapping[str, str], found: dict[str, str]) -> None:
    """Rule 3, last sentence: gives the reshapes around an `addmm` to its module."""
    for n in graph.nodes:
        if n.name in own and short_name(n.target) == "addmm":
            before = [i for i in n.inputs if graph.users[i] == (n.name,)]
            after = graph.users[n.name] if len(graph.users[n.name]) == 1 else ()
            for name in (*before, *after):
                if name not in own and short_name(graph.by_name[name].target) in ("view", "reshape"):
                    found[name] = own[n.name]


def _scales(graph: Graph, n: Node) -> bool:
    for i in n.inputs:
        node = graph.by_name[i]
        value = node.outputs[0] if node.outputs else None
        if node.op == "placeholder" and isinstance(value, TensorType) and len(value.shape) == 1:
            return True
    return False


def _cone(graph: Graph, places: Mapping[str, int], end: Node, own: Mapping[str, str]) -> set[str]:
    """The operators without parameters whose every use leads to `end`; `places` says where in the graph a node stands.

    From the last on: when one is looked at, all its uses have been.
    """
    cone = {end.name}
    waiting = [(-places[i], i) for i in end.inputs]
    heapify(waiting)
    while waiting:
        _, name = heappop(waiting)
        node = graph.by_name[name]
        if name in cone or name in own or node.op == "placeholder":
            continue
        if all(u in cone for u in graph.users[name]):
            cone.add(name)
            for i in node.inputs:
                heappush(waiting, (-places[i], i))
    return cone - {end.name}


def _within(scope: str, module: str) -> bool:
    return not module or scope == module or scope.startswith(f"{module}.")
