"""The least additions over samples, against brute force on small random cases and by hand."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from viewer.corpus_additions import Need, Step, least

LEVEL = st.frozensets(st.integers(0, 6), max_size=4)
NEEDS = st.lists(st.lists(LEVEL, min_size=1, max_size=4), min_size=1, max_size=8).map(
    lambda found: [Need(tuple(levels), (i,)) for i, levels in enumerate(found)]
)


def runs(need: Need, added: frozenset[int]) -> bool:
    return any(level <= added for level in need.levels)


@settings(max_examples=150)
@given(NEEDS)
def test_it_is_what_brute_force_finds(needs: list[Need]) -> None:
    found = least(needs, 10.0)
    sets = (frozenset(c) for n in range(8) for c in itertools.combinations(range(7), n))
    best = next(s for s in sets if all(runs(n, s) for n in needs))
    assert (len(found.added), found.exact) == (len(best), True)
    assert all(runs(n, frozenset(found.added)) for n in needs)


@settings(max_examples=100)
@given(NEEDS)
def test_the_order_tells_what_runs_after_each_addition(needs: list[Need]) -> None:
    found = least(needs, 10.0)
    have: frozenset[int] = frozenset()
    before = {i for n in needs for i in n.samples if runs(n, have)}
    assert set(found.runs) == before
    for step in found.order:
        have |= {step.operator}
        now = {i for n in needs for i in n.samples if runs(n, have)}
        assert (set(step.unlocked), step.running) == (now - before, len(now))
        before = now
    assert have == set(found.added)
    assert len(before) == len(needs)


def test_by_hand() -> None:
    """Operator 3 is needed by two samples at their only level; the third takes its second level."""
    needs = [Need((frozenset({3}),), (0, 1)), Need((frozenset({1, 2}), frozenset({3, 4})), (2,)),
             Need((frozenset({1}), frozenset()), (3,))]  # fmt: skip
    found = least(needs)
    assert (found.added, found.bound, found.runs) == ((3, 4), 2, (3,))
    assert found.order == (Step(3, (0, 1), 3), Step(4, (2,), 4))


def test_without_time_the_bound_is_honest() -> None:
    """Each pair of ten operators will do for some sample: nine are needed, and no time is given to prove it."""
    needs = [
        Need((frozenset({a}), frozenset({b})), (i,)) for i, (a, b) in enumerate(itertools.combinations(range(10), 2))
    ]
    found = least(needs, 0.0)
    assert found.bound <= 9 <= len(found.added)
    assert all(runs(n, frozenset(found.added)) for n in needs)
