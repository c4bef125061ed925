"""The whole decision in Chromium: what the hardware lacks, what is opened instead, and what is taken along."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from extraction.choice import Choice, read_choice, write_choice
from tests.browser.visitor import Visitor, operators_of

# of the golden example's four operators this list has the convolution, and what the batch norm's gradient opens into
LIST = """operator,dtypes
aten.convolution,float32 bfloat16
aten.unsqueeze,
aten.mul,float32
aten.sum,float32
aten.add,
aten.rsqrt,
aten.sub,
"""
BATCH_NORM = "aten.native_batch_norm_backward.default"


def rows(visitor: Visitor, count: int) -> Locator:
    """The rows of unsupported operators, once there are so many."""
    found = visitor.page.locator("table").first.locator("tbody tr")
    expect(found).to_have_count(count)
    return found


def test_from_a_list_to_a_choice(visitor: Visitor, browser: Browser, tmp_path: Path) -> None:
    visitor.open("?view=lab&section=hardware")
    # load a list: three of four operators are not in it
    file = tmp_path / "npu.csv"
    file.write_text(LIST)
    visitor.page.get_by_role("button", name="Upload").click()
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_text("1 of 2 forward and 0 of 2 backward calls are supported")).to_be_visible()
    lacking = {"_native_batc", "convolution_", "native_batch"}
    visitor.until(lambda: {row.split("aten.")[1][:12] for row in rows(visitor, 3).all_inner_texts()}, lacking)
    # the picture is red and green
    red = visitor.canvas().locator(".legend .row[data-key=unsupported] b")
    expect(red).to_have_text("3")
    expect(visitor.canvas().locator(".legend .note")).to_have_text("npu.csv")
    expect(visitor.canvas().locator(".legend .row[data-key=supported] b")).to_have_text("1")
    # the least additions: two cannot be opened into what the list has
    expect(visitor.page.get_by_text("The smallest set of operators to add").first).to_be_visible()
    # open the worst that can be: all of its parts are in the list, and the list of what is missing shrinks
    worst = rows(visitor, 3).filter(has_text="native_batch_norm_backward")
    expect(worst.locator(".mark.good")).to_have_count(6)
    expect(worst.locator(".mark.bad")).to_have_count(0)
    visitor.page.get_by_role("button", name=f"Open {BATCH_NORM}").click()
    rows(visitor, 2)
    expect(red).to_have_text("2")
    expect(visitor.page.get_by_text("16 of 16 backward calls", exact=False)).to_have_count(0)
    expect(visitor.page.get_by_text("15 of 16 backward calls are supported")).to_be_visible()
    visitor.until(lambda: visitor.query.get("open"), BATCH_NORM)
    # download the choice
    visitor.choose("Section", "Keep and open")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Download", exact=True).click()
    saved = tmp_path / "choice.toml"
    download.value.save_as(saved)
    assert read_choice(saved.read_text()) == Choice("aten", open=(BATCH_NORM,))
    # the permalink, opened by somebody else, shows the same graph; so does the command line with the file
    wanted = operators_of("conv_bn", "--choice", str(saved))
    link = visitor.page.url.replace("view=lab", "view=explore")
    other = Visitor(browser.new_context(), visitor.address)
    other.open("?" + link.partition("?")[2])
    other.expect_drawn(wanted)
    chip = other.page.get_by_role("button", name="1 opened")
    expect(chip).to_be_visible()
    chip.click()
    other.expect_drawn(operators_of("conv_bn"))
    other.until(lambda: other.query.get("open"), None)
    other.page.context.close()
    assert other.problems == []


def test_keeping_at_prims_and_a_choice_from_a_file(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open("?view=lab&section=choice&level=prims")
    visitor.expect_drawn(operators_of("conv_bn", "--level", "prims"))
    file = tmp_path / "choice.toml"
    file.write_text(write_choice(Choice("prims", keep=("aten.native_batch_norm_backward",))))
    visitor.page.get_by_role("button", name="Upload").click()
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.expect_drawn(operators_of("conv_bn", "--choice", str(file)))
    visitor.until(lambda: visitor.query.get("keep"), "aten.native_batch_norm_backward")
    bad = tmp_path / "bad.toml"
    bad.write_text('base = "atem"')
    expect(visitor.page.locator("input[type=file]")).to_have_count(0)  # the button closes when it has its file
    visitor.page.get_by_role("button", name="Upload").click()
    visitor.page.locator("input[type=file]").set_input_files(bad)
    expect(visitor.page.get_by_text(re.compile("bad.toml: base is 'atem'"))).to_be_visible()
    visitor.page.get_by_role("button", name="Clear", exact=True).click()
    visitor.expect_drawn(operators_of("conv_bn", "--level", "prims"))
    # the file stays among the presets
    visitor.page.get_by_role("button", name="Presets").click()
    visitor.page.get_by_text("choice.toml", exact=True).click()
    visitor.expect_drawn(operators_of("conv_bn", "--choice", str(file)))


def test_clicks_in_quick_succession_all_count(visitor: Visitor) -> None:
    """Three in one moment, while the script is busy with the first."""
    visitor.open("?view=lab&section=choice&level=prims")
    visitor.expect_drawn(operators_of("conv_bn", "--level", "prims"))
    names = ["aten.mul.Tensor", "aten.native_batch_norm_backward.default", "aten.sub.Tensor"]
    buttons = [visitor.page.get_by_role("button", name=f"Keep {name}") for name in names]
    for button in buttons:
        expect(button).to_be_visible()
    buttons[0].evaluate(
        """(first, labels) => {
          for (const label of labels) first.getRootNode().querySelector(`[aria-label="Keep ${label}"]`).click();
        }""",
        names,
    )
    for button in buttons:
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(button).not_to_have_attribute("aria-busy", "true")
    visitor.until(lambda: visitor.query.get("keep"), ",".join(names))
    # the bar says so too, and the line over the picture; a click on it in the bar takes all back
    chip = visitor.page.get_by_role("button", name="3 kept")
    expect(chip).to_be_visible()
    expect(visitor.page.locator(".headline")).to_contain_text("Joint graph at prims, 3 kept")
    chip.click()
    visitor.expect_drawn(operators_of("conv_bn", "--level", "prims"))
    expect(visitor.page.locator(".headline")).to_contain_text("Joint graph at prims:")
    for button in buttons:
        expect(button).to_have_attribute("aria-pressed", "false")
    visitor.until(lambda: visitor.query.get("keep"), None)


def test_a_tick_by_keyboard_keeps_its_place(visitor: Visitor) -> None:
    """The button stays focused, and rows of which nothing changed are not made anew."""
    visitor.open("?view=lab&section=choice&level=prims")
    other = visitor.page.locator("tr[data-go='op:prims.reciprocal.default']").element_handle()
    button = visitor.page.get_by_role("button", name="Keep aten.sub.Tensor")
    button.focus()
    visitor.page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button).to_be_focused()
    button.hover()  # its word can be read under the pointer too
    colours = button.evaluate("b => { const s = getComputedStyle(b); return [s.color, s.backgroundColor]; }")
    assert colours[0] != colours[1]
    assert other is not None
    assert other.evaluate("row => row.isConnected")
