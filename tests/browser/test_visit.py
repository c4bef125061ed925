"""Whole visits in Chromium: what a person does and sees, from the first page to a link that is opened elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor, operators_of

BOXES = {"forward": "convolution", "backward": "convolution_backward"}
BACKWARD = ("conv_bn", "--stage", "backward")


def full(target: str) -> str:
    """The table leaves `default` out: it goes without saying."""
    return target if target.count(".") == 2 else f"{target}.default"


def test_from_the_first_page_to_a_link(visitor: Visitor, browser: Browser) -> None:
    visitor.open()
    visitor.expect_drawn(operators_of("conv_bn"))
    assert visitor.query == {}
    # look
    visitor.click_box("native_batch_norm_backward")
    expect(visitor.panel).to_contain_text("aten.native_batch_norm_backward.default")
    expect(visitor.panel).to_contain_text("save_invstd")  # an argument by its name in the schema
    visitor.expect_ring("selection", "native_batch_norm_backward")
    visitor.expect_ring("pair", "_native_batch_norm_legit_no_training")
    visitor.expect_query(node="native_batch_norm_backward")
    # toggle the stage, then the level: the selection becomes what it expanded into
    visitor.choose("Stage", "Backward")
    visitor.expect_drawn(operators_of(*BACKWARD))
    visitor.expect_query(stage="backward", node="native_batch_norm_backward")
    visitor.choose("Level", "prims")
    prims = operators_of(*BACKWARD, "--level", "prims")
    visitor.expect_drawn(prims)
    visitor.expect_rings("selection", 1)
    visitor.until(lambda: "native_batch_norm_backward" in visitor.rings("selection"), False)
    expect(visitor.panel).to_contain_text("Made from native_batch_norm_backward", ignore_case=True)
    # the table says what the picture shows, and a row highlights its nodes
    visitor.tab("Operators")
    visitor.until(lambda: {full(name): int(c[1].replace("·", "0")) for name, c in visitor.table().items()}, prims)
    visitor.page.locator("tr", has_text="broadcast_in_dim").click()
    expect(visitor.page.get_by_text(f"{prims['prims.broadcast_in_dim.default']} hits")).to_be_visible()
    visitor.expect_rings("hit", prims["prims.broadcast_in_dim.default"])
    # compare
    visitor.choose("Page", "Compare")
    expect(visitor.canvas(1)).to_have_attribute("data-ready", re.compile("."))
    link = visitor.page.url
    # a link opened elsewhere gives the same view
    context = browser.new_context(viewport={"width": 1500, "height": 900})
    other = Visitor(context, visitor.address)
    other.open(link.removeprefix(visitor.address))
    expect(other.canvas(1)).to_have_attribute("data-ready", re.compile("."))
    assert other.page.url == link
    other.expect_drawn(prims)
    other.expect_rings("hit", prims["prims.broadcast_in_dim.default"])
    context.close()
    assert other.problems == []


def test_the_back_button_goes_through_the_choices(visitor: Visitor) -> None:
    visitor.open()
    visitor.click_box("convolution")
    visitor.expect_query(node="convolution")
    visitor.choose("Stage", "Forward")
    visitor.expect_query(stage="forward", node="convolution")
    visitor.tab("Source")
    visitor.expect_query(stage="forward", node="convolution", tab="source")
    expect(visitor.panel.locator(".row.strong")).to_contain_text("torch.conv2d")
    visitor.page.go_back()
    visitor.expect_query(stage="forward", node="convolution")
    visitor.page.go_back()
    visitor.expect_query(node="convolution")
    visitor.expect_drawn(operators_of("conv_bn"))
    visitor.expect_ring("selection", "convolution")
    visitor.page.go_forward()
    visitor.expect_query(stage="forward", node="convolution")


def test_the_keyboard(visitor: Visitor) -> None:
    visitor.open()
    for key, stage in (("4", "backward"), ("2", "forward"), ("1", "dynamo"), ("3", None)):
        visitor.key(key)
        visitor.expect_query(**({"stage": stage} if stage else {}))
    visitor.key("r")
    visitor.expect_query(level="prims")
    visitor.expect_drawn(operators_of("conv_bn", "--level", "prims"))
    visitor.key("q")
    visitor.expect_query()
    visitor.key("/")
    visitor.page.keyboard.type("batch_norm")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("status").filter(has_text="hits")).to_be_visible()
    visitor.expect_query(find="batch_norm")
    visitor.page.keyboard.press("n")
    expect(visitor.page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    visitor.page.keyboard.press("n")
    expect(visitor.page.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.expect_query()
    visitor.expect_rings("hit", 0)
    visitor.key("?")
    expect(visitor.page.get_by_role("dialog")).to_contain_text("double-click")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_picking_another_sample(visitor: Visitor) -> None:
    visitor.open("?tab=operators")
    visitor.pick("conv_bn", "cross entropy classifier")
    visitor.expect_query(sample="softmax_cross_entropy", tab="operators")
    visitor.expect_drawn(operators_of("softmax_cross_entropy"))


def test_comparing_aten_with_prims(visitor: Visitor) -> None:
    visitor.open("?view=compare&vs.level=prims")
    left, right = operators_of("conv_bn"), operators_of("conv_bn", "--level", "prims")
    visitor.expect_drawn(left, 0)
    visitor.expect_drawn(right, 1)
    sentence = f"{len(left)} operators become {len(right)}; {len(left.keys() - right.keys())} disappear, "
    expect(visitor.page.locator(".sentence")).to_contain_text(sentence)
    visitor.until(lambda: {full(name) for name in visitor.table()}, left.keys() | right.keys())
    rows = {full(name): cells for name, cells in visitor.table().items()}
    assert {name: int(cells[5].replace("·", "0")) for name, cells in rows.items()} == {n: left.get(n, 0) for n in rows}
    assert {name: int(cells[8].replace("·", "0")) for name, cells in rows.items()} == {n: right.get(n, 0) for n in rows}
    # a selection on the left is what it became on the right
    visitor.click_box("native_batch_norm_backward")
    visitor.until(lambda: visitor.rings("selection", 0), {"native_batch_norm_backward"})
    visitor.until(lambda: len(visitor.rings("selection", 1)) > 5, True)
    expect(visitor.page.get_by_text("native_batch_norm_backward ×1")).to_be_visible()
    # only what is gone
    visitor.choose("Differences", f"Only left {len(left.keys() - right.keys())}")
    expect(visitor.page.locator("table").first.locator("tbody tr")).to_have_count(len(left.keys() - right.keys()))


def test_a_new_pair_begins_at_the_start_of_both(visitor: Visitor) -> None:
    visitor.open("?view=compare&vs.level=prims")
    page = visitor.page
    for pane in (0, 1):
        expect(visitor.canvas(pane)).to_have_attribute("data-ready", re.compile("."))

    def pair(name: str) -> None:
        page.get_by_role("button", name="Pairs").click()
        page.get_by_text(name, exact=True).click()

    def drawn(*stages: str) -> None:
        for pane, stage in enumerate(stages):
            first, other = BOXES[stage], BOXES["backward" if stage == "forward" else "forward"]
            expect(visitor.box(first, pane)).to_be_visible()
            expect(visitor.box(other, pane)).to_have_count(0)

    def edges(pane: int) -> list[float]:
        """How far the first and the last box are from the upper and the lower edge of the picture."""
        canvas, boxes = visitor.canvas(pane).bounding_box(), visitor.canvas(pane).locator(".box .main")
        assert canvas is not None
        tops = boxes.evaluate_all("l => l.map((e) => e.getBoundingClientRect().y)")
        return [min(tops) - canvas["y"], canvas["y"] + canvas["height"] - max(tops)]

    pair("Forward | backward")
    drawn("forward", "backward")
    start = [edges(0), edges(1)]
    assert all(value > 0 for pane in start for value in pane)  # all of both is in sight
    visitor.canvas(0).hover(position={"x": 300, "y": 200})
    page.mouse.wheel(0, -600)
    pair("Backward: default | min-cut")
    drawn("backward", "backward")
    pair("Forward | backward")
    drawn("forward", "backward")
    visitor.until(lambda: [edges(0), edges(1)], [pytest.approx(pane, abs=1) for pane in start])
    # and they move together from there
    before = edges(1)
    visitor.canvas(0).hover(position={"x": 300, "y": 200})
    page.mouse.wheel(0, -300)
    visitor.until(lambda: edges(1) != pytest.approx(before, abs=5), True)


def test_code_and_source_lead_to_nodes_and_back(visitor: Visitor) -> None:
    visitor.open("?tab=code")
    visitor.click_line("convolution_backward = torch")
    visitor.expect_query(tab="code", node="convolution_backward")
    visitor.expect_ring("selection", "convolution_backward")
    visitor.tab("Source")
    expect(visitor.panel.locator(".row.strong")).to_contain_text("torch.conv2d")
    visitor.click_line("batch_norm(")
    chosen = {"_native_batch_norm_legit_no_training", "native_batch_norm_backward"}
    visitor.until(lambda: visitor.rings("selection"), chosen)


def test_a_click_on_a_box_leaves_the_explanations_for_the_box(visitor: Visitor) -> None:
    visitor.open("?tab=explain")
    expect(visitor.panel).to_contain_text("Stage: joint", ignore_case=True)
    visitor.click_box("convolution_backward")
    expect(visitor.panel).to_contain_text("aten.convolution_backward.default")
    visitor.expect_query(node="convolution_backward")
    visitor.page.go_back()
    visitor.expect_query(tab="explain")


def test_a_gradient_that_is_not_wanted(visitor: Visitor) -> None:
    visitor.open("?grad=in_0:no")
    expect(visitor.page.locator(".headline")).to_contain_text("Joint graph")
    gradients = visitor.canvas().locator(".box.result[data-phase=backward]")
    expect(gradients).to_have_count(3)  # of four inputs that require grad by the rule
    visitor.page.get_by_role("button", name="Inputs").click()
    expect(visitor.page.get_by_text("6 inputs; 3 require grad, changed for x.")).to_be_visible()
    visitor.page.get_by_role("button", name="As GraphNet's rule says").click()
    visitor.expect_query()
    expect(gradients).to_have_count(4)
    # the table does not stay in front of what it changed
    expect(visitor.page.get_by_text("6 inputs; ")).to_have_count(0)


def test_what_a_button_says_of_itself_is_not_in_the_way_of_what_it_opened(visitor: Visitor) -> None:
    visitor.open("?stage=backward&level=prims")
    page = visitor.page
    page.get_by_role("button", name="View").hover()
    tip = page.get_by_text("What the picture shows, and its colours")
    expect(tip).to_be_visible()
    page.get_by_role("button", name="View").click()
    expect(tip).to_be_hidden()
    page.get_by_text("Parameters", exact=True).click()  # Playwright clicks nothing that something else covers
    visitor.expect_query(stage="backward", level="prims", show="parameters")
    page.locator("[data-testid=stPopoverBody] [data-testid=stTooltipHoverTarget]").first.hover()
    expect(page.get_by_text("Parameters and buffers as boxes of their own")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as found:
        page.get_by_role("button", name="Download as SVG").click()
    assert found.value.suggested_filename == "conv_bn-backward-prims-default.svg"


def test_a_box_in_the_table_of_inputs(visitor: Visitor) -> None:
    visitor.open()
    gradients = visitor.canvas().locator(".box.result[data-phase=backward]")
    expect(gradients).to_have_count(4)
    visitor.page.get_by_role("button", name="Inputs").click()
    table = visitor.page.locator("[data-testid=stDataFrame]")
    area = table.locator("canvas").first.bounding_box()
    assert area is not None
    row = area["height"] / 7  # six inputs and the head
    visitor.page.mouse.click(area["x"] + 28, area["y"] + 5.5 * row)
    expect(table.locator("tbody tr").nth(4)).to_contain_text("falseconv_weight")
    visitor.page.get_by_role("button", name="Apply").click()
    visitor.expect_query(grad="w_4:no")
    expect(gradients).to_have_count(3)
    visitor.page.go_back()
    visitor.expect_query()
    expect(gradients).to_have_count(4)


def test_the_back_button_undoes_choices_of_a_view_that_is_closed_again(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="View").click()
    visitor.page.get_by_text("Operator kind", exact=True).click()
    visitor.expect_query(colour="kind")
    visitor.page.get_by_text("Shapes on edges").click()
    visitor.expect_query(colour="kind", show="shapes")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_text("Shapes on edges")).to_have_count(0)
    visitor.page.go_back()
    visitor.expect_query(colour="kind")
    visitor.page.go_back()
    visitor.expect_query()
    visitor.click_box("convolution")
    visitor.expect_query(node="convolution")
    expect(visitor.canvas().locator(".legend")).to_contain_text("Colour: phase")


def test_a_broken_sample_says_what_and_where(visitor: Visitor) -> None:
    visitor.open("?sample=odd/broken")
    card = visitor.page.locator(".card")
    expect(card).to_contain_text("broken: Joint at aten is not there, TorchDynamo failed")
    expect(card).to_contain_text("Mend that line and reload the page")
    expect(card).to_contain_text("model.py:14")
    expect(card).to_contain_text("conv9d")
    expect(visitor.page.locator(".row.strong")).to_contain_text("conv9d")
    visitor.open("?sample=odd/garbled")
    expect(card).to_contain_text("The sample cannot be read")
    expect(card).to_contain_text("model.py:17")
    visitor.open("?sample=odd/empty")
    expect(card).to_contain_text("The folder odd/empty has no model.py")
    assert "Traceback" not in visitor.page.inner_text("body")


def test_what_did_work_before_a_failure_is_shown(visitor: Visitor) -> None:
    visitor.open("?sample=odd/backwardless")
    card = visitor.page.locator(".card[role=status]")
    expect(card).to_contain_text("backwardless: Joint at aten is not there, AOT Autograd failed")
    expect(card).to_contain_text("modified by an inplace operation")
    expect(card).to_contain_text("switch off requires_grad")
    visitor.page.get_by_role("button", name="Show Forward").click()
    expect(visitor.box("exp")).to_be_visible()
    expect(visitor.panel).to_contain_text("modified by an inplace operation")  # also beside what worked


def test_work_can_be_cancelled_and_tried_again(visitor: Visitor) -> None:
    visitor.open("?sample=lstm_cell")
    visitor.page.goto(visitor.address + "?sample=gpt2_small")
    expect(visitor.running).to_contain_text("GPT-2 small")
    expect(visitor.running).to_contain_text(re.compile(r"\d\.\d s"))
    visitor.page.get_by_role("button", name="Cancel").click()
    card = visitor.page.locator(".card")
    expect(card).to_contain_text("Cancelled")
    expect(visitor.running).to_have_count(0)
    # the page is as usable as before
    visitor.page.get_by_role("button", name="Back to the first example").click()
    visitor.expect_drawn(operators_of("conv_bn"))
    visitor.expect_query()


@pytest.mark.parametrize(("theme", "dark"), [("light", False), ("dark", True)])
def test_light_and_dark(browser: Browser, address: str, tmp_path: Path, theme: str, dark: bool) -> None:
    context = browser.new_context(viewport={"width": 1500, "height": 900}, color_scheme=theme)  # type: ignore[arg-type]
    visitor = Visitor(context, address)
    visitor.open("?node=convolution")
    expect(visitor.canvas()).to_have_attribute("data-theme", theme)
    for part in (visitor.page.locator("body .stApp"), visitor.canvas()):
        colour = part.evaluate("e => getComputedStyle(e).backgroundColor")
        red, green, blue = map(int, re.findall(r"\d+", colour)[:3])
        assert (0.2126 * red + 0.7152 * green + 0.0722 * blue < 128) is dark, colour
    expect(visitor.panel).to_contain_text("aten.convolution.default")
    context.close()
    assert visitor.problems == []
