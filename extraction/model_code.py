"""Turns a trusted sample's `model.py` into a module to trace: devices redirected to CPU, known scalars filled in,
functions of an older torch by their present names.

Example::

    module = load_module(sample)          # an instance of the sample's GraphModule

What cannot happen: a line number changes (Dynamo's source lines are those of the file on disk); a tensor operation
disappears from the graph (only `.item()` and its like on known values become literals, see `known_scalars`).
"""

from __future__ import annotations

import ast
import copy
import re
from typing import TYPE_CHECKING, Any

from extraction.known_scalars import READ_BACK, SMALL, fill_known_scalars
from extraction.metas import Meta
from extraction.samples import Sample, SampleError

if TYPE_CHECKING:
    import torch

RECORDED = (
    "lazy_load_decompositions", "_vmap_increment_nesting", "_vmap_decrement_nesting", "_add_batch_dim",
    "_remove_batch_dim",
)  # fmt: skip
"""What Dynamo writes for `torch.vmap`; older torch wrote the C functions, at which it breaks the graph today."""
_CUDA = re.compile(r"^(cuda|xpu|mps|hip)(:\d+)?$")


_FUNCTORCH = ("torch._C._functorch", "torch._functorch.vmap")
_PREDISPATCH = ast.parse("torch._functorch.predispatch", mode="eval").body


class _Redirect(ast.NodeTransformer):
    """Replaces accelerator device names by `cpu`, and functorch's own functions by those that Dynamo records."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if node.attr in RECORDED and ast.unparse(node.value) in _FUNCTORCH:
            node.value = ast.copy_location(copy.deepcopy(_PREDISPATCH), node.value)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, str) and _CUDA.match(node.value):
            return ast.copy_location(ast.Constant("cpu"), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name == "device":
                node.args = node.args[:1]
                node.keywords = [k for k in node.keywords if k.arg != "index"]
            elif name == "cuda" and isinstance(node.func, ast.Attribute):
                node.func.attr, node.args = "cpu", []
                node.keywords = [k for k in node.keywords if k.arg == "memory_format"]
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
        if forward is not None and known and any(word in sample.source for word in READ_BACK):
            imports = ast.Module([s for s in tree.body if isinstance(s, ast.Import | ast.ImportFrom)], [])
            names: dict[str, Any] = {}
            exec(compile(imports, str(path), "exec"), names)  # noqa: S102  the file is trusted, see the docstring
            fill_known_scalars(forward, known, names)
        exec(compile(tree, str(path), "exec"), space)  # noqa: S102
        module = space["GraphModule"]()
    except SampleError:
        raise
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
        if annotation.startswith("torch.Sym"):
            found[name] = data[0]
            continue
        try:
            found[name] = torch.tensor(data, dtype=dtype).reshape(meta.shape)
        except (RuntimeError, OverflowError, ValueError) as error:
            problem = f"data of {name} is no {meta.dtype}: {str(error).splitlines()[0]}"
            raise SampleError(sample.path, meta.file, problem) from error
    return found


def known_data(meta: Meta) -> tuple[float | int | bool, ...] | None:
    """Literal elements of a meta; of a single element without deviation, its mean (which metas round to 3 digits)."""
    if meta.data is None and meta.shape in ((), (1,)) and meta.mean is not None and not meta.std:
        return (meta.mean,)
    return meta.data
