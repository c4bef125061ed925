"""A line of the panel that stands for a node and leads to it.

Example::

    node_link(graph, "convolution")      # Link("convolution", "node:convolution", "conv, f32[1, 64]", "forward")

What cannot happen: a name that the graph does not have is shown (KeyError).
"""

from __future__ import annotations

from extraction.graph import Graph
from viewer.labels import outputs_text, readable, short_operator
from viewer.parts.panel import Link


def node_link(graph: Graph, name: str, on: bool = False) -> Link:
    """The link; `on` marks the one that is chosen."""
    node = graph.by_name[name]
    title = readable(node) if node.op in ("placeholder", "get_attr") else node.name
    what = "" if node.op in ("placeholder", "get_attr") else short_operator(node.target)
    sub = ", ".join(t for t in (what, outputs_text(node.outputs)) if t)
    return Link(title, f"node:{name}", sub, node.phase if graph.stage == "joint" else "", on)
