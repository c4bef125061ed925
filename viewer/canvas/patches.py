"""What is new in a scene, for a browser that has the one before.

Example::

    patch = difference(before, after)
    patch["boxes"]              # [[0, 12, 0, 0], {"id": "mul_7", …}, [13, 40, 0, 320]]

What cannot happen: the browser's scene differs from `after` when it followed the patch (`patch.js`); an item is sent
again that only moved.

Note: the form
    Each list of a scene becomes a list of items: `[from, to, dx, dy]` are the items `from` to `to - 1` of the list
    before, moved by so many px; `[at, at + 1, dx, dy, {…}]` is one that has other fields too; an object is a new item.
    What stands in the scene beside lists is sent whole. Places are tenths of a px, so that moving is exact.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

Scene = Mapping[str, Any]
LISTS = ("boxes", "edges", "portals", "clusters")
MOVING = ("x", "y", "lx", "ly", "path")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def difference(before: Scene, after: Scene) -> dict[str, Any]:
    """The patch that leads from one scene to another."""
    patch = {key: value for key, value in after.items() if key not in LISTS}
    return patch | {key: _items(before.get(key, ()), after[key]) for key in LISTS if key in after}


def _items(before: Sequence[Scene], after: Sequence[Scene]) -> list[Any]:
    place = {item["id"]: i for i, item in enumerate(before)}
    found: list[Any] = []
    for item in after:
        at = place.get(item["id"])
        if at is None:
            found.append(item)
            continue
        old = before[at]
        moved = _moved(old, item)
        if moved is None:
            found.append(item)
            continue
        changed = {k: v for k, v in item.items() if k not in MOVING and old.get(k) != v}
        if any(k not in item for k in old):
            found.append(item)
        elif changed:
            found.append([at, at + 1, *moved, changed])
        elif found and isinstance(found[-1], list) and len(found[-1]) == 4 and found[-1][1:] == [at, *moved]:
            found[-1][1] = at + 1
        else:
            found.append([at, at + 1, *moved])
    return found


def _moved(old: Scene, new: Scene) -> tuple[float, float] | None:
    """By how much an item moved; None when its path or its label has another form."""
    if "path" not in new:
        return _shift(old["x"], new["x"]), _shift(old["y"], new["y"])
    if old["path"] == new["path"]:
        way = (0.0, 0.0)
    else:
        one, two = _NUMBER.findall(old["path"]), _NUMBER.findall(new["path"])
        if len(one) != len(two) or _NUMBER.sub("", old["path"]) != _NUMBER.sub("", new["path"]):
            return None
        steps = {_tenths(b) - _tenths(a) for a, b in zip(one[::2], two[::2], strict=True)}
        falls = {_tenths(b) - _tenths(a) for a, b in zip(one[1::2], two[1::2], strict=True)}
        if len(steps) > 1 or len(falls) > 1:
            return None
        way = _short(steps.pop()), _short(falls.pop())
    label = [k for k in ("lx", "ly") if k in old or k in new]
    if any(k not in old or k not in new or _shift(old[k], new[k]) != d for k, d in zip(label, way, strict=False)):
        return None
    return way


def _tenths(value: float | str) -> int:
    return round(float(value) * 10)


def _shift(old: float, new: float) -> float:
    return _short(_tenths(new) - _tenths(old))


def _short(tenths: int) -> float:
    return tenths // 10 if tenths % 10 == 0 else tenths / 10
