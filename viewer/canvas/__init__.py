"""The picture in the page: a Streamlit component that draws a scene and reports what the reader does.

Example::

    def on_event(events: CanvasEvents) -> None:
        if events.selection is not None:
            st.session_state.selection = events.selection

    canvas(CanvasData(scene=scene_json, selection=("convolution",)), key="picture", height=640, on_event=on_event)

What cannot happen: the scene travels again when only a selection, a search hit or a colour changed (it is fetched by
its hash); the place looked at is lost by a rerun.

Note: triggers, not state
    Streamlit calls a state's callback only when the value changed. A selection that Python cleared could then not be
    made again by a click on the same box. So a selection is a trigger too: there for one run, None in the next.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from viewer.canvas.assets import base_path, loader, routes
from viewer.canvas.scenes import put, scene_url
from viewer.canvas.turns import turn_url

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = [
    "Action",
    "CanvasData",
    "CanvasEvents",
    "ColourBy",
    "Focus",
    "GroupFrame",
    "Show",
    "canvas",
    "payload",
    "routes",
]

NAME = "aotscope.canvas"
ColourBy = Literal["phase", "kind", "dtype", "scope", "bytes", "support", "fusion"]
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Focus:
    """Go to a box: happens once for each new `seq`.

    With `beside` the box comes to where the selection is in the canvas that moves with this one, at the same zoom.
    """

    id: str
    seq: int
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Show:
    """What is drawn beside boxes and data edges."""

    edge_labels: bool = False
    saved: bool = True
    portals: bool = True


@dataclass(frozen=True, slots=True)
class GroupFrame:
    """A frame around boxes that belong together; `text` stands on it, a click on that is an action of type `group`."""

    id: str
    boxes: tuple[str, ...]
    text: str
    hint: str = ""
    dashed: bool = False
    on: bool = False


@dataclass(frozen=True)
class CanvasData:
    """What to draw and how.

    `scene` is the scene as UTF-8 JSON; `turn` is the token that opens and folds its boxes at once (see `turns`), ""
    where only Python does. `hits` are box ids and `current` an index into them; `dim` fades every box that is neither
    hit, marked nor selected. `mark` gives words to box ids, several with spaces between: `pair`, `ancestor`,
    `descendant`, `path`, `origin`, `hit-count:12`. `values` overrides what a box is coloured by (`support` and
    `fusion` need it; `unsupported|supported=3|unsupported=1` colours a box that stands for four calls); `colour_note`
    says in the legend whose word they are.
    `anchors` leads from boxes of the scene before to boxes of this one where the ids differ, so that the eye keeps its
    place; with another `place` (say, the sample) the view begins anew. `graph` names the graph: where that changed, the
    reader toggled, and did not open the fold that is open in one of the pictures only. Canvases with the same
    `sync_group` pan and zoom together. `search_label` is the label of the page's search field, for `/`. `groups` are
    frames around boxes, and `tags` are texts on boxes. `file` is what a downloaded picture is called.
    """

    scene: bytes
    turn: str = ""
    selection: tuple[str, ...] = ()
    hits: tuple[str, ...] = ()
    current: int | None = None
    dim: bool = False
    mark: Mapping[str, str] = field(default_factory=dict)
    colour_by: ColourBy = "phase"
    colour_note: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    focus: Focus | None = None
    show: Show = Show()
    anchors: Mapping[str, str] = field(default_factory=dict)
    place: str = ""
    graph: str = ""
    sync_group: str | None = None
    search_label: str = "Search"
    label: str = "Graph"
    file: str = "graph"
    groups: tuple[GroupFrame, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Action:
    """What was done: `open` or `fold` a box or cluster, `follow` a portal whose other end is not drawn, choose a
    `group` by its frame, or press a `key` for Python."""

    type: Literal["open", "fold", "follow", "group", "key"]
    id: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class CanvasEvents:
    """What the reader did before this run; None where nothing happened. `Escape` clears: selection is then ()."""

    selection: tuple[str, ...] | None = None
    action: Action | None = None


def payload(data: CanvasData, height: int | str, base: str = "") -> Json:
    """The JSON that travels to the browser, `base` as in `scene_url`. Keeps the scene for serving.

    `height` is in px, or a CSS length.
    """
    digest = put(data.scene)
    return {
        "scene": scene_url(digest, base),
        "hash": digest,
        "turn": turn_url(data.turn, base) if data.turn else "",
        "selection": list(data.selection),
        "hits": list(data.hits),
        "current": data.current,
        "dim": data.dim,
        "mark": dict(data.mark),
        "colourBy": data.colour_by,
        "colourNote": data.colour_note,
        "values": dict(data.values),
        "focus": asdict(data.focus) if data.focus else None,
        "show": {"edgeLabels": data.show.edge_labels, "saved": data.show.saved, "portals": data.show.portals},
        "anchors": dict(data.anchors),
        "place": data.place,
        "graph": data.graph,
        "syncGroup": data.sync_group,
        "searchLabel": data.search_label,
        "label": data.label,
        "file": data.file,
        "groups": [asdict(g) for g in data.groups],
        "tags": dict(data.tags),
        "height": height,
    }


def read_events(state: Mapping[str, Any]) -> CanvasEvents:
    """Events from a component's result. Raises ValueError when the browser sent something else."""
    chosen, done = state.get("selection"), state.get("action")
    selection = None if chosen is None else tuple(map(str, chosen))
    if done is None:
        return CanvasEvents(selection)
    if not isinstance(done, Mapping) or done.get("type") not in ("open", "fold", "follow", "group", "key"):
        raise ValueError(f"The canvas sent an unknown action: {done!r}")
    action = Action(done["type"], str(done.get("id", "")), str(done.get("key", "")))
    return CanvasEvents(() if action.key == "Escape" else selection, action)


def canvas(
    data: CanvasData, key: str, height: int | str = 640, on_event: Callable[[CanvasEvents], None] | None = None
) -> CanvasEvents:
    """Mounts the canvas and returns what the reader did.

    `on_event` is called before the script runs again, so that it may change session state that widgets are bound to.
    `height` is in px, or a CSS length. Inside `@st.fragment` an event reruns the fragment alone.
    """
    import streamlit as st

    def report() -> None:
        if on_event is not None:
            on_event(read_events(st.session_state[key]))

    base = base_path(st.get_option("server.baseUrlPath"))
    result = _component(base)(
        key=key,
        data=payload(data, height, base),
        on_selection_change=report,
        on_action_change=report,
    )
    return read_events(result)


@functools.cache
def _component(base: str) -> ComponentRenderer:
    import streamlit as st

    return st.components.v2.component(NAME, js=loader(base))
