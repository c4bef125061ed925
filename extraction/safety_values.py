"""What is known of a value in an untrusted sample before anything runs: its kind, and a bound of its size.

Example::

    a = number(10_000)                       # at most 14 bits
    combine(ast.Pow(), a, a)                 # NotAllowed: 10,000 ** 10,000 may have 229,376 bits
    combine(ast.Add(), TENSOR, a)            # TENSOR: sizes of tensors are the fake tensors' affair

What cannot happen: a Python number of more than `MOST_BITS` bits, or a list of more than `MOST_ITEMS` elements
counted with all that is nested in them, is made by a program whose every step was combined here without `NotAllowed`.

Note: why bounds
    Fake tensors make huge tensors free, but the numbers and lists between them are Python's. A dozen lines of
    `a = a * a` or `b = [b, b]` are enough to fill any memory. So each name carries an upper bound: bits of an integer
    (0: it cannot be one), elements of a list. A value that may be one of several kinds has all of them in `kinds`.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["number", "tensor", "sequence", "text", "other"]

MOST_BITS = 8192
MOST_ITEMS = 1_000_000
MOST_TEXT = 1000
MOST_DEPTH = 20  # of lists in lists
MOST_DIMENSIONS = 64  # of a tensor; no kernel of torch takes more, and `known_mode` and `careful` hold to it
MOST_RESULTS = 1 << 14  # of one operator, such as `unbind`; they hold to that too
WORD = 64  # bits of a size, of an element of an integer tensor, of a SymInt


class NotAllowed(ValueError):
    """A value that may become too large, an operator without meaning, a call off the list; the message says which."""


@dataclass(frozen=True, slots=True)
class Value:
    """Kinds that a value may have; bounds of an integer's bits and of all elements; what elements are, how deep."""

    kinds: frozenset[Kind]
    bits: int = 0
    items: int = 1
    inner: Value | None = None
    depth: int = 0

    def may_be(self, kind: Kind) -> bool:
        """True when the value may be of this kind."""
        return kind in self.kinds


def _only(kind: Kind) -> frozenset[Kind]:
    return frozenset((kind,))


TENSOR = Value(_only("tensor"))
TEXT = Value(_only("text"))
OTHER = Value(_only("other"))
FLOAT = Value(_only("number"))
INTEGER = Value(_only("number"), WORD)
TENSORS = Value(frozenset(("tensor", "sequence")), items=16, inner=TENSOR)  # of `max`, `topk`, `lstm` and their like
SHAPE = Value(_only("sequence"), items=1 + MOST_DIMENSIONS, inner=INTEGER)  # sizes of a tensor
TENSORS_AND_NUMBERS = Value(_only("sequence"), items=16, inner=Value(frozenset(("number", "tensor")), WORD))


def number(value: complex | int | float | bool) -> Value:
    """A literal."""
    if not isinstance(value, int):
        return FLOAT
    return _bounded(Value(_only("number"), max(1, value.bit_length())))


def constant(value: object) -> Value:
    """A literal of any kind. Raises NotAllowed."""
    if isinstance(value, bool | int | float | complex):
        return number(value)
    if value is None or value is Ellipsis:
        return OTHER
    if isinstance(value, str) and len(value) <= MOST_TEXT:
        return TEXT
    raise NotAllowed("a text that is too long" if isinstance(value, str) else "a bytes literal")


def sequence(elements: tuple[Value, ...]) -> Value:
    """A tuple or list of these. Raises NotAllowed."""
    inner = elements[0] if elements else OTHER
    for element in elements[1:]:
        inner = either(inner, element)
    depth = 1 + max((e.depth for e in elements), default=0)
    if depth > MOST_DEPTH:
        raise NotAllowed(f"lists nested more than {MOST_DEPTH} deep")
    return _bounded(Value(_only("sequence"), 0, 1 + sum(e.items for e in elements), inner, depth))


def either(a: Value, b: Value) -> Value:
    """What may be one or the other."""
    if a == b:
        return a
    inner = a.inner if b.inner is None else b.inner if a.inner is None else either(a.inner, b.inner)
    return Value(a.kinds | b.kinds, max(a.bits, b.bits), max(a.items, b.items), inner, max(a.depth, b.depth))


def kept_bounds(result: Value, arguments: tuple[Value, ...]) -> Value:
    """The result of a function that gives one of its arguments or their sum back, such as `int` and `torch.Size`."""
    if not result.bits and not result.may_be("sequence"):
        return result
    items = max([result.items, *(a.items for a in arguments)])
    bits = [v.bits + v.items.bit_length() for a in arguments for v in (a, replace(a.inner or a, items=a.items))]
    inner = result.inner and replace(result.inner, bits=max([result.inner.bits, *bits]))
    return _bounded(replace(result, bits=max([result.bits, *bits]) if result.bits else 0, items=items, inner=inner))


def list_of_tensors(arguments: tuple[Value, ...]) -> Value:
    """What `split` gives, or `broadcast_tensors`: as many as an operator may, or as it is given."""
    return _bounded(replace(TENSORS, items=max([MOST_RESULTS, *(a.items for a in arguments)])))


def element(value: Value, index: Value) -> Value:
    """`value[index]`. Raises NotAllowed where there is no such thing."""
    if index.may_be("text"):
        raise NotAllowed("a text as a subscript")
    found: list[Value] = []
    if value.may_be("tensor"):
        found.append(TENSOR)
    if value.may_be("sequence"):
        if index.may_be("number") and value.inner is not None:
            found.append(value.inner)
        if index.may_be("other"):  # a slice
            found.append(replace(value, kinds=_only("sequence"), bits=0))
    return _join(found, "a subscript of neither a tensor nor a sequence")


def negate(op: ast.unaryop, value: Value) -> Value:
    """`-value` and its like. Raises NotAllowed."""
    if value.may_be("text") or value.may_be("other") or value.kinds == {"sequence"}:
        raise NotAllowed("an operator on a list, a text or None")
    if isinstance(op, ast.Not):
        return Value(_only("number"), 1)
    return Value(value.kinds - {"sequence"}, value.bits + 1 if value.bits else 0)


def compare(a: Value, b: Value) -> Value:
    """`a < b` and its like: a tensor where one of them is, else a boolean."""
    found = [Value(_only("number"), 1)]
    if a.may_be("tensor") or b.may_be("tensor"):
        found.append(TENSOR)
    return _join(found, "")


def combine(op: ast.operator, a: Value, b: Value) -> Value:
    """`a op b`. Raises NotAllowed when it may become too large or has no meaning."""
    if any(v.may_be("text") or v.may_be("other") for v in (a, b)):
        raise NotAllowed("an operator on a text or None")
    found = [result for x in a.kinds for y in b.kinds if (result := _pair(op, x, y, a, b)) is not None]
    return _join(found, "an operator on values that do not go with it")


def _pair(op: ast.operator, x: Kind, y: Kind, a: Value, b: Value) -> Value | None:
    """The result where the operands have these kinds; None where Python or torch would raise."""
    if "tensor" in (x, y):
        if "sequence" in (x, y) and isinstance(op, ast.Mult):
            raise NotAllowed("a list times a tensor")  # Python repeats the list as often as the tensor's value says
        return TENSOR
    if (x, y) == ("number", "number"):
        return _bounded(Value(_only("number"), _bits(op, a.bits, b.bits)))
    if (x, y) == ("sequence", "sequence") and isinstance(op, ast.Add):
        inner = b.inner if a.inner is None else a.inner if b.inner is None else either(a.inner, b.inner)
        return _bounded(Value(_only("sequence"), 0, a.items + b.items, inner, max(a.depth, b.depth)))
    if "number" in (x, y) and isinstance(op, ast.Mult):
        many, times = (a, b) if x == "sequence" else (b, a)
        items = many.items << _shift(times.bits)
        return _bounded(replace(many, kinds=_only("sequence"), bits=0, items=items)) if times.bits else None
    return None


def _bits(op: ast.operator, a: int, b: int) -> int:
    """Bound of the bits of an integer result; 0 when it cannot be an integer."""
    match op:
        case ast.Div():
            return 0
        case _ if not a or not b:
            return 0  # one of them is a float
        case ast.Mult():
            return a + b
        case ast.Pow():
            return a << _shift(b)
        case ast.LShift():
            return a + (1 << _shift(b))
    return max(a, b) + 1


def _shift(bits: int) -> int:
    """A number of that many bits is below 2 to this power; larger ones make anything too large."""
    return min(bits, WORD)


def _bounded(value: Value) -> Value:
    if value.bits > MOST_BITS:
        raise NotAllowed(f"a number that may have more than {MOST_BITS} bits")
    if value.items > MOST_ITEMS:
        raise NotAllowed(f"a list that may have more than {MOST_ITEMS} elements")
    return value


def _join(found: list[Value], problem: str) -> Value:
    if not found:
        raise NotAllowed(problem)
    result = found[0]
    for value in found[1:]:
        result = either(result, value)
    return result
