"""What one traced call puts into a graph, as plain data: nodes without names of their own, arguments as numbers.

Example::

    pattern.nodes[0].args                    # ('\\0000\\000', '2'): the first value it reads, and a constant
    Names(["mul"]).make("mul")               # 'mul_1'

What cannot happen: a template reads a value that is neither an argument nor stands before it; a name is given twice.

Note: numbers
    Values are numbered: arguments first, then the templates in order. `inputs` are the values that a template reads,
    each once; a text names one of them by its place there, between marks. `reads` are the same for each use, as places
    in `inputs`: `mul(x, x)` has one input and reads (0, 0).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from extraction.graph import Opcode, Value

MARK = "\0"  # around the place of an input in a text
_BETWEEN = "\1"  # two texts
_CONSTANT = "_tensor_constant"
Given = int | None | tuple["Given", ...]  # a value by its number, a constant, or several


@dataclass(frozen=True, slots=True)
class Template:
    """A node to be. `item` is the result that a `getitem` takes, `call` the distinct call of a kit (-1: none)."""

    op: Opcode
    target: str
    function: str
    name: str
    args: tuple[str, ...]
    kwargs: tuple[tuple[str, str], ...]
    inputs: tuple[int, ...]
    reads: tuple[int, ...]
    outputs: tuple[Value, ...]
    multiple: bool
    flops: int | None
    impure: bool
    item: int | None = None
    call: int = -1


@dataclass(frozen=True)
class Pattern:
    """The templates of one traced call. `arguments` are the names it was traced with, `results` what it gives.

    `wrong` holds the results that are not the operator's own, see `extraction.trace.Small`.
    """

    arguments: tuple[str, ...]
    nodes: tuple[Template, ...]
    results: Given
    wrong: Mapping[int, str] = field(default_factory=dict)


class Unusual(Exception):
    """An expansion whose result is a number or a tuple that another call reads: the FX way knows what to do."""


def marked(place: int) -> str:
    """How a text names an input."""
    return f"{MARK}{place}{MARK}"


def filled(texts: tuple[str, ...], names: Sequence[str]) -> tuple[str, ...]:
    """The texts with the inputs' names in them."""
    form, places = _form(texts)
    return tuple((form % tuple([names[i] for i in places])).split(_BETWEEN)) if places else texts


@lru_cache(maxsize=1 << 14)
def _form(texts: tuple[str, ...]) -> tuple[str, tuple[int, ...]]:
    """One text to be filled by `%`, and which input stands where: a graph has thousands of nodes of a few forms."""
    parts = _BETWEEN.join(texts).replace("%", "%%").split(MARK)
    return "%s".join(parts[::2]), tuple(int(i) for i in parts[1::2])


def results_used(nodes: Iterable[Template], results: Given, first: int) -> dict[int, set[int]]:
    """For each value that is read, by its number, which of its results are; `first` is the number of the first node."""
    used: dict[int, set[int]] = {}
    for t in nodes:
        for i in t.inputs:
            used.setdefault(i, set()).add(0 if t.item is None else t.item)
    for i in flat(results):
        used.setdefault(i, set()).add(0)
    return used


def given(results: Given, values: Sequence[Any]) -> Any:
    """The results with each number replaced by the value that has it."""
    if isinstance(results, tuple):
        return tuple(given(r, values) for r in results)
    return None if results is None else values[results]


def wrong_result(pattern: Pattern, used: Collection[int]) -> str:
    """Why a call of which these results are used stays although it was traced, or ""."""
    return next((text for i, text in pattern.wrong.items() if i in used), "")


def flat(results: Given) -> list[int]:
    """The numbers among results."""
    if isinstance(results, tuple):
        return [i for r in results for i in flat(r)]
    return [] if results is None else [results]


def constants_of(targets: Iterable[object]) -> set[str]:
    """Those of these targets of `get_attr` nodes that are names of constants."""
    return {str(t) for t in targets if str(t).startswith(_CONSTANT)}


def constant_name(taken: set[str]) -> str:
    """A name for a constant that is not among `constants_of` a graph; it is among them afterwards."""
    number = len(taken)
    while f"{_CONSTANT}{number}" in taken:
        number += 1
    taken.add(f"{_CONSTANT}{number}")
    return f"{_CONSTANT}{number}"


_NAME = re.compile(r"([a-zA-Z_][0-9a-zA-Z_]*?)(?:_(\d+))?")


@lru_cache(maxsize=1 << 14)
def _split(name: str) -> tuple[str, int | None]:
    """A name without the number at its end, and that number."""
    found = _NAME.fullmatch(name)
    assert found is not None
    base, number = found.groups()
    return base, None if number is None else int(number)


class Names:
    """Gives out names as `torch.fx` does: the name asked for, or with the next number where it is taken."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        """`taken` are FX names, as all that are asked for must be."""
        self._taken: set[str] = set()
        self._counts: dict[str, int] = {}
        for name in taken:
            self.make(name)

    def copy(self) -> Names:
        """Another that goes on from here."""
        found = Names()
        found._taken, found._counts = self._taken.copy(), self._counts.copy()
        return found

    def make(self, wanted: str) -> str:
        """A name that nothing has yet."""
        base, number = _split(wanted)
        taken, name = self._taken, wanted
        count = self._counts.get(base, 0) if number is None or name in taken else number
        while name in taken:
            count += 1
            name = f"{base}_{count}"
        taken.add(name)
        self._counts[base] = count
        return name
