"""A choice of what is decomposed: a base level, operators to keep whole, and operators to open.

Example::

    choice = Choice("prims", keep=("aten.native_batch_norm_backward",))
    choice = read_choice(Path("npu.toml").read_text())
    write_choice(choice)            # 'base = "prims"\\nkeep = [\\n    "aten.native_batch_norm_backward",\\n]\\n'

What cannot happen: two choices that mean the same differ (names are sorted, each once); an operator is both kept and
opened; a name that is no operator's is accepted.

Note: meaning
    A kept operator stays whole wherever it appears, also inside an expansion. An opened one is expanded although the
    base level leaves it whole: by core aten's entry, else inductor's, else that of the full table. What appears inside
    is decomposed as at the base level; at aten, which decomposes nothing, as at core aten. Everything kept stays, and
    everything opened is opened, there too.

Note: names
    `aten.mul.Tensor` is one overload; `aten.mul` is all of them.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from extraction.graph import LEVELS, Level

State = Literal["", "keep", "open"]

MOST_NAMES = 400
_NAME = re.compile(r"[A-Za-z_]\w*\.[A-Za-z_]\w*(\.\w+)?", re.ASCII)
_KEYS = ("base", "keep", "open")


class ChoiceError(ValueError):
    """The choice means nothing; the message says why in one line."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is kept and opened on top of a level. Raises ChoiceError for what contradicts itself."""

    base: Level = "aten"
    keep: tuple[str, ...] = ()
    open: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.base not in LEVELS:
            raise ChoiceError(f"base is {self.base!r}; it must be one of {', '.join(LEVELS)}")
        for word in ("keep", "open"):
            names: tuple[str, ...] = getattr(self, word)
            wrong = next((n for n in names if not isinstance(n, str) or not _NAME.fullmatch(n)), None)
            if wrong is not None:
                raise ChoiceError(f"{word}: {wrong!r} is no operator; write library.name or library.name.overload")
            if len(names) > MOST_NAMES:
                raise ChoiceError(f"{word} names {len(names)} operators; {MOST_NAMES} is the most")
            object.__setattr__(self, word, tuple(sorted(set(names))))
        both = next((k for k in self.keep for o in self.open if overlaps(k, o)), None)
        if both is not None:
            raise ChoiceError(f"{both} is both kept and opened")

    @property
    def plain(self) -> bool:
        """True when it is the base level itself."""
        return not self.keep and not self.open

    @property
    def digest(self) -> str:
        """12 hex digits that name it."""
        return hashlib.sha256(write_choice(self).encode()).hexdigest()[:12]

    def keeps(self, target: str) -> bool:
        """True for an operator (`aten.mul.Tensor`) that it keeps."""
        return named(target, self.keep)

    def opens(self, target: str) -> bool:
        """True for an operator that it opens."""
        return named(target, self.open)

    def idle(self, targets: Iterable[str]) -> tuple[str, ...]:
        """Its names that none of these operators has: it says nothing of a graph in which no others can be."""
        known = {name for t in targets for name in (t, t.rpartition(".")[0])}
        return tuple(n for n in (*self.keep, *self.open) if n not in known)

    def __str__(self) -> str:
        """`2 kept, 1 opened`."""
        parts = [f"{len(names)} {word}" for names, word in ((self.keep, "kept"), (self.open, "opened")) if names]
        return ", ".join(parts) or "nothing kept or opened"


def named(target: str, names: Iterable[str]) -> bool:
    """True when a name is the operator's, or that of all its overloads."""
    whole = target if target.count(".") < 2 else target.rpartition(".")[0]
    return any(n in (target, whole) for n in names)


def overlaps(one: str, other: str) -> bool:
    """True when two names have an operator in common."""
    return one == other or one.startswith(other + ".") or other.startswith(one + ".")


def with_state(choice: Choice, target: str, state: State) -> Choice:
    """The choice in which an operator is kept, opened, or ("") as the base level has it.

    Names that speak of the same overloads go: `aten.mul` too, when `aten.mul.Tensor` is chosen.
    """
    keep = [n for n in choice.keep if not overlaps(n, target)]
    opened = [n for n in choice.open if not overlaps(n, target)]
    if state == "keep":
        keep.append(target)
    elif state == "open":
        opened.append(target)
    return Choice(choice.base, tuple(keep), tuple(opened))


def read_choice(text: str) -> Choice:
    """A choice from TOML. Raises ChoiceError with one line that says what is wrong."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ChoiceError(f"not TOML: {' '.join(str(error).split())}") from error
    except RecursionError as error:
        raise ChoiceError("nested too deeply for a choice") from error
    return _from_mapping(raw)


def read_choice_file(path: Path) -> Choice:
    """A choice from a file. Raises ChoiceError, which names the file."""
    try:
        return read_choice(path.read_bytes().decode("utf-8", errors="replace"))
    except OSError as error:
        raise ChoiceError(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise ChoiceError(f"{path}: {error}") from error


def _from_mapping(raw: Mapping[str, Any]) -> Choice:
    unknown = next((k for k in raw if k not in _KEYS), None)
    if unknown is not None:
        raise ChoiceError(f"unknown key {unknown!r}; a choice has base, keep and open")
    base = raw.get("base", "aten")
    for word in ("keep", "open"):
        if not isinstance(raw.get(word, []), list):
            raise ChoiceError(f"{word} must be a list of operator names")
    return Choice(base, tuple(raw.get("keep", ())), tuple(raw.get("open", ())))


def write_choice(choice: Choice) -> str:
    """The choice as TOML that a person can read and change."""
    lines = [f'base = "{choice.base}"']
    for word, names in (("keep", choice.keep), ("open", choice.open)):
        if names:
            lines += [f"{word} = [", *(f'    "{n}",' for n in names), "]"]
    return "\n".join(lines) + "\n"
