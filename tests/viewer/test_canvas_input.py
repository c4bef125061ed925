"""What the reader does in the canvas, in Chromium: mouse, keys, and what Python hears of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.viewer.canvas_page import CanvasPage, box, scene
from viewer.canvas import Focus


def test_click_selects_and_a_second_click_with_shift_adds(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c"))
    canvas.box("a").click()
    canvas.box("c").click(modifiers=["Shift"])
    canvas.box("b").click(modifiers=["ControlOrMeta"])
    canvas.page.mouse.click(500, 500)
    assert canvas.sent("selection") == [["a"], ["a", "c"], ["a", "b"], []]


def test_an_old_echo_does_not_undo_a_newer_click(canvas: CanvasPage) -> None:
    drawn = scene("a b c")
    canvas.update(drawn)
    canvas.box("a").click()
    canvas.box("b").click()
    canvas.update(drawn, selection=("a",))  # Python answers the first click late
    assert canvas.rings() == {("selection", "b")}
    canvas.update(drawn, selection=("b",))
    assert canvas.rings() == {("selection", "b")}
    canvas.update(drawn, selection=("c",))  # chosen elsewhere in the page
    assert canvas.rings() == {("selection", "c")}


def test_folds_open_and_clusters_close(canvas: CanvasPage) -> None:
    cluster = {"id": "fold:y", "x": 5, "y": 5, "w": 400, "h": 300, "label": "layer y", "phase": "forward"}
    drawn = scene("a b", step=120, clusters=[cluster])
    drawn["boxes"][0].update(id="fold:x", shape="fold", y=60)
    drawn["edges"] = []
    canvas.update(drawn)
    canvas.box("fold:x").dblclick(position={"x": 40, "y": 15})
    canvas.box("fold:x").locator(".knob").click()
    canvas.page.locator(".cluster .knob").click()
    canvas.page.locator(".cluster .name").dblclick()
    canvas.page.locator(".cluster .area").dblclick(position={"x": 300, "y": 200})
    assert [(a["type"], a["id"]) for a in canvas.sent("action")] == [
        ("open", "fold:x"), ("open", "fold:x"), ("fold", "fold:y"), ("fold", "fold:y"), ("fold", "fold:y"),
    ]  # fmt: skip
    canvas.page.keyboard.press("+")
    assert canvas.sent("action")[-1] == {"type": "key", "id": "", "key": "+"}


def test_a_click_on_the_name_of_a_frame_selects_what_it_holds(canvas: CanvasPage) -> None:
    cluster = {"id": "fold:y", "x": 5, "y": 5, "w": 400, "h": 300, "label": "layer y", "phase": "forward"}
    drawn = scene("a b", step=120, clusters=[cluster])
    drawn["boxes"][0]["y"] = 60
    canvas.update(drawn)
    canvas.page.locator(".cluster .name").click()
    assert canvas.sent("selection") == [["fold:y"]]
    assert canvas.rings() == {("selection", "fold:y")}
    canvas.page.locator(".cluster .area").click(position={"x": 300, "y": 200})
    assert canvas.sent("selection") == [["fold:y"], []]


def test_portals_show_their_other_end_and_lead_there(canvas: CanvasPage) -> None:
    side = {"box": "a", "side": "out", "x": 204, "w": 40, "h": 16, "label": "far"}
    portals = [side | {"id": "p", "other": "z", "y": 20}, side | {"id": "q", "other": "gone", "y": 40}]
    drawn = scene("a b", "c d", portals=portals)
    drawn["boxes"].append(box("z", x=20, y=3000))
    drawn["height"] = 3100
    canvas.update(drawn)
    canvas.page.locator("[data-portal=p]").hover()
    assert canvas.page.locator("path.reach").count() == 1
    expect(canvas.page.locator(".card")).to_contain_text("z")
    canvas.page.locator("[data-portal=q]").click()
    assert canvas.sent("action") == [{"type": "follow", "id": "q", "key": ""}]
    canvas.page.locator("[data-portal=p]").click()
    canvas.settle()
    x, y = canvas.middle("z")
    assert 0 < x < 900
    assert 0 < y < 620
    assert canvas.sent("selection") == [["z"]]


def test_keys_for_python(canvas: CanvasPage) -> None:
    canvas.update(scene("a b"))
    for key in ("1", "q", "r", "n", "Shift+N", "?", "Control+r", "x"):
        canvas.page.evaluate(
            "(key) => key === 'Control+r' && addEventListener('keydown', (e) => e.preventDefault())", key
        )
        canvas.page.keyboard.press(key)
    assert [a["key"] for a in canvas.sent("action")] == ["1", "q", "r", "n", "N", "?"]
    # keys of ours do not reach the page, where Streamlit's own `r` would rerun it
    assert set(canvas.page.evaluate("bubbled")) & {"1", "q", "n", "N", "?"} == set()
    assert "x" in canvas.page.evaluate("bubbled")


def test_keys_are_left_alone_while_typing(canvas: CanvasPage) -> None:
    canvas.update(scene("a b"))
    canvas.page.keyboard.press("/")
    canvas.page.keyboard.type("nq1f/")
    assert canvas.page.get_by_label("Search").input_value() == "nq1f/"
    assert canvas.sent("action") == []
    canvas.page.get_by_label("Stage").check()
    canvas.page.keyboard.press("2")
    assert [a["key"] for a in canvas.sent("action")] == ["2"]


def test_escape_clears(canvas: CanvasPage) -> None:
    drawn = scene("a b")
    canvas.update(drawn, selection=("a",))
    canvas.page.keyboard.press("Escape")
    assert canvas.rings() == set()
    assert [a["key"] for a in canvas.sent("action")] == ["Escape"]
    canvas.update(drawn)
    assert canvas.rings() == set()


def test_zoom_keeps_what_is_under_the_pointer(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c d"))
    before, zoom = canvas.middle("c"), canvas.zoom()
    canvas.page.mouse.move(*before)
    canvas.page.mouse.wheel(0, -200)
    canvas.settle()
    assert canvas.zoom() > 1.2 * zoom
    assert canvas.middle("c") == pytest.approx(before, abs=1)
    canvas.page.keyboard.press("f")
    canvas.settle()
    assert canvas.zoom() == pytest.approx(zoom, abs=0.01)


@pytest.mark.parametrize(("pixels", "least", "most"), [(-5, 1.05, 1.08), (-120, 1.2, 1.3)])
def test_a_pinch_zooms_by_its_length_and_a_notch_of_the_wheel_by_a_step(
    canvas: CanvasPage, pixels: int, least: float, most: float
) -> None:
    canvas.update(scene("a b c d"))
    zoom = canvas.zoom()
    canvas.page.mouse.move(*canvas.middle("c"))
    canvas.page.keyboard.down("Control")  # with which browsers tell of a pinch
    canvas.page.mouse.wheel(0, pixels)
    canvas.page.keyboard.up("Control")
    canvas.settle()
    assert least < canvas.zoom() / zoom < most


def test_drag_pans_and_is_not_a_click(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c d"))
    x, y = canvas.middle("b")
    canvas.page.mouse.move(x, y)
    canvas.page.mouse.down()
    canvas.page.mouse.move(x + 60, y + 30, steps=4)
    canvas.page.mouse.up()
    canvas.settle()
    assert canvas.middle("b") == pytest.approx((x + 60, y + 30), abs=1)
    assert canvas.sent("selection") == []


def test_focus_goes_there_once_for_each_number(canvas: CanvasPage) -> None:
    drawn = scene(" ".join(f"n{i}" for i in range(60)))
    canvas.update(drawn)
    canvas.update(drawn, focus=Focus("n50", 1))
    canvas.settle()
    there = canvas.middle("n50")
    area = canvas.page.locator(".viewport").bounding_box()
    assert area is not None
    assert there[1] == pytest.approx(area["y"] + area["height"] / 2, abs=2)
    canvas.page.mouse.move(450, 300)
    canvas.page.mouse.wheel(80, 0)
    canvas.update(drawn, focus=Focus("n50", 1))
    assert canvas.middle("n50") == pytest.approx((there[0] - 80, there[1]), abs=1)


def test_toolbar_is_reached_by_tab(canvas: CanvasPage) -> None:
    canvas.update(scene("a b"))
    canvas.page.locator(".viewport").focus()
    canvas.page.keyboard.press("ArrowDown")
    labels = []
    for _ in range(10):
        canvas.page.keyboard.press("Tab")
        labels.append(canvas.page.evaluate("document.activeElement.shadowRoot?.activeElement?.ariaLabel"))
    assert [name for name in labels if name] == [
        "Zoom out (−)", "Zoom to 100 %", "Zoom in (+)", "Fit the graph (f)", "Go to the selection", "Full screen",
        "Download as SVG",
    ]  # fmt: skip


def test_two_fingers_pinch(canvas: CanvasPage) -> None:
    canvas.update(scene("a b c d"))
    zoom = canvas.zoom()
    canvas.page.locator(".viewport").evaluate(
        """(viewport) => {
          viewport.setPointerCapture = () => {};
          const send = (type, pointerId, clientX, clientY) => viewport.dispatchEvent(
            new PointerEvent(type, { pointerId, clientX, clientY, pointerType: "touch", bubbles: true }));
          send("pointerdown", 1, 300, 300);
          send("pointerdown", 2, 500, 300);
          send("pointermove", 1, 200, 300);
          send("pointermove", 2, 600, 300);
          send("pointerup", 1, 200, 300);
          send("pointerup", 2, 600, 300);
        }"""
    )
    canvas.settle()
    assert canvas.zoom() == pytest.approx(2 * zoom, rel=0.01)  # the fingers are twice as far apart


def test_the_small_map_moves_the_view(canvas: CanvasPage) -> None:
    canvas.update(scene(" ".join(f"n{i}" for i in range(60))))
    assert canvas.middle("n59")[1] > 700  # below the page
    area = canvas.page.locator(".minimap canvas").bounding_box()
    assert area is not None
    canvas.page.mouse.click(area["x"] + area["width"] / 2, area["y"] + area["height"] - 1)
    canvas.settle()
    assert 0 < canvas.middle("n59")[1] < 620


def test_the_small_map_leaves_room_in_a_small_picture(canvas: CanvasPage) -> None:
    canvas.update(scene(" ".join(f"n{i}" for i in range(60))))
    for height, wanted in ((900, 190), (300, 90), (600, 180)):
        canvas.page.locator(".canvas").evaluate("(canvas, height) => canvas.style.height = `${height}px`", height)
        canvas.settle()
        area = canvas.page.locator(".minimap canvas").bounding_box()
        assert area is not None
        assert area["height"] == pytest.approx(wanted, abs=1)


def test_the_search_key_leaves_full_screen_which_has_no_search_field(canvas: CanvasPage) -> None:
    canvas.update(scene("a b"))
    full = "() => document.fullscreenElement !== null"
    canvas.page.get_by_role("button", name="Full screen").click()
    canvas.page.wait_for_function(full)
    for key in ("f", "?"):
        canvas.page.keyboard.press(key)
        assert canvas.page.evaluate(full)
    canvas.page.keyboard.press("/")
    canvas.page.wait_for_function(f"() => !({full})()")


def test_full_screen_is_all_picture_and_ends_with_it(canvas: CanvasPage) -> None:
    canvas.update(scene("a b"))
    button = canvas.page.get_by_role("button", name="Full screen")
    size = "e => [e.offsetWidth, e.offsetHeight]"
    before = canvas.page.locator(".canvas").evaluate(size)
    button.click()
    canvas.page.wait_for_function("() => document.fullscreenElement !== null")
    canvas.settle()
    assert canvas.page.locator(".canvas").evaluate(size) == canvas.page.evaluate("[innerWidth, innerHeight]")
    button.click()
    canvas.page.wait_for_function("() => document.fullscreenElement === null")
    canvas.settle()
    assert canvas.page.locator(".canvas").evaluate(size) == before


def test_enter_in_the_search_field_hands_the_keys_back(canvas: CanvasPage) -> None:
    canvas.update(scene("a b"))
    canvas.page.keyboard.press("/")
    canvas.page.keyboard.type("mul")
    canvas.page.keyboard.press("Enter")
    canvas.settle()
    canvas.page.keyboard.press("n")
    assert canvas.page.get_by_label("Search").input_value() == "mul"
    assert [a["key"] for a in canvas.sent("action")] == ["n"]
