"""The picture in full screen: what the page says about its work is seen over it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, operators_of

FULL = "() => document.fullscreenElement !== null"


def test_work_in_full_screen_is_seen_can_be_cancelled_and_leaves_a_page(visitor: Visitor) -> None:
    visitor.open()
    page = visitor.page
    visitor.pick("conv_bn", "t5_small")
    cancel = page.get_by_role("button", name="Cancel")
    expect(visitor.running).to_contain_text("T5")
    cancel.click()
    expect(page.locator(".card[role=status]")).to_contain_text("Cancelled")
    page.go_back()
    visitor.expect_drawn(operators_of("conv_bn"))
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_function(FULL)
    expect(visitor.canvas()).to_have_css("width", f"{page.evaluate('innerWidth')}px")
    # the same work again: the browser goes forward without leaving full screen
    page.go_forward()
    expect(visitor.running).to_contain_text(re.compile(r"T5.*\d\.\d s", re.DOTALL))
    assert page.evaluate(FULL)
    for part in (".turning", ".step"):
        page.locator(part).hover()  # as with a click: Playwright does neither where something else lies over it
    cancel.click()
    expect(page.locator(".card[role=status]")).to_contain_text("Cancelled")
    page.wait_for_function(f"() => !({FULL})()")


def test_a_failure_ends_full_screen(visitor: Visitor) -> None:
    visitor.open("?sample=odd/broken")
    visitor.pick("broken", "conv_bn", "gallery")
    visitor.expect_drawn(operators_of("conv_bn"))
    visitor.page.get_by_role("button", name="Full screen").click()
    visitor.page.wait_for_function(FULL)
    visitor.page.go_back()
    expect(visitor.page.locator(".card[role=status]")).to_contain_text("TorchDynamo failed")
    visitor.page.wait_for_function(f"() => !({FULL})()")


def test_keys_and_help_in_full_screen(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="Full screen").click()
    visitor.page.wait_for_function(FULL)
    visitor.key("4")
    visitor.expect_drawn(operators_of("conv_bn", "--stage", "backward"))
    visitor.key("?")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("double-click")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    assert visitor.page.evaluate(FULL)
    visitor.key("/")
    visitor.page.wait_for_function(f"() => !({FULL})()")
    visitor.page.keyboard.type("mul")
    expect(visitor.page.get_by_label("Search")).to_have_value("mul")
