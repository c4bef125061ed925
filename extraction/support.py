"""Lists of the operators that a hardware supports, and whether a call is among them.

Example::

    table = read_support(Path("npu.csv").read_text(), "npu.csv")
    table.supports("aten.mul.Tensor", ("float32",))        # "yes", "dtype" (not for these types) or "no"

What cannot happen: a list that cannot be read gives an empty one; an operator that no line names counts as supported.

Note: the forms
    Text: an operator a line, dtypes after a colon, `#` begins a comment: `aten.mul: float32 float16`.
    CSV: a heading with `operator` and, if there are limits, `dtypes` (with spaces or `|` between). In both, the first
    line that begins with `#` is the list's title, the others are its note.
    JSON: a list of operators, or an object from operator to a list of dtypes (null: all), either one also under the key
    `operators` of an object that may have `name` and `note`.

Note: names
    `aten.mul.Tensor` is one overload, `aten.mul` all of them; `*` stands for any characters and `?` for one:
    `aten.*_backward`, `prims.*`. Where several lines name an operator, it is supported for the types of any of them.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Literal

from extraction.choice import named
from extraction.graph import ITEM_BYTES, SHORT_DTYPE

Verdict = Literal["yes", "dtype", "no"]
Row = tuple[str, tuple[str, ...]]
LISTS = Path(__file__).parent / "lists"
MOST_LINES = 20_000
HOST = ("operator.", "builtins.", "math.", "torch.sym")  # arithmetic of sizes, which no accelerator runs
_PATTERN = re.compile(r"[\w*?.:]+", re.ASCII)
_ALIASES = {
    **{short: name for name, short in SHORT_DTYPE.items()},
    "fp32": "float32", "fp16": "float16", "fp64": "float64", "bf16": "bfloat16", "float": "float32", "half": "float16",
    "double": "float64", "long": "int64", "int": "int32", "short": "int16", "byte": "uint8", "boolean": "bool",
}  # fmt: skip


class SupportError(ValueError):
    """The list cannot be read; the message says where and why in one line."""


@dataclass(frozen=True)
class Support:
    """What is supported: patterns of operators and for each the dtypes (() means all)."""

    name: str
    rows: tuple[Row, ...]
    note: str = ""
    _known: dict[str, frozenset[str] | bool | None] = field(default_factory=dict, repr=False, compare=False)

    def dtypes(self, target: str) -> frozenset[str] | bool | None:
        """The dtypes for which an operator is supported; None for all, False when no line names it."""
        if target not in self._known:
            found = [types for pattern, types in self.rows if matches(target, pattern)]
            every = any(not types for types in found)
            limits = frozenset(t for types in found for t in types)
            self._known[target] = False if not found else None if every else limits
        return self._known[target]

    def supports(self, target: str, dtypes: Iterable[str] = ()) -> Verdict:
        """`yes` for an operator on tensors of these types, `dtype` where a type is missing, `no` for another one."""
        limits = self.dtypes(target)
        if limits is None or target.startswith(HOST):
            return "yes"
        if isinstance(limits, bool):
            return "no"
        return "yes" if set(dtypes) <= limits else "dtype"

    def with_targets(self, targets: Iterable[str]) -> Support:
        """The list with more operators, for all types."""
        return Support(self.name, (*self.rows, *((t, ()) for t in targets)), self.note)


def matches(target: str, pattern: str) -> bool:
    """True when a line's name, with overload, without or with wildcards, is the operator's."""
    if "*" not in pattern and "?" not in pattern:
        return named(target, (pattern,))
    return fnmatchcase(target, pattern) or fnmatchcase(target.rpartition(".")[0], pattern)


def read_support(text: str, name: str) -> Support:
    """A list from the text of a file; its form is told by the content. Raises SupportError."""
    body = text.lstrip("\ufeff").strip()
    if not body:
        raise SupportError(f"{name}: the file is empty")
    if body[0] in "[{":
        found = _from_json(body, name)
    elif _is_csv(body):
        found = _from_csv(body, name)
    else:
        found = _from_text(body, name)
    if not found.rows:
        raise SupportError(f"{name}: it names no operator")
    if len(found.rows) > MOST_LINES:
        raise SupportError(f"{name}: {len(found.rows):,} lines; {MOST_LINES:,} is the most")
    return found


def shipped() -> tuple[Support, ...]:
    """The example lists that come with the program, by file name."""
    return tuple(read_support(p.read_text(encoding="utf-8"), p.name) for p in sorted(LISTS.iterdir()) if p.is_file())


def find_list(name: str) -> Support:
    """A shipped list by its file's stem, or one from a file. Raises SupportError."""
    path = next((p for p in LISTS.iterdir() if p.stem == name), Path(name))
    try:
        return read_support(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        known = ", ".join(sorted(p.stem for p in LISTS.iterdir()))
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
        raise SupportError(f"{name}: {reason}; shipped lists are {known}") from error


def _from_text(body: str, name: str) -> Support:
    rows = []
    for number, line in enumerate(body.splitlines(), 1):
        words, _, _ = line.partition("#")
        if not words.strip():
            continue
        operator, _, types = words.replace("\t", " ").partition(": ") if ": " in words else words.partition(" ")
        rows.append(_row(operator.strip().rstrip(":"), types, f"{name}, line {number}"))
    return Support(*_titled(body, name, rows))


def _titled(body: str, name: str, rows: list[Row]) -> tuple[str, tuple[Row, ...], str]:
    """The fields of a list: its first comment is its title, the others are its note."""
    comments = [line.lstrip("# ").strip() for line in body.splitlines() if line.startswith("#")]
    return (comments[0] if comments else name), tuple(rows), " ".join(comments[1:])


def _lines(body: str) -> list[str]:
    """Without comments that fill a line; those become empty, so that lines keep their numbers."""
    return ["" if line.startswith("#") else line for line in body.splitlines()]


def _is_csv(body: str) -> bool:
    first = next((line for line in _lines(body) if line.strip()), "")
    head = [c.strip().strip('"').lower() for c in re.split(r"[,;\t]", first)]
    return "operator" in head or "op" in head


def _from_csv(body: str, name: str) -> Support:
    texts = _lines(body)
    start = next(i for i, line in enumerate(texts) if line.strip())
    delimiter = next((d for d in (",", ";", "\t") if d in texts[start]), ",")
    try:
        lines = list(csv.reader(texts[start:], delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise SupportError(f"{name}: not CSV: {error}") from error
    head = [c.strip().lower() for c in lines[0]]
    place = head.index("operator") if "operator" in head else head.index("op")
    types = next((head.index(c) for c in ("dtypes", "dtype", "types") if c in head), None)
    rows = []
    for number, line in enumerate(lines[1:], start + 2):
        if any(c.strip() for c in line):
            given = line[types] if types is not None and types < len(line) else ""
            operator = line[place] if place < len(line) else ""
            rows.append(_row(operator.strip(), given, f"{name}, line {number}"))
    return Support(*_titled(body, name, rows))


def _from_json(body: str, name: str) -> Support:
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise SupportError(f"{name}: not JSON: {error}") from error
    title, note = name, ""
    if isinstance(raw, dict) and "operators" in raw:
        title, note = str(raw.get("name") or name), str(raw.get("note") or "")
        raw = raw["operators"]
    if isinstance(raw, list):
        wrong = next((v for v in raw if not isinstance(v, str)), None)
        if wrong is not None:
            raise SupportError(f"{name}: {json.dumps(wrong)[:60]} is no operator's name")
        raw = dict.fromkeys(raw)
    if not isinstance(raw, Mapping):
        raise SupportError(f"{name}: operators must be a list, or an object from operator to dtypes")
    rows = []
    for operator, types in raw.items():
        if types is not None and not (isinstance(types, list) and all(isinstance(t, str) for t in types)):
            raise SupportError(f"{name}: {operator}: the dtypes must be a list of names, or null for all")
        rows.append(_row(operator, " ".join(types or ()), f"{name}: {operator}"))
    return Support(title, tuple(rows), note)


def _row(operator: str, types: str, where: str) -> Row:
    target = operator.removeprefix("torch.ops.").replace("::", ".")
    if not _PATTERN.fullmatch(target):
        raise SupportError(f"{where}: {operator[:60]!r} is no operator")
    if "." not in target and target != "*":
        target = f"aten.{target}"
    words = [w.removeprefix("torch.").lower() for w in re.split(r"[\s,;|]+", types) if w]
    found = tuple(_ALIASES.get(w, w) for w in words if w not in ("*", "all"))
    wrong = next((w for w in found if w not in ITEM_BYTES), None)
    if wrong is not None:
        raise SupportError(f"{where}: {wrong!r} is no dtype; write names such as float32, bfloat16 or int64")
    return target, found
