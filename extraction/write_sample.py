"""Writes a sample folder in GraphNet's layout, from plain data.

Purpose: give `record` and `export` one writer, so that every folder made here is a sample for this program and loads
with GraphNet's loader. `model_text` makes the text of `model.py` from an FX graph.

Example::

    metas = [InputMeta("x", (2, 3), "torch.float32")]
    write_sample(Path("out/relu"), model_text(graph).source, metas, {"note": "One pointwise operator."})

What cannot happen: a reader sees a half-written folder; a file that is no sample's is removed, and a folder that is no
sample is replaced; torch is needed.

Note: where metas go
    GraphNet's loader calls the model with what `weight_meta.py` names and ignores `input_meta.py`, which is empty in
    its samples. All inputs are therefore written to `weight_meta.py`.
"""

from __future__ import annotations

import hashlib
import json
import math
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from extraction.samples import FILES
from extraction.strides import contiguous

KNOWN = frozenset((*FILES, "graph_hash.txt", "module_stack.json"))
"""Files of a sample; a folder that holds anything else is somebody's own."""
_INFO = {"framework": "torch", "num_devices_required": 1, "num_nodes_required": 1, "dynamic": False}


@dataclass(frozen=True, slots=True)
class InputMeta:
    """What a sample says about one input.

    `dtype` is torch's full name (`torch.float32`). `data` holds the values in row-major order; without it the input is
    made from `mean` and `std`, or from the range `min_val` to `max_val`, both included. A `torch.SymInt` input has
    shape `()`, dtype `torch.int64` and its value as the only element of `data`. `requires_grad` and `stride` are this
    program's own fields: None leaves the choice to GraphNet's rule, and makes the input contiguous.
    """

    name: str
    shape: tuple[int, ...]
    dtype: str = "torch.float32"
    device: str = "cpu"
    mean: float | None = None
    std: float | None = None
    data: tuple[float | int | bool, ...] | None = None
    min_val: float | None = None
    max_val: float | None = None
    original_name: str | None = None
    requires_grad: bool | None = None
    stride: tuple[int, ...] | None = None


def write_sample(
    folder: Path,
    model: str,
    metas: Sequence[InputMeta],
    info: Mapping[str, object],
    extra: Mapping[str, str] | None = None,
) -> Path:
    """Write a sample to `folder` in one step and return the folder.

    `info` is added to what `graph_net.json` must hold; `extra` maps further file names to their text. Raises
    FileExistsError when `folder` holds anything that no sample holds.
    """
    files = {
        "model.py": model,
        "weight_meta.py": "\n\n".join(meta_text(meta) for meta in metas),
        "input_meta.py": "",
        "graph_net.json": json.dumps({**_INFO, **info}, indent=4) + "\n",
        "input_tensor_constraints.py": constraints_text(metas),
        "graph_hash.txt": hashlib.sha256(model.encode()).hexdigest(),
        **(extra or {}),
    }
    foreign = sorted({p.name for p in folder.iterdir()} - KNOWN - files.keys()) if folder.exists() else []
    if foreign:
        raise FileExistsError(f"{folder} holds {foreign[0]}, so it is not a sample folder: choose another one")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as scratch:
        new = Path(scratch) / "new"
        new.mkdir()
        for name, text in files.items():
            (new / name).write_text(text, encoding="utf-8")
        old = folder.rename(Path(scratch) / "old") if folder.exists() else None
        try:
            new.rename(folder)
        except OSError:
            if old:
                old.rename(folder)
            raise
    return folder


def meta_text(meta: InputMeta) -> str:
    """The class that describes one input, in the layout of GraphNet's meta files."""
    fields: dict[str, object] = {"name": meta.name, "original_name": meta.original_name, "shape": list(meta.shape)}
    fields |= {"dtype": meta.dtype, "device": meta.device, "mean": meta.mean, "std": meta.std}
    fields |= {"min_val": meta.min_val, "max_val": meta.max_val}
    fields |= {"data": None if meta.data is None else list(meta.data), "requires_grad": meta.requires_grad}
    if meta.stride is not None and meta.stride != contiguous(meta.shape):
        fields["stride"] = list(meta.stride)
    always = ("mean", "std", "data")
    lines = [f"    {k} = {_literal(v)}\n" for k, v in fields.items() if v is not None or k in always]
    return f"class Program_weight_tensor_meta_{meta.name}:\n{''.join(lines)}"


def _literal(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_literal(x) for x in value)}]"
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return json.dumps(value) if isinstance(value, str) else repr(value)


def constraints_text(metas: Iterable[InputMeta]) -> str:
    """`input_tensor_constraints.py` of a static sample: no symbols, each input with its sizes, sorted by name."""
    shapes = "".join(f'    ({list(m.shape)}, "{m.name}"),\n' for m in sorted(metas, key=lambda m: m.name))
    empty = {"symbols": "[]", "symbol2example_value": "{}", "relations": "[]"}
    fixed = "".join(f"dynamic_dim_constraint_{key} = {value}\n\n" for key, value in empty.items())
    listed = f"dynamic_dim_constraint_input_shapes = [\n{shapes}]\n"
    return f"from sympy import Symbol, Expr, Rel, Eq\n\n\n{fixed}{listed}"
