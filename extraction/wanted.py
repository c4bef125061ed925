"""What a request is to give, where that is stored, and jobs that need no worker.

Example::

    wanted = Wanted("r0-joint-aten", digest, (), cache.entry(sample, {}), wire.load_graph)
    wanted.stored_in(wanted.entry)             # (the graph, its bytes in memory), or None where a worker has to make it

What cannot happen: torch is imported; a stored text that cannot be read is given, or stays.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from extraction import wire
from extraction.cache import Entry
from extraction.graph import Failure, Graph, Summary
from extraction.jobs import Job, Outcome, Run, reply_of
from extraction.kit import Kit
from extraction.protocol import Request

T = TypeVar("T", Summary, Graph, Kit)
R = TypeVar("R")

FACTOR = 6  # bytes in memory for each character of JSON; measured 3.5 to 5.5, indices included
_MAY_PASS = ("worker", "cache")  # steps whose failures are not the sample's


@dataclass(frozen=True)
class Wanted(Generic[T]):
    """What a job is to give: its name, where it would be stored, and how its text is read."""

    name: str
    digest: str
    grads: tuple[tuple[str, bool], ...]
    entry: Entry | None
    load: Callable[[str], T]

    @property
    def identity(self) -> Hashable:
        """What a value is kept by; it names one kind of value."""
        return (self.digest, self.grads, self.name)

    def stored_in(self, entry: Entry | None) -> tuple[T, int] | None:
        """What an entry holds, parsed, with its size in memory. A text that cannot be read is dropped."""
        text = None if entry is None else entry.read(self.name)
        if entry is None or text is None:
            return None
        try:
            return self.load(text), FACTOR * len(text)
        except wire.FormatError:
            entry.drop(self.name)
            return None


def sorted_grads(requires_grad: Mapping[str, bool]) -> tuple[tuple[str, bool], ...]:
    """What the user changed, in an order that does not depend on theirs."""
    return tuple(sorted(requires_grad.items()))


def finished(request: Request, owner: str, outcome: Outcome, load: Callable[[Run], R]) -> Job[R]:
    """A job that needs no worker."""
    run = Run(0, request)
    run.finish(outcome)
    return Job(run, owner, load, lambda job, after: None)


def failed(run: Run) -> NoReturn:
    """The `load` of a job that has no result: raises the reason."""
    raise AssertionError(f"not a failure: {reply_of(run)}")


def lasts(failure: Failure) -> bool:
    """True for a failure that asking again would only repeat."""
    return failure.step not in _MAY_PASS and failure.kind != "MemoryError"
