"""Visits to the lab: what became of what, why an operator is here, what a level costs, what would be fused."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from extraction.choice import Choice, write_choice
from tests.browser.visitor import Visitor, operators_of

BATCH_NORM = "aten.native_batch_norm_backward.default"
JOINT = ("conv_bn", "--stage", "joint")


@pytest.fixture
def lab(visitor: Visitor) -> Visitor:
    visitor.open()
    visitor.choose("Page", "Lab")
    expect(visitor.page.locator(".flows[data-ready]")).to_be_visible()
    return visitor


def bands(lab: Visitor, column: int) -> set[str]:
    """The bands of operators in a column of the flows."""
    found = lab.page.locator(".flows .band").evaluate_all("found => found.map((band) => band.dataset.go)")
    return {band for band in found if band.startswith(f"{column}:") and not band.endswith(":")}


def test_from_a_band_to_its_nodes(lab: Visitor) -> None:
    flows = lab.page.locator(".flows")
    for column, level in enumerate(("aten", "core_aten", "prims")):
        wanted = {f"{column}:{target}" for target in operators_of(*JOINT, "--level", level)}
        lab.until(functools.partial(bands, lab, column), wanted)
    # pointing lights the flows through a band, and says what it became
    band = flows.locator(f"[data-go='0:{BATCH_NORM}'].band")
    band.locator("text").hover()
    expect(flows.locator("svg.lit")).to_be_visible()
    expect(flows.locator(".tip.open")).to_contain_text("became")
    # a click says it in full, and leads to the nodes
    band.locator("text").click()
    lab.expect_query(view="lab", flow=f"0:{BATCH_NORM}")
    facts = lab.page.get_by_text("Became (core aten)", exact=True)
    expect(facts).to_be_visible()
    lab.page.locator(".link", has_text="aten.sum.dim_IntList").click()
    lab.page.get_by_role("button", name="Nodes at core aten").click()
    lab.expect_rings("hit", 2)  # sums for the gradients of weight and bias
    expect(lab.page.get_by_role("button", name="sum from batch_norm_backward")).to_be_visible()
    lab.until(lambda: (lab.query.get("from"), lab.query.get("level")), (BATCH_NORM, "core_aten"))


def test_from_aten_to_a_choice(lab: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "choice.toml"
    file.write_text(write_choice(Choice("aten", open=(BATCH_NORM,))))
    lab.page.goto(f"{lab.address}?view=lab&sample=conv_bn&open={BATCH_NORM}")
    flows = lab.page.locator(".flows")
    expect(flows.get_by_text("your choice", exact=True)).to_be_visible()
    wanted = {f"1:{target}" for target in operators_of("conv_bn", "--choice", str(file))}
    lab.until(lambda: bands(lab, 1), wanted)
    flows.locator("[data-go='1:aten.sum.dim_IntList'].band text").click()
    lab.page.get_by_role("button", name="Show in Explore").click()
    lab.expect_rings("hit", 2)
    lab.until(lambda: lab.query.get("open"), BATCH_NORM)
    # what was opened is framed, and the level itself stands beside the choice in the panel
    expect(lab.canvas().locator(".cluster[data-cluster$='@native_batch_norm_backward']").first).to_be_attached()


def test_why_an_operator_is_here(lab: Visitor) -> None:
    lab.choose("Section", "Why here")
    lab.choose("Level", "core aten")
    lab.page.locator("tr", has_text="rsqrt").click()
    expect(lab.page.get_by_text("Why it stays at core aten", exact=True)).to_be_visible()
    code = lab.page.locator(".code")
    expect(code).to_contain_text("def rsqrt(")
    expect(code).to_contain_text("prims.rsqrt(")
    lab.choose("Decomposition at", "core aten")
    expect(lab.page.get_by_text("At core aten it stays: tagged core.")).to_be_visible()
    lab.choose("Level", "aten")
    lab.page.locator("tr", has_text="native_batch_norm_backward").click()
    expect(lab.page.get_by_text("torch/_decomp/decompositions.py")).to_be_visible()


def test_costs_and_fusion_groups(lab: Visitor) -> None:
    lab.choose("Section", "Cost")
    expect(lab.page.locator(".costs td")).to_have_count(10 * 4)
    expect(lab.page.locator(".plot[data-ready] circle")).to_have_count(4)
    row = lab.page.locator(".costs tr", has_text="Distinct operators").locator("td b")
    levels = ("aten", "core_aten", "inductor", "prims")
    expect(row).to_have_text([str(len(operators_of(*JOINT, "--level", v))) for v in levels])
    lab.choose("Section", "Fusion")
    lab.choose("Level", "core aten")
    pattern = lab.page.locator("tr", has_text="add → rsqrt → mul")
    expect(pattern).to_be_visible()
    pattern.click()
    lab.expect_rings("selection", 3)
    # the group is framed, with its calls and what fusing them saves; so are the others
    frames, names = lab.canvas().locator(".group"), lab.canvas().locator(".group-label")
    expect(frames).to_have_count(2)
    expect(lab.canvas().locator(".group.on")).to_have_attribute("data-count", "3")
    expect(lab.canvas().locator(".group-label.on")).to_have_text(re.compile(r"^add → rsqrt → mul: .*3 calls · 48 B$"))
    # and back: a click on the other frame marks its row
    lab.page.get_by_role("button", name="Fit the graph").click()
    names.filter(has_text="sub → mul, then sum").locator("rect").click()
    expect(lab.page.locator("tr.on")).to_contain_text("sub → mul, then sum")
    expect(lab.canvas().locator(".group.on")).to_have_attribute("data-count", "3")
    # folded into the aten call, the group marks the box
    lab.page.locator(".st-key-w_fold_all button").first.click()
    expect(lab.canvas().locator(".group-tag")).to_have_text(["2 groups · 4.1 kB"])
    expect(frames).to_have_count(0)


def test_an_address_of_the_lab_gives_the_same_view(lab: Visitor) -> None:
    lab.page.goto(f"{lab.address}?view=lab&sample=conv_bn&section=cost&level=prims")
    expect(lab.page.locator(".costs thead .on")).to_have_text("prims")
    lab.expect_query(view="lab", section="cost", level="prims")


def test_all_pages_stay_in_sight_in_a_small_window(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1200, "height": 800})
    visitor.open("?stage=backward&level=prims&keep=aten.convolution_backward")
    last = visitor.page.get_by_role("radiogroup", name="Page").get_by_role("radio").last
    help_mark = visitor.page.locator(".st-key-help")

    def places() -> tuple[bool, bool]:
        """Whether the last page's button is in the window, and the help beside it, in its line."""
        box, mark = last.bounding_box(), help_mark.bounding_box()
        assert box is not None
        assert mark is not None
        apart = mark["y"] + mark["height"] / 2 - box["y"] - box["height"] / 2
        return box["x"] + box["width"] < 1200, abs(apart) < 4

    visitor.until(places, (True, True))
