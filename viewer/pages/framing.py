"""Fusion groups in the picture: frames, the one that is selected, and what a click on a frame selects.

Example::

    draw_graph(known, "fusion", framing=lambda drawn: framed(known, drawn, state))

What cannot happen: a frame is made again while graph, picture and selection are the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from viewer.canvas import GroupFrame
from viewer.fusion import Group
from viewer.graphs import Drawn, Known
from viewer.group_frames import group_frames, sibling_frames
from viewer.state import MOST_SELECTED, ViewState


@dataclass(frozen=True)
class Framed:
    """What the canvas draws, and the calls that a click on a frame selects."""

    groups: tuple[GroupFrame, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    members: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def framed(known: Known, drawn: Drawn, state: ViewState, siblings: bool = False) -> Framed:
    """Frames of the groups of a graph, or of its siblings, in a picture of it."""
    make = sibling_frames if siblings else group_frames
    found = make(drawn.box, known.fusion, known.fusion_figures)
    selection = state.left.selection
    members = {g.members[0]: g.members[:MOST_SELECTED] for g in known.fusion.groups}
    if siblings:
        members = {s[0].members[0]: sum((g.members for g in s), ())[:MOST_SELECTED] for s in known.fusion.siblings}
    groups = tuple(
        GroupFrame(f.id, f.boxes, f.text, f.hint, f.sibling, on=bool(selection) and selection[0] in members[f.id])
        for f in found.frames
    )
    return Framed(groups, found.tags, members)


def selected_group(known: Known, state: ViewState) -> Group | None:
    """The group of the first call that is selected."""
    selection = state.left.selection
    return known.fusion.group_of.get(selection[0]) if selection else None
