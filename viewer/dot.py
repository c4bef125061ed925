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
    weighs its own. Links between the phases pull no box: they get 0 where they lie flat or lead to the next row, and
    longer ones are no part of the text (see `channel`). A cluster each keeps forward left and backward right.
    `nslimit` bounds the work on x positions where there are many boxes.

Note: frames
    An edge enters a frame at its top and leaves it at its bottom, as the eye expects, and runs inside in between. Where
    several edges share a way, it stands in the outermost frame that one of them asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.boxes import Box, Picture
from viewer.clusters import Cluster, around, spans
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
MOST_EXACT = 200  # boxes up to which the layout may take all the time it needs to make long edges straight
MOST_FRAMED = 1_500  # boxes up to which the layout keeps what is framed together, which makes it slower
HEADER = (
    "digraph{{graph[ranksep={gap:.5g},nodesep=0.17,pad=0,newrank=true,splines=false{limit}]"
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
    padding = PADDING if box.shape == "op" else ROUND_PADDING
    width = min(MAX_WIDTH, max(MIN_WIDTH, round(text + padding)))
    return width, TWO_LINES if box.sub else ONE_LINE


def dot_text(picture: Picture, todo: Plan, room: Mapping[str, Cell]) -> str:
    """DOT text; box number i is node `b<i>`, knot number i is node `v<i>`."""
    name = {b.id: f"b{i}" for i, b in enumerate(picture.boxes)}
    mirrored = picture.mirrored
    lines = [HEADER.format(gap=todo.gap / 72, limit=",nslimit=0.1" if len(picture.boxes) > MOST_EXACT else "")]
    for box in picture.boxes:
        cell = room[box.id]
        lines.append(f"{name[box.id]}[{_size(cell.w + 2 * cell.side, cell.h)}]")
    lines.extend(f"v{i}[{_size(k.width, k.height)}]" for i, k in enumerate(todo.knots) if k.phase or not mirrored)
    clusters = picture.clusters if len(picture.boxes) <= MOST_FRAMED else ()
    if mirrored:
        for phase in ("forward", "backward"):
            inside = [name[b.id] for b in picture.boxes if b.phase == phase]
            inside += [f"v{i}" for i, k in enumerate(todo.knots) if k.phase == phase]
            framed = _frames(picture, todo, name, [c for c in clusters if c.phase == phase])
            inside_too = " ".join([*inside, *framed])
            lines.append(f"subgraph cluster_{phase}{{peripheries=0 margin={CLUSTER_MARGIN} {inside_too}}}")
    else:
        lines += _frames(picture, todo, name, clusters)
    steps: dict[str, None] = {}  # each once, also of a way that edges share
    for link in todo.links:
        if not (link.crossing and link.knots):
            stops = [name[link.top], *(f"v{i}" for i in link.knots), name[link.bottom]]
            steps.update(dict.fromkeys(_steps(link, stops, flat=todo.row[link.top] == todo.row[link.bottom])))
    lines.extend(steps)
    for upper, lower, rows in todo.ties:
        lines.append(f"{name[upper]}->{name[lower]}[minlen={rows},style=invis]")
    return "\n".join([*lines, "}\n"])


def _frames(picture: Picture, todo: Plan, name: Mapping[str, str], clusters: Sequence[Cluster]) -> list[str]:
    """Subgraphs of these clusters, nested, with the knots inside."""
    number = {c.id: i for i, c in enumerate(picture.clusters)}
    inside = {c.id: [name[b] for b in c.boxes] for c in clusters}
    for knot, frame in _frame_of_knots(todo, clusters).items():
        inside[frame].append(f"v{knot}")
    for cluster in reversed(clusters):
        body = " ".join(inside[cluster.id])
        text = f"subgraph cluster_{number[cluster.id]}{{peripheries=0 margin={FRAME_MARGIN} {body}}}"
        if cluster.parent:
            inside[cluster.parent].append(text)
        else:
            inside[cluster.id] = [text]
    return [t for c in clusters if not c.parent for t in inside[c.id]]


def _frame_of_knots(todo: Plan, clusters: Sequence[Cluster]) -> dict[int, str]:
    """The frame that each knot stands in, of those that stand in one: see the note on frames."""
    path, span = around(clusters), spans(clusters, todo.row)
    depth = {frame: len(frames) - i for frames in path.values() for i, frame in enumerate(frames)}
    found: dict[int, str] = {}
    for link in todo.links:
        ends = path.get(link.top, []), path.get(link.bottom, [])
        for k in link.knots if not link.crossing else ():
            row = todo.knots[k].row
            here = [next((f for f in frames if span[f][0] <= row <= span[f][1]), "") for frames in ends]
            frame = max(here, key=lambda f: depth.get(f, 0))
            if k in found and depth.get(found[k], 0) <= depth.get(frame, 0):
                continue
            found[k] = frame
    return {k: frame for k, frame in found.items() if frame}


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
