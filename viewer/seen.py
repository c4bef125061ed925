"""Which visible box stands for a node, while some folds are open.

Example::

    seen = Seen(tree, opened)
    seen["mul_7"]                   # 'fold:f:layers.0.mlp', or 'mul_7' where everything around it is open

What cannot happen: a node of the tree without a box; more work than for the nodes that are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from viewer.fold import ROOT, FoldTree, Opened, box_id


class Seen(Mapping[str, str]):
    """Box ids by node name."""

    def __init__(self, tree: FoldTree, opened: Opened) -> None:
        self._tree = tree
        self._opened = opened
        self._hidden: dict[str, str | None] = {ROOT: None if ROOT in opened else ROOT}

    def __getitem__(self, name: str) -> str:
        return self.of(self._tree.grouping[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._tree.grouping)

    def __len__(self) -> int:
        return len(self._tree.grouping)

    def of(self, unit: str) -> str:
        """The box of a unit."""
        hidden = self.hidden(self._tree.home[unit])
        return unit if hidden is None else box_id(hidden, self._tree.phase[unit])

    def hidden(self, key: str) -> str | None:
        """The outermost closed fold around this one, itself included; None when all are open."""
        if key not in self._hidden:
            around = self.hidden(self._tree.folds[key].parent)
            self._hidden[key] = around if around is not None or key in self._opened else key
        return self._hidden[key]


def visible(tree: FoldTree, opened: Opened) -> dict[str, str]:
    """The visible box of every unit."""
    seen = Seen(tree, opened)
    return {unit: seen.of(unit) for unit in tree.home}
