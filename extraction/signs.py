"""The signs that Python has for functions of its `operator` module.

Example::

    BINARY["add"], UNARY["neg"], IN_PLACE["iadd"]     # "+", "-", "+="
"""

from __future__ import annotations

BINARY = {
    "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=", "ge": ">=", "add": "+", "mul": "*", "sub": "-",
    "mod": "%", "lshift": "<<", "rshift": ">>", "and_": "&", "or_": "|", "xor": "^", "matmul": "@",
    "truediv": "/", "floordiv": "//", "pow": "**",
}  # fmt: skip
COMPARISONS = ("eq", "ne", "lt", "gt", "le", "ge")
UNARY = {"pos": "+", "neg": "-", "invert": "~"}
IN_PLACE = {f"i{word.rstrip('_')}": f"{sign}=" for word, sign in BINARY.items() if word not in COMPARISONS}
