"""Least additions against brute force on small random cases, and by hand on the golden example."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from extraction.additions import Need, Needs, greedy, least_additions, solve, unlocked
from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.key import Key
from extraction.recipes import Call, Part, Place, Recipes
from extraction.samples import read_sample
from extraction.support import Support, find_list, read_support

NAMES = tuple(f"aten.op{i}.default" for i in range(7))


@st.composite
def cases(draw: st.DrawFn) -> Needs:
    """Needs of which each leads to earlier ones, of up to seven operators."""
    found = Needs(Support("none", ()))
    for i in range(draw(st.integers(1, 14))):
        supported = draw(st.integers(0, 5)) == 0
        opens = i > 0 and not supported and draw(st.booleans())
        parts = draw(st.lists(st.integers(0, i - 1), min_size=0, max_size=3, unique=True)) if opens else None
        found.needs.append(
            Need(draw(st.sampled_from(NAMES)), supported, None if parts is None else tuple(sorted(parts)))
        )
    return found


def runs(needs: Needs, index: int, added: Iterable[str]) -> bool:
    """By the definition: supported, added, or everything that opening leads to runs."""
    need = needs.needs[index]
    if need.supported or need.target in added:
        return True
    return need.parts is not None and all(runs(needs, p, added) for p in need.parts)


def smallest(needs: Needs, roots: Iterable[int]) -> list[tuple[str, ...]]:
    """All smallest sets, by trying all sets, smaller ones first."""
    for size in range(len(NAMES) + 1):
        sets = itertools.combinations(NAMES, size)
        if found := [added for added in sets if all(runs(needs, r, added) for r in roots)]:
            return found
    raise AssertionError("adding everything is enough")


def work(needs: Needs, added: Iterable[str]) -> int:
    """Of each operator the calls that it ends in where most come of it."""

    def ends(index: int) -> set[int]:
        return set[int]().union(*(ends(p) for p in needs.needs[index].parts or ())) or {index}

    return sum(max(len(ends(i)) for i, n in enumerate(needs.needs) if n.target == name) for name in added)


@given(cases(), st.data())
def test_it_is_a_smallest_set(needs: Needs, data: st.DataObject) -> None:
    chosen = data.draw(st.sets(st.integers(0, len(needs.needs) - 1), min_size=1))
    roots = dict.fromkeys(chosen, 1)
    plan = solve(needs, roots)
    assert all(runs(needs, r, plan.added) for r in roots)
    sets = smallest(needs, roots)
    assert plan.added in sets
    assert plan.bound == len(sets[0])
    assert work(needs, plan.added) == min(work(needs, added) for added in sets)
    assert plan.exact
    assert needs.run(plan.added) == [runs(needs, i, plan.added) for i in range(len(needs.needs))]
    for name, count in plan.calls.items():
        without = set(plan.added) - {name}
        assert count == sum(1 for r in roots if not runs(needs, r, without)) > 0


@given(cases())
def test_greedy_is_enough_and_wastes_nothing(needs: Needs) -> None:
    roots = {len(needs.needs) - 1: 1}
    added = greedy(needs, roots)
    assert all(runs(needs, r, added) for r in roots)
    for name in added:
        assert not all(runs(needs, r, set(added) - {name}) for r in roots)
    assert len(solve(needs, roots).added) <= len(added)


def test_without_time_the_bound_is_honest() -> None:
    needs = Needs(Support("none", ()))
    needs.needs = [Need(n, False, None) for n in NAMES]
    plan = solve(needs, dict.fromkeys(range(len(NAMES)), 1), seconds=0.0)
    assert plan.added == NAMES
    assert 1 <= plan.bound <= len(NAMES)


@functools.cache
def golden() -> Recipes:
    return Capture(read_sample(resolve("conv_bn"))).recipes(Key("joint"))


def test_the_golden_example() -> None:
    """Batch norm opens into arithmetic, which this list has; no table opens a convolution's gradient."""
    plan = least_additions([golden()], find_list("made_up_npu"))
    assert plan.added == ("aten.convolution_backward.default",)
    assert plan.exact
    assert plan.calls == {"aten.convolution_backward.default": 1}
    assert least_additions([golden()], find_list("core_aten")).added == ()


def test_dtype_limits_count() -> None:
    """On float32 tensors a list for float16 alone supports nothing."""
    half = read_support("*: float16", "half")
    whole = read_support("*: float32 int64 bool", "whole")
    assert least_additions([golden()], whole).added == ()
    assert len(least_additions([golden()], half).added) == 4


def test_of_equal_sets_the_simplest() -> None:
    """A basic operator rather than the coarse one made of it; one that the list has for other types before both."""
    coarse, basic, there = "aten.coarse.default", "prims.basic.default", "prims.there.default"
    parts = Part(0, ()), Part(1, ((0, -1),))
    calls = (Call(there, ("int64",)), Call(basic, ("int64",)),
             Call(coarse, ("int64",), way="prims", parts=parts, results=((1, -1),)))  # fmt: skip
    graph = Recipes("joint", "aten", None, 0, calls, (Place("n", "forward", Part(2, ())),), ((0, -1),))
    assert least_additions([graph], read_support("prims.there", "list")).added == (basic,)
    plan = least_additions([graph], read_support("aten.coarse: float32\nprims.there", "list"))
    assert (plan.added, plan.types) == ((coarse,), {coarse: ("int64",)})
    # what only stands for one other call is no coarser: then aten is preferred to a prim
    alone = replace(calls[2], parts=(Part(1, ()),), results=((0, -1),))
    graph = replace(graph, calls=(*calls[:2], alone))
    assert least_additions([graph], read_support("prims.there", "list")).added == (coarse,)


def sample(*targets: str) -> Recipes:
    calls = tuple(Call(t, ("float32",)) for t in targets)
    places = tuple(Place(f"n{i}", "forward", Part(i, ())) for i in range(len(calls)))
    return Recipes("joint", "aten", None, 0, calls, places, tuple((i, -1) for i in range(len(calls))))


def test_what_each_addition_unlocks() -> None:
    a, b, c, d = NAMES[:4]
    samples = {"ab": sample(a, b), "a": sample(a), "abc": sample(a, b, c), "d": sample(d)}
    listed = read_support(d, "list")
    plan = least_additions(list(samples.values()), listed)
    assert plan.added == (a, b, c)
    first, order = unlocked(samples, listed, plan.added)
    assert first == ("d",)
    assert [(u.target, u.samples) for u in order] == [(a, ("a",)), (b, ("ab",)), (c, ("abc",))]
