"""Which inputs of a sample's `forward` must be integers, told from its code alone: those it takes as an index.

Example::

    index_inputs(forward)        # {"L_self_buffers_relative_position_index_": 37}

What cannot happen: an input is called an index that the code does not hand, itself or through views, to an operator
that takes integers at that place.
"""

from __future__ import annotations

import ast

_VIEWS = frozenset(
    ("view", "reshape", "flatten", "unflatten", "ravel", "contiguous", "clone", "detach", "squeeze", "unsqueeze",
     "permute", "transpose", "t", "expand", "expand_as", "view_as", "reshape_as", "repeat")
)  # fmt: skip
"""Methods and functions whose result holds the values of their first argument."""
_INDEX_AT = {"embedding": 0, "embedding_bag": 0, "index_select": 2, "gather": 2, "take_along_dim": 1, "one_hot": 0}
"""Where functions take an index, counted from the tensor that a method is called on."""
_INDEX_WORDS = frozenset(("index", "indices", "input"))


def index_inputs(forward: ast.FunctionDef) -> dict[str, int]:
    """Inputs that `forward` takes as an index, each with the line where it first does."""
    holds = {a.arg: a.arg for a in (*forward.args.posonlyargs, *forward.args.args)[1:]}
    found: dict[str, int] = {}
    for statement in forward.body:
        for node in ast.walk(statement):
            for index in _indices(node):
                if (name := _held(index, holds)) is not None:
                    found.setdefault(name, index.lineno)
        if isinstance(statement, ast.Assign):
            held = _held(statement.value, holds)
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    holds.pop(target.id, None)
                    if held is not None:
                        holds[target.id] = held
    return found


def _indices(node: ast.AST) -> list[ast.expr]:
    """What a subscript or a call takes as its index."""
    if isinstance(node, ast.Subscript):
        return list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _INDEX_AT):
        return []
    arguments = _arguments(node, node.func)
    place = 1 if ast.unparse(node.func) == "torch.embedding" else _INDEX_AT[node.func.attr]
    by_word = [k.value for k in node.keywords if k.arg in _INDEX_WORDS and not (k.arg == "input" and place)]
    return by_word or arguments[place : place + 1]


def _held(node: ast.expr, holds: dict[str, str]) -> str | None:
    """The input whose values an expression holds, if it is one or a view of one."""
    while isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _VIEWS:
        arguments = _arguments(node, node.func)
        if not arguments:
            return None
        node = arguments[0]
    return holds.get(node.id) if isinstance(node, ast.Name) else None


def _arguments(call: ast.Call, function: ast.Attribute) -> list[ast.expr]:
    """Positional arguments, the tensor of a method first: `x.view(3)` has `x` and 3, `torch.reshape(x, 3)` the same."""
    root: ast.expr = function.value
    while isinstance(root, ast.Attribute):
        root = root.value
    is_module = isinstance(root, ast.Name) and root.id in ("torch", "F")
    return call.args if is_module else [function.value, *call.args]
