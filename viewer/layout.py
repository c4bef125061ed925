"""From a graph to a scene: boxes, ranks, portals, layout program, or our own placement when that does not work.

Example::

    scene = lay_out(graph, ViewOptions(shapes=True))
    scene["note"]                       # "" or why the picture is a simple one

What cannot happen: a graph without a picture: whatever the layout program does, boxes are placed and the note says how.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from threading import Lock

from extraction.graph import Graph
from viewer.bands import beside, stacked
from viewer.boxes import Edge, Picture, draw
from viewer.dot import Cell, cells, dot_text
from viewer.engine import EngineError, EngineTimeout, Limits, run_layout
from viewer.grouping import Grouping, ViewOptions
from viewer.layered import place
from viewer.mirror import Arc, arcs
from viewer.opening import Laid, opening_of
from viewer.placement import Placement, PlacementError, read_plain
from viewer.plan import Plan, plan
from viewer.portals import Split, cut
from viewer.ranking import ranks
from viewer.scene import Scene, build_scene


class LayoutCache:
    """Placements by the content they were made from, the least recently used dropped first. Safe between threads."""

    def __init__(self, entries: int = 48) -> None:
        self.entries = entries
        self._kept: OrderedDict[str, Placement] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str) -> Placement | None:
        """The placement with this key, or None."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: str, placed: Placement) -> None:
        """Keeps a placement."""
        with self._lock:
            self._kept[key] = placed
            self._kept.move_to_end(key)
            while len(self._kept) > self.entries:
                self._kept.popitem(last=False)

    def __len__(self) -> int:
        with self._lock:
            return len(self._kept)


CACHE = LayoutCache()


def lay_out(
    graph: Graph,
    options: ViewOptions | None = None,
    grouping: Grouping | None = None,
    titles: Mapping[str, tuple[str, str]] | None = None,
    limits: Limits | None = None,
    cache: LayoutCache = CACHE,
) -> Scene:
    """The scene of a graph; `grouping` and `titles` as `boxes.draw` takes them."""
    return lay_out_picture(draw(graph, options, grouping, titles), limits, cache)


def lay_out_picture(picture: Picture, limits: Limits | None = None, cache: LayoutCache = CACHE) -> Scene:
    """The scene of boxes and edges that stand already."""
    return scene_of(laid_out(picture, limits, cache))


def scene_of(laid: Laid) -> Scene:
    """The scene of a picture with places."""
    return build_scene(laid.picture, laid.portals, laid.todo, laid.room, laid.placed)


def laid_out(
    picture: Picture, limits: Limits | None = None, cache: LayoutCache = CACHE, before: Laid | None = None
) -> Laid:
    """A picture with places. Where one box opened since `before`, only its inside is laid out (see `opening`)."""
    limits = limits or Limits.set()
    found = arcs(picture)
    opening = None if before is None else opening_of(before, picture)
    if opening is not None:
        split, room, todo = _planned(picture, found, opening.rank, opening.drawn)
        with contextlib.suppress(EngineError, PlacementError):  # the whole layout says what is wrong
            if placed := opening.place(todo, room, limits):
                return Laid(picture, opening.rank, split.portals, todo, room, placed)
    rank = beside(picture, found, stacked(picture, found, ranks(picture, found)))
    split, room, todo = _planned(picture, found, rank)
    return Laid(picture, rank, split.portals, todo, room, _whole(picture, todo, room, limits, cache))


def _planned(
    picture: Picture,
    found: Sequence[Arc],
    rank: Mapping[str, int],
    drawn: Callable[[Edge], bool] = lambda edge: False,
) -> tuple[Split, Mapping[str, Cell], Plan]:
    split = cut(picture, found, rank, drawn=drawn)
    return split, cells(picture, split.portals), plan(picture, split.kept, rank)


def _whole(picture: Picture, todo: Plan, room: Mapping[str, Cell], limits: Limits, cache: LayoutCache) -> Placement:
    text = dot_text(picture, todo, room)
    key = hashlib.sha256("\0".join([text, *(b.id for b in picture.boxes)]).encode()).hexdigest()
    placed = cache.get(key)
    if placed is None:
        try:
            plain, _ = run_layout(text, limits)
            placed = read_plain(plain, picture, todo, room)
        except (EngineError, PlacementError) as error:
            placed = place(picture, todo, room, note=f"Simple layout: {error}.")
            if not isinstance(error, EngineTimeout):
                return placed  # may work the next time
        cache.put(key, placed)
    return placed
