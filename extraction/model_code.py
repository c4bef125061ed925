"""Turns a trusted sample's `model.py` into a module to trace: devices redirected to CPU, known scalars filled in.

Example::

    module = load_module(sample)          # an instance of the sample's GraphModule

What cannot happen: a line number changes (Dynamo's source lines are those of the file on disk); a tensor operation
disappears from the graph (only `.item()` and its like on known values become literals).

Note: known scalars
    Some samples carry a number as a tensor input with literal `data` and read it back with `.item()` (a dropout rate,
    an epsilon). The statements whose inputs are all known are run once, on real tensors of at most `SMALL` elements, in
    program order; where a known value is read back as a Python number, the statement becomes that literal. A name stops
    being known when it is assigned anything unknown, or when an unknown value may have changed it in place.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from extraction.samples import Meta, Sample, SampleError

if TYPE_CHECKING:
    import torch

SMALL = 4096
_CUDA = re.compile(r"^(cuda|xpu|mps|hip)(:\d+)?$")
_READ_BACK = ("item", "tolist", "_local_scalar_dense")


class _Redirect(ast.NodeTransformer):
    """Replaces accelerator device names by `cpu`."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, str) and _CUDA.match(node.value):
            return ast.copy_location(ast.Constant("cpu"), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name == "device":
                node.keywords = [k for k in node.keywords if k.arg != "index"]
            elif name == "cuda" and isinstance(node.func, ast.Attribute):
                node.func.attr, node.args = "cpu", []
        return node


def load_module(sample: Sample) -> torch.nn.Module:
    """An instance of the sample's `GraphModule`. Runs the file: for trusted samples, or files that `safety` has passed.

    Raises SampleError when the file cannot be executed.
    """
    path = sample.path / "model.py"
    try:
        tree = _Redirect().visit(ast.parse(sample.source))
        space: dict[str, Any] = {"__name__": "aotscope_sample", "__file__": str(path)}
        forward = _forward(tree)
        known = known_values(sample)
        if forward is not None and known and any(word in sample.source for word in _READ_BACK):
            imports = ast.Module([s for s in tree.body if isinstance(s, ast.Import | ast.ImportFrom)], [])
            names: dict[str, Any] = {}
            exec(compile(imports, str(path), "exec"), names)  # noqa: S102  the file is trusted, see the docstring
            fill_known_scalars(forward, known, names)
        exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), space)  # noqa: S102
        module = space["GraphModule"]()
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise SampleError(sample.path, "model.py", f"cannot be compiled: {error}") from error
    except Exception as error:
        raise SampleError(sample.path, "model.py", f"fails when loaded: {type(error).__name__}: {error}") from error
    return module  # type: ignore[no-any-return]


def _forward(tree: ast.Module) -> ast.FunctionDef | None:
    for cls in tree.body:
        if isinstance(cls, ast.ClassDef) and cls.name == "GraphModule":
            for item in cls.body:
                if isinstance(item, ast.FunctionDef) and item.name == "forward":
                    return item
    return None


def known_values(sample: Sample) -> dict[str, Any]:
    """Real tensors of the inputs with literal data, and the numbers of symbolic inputs, by parameter name."""
    import torch

    found: dict[str, Any] = {}
    for name, annotation in zip(sample.parameters, sample.annotations, strict=True):
        meta = sample.meta[name]
        dtype = getattr(torch, meta.dtype, None)
        data = known_data(meta)
        if data is None or not isinstance(dtype, torch.dtype) or len(data) > SMALL:
            continue
        symbolic = annotation.startswith("torch.Sym")
        found[name] = data[0] if symbolic else torch.tensor(data, dtype=dtype).reshape(meta.shape)
    return found


def known_data(meta: Meta) -> tuple[float | int | bool, ...] | None:
    """Literal elements of a meta; of a single element without deviation, its mean (which metas round to 3 digits)."""
    if meta.data is None and meta.shape in ((), (1,)) and meta.mean is not None and not meta.std:
        return (meta.mean,)
    return meta.data


def fill_known_scalars(forward: ast.FunctionDef, known: Mapping[str, Any], names: Mapping[str, Any]) -> None:
    """Rewrites `forward` in place as the module's note says. `names` are the file's imports."""
    import torch

    values = {k: v.clone() if isinstance(v, torch.Tensor) else v for k, v in known.items()}
    for statement in forward.body:
        if not isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr | ast.Delete):
            continue
        if isinstance(statement, ast.Assign) and _is_none(statement.value):
            _forget(values, statement.targets)
            continue
        value = _run(statement, values, names)
        if isinstance(statement, ast.Assign) and _reads_back(statement.value) and value is not _UNKNOWN:
            statement.value = ast.copy_location(_literal(value), statement.value)


_UNKNOWN = object()


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _forget(values: dict[str, Any], targets: Sequence[ast.expr]) -> None:
    for target in targets:
        for node in ast.walk(target):
            if isinstance(node, ast.Name):
                values.pop(node.id, None)


def _reads_back(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _READ_BACK


def _literal(value: Any) -> ast.expr:
    return ast.parse(repr(value), mode="eval").body


def _run(statement: ast.stmt, values: dict[str, Any], names: Mapping[str, Any]) -> Any:
    """Runs one statement on known values; forgets what it may have changed when something in it is unknown."""
    import torch

    loads = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
        loads.add(statement.target.id)
    stores = [n for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    unknown = [n for n in loads if n not in values and n not in names]
    if unknown or not (loads & values.keys()):
        if unknown and _changes_in_place(statement):
            _forget(values, [ast.Name(n) for n in loads])
        _forget(values, [ast.Name(n.id) for n in stores])
        return _UNKNOWN
    space = {**names, **values}
    code = compile(ast.fix_missing_locations(ast.Module([statement], [])), "<known scalars>", "exec")
    try:
        with torch.no_grad():
            exec(code, space)  # noqa: S102
    except Exception:  # noqa: BLE001  the value stays unknown; capture meets the same error where it matters
        _forget(values, [ast.Name(n) for n in (*loads, *(s.id for s in stores))])
        return _UNKNOWN
    result: Any = _UNKNOWN
    for n in stores:
        result = space.get(n.id)
        small = not isinstance(result, torch.Tensor) or result.numel() <= SMALL
        if small:
            values[n.id] = result
        else:
            values.pop(n.id, None)
    return result


def _changes_in_place(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.AugAssign):
        return True
    for n in ast.walk(statement):
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute):
            if n.func.attr.endswith("_") and not n.func.attr.startswith("__"):
                return True
            if any(k.arg in ("inplace", "out") for k in n.keywords):
                return True
        if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store):
            return True
    return False
