"""The page in smaller windows: nothing is cut, and the picture ends where the window does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor

LONG = "?sample=transformer_encoder_layer&stage=backward&cut=min-cut&level=prims"
VIEWS = ["", LONG, "?stage=backward&level=prims&keep=aten.native_batch_norm_backward", "?view=compare&vs.level=prims",
         "?view=lab&stage=backward", "?view=corpus"]  # fmt: skip


@pytest.fixture(params=[1280, 1024])
def narrow(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[tuple[Visitor, int]]:
    """A visitor with a narrow window, and how many lines its bar has."""
    context = browser.new_context(viewport={"width": request.param, "height": 760}, reduced_motion="reduce")
    visitor = Visitor(context, address)
    yield visitor, 1 if request.param == 1280 else 2
    context.close()
    assert visitor.problems == []


def test_the_bar_is_all_there(narrow: tuple[Visitor, int]) -> None:
    visitor, most = narrow
    for view in VIEWS:
        visitor.page.goto(visitor.address + view)
        bar = visitor.page.locator(".st-key-bar")
        expect(visitor.page.get_by_role("radiogroup", name="Page")).to_be_visible()
        expect(visitor.page.locator(".step, [data-testid=stSpinner]")).to_have_count(0)
        areas = bar.locator("button").evaluate_all(
            "l => l.map((e) => e.getBoundingClientRect()).map((r) => [r.left, r.right, Math.round(r.y / 12), r.height])"
        )
        areas = [area for area in areas if area[3]]
        width = visitor.page.evaluate("innerWidth")
        assert min(area[0] for area in areas) >= 0, view
        assert max(area[1] for area in areas) <= width, view
        assert len({area[2] for area in areas}) <= most, view
    for name in ("Inputs", "View"):  # icons alone, but with their names
        visitor.page.goto(visitor.address)
        visitor.page.get_by_role("button", name=name).click()
        expect(visitor.page.locator("[data-testid=stPopoverBody]")).to_be_visible()


def test_nothing_in_the_bar_moves_aside_while_work_runs(visitor: Visitor) -> None:
    visitor.open()
    visitor.pick("conv_bn", "t5_small")
    expect(visitor.page.locator(".step")).to_contain_text("T5")
    visitor.choose("Stage", "Backward")  # the bar has a choice more, and its run does not come to an end for now
    expect(visitor.page.get_by_role("radiogroup", name="Partitioner")).to_be_visible()
    expect(visitor.page.locator(".step")).to_contain_text("T5")
    assert visitor.page.locator(".st-key-bar .st-key-help").count() == 1
    tops = visitor.page.locator(".st-key-bar button").evaluate_all(
        "l => l.map((e) => e.getBoundingClientRect()).filter((r) => r.height).map((r) => Math.round(r.y / 12))"
    )
    assert len(set(tops)) == 1
    visitor.page.get_by_role("button", name="Cancel").click()
    expect(visitor.page.locator(".card[role=status]")).to_contain_text("Cancelled")


def test_the_picture_ends_where_the_window_does(narrow: tuple[Visitor, int]) -> None:
    visitor, _ = narrow
    visitor.open(LONG)
    area, height = visitor.canvas().bounding_box(), visitor.page.evaluate("innerHeight")
    assert area is not None
    assert height - 20 < area["y"] + area["height"] <= height
    assert visitor.page.locator("[data-testid=stMain]").evaluate("e => e.scrollHeight <= e.clientHeight + 1")


@pytest.mark.parametrize("view", ["&vs.level=prims", "&stage=backward&cut=min-cut&level=core_aten&vs.stage=forward"])
def test_the_choices_of_each_pane_stand_on_one_line(narrow: tuple[Visitor, int], view: str) -> None:
    visitor, _ = narrow
    visitor.open(f"?view=compare&sample=transformer_encoder_layer{view}")
    for side in ("left", "right"):
        row = visitor.page.locator(f".st-key-choice_{side}")
        expect(row.locator("button, [data-testid=stSelectbox]").last).to_be_visible()
        expect(visitor.page.locator(".step")).to_have_count(0)
        tops = row.locator("button, [data-testid=stSelectbox]").evaluate_all(
            "l => l.map((e) => e.getBoundingClientRect()).filter((r) => r.height).map((r) => Math.round(r.y / 12))"
        )
        assert len(set(tops)) == 1
        fields = row.locator("input").evaluate_all("l => l.map((e) => e.scrollWidth <= e.clientWidth)")
        assert all(fields), "the name of a level or partitioner is cut"
        name = visitor.page.locator(f".st-key-{'pick' if side == 'left' else 'pick_right'} p").first
        assert name.text_content() == "transformer_encoder_layer"
        assert name.evaluate("e => e.lastChild.textContent === '_layer' && e.scrollWidth <= e.clientWidth")


def test_the_sentence_of_a_comparison_is_all_there(narrow: tuple[Visitor, int]) -> None:
    visitor, _ = narrow
    visitor.open("?view=compare&sample=bert_base&vs.sample=resnet18")
    said = visitor.page.locator(".sentence")
    expect(said).to_contain_text("only right")
    expect(said).to_have_attribute("title", said.inner_text())
    assert said.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1")
