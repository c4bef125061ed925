"""Evaluates literals of a syntax tree, and nothing else.

Example::

    evaluate(ast.parse("[1, -2.5, float('nan')]", mode="eval").body)    # [1, -2.5, nan]

What cannot happen: a name is looked up or a function called, `float("nan")`, `float("inf")` and their negatives aside.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Any

_WHOLE = 1 << 64


class LiteralProblem(ValueError):
    """An expression is not a literal; `line` is where, counted from 1, or None."""

    def __init__(self, message: str, line: int | None) -> None:
        super().__init__(message)
        self.line = line


def assignments(body: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """Names and values of the plain assignments `name = value` in a module or class body."""
    for item in body.body:
        if isinstance(item, ast.Assign) and len(item.targets) == 1 and isinstance(item.targets[0], ast.Name):
            yield item.targets[0].id, item.value


def evaluate(node: ast.expr) -> Any:
    """The value of a literal: a number, text, boolean, None, list, tuple or special float. Raises LiteralProblem."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.List(elts=elts):
            return [evaluate(e) for e in elts]
        case ast.Tuple(elts=elts):
            return tuple(evaluate(e) for e in elts)
        case ast.UnaryOp(op=ast.USub(), operand=operand) if isinstance(value := evaluate(operand), int | float):
            return -value
        case ast.Call(func=ast.Name(id="float"), args=[ast.Constant(value=str() as text)], keywords=[]) if (
            text.strip().lower().lstrip("+-") in ("nan", "inf", "infinity")
        ):
            return float(text)
    raise LiteralProblem(f"{shown(node)} is not a literal", getattr(node, "lineno", None))


def text_of(node: ast.expr) -> str:
    """The value of a text literal. Raises LiteralProblem."""
    value = evaluate(node)
    if not isinstance(value, str):
        raise LiteralProblem(f"{shown(node)} is not a text", getattr(node, "lineno", None))
    return value


def shown(node: ast.expr) -> str:
    """The text of an expression, or of its beginning, for a message."""
    try:
        return f"`{ast.unparse(node)[:60]}`"
    except (ValueError, RecursionError):  # a number of thousands of digits, an expression of thousands of parts
        return f"a {type(node).__name__.lower()}"


def integer(node: ast.expr, symbols: Mapping[str, int]) -> int:
    """An integer expression over named symbols: `+ - * // %`, as sizes in constraints files are written.

    Raises LiteralProblem, also where a number in it has more than 64 bits.
    """
    found = _integer(node, symbols)
    if abs(found) >= _WHOLE:
        raise LiteralProblem(f"{shown(node)} is a number of more than 64 bits", node.lineno)
    return found


def _integer(node: ast.expr, symbols: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(value=int() as value) if not isinstance(value, bool):
            return value
        case ast.Name(id=name) if name in symbols:
            return symbols[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -integer(operand, symbols)
        case ast.BinOp(left=left, op=op, right=right):
            a, b = integer(left, symbols), integer(right, symbols)
            match op:
                case ast.Add():
                    return a + b
                case ast.Sub():
                    return a - b
                case ast.Mult():
                    return a * b
                case ast.FloorDiv() if b:
                    return a // b
                case ast.Mod() if b:
                    return a % b
    raise LiteralProblem(f"{shown(node)} is not an integer expression of known symbols", getattr(node, "lineno", None))
