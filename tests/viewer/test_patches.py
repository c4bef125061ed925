"""What is new in a scene: following the patch gives the scene, and what only moved is not sent again."""

from __future__ import annotations

import json
import re
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.viewer.stacks import stack
from viewer.canvas.patches import LISTS, difference
from viewer.fold import initial, to_words
from viewer.graphs import Known
from viewer.grouping import ViewOptions

Item = dict[str, Any]


def follow(before: Item, patch: Item) -> Item:
    """What `patch.js` does."""
    after = dict(patch)
    for key in LISTS:
        if key in patch:
            after[key] = [new for item in patch[key] for new in _items(before.get(key, []), item)]
    return after


def _items(before: list[Item], item: Any) -> list[Item]:
    if isinstance(item, dict):
        return [item]
    first, last, dx, dy, *changed = item
    return [_moved(old, dx, dy) | (changed[0] if changed else {}) for old in before[first:last]]


def _moved(item: Item, dx: float, dy: float) -> Item:
    by = {"x": dx, "y": dy, "lx": dx, "ly": dy}
    found = {k: round(v + by[k], 1) if k in by else v for k, v in item.items()}
    if "path" in item:
        turn = iter([dx, dy] * len(item["path"]))
        found["path"] = re.sub(r"-?[\d.]+", lambda m: f"{round(float(m[0]) + next(turn), 1):g}", item["path"])
    return found


def box(id: str, x: float, y: float, **more: Any) -> Item:
    return {"id": id, "x": x, "y": y, "w": 80, "title": id} | more


def edge(a: str, b: str, x: float, y: float) -> Item:
    return {"id": f"{a}->{b}", "from": a, "to": b, "path": f"M{x:g},{y:g}C{x:g},{y + 9.5:g} 7,-3 {x:g},{y + 20:g}"}


def test_what_only_moved_travels_as_one_offset() -> None:
    before: Item = {"width": 100, "boxes": [box(f"n{i}", 10, 50 * i) for i in range(40)], "edges": []}
    after: Item = {
        "width": 100,
        "boxes": [box(f"n{i}", 10, 50 * i + (0 if i < 7 else 120.5)) for i in range(40)],
        "edges": [],
    }
    after["boxes"].insert(7, box("new", 1, 2))
    assert difference(before, after)["boxes"] == [[0, 7, 0, 0], box("new", 1, 2), [7, 40, 0, 120.5]]


def test_a_path_that_only_moved_is_not_sent_again() -> None:
    before = {"edges": [edge("a", "b", 30, 40.5), edge("b", "c", 30, 90)]}
    moved = re.sub(r",(-?[\d.]+)", lambda m: f",{float(m[1]) + 100:g}", before["edges"][0]["path"])
    after = {"edges": [before["edges"][0] | {"path": moved}, edge("b", "c", 31, 90)]}
    assert difference(before, after)["edges"] == [[0, 1, 0, 100], after["edges"][1]]  # the second bends otherwise


def test_other_fields_travel_alone() -> None:
    before = {"boxes": [box("a", 0, 0, pair=["x"])]}
    assert difference(before, {"boxes": [box("a", 0, 30, pair=["y"])]})["boxes"] == [[0, 1, 0, 30, {"pair": ["y"]}]]


places = st.integers(-50, 50).map(lambda n: n / 10)
scenes = st.dictionaries(st.sampled_from("abcdefgh"), st.tuples(places, places, st.sampled_from("uv"))).map(
    lambda found: {
        "note": "",
        "boxes": [box(k, x, y, sub=s) for k, (x, y, s) in found.items()],
        "edges": [edge(k, s, x, y) for k, (x, y, s) in found.items()],
    }
)


@given(scenes, scenes)
def test_following_the_patch_gives_the_scene(before: Item, after: Item) -> None:
    assert follow(before, difference(before, after)) == after


@settings(max_examples=8, deadline=None)
@given(st.data())
def test_opening_and_folding_boxes_of_a_graph(data: st.DataObject) -> None:
    known, options = Known(stack(5)), ViewOptions()
    tree = known.tree(options)
    opened = initial(tree)
    for _ in range(3):
        choices = sorted(set(tree.folds) - {""})
        key = data.draw(st.sampled_from(choices))
        after = tree.fold(opened, key) if key in opened else tree.open(opened, key)
        one, two = (json.loads(known.drawn(options, to_words(tree, o)).scene or b"") for o in (opened, after))
        assert follow(one, json.loads(json.dumps(difference(one, two)))) == two
        opened = after
