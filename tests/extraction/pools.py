"""Pools of stub workers for the tests of pool and service."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from extraction.jobs import Job
from extraction.limits import Limits
from extraction.pool import Pool
from extraction.protocol import Request

STUB = (sys.executable, str(Path(__file__).with_name("stub_worker.py")))
SOON = 60.0  # seconds that no test needs; only a hang meets it


def stub_pool(*options: str, isolated: bool = False, spare: float = 0.0, **limits: Any) -> Pool:
    return Pool(Limits(**limits), command=(*STUB, *options), isolated=isolated, spare=spare)


def until(true: Callable[[], bool]) -> None:
    """Waits for something to become true."""
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def alive(pid: int) -> bool:
    """True for a process that exists, also as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pid: int) -> bool:
    """True for a process that has ended; one whose parent died may stay as a zombie where nobody reaps it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return not alive(pid)


def ask(pool: Pool, sample: Path, owner: str = "", **fields: Any) -> Job[Any]:
    return pool.submit(Request("summary", str(sample), **fields), owner)


def pid_of(job: Job[Any]) -> int:
    """The stub that did a job."""
    found: int = json.loads(job.result(SOON).text)["pid"]
    return found


def done(folder: Path) -> list[str]:
    """Names of the samples that stubs took up, in order."""
    log = folder / "log"
    return log.read_text().split() if log.exists() else []


def pids(pool: Pool) -> set[int]:
    return {w.pid for w in pool.status()}


def all_ready(pool: Pool) -> None:
    """Waits until every worker of the pool is there and warm."""
    until(lambda: len(pool.status()) == pool.limits.workers and all(w.ready for w in pool.status()))
