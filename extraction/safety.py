"""Reads the `model.py` of an untrusted sample by an allow-list, before anything of it runs.

Example::

    check(read_sample(folder))        # SampleError: evil/model.py:5: `torch.load` may not be called by a sample …

What cannot happen: a construct, name, call, attribute or import that is not on a list passes; a part of the file runs
while it is read; the refusal is longer than one line, or without its place; Python's own work, which no fake tensor
carries (`10 ** 10 ** 8`, `[0] * 10 ** 12`), grows without bound.

Note: what an untrusted sample may be
    The grammar of GraphNet's samples, straight-line: `import torch` and four names from it; one class `GraphModule`
    with one method `forward`, without decorators, defaults or bases of its own; in it assignments, in-place operators,
    calls and one `return`; in these literals, arithmetic, comparisons, subscripts, the attributes of tensors and calls
    of tensor methods and of torch's functions by their full names (`safety_names`). All 2,495 samples of GraphNet
    pass, the gallery, and what `aotscope export` writes.

Note: the order of the walls
    This reading is the first and the one that matters: what passes it can only compute on tensors. Behind it a worker
    of its own runs the sample without network, environment and files of its folder, under limits of time and memory
    (`isolation`), and on fake tensors.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from extraction.safety_grammar import read_module
from extraction.safety_refused import Refused
from extraction.samples import Sample, SampleError

MOST_BYTES = 8 << 20
"""Bytes of an untrusted `model.py`; the largest of GraphNet has 3 MB."""

ADVICE = "untrusted samples are read by a list of what they may hold; a folder named on the command line is trusted"


def check(sample: Sample) -> None:
    """Passes a sample whose `model.py` is on the list. Raises SampleError with line and construct for any other."""
    data = {name: meta.data for name, meta in sample.meta.items() if meta.data}
    check_source(sample.path, sample.source, {name: values[0] for name, values in data.items()})


def check_source(path: Path, source: str, numbers: Mapping[str, int | float] = MappingProxyType({})) -> None:
    """The same for the text of a `model.py`; `path` is the sample's folder, for the message.

    `numbers` are the values of the inputs that are Python numbers (`torch.SymInt`), by name.
    """
    if len(source.encode(errors="replace")) > MOST_BYTES:
        raise SampleError(path, "model.py", f"larger than {MOST_BYTES >> 20} MB; {ADVICE}")
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None)
        place = f"model.py:{line}" if line else "model.py"
        raise SampleError(path, place, f"not Python: {getattr(error, 'msg', None) or error}") from error
    try:
        read_module(tree, numbers)
    except Refused as refused:
        raise SampleError(path, f"model.py:{refused.line}", f"{refused}; {ADVICE}") from refused
    except RecursionError as error:
        raise SampleError(path, "model.py", f"nested too deeply; {ADVICE}") from error
