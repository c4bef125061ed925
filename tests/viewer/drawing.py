"""A picture with everything that is worked out before the layout program runs."""

from __future__ import annotations

from dataclasses import dataclass

from extraction.graph import Graph
from viewer.boxes import Picture, draw
from viewer.dot import Cell, cells, dot_text
from viewer.grouping import Grouping, ViewOptions
from viewer.mirror import arcs
from viewer.plan import Plan, plan
from viewer.portals import Split, cut
from viewer.ranking import ranks


@dataclass(frozen=True)
class Drawing:
    picture: Picture
    rank: dict[str, int]
    split: Split
    room: dict[str, Cell]
    todo: Plan

    @property
    def text(self) -> str:
        return dot_text(self.picture, self.todo, self.room)


def drawing(
    graph: Graph, options: ViewOptions | None = None, grouping: Grouping | None = None, span: int | None = None
) -> Drawing:
    picture = draw(graph, options, grouping)
    found = arcs(picture)
    rank = ranks(picture, found)
    split = cut(picture, found, rank, span)
    return Drawing(picture, rank, split, cells(picture, split.portals), plan(picture, split.kept, rank))
