"""The least additions: the smallest set of operators to add to a hardware's list so that everything runs.

Example::

    plan = least_additions([recipes], support)
    plan.added          # ("aten.convolution_backward.default", "aten.mm.default")
    plan.exact          # True: no smaller set does; else plan.bound says how many at least

What cannot happen: a plan that leaves something unsupported (`plan.impossible` is empty: whatever cannot be opened can
be added); a plan called exact that is not.

Note: what runs
    A call runs when the list (or the plan) has its operator, for its dtypes, or when it can be opened and all calls
    that one step makes of it run. Parts that no result needs are left out. Everything runs when all calls of the aten
    graph do. So each operator is an "or" over being added and an "and" of parts: the least set is a minimum of a
    linear program with a 0/1 variable for each operator, which HiGHS (https://highs.dev) solves by branch and bound.

Note: large cases
    After `seconds` the best set found so far is given with the proven lower bound. It begins with the greedy set: all
    operators that are missing where nothing is opened, less those that can go, the rarest first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from extraction.recipes import ALL, Call, Recipes
from extraction.smallest import smallest
from extraction.support import Support

SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Need:
    """A distinct call that is to run: its operator, whether the list has it, and the needs that opening it leads to.

    `parts` is None where it cannot be opened. They are indices of needs that stand before it.
    """

    target: str
    supported: bool
    parts: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Plan:
    """Operators to add, sorted; `bound` is how many are needed at least, and the plan is `exact` when it has no more.

    `calls` are the calls of the graphs (of all samples together) that each addition is needed for: with all others
    added, so many more would run. `types` are those to add, where the list has an operator for others.
    """

    added: tuple[str, ...]
    bound: int
    calls: Mapping[str, int]
    types: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def exact(self) -> bool:
        """True when no smaller set does."""
        return len(self.added) == self.bound


class Needs:
    """The needs of several graphs against one list; equal calls of different graphs are one."""

    def __init__(self, support: Support) -> None:
        self.support = support
        self.needs: list[Need] = []
        self.types: dict[str, set[str]] = {}  # that the list lacks of operators which it has for others
        self._index: dict[tuple[str, bool, tuple[int, ...] | None], int] = {}

    def roots(self, recipes: Recipes) -> Counter[int]:
        """What a graph needs: needs with the number of calls in it."""
        known: dict[tuple[int, int], int] = {}
        found: Counter[int] = Counter()
        used: dict[int, int] = {}
        _note(used, recipes.results)
        for i in range(len(recipes.places) - 1, -1, -1):
            part = recipes.places[i].part
            if i in used or recipes.calls[part.call].random:
                found[self._need(recipes, part.call, used.get(i, 0), known)] += 1
                _note(used, part.inputs)
        return found

    def _need(self, recipes: Recipes, index: int, used: int, known: dict[tuple[int, int], int]) -> int:
        place = index, used
        if place not in known:
            call = recipes.calls[index]
            supported = self.support.supports(call.target, call.dtypes) == "yes"
            if not supported and isinstance(limits := self.support.dtypes(call.target), frozenset):
                self.types.setdefault(call.target, set()).update(set(call.dtypes) - limits)
            parts = None if supported or not call.way or used & call.wrong else self._parts(recipes, call, used, known)
            key = call.target, supported, parts
            if key not in self._index:
                self._index[key] = len(self.needs)
                self.needs.append(Need(*key))
            known[place] = self._index[key]
        return known[place]

    def _parts(self, recipes: Recipes, call: Call, used: int, known: dict[tuple[int, int], int]) -> tuple[int, ...]:
        wanted: dict[int, int] = {}
        _note(wanted, (r for k, r in enumerate(call.results) if used >> k & 1))
        found = set()
        for i in range(len(call.parts) - 1, -1, -1):
            part = call.parts[i]
            if i in wanted or recipes.calls[part.call].random:
                found.add(self._need(recipes, part.call, wanted.get(i, 0), known))
                _note(wanted, part.inputs)
        return tuple(sorted(found))

    def run(self, added: Iterable[str]) -> list[bool]:
        """For each need, whether it runs when these operators are added."""
        more, runs = set(added), list[bool]()
        for need in self.needs:
            opens = need.parts is not None and all(runs[p] for p in need.parts)
            runs.append(need.supported or need.target in more or opens)
        return runs


def _note(used: dict[int, int], references: Iterable[tuple[int, int] | None]) -> None:
    for reference in references:
        if reference is not None and reference[0] >= 0:
            producer, result = reference
            used[producer] = used.get(producer, 0) | (ALL if result < 0 else 1 << result)


def least_additions(samples: Sequence[Recipes], support: Support, seconds: float = SECONDS) -> Plan:
    """The smallest set of additions with which every graph runs; the best found within `seconds` where it is large."""
    needs = Needs(support)
    roots: Counter[int] = Counter()
    for recipes in samples:
        roots.update(needs.roots(recipes))
    return solve(needs, roots, seconds)


def solve(needs: Needs, roots: Mapping[int, int], seconds: float = SECONDS) -> Plan:
    """The plan for needs (with the number of calls) that are all to run."""
    first = greedy(needs, roots)
    added, bound = smallest(needs, roots, first, seconds) if first else (first, 0)
    everything = sum(roots.values())
    calls = {}
    for name in added:
        runs = needs.run(a for a in added if a != name)
        calls[name] = everything - sum(n for i, n in roots.items() if runs[i])
    return Plan(added, bound, calls, {name: tuple(sorted(needs.types[name])) for name in added if name in needs.types})


def greedy(needs: Needs, roots: Mapping[int, int]) -> tuple[str, ...]:
    """A set that does and of which no single operator can go; not always a smallest one."""
    usage = Counter(n.target for n in needs.needs if not n.supported)
    added = {n.target for n in needs.needs if not n.supported}
    for name in sorted(added, key=lambda a: (usage[a], a)):
        runs = needs.run(added - {name})
        if all(runs[i] for i in roots):
            added.discard(name)
    return tuple(sorted(added))


@dataclass(frozen=True, slots=True)
class Unlocked:
    """An addition, in the order of adding: the samples that run with it and those before it, and did not before."""

    target: str
    samples: tuple[str, ...]


def unlocked(
    samples: Mapping[str, Recipes], support: Support, added: Sequence[str]
) -> tuple[tuple[str, ...], tuple[Unlocked, ...]]:
    """Samples that run without any addition, and what each addition unlocks, the most at each step first.

    Where no single addition unlocks a sample, the one comes next that the most samples wait for.
    """
    needs = {name: _of_sample(recipes, support) for name, recipes in samples.items()}
    runs = {name for name, (n, roots) in needs.items() if _all_run(n, roots, ())}
    first, order, left, have = tuple(sorted(runs)), list[Unlocked](), list(added), list[str]()
    while left:
        gains = {a: [s for s in needs if s not in runs and _all_run(*needs[s], [*have, a])] for a in left}
        waits = Counter(a for s in needs if s not in runs for a in left if _waits(needs[s], a, [*have, *left]))
        best = max(left, key=lambda a: (len(gains[a]), waits[a], a))
        order.append(Unlocked(best, tuple(sorted(gains[best]))))
        runs |= set(gains[best])
        have.append(best)
        left.remove(best)
    return first, tuple(order)


def _of_sample(recipes: Recipes, support: Support) -> tuple[Needs, Mapping[int, int]]:
    needs = Needs(support)
    return needs, needs.roots(recipes)


def _all_run(needs: Needs, roots: Mapping[int, int], added: Iterable[str]) -> bool:
    runs = needs.run(added)
    return all(runs[i] for i in roots)


def _waits(sample: tuple[Needs, Mapping[int, int]], target: str, everything: list[str]) -> bool:
    """True where a sample does not run without an addition although it has all others."""
    return not _all_run(*sample, [a for a in everything if a != target])
