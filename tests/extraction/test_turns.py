"""The rule of `extraction.turns`, on queues and workers written down here."""

from __future__ import annotations

from extraction.jobs import Job, Run
from extraction.limits import Limits
from extraction.protocol import Opened, Request
from extraction.turns import OWNERS, Newcomer, Turns, choose

LIMITS = Limits(workers=2, long=100)


def run(owners: str, sample: str, size: int = 0) -> Run:
    made = Run(1, Request("summary", sample, size=size))
    made.jobs += [Job(made, owner, lambda r: None, lambda job, after: None) for owner in owners]
    return made


def place(at_work: Run | None = None, ready: bool = True, holds: tuple[str, ...] = ()) -> Newcomer:
    opened: list[Opened] = [Request("summary", sample).opened for sample in holds]
    return Newcomer(at_work, ready, opened)


def test_nothing_to_do_and_nobody_to_do_it() -> None:
    assert choose([], [place()], {}, LIMITS) is None
    assert choose([run("a", "s")], [], {}, LIMITS) is None
    assert choose([run("a", "s")], [place(run("b", "t"))], {}, LIMITS) is None


def order(queue: list[Run], turns: Turns, places: list[Newcomer]) -> list[str]:
    """Samples in the order in which they get a free worker, each finished at once."""
    found = []
    while queue and (choice := choose(queue, places, turns.served, LIMITS)):
        queue.remove(choice[0])
        turns.note(choice[0].owners)
        found.append(choice[0].request.sample)
    return found


def test_turns_go_round_by_owner_then_by_arrival() -> None:
    queue = [run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1"), run("c", "c1"), run("b", "b2")]
    assert order(queue, Turns(), [place()]) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_an_owner_with_nothing_at_work_goes_first() -> None:
    queue = [run("a", "a1"), run("b", "b1")]
    assert order(queue, Turns(), [place(run("a", "a0")), place()]) == ["b1", "a1"]


def test_shared_work_has_the_best_turn_of_its_owners() -> None:
    turns = Turns()
    turns.note("a")
    assert order([run("a", "a1"), run("ab", "shared")], turns, [place()]) == ["shared", "a1"]


def test_a_long_job_does_not_take_the_last_worker() -> None:
    busy, free = place(run("a", "big", 101)), place()
    assert choose([run("b", "big2", 101)], [busy, free], {}, LIMITS) is None
    small = run("a", "small", 100)
    assert choose([run("b", "big2", 101), small], [busy, free], {}, LIMITS) == (small, free)
    alone = run("b", "big2", 101)
    assert choose([alone], [free], {}, Limits(workers=1, long=100)) == (alone, free)


def test_a_sample_that_is_being_opened_is_waited_for() -> None:
    same, other = run("a", "s"), run("a", "t")
    places = [place(run("b", "s")), place()]
    assert choose([same], places, {}, LIMITS) is None
    assert choose([same, other], places, {}, LIMITS) == (other, places[1])


def test_where_it_is_open_then_the_emptiest_warm_one() -> None:
    wanted = run("a", "s")
    for places, expected in (
        ([place(holds=("t",)), place(holds=("t", "s"))], 1),
        ([place(holds=("t", "u")), place(holds=("t",))], 1),
        ([place(ready=False), place(holds=("t", "u"))], 1),
        ([place(run("b", "x"), holds=("s",)), place(ready=False)], 1),
    ):
        assert choose([wanted], places, {}, LIMITS) == (wanted, places[expected])


def test_owners_are_forgotten_in_the_end() -> None:
    turns = Turns()
    for i in range(OWNERS + 5):
        turns.note([f"owner {i}"])
    assert len(turns.served) == OWNERS
    assert "owner 4" not in turns.served
    assert "owner 5" in turns.served
