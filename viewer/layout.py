"""From a graph to a scene: boxes, ranks, portals, layout program, or our own placement when that does not work.

Example::

    scene = lay_out(graph, ViewOptions(shapes=True))
    scene["note"]                       # "" or why the picture is a simple one

What cannot happen: a graph without a picture: whatever the layout program does, boxes are placed and the note says how.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock

from extraction.graph import Graph
from viewer.boxes import Picture, draw
from viewer.dot import cells, dot_text
from viewer.engine import EngineError, EngineTimeout, Limits, run_layout
from viewer.grouping import Grouping, ViewOptions
from viewer.layered import place
from viewer.mirror import arcs
from viewer.placement import Placement, PlacementError, read_plain
from viewer.plan import plan
from viewer.portals import cut
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
    limits = limits or Limits()
    found = arcs(picture)
    rank = ranks(picture, found)
    split = cut(picture, found, rank)
    room = cells(picture, split.portals)
    todo = plan(picture, split.kept, rank)
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
                return build_scene(picture, split.portals, todo, room, placed)  # may work the next time
        cache.put(key, placed)
    return build_scene(picture, split.portals, todo, room, placed)
