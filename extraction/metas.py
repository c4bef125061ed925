"""Metas: what a sample says of each input, read from the syntax tree of its meta files.

Example::

    metas_of(ast.parse(text), "weight_meta.py")     # [Meta("w_0", (8,), "float32", …), …]

What cannot happen: the file is executed; a field of a wrong kind is passed over (LiteralProblem names its line).
"""

from __future__ import annotations

import ast
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from extraction.graph import ITEM_BYTES
from extraction.literals import LiteralProblem, assignments, evaluate
from extraction.strides import problem
from extraction.texts import short_text, whole_text

LARGEST = 1 << 44
"""Elements of a tensor: 256 TB of complex numbers, and far from where 64 bits end in any product of sizes."""
MOST_DIMENSIONS = 32
_WHOLE = 1 << 64
"""Whole numbers lie below this in size, as in any dtype of torch."""
_ALIASES = {
    "half": "float16", "float": "float32", "double": "float64", "short": "int16", "int": "int32", "long": "int64",
    "chalf": "complex32", "cfloat": "complex64", "cdouble": "complex128",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Meta:
    """What a meta class says of one input. `dtype` is torch's name without prefix; `data` holds literal elements.

    `stride`, in elements, is a field of this program's own; see "Note: why metas say strides" of `strides`.
    """

    name: str
    shape: tuple[int, ...]
    dtype: str
    device: str = "cpu"
    mean: float | None = None
    std: float | None = None
    data: tuple[float | int | bool, ...] | None = None
    min_val: float | None = None
    max_val: float | None = None
    original_name: str = ""
    requires_grad: bool | None = None
    file: str = ""
    assumed: str = ""
    stride: tuple[int, ...] | None = None


def metas_of(module: ast.Module, file: str) -> list[Meta]:
    """The meta classes of a parsed file, in order. Raises LiteralProblem for a field that is missing or wrong."""
    return [_meta(cls, file) for cls in module.body if isinstance(cls, ast.ClassDef)]


def _meta(cls: ast.ClassDef, file: str) -> Meta:
    nodes = dict(assignments(cls))
    for required in ("name", "shape", "dtype"):
        if required not in nodes:
            raise LiteralProblem(f"class {short_text(cls.name, 200)} has no field `{required}`", cls.lineno)
    fields = _Fields({name: evaluate(node) for name, node in nodes.items()}, nodes)
    shape, dtype = shape_of(fields.values["shape"], nodes["shape"].lineno), fields.dtype()
    return Meta(
        name=fields.text("name"),
        shape=shape,
        dtype=dtype,
        device=fields.text("device") or "cpu",
        mean=fields.number("mean"),
        std=fields.number("std"),
        data=fields.data(shape, dtype),
        min_val=fields.number("min_val"),
        max_val=fields.number("max_val"),
        original_name=short_text(fields.text("original_name")),
        requires_grad=fields.choice("requires_grad"),
        file=file,
        stride=fields.stride(shape),
    )


def shape_of(value: Any, line: int) -> tuple[int, ...]:
    """Sizes of a tensor that can exist. Raises LiteralProblem."""
    if not isinstance(value, list | tuple) or not all(type(s) is int and s >= 0 for s in value):
        raise LiteralProblem(f"shape {_short(value)} is not a list of sizes", line)
    if len(value) > MOST_DIMENSIONS:
        raise LiteralProblem(f"shape has {len(value)} dimensions; {MOST_DIMENSIONS} are taken", line)
    if any(s > LARGEST for s in value) or math.prod(max(s, 1) for s in value) > LARGEST:
        raise LiteralProblem(f"shape {_short(value)} has more than 2**44 elements", line)
    return tuple(value)


@dataclass(frozen=True)
class _Fields:
    """The fields of a meta class, with their places: each method gives one, or says on which line it is wrong."""

    values: Mapping[str, Any]
    nodes: Mapping[str, ast.expr]

    def problem(self, field: str, text: str) -> LiteralProblem:
        name = self.values["name"]
        whose = f" of {name[:200]}" if isinstance(name, str) and field != "name" else ""
        return LiteralProblem(f"{field}{whose} {text}", self.nodes[field].lineno)

    def text(self, field: str) -> str:
        value = self.values.get(field)
        if value is not None and not isinstance(value, str):
            raise self.problem(field, f"is {_short(value)}, not a text")
        return whole_text(value or "")

    def dtype(self) -> str:
        name = self.text("dtype").removeprefix("torch.")
        name = _ALIASES.get(name, name)
        if name not in ITEM_BYTES:
            raise self.problem("dtype", f"is {_short(self.values['dtype'])}, which is no dtype of torch known here")
        return name

    def stride(self, shape: tuple[int, ...]) -> tuple[int, ...] | None:
        value = self.values.get("stride")
        if value is None:
            return None
        if not isinstance(value, list | tuple) or not all(type(s) is int for s in value):
            raise self.problem("stride", f"is {_short(value)}, not a list of numbers of elements")
        if text := problem(shape, value, LARGEST):
            raise self.problem("stride", text)
        return tuple(value)

    def data(self, shape: tuple[int, ...], dtype: str) -> tuple[float | int | bool, ...] | None:
        if self.values.get("data") is None:
            return None
        data = _flat(self.values["data"])
        if len(data) != math.prod(shape):
            raise self.problem("data", f"holds {len(data)} elements for shape {list(shape)}")
        integral = "int" in dtype
        for x in data:
            if not isinstance(x, int | float) or (integral and isinstance(x, float) and not x.is_integer()):
                raise self.problem("data", f"holds {_short(x)}, which is no {dtype}")
            if abs(x) >= _WHOLE and isinstance(x, int):
                raise self.problem("data", "holds a whole number of more than 64 bits")
        return tuple(data)

    def number(self, field: str) -> float | None:
        value = self.values.get(field)
        if value is not None and not isinstance(value, int | float):
            raise self.problem(field, f"is {_short(value)}, not a number")
        if isinstance(value, int) and abs(value) >= _WHOLE:
            raise self.problem(field, "is a whole number of more than 64 bits")
        return value

    def choice(self, field: str) -> bool | None:
        value = self.values.get(field)
        if value is not None and not isinstance(value, bool):
            raise self.problem(field, f"is {_short(value)}, not True, False or None")
        return value


def _flat(data: Any) -> list[Any]:
    return [y for x in data for y in _flat(x)] if isinstance(data, list | tuple) else [data]


def _short(value: Any) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return f"a {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:77]}…"
