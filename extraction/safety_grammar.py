"""The grammar of an untrusted `model.py`: walks its syntax tree and refuses whatever is not on the list.

Example::

    read_module(ast.parse(source))     # Refused: a lambda (line 7)

What cannot happen: a node of a kind that is not named here passes; a name is read before it was bound, so that no
builtin is reached; `torch` or another given name is bound anew; a list that has two names is changed in place.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence

from extraction import safety_calls as calls
from extraction.safety_refused import Refused, word
from extraction.safety_values import (
    INTEGER,
    OTHER,
    TENSOR,
    NotAllowed,
    Value,
    combine,
    compare,
    constant,
    element,
    negate,
    number,
    sequence,
)

MOST_NESTING = 60  # of expressions in expressions
MOST_NAME = 1000

_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult,
              ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)  # fmt: skip
_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def read_module(module: ast.Module, numbers: Mapping[str, int | float]) -> None:
    """Reads a whole file. Raises Refused at the first thing that is not on the list.

    `numbers` are the inputs that are Python numbers, and their values.
    """
    given = {"torch"}
    found = False
    for item in module.body:
        match item:
            case ast.Import(names=[ast.alias(name="torch", asname=None)]):
                pass
            case ast.ImportFrom(module="torch", level=0, names=names) if all(
                n.name in calls.IMPORTS and n.asname is None for n in names
            ):
                given |= {n.name for n in names}
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.ClassDef() if not found:
                _read_class(item, given, numbers)
                found = True
            case ast.Import() | ast.ImportFrom():
                what = ", ".join(n.name for n in item.names)[:80]
                raise Refused(f"the import of {what!a}; only torch, and {', '.join(calls.IMPORTS)} from it", item)
            case _:
                raise Refused(f"{word(item)} outside of class GraphModule", item)


def _read_class(item: ast.ClassDef, given: set[str], numbers: Mapping[str, int | float]) -> None:
    plain = not item.keywords and not item.decorator_list and not getattr(item, "type_params", None)
    if item.name != "GraphModule" or not plain or [calls.path_of(b) for b in item.bases] != ["torch.nn.Module"]:
        raise Refused("a class that is not plainly `class GraphModule(torch.nn.Module)`", item)
    forwards = 0
    for part in item.body:
        match part:
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.FunctionDef(name="forward") if not forwards:
                _Forward(part, given, numbers).read()
                forwards = 1
            case _:
                raise Refused(f"{word(part)} in class GraphModule beside its one method forward", part)


class _Forward:
    """Reads the one method: what each name is, statement by statement."""

    def __init__(self, function: ast.FunctionDef, given: set[str], numbers: Mapping[str, int | float]) -> None:
        self.function, self.given, self.numbers = function, given, numbers
        self.values: dict[str, Value] = {}
        self.depth = 0

    def read(self) -> None:
        """Raises Refused."""
        f, a = self.function, self.function.args
        if f.decorator_list or f.returns is not None or getattr(f, "type_params", None):
            raise Refused("a decorator, type parameter or return annotation of forward", f)
        if a.defaults or a.kw_defaults or a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs:
            raise Refused("a default value, *args, **kwargs or keyword-only input of forward", f)
        if not a.args or a.args[0].arg != "self" or a.args[0].annotation is not None:
            raise Refused("a method forward whose first parameter is not `self`", f)
        for arg in a.args[1:]:
            self.parameter(arg)
        for statement in f.body:
            self.statement(statement)

    def parameter(self, arg: ast.arg) -> None:
        """Binds an input by its annotation."""
        annotation = None if arg.annotation is None else calls.path_of(arg.annotation)
        if arg.annotation is not None and annotation not in calls.ANNOTATIONS:
            raise Refused(f"the annotation of input {arg.arg[:80]}; only {', '.join(calls.ANNOTATIONS)}", arg)
        symbol = number(self.numbers[arg.arg]) if arg.arg in self.numbers else INTEGER
        self.bind(arg.arg, symbol if (annotation or "").startswith("torch.Sym") else TENSOR, arg)

    def bind(self, name: str, value: Value, node: ast.AST) -> None:
        """Gives a name a value."""
        if not name.isascii() or len(name) > MOST_NAME or name.startswith("__") or name in calls.RESERVED | self.given:
            raise Refused(f"the name {name[:80]!a}, which is reserved, too long or not plain", node)
        self.values[name] = value

    def statement(self, node: ast.stmt) -> None:
        """Reads one statement. Raises Refused."""
        match node:
            case ast.Assign(targets=targets, value=value):
                found = self.expression(value)
                for target in targets:
                    self.assign(target, found)
            case ast.AugAssign(target=ast.Name(id=name) as place):
                old, new = self.name(place), self.expression(node.value)
                if old.may_be("sequence") and (new.may_be("sequence") or not old.may_be("tensor")):
                    raise Refused("an in-place operator on a list", node)
                self.bind(name, self.growing(node, lambda: combine(node.op, old, new)), node)
            case ast.AugAssign(target=ast.Subscript() as part):
                self.assign(part, self.expression(node.value))
            case ast.Expr(value=ast.Call() as call):
                self.expression(call)
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.Return(value=value) if value is not None:
                self.expression(value)
            case _:
                raise Refused(word(node), node)

    def assign(self, target: ast.expr, value: Value) -> None:
        """Reads the left side of an assignment."""
        match target:
            case ast.Name(id=name):
                self.bind(name, value, target)
            case ast.Subscript(value=ast.Name() as base, slice=index):
                if self.name(base) != TENSOR:
                    raise Refused("an assignment to an element of what is not a tensor", target)
                self.expression(index)
            case _:
                raise Refused(f"{word(target)} on the left of an assignment", target)

    def name(self, node: ast.Name) -> Value:
        """The value of a name that was bound. Raises Refused."""
        if node.id in self.values:
            return self.values[node.id]
        if node.id in calls.CONSTANTS:
            return calls.CONSTANTS[node.id]
        if node.id in self.given | calls.BUILTINS:
            raise Refused(f"`{node.id}` itself as a value", node)
        raise Refused(f"the name {node.id[:80]!a} before it was assigned", node)

    def growing(self, node: ast.AST, make: Callable[[], Value]) -> Value:
        """What `make()` gives, with its NotAllowed at this line."""
        try:
            return make()
        except NotAllowed as error:
            raise Refused(str(error), node) from error

    def expressions(self, nodes: Sequence[ast.expr]) -> tuple[Value, ...]:
        """Reads several expressions."""
        return tuple(self.expression(n) for n in nodes)

    def expression(self, node: ast.expr) -> Value:
        """Reads an expression and says what it gives. Raises Refused."""
        self.depth += 1
        if self.depth > MOST_NESTING:
            raise Refused(f"expressions nested more than {MOST_NESTING} deep", node)
        try:
            return self.growing(node, lambda: self._expression(node))
        finally:
            self.depth -= 1

    def _expression(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant(value=value):
                return constant(value)
            case ast.Name():
                return self.name(node)
            case ast.Tuple(elts=elts) | ast.List(elts=elts):
                return sequence(self.expressions(elts))
            case ast.UnaryOp(op=op, operand=operand):
                return negate(op, self.expression(operand))
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _OPERATORS):
                return combine(op, self.expression(left), self.expression(right))
            case ast.Compare(left=left, ops=[op], comparators=[right]) if isinstance(op, _COMPARISONS):
                return compare(self.expression(left), self.expression(right))
            case ast.Subscript(value=base, slice=index):
                return element(self.expression(base), self.expression(index))
            case ast.Slice(lower=lower, upper=upper, step=step):
                self.expressions([e for e in (lower, upper, step) if e is not None])
                return OTHER
            case ast.Attribute():
                return self.attribute(node)
            case ast.Call():
                return self.call(node)
        raise Refused(word(node), node)

    def attribute(self, node: ast.Attribute) -> Value:
        """A constant of torch by its full name, or an attribute of a value."""
        path = self.given_path(node)
        if path is not None:
            if path not in calls.VALUES:
                raise Refused(f"`{path[:80]}` as a value", node)
            return calls.VALUES[path]
        if node.attr not in calls.ATTRIBUTES:
            raise Refused(f"the attribute `.{node.attr[:80]}`", node)
        base = self.expression(node.value)
        if not base.may_be("tensor"):
            raise Refused(f"the attribute `.{node.attr}` of what is not a tensor", node)
        return calls.ATTRIBUTES[node.attr]

    def given_path(self, node: ast.expr) -> str | None:
        """`torch.nn.functional.relu`, where it begins with a given name; None for what begins with a value."""
        path = calls.path_of(node)
        head = None if path is None else path.partition(".")[0]
        return path if head in self.given or head in calls.BUILTINS else None

    def call(self, node: ast.Call) -> Value:
        """A function of torch by its full name, or a method of a value."""
        path = self.given_path(node.func)
        if path is None and not isinstance(node.func, ast.Attribute):
            raise Refused("a call of what is no function of torch by its full name", node)
        if any(k.arg is None for k in node.keywords):
            raise Refused("** before the arguments of a call", node)
        given = self.expressions([*node.args, *(k.value for k in node.keywords)])
        if path is not None:
            return calls.function(path, given, calls.asks_for_indices(path, node))
        assert isinstance(node.func, ast.Attribute)
        return calls.method(self.expression(node.func.value), node.func.attr, given)
