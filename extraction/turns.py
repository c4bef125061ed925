"""Who is next: which queued run goes to which worker. Pure functions over plain records.

Example::

    choice = choose(queue, places, served, limits)        # (run, place) or None: nothing can start now

What cannot happen: long jobs take every worker (unless there is only one); an owner waits for ever behind another.

Note: the rule
    1. Owners take turns: the run of the owner with the fewest runs at work goes first; among those, of the owner who
       was served longest ago; then the run that came first. A run of several owners has the best turn of them.
    2. One worker is kept free of long jobs: at most `limits.workers - 1` of them (at least one) run at a time. A job
       is long when its `model.py` is larger than `limits.long`.
    3. A run whose sample another run has open right now waits for that worker: what it needs is being made there.
    4. Otherwise it goes to a free worker that has its sample open, else to the free one with the fewest samples open,
       warm ones first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from extraction.jobs import Run
from extraction.limits import Limits
from extraction.protocol import Opened

OWNERS = 1000


class Place(Protocol):
    """What the rule needs to know of a worker: the run at work, whether it is warm, and the samples it has open."""

    run: Run | None
    ready: bool
    holds: list[Opened]


@dataclass
class Newcomer:
    """A worker that could be started: free, not warm, with nothing open."""

    run: Run | None = None
    ready: bool = False
    holds: list[Opened] = field(default_factory=list)


class Turns:
    """When each owner was last served; the owners served longest ago are forgotten beyond `OWNERS`."""

    def __init__(self) -> None:
        self.served: dict[str, int] = {}
        self._clock = 0

    def note(self, owners: Iterable[str]) -> None:
        """These owners were served now."""
        self._clock += 1
        for owner in owners:
            self.served.pop(owner, None)
            self.served[owner] = self._clock
        while len(self.served) > OWNERS:
            self.served.pop(next(iter(self.served)))


P = TypeVar("P", bound=Place)


def choose(
    queue: Sequence[Run], places: Sequence[P], served: Mapping[str, int], limits: Limits
) -> tuple[Run, P] | None:
    """The next run to start and its place, by the rule above. `served` counts up: larger was served later."""
    free = [p for p in places if p.run is None]
    if not free:
        return None
    working = [p.run for p in places if p.run is not None]
    at_work = Counter(owner for run in working for owner in set(run.owners))
    being_opened = {run.request.opened for run in working}
    long_allowed = sum(is_long(run, limits) for run in working) < max(1, limits.workers - 1)

    def turn(run: Run) -> tuple[int, int]:
        return min(((at_work[o], served.get(o, 0)) for o in run.owners), default=(0, 0))

    for run in sorted(queue, key=turn):  # stable: the order of arrival decides between equals
        if run.request.opened in being_opened or (is_long(run, limits) and not long_allowed):
            continue
        return run, min(free, key=lambda p: (run.request.opened not in p.holds, not p.ready, len(p.holds)))
    return None


def is_long(run: Run, limits: Limits) -> bool:
    """True for a run whose sample is large enough to keep a worker for seconds."""
    return run.request.size > limits.long
