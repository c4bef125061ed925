"""How torch decomposes an operator: for each level whether its table has an entry, and that entry's Python source.

Example::

    found = decomposition_of("aten.native_batch_norm_backward")
    found.operator                        # 'aten.native_batch_norm_backward.default'
    found.at("core_aten").source          # 'torch/_decomp/decompositions.py'; `line` counts from 1, `text` is the code
    found.at("prims").kept                # "" where the table has an entry, else why the operator stays

What cannot happen: an entry is called; a name that is no operator's ends in anything but a StepFailed of one line.

Note: what has no Python source
    Some entries are operators themselves (`aten.alias_copy` becomes `aten.alias`). Composite operators are decomposed
    by the kernels that torch's C++ library has for them: their entries are one function in torch/_export, whose text
    would tell nothing. `note` says which of the two it is, and `text` is empty.
"""

from __future__ import annotations

import functools
import inspect
import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from extraction.failures import StepFailed
from extraction.graph import LEVELS, Failure, Level
from extraction.levels import table_of
from extraction.operators import describe

STEP = "decomposition"
_NAME = re.compile(r"[A-Za-z_]\w*\.[A-Za-z_]\w*(\.\w+)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entry:
    """One level: why the operator stays there, or the function that decomposes it.

    `source` is relative to torch's parent folder, `line` counts from 1, `text` is the function with its decorators.
    """

    level: Level
    kept: str
    function: str = ""
    source: str = ""
    line: int = 0
    text: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Decomposition:
    """An operator at every level. `folder` is the installed torch's parent folder."""

    operator: str
    schema: str
    core: bool
    torch: str
    folder: str
    entries: tuple[Entry, ...]

    def at(self, level: Level) -> Entry:
        """The entry of a level."""
        return next(e for e in self.entries if e.level == level)


def decomposition_of(name: str) -> Decomposition:
    """What the installed torch does with an operator: `aten.mul.Tensor`, or `aten.mul` for the overload used most.

    Raises StepFailed when there is no such operator.
    """
    import torch

    target = _operator(name)
    known = describe(target, "aten")
    entries = tuple(_entry(target, level) for level in LEVELS)
    folder = str(Path(torch.__file__).parents[1])
    return Decomposition(known.target, known.schema, known.core, torch.__version__, folder, entries)


def _operator(name: str) -> Any:
    import torch
    import torch._prims

    problem = Failure(STEP, "no such operator", f"torch has no operator {name[:80]!r}", "write library.name[.overload]")
    if not _NAME.fullmatch(name):
        raise StepFailed(problem)
    library, short, *overload = name.split(".")
    packet = getattr(getattr(torch.ops, library), short, None)
    if not isinstance(packet, torch._ops.OpOverloadPacket):
        raise StepFailed(problem)
    overloads = [getattr(packet, o or "default") for o in packet._overload_names]  # one object for each name
    if not overload:
        return min(overloads, key=_rank)
    found = next((o for o in overloads if o._overloadname == overload[0]), None)
    if found is None:
        names = ", ".join(o._overloadname for o in overloads)
        raise StepFailed(Failure(STEP, "no such operator", f"{name[:80]}: its overloads are {names}"))
    return found


def _rank(overload: Any) -> tuple[bool, bool, bool, bool]:
    """Overloads that take tensors and change none stand before others, `default` and `Tensor` among them first."""
    schema, name = overload._schema, overload._overloadname
    tensors = any("Tensor" in str(a.type) for a in schema.arguments)
    return schema.is_mutable, not tensors, name != "default", name != "Tensor"


def _entry(target: Any, level: Level) -> Entry:
    import torch

    table = table_of(level)
    kept = describe(target, level, table).kept
    if target not in table:
        return Entry(level, kept)
    plain = _unwrapped(table[target])
    if isinstance(plain, torch._ops.OpOverload | torch._ops.OpOverloadPacket):
        return Entry(level, "", str(plain), note=f"it becomes the operator {plain}")
    try:
        source, (lines, line) = Path(inspect.getsourcefile(plain) or ""), inspect.getsourcelines(plain)
    except (TypeError, OSError):
        return Entry(level, "", _name(plain), note="its Python source is not there")
    folder = Path(torch.__file__).parents[1]
    short = str(source.relative_to(folder)) if source.is_relative_to(folder) else str(source)
    if Path(short).parts[:2] == ("torch", "_export"):
        note = "it is composite: torch's C++ library holds the kernel that decomposes it"
        return Entry(level, "", str(target), note=note)
    return Entry(level, "", _name(plain), short, line, "".join(lines))


def _unwrapped(function: Any) -> Any:
    """The function that somebody wrote, below partial applications and decorators."""
    while True:
        if isinstance(function, functools.partial):
            function = function.func
        elif hasattr(function, "__wrapped__"):
            function = function.__wrapped__
        else:
            return function


def _name(function: Any) -> str:
    return str(getattr(function, "__name__", type(function).__name__))


def dump_decomposition(found: Decomposition) -> str:
    """Compact JSON."""
    return json.dumps(asdict(found), separators=(",", ":"))


def load_decomposition(text: str) -> Decomposition:
    """Reads `dump_decomposition` text. Raises ValueError, KeyError or TypeError for anything else."""
    raw = json.loads(text)
    return Decomposition(**{**raw, "entries": tuple(Entry(**e) for e in raw["entries"])})


def text_of(found: Decomposition, level: Level | None = None) -> str:
    """For a terminal: what each level does, then the source at `level` (at the first level that has one)."""
    lines = [found.operator, found.schema, ""]
    for e in found.entries:
        lines.append(f"{e.level:<10} {_said(e)}")
    shown = found.at(level) if level else next((e for e in found.entries if e.text), found.entries[0])
    if shown.text:
        lines += ["", f"# {Path(found.folder) / shown.source}:{shown.line}", shown.text.rstrip()]
    return "\n".join(lines)


def _said(entry: Entry) -> str:
    if entry.kept:
        return f"stays: {entry.kept}"
    where = f"{entry.source}:{entry.line}, {entry.function}" if entry.text else entry.note
    return f"decomposed: {where}"
