"""Recipes: every distinct call of a graph with what one step of its decomposition makes of it, as plain data.

Purpose: tell without torch, at once, which operators stand in the graph under any choice, and which would have to be
added so that hardware can run it.

Example::

    recipes = recipes_of(kit, aten, "aten")         # see `steps`
    choice = Choice("aten", open=("aten.native_batch_norm_backward",))
    counts(recipes, choice)["backward"]         # {"aten.mul.Tensor": 5, …}

What cannot happen: a count differs from that of the graph which the same choice gives (`tests` hold both together); a
call that no result needs is counted; calls go round in a circle (a step that would is no step).

Note: calls and parts
    A call is an operator with metadata: shape, stride, dtype and constants. Its parts are the calls that one step makes
    of it, in order. A reference is a pair: the part that gives a value and which of its results (-1: all of them); what
    the call was given is (-1 - k, 0) for its k-th tensor; None is a constant, and in the graph itself also an input.

Note: what is live
    A part whose results nobody uses is dead, and so is what only dead parts use; random operators always live. What an
    opened call uses of its arguments depends on which of its results are used, so counts go from the results backwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from extraction.choice import Choice
from extraction.graph import Level, Partitioner, Phase, Stage

Reference = tuple[int, int]
ALL = -1  # the mask of every result


@dataclass(frozen=True, slots=True)
class Part:
    """One call in a step: which distinct call it is, and where its tensors come from, one for each use."""

    call: int
    inputs: tuple[Reference | None, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A distinct call. `dtypes` are those of its tensors, sorted; `random` calls are never dead.

    `way` is the level whose entry opens it, or "" where it cannot be opened; `by_base` says that the base level opens
    it by itself (at aten: core aten, inside an expansion). `reason` is why its entry does not, `hard` that it fails or
    mutates: at a level the calls stay whole in whose expansion it stands. `results` says which part gives each
    result (None: a constant). A call stays whole where a result in `wrong` is used.
    """

    target: str
    dtypes: tuple[str, ...]
    random: bool = False
    core: bool = False
    way: str = ""
    by_base: bool = False
    reason: str = ""
    hard: bool = False
    parts: tuple[Part, ...] = ()
    results: tuple[Reference | None, ...] = ()
    wrong: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """A call in the graph itself, as a part of it; `name` is the node's."""

    name: str
    phase: Phase
    part: Part


@dataclass(frozen=True)
class Recipes:
    """The aten graph of one stage and all calls that it can come to on top of a base level."""

    stage: Stage
    base: Level
    partitioner: Partitioner | None
    region: int
    calls: tuple[Call, ...]
    places: tuple[Place, ...]
    results: tuple[Reference | None, ...]

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """Every operator that a choice can bring about, sorted."""
        return tuple(sorted({c.target for c in self.calls}))

    @cached_property
    def plain(self) -> dict[Phase, dict[str, int]]:
        """The counts of the base level itself."""
        return counts(self, Choice(self.base))

    def opened(self, call: Call, choice: Choice, inside: bool, used: int) -> bool:
        """True where the choice opens a call of which the results in the mask `used` are used."""
        if not call.way or used & call.wrong or choice.keeps(call.target):
            return False
        return choice.opens(call.target) or (call.by_base and (inside or choice.base != "aten"))


def counts(recipes: Recipes, choice: Choice) -> dict[Phase, dict[str, int]]:
    """How often each operator stands in the graph under a choice on its base level, by phase and sorted by name."""
    found: dict[Phase, Counter[str]] = {"forward": Counter(), "backward": Counter()}
    for phase, calls in standing(recipes, choice).items():
        for index, n in calls.items():
            found[phase][recipes.calls[index].target] += n
    return {phase: dict(sorted(c.items())) for phase, c in found.items()}


def standing(recipes: Recipes, choice: Choice) -> dict[Phase, Counter[int]]:
    """How often each distinct call, by its index, stands in the graph under a choice on its base level, by phase."""
    if choice.base != recipes.base:
        raise ValueError(f"the recipes are those of {recipes.base}, the choice's base is {choice.base}")
    counter = _Counting(recipes, choice)
    times: Counter[tuple[Phase, int, int]] = Counter()  # how often each call with each mask stands in each phase
    used = [0] * len(recipes.places)
    _use(used, recipes.results)
    for place in reversed(recipes.places):
        part, mask = place.part, used.pop()
        if mask or recipes.calls[part.call].random:
            times[place.phase, part.call, mask] += 1
            read = counter.of(part.call, mask, inside=False)[1]
            _use(used, part.inputs if read == ALL else [r for k, r in enumerate(part.inputs) if read >> k & 1])
    found: dict[Phase, Counter[int]] = {"forward": Counter(), "backward": Counter()}
    for (phase, call, mask), n in times.items():
        for index, made in counter.of(call, mask, inside=False)[0].items():
            found[phase][index] += n * made
    return found


def broken(recipes: Recipes, choice: Choice) -> dict[str, str]:
    """Why the choice leaves operators whole that its base level opens elsewhere: what fails or mutates inside."""
    counter = _Counting(recipes, choice)
    return {c.target: why for c in recipes.calls if c.by_base and (why := counter.broken(c))}


def _use(used: list[int], references: Iterable[Reference | None]) -> int:
    """Notes what is used of which part; gives the mask of the call's own arguments among the references."""
    arguments = 0
    for reference in references:
        if reference is None:
            continue
        producer, result = reference
        if producer >= 0:
            used[producer] |= ALL if result < 0 else 1 << result
        else:
            arguments |= 1 << (-1 - producer)
    return arguments


class _Counting:
    """Counts of distinct calls under one choice, each made once for each set of results that is used."""

    def __init__(self, recipes: Recipes, choice: Choice) -> None:
        self.recipes, self.choice = recipes, choice
        self._known: dict[tuple[int, int, bool], tuple[Counter[int], int]] = {}
        self._fails: dict[int, str] = {}

    def of(self, index: int, used: int, inside: bool) -> tuple[Counter[int], int]:
        """Calls, by their index, that one call becomes, and the mask of its arguments that they read."""
        key = index, used, inside
        if key not in self._known:
            self._known[key] = self._count(index, used, inside)
        return self._known[key]

    def _count(self, index: int, used: int, inside: bool) -> tuple[Counter[int], int]:
        call = self.recipes.calls[index]
        whole = not self.recipes.opened(call, self.choice, inside, used)
        if whole or not (inside or self.choice.opens(call.target) or not self.broken(call)):
            return Counter({index: 1}), ALL
        found: Counter[int] = Counter()
        wanted = [0] * len(call.parts)
        read = _use(wanted, (r for k, r in enumerate(call.results) if used >> k & 1))
        for part in reversed(call.parts):
            mask = wanted.pop()
            if mask or self.recipes.calls[part.call].random:
                made, reads = self.of(part.call, mask, inside=True)
                found.update(made)
                read |= _use(wanted, (r for k, r in enumerate(part.inputs) if reads >> k & 1))
        return found, read

    def broken(self, call: Call) -> str:
        """The reason where the base's entry fails or mutates, for a call or for one in its expansion; else ""."""
        found = self._fails.get(id(call))
        if found is None:
            named = self.choice.opens(call.target)
            below = self.recipes.opened(call, self.choice, inside=True, used=0)
            hard = call.hard and not self.choice.keeps(call.target) and not (named and call.way)
            parts = (self.recipes.calls[p.call] for p in call.parts) if below else ()
            own = call.reason if hard else ""
            found = self._fails[id(call)] = own or next((why for c in parts if (why := self.broken(c))), "")
        return found
