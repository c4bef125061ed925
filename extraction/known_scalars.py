"""Replaces `.item()` and its like on known values by literals, in the syntax tree of a sample's `forward`.

Example::

    fill_known_scalars(forward, {"rate": torch.tensor(0.5)}, {"torch": torch})
    # p = rate.item(); y = torch.dropout(x, p, True)   becomes   p = 0.5; y = torch.dropout(x, p, True)

What cannot happen: a value that depends on anything unknown or random becomes a literal; a line number changes; an
operator that trusts its arguments runs (see `careful`); `known` is changed; a mode of torch (autocast, grad, vmap) is
another one afterwards.

Note: known scalars
    Some samples carry a number as a tensor input with literal `data` and read it back with `.item()` (a dropout rate,
    an epsilon), and compute with sizes by functions for symbols (`torch.sym_sum`), at which Dynamo breaks the graph
    where they are plain numbers. The statements whose inputs are all known are run once, on real tensors of at most
    `SMALL` elements, in program order; where a known value is read back as a Python number, the statement becomes that
    literal. A name stops being known when it is assigned anything unknown or random, or when an unknown value may have
    changed it in place, through whatever name shares its memory.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import torch

SMALL = 4096
READ_BACK = ("item", "tolist", "_local_scalar_dense",
             "sym_sum", "sym_max", "sym_min", "sym_int", "sym_float", "sym_not", "sym_ite", "sym_sqrt")  # fmt: skip
_MODES = frozenset(
    ("_enter_autocast", "_exit_autocast", "_set_grad_enabled", "_vmap_increment_nesting", "_vmap_decrement_nesting",
     "_add_batch_dim", "_remove_batch_dim", "manual_seed", "set_default_dtype")
)  # fmt: skip


def fill_known_scalars(forward: ast.FunctionDef, known: Mapping[str, Any], names: Mapping[str, Any]) -> None:
    """Rewrites `forward` in place as the module's note says. `names` are the file's imports."""
    reading = [i for i, s in enumerate(forward.body) if isinstance(s, ast.Assign) and _reads_back(s.value)]
    if not reading:
        return
    state = _Known(forward, known, names)
    for statement in forward.body[: reading[-1] + 1]:
        value = state.run(statement)
        if isinstance(statement, ast.Assign) and _reads_back(statement.value) and value is not _UNKNOWN:
            literal = _literal(value)
            for part in ast.walk(literal):
                ast.copy_location(part, statement.value)
            statement.value = literal


_UNKNOWN = object()


def _reads_back(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READ_BACK


def _literal(value: Any) -> ast.expr:
    """The expression of a number or of (nested) lists of numbers; a constant node holds nan and inf too."""
    return ast.List([_literal(v) for v in value], ast.Load()) if isinstance(value, list) else ast.Constant(value)


class _Known:
    """What is known while the statements of `forward` are walked in order."""

    def __init__(self, forward: ast.FunctionDef, known: Mapping[str, Any], names: Mapping[str, Any]) -> None:
        self.values = {k: v.clone() if hasattr(v, "clone") else v for k, v in known.items()}
        own = {a.arg for a in forward.args.args}
        own |= {n.id for n in ast.walk(forward) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        # a local variable hides an import or a builtin of its name also where its value is unknown
        self.names = {k: v for k, v in {**vars(builtins), **names}.items() if k not in own}
        self.shared: set[str] = set()  # known values that an unknown one may be a view of

    def run(self, statement: ast.stmt) -> Any:
        """Runs a statement whose inputs are all known, and gives the value of its right-hand side or expression."""
        nodes = list(ast.walk(statement))
        named = [n for n in nodes if isinstance(n, ast.Name)]
        loads = {n.id for n in named if isinstance(n.ctx, ast.Load)}
        stores = {n.id for n in named if not isinstance(n.ctx, ast.Load)}
        if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
            loads.add(statement.target.id)
        simple = isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr) and not _sets_modes(nodes)
        if not simple or not loads & self.values.keys() or loads - self.values.keys() - self.names.keys():
            if _changes_in_place(nodes):
                self._forget(loads | self.shared)
            self._lose(loads, stores)
            return _UNKNOWN
        try:
            space = self._execute(statement)
        except Exception:  # noqa: BLE001  the value stays unknown; capture meets the same error where it matters
            self._forget(loads)
            self._lose(loads, stores)
            return _UNKNOWN
        if space is None or any(_elements(space.get(name)) > SMALL for name in stores):
            if space is None and _changes_in_place(nodes):
                self._forget(loads)
            self._lose(loads, stores)
            return _UNKNOWN
        self.values.update({name: space[name] for name in stores if name in space})
        return space.get(_RESULT, _UNKNOWN)

    def _execute(self, statement: ast.stmt) -> dict[str, Any] | None:
        """The names after the statement, its value as `_RESULT`; None when it drew random numbers."""
        import torch

        from extraction.careful import Careful

        space = {**self.names, **self.values}
        before = torch.get_rng_state()
        with torch.no_grad(), Careful():
            exec(compile(_keeping(statement), "<known scalars>", "exec"), space)  # noqa: S102
        if not torch.equal(before, torch.get_rng_state()):
            torch.set_rng_state(before)
            return None
        return space

    def _lose(self, loads: Collection[str], stores: Collection[str]) -> None:
        """`stores` now hold something unknown, made of `loads`."""
        self.shared.update(name for name in loads if name in self.values)
        for name in stores:
            self.values.pop(name, None)

    def _forget(self, names: Collection[str]) -> None:
        """The memory behind these names may have changed."""
        changed = {s for name in names for s in _storages(self.values.get(name))}
        if changed:
            self.values = {k: v for k, v in self.values.items() if changed.isdisjoint(_storages(v))}


_RESULT = "result of the statement"  # no identifier, so no name of the program


def _keeping(statement: ast.stmt) -> ast.Module:
    """The statement, and before it the assignment of its value to `_RESULT`."""
    if isinstance(statement, ast.Assign | ast.Expr):
        first = ast.Assign([ast.Name(_RESULT, ast.Store())], statement.value)
        body: list[ast.stmt] = [first]
        if isinstance(statement, ast.Assign):
            body.append(ast.Assign(statement.targets, ast.Name(_RESULT, ast.Load())))
    else:
        body = [statement]
    return ast.fix_missing_locations(ast.Module(body, []))


def _tensors(value: Any) -> Iterator[torch.Tensor]:
    import torch

    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _tensors(item)


def _elements(value: Any) -> int:
    return sum(t.numel() for t in _tensors(value))


def _storages(value: Any) -> list[int]:
    return [t.untyped_storage()._cdata for t in _tensors(value) if str(t.layout) == "torch.strided"]


def _sets_modes(nodes: list[ast.AST]) -> bool:
    """True where a statement of these nodes would change how this process computes from here on."""
    calls = (n.func for n in nodes if isinstance(n, ast.Call))
    return any(isinstance(f, ast.Attribute) and f.attr in _MODES for f in calls)


def _changes_in_place(nodes: list[ast.AST]) -> bool:
    """True where something that a statement of these nodes reads may be another value after it."""
    return any(_changes(n) for n in nodes)


def _changes(node: ast.AST) -> bool:
    if isinstance(node, ast.Subscript):
        return isinstance(node.ctx, ast.Store)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return isinstance(node, ast.AugAssign)
    name = node.func.attr
    if name.endswith("_norm") or any(k.arg in ("inplace", "out") for k in node.keywords):
        return True  # a norm in training mode updates the running statistics that it is given
    last = node.args[-1] if node.args else None
    if isinstance(last, ast.Constant) and last.value is True and ".functional." in ast.unparse(node.func):
        return True  # relu(x, True): `inplace` is the last parameter
    return name.endswith("_") and not name.startswith("__")
