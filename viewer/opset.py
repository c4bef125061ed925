"""Operator tables: of one graph, of the difference of two, and of what each operator expands to.

Example::

    found = compare(joint_aten, joint_prims)
    found.sentence          # '19 operators become 24; 5 disappear, 10 are new; nodes ×1.5.'
    found.rows[0].delta     # how many calls more on the right

What cannot happen: a `getitem` of a tuple is counted; an operator stands in two rows; a text in CSV is read as a
formula by a spreadsheet.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from extraction.graph import Graph, Kind
from extraction.opset import difference
from viewer.labels import plural, short_operator

Status = Literal["only left", "only right", "changed", "equal"]
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class OpRow:
    """One operator of a graph and how often it is called in each phase."""

    target: str
    short: str
    kind: Kind
    core: bool
    forward: int
    backward: int

    @property
    def total(self) -> int:
        """Calls in both phases."""
        return self.forward + self.backward


@dataclass(frozen=True, slots=True)
class DiffRow:
    """One operator of two graphs; a side that has none counts 0."""

    target: str
    short: str
    kind: Kind
    core: bool
    status: Status
    left_forward: int
    left_backward: int
    right_forward: int
    right_backward: int

    @property
    def left(self) -> int:
        """Calls on the left."""
        return self.left_forward + self.left_backward

    @property
    def right(self) -> int:
        """Calls on the right."""
        return self.right_forward + self.right_backward

    @property
    def delta(self) -> int:
        """Calls more on the right."""
        return self.right - self.left


@dataclass(frozen=True, slots=True)
class Comparison:
    """The difference of two graphs' operator sets; rows with the largest change first, equal ones last."""

    rows: tuple[DiffRow, ...]
    sentence: str


def table(graph: Graph) -> tuple[OpRow, ...]:
    """The operators of a graph, the most frequent first, then by name."""
    forward, backward = graph.op_counts("forward"), graph.op_counts("backward")
    rows = []
    for target in sorted(forward.keys() | backward.keys()):
        known = graph.operator.get(target)
        kind: Kind = known.kind if known else "other"
        core = known is not None and known.core
        rows.append(OpRow(target, short_operator(target), kind, core, forward.get(target, 0), backward.get(target, 0)))
    return tuple(sorted(rows, key=lambda r: (-r.total, r.target)))


def compare(left: Graph, right: Graph, one: bool = True) -> Comparison:
    """The difference from the left graph to the right one; `one`: both are the same calls, at other levels, say."""
    diff = difference(left.op_counts(), right.op_counts())
    statuses: tuple[tuple[Status, Iterable[str]], ...] = (
        ("only left", diff.removed),
        ("only right", diff.added),
        ("changed", diff.changed),
        ("equal", diff.equal),
    )
    a, b = {r.target: r for r in table(left)}, {r.target: r for r in table(right)}
    rows = [_diff_row(t, status, a.get(t), b.get(t)) for status, targets in statuses for t in targets]
    rows.sort(key=lambda r: (r.status == "equal", -abs(r.delta), r.target))
    return Comparison(tuple(rows), sentence(left, right, one))


def _diff_row(target: str, status: Status, left: OpRow | None, right: OpRow | None) -> DiffRow:
    known = left or right
    assert known is not None, "a row has at least one side"
    sides = [n for r in (left, right) for n in ((r.forward, r.backward) if r else (0, 0))]
    return DiffRow(target, known.short, known.kind, known.core, status, *sides)


def sentence(left: Graph, right: Graph, one: bool = True) -> str:
    """The difference in words. Nodes are all nodes of the graphs, placeholders and `getitem` included.

    Only of `one` thing, seen twice, it is said that it became the other.
    """
    before, after = left.op_counts(), right.op_counts()
    diff = difference(before, after)
    if not (diff.added or diff.removed or diff.changed):
        return f"Both have the same {plural(len(before), 'operator')} with the same counts."
    if not (diff.added or diff.removed):
        said = f"The same {plural(len(before), 'operator')}; {len(diff.changed)} with other counts"
    elif not one:
        said = f"{plural(len(before), 'operator')} on the left, {len(after)} on the right; "
        said += f"{len(diff.removed)} only left, {len(diff.added)} only right"
    else:
        verb = "becomes" if len(before) == 1 else "become"
        moved = _come_and_go(len(diff.removed), len(diff.added))
        said = f"{plural(len(before), 'operator')} {verb} {len(after)}; {moved}"
    return f"{said}; {ratio(len(left.nodes), len(right.nodes))}."


def _come_and_go(gone: int, new: int) -> str:
    parts = [f"{gone} {'disappears' if gone == 1 else 'disappear'}"] if gone else []
    if new:
        parts.append(f"{new} {'is' if new == 1 else 'are'} new")
    return ", ".join(parts)


def ratio(left: int, right: int) -> str:
    """`nodes ×1.5`, `as many nodes`, `nodes ×0.42`."""
    if left == right:
        return "as many nodes"
    factor = right / max(left, 1)
    return f"nodes ×{factor:.2g}" if factor < 10 else f"nodes ×{factor:,.0f}"


def table_csv(rows: Iterable[OpRow]) -> str:
    """CSV of `table`."""
    head = ("operator", "kind", "core aten", "forward", "backward", "total")
    return _csv(head, [(r.target, r.kind, _yes(r.core), r.forward, r.backward, r.total) for r in rows])


def compare_csv(rows: Iterable[DiffRow]) -> str:
    """CSV of `compare`."""
    sides = ("left forward", "left backward", "left", "right forward", "right backward", "right")
    head = ("operator", "kind", "core aten", "status", *sides, "delta")
    lines = [
        (
            *(r.target, r.kind, _yes(r.core), r.status),
            *(r.left_forward, r.left_backward, r.left, r.right_forward, r.right_backward, r.right, r.delta),
        )
        for r in rows
    ]
    return _csv(head, lines)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _csv(head: Sequence[str], rows: Iterable[Sequence[str | int]]) -> str:
    """Texts that a spreadsheet would run as a formula get an apostrophe before them; numbers stay numbers."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(head)
    for row in rows:
        writer.writerow([f"'{c}" if isinstance(c, str) and c.startswith(_FORMULA) else c for c in row])
    return out.getvalue()
