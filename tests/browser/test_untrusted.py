"""Hostile samples in the running app: their texts stay texts, their code does not run, and others never notice."""

from __future__ import annotations

import io
import re
import shutil
import socket
import sys
import zipfile
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import FilePayload, expect

from extraction.catalog import gallery
from tests.browser.hostile_texts import FOLDER, IMAGE, LONG
from tests.browser.visitor import Visitor
from tests.extraction.hostile import MARK, TOUCH, module, write_hostile

WORKS, FAILS = f"?sample={quote(f'odd/{FOLDER}')}", f"?sample={quote(f'odd/fails {FOLDER}')}"


def nothing_ran(visitor: Visitor) -> None:
    """No script of a text ran and no element came of one, in the page or in a component's shadow."""
    assert visitor.page.evaluate("window.hostile") is None
    for made in ("img[src='x']", "img[src*='example.invalid']", "a[href^='javascript']", "svg[onload]", "td[href]"):
        expect(visitor.page.locator(made)).to_have_count(0)
    assert not visitor.page.evaluate("[...document.scripts].some((s) => s.textContent.includes('hostile'))")


def test_hostile_texts_stay_texts(visitor: Visitor) -> None:
    visitor.open(WORKS)
    expect(visitor.canvas().locator(".box.op").first).to_be_visible()
    nothing_ran(visitor)
    for stage, level in (("Forward", "prims"), ("Backward", "aten"), ("Joint", "core aten")):
        visitor.choose("Stage", stage)
        visitor.choose("Level", level)
        expect(visitor.canvas()).to_have_attribute("data-ready", re.compile("."))
        nothing_ran(visitor)
    visitor.choose("Stage", "Dynamo")
    expect(visitor.canvas()).to_have_attribute("data-ready", re.compile("."))
    visitor.canvas().locator(".box.op .main").first.click()
    for tab in ("Source", "Code", "Operators", "Node"):
        visitor.tab(tab)
        expect(visitor.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        nothing_ran(visitor)
    visitor.key("f")  # nothing lies under the small map, which is there only while a part is out of sight
    expect(visitor.canvas().locator(".minimap")).to_be_hidden()
    for box in visitor.canvas().locator(".box .main").all()[:12]:
        box.hover()
    nothing_ran(visitor)


def test_hostile_texts_in_lists_and_inputs(visitor: Visitor) -> None:
    visitor.open(WORKS)
    visitor.page.get_by_role("button", name="Inputs").click()
    expect(visitor.page.get_by_text("9 inputs; 9 require grad.")).to_be_visible()
    nothing_ran(visitor)
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".st-key-pick button").first.click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("option").filter(has_text="onerror").first).to_be_visible()
    assert max(len(t) for t in dialog.get_by_role("option").all_inner_texts()) < len(LONG) + 2_000
    nothing_ran(visitor)
    visitor.page.get_by_label("Find a sample").fill(IMAGE)
    nothing_ran(visitor)


def test_hostile_texts_in_comparison_search_and_failure(visitor: Visitor) -> None:
    visitor.open(WORKS + "&view=compare&vs.level=prims")
    expect(visitor.canvas(1)).to_have_attribute("data-ready", re.compile("."))
    nothing_ran(visitor)
    visitor.open(WORKS + f"&find={quote(IMAGE)}&op={quote(IMAGE)}&node={quote(IMAGE)}&from={quote(IMAGE)}")
    nothing_ran(visitor)
    for section in ("provenance", "operators", "levels", "cost"):
        visitor.page.goto(f"{visitor.address}{WORKS}&view=lab&section={section}&op={quote(IMAGE)}&flow={quote(IMAGE)}")
        expect(visitor.page.get_by_role("radiogroup", name="Page")).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        nothing_ran(visitor)
    visitor.open(FAILS)
    expect(visitor.page.get_by_role("status")).to_contain_text("onerror")
    nothing_ran(visitor)
    visitor.open(f"?sample={quote(IMAGE)}")
    expect(visitor.page.get_by_role("status")).to_contain_text("is neither in the gallery")
    nothing_ran(visitor)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address only")
def test_the_server_listens_on_localhost_only(address: str) -> None:
    port = urlsplit(address).port
    with socket.socket() as near, socket.socket() as other:
        assert near.connect_ex(("127.0.0.1", port)) == 0
        assert other.connect_ex(("127.0.0.2", port)) != 0  # what listens everywhere answers here too


def zipped(folder: Path) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for file in sorted(folder.iterdir()):
            archive.write(file, f"{folder.name}/{file.name}")
    return out.getvalue()


def upload(visitor: Visitor, name: str, data: bytes) -> None:
    visitor.page.locator(".st-key-pick button").first.click()
    visitor.page.get_by_role("dialog").get_by_role("radio", name="Upload…").click()
    chooser = visitor.page.locator("input[type=file]")
    chooser.set_input_files(FilePayload(name=name, mimeType="application/zip", buffer=data))


@pytest.mark.parametrize("kind", ["good", "hostile", "no zip"])
def test_an_upload_is_drawn_or_refused(visitor: Visitor, kind: str, tmp_path: Path) -> None:
    """The isolated workers start for it: what is drawn is what the gallery's sample of the same files gives."""
    visitor.open()
    if kind == "good":
        mine = shutil.copytree(gallery() / "basics" / "conv_bn", tmp_path / "mine")
        with (mine / "model.py").open("a") as file:
            file.write("# no other sample has these bytes, so there is work to do\n")
        upload(visitor, "mine.zip", zipped(mine))
        expect(visitor.page.get_by_role("button", name="mine")).to_be_visible()
        expect(visitor.canvas().locator(".box[data-id='convolution_backward']")).to_be_visible()
        visitor.expect_query(sample="mine")
    elif kind == "hostile":
        upload(visitor, f"{IMAGE}.zip", zipped(write_hostile(tmp_path / "evil", module(f"y = {TOUCH}"))))
        expect(visitor.page.get_by_role("status")).to_contain_text("model.py:6: a call of what is no function of torch")
        nothing_ran(visitor)
        assert not Path(MARK).exists()
    else:
        upload(visitor, "x.zip", b"PK no zip")
        expect(visitor.page.get_by_text("not a zip that can be read")).to_be_visible()


def test_an_upload_that_is_worked_on_is_not_taken_once_more(visitor: Visitor, tmp_path: Path) -> None:
    """So the picker, opened again meanwhile, stays open."""
    visitor.open()
    long = shutil.copytree(gallery() / "models" / "t5_small", tmp_path / "long")
    upload(visitor, "long.zip", zipped(long))
    expect(visitor.running).to_contain_text("T5")
    visitor.page.locator(".st-key-pick button").first.click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Upload…")).to_be_visible()
    visitor.page.wait_for_timeout(1_000)
    expect(visitor.running).to_contain_text("T5")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    visitor.page.get_by_role("button", name="Cancel").click()
    expect(visitor.page.locator(".card[role=status]")).to_contain_text("Cancelled")
