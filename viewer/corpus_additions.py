"""The least additions over many samples: operators to add to a hardware's list so that each sample runs at some level.

Example::

    found = least([Need((frozenset({3, 8}), frozenset({5})), (0, 17)), …])
    found.added                                   # (5,)
    found.order[0].unlocked                       # samples 0 and 17

What cannot happen: a plan that leaves a sample out which some additions let run; a plan called exact that is not.

Note: what runs
    A census holds counts at the four levels. So a sample runs when the list and the additions have all its operators
    at one level, whichever suits it. A choice that mixes levels may need less: of given samples `aotscope support`
    tells it from their decompositions.

Note: how it is found
    Each sample is an "or" over its levels of an "and" over what the list lacks there. What only one level is left for
    is forced; levels that need more than another one go. What remains is a 0/1 program, which HiGHS solves; after
    `seconds` the best set found stands, with the proven bound.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from extraction.smallest import quiet_solver, rounded_up

SECONDS = 0.2


@dataclass(frozen=True, slots=True)
class Need:
    """Samples that lack the same: what is missing at each level, as numbers of operators."""

    levels: tuple[frozenset[int], ...]
    samples: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An addition, the samples that run with it and those before it, and how many samples run then."""

    operator: int
    unlocked: tuple[int, ...]
    running: int


@dataclass(frozen=True, slots=True)
class Additions:
    """Operators to add; `bound` is how many are needed at least. `runs` are the samples that run without any."""

    added: tuple[int, ...]
    bound: int
    runs: tuple[int, ...]
    order: tuple[Step, ...]

    @property
    def exact(self) -> bool:
        """True when no smaller set does."""
        return len(self.added) == self.bound


def least(needs: Sequence[Need], seconds: float = SECONDS) -> Additions:
    """The smallest set of additions with which every sample runs, and the order in which they unlock most."""
    forced, left = _reduced([n.levels for n in needs])
    chosen, bound = _solved(left, seconds) if left else (frozenset(), 0)
    chosen = _without_idle(chosen, left)
    added = forced | chosen
    bound = len(forced) + min(len(chosen), bound)
    runs = sorted(s for n in needs if frozenset() in n.levels for s in n.samples)
    return Additions(tuple(sorted(added)), bound, tuple(runs), _ordered(added, needs, len(runs)))


def _reduced(needs: Iterable[tuple[frozenset[int], ...]]) -> tuple[frozenset[int], list[tuple[frozenset[int], ...]]]:
    """Operators that are needed whatever else is added, and what has to be decided."""
    forced: frozenset[int] = frozenset()
    left = {_minimal(n) for n in needs}
    while True:
        more = frozenset[int]().union(*(n[0] for n in left if len(n) == 1))
        for need in left:
            more |= frozenset[int].intersection(*need)  # what every level of a sample lacks
        if not more:
            return forced, sorted(left, key=lambda n: [sorted(level) for level in n])
        forced |= more
        left = {_minimal(tuple(level - more for level in n)) for n in left}
        left.discard((frozenset(),))


def _minimal(levels: tuple[frozenset[int], ...]) -> tuple[frozenset[int], ...]:
    """Without levels that lack all that another one lacks, in a fixed order."""
    found = [a for a in set(levels) if not any(b < a for b in levels)]
    return tuple(sorted(found, key=lambda level: (len(level), sorted(level))))


def _solved(needs: list[tuple[frozenset[int], ...]], seconds: float) -> tuple[frozenset[int], int]:
    """A smallest set that lets each need run at one of its levels, and the proven bound."""
    import highspy
    import numpy as np

    first = _greedy(needs)
    ops = sorted({op for n in needs for level in n for op in level})
    add = {op: i for i, op in enumerate(ops)}
    runs = {level: len(ops) + i for i, level in enumerate(dict.fromkeys(level for n in needs for level in n))}
    rows: list[tuple[tuple[int, float], ...]]  # cells of (column, factor)
    rows = [((add[op], 1.0), (runs[level], -1.0)) for level in runs for op in level]  # a level runs with all of it
    rows += [tuple((runs[level], 1.0) for level in need) for need in needs]  # and one of a sample's levels has to
    least_of = np.array([0.0] * (len(rows) - len(needs)) + [1.0] * len(needs))
    starts = np.cumsum([0, *map(len, rows[:-1])])
    flat = [cell for row in rows for cell in row]
    model, count = quiet_solver(), len(ops) + len(runs)
    model.setOptionValue("time_limit", seconds)
    model.addVars(count, np.zeros(count), np.ones(count))
    model.changeColsCost(count, np.arange(count), np.array([1.0] * len(ops) + [0.0] * len(runs)))
    whole = np.full(count, highspy.HighsVarType.kInteger.value, dtype=np.uint8)
    model.changeColsIntegrality(count, np.arange(count), whole)
    model.addRows(len(rows), least_of, np.full(len(rows), highspy.kHighsInf), len(flat), starts,
                  np.array([i for i, _ in flat]), np.array([v for _, v in flat]))  # fmt: skip
    model.run()
    info = model.getInfo()
    bound = max(1, rounded_up(info.mip_dual_bound))
    if info.primal_solution_status != 2:
        return first, min(bound, len(first))
    values = model.getSolution().col_value
    found = frozenset(op for op, i in add.items() if values[i] > 0.5)
    best = found if len(found) <= len(first) else first
    return best, min(bound, len(best))


def _greedy(needs: list[tuple[frozenset[int], ...]]) -> frozenset[int]:
    """A set that does: always the level that lacks least of a sample, most samples first."""
    added: frozenset[int] = frozenset()
    for need in sorted(needs, key=lambda n: min(map(len, n))):
        added |= min((level - added for level in need), key=len)
    return added


def _without_idle(chosen: frozenset[int], needs: Sequence[tuple[frozenset[int], ...]]) -> frozenset[int]:
    """Less what can go, the rarest first: a set found in time may hold more than it has to."""
    usage = Counter(op for n in needs for level in n for op in level)
    for op in sorted(chosen, key=lambda o: (usage[o], o)):
        rest = chosen - {op}
        if all(any(level <= rest for level in n) for n in needs):
            chosen = rest
    return chosen


def _ordered(added: frozenset[int], needs: Sequence[Need], running: int) -> tuple[Step, ...]:
    """The additions, the one first that lets most samples run; where none does alone, what most samples wait for."""
    waiting = _Waiting([n for n in needs if frozenset() not in n.levels], added)
    steps, left = [], set(added)
    while left:
        best = max(left, key=lambda op: (waiting.gains[op], waiting.waits[op], -op))
        left.discard(best)
        unlocked = waiting.add(best)
        running += len(unlocked)
        steps.append(Step(best, tuple(sorted(unlocked)), running))
    return tuple(steps)


class _Waiting:
    """Samples that do not run yet: by operator, how many run when it is added, and how many wait for it."""

    def __init__(self, needs: Sequence[Need], added: frozenset[int]) -> None:
        self.needs = needs
        self.gains, self.waits = Counter[int](), Counter[int]()
        self._ops: list[set[int]] = []  # of each need, those of all its levels
        self._alone: list[set[int]] = [set() for _ in needs]  # of each need, those that let it run by themselves
        self._users: dict[int, list[tuple[int, set[int]]]] = {}
        self._done: set[int] = set()
        for i, need in enumerate(needs):
            levels = [set(level) for level in need.levels if level <= added]
            self._ops.append(set[int]().union(*levels))
            self.waits.update(dict.fromkeys(self._ops[i], len(need.samples)))
            for level in levels:
                for op in level:
                    self._users.setdefault(op, []).append((i, level))
                self._note(i, level)

    def _note(self, i: int, level: set[int]) -> None:
        """Notes the last operator that a level lacks."""
        if len(level) == 1 and not level <= self._alone[i]:
            self._alone[i] |= level
            self.gains[next(iter(level))] += len(self.needs[i].samples)

    def add(self, op: int) -> list[int]:
        """Adds an operator; gives the samples that run now."""
        unlocked: list[int] = []
        for i, level in self._users.pop(op, ()):
            level.discard(op)
            if i in self._done:
                continue
            if level:
                self._note(i, level)
                continue
            self._done.add(i)
            samples = self.needs[i].samples
            unlocked += samples
            self.gains.subtract(dict.fromkeys(self._alone[i], len(samples)))
            self.waits.subtract(dict.fromkeys(self._ops[i], len(samples)))
        return unlocked
