"""What is highlighted in a picture: hits of the search and of an operator, and what belongs to the selection."""

from __future__ import annotations

from collections import Counter

from extraction.graph import Graph
from viewer.graphs import Drawn, Known
from viewer.neighbours import ancestors, between, descendants
from viewer.provenance import aten_name
from viewer.session import current, select
from viewer.state import ViewState


def hits_of(known: Known, state: ViewState, aten: Graph | None = None) -> tuple[str, ...]:
    """Nodes that the search finds and, where an operator is chosen, that call it or were made from its calls.

    `aten` is the same graph at aten; without it, `state.came` can be told only at aten itself.
    """
    called = _called(known.graph, state, aten) if state.op or state.came else []
    if not state.find:
        return tuple(called)
    found = [h.name for h in known.index.find(state.find)]
    if not (state.op or state.came):
        return tuple(found)
    both = set(called)
    return tuple(name for name in found if name in both)


def _called(graph: Graph, state: ViewState, aten: Graph | None) -> list[str]:
    calls = [n for n in graph.nodes if n.is_operator and state.op in ("", n.target)]
    if state.came:
        before = (aten or graph).by_name
        calls = [n for n in calls if (origin := before.get(aten_name(n))) and origin.target == state.came]
    return [n.name for n in calls]


def step(hits: tuple[str, ...], by: int, side: str = "left") -> None:
    """Goes to the next hit after the selection, around the end."""
    if not hits:
        return
    selection = current().pane(side).selection
    at = hits.index(selection[0]) if selection and selection[0] in hits else -1 if by > 0 else 0
    select(side, (hits[(at + by) % len(hits)],), go=True)


def tokens_of(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """Node names (or ids of boxes that are no nodes) of boxes that were clicked."""
    return tuple(b.removeprefix("value:") for b in boxes)


def with_counts(words: dict[str, str], drawn: Drawn, hits: tuple[str, ...]) -> dict[str, str]:
    """Words by box, and for folded boxes how many hits are inside."""
    inside = Counter(box for name in hits if (box := drawn.box(name)) is not None and box.startswith("fold:"))
    counts = {box: f"hit-count:{n}" for box, n in inside.items()}
    return words | {box: f"{words[box]} {text}" if box in words else text for box, text in counts.items()}


def marks(drawn: Drawn, known: Known, state: ViewState) -> dict[str, str]:
    """Words by box: what the reader asked for, and what else came from the same aten call."""
    selection = [t for t in state.left.selection if t in known.graph.by_name]
    found: dict[str, str] = {}
    if not selection:
        return found
    first = known.graph.by_name[selection[0]]
    siblings = known.expanded.get(first.origin, ())
    if len(siblings) > 1:
        found |= dict.fromkeys(drawn.boxes(siblings), "origin")
    if state.mark == "path" and len(selection) == 2:
        names, word = between(known.network, *selection), "path"
    elif state.mark == "ancestors":
        names, word = ancestors(known.network, first.name), "ancestor"
    elif state.mark == "descendants":
        names, word = descendants(known.network, first.name), "descendant"
    else:
        return found
    for box in drawn.boxes(names):
        found[box] = f"{found[box]} {word}" if box in found else word
    return found
