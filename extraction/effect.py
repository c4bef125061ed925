"""What of a choice had no effect on a graph, in lines for a person.

Example::

    no_effect(choice, kit.targets)      # ('without effect, since no operator of this graph at any level …: aten.blub',)
    stays(choice, graph)                # ('aten.convolution.default is opened, but its call stays: no table of …',)

What cannot happen: a name is called without effect that an operator of the graph, at any level, has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from extraction.choice import Choice
from extraction.graph import Graph

SHOWN = 6  # names in a line, and lines about operators that stay


def no_effect(choice: Choice, targets: Iterable[str], where: str = "this graph") -> tuple[str, ...]:
    """One line about names that none of these operators has; () where there are none."""
    idle = choice.idle(targets)
    if not idle:
        return ()
    names = ", ".join(idle[:SHOWN]) + (f" and {len(idle) - SHOWN} more" if len(idle) > SHOWN else "")
    return (f"without effect, since no operator of {where} at any level is called so: {names}",)


def stays(choice: Choice, graph: Graph) -> tuple[str, ...]:
    """A line for each operator that the choice opens and that stands in the graph all the same, with the reason."""
    found: dict[str, Counter[str]] = {}
    for n in graph.nodes:
        if n.is_operator and choice.opens(n.target):
            found.setdefault(n.target, Counter())[n.kept] += 1
    lines = []
    for target, reasons in sorted(found.items()):
        why, calls = max(reasons.items(), key=lambda r: (bool(r[0]), r[1])), reasons.total()
        said = "its call stays" if calls == 1 else f"{calls:,} calls of it stay"
        lines.append(f"{target} is opened, but {said}" + (f": {why[0]}" if why[0] else ""))
    more = len(lines) - SHOWN
    return (*lines[:SHOWN], *([f"{more} more that are opened stay"] if more > 0 else []))
