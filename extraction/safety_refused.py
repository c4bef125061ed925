"""What is said of a construct that an untrusted `model.py` may not hold.

Example::

    raise Refused(word(node), node)       # Refused("a lambda"), with the line of the node

What cannot happen: text of the file is in a message as it stands; the line is missing.
"""

from __future__ import annotations

import ast

_WORDS = {
    "AnnAssign": "an annotated assignment", "Assert": "an assert", "Assign": "an assignment", "AsyncFor": "a loop",
    "AsyncFunctionDef": "an async function", "AsyncWith": "a with statement",
    "Attribute": "an attribute of a name that was not computed", "AugAssign": "an assignment", "Await": "an await",
    "BoolOp": "`and` or `or`", "ClassDef": "a class", "Compare": "this comparison", "Delete": "a del",
    "Dict": "a dict", "DictComp": "a comprehension", "Expr": "a statement", "For": "a loop",
    "FunctionDef": "a function", "GeneratorExp": "a comprehension", "Global": "a global statement", "If": "an if",
    "IfExp": "a conditional expression", "Import": "an import", "ImportFrom": "an import", "JoinedStr": "an f-string",
    "Lambda": "a lambda", "ListComp": "a comprehension", "Match": "a match",
    "NamedExpr": "an assignment inside an expression", "Nonlocal": "a nonlocal statement", "Pass": "a pass",
    "Raise": "a raise", "Set": "a set", "SetComp": "a comprehension", "Starred": "a star before a value",
    "Try": "a try", "TryStar": "a try", "TypeAlias": "a type alias", "While": "a loop", "With": "a with statement",
    "Yield": "a yield", "YieldFrom": "a yield",
}  # fmt: skip


class Refused(ValueError):
    """What was found is not on the list; `line` is where, counted from 1."""

    def __init__(self, what: str, node: ast.AST) -> None:
        super().__init__(what)
        self.line: int = getattr(node, "lineno", 1)


def word(node: ast.AST) -> str:
    """The construct in plain words: `a lambda`."""
    return _WORDS.get(type(node).__name__, type(node).__name__.lower())
