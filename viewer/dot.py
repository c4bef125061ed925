"""DOT text of a plan, for its layout only: sizes and links, and no text of the user's at all.

Example::

    text = dot_text(picture, todo, cells(picture, split.portals))
    # digraph{graph[...]node[...]edge[...]
    # b0[width=1.25,height=0.583333]
    # b0->b1

What cannot happen: a name or label from user code gets into the text: boxes are `b<i>`, knots are `v<i>`, labels are
empty. So nothing has to be quoted, and there is no record shape, HTML-like label, `URL` or `href`. The same picture
gives the same text.

Note: sizes
    The browser draws the text, so boxes have fixed sizes, estimated from their text. A box with portals gets a wider
    cell: its stubs stand left (values that come in) and right (values that go out) of the box, with equal room on both
    sides so that edges still meet the box in its middle. One point is one CSS pixel.

Note: weights
    `dot` straightens a heavy edge first. The inner steps of a long edge get 8, its first and last step 2, as `dot`
    weighs its own. Links between the phases pull no box: their ends get 0. A cluster each keeps forward
    left and backward right. `nslimit` bounds the work on the last few pixels of x positions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.boxes import Box, Picture
from viewer.clusters import Cluster
from viewer.labels import text_width
from viewer.plan import Link, Plan
from viewer.portals import Portal

TITLE_PX, SUB_PX, STUB_PX = 13, 12, 10  # as the canvas draws them; a title is seldom the wider line
PADDING, ROUND_PADDING = 20, 24
ONE_LINE, TWO_LINES = 26, 42
STUB_HEIGHT, STUB_GAP = 16, 4
MIN_WIDTH, MAX_WIDTH = 56, 340
CLUSTER_MARGIN = 12
FRAME_MARGIN = 10
MOST_FRAMED = 1_500  # boxes up to which the layout keeps what is framed together, which makes it slower
HEADER = (
    "digraph{{graph[ranksep={gap:.5g},nodesep=0.17,pad=0,newrank=true,splines=false,nslimit=0.1]"
    'node[shape=box,fixedsize=true,label=""]edge[arrowhead=none]'
)


@dataclass(frozen=True, slots=True)
class Cell:
    """The room of a box in px: the box itself is `w` × `h`, with `side` px for stubs on both sides of it."""

    w: float
    h: float
    side: float = 0


def stub_width(portal: Portal) -> float:
    """Width of a stub in px."""
    return round(text_width(portal.label, STUB_PX) + 12)


def cells(picture: Picture, portals: Sequence[Portal]) -> dict[str, Cell]:
    """The room each box takes."""
    side: dict[str, float] = {}
    for portal in portals:
        side[portal.box] = max(side.get(portal.box, 0), stub_width(portal) + STUB_GAP)
    return {b.id: Cell(*box_size(b), side.get(b.id, 0)) for b in picture.boxes}


def box_size(box: Box) -> tuple[float, float]:
    """Width and height of a box in px, from its two lines of text."""
    text = max(text_width(box.title, TITLE_PX, bold=True), text_width(box.sub, SUB_PX))
    padding = ROUND_PADDING if box.shape in ("value", "result") else PADDING
    width = min(MAX_WIDTH, max(MIN_WIDTH, round(text + padding)))
    return width, TWO_LINES if box.sub else ONE_LINE


def dot_text(picture: Picture, todo: Plan, room: Mapping[str, Cell]) -> str:
    """DOT text; box number i is node `b<i>`, knot number i is node `v<i>`."""
    name = {b.id: f"b{i}" for i, b in enumerate(picture.boxes)}
    lines = [HEADER.format(gap=todo.gap / 72)]
    for box in picture.boxes:
        cell = room[box.id]
        lines.append(f"{name[box.id]}[{_size(cell.w + 2 * cell.side, cell.h)}]")
    lines.extend(f"v{i}[{_size(k.width, k.height)}]" for i, k in enumerate(todo.knots))
    clusters = picture.clusters if len(picture.boxes) <= MOST_FRAMED else ()
    if picture.mirrored:
        for phase in ("forward", "backward"):
            inside = [name[b.id] for b in picture.boxes if b.phase == phase]
            inside += [f"v{i}" for i, k in enumerate(todo.knots) if k.phase == phase]
            framed = _frames(picture, todo, name, [c for c in clusters if c.phase == phase])
            inside_too = " ".join([*inside, *framed])
            lines.append(f"subgraph cluster_{phase}{{peripheries=0 margin={CLUSTER_MARGIN} {inside_too}}}")
    else:
        lines += _frames(picture, todo, name, clusters)
    for link in todo.links:
        stops = [name[link.top], *(f"v{i}" for i in link.knots), name[link.bottom]]
        lines.extend(_steps(link, stops, flat=todo.row[link.top] == todo.row[link.bottom]))
    for upper, lower, rows in todo.ties:
        lines.append(f"{name[upper]}->{name[lower]}[minlen={rows},style=invis]")
    return "\n".join([*lines, "}\n"])


def _frames(picture: Picture, todo: Plan, name: Mapping[str, str], clusters: Sequence[Cluster]) -> list[str]:
    """Subgraphs of these clusters, nested; the knots of a link between two boxes of a cluster are in it too."""
    number = {c.id: i for i, c in enumerate(picture.clusters)}
    parent = {c.id: c.parent for c in picture.clusters}
    inside = {c.id: [name[b] for b in c.boxes] for c in clusters}
    around: dict[str, list[str]] = {}
    for cluster in clusters:
        path = [cluster.id]
        while parent[path[-1]]:
            path.append(parent[path[-1]])
        around.update((b, path) for b in cluster.boxes)
    for link in todo.links:
        ends = set(around.get(link.bottom, ()))
        shared = next((c for c in around.get(link.top, ()) if c in ends), None)
        if shared is not None:
            inside[shared] += [f"v{i}" for i in link.knots]
    for cluster in reversed(clusters):
        body = " ".join(inside[cluster.id])
        text = f"subgraph cluster_{number[cluster.id]}{{peripheries=0 margin={FRAME_MARGIN} {body}}}"
        if cluster.parent:
            inside[cluster.parent].append(text)
        else:
            inside[cluster.id] = [text]
    return [t for c in clusters if not c.parent for t in inside[c.id]]


def _size(width: float, height: float) -> str:
    return f"width={width / 72:.5g},height={height / 72:.5g}"


def _steps(link: Link, stops: Sequence[str], flat: bool) -> list[str]:
    if flat:
        return [f"{stops[0]}->{stops[-1]}[minlen=0,weight={0 if link.crossing else 2}]"]
    last = len(stops) - 2
    found = []
    for i in range(len(stops) - 1):
        end = i in (0, last)
        weight = (0 if end else 1) if link.crossing else 1 if last == 0 else 2 if end else 8
        found.append(f"{stops[i]}->{stops[i + 1]}" + (f"[weight={weight}]" if weight != 1 else ""))
    return found
