"""What the canvas draws: one JSON object with boxes, edges, stubs and texts, in px.

Example::

    scene = build_scene(picture, split.portals, todo, room, placed)
    scene["boxes"][0]["title"]          # 'conv'

What cannot happen: a colour in it (the browser picks colours, so that another colouring needs no new scene); a text
with markup meaning: all texts are plain and are drawn as text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from extraction.graph import Graph, Node
from viewer.boxes import Box, Picture
from viewer.dot import STUB_GAP, STUB_HEIGHT, Cell, stub_width
from viewer.frames import frames
from viewer.labels import TIP_WIDTH, clip, human_bytes, human_flops, readable, some_of, value_text
from viewer.placement import Placement, Point
from viewer.plan import Plan
from viewer.portals import ROWS, Portal
from viewer.route import number, routes

Scene = dict[str, Any]
TIP_TYPES = 4  # results of one node that are told


def build_scene(
    picture: Picture, portals: Sequence[Portal], todo: Plan, room: Mapping[str, Cell], placed: Placement
) -> Scene:
    """The scene (fields as the canvas expects them); `note` is "" unless the layout had to be a simple one."""
    return {
        "width": number(placed.width),
        "height": number(placed.height),
        "note": placed.note,
        "boxes": [_box(picture.graph, b, placed.boxes[b.id], room[b.id]) for b in picture.boxes],
        "edges": _edges(todo, room, placed),
        "portals": [_portal(p, placed.boxes[p.box], room[p.box]) for p in portals],
        "clusters": frames(picture, todo.row, placed, room),
    }


def _box(graph: Graph, box: Box, centre: Point, cell: Cell) -> Scene:
    found: Scene = {
        "id": box.id,
        "x": number(centre[0] - cell.w / 2),
        "y": number(centre[1] - cell.h / 2),
        "w": cell.w,
        "h": cell.h,
        "title": box.title,
        "sub": box.sub,
        "shape": box.shape,
        "phase": box.phase,
        "kind": box.kind,
        "dtype": box.dtype,
        "scope": box.scope,
        "bytes": box.nbytes,
        "count": box.count,
        "target": box.target,
        "tip": tip(graph, box),
        "pair": list(box.pair),
        "saved": box.saved,
    }
    if box.shape == "fold":
        found["inside"] = {"kind": dict(box.kinds), "dtype": dict(box.dtypes)}
    elif len(box.nodes) > 1:
        found["nodes"] = list(box.nodes)
    return found


def _edges(todo: Plan, room: Mapping[str, Cell], placed: Placement) -> list[Scene]:
    found = []
    for link, route in zip(todo.links, routes(todo, placed, room), strict=True):
        edge: Scene = {
            "id": link.edge.id,
            "from": link.edge.source,
            "to": link.edge.target,
            "kind": link.edge.kind,
            "count": link.edge.count,
            "path": route.path,
            "arrow": "start" if link.joins else "end",  # where in the path the target is
            "label": link.edge.label,
        }
        if link.edge.label:
            edge.update(lx=number(route.label[0]), ly=number(route.label[1]))
        found.append(edge)
    return found


def _portal(portal: Portal, centre: Point, cell: Cell) -> Scene:
    width = stub_width(portal)
    x = centre[0] - cell.w / 2 - STUB_GAP - width if portal.side == "in" else centre[0] + cell.w / 2 + STUB_GAP
    rows = min(ROWS, max(1, int(cell.h // STUB_HEIGHT)))
    y = centre[1] - rows * (STUB_HEIGHT + 2) / 2 + portal.row * (STUB_HEIGHT + 2) + 1
    found: Scene = {
        "id": portal.id,
        "box": portal.box,
        "other": portal.other,
        "side": portal.side,
        "x": number(x),
        "y": number(y),
        "w": width,
        "h": STUB_HEIGHT,
        "label": portal.label,
    }
    if len(portal.others) > 1:
        found["others"] = list(portal.others)
    return found


def tip(graph: Graph, box: Box) -> list[str]:
    """Lines of the hover card: what it is, where it is from, what it makes, reads and gives."""
    if box.shape == "result":
        return [f"{box.title} {box.sub}".strip(), "result of the graph"]
    if box.shape == "fold":
        lines = list(box.notes) or [box.title, box.sub, f"{human_bytes(box.nbytes)} made inside"]
    else:
        node = graph.by_name.get(box.id.removeprefix("value:"))
        lines = _node_tip(graph, node, box) if node else [box.title, box.sub]
    if box.reads:
        lines.append("reads " + _some([readable(graph.by_name[n]) for n in box.reads], box.scope))
    if box.gives:
        lines.append("gives " + _some(box.gives, box.scope))
    return [clip(line, TIP_WIDTH) for line in lines if line]


def _node_tip(graph: Graph, node: Node, box: Box) -> list[str]:
    what = node.role if box.shape == "value" else node.target
    named = f"{node.name} ({node.label})" if node.label else node.name
    lines = [f"{what}: {named}", node.scope and f"in {node.scope}"]
    lines.append(", ".join(value_text(v) for v in node.outputs[:TIP_TYPES]))
    sizes = [human_bytes(box.nbytes)] if box.nbytes else []
    if node.flops:
        sizes.append(human_flops(node.flops))
    lines.append(", ".join(sizes))
    if box.saved:
        lines.append("saved for backward")
    if node.recomputed:
        lines.append("recomputed in backward")
    if node.origin and node.origin != node.name:
        lines.append(f"from {node.origin}")
    if node.source:
        lines.append(f"line {node.source.line}: {node.source.text.strip()}")
    return lines


def _some(names: Sequence[str], scope: str) -> str:
    """Names of values, without the module path that the card says already."""
    return some_of([_within(name, scope) for name in names], TIP_WIDTH - len("reads "))


def _within(name: str, scope: str) -> str:
    """`weight` for `fc.weight` in `fc`, `gradient of weight` for `gradient of fc.weight`."""
    head, of, tail = name.rpartition(" of ")
    return head + of + tail.removeprefix(f"{scope}.")
