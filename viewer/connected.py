"""Which names hang together.

Example::

    connected(["a", "b", "c", "d"], [("a", "c")])      # [["a", "c"], ["b"], ["d"]]

What cannot happen: the order of names, within a part and of the parts' first names, is another than it was.

networkx has this too; to import it takes a tenth of a second that the first picture need not wait for.
"""

from __future__ import annotations

from collections.abc import Iterable


def connected(names: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The parts that the pairs, of these names, join them to. Union by paths that halve (Tarjan and van Leeuwen)."""
    parent = {name: name for name in names}

    def root(name: str) -> str:
        while parent[name] != name:
            parent[name] = parent[parent[name]]
            name = parent[name]
        return name

    for one, other in pairs:
        parent[root(one)] = root(other)
    parts: dict[str, list[str]] = {}
    for name in parent:
        parts.setdefault(root(name), []).append(name)
    return list(parts.values())
