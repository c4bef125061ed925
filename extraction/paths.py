"""Paths as people give them, made absolute.

Example::

    resolved(Path("samples/../latest"))        # /home/me/samples-2: links are followed

What cannot happen: a path raises, whatever it holds.

Note: why not `Path.resolve`
    Of a link that leads to itself it raises RuntimeError before Python 3.13, and ValueError of a path with a NUL.
    Whoever opens such a path is told that there is nothing.
"""

from __future__ import annotations

import os
from pathlib import Path


def resolved(path: str | Path) -> Path:
    """The absolute path, with links followed as far as they lead anywhere."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:
        return Path(path).absolute()
