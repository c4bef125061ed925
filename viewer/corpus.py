"""Questions to a census of many samples: which operators they need, whether the set closes, what a hardware list runs.

Example::

    corpus = Corpus(Path("census.parquet"))
    corpus.curve(View("prims"))                # [(1, 17), (2, 23), …]: distinct operators after so many samples
    corpus.ranking(View("prims"))[0]           # the operator that most samples need
    corpus.level(View("prims"), table)         # LevelRow: samples, operators, fully supported samples, …

What cannot happen: more than `MEMORY` is held; a failed sample is counted as one that needs nothing; a question under a
choice claims more than the census can tell.

Note: which graphs
    The joint graphs: all of a training step. `phase` keeps the operators with calls in forward or in backward. A sample
    counts at a level where its graph was made.

Note: order of the curve
    Samples come in the order of the MD5 of their names: as good as drawn by lot, and the same every time. In an order
    by folders, one new family would look like a break in the curve.

Note: a choice
    A census has counts at the four levels and not what stands inside of an expansion. So a choice has bounds. A sample
    needs at most the operators of the base level but those opened, and each kept operator that it has at any
    level (what only the kept call's own expansion brought is counted too). A sample with an operator that the choice
    opens is left out and counted in `unknown`: what it opens to is not in the census. So `supported` is a lower bound,
    and distinct operators are an upper one for the samples counted.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from extraction.census_schema import open_census
from extraction.choice import Choice
from extraction.graph import LEVELS, Kind, Level
from extraction.support import Support, Verdict
from viewer import corpus_queries as sql
from viewer.corpus_additions import SECONDS, Additions, Need, least

Part = Literal["joint", "forward", "backward"]
MEMORY = "512MB"
LATE = 0.1  # the share of samples at the end of the curve in which new operators are counted
MOST_SAMPLES = 500  # of one list
MOST_PLANS = 32  # of additions that are kept


@dataclass(frozen=True, slots=True)
class LevelRow:
    """One level over the corpus.

    `samples` have a graph there, `failed` have none. `late` operators appear first in the last tenth of the samples;
    `once` stand in one sample only, so that `once / samples` estimates how many new ones the next sample brings
    (Good and Turing). `supported` samples run on the hardware list. `unknown`: see "Note: a choice".
    """

    level: str
    samples: int
    failed: int
    operators: int
    mean: float
    late: int
    once: int
    supported: int
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class OperatorRow:
    """An operator over the corpus: the samples that need it, its calls, what the hardware list says of it.

    `lacking` of these samples have it on types that the list lacks; `alone` of them lack nothing else, so that they run
    once it is added.
    """

    operator: str
    kind: Kind
    core: bool
    samples: int
    forward: int
    backward: int
    verdict: Verdict
    lacking: int
    alone: int


@dataclass(frozen=True, slots=True)
class SampleRow:
    """A sample, and how often it calls the operator that was asked for (or any)."""

    root: str
    sample: str
    family: str
    forward: int
    backward: int


@dataclass(frozen=True, slots=True)
class View:
    """What is looked at: a level, all of the joint graph or a phase of it, and a choice on top of the level."""

    level: Level
    phase: Part = "joint"
    choice: Choice | None = None


class Corpus:
    """A census, in memory in a compact form. All methods may be called from any thread."""

    def __init__(self, path: Path) -> None:
        """Reads the file: about a second for 2,500 samples. Raises CensusError."""
        self.path = path
        self._lock = threading.Lock()
        self._open = ExitStack()
        self._db = self._open.enter_context(open_census(path))
        self._db.execute("set memory_limit = $limit", {"limit": MEMORY})
        for statement in sql.LOAD:
            self._ask(statement, {"levels": list(LEVELS)})
        self.samples = int(self._ask(sql.COUNT)[0][0])
        self._pairs = self._ask(sql.PAIRS)
        self._additions: dict[object, Additions] = {}

    def close(self) -> None:
        """Gives the memory back."""
        self._open.close()

    def level(self, view: View, support: Support | None = None) -> LevelRow:
        """One row of the table of levels; with a choice, its bounds."""
        more = {"lacks": self._lacking(support), "late": int(self.samples * (1 - LATE))}
        ((operators, mean, late, once, lacking),) = self._of(sql.LEVEL, view, more)
        ((made, failed),) = self._of(sql.STANDING, view)
        opens = view.choice is not None and self._named(view.choice.opens)
        unknown = self._of(sql.OPENED, view, {"opens": opens})[0][0] if opens else 0
        made -= unknown
        name = view.level if view.choice is None else "choice"
        return LevelRow(name, made, failed, operators, mean or 0.0, late, once, made - lacking, unknown)

    def curve(self, view: View) -> list[tuple[int, int]]:
        """Distinct operators after so many samples, where the number grows, and at the end."""
        points: list[tuple[int, int]] = []
        total = 0
        for at, new in self._of(sql.CURVE, view):
            total += new
            points.append((at, total))
        return [*points, (self.samples, total)] if points and points[-1][0] < self.samples else points

    def ranking(self, view: View, support: Support | None = None) -> list[OperatorRow]:
        """All operators, those that most samples need first."""
        rows = self._of(sql.RANKING, view, {"lacks": self._lacking(support)})
        return [
            OperatorRow(name, kind, core, samples, forward, backward, _verdict(support, name, lacking), lacking, alone)
            for name, kind, core, samples, forward, backward, lacking, alone in rows
        ]

    def samples_with(self, view: View, operator: str, most: int = MOST_SAMPLES) -> list[SampleRow]:
        """Samples that call an operator, those with most calls first."""
        rows = self._of(sql.WITH_OPERATOR, view, {"operator": operator, "most": most})
        return [SampleRow(*row) for row in rows]

    def supported(self, view: View, support: Support, most: int = MOST_SAMPLES) -> list[SampleRow]:
        """Samples that run on a hardware list, by name."""
        rows = self._of(sql.SUPPORTED, view, {"lacks": self._lacking(support), "most": most})
        return [SampleRow(*row) for row in rows]

    def failed(self, view: View, most: int = MOST_SAMPLES) -> list[tuple[SampleRow, str]]:
        """Samples without a graph at the level, by name, and what failed; "" where the census does not say."""
        rows = self._ask(sql.FAILED, {"level": LEVELS.index(view.level), "most": most})
        return [(SampleRow(root, sample, family, 0, 0), why or "") for root, sample, family, why in rows]

    def additions(self, phase: Part, support: Support, seconds: float = SECONDS) -> Additions:
        """The least additions with which every sample runs at one of the four levels, by numbers; the last are kept."""
        key = phase, support, seconds
        if key not in self._additions:
            while len(self._additions) >= MOST_PLANS:
                del self._additions[next(iter(self._additions))]
            self._additions[key] = least(self._needs(phase, support), seconds)
        return self._additions[key]

    def _needs(self, phase: Part, support: Support) -> list[Need]:
        """What samples lack at each of their levels, equal ones together."""
        more = {"lacks": self._lacking(support), "phase": phase}
        found: dict[int, dict[int, frozenset[int]]] = {}
        for sample, level in self._ask(sql.MADE):
            found.setdefault(sample, {})[level] = frozenset()
        for sample, level, missing in self._ask(sql.MISSING, more):
            if level in found.get(sample, {}):
                found[sample][level] = frozenset(missing or ())
        same: dict[tuple[frozenset[int], ...], list[int]] = {}
        for sample, levels in found.items():
            same.setdefault(tuple(dict.fromkeys(levels.values())), []).append(sample)
        return [Need(levels, tuple(samples)) for levels, samples in same.items()]

    def operator(self, number: int) -> str:
        """The name of an operator of `additions`."""
        return str(next(name for _, op, name, _ in self._pairs if op == number))

    def by_number(self, numbers: Sequence[int]) -> list[SampleRow]:
        """Samples of `additions`, by name; their calls are not counted."""
        rows = self._ask(sql.BY_NUMBER, {"numbers": list(numbers[:MOST_SAMPLES])})
        return [SampleRow(root, sample, family, 0, 0) for _, root, sample, family in rows]

    def _named(self, wanted: Callable[[str], bool]) -> list[int]:
        """Numbers of the operators that a choice speaks of."""
        return sorted({op for _, op, name, _ in self._pairs if wanted(name)})

    def _lacking(self, support: Support | None) -> list[int]:
        """Numbers of operators with types that a list does not have."""
        found = []
        for number, _, name, dtypes in self._pairs if support is not None else ():
            assert support is not None
            if support.supports(name, dtypes.split(",") if dtypes else ()) != "yes":
                found.append(number)
        return found

    def _of(self, query: str, view: View, more: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """A query about a view."""
        values = {"level": LEVELS.index(view.level), "phase": view.phase, **(more or {})}
        if view.choice is None:
            return self._ask(query.replace("CALLS", sql.PLAIN).replace("UNIQUE ", ""), values)
        values |= {"keeps": self._named(view.choice.keeps), "opens": self._named(view.choice.opens)}
        return self._ask(query.replace("CALLS", sql.CHOSEN).replace("UNIQUE ", "distinct "), values)

    def _ask(self, query: str, values: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        used = {name: value for name, value in (values or {}).items() if f"${name}" in query}
        with self._lock:
            return self._db.execute(query, used).fetchall()


def _verdict(support: Support | None, operator: str, lacking: int) -> Verdict:
    """What the list says: `dtype` where it has the operator, but not on all types that samples use."""
    if support is None or not lacking:
        return "yes"
    return "no" if support.dtypes(operator) is False else "dtype"
