"""Sets of names that are joined, and which set a name is in (union-find, with the path shortened on the way).

Example::

    joined = Joined()
    joined.join("a", "b")
    joined.of("b")          # 'a'

What cannot happen: a name is in two sets.
"""

from __future__ import annotations


class Joined:
    """Names in sets that can be joined; a set is called by one of its names."""

    def __init__(self) -> None:
        self._up: dict[str, str] = {}

    def of(self, name: str) -> str:
        """The name of a name's set; its own when nothing was joined to it."""
        root = name
        while (up := self._up.get(root, root)) != root:
            root = up
        while (up := self._up.get(name, name)) != root:
            self._up[name], name = root, up
        return root

    def join(self, one: str, other: str) -> None:
        """Makes one set of the sets of two names."""
        a, b = self.of(one), self.of(other)
        if a != b:
            self._up[b] = a
