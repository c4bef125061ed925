"""The record of a frame that is drawn around boxes of an open fold.

Example::

    Cluster("fold:f:layers.0", "layers.0", "forward", "fold:f:layers", ("mul_7", "fold:f:layers.0.mlp"))

What cannot happen: boxes of both phases in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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


def around(clusters: Iterable[Cluster]) -> dict[str, list[str]]:
    """The frames around each box that stands in some, from the innermost one outwards."""
    parent = {c.id: c.parent for c in clusters}
    found: dict[str, list[str]] = {}
    for cluster in clusters:
        path = [cluster.id]
        while parent[path[-1]]:
            path.append(parent[path[-1]])
        found.update((b, path) for b in cluster.boxes)
    return found


def depths(clusters: Iterable[Cluster]) -> dict[str, int]:
    """How many frames stand around each box that stands in some."""
    return {box: len(path) for box, path in around(tuple(clusters)).items()}


def children(clusters: Iterable[Cluster]) -> dict[str, list[str]]:
    """Clusters by the one around them."""
    found: dict[str, list[str]] = {}
    for cluster in clusters:
        found.setdefault(cluster.parent, []).append(cluster.id)
    return found


def spans(clusters: Sequence[Cluster], row: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """First and last row of each cluster that holds boxes; clusters stand after the one around them."""
    inner = children(clusters)
    found: dict[str, tuple[int, int]] = {}
    for cluster in reversed(clusters):
        rows = [row[b] for b in cluster.boxes]
        rows += [r for c in inner.get(cluster.id, ()) for r in found.get(c, ())]
        if rows:
            found[cluster.id] = min(rows), max(rows)
    return found
