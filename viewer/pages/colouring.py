"""What boxes are coloured by where the scene itself does not say it: a hardware list, fusion groups."""

from __future__ import annotations

from collections import Counter

from viewer.graphs import Drawn, Known
from viewer.pages.lists import box_values, chosen_list
from viewer.state import Colour, ViewState


def values_of(colour: Colour, drawn: Drawn, known: Known, state: ViewState) -> dict[str, str]:
    """A value for each box, as `CanvasData.values` takes them; none where the scene has them."""
    if colour == "support":
        return box_values(drawn, known, chosen_list(state))
    return fusion_values(drawn, known) if colour == "fusion" else {}


def note_of(colour: Colour, state: ViewState) -> str:
    """Whose word the values are: the hardware list's name."""
    return chosen_list(state).name if colour == "support" else ""


def fusion_values(drawn: Drawn, known: Known) -> dict[str, str]:
    """The pattern that a box's call is fused in; of a box of several calls the commonest, and how many of each."""
    pattern = {g.members[0]: p.text for p in known.fusion_figures.patterns for g in p.groups}
    group_of = known.fusion.group_of
    found: dict[str, Counter[str]] = {}
    for node in known.graph.nodes:
        if node.is_operator and (box := drawn.box(node.name)) is not None:
            group = group_of.get(node.name)
            found.setdefault(box, Counter())[pattern[group.members[0]] if group else ""] += 1
    return {box: _said(counts) for box, counts in found.items()}


def _said(counts: Counter[str]) -> str:
    fused = [text for text in counts if text]
    first = max(fused, key=lambda t: counts[t]) if fused else ""
    return first if counts.total() == 1 else "|".join([first, *(f"{t}={n}" for t, n in counts.items())])
