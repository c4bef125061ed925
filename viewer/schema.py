"""Names an operator's arguments by its schema.

Example::

    schema = "aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, …) -> Tensor"
    arguments(node, schema)[1]          # Argument("weight", "Tensor", "primals_7", given=True)

What cannot happen: an argument of the node is left out, whatever the schema says; a schema that cannot be read raises.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from extraction.graph import Node

_PARAMETER = re.compile(r"^(?P<type>.+?)\s+(?P<name>\w+)(?:\s*=\s*(?P<default>.+))?$")
_OPENING, _CLOSING = "([{", ")]}"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument of a schema; `default` is "" where it must be given."""

    name: str
    type: str
    default: str = ""


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of a call: its name and type in the schema, its text, and whether the call gave it."""

    name: str
    type: str
    value: str
    given: bool


def parameters(schema: str) -> tuple[Parameter, ...]:
    """The arguments of `name(args) -> results`, in order; () when the text is no schema."""
    start = schema.find("(")
    end = _closing(schema, start)
    if start < 0 or end < 0:
        return ()
    found = []
    for part in _split(schema[start + 1 : end]):
        match = _PARAMETER.match(part)
        if match:  # the `*` before keyword arguments is none
            found.append(Parameter(match["name"], match["type"], match["default"] or ""))
    return tuple(found)


def arguments(node: Node, schema: str) -> tuple[Argument, ...]:
    """Every argument of a call, those that keep their default last."""
    known = parameters(schema) or _PYTHON.get(node.target, ())
    found: list[Argument] = []
    for index, text in enumerate(node.args):
        name, kind = (known[index].name, known[index].type) if index < len(known) else (str(index), "")
        found.append(Argument(name, kind, text, True))
    types = {p.name: p.type for p in known}
    found += [Argument(name, types.get(name, ""), text, True) for name, text in node.kwargs]
    named = {a.name for a in found}
    found += [Argument(p.name, p.type, p.default, False) for p in known if p.default and p.name not in named]
    return tuple(found)


_PYTHON = {"operator.getitem": (Parameter("of", ""), Parameter("index", ""))}


def _closing(text: str, start: int) -> int:
    """The place of the bracket that closes the one at `start`; -1 when there is none."""
    depth = 0
    for i in range(max(start, 0), len(text)):
        if text[i] in _OPENING:
            depth += 1
        elif text[i] in _CLOSING:
            depth -= 1
            if depth == 0:
                return i
    return -1


def _split(text: str) -> list[str]:
    """Parts between commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in _OPENING) - (c in _CLOSING)
        if c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [*parts, text[start:].strip()] if text.strip() else []
