"""What the lines of the sample say about module paths.

Example::

    last_lines(graph)["embed_tokens"]    # 310: later lines that read its weight are no part of it

What cannot happen: the order of the graph's nodes matters.
"""

from __future__ import annotations

from itertools import pairwise

from extraction.graph import Graph

FAR = 0.5  # share of the sample's lines between two uses of a weight that tells them apart


def last_lines(graph: Graph) -> dict[str, int]:
    """For modules whose operators stand at both ends of the sample: the last line before the large gap."""
    lines: dict[str, set[int]] = {}
    for node in graph.nodes:
        if node.phase == "forward" and node.is_operator and node.source is not None:
            lines.setdefault(node.scope, set()).add(node.source.line)
    every = set[int]().union(*lines.values())
    far = FAR * (max(every, default=0) - min(every, default=0))
    found = {}
    for scope, own in lines.items():
        cut = next((a for a, b in pairwise(sorted(own)) if b - a > far), None)
        if cut is not None and scope and len(own) > 1:
            found[scope] = cut
    return found
