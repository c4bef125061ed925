"""The page in smaller windows: nothing is cut, and the picture ends where the window does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.visitor import Visitor

LONG = "?sample=transformer_encoder_layer&stage=backward&cut=min-cut&level=prims"
VIEWS = ["", LONG, "?stage=backward&level=prims&keep=aten.native_batch_norm_backward", "?view=compare&vs.level=prims",
         "?view=lab&stage=backward", "?view=corpus"]  # fmt: skip

AREAS = "l => l.map((e) => e.getBoundingClientRect()).map(({ left, right, y, height }) => ({ left, right, y, height }))"


def lines(areas: Sequence[Mapping[str, float]]) -> set[int]:
    """The lines on which what has a height stands."""
    return {round(area["y"] / 12) for area in areas if area["height"]}


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
        expect(visitor.running).to_have_count(0)
        expect(visitor.page.locator("[data-testid=stSpinner]")).to_have_count(0)
        width = visitor.page.evaluate("innerWidth")

        def placed(bar: Locator = bar, width: float = width) -> tuple[bool, bool, bool]:
            """Whether all of the bar is right of the left edge, left of the right one, and on so many lines."""
            areas = [area for area in bar.locator("button").evaluate_all(AREAS) if area["height"]]
            lefts, rights = [area["left"] for area in areas], [area["right"] for area in areas]
            return min(lefts) >= 0, max(rights) <= width, len(lines(areas)) <= most

        visitor.until(placed, (True, True, True))
    for name in ("Inputs", "View"):  # icons alone, but with their names
        visitor.page.goto(visitor.address)
        visitor.page.get_by_role("button", name=name).click()
        expect(visitor.page.locator("[data-testid=stPopoverBody]")).to_be_visible()


def test_nothing_in_the_bar_moves_aside_while_work_runs(visitor: Visitor) -> None:
    visitor.open()
    visitor.pick("conv_bn", "t5_small")
    expect(visitor.running).to_contain_text("T5")
    visitor.choose("Stage", "Backward")  # the bar has a choice more, and its run does not come to an end for now
    expect(visitor.page.get_by_role("radiogroup", name="Partitioner")).to_be_visible()
    expect(visitor.running).to_contain_text("T5")
    expect(visitor.page.locator(".st-key-bar .st-key-help")).to_have_count(1)
    assert len(lines(visitor.page.locator(".st-key-bar button").evaluate_all(AREAS))) == 1  # at this very moment
    visitor.page.get_by_role("button", name="Cancel").click()
    expect(visitor.page.locator(".card[role=status]")).to_contain_text("Cancelled")


def test_the_picture_ends_where_the_window_does(narrow: tuple[Visitor, int]) -> None:
    visitor, _ = narrow
    visitor.open(LONG)
    height = visitor.page.evaluate("innerHeight")

    def ends() -> tuple[bool, bool]:
        """Whether the picture does, and whether the page has nothing to scroll to."""
        area, main = visitor.canvas().bounding_box(), visitor.page.locator("[data-testid=stMain]")
        assert area is not None
        return height - 20 < area["y"] + area["height"] <= height, main.evaluate(
            "e => e.scrollHeight <= e.clientHeight + 1"
        )

    visitor.until(ends, (True, True))


@pytest.mark.parametrize("view", ["&vs.level=prims", "&stage=backward&cut=min-cut&level=core_aten&vs.stage=forward"])
def test_the_choices_of_each_pane_stand_on_one_line(narrow: tuple[Visitor, int], view: str) -> None:
    visitor, _ = narrow
    visitor.open(f"?view=compare&sample=transformer_encoder_layer{view}")
    for side in ("left", "right"):
        row = visitor.page.locator(f".st-key-choice_{side}")
        expect(row.locator("button, [data-testid=stSelectbox]").last).to_be_visible()
        expect(visitor.running).to_have_count(0)
        name = visitor.page.locator(f".st-key-{'pick' if side == 'left' else 'pick_right'} p").first
        expect(name).to_have_text("transformer_encoder_layer")

        def fits(row: Locator = row, name: Locator = name) -> tuple[int, bool, bool]:
            """Lines of the row, whether the names of level and partitioner are whole, and the sample's has its end."""
            areas = row.locator("button, [data-testid=stSelectbox]").evaluate_all(AREAS)
            fields = row.locator("input").evaluate_all("l => l.map((e) => e.scrollWidth <= e.clientWidth)")
            whole = name.evaluate("e => e.lastChild.textContent === '_layer' && e.scrollWidth <= e.clientWidth")
            return len(lines(areas)), all(fields), whole

        visitor.until(fits, (1, True, True))


def test_the_sentence_of_a_comparison_is_all_there(narrow: tuple[Visitor, int]) -> None:
    visitor, _ = narrow
    visitor.open("?view=compare&sample=bert_base&vs.sample=resnet18")
    said = visitor.page.locator(".sentence")
    expect(said).to_contain_text("only right")
    expect(said).to_have_attribute("title", said.inner_text())
    assert said.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1")
