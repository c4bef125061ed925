"""What the canvas draws, in Chromium."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.viewer.canvas_page import CanvasPage, Scene, box, edge, scene
from viewer.canvas import ColourBy, Focus, Show
from viewer.theme import palette

EVIL = '"><img src=x onerror=alert(1)>'


def test_draws_what_the_scene_says(canvas: CanvasPage) -> None:
    canvas.update(scene("conv relu mul"))
    assert canvas.page.locator(".canvas").get_attribute("data-boxes") == "3"
    assert canvas.page.locator(".box").evaluate_all("l => l.map((e) => e.dataset.target)") == [
        "aten.conv.default", "aten.relu.default", "aten.mul.default",
    ]  # fmt: skip
    expect(canvas.box("relu").locator(".title")).to_have_text("relu")
    expect(canvas.box("relu").locator(".sub")).to_have_text("layer → f32[1, 8]")
    # the arrow's tip is where the path ends, at the upper rim of the next box
    assert (canvas.page.locator(".head").first.get_attribute("d") or "").startswith("M110.0 90.0L")


def test_a_second_line_that_fits_is_whole(canvas: CanvasPage) -> None:
    """Also a short place beside a type: only a line that is too long loses its place, from the start."""
    drawn = scene("a b c")
    for found, sub, w in zip(
        drawn["boxes"], ("x → f32[4]", "layer1.0.conv1 → f32[4, 3]", "x → f32[4, 3]"), (84, 120, 84), strict=True
    ):
        found.update(sub=sub, w=w)
    canvas.update(drawn)
    expect(canvas.box("a").locator(".sub")).to_have_text("x → f32[4]")
    expect(canvas.box("b").locator(".sub")).to_have_text(re.compile("^….+ → f32\\[4, 3\\]$"))
    expect(canvas.box("c").locator(".sub")).to_have_text("→ f32[4, 3]")


def test_no_edge_crosses_out_the_name_of_a_frame(canvas: CanvasPage) -> None:
    frame = {"id": "fold", "x": 0, "y": 0, "w": 300, "h": 200, "label": "layers.0", "phase": "forward"}
    canvas.update(scene("a b c", clusters=[frame]))
    over = canvas.page.locator("#one .cluster .name").evaluate("""(name) =>
      [...name.ownerSVGElement.querySelectorAll('.line')]
        .map((line) => line.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)""")
    assert over == [4, 4]


def test_names_stay_text(canvas: CanvasPage) -> None:
    texts = dict.fromkeys(("title", "sub", "target", "scope"), EVIL)
    portal = {"id": EVIL, "box": "a", "other": "b", "side": "out", "x": 200, "y": 20, "w": 60, "h": 16, "label": EVIL}
    cluster = {"id": EVIL, "x": 0, "y": 0, "w": 300, "h": 200, "label": EVIL, "phase": "forward"}
    evil = scene("a b", portals=[portal], clusters=[cluster], note=EVIL)
    evil["boxes"][0].update(texts, w=400, tip=[EVIL])
    canvas.update(evil, colour_by="scope", mark={"a": f"hit-count:{EVIL}"}, label=EVIL)
    canvas.box("a").hover()
    expect(canvas.page.locator(".card strong")).to_have_text(EVIL)
    expect(canvas.box("a").locator(".title")).to_have_text(EVIL)
    expect(canvas.page.locator(".legend .row span").first).to_have_text(EVIL)
    canvas.page.locator(".portal").hover()
    assert canvas.page.locator("img").count() == 0


def test_a_picture_that_moves_under_a_resting_pointer_opens_no_card(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c"))
    card = canvas.page.locator(".card")
    canvas.box("a").hover()
    expect(card.locator("strong")).to_have_text("a")
    moved = scene("a b c")
    moved["boxes"][1].update(x=moved["boxes"][0]["x"], y=moved["boxes"][0]["y"])
    moved["boxes"][0]["x"] += 400
    canvas.update(moved)
    expect(card).to_be_hidden()
    place = canvas.box("b").bounding_box()
    assert place is not None
    canvas.page.mouse.move(place["x"] + 4, place["y"] + 4)
    expect(card.locator("strong")).to_have_text("b")


def test_pairs_hits_and_marks_are_ringed(canvas: CanvasPage) -> None:
    drawn = scene("a b c d e")
    drawn["boxes"][0]["pair"] = ["e"]
    canvas.update(drawn, selection=("a",), hits=("b", "c"), current=1, mark={"d": "ancestor hit-count:12"})
    assert canvas.rings() == {
        ("selection", "a"), ("pair", "e"), ("hit", "b"), ("hit", "c"), ("current", "c"), ("ancestor", "d"),
    }  # fmt: skip
    expect(canvas.box("d").locator(".badge")).to_have_text("12")


def test_dimming_fades_all_but_hits_marks_and_selection(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c d"), hits=("b",), mark={"c": "path"}, selection=("d",), dim=True)
    faded = canvas.page.locator(".box.off").evaluate_all("l => l.map((e) => e.dataset.id)")
    assert faded == ["a"]
    assert canvas.page.locator(".line.off").evaluate_all("l => l.map((e) => e.dataset.edge)") == ["a->b"]


def test_colours_change_without_a_new_scene(canvas: CanvasPage) -> None:
    drawn = scene("a b c")
    drawn["boxes"][2].update(kind="matmul", count=5)
    for by, value in (("phase", "forward"), ("kind", "pointwise")):
        canvas.update(drawn, colour_by=by)
        assert canvas.box("a").get_attribute("color") == palette()["by"][by]["entries"][value]["light"]["accent"]
    rows = canvas.page.locator(".legend .row").all_inner_texts()
    assert [row.split() for row in rows] == [["matmul", "5"], ["pointwise", "2"]]
    canvas.page.locator(".legend .row", has_text="matmul").click()
    assert canvas.page.locator(".box.off").count() == 2
    canvas.page.evaluate("document.body.className = 'night'")
    canvas.update(drawn, colour_by="support", values={"a": "supported", "b": "unsupported", "c": "supported"})
    assert (
        canvas.box("b").get_attribute("color") == palette()["by"]["support"]["entries"]["unsupported"]["dark"]["accent"]
    )
    assert canvas.page.locator(".box.off").count() == 0  # the filter went with the rows it was made from


def test_what_is_shown(canvas: CanvasPage) -> None:
    drawn = scene("a b")
    drawn["edges"][0].update(kind="saved", label="f32[2]", lx=120, ly=70)
    canvas.update(drawn, show=Show(edge_labels=True))
    expect(canvas.page.locator(".edge-label")).to_be_visible()
    canvas.update(drawn, show=Show(saved=False))
    expect(canvas.page.locator(".edge-label")).to_be_hidden()
    expect(canvas.page.locator(".line.saved")).to_be_hidden()


@pytest.mark.parametrize("chosen", [("n12",), ()])
def test_a_new_scene_keeps_the_eyes_place(canvas: CanvasPage, chosen: tuple[str, ...]) -> None:
    names = [f"n{i}" for i in range(40)]
    before, after = scene(" ".join(names)), scene(" ".join(["x", "y", *names]), step=95)
    canvas.update(before, selection=chosen, focus=Focus("n12", 1))
    canvas.settle()
    place = canvas.middle("n12")
    canvas.update(after, selection=chosen, focus=Focus("n12", 1))
    assert canvas.middle("n12") == pytest.approx(place, abs=1)


def test_a_selection_that_has_another_name_keeps_its_place(canvas: CanvasPage) -> None:
    names = [f"n{i}" for i in range(20)]
    canvas.update(scene(" ".join([*names[:3], "old", *names[3:]])), selection=("old",))
    place = canvas.middle("old")
    after = scene(" ".join(["x", "y", "z", *names[:3], "new", *names[3:]]), step=95)
    canvas.update(after, selection=("new",), anchors={"old": "new"})
    assert canvas.middle("new") == pytest.approx(place, abs=1)


def test_a_picture_that_shrank_to_a_speck_is_shown_whole(canvas: CanvasPage) -> None:
    large = scene(*(" ".join(f"{c}{i}" for i in range(60)) for c in "abc"))
    canvas.update(large)
    canvas.page.keyboard.press("f")
    canvas.page.wait_for_function("() => document.querySelector('#one').shadowRoot"
                                  ".querySelector('.canvas').dataset.zoom < 0.2")  # fmt: skip
    canvas.update(scene("a0 a1 a2"))
    assert canvas.zoom() >= 0.6
    # what is opened again leaves the eye where it is
    zoom = canvas.zoom()
    canvas.update(large)
    assert canvas.zoom() == zoom


def test_a_picture_that_has_room_is_wholly_in_sight(canvas: CanvasPage) -> None:
    canvas.update(scene(" ".join(f"n{i}" for i in range(30))))
    canvas.page.mouse.move(300, 300)
    canvas.page.mouse.down()
    canvas.page.mouse.move(300, 20, steps=4)
    canvas.page.mouse.up()
    zoom = canvas.zoom()
    assert canvas.middle("n1")[1] < 0
    canvas.update(scene("n1 n2 n3 n4 n5"))
    assert canvas.zoom() == zoom
    for name in ("n1", "n5"):
        area = canvas.box(name).bounding_box()
        assert area is not None
        assert 0 <= area["y"] <= 620 - area["height"]


def test_an_anchor_leads_to_a_box_with_another_name(canvas: CanvasPage) -> None:
    canvas.update(scene("a fold b"), focus=Focus("fold", 1))
    canvas.settle()
    place = canvas.middle("fold")
    canvas.update(scene("p q r s t u"), anchors={"fold": "t"}, focus=Focus("fold", 1))
    assert canvas.middle("t") == pytest.approx(place, abs=1)


def test_the_selection_stays_where_several_folds_are_open_in_another_graph(canvas: CanvasPage) -> None:
    """As when the stage changes: the reader opened none of them."""
    names = [f"n{i}" for i in range(30)]
    folds = [f"fold:b:{name}" for name in "xy"]
    frames = [{"id": id, "x": 10, "y": 90 + 300 * i, "w": 200, "h": 230, "label": id, "phase": "backward"}
              for i, id in enumerate(folds)]  # fmt: skip
    canvas.update(scene(" ".join([*folds, *names])), selection=("n3",))
    place = canvas.middle("n3")
    inside = {id: f"in_{i}" for i, id in enumerate(folds)}
    canvas.update(
        scene(" ".join(["early", *inside.values(), "more", *names]), clusters=frames), selection=("n3",), anchors=inside
    )
    assert canvas.middle("n3") == pytest.approx(place, abs=1)


def test_what_is_opened_stays_where_it_was(canvas: CanvasPage) -> None:
    names = [f"n{i}" for i in range(30)]
    folded = scene(" ".join(["fold", *names]))
    frame = {"id": "fold", "x": 10, "y": 90, "w": 200, "h": 230, "label": "fold", "phase": "forward"}
    opened = scene(" ".join(["early", "p", "q", "r", *names]), clusters=[frame])
    canvas.update(folded, selection=("n2",))
    place = canvas.middle("fold")
    canvas.update(opened, selection=("n2",), anchors={"fold": "p"})
    assert canvas.middle("p") == pytest.approx(place, abs=1)
    # and back: the box stands where the frame's name was
    area = canvas.page.locator("[data-cluster='fold'] .area").bounding_box()
    assert area is not None
    canvas.update(folded, selection=("n2",), anchors={"p": "fold", "q": "fold", "r": "fold"})
    zoom = canvas.zoom()
    assert canvas.middle("fold") == pytest.approx((area["x"] + 90 * zoom, area["y"] + 21 * zoom), abs=1)


def test_all_of_a_scene_is_seen_at_first_where_it_has_room(canvas: CanvasPage) -> None:
    canvas.update(scene(*(f"a{i} b{i}" for i in range(8))))  # 1,780 px wide, in 900
    for name in ("a0", "b7"):
        area = canvas.box(name).bounding_box()
        assert area is not None
        assert 0 <= area["x"] <= 900 - area["width"]


def test_in_another_graph_the_selection_stays_though_one_fold_differs(canvas: CanvasPage) -> None:
    names = [f"n{i}" for i in range(30)]
    frame = {"id": "fold", "x": 10, "y": 90, "w": 200, "h": 230, "label": "fold", "phase": "forward"}
    opened = scene(" ".join(["early", "p", "q", "r", *names]), clusters=[frame])
    canvas.update(scene(" ".join(["fold", *names])), selection=("n5",), graph="core aten")
    place, fold = canvas.middle("n5"), canvas.middle("fold")
    canvas.update(opened, selection=("n5",), anchors={"fold": "p"}, graph="aten")
    assert canvas.middle("n5") == pytest.approx(place, abs=1)
    assert canvas.middle("p") != pytest.approx(fold, abs=5)


def test_the_selection_stays_when_it_comes_out_of_a_fold_and_goes_back(canvas: CanvasPage) -> None:
    names = [f"n{i}" for i in range(30)]
    folded = scene(" ".join(["early", "x", *names, "fold", "late"]))
    opened = scene(" ".join(["p", *(f"in{i}" for i in range(9)), "q", *names]))
    canvas.update(folded, selection=("fold",), graph="joint")
    canvas.page.keyboard.press("f")
    canvas.settle()
    place = canvas.middle("fold")
    canvas.update(opened, selection=("in4",), anchors={"fold": "p"}, graph="backward")
    assert canvas.middle("in4") == pytest.approx(place, abs=1)
    canvas.update(folded, selection=("fold",), anchors={"p": "fold", "in4": "fold"}, graph="joint")
    assert canvas.middle("fold") == pytest.approx(place, abs=1)


def test_a_focus_leads_nowhere_where_all_is_seen(canvas: CanvasPage) -> None:
    drawn = scene("a b c")
    canvas.update(drawn)
    canvas.settle()
    before = canvas.middle("c")
    canvas.update(drawn, selection=("c",), focus=Focus("c", 1))
    canvas.settle()
    assert canvas.middle("c") == pytest.approx(before, abs=1)


def test_the_legend_counts_what_is_in_folds(canvas: CanvasPage) -> None:
    inside = {"kind": {"matmul": 2, "view": 5}, "dtype": {"float32": 6, "int64": 1}}
    boxes = [box("a", y=20), box("f", y=90, shape="fold", kind="matmul", count=7, bytes=10**9, inside=inside),
             box("v", y=160, shape="value", kind="other", count=0)]  # fmt: skip
    drawn = scene("x") | {"boxes": boxes, "edges": [], "height": 230}
    wanted: dict[ColourBy, list[str]] = {
        "kind": ["view\n5", "matmul\n2", "pointwise\n1", "no operator"],
        "dtype": ["float32\n7", "integer\n1"],
        "bytes": ["up to 4 kB\n2", "over 256 MB\n1"],
    }
    for by, rows in wanted.items():
        canvas.update(drawn, colour_by=by)
        assert [r.strip() for r in canvas.page.locator(".legend .row").all_inner_texts()] == rows
    # a row shows the folds that hold some of it
    canvas.update(drawn, colour_by="kind")
    canvas.page.locator(".legend .row", has_text="view").click()
    assert [canvas.box(b).evaluate("e => e.classList.contains('off')") for b in "afv"] == [True, False, True]


def test_scopes_in_as_many_groups_as_there_are_colours(canvas: CanvasPage) -> None:
    """Twelve equal layers are told apart by what is in them; four stages are told apart themselves."""
    parts = {"attention.query": 5, "attention.key": 5, "output": 2}
    layers = [(f"encoder.layer.{i}.{part}", n) for i in range(12) for part, n in parts.items()]
    scopes = [("embeddings.word", 1), *layers, ("head.stages.0.conv", 1), ("head.stages.1.conv", 1), ("", 4)]
    scopes += [("encoder.layer.3", 6), ("encoder.layer.4", 7), ("encoder.layer", 8)]  # below no other name
    boxes = [box(f"n{i}", y=20 + 70 * i, scope=scope, count=n) for i, (scope, n) in enumerate(scopes)]
    canvas.update(scene("x") | {"boxes": boxes, "edges": [], "height": 3000}, colour_by="scope")
    rows = canvas.page.locator(".legend .row")
    found = dict(zip(rows.locator(".path").all_text_contents(), rows.locator("b").all_text_contents(), strict=True))
    assert found == {
        "embeddings.word": "1",
        "encoder.layer.*.attention.query": "60",
        "encoder.layer.*.attention.key": "60",
        "encoder.layer.*.output": "24",
        "head.stages.0.conv": "1",
        "head.stages.1.conv": "1",
        "no scope": "4",
        "encoder.layer": "21",
    }
    colours = {canvas.box(f"n{i}").get_attribute("color") for i in range(len(boxes))}
    assert len(colours) == 8
    # the last part of a path can be read, and all of it in the tip
    name = rows.locator(".path").nth(1)
    expect(name).to_have_attribute("title", "encoder.layer.*.attention.query")
    assert name.evaluate("e => e.lastChild.scrollWidth <= e.lastChild.clientWidth")


def test_the_smallest_of_too_many_modules_share_a_colour(canvas: CanvasPage) -> None:
    """Of twelve modules in one, nine have a colour of their own: with the module's own that is ten."""
    scopes = [(f"model.part_{'abcdefghijkl'[i]}.conv", 20 - i) for i in range(12)] + [("model", 3)]
    boxes = [box(f"n{i}", y=20 + 70 * i, scope=scope, count=n) for i, (scope, n) in enumerate(scopes)]
    canvas.update(scene("x") | {"boxes": boxes, "edges": [], "height": 1000}, colour_by="scope")
    rows = canvas.page.locator(".legend .row")
    found = dict(zip(rows.locator(".path").all_text_contents(), rows.locator("b").all_text_contents(), strict=True))
    assert found == {f"model.part_{letter}.conv": str(20 - i) for i, letter in enumerate("abcdefghi")} | {
        "model": str(11 + 10 + 9 + 3)
    }


def test_canvases_of_a_group_move_together(canvas: CanvasPage) -> None:
    drawn = scene("a b c")
    canvas.update(drawn, sync_group="g")
    canvas.update(scene("d e f g"), name="two", sync_group="g")
    x, y = canvas.middle("d", "two")
    zoom = canvas.zoom("two") / canvas.zoom()
    canvas.page.locator("#one .viewport").hover()
    canvas.page.mouse.wheel(0, -100)
    canvas.page.mouse.wheel(50, 0)
    canvas.settle()
    assert canvas.zoom("two") / canvas.zoom() == pytest.approx(zoom, abs=0.01)
    assert canvas.middle("d", "two") != pytest.approx((x, y), abs=5)


@pytest.mark.parametrize("together", [True, False])
def test_what_a_selection_became_comes_beside_it_in_the_canvas_that_moves_with_it(
    canvas: CanvasPage, together: bool
) -> None:
    group = "g" if together else None
    left, right = scene("a b c d e f g h"), scene("p q r s t u v w x y z")
    canvas.update(left, sync_group=group)
    canvas.update(right, name="two", sync_group=group)
    canvas.page.locator("#one .viewport").hover()
    canvas.page.mouse.wheel(0, 200)
    canvas.settle()
    canvas.box("b").locator(".main").click()
    canvas.update(left, sync_group=group, selection=("b",))
    canvas.update(right, name="two", sync_group=group, selection=("y",), focus=Focus("y", 1, beside=True))
    canvas.settle()
    host = {name: canvas.page.locator(f"#{name}").bounding_box() for name in ("one", "two")}
    places = [(x - host[name]["x"], y - host[name]["y"]) for name, (x, y) in  # type: ignore[index]
              (("one", canvas.middle("b")), ("two", canvas.middle("y", "two")))]  # fmt: skip
    assert (places[0] == pytest.approx(places[1], abs=1)) is together
    assert (canvas.zoom("two") == pytest.approx(canvas.zoom(), abs=0.01)) is together


def test_to_fit_one_canvas_of_a_group_fits_all(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c"), sync_group="g")
    canvas.update(scene("d e f g"), name="two", sync_group="g")
    places = canvas.middle("a"), canvas.middle("d", "two")
    canvas.page.locator("#one .viewport").hover()
    canvas.page.mouse.wheel(0, -300)
    canvas.settle()
    assert canvas.middle("a") != pytest.approx(places[0], abs=5)
    canvas.page.keyboard.press("f")
    canvas.settle()
    assert canvas.middle("a") == pytest.approx(places[0], abs=1)
    assert canvas.middle("d", "two") == pytest.approx(places[1], abs=1)


def test_the_same_picture_in_another_place_begins_at_its_start(canvas: CanvasPage) -> None:
    drawn = scene("a b c")
    canvas.update(drawn, place="a | b")
    place = canvas.middle("a")
    canvas.page.mouse.move(450, 300)
    canvas.page.mouse.wheel(0, -300)
    canvas.update(drawn, place="a | b", selection=("a",))
    assert canvas.middle("a") != pytest.approx(place, abs=5)
    canvas.update(drawn, place="a | c")
    canvas.settle()
    assert canvas.middle("a") == pytest.approx(place, abs=1)


@pytest.mark.parametrize(("columns", "one"), [((3, 5), True), ((1, 9), False)])
def test_canvases_of_a_group_begin_at_one_zoom_where_theirs_are_alike(
    canvas: CanvasPage, columns: tuple[int, int], one: bool
) -> None:
    narrow, wide = (scene(*(" ".join(f"n{c}x{r}" for r in range(20)) for c in range(n))) for n in columns)
    canvas.update(narrow, place="a")
    canvas.update(wide, name="two", place="a")
    alone = canvas.zoom(), canvas.zoom("two")
    assert alone[0] > alone[1] + 0.05
    for first, second in (((narrow, "one"), (wide, "two")), ((wide, "two"), (narrow, "one"))):
        for drawn, name in (first, second):
            canvas.update(drawn, name=name, place=f"b {second[1]}", sync_group="g")
        canvas.settle()
        wanted = (alone[1], alone[1]) if one else alone
        assert (canvas.zoom(), canvas.zoom("two")) == pytest.approx(wanted, abs=0.01)


def test_only_what_is_in_sight_of_a_large_scene_is_in_the_document(canvas: CanvasPage) -> None:
    drawn = scene(*(" ".join(f"n{c}x{r}" for r in range(200)) for c in range(5)))
    canvas.update(drawn)
    canvas.page.wait_for_timeout(300)  # the rest is made in idle time, and stays out of the document
    assert 0 < canvas.page.locator(".box").count() < 400
    canvas.page.keyboard.press("f")
    canvas.settle()
    assert canvas.page.locator(".box").count() == 1000
    assert canvas.page.locator(".title").first.is_hidden()  # too small to read


def test_a_scene_that_is_gone_can_be_asked_for_again(canvas: CanvasPage) -> None:
    canvas.page.route("**/scene/*", lambda route: route.fulfill(status=404, body=""))
    with pytest.raises(Exception, match="Timeout"):
        canvas.page.set_default_timeout(400)
        canvas.update(scene("a b"))
    canvas.page.set_default_timeout(8000)
    expect(canvas.page.locator(".notice")).to_contain_text("could not be loaded (404)")
    canvas.page.unroute("**/scene/*")
    canvas.page.get_by_role("button", name="Try again").click()
    expect(canvas.box("a")).to_be_visible()
    expect(canvas.page.locator(".notice")).to_be_hidden()


def test_download_is_one_whole_svg(canvas: CanvasPage, tmp_path: Path) -> None:
    drawn = scene(*(" ".join(f"n{c}x{r}" for r in range(100)) for c in range(5)))
    drawn["boxes"][0]["title"] = EVIL
    drawn["edges"].append(edge("n0x0", "n0x1"))
    canvas.update(drawn)
    with canvas.page.expect_download() as found:
        canvas.page.get_by_role("button", name="Download as SVG").click()
    assert found.value.suggested_filename == "graph.svg"
    found.value.save_as(tmp_path / "graph.svg")
    root = ET.parse(tmp_path / "graph.svg").getroot()
    boxes = root.findall(".//*[@data-id]")
    assert len(boxes) == 500
    assert "".join(boxes[0].itertext()).startswith('"><img')
    assert {e.tag.rsplit("}")[-1] for e in root.iter()} == {"svg", "style", "g", "rect", "path", "text"}


def test_all_of_a_picture_stands_beside_the_legend_where_there_is_room(canvas: CanvasPage) -> None:
    """Aside and a little smaller, by the key as at its start; but in the middle where nothing would lie under it."""

    def drawn(left: float, scope: str = "layer") -> Scene:
        boxes = [box("low", x=left, y=498, scope=scope), box("high", x=580)]
        return scene("x") | {"boxes": boxes, "edges": [], "width": 760, "height": 540}

    def show(scene: Scene) -> float:
        """How far what is at the bottom is from the legend, px; the canvas has 900 x 600, at each edge 28 free."""
        canvas.update(scene, colour_by="scope")
        canvas.page.locator("#one .viewport").press("f")
        canvas.settle()
        low, legend = canvas.box("low").locator(".main").bounding_box(), canvas.page.locator(".legend").bounding_box()
        assert low is not None
        assert legend is not None
        return low["x"] - legend["x"] - legend["width"]

    middle = (600 - 2 - 2 * 28) / 540  # less the borders
    assert show(drawn(400)) > 100
    assert canvas.zoom() == pytest.approx(middle, abs=0.001)
    assert canvas.middle("low")[0] == pytest.approx(450 + middle * (400 + 90 - 380), abs=1)
    assert show(drawn(0)) > 7
    assert 0.85 * middle < (aside := canvas.zoom()) < middle
    assert canvas.middle("high")[0] < 872
    # a legend that takes a third of the width leaves no room: nothing moves for it
    assert show(drawn(0, "a.module.with.a.rather.long.name.that.needs.all.the.room.there.is")) < 0
    assert canvas.zoom() == pytest.approx(middle, abs=0.001)
    canvas.update(drawn(0), "two", colour_by="scope")
    assert canvas.zoom("two") == aside
