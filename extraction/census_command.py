"""The command `aotscope census`: options, progress on standard error, the outcome on standard output.

Example::

    aotscope census samples -o census.parquet --jobs 2 --limit 600 --seed 1

What cannot happen: an interrupt loses a finished sample; a failed sample makes the command fail (exit status 0 says
that the tables hold every sample; 130 that the run was interrupted and the tables hold what was finished).
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from extraction.census import Plan, Standing, run
from extraction.census_schema import CensusError, open_census, samples_path
from extraction.graph import LEVELS
from extraction.terminal import fail, reported

EVERY_SECONDS = {True: 1.0, False: 15.0}  # on a terminal one line is rewritten, in a log there is a new one


def census(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders of samples.")],
    out: Annotated[Path, typer.Option("-o", "--out", help="OUT.parquet; the samples' table lies beside it.")],
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes.")] = 1,
    limit: Annotated[int | None, typer.Option(min=1, help="Only so many samples, drawn at random.")] = None,
    seed: Annotated[int, typer.Option(help="Of the draw.")] = 0,
    timeout: Annotated[float, typer.Option(min=0.1, help="Seconds for one sample.")] = 120.0,
    memory: Annotated[float, typer.Option(min=0.5, max=1e6, help="GB for one sample, torch included.")] = 4.0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with an interrupted census.")] = False,
) -> None:
    """Counts the operators of many samples at every stage and level, in two Parquet tables (see census_schema)."""
    if out.suffix != ".parquet":
        raise typer.BadParameter(f"{out}: the name must end in .parquet", param_hint="-o")
    plan = Plan(tuple(folders), out, jobs, limit, seed, timeout, int(memory * (1 << 30)))
    with reported() as progress, stopped_by_signals() as stop:
        progress.stop()  # this command tells its own
        line = _Line()
        try:
            standing = run(plan, resume, line, stop)
            line.end(standing)
            _print_outcome(out)
        except CensusError as error:
            fail(str(error))
        if standing.done < standing.total:
            print(f"aotscope: interrupted; --resume goes on with the other "
                  f"{standing.total - standing.done} of {standing.total}", file=sys.stderr)  # fmt: skip
            raise typer.Exit(130)


@contextmanager
def stopped_by_signals() -> Iterator[threading.Event]:
    """An event that an interrupt or a request to end sets, so that neither comes in the middle of a line on disk."""
    stop = threading.Event()
    before = {number: signal.signal(number, lambda *_: stop.set()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Line:
    """Progress: how many, how fast, how long still."""

    def __init__(self) -> None:
        self._terminal = sys.stderr.isatty()
        self._told = 0.0

    def __call__(self, standing: Standing) -> None:
        now = time.monotonic()
        if now - self._told >= EVERY_SECONDS[self._terminal] and (standing.done > standing.before or self._terminal):
            self._told = now
            self._print(standing)

    def end(self, standing: Standing) -> None:
        self._print(standing)
        if self._terminal:
            print(file=sys.stderr)

    def _print(self, standing: Standing) -> None:
        text = progress_text(standing)
        if self._terminal:
            print(f"\r{text[:100]:<100}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)


def progress_text(standing: Standing) -> str:
    """`37 of 600, 12.4 a minute, 45 min left, 3 failed, timm/resnet18`."""
    parts = [f"{standing.done} of {standing.total}"]
    if standing.done > standing.before:
        parts.append(f"{standing.rate:.1f} a minute")
        if left := standing.total - standing.done:
            parts.append(f"{_duration(60 * left / standing.rate)} left")
    parts += [f"{standing.failed} failed"] if standing.failed else []
    return ", ".join([*parts, standing.last] if standing.last else parts)


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = seconds / 60
    return f"{minutes:.0f} min" if minutes < 90 else f"{minutes / 60:.1f} h"


def _print_outcome(out: Path) -> None:
    """The share that passes by level, and every kind of failure."""
    with open_census(out) as tables:
        shares = tables.sql(
            "select level, count(*), count(*) filter (status = 'passed') from samples group by level"
        ).fetchall()
        kinds = tables.sql(
            "select count(distinct (root, sample)) as n, step, failure_kind, min(sample) from samples"
            " where status = 'failed' group by all order by n desc, step, failure_kind"
        ).fetchall()
    for level, total, passed in sorted(shares, key=lambda share: LEVELS.index(share[0])):
        print(f"{level:<10} {passed:>5} of {total} pass ({passed / total:.2%})")
    for count, step, kind, example in kinds:
        print(f"{count:>5}  {step}: {kind} (such as {example})")
    print(f"{out}, {samples_path(out)}")
