"""Limits of the worker processes and of layouts, from the environment.

Example::

    limits = Limits.from_environment()          # AOTSCOPE_WORKERS=4 AOTSCOPE_TIME_LIMIT=60 …
    Limits(seconds=1.0)                         # a test's own

What cannot happen: a setting that is not a positive number is taken for another one (`ValueError` names the variable).

Note: what is enforced where
    Time: everywhere, by the parent's clock. Memory: the parent looks at the resident size of the process that runs a
    job every `WATCH_SECONDS`, in `/proc` on Linux and through `ps` on other systems that have it; where neither is,
    memory is not limited. A worker may pass the bound by what it allocates between two looks. Programs that a worker
    starts are not counted; they die with it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

WATCH_SECONDS = 0.2
RARELY = (50_000, 20, 20)
"""New objects between two looks for garbage, and between the longer ones.

A graph is a million small records without cycles: at Python's own 700 a third of the time to read one, and a tenth of
the time to trace one, went into looking through them.
"""
START_SECONDS = 120.0
"""What a worker may take at most to load torch; a request's own time counts from then on."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of a pool. Sizes are bytes, times are seconds.

    `jobs` is how many jobs a worker does before it is replaced, `keep` the resident size above which an idle worker is
    replaced. `sessions` is how many opened samples a worker keeps alive. A job whose `model.py` is larger than `long`
    counts as long (see the rule in `turns`). `graphs` bounds the parsed graphs that the page process keeps. A layout
    may take `layout_seconds` by the clock and `layout_memory`.
    """

    workers: int = 2
    seconds: float = 300.0
    memory: int = 8192 << 20
    jobs: int = 200
    keep: int = 2048 << 20
    sessions: int = 3
    long: int = 128 << 10
    graphs: int = 256 << 20
    layout_seconds: float = 8.0
    layout_memory: int = 2000 << 20

    @property
    def hard(self) -> int:
        """Bytes at which the system refuses a worker for untrusted samples more memory, between two looks too."""
        return self.memory + self.memory // 2 + (2 << 30)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Limits:
        """The defaults, changed by the variables in `VARIABLES`. Raises ValueError naming the variable."""
        found: dict[str, Any] = {}
        for field in fields(cls):
            name, unit = VARIABLES[field.name]
            if text := environment.get(name):
                found[field.name] = _positive(name, text) * unit
                if field.type != "float":
                    found[field.name] = max(1, int(found[field.name]))
        return cls(**found)


VARIABLES: Mapping[str, tuple[str, int]] = {
    "workers": ("AOTSCOPE_WORKERS", 1),
    "seconds": ("AOTSCOPE_TIME_LIMIT", 1),
    "memory": ("AOTSCOPE_MEMORY_MB", 1 << 20),
    "jobs": ("AOTSCOPE_WORKER_JOBS", 1),
    "keep": ("AOTSCOPE_WORKER_KEEP_MB", 1 << 20),
    "sessions": ("AOTSCOPE_WORKER_SAMPLES", 1),
    "long": ("AOTSCOPE_LONG_KB", 1 << 10),
    "graphs": ("AOTSCOPE_GRAPHS_MB", 1 << 20),
    "layout_seconds": ("AOTSCOPE_LAYOUT_SECONDS", 1),
    "layout_memory": ("AOTSCOPE_LAYOUT_MB", 1 << 20),
}


def _positive(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise ValueError(f"{name} is {text!r}; it must be a positive number")
    return number
