"""Reads a sample folder in GraphNet's format. Metas are parsed as data; nothing of the folder is executed here.

Example::

    sample = read_sample(Path("assets/samples/basics/conv_bn"))
    sample.parameters            # ("w_0", "w_1", …) in the order of `forward`
    sample.meta["w_0"].shape     # (8,)

What cannot happen: a meta file runs code; a file that is not a sample raises anything but SampleError, which names
the sample, the place in it and what to do.

Note: names that do not meet
    `forward` is the authority. A parameter without a meta of its name takes, in this order: the meta whose name
    differs only in the prefix `L_` and trailing underscores; the metas left over in `input_meta.py`, by position, when
    there are as many as parameters left over (older extractors wrote `input_0`, `input_1`); a float32 tensor of the
    shape that `input_tensor_constraints.py` gives. What was assumed is kept in `Meta.assumed`.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from extraction.index_inputs import index_inputs
from extraction.literals import LiteralProblem, assignments, integer, shown, text_of
from extraction.metas import Meta, metas_of, shape_of
from extraction.paths import resolved
from extraction.texts import short_text, whole_text

FILES = ("model.py", "weight_meta.py", "input_meta.py", "graph_net.json", "input_tensor_constraints.py")

MOST_BYTES = 64 << 20
"""Bytes of a file; the largest of GraphNet's 2,495 samples has 4 MB."""


class SampleError(ValueError):
    """A folder is not a usable sample. The message is one line: which sample, where in it, what to do."""

    def __init__(self, sample: str | Path, place: str, problem: str) -> None:
        self.sample, self.place, self.problem = whole_text(str(sample)), place, short_text(problem)
        where = f"{Path(self.sample).name}/{place}" if place else self.sample
        super().__init__(" ".join(f"{where}: {self.problem}".split()))


@dataclass(frozen=True)
class Sample:
    """A sample folder, read. `annotations` are the texts in the signature (`torch.SymInt`, `torch.Tensor`)."""

    path: Path
    name: str
    source: str
    parameters: tuple[str, ...]
    annotations: tuple[str, ...]
    meta: Mapping[str, Meta]
    info: Mapping[str, Any]
    digest: str
    notes: tuple[str, ...] = field(default=())

    @property
    def note(self) -> str:
        """The sample's own sentence on what it shows, or ""."""
        return short_text(str(self.info.get("note", "")))


def read_sample(path: Path) -> Sample:
    """Reads a folder. Raises SampleError when it is not a sample."""
    path = Path(path)
    texts = _texts(path)
    forward = find_forward(path, texts["model.py"])
    parameters, annotations = signature(path, forward)
    metas: dict[str, Meta] = {}
    for file in FILES[1:3]:
        for meta in parse_metas(path, file, texts.get(file, "")):
            metas[meta.name] = meta
    matched, notes = match_metas(path, forward, parameters, metas, texts.get(FILES[4], ""))
    return Sample(
        path, _name(path), texts["model.py"], parameters, annotations, matched,
        _info(path, texts.get(FILES[3], "{}")), _digest(path, texts), notes,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What tells a sample from every other without reading what its files mean; `size` is that of `model.py`."""

    digest: str
    size: int


def fingerprint(path: Path) -> Fingerprint:
    """The digest of `read_sample(path)`, found without parsing. Raises SampleError when files cannot be read."""
    texts = _texts(Path(path))
    return Fingerprint(_digest(Path(path), texts), len(texts["model.py"]))


def _name(path: Path) -> str:
    return whole_text(path.name or resolved(path).name)


def _digest(path: Path, texts: Mapping[str, str]) -> str:
    digest = hashlib.sha256(_name(path).encode(errors="surrogateescape"))
    for file, text in sorted(texts.items()):
        digest.update(f"{file}\0{len(text)}\0{text}".encode())
    return digest.hexdigest()


def _texts(path: Path) -> dict[str, str]:
    """The texts of the sample's files that there are, `model.py` always."""
    try:
        if not path.is_dir():
            raise SampleError(path, "", "no such folder; give a sample folder or a gallery name (`aotscope list`)")
        files = [f for f in FILES if (path / f).is_file()]
    except OSError as error:  # a name that is too long, a folder around it that is not this user's
        raise SampleError(path, "", f"cannot be read: {error.strerror}") from error
    if "model.py" not in files:
        raise SampleError(path, "", "no model.py in this folder; a sample holds model.py and its meta files")
    return {f: _text(path, f) for f in files}


def _text(path: Path, file: str) -> str:
    try:
        if (path / file).stat().st_size > MOST_BYTES:
            raise SampleError(path, file, f"larger than {MOST_BYTES >> 20} MB, which no sample is")
        return (path / file).read_text(encoding="utf-8-sig")  # editors on Windows write the mark
    except UnicodeDecodeError as error:
        raise SampleError(path, file, f"not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise SampleError(path, file, f"cannot be read: {error.strerror}") from error


def _info(path: Path, text: str) -> dict[str, Any]:
    try:
        info = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SampleError(path, "graph_net.json", f"not JSON: {error}") from error
    if not isinstance(info, dict):
        raise SampleError(path, "graph_net.json", "not a JSON object")
    return info


def _parse(path: Path, file: str, text: str) -> ast.Module:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        problem = f"not Python: {getattr(error, 'msg', error)}"
        raise SampleError(path, _at(file, getattr(error, "lineno", None)), problem) from error


def find_forward(path: Path, source: str) -> ast.FunctionDef:
    """`GraphModule.forward` in the text of a `model.py`."""
    for cls in _parse(path, "model.py", source).body:
        if isinstance(cls, ast.ClassDef) and cls.name == "GraphModule":
            for item in cls.body:
                if isinstance(item, ast.FunctionDef) and item.name == "forward":
                    return item
            raise SampleError(path, f"model.py:{cls.lineno}", "class GraphModule has no method forward")
    raise SampleError(path, "model.py", "no class GraphModule; a sample's model is a class of that name")


def signature(path: Path, forward: ast.FunctionDef) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and annotation texts of the parameters of `forward`, without `self`."""
    if forward.args.vararg or forward.args.kwarg or forward.args.kwonlyargs:
        problem = "forward takes *args, **kwargs or keyword-only inputs; name each of them"
        raise SampleError(path, f"model.py:{forward.lineno}", problem)
    args = [*forward.args.posonlyargs, *forward.args.args][1:]
    return (
        tuple(a.arg for a in args),
        tuple(shown(a.annotation).strip("`") if a.annotation else "" for a in args),
    )


def parse_metas(path: Path, file: str, text: str) -> list[Meta]:
    """The meta classes of a file, in order. Raises SampleError naming the line of a field that is wrong."""
    try:
        return metas_of(_parse(path, file, text), file)
    except LiteralProblem as error:
        raise SampleError(path, _at(file, error.line), str(error)) from error
    except RecursionError as error:
        raise SampleError(path, file, "nested too deeply for literals") from error


def _at(file: str, line: int | None) -> str:
    return f"{file}:{line}" if line else file


def constraint_shapes(path: Path, text: str) -> dict[str, tuple[int, ...]]:
    """Input shapes of `input_tensor_constraints.py` at the example values of its symbols; {} when there are none."""
    if not text:
        return {}
    module = dict(assignments(_parse(path, FILES[4], text)))
    values = module.get("dynamic_dim_constraint_symbol2example_value")
    shapes = module.get("dynamic_dim_constraint_input_shapes")
    symbols: dict[str, int] = {}
    found: dict[str, tuple[int, ...]] = {}
    try:
        if isinstance(values, ast.Dict):
            for key, value in zip(values.keys, values.values, strict=True):
                if isinstance(key, ast.Name):
                    symbols[key.id] = integer(value, {})
        for item in shapes.elts if isinstance(shapes, ast.List) else []:
            match item:
                case ast.Tuple(elts=[ast.List(elts=sizes), name]):
                    found[text_of(name)] = shape_of(tuple(integer(size, symbols) for size in sizes), item.lineno)
    except LiteralProblem as error:
        raise SampleError(path, _at(FILES[4], error.line), str(error)) from error
    except RecursionError as error:
        raise SampleError(path, FILES[4], "nested too deeply for sizes") from error
    return found


def match_metas(
    path: Path, forward: ast.FunctionDef, parameters: tuple[str, ...], metas: Mapping[str, Meta], constraints: str
) -> tuple[dict[str, Meta], tuple[str, ...]]:
    """A meta for every parameter by the rule in "Note: names that do not meet", and a note on each unused meta.

    `constraints` is the text of `input_tensor_constraints.py`, read only where a meta is missing.
    """
    found = {p: metas[p] for p in parameters if p in metas}
    left = {name: m for name, m in metas.items() if name not in found}
    bare = {_bare(name): name for name in left}
    for p in parameters:
        if p not in found and (name := bare.pop(_bare(p), None)) is not None:
            found[p] = replace(left.pop(name), name=p, assumed=f"takes the meta named {name}")
    missing = [p for p in parameters if p not in found]
    inputs = [m for m in left.values() if m.file == "input_meta.py"]
    if missing and len(inputs) == len(missing):
        for p, m in zip(missing, inputs, strict=True):
            found[p] = replace(left.pop(m.name), name=p, assumed=f"takes the meta named {m.name}, by position")
        missing = []
    shapes = constraint_shapes(path, constraints) if missing else {}
    indices = index_inputs(forward) if missing else {}
    for p in missing:
        if p not in shapes:
            problem = f"no meta for input {p} of forward; add one with its shape and dtype"
            raise SampleError(path, "weight_meta.py", problem)
        dtype, why = ("int64", f", as model.py:{indices[p]} takes it as an index") if p in indices else ("float32", "")
        assumed = f"no meta; shape from the constraints, dtype taken as {dtype}{why}"
        found[p] = Meta(p, shapes[p], dtype, assumed=assumed)
    return found, tuple(f"meta {short_text(name, 200)} belongs to no input of forward" for name in left)


def _bare(name: str) -> str:
    return name.removeprefix("L_").strip("_").lower()
