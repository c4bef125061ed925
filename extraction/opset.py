"""The difference of two operator multisets.

Example::

    d = difference(before={"aten.mul.Tensor": 3}, after={"aten.mul.Tensor": 5, "aten.sum.default": 1})
    d.added      # {"aten.sum.default": 1}
    d.changed    # {"aten.mul.Tensor": (3, 5)}

What cannot happen: an operator is in two of added, removed, changed and equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Difference:
    """Operators only after (`added`), only before (`removed`), in both with other counts (before, after), and equal."""

    added: Mapping[str, int]
    removed: Mapping[str, int]
    changed: Mapping[str, tuple[int, int]]
    equal: Mapping[str, int]

    def as_dict(self) -> dict[str, dict[str, object]]:
        """For JSON: `{"added": {op: n}, "removed": {op: n}, "changed": {op: [before, after]}, "equal": {op: n}}`."""
        return {
            "added": dict(self.added),
            "removed": dict(self.removed),
            "changed": {k: list(v) for k, v in self.changed.items()},
            "equal": dict(self.equal),
        }


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> Difference:
    """What changes from one operator multiset to another, sorted by name."""
    names = sorted(before.keys() | after.keys())
    return Difference(
        {k: after[k] for k in names if k not in before},
        {k: before[k] for k in names if k not in after},
        {k: (before[k], after[k]) for k in names if k in before and k in after and before[k] != after[k]},
        {k: after[k] for k in names if before.get(k) == after.get(k)},
    )


def format_difference(d: Difference) -> str:
    """A table for the terminal: a line for each operator that is not equal, and a last line with the totals."""
    rows = [("+", k, f"{v}") for k, v in d.added.items()]
    rows += [("-", k, f"{v}") for k, v in d.removed.items()]
    rows += [("~", k, f"{a} -> {b} ({b - a:+})") for k, (a, b) in d.changed.items()]
    width = max((len(name) for _, name, _ in rows), default=0)
    lines = [f"{sign} {name:<{width}}  {text}" for sign, name, text in rows]
    total = f"{len(d.added)} added, {len(d.removed)} removed, {len(d.changed)} changed, {len(d.equal)} equal"
    return "\n".join([*lines, total])
