"""Boxes that open at once: what the browser asks and what it gets, with the page's real pictures."""

from __future__ import annotations

import gc
import json

from playwright.sync_api import expect

from tests.viewer.canvas_page import CanvasPage
from tests.viewer.stacks import stack
from tests.viewer.test_canvas import ask
from viewer.canvas.scenes import put, scene_url
from viewer.canvas.turns import TURNS, TurnStore, serve_turn
from viewer.graphs import Drawn, Known
from viewer.grouping import ViewOptions

OVERVIEW = ("layers",)
FOLD = "fold:f:layers.0"


def drawn(known: Known, *fold: str) -> Drawn:
    return known.drawn(ViewOptions(), fold)


def test_the_answer_leads_to_the_picture_that_python_makes() -> None:
    known = Known(stack(6))
    answer = json.loads(TURNS.turned(drawn(known, *OVERVIEW).turn, FOLD, True) or b"")
    after = drawn(known, "layers.0")
    assert answer["hash"] == put(after.scene or b"")
    assert answer["turn"] == after.turn
    back = json.loads(TURNS.turned(answer["turn"], FOLD, False) or b"")
    assert back["hash"] == put(drawn(known, *OVERVIEW).scene or b"")


def test_what_is_no_fold_or_is_gone_has_no_answer() -> None:
    known = Known(stack(6))
    token = drawn(known, *OVERVIEW).turn
    assert TURNS.turned(token, "add_0", True) is None
    assert TURNS.turned("0" * 32, FOLD, True) is None
    del known
    gc.collect()
    assert TURNS.turned(token, FOLD, True) is None  # a token does not keep a graph in memory


def test_the_store_is_bounded() -> None:
    store = TurnStore(most=2)
    tokens = [store.put(lambda box, on: None) for _ in range(4)]
    assert len(store) == 2
    assert len(set(tokens)) == 4


def test_it_is_served_and_kept_by_nobody() -> None:
    known = Known(stack(6))
    token = drawn(known, *OVERVIEW).turn
    response = ask(serve_turn, {}, f"open={FOLD}", token=token)
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    assert json.loads(bytes(response.body))["turn"] == drawn(known, "layers.0").turn
    assert ask(serve_turn, {}, f"open={FOLD}", token="0" * 32).status_code == 404


def test_a_double_click_opens_before_python_hears_of_it(canvas: CanvasPage) -> None:
    known = Known(stack(6))
    shut, opened = drawn(known, *OVERVIEW), drawn(known, "layers.0")
    canvas.update(json.loads(shut.scene or b""), turn=shut.turn)
    canvas.box(FOLD).locator(".main").dblclick()
    wanted = put(opened.scene or b"")
    expect(canvas.page.locator(f".canvas[data-ready='{wanted}']")).to_be_attached()
    expect(canvas.page.locator(".canvas")).to_have_attribute("data-boxes", str(len(opened.ids)))
    canvas.page.wait_for_function("() => sent.some((s) => s.event === 'action')")
    assert canvas.sent("action") == [{"type": "open", "id": FOLD, "key": ""}]
    # what Python still says of the picture before does not bring it back; the new picture is not loaded again
    loaded: list[str] = []
    canvas.page.on("request", lambda request: loaded.append(request.url))
    old = json.loads(shut.scene or b"")
    canvas.page.evaluate("([name, data]) => update(name, data)", ["one", canvas.data(old, turn=shut.turn)])
    canvas.update(json.loads(opened.scene or b""), turn=opened.turn)
    expect(canvas.box("add_0")).to_be_attached()
    assert loaded == []


def test_the_picture_is_the_one_that_a_reload_shows(canvas: CanvasPage) -> None:
    known = Known(stack(6))
    shut, opened = drawn(known, *OVERVIEW), drawn(known, "layers.0")
    look = """() => {
      const root = document.querySelector('#one').shadowRoot;
      const all = (s, f) => [...root.querySelectorAll(s)].map(f).sort();
      return [all('.box', (e) => e.dataset.id + e.getAttribute('transform') + e.textContent),
              all('path.line', (e) => e.dataset.edge + e.getAttribute('d')), all('.head', (e) => e.getAttribute('d')),
              all('.cluster', (e) => e.dataset.cluster + e.getAttribute('transform')),
              all('.portal', (e) => e.dataset.portal + e.getAttribute('transform'))];
    }"""
    canvas.update(json.loads(opened.scene or b""))
    wanted = canvas.page.evaluate(look)
    canvas.start()
    canvas.update(json.loads(shut.scene or b""), turn=shut.turn)
    canvas.box(FOLD).locator(".main").dblclick()
    expect(canvas.page.locator(f".canvas[data-ready='{put(opened.scene or b'')}']")).to_be_attached()
    assert canvas.page.evaluate(look) == wanted


def test_without_an_answer_python_opens_it(canvas: CanvasPage) -> None:
    shut = drawn(Known(stack(6)), *OVERVIEW)  # the graph is gone at once
    gc.collect()
    canvas.update(json.loads(shut.scene or b""), turn=shut.turn)
    canvas.box(FOLD).locator(".main").dblclick()
    canvas.page.wait_for_function("() => sent.some((s) => s.event === 'action')")
    assert canvas.sent("action") == [{"type": "open", "id": FOLD, "key": ""}]
    assert scene_url(put(shut.scene or b"")).endswith(
        f"{canvas.page.locator('.canvas').get_attribute('data-ready')}.json"
    )
