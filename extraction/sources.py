"""Source lines of nodes, from the stack traces that Dynamo and AOT Autograd leave in the metadata.

Example::

    source_of('  File "/samples/resnet18/model.py", line 381, in forward\\n    x = torch.conv2d(', "/samples/resnet18")
    # Source("model.py", 381, "forward", "x = torch.conv2d(")

What cannot happen: a file is opened.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import PurePath

from extraction.graph import Source

_FRAME = re.compile(r'^File "(.+)", line (\d+), in (.+)$')


@lru_cache(maxsize=1 << 16)
def source_of(stack_trace: str | None, folder: str = "") -> Source | None:
    """The innermost frame of a trace, or None. A file inside `folder` is named relative to it."""
    if not stack_trace:
        return None
    lines = stack_trace.strip().split("\n")
    for i in range(len(lines) - 2, -1, -1):
        if m := _FRAME.match(lines[i].strip()):
            code = lines[i + 1].strip()
            return Source(_relative(m[1], folder), int(m[2]), m[3], code)
    return None


def _relative(file: str, folder: str) -> str:
    path = PurePath(file)
    return str(path.relative_to(folder)) if folder and path.is_relative_to(folder) else file
