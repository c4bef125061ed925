"""The record of a frame that is drawn around boxes of an open fold.

Example::

    Cluster("fold:f:layers.0", "layers.0", "forward", "fold:f:layers", ("mul_7", "fold:f:layers.0.mlp"))

What cannot happen: boxes of both phases in one.
"""

from __future__ import annotations

from dataclasses import dataclass

from extraction.graph import Phase


@dataclass(frozen=True, slots=True)
class Cluster:
    """A frame around boxes and other clusters, named by `parent` ("" for none). `boxes` stand directly in it."""

    id: str
    label: str
    phase: Phase
    parent: str
    boxes: tuple[str, ...]
