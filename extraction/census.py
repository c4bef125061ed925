"""A census: many samples through extraction in worker processes, and what they count in two tables.

Example::

    plan = Plan((Path("samples"),), Path("census.parquet"), jobs=2, limit=600, seed=1)
    standing = run(plan, resume=False, tell=progress, stop=Event())   # the tables are written, also when stopped

What cannot happen: torch is imported here; a sample stops the run (what ends its worker is its row); a finished sample
is lost by a kill (see `census_journal`); memory grows with what was counted (it is on disk, only names are held).

Note: which samples
    All below the folders, sorted by name; with a limit, the first of them after a shuffle by the seed. So a larger
    limit with the same seed holds the smaller one, and `--resume` goes on from it.

Note: a second try
    A worker keeps what earlier samples left behind. A sample whose worker crashes is tried once more, and the second
    outcome is its own.
"""

from __future__ import annotations

import importlib.metadata
import json
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from extraction.catalog import Catalog, Entry
from extraction.census_journal import Journal
from extraction.census_schema import CensusError, journal_path
from extraction.census_tables import write_tables
from extraction.jobs import Job, Lost, Run
from extraction.limits import Limits
from extraction.paths import resolved
from extraction.pool import Pool
from extraction.protocol import BadSample, Reply, Request
from extraction.texts import whole_text

LOOK_SECONDS = 0.05
JOBS_PER_WORKER = 100


@dataclass(frozen=True)
class Plan:
    """What is to be counted, where to, and each sample's limits (seconds, bytes)."""

    folders: tuple[Path, ...]
    out: Path
    jobs: int = 1
    limit: int | None = None
    seed: int = 0
    seconds: float = 120.0
    memory: int = 4 << 30


@dataclass(frozen=True, slots=True)
class Item:
    """One sample of a census, by its place in the tables."""

    root: str
    sample: str
    family: str
    path: str
    task: str
    source_bytes: int


@dataclass
class Standing:
    """How far a census is: `done` of `total` samples are finished, `before` of them in earlier runs."""

    total: int
    before: int
    done: int = 0
    failed: int = 0
    last: str = ""

    def __post_init__(self) -> None:
        self.done, self.started = self.before, time.monotonic()

    @property
    def rate(self) -> float:
        """Samples a minute in this run; 0 before the first."""
        return 60 * (self.done - self.before) / max(time.monotonic() - self.started, 1e-9)


def run(plan: Plan, resume: bool, tell: Callable[[Standing], None], stop: threading.Event) -> Standing:
    """Counts what is not counted yet, until `stop` is set, and writes the tables. Raises CensusError, OSError.

    `tell` is called after each sample and now and then between.
    """
    items = chosen(plan)
    torch = importlib.metadata.version("torch")
    keys = sorted((i.root, i.sample) for i in items)
    with Journal.opened(journal_path(plan.out), torch, resume) as journal:
        left = [i for i in items if not journal.has(i.root, i.sample)]
        standing = Standing(len(items), len(items) - len(left))
        try:
            for item, finished in _outcomes(left, plan, lambda: tell(standing), stop):
                journal.add(record := record_of(item, finished))
                standing.done += 1
                standing.failed += _has_failed(record)
                standing.last = item.sample
        finally:
            write_tables(plan.out, journal.in_order(keys), torch)
    return standing


def chosen(plan: Plan) -> list[Item]:
    """The samples of a plan, in the order in which they are counted. Raises CensusError where there is none."""
    items = {}
    for folder in plan.folders:
        if not folder.is_dir():
            raise CensusError(f"{folder}: no such folder")
        found = [_item(resolved(folder), entry) for entry in Catalog(folder).entries()]
        if not found:
            raise CensusError(f"{folder}: no sample in it")
        items.update({(i.root, i.sample): i for i in found})
    order = sorted(items.values(), key=lambda i: (i.root, i.sample))
    if plan.limit is not None:
        random.Random(plan.seed).shuffle(order)  # noqa: S311  a draw that can be repeated, nothing secret
        order = order[: plan.limit]
    return order


def _item(root: Path, entry: Entry) -> Item:
    parts = Path(entry.name).parts
    family = parts[0] if len(parts) > 1 else root.name if Path(entry.path) != root else root.parent.name
    task = dict(entry.fields).get("heuristic_tag", "")
    name = Path(entry.name).as_posix()
    return Item(whole_text(str(root)), name, whole_text(family), entry.path, task, entry.size)


def _outcomes(
    items: Iterable[Item], plan: Plan, wait: Callable[[], None], stop: threading.Event
) -> Iterator[tuple[Item, Run]]:
    """Asks for items, a few ahead, and gives each with its finished run. Calls `wait` while there is none."""
    limits = Limits(workers=plan.jobs, seconds=plan.seconds, memory=plan.memory, jobs=JOBS_PER_WORKER,
                    keep=plan.memory // 4, sessions=1, long=1 << 60)  # fmt: skip
    waiting, asked, again = deque(items), list[tuple[Item, Job[Run]]](), set[str]()
    if not waiting:
        return
    with Pool(limits) as pool:
        while (waiting or asked) and not stop.is_set():
            while waiting and len(asked) < 2 * plan.jobs:
                item = waiting.popleft()
                asked.append((item, pool.submit(Request("census", item.path, trusted=True), load=_finished)))
            done = next((a for a in asked if a[1].wait(0)), None)
            wait()
            if done is None:
                stop.wait(LOOK_SECONDS)
                continue
            asked.remove(done)
            item, finished = done[0], done[1].result()
            if _crashed(finished, pool) and item.path not in again:
                again.add(item.path)
                waiting.appendleft(item)
            else:
                yield item, finished


def _finished(run: Run) -> Run:
    """What a job of a census gives: the run itself, whatever its outcome."""
    return run


def _crashed(run: Run, pool: Pool) -> bool:
    """True when the worker died. Raises CensusError when workers do not even start: that is no sample's failure."""
    if not isinstance(run.outcome, Lost) or run.outcome.failure.kind != "crash":
        return False
    if not run.accepted and pool.problem:
        raise CensusError(pool.problem)
    return True


def record_of(item: Item, run: Run) -> dict[str, Any]:
    """The record of a finished run, see "Note: a record" of `census_tables`."""
    outcome = run.outcome
    lost: dict[str, str] | None = None
    if isinstance(outcome, BadSample):
        problem = f"{outcome.place}: {outcome.problem}" if outcome.place else outcome.problem
        lost = {"step": "sample", "kind": "bad sample", "text": problem}
    elif not isinstance(outcome, Reply):
        assert outcome is not None
        failure = outcome.failure if isinstance(outcome, Lost) else outcome
        lost = {"step": failure.step, "kind": failure.kind, "text": failure.message}
    levels = [json.loads(part) for part in run.parts]
    for failed in (lost, *(level["failure"] for level in levels)):
        if failed:
            failed["text"] = whole_text(" ".join(failed["text"].split()))
    return {"root": item.root, "sample": item.sample, "family": item.family, "task": whole_text(item.task),
            "source_bytes": item.source_bytes, "levels": levels, "lost": lost}  # fmt: skip


def _has_failed(record: dict[str, Any]) -> bool:
    return bool(record["lost"] or any(level["failure"] for level in record["levels"]))
