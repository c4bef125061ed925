"""A large graph in the running app: Llama 7B at prims, forward and backward, some 13,000 nodes."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import SETTINGS, Visitor, operators_of

FEW = 60  # boxes of an overview
PREPARE = """
from extraction.cache import Cache, default_folder
from extraction.key import Key
from extraction.catalog import resolve
from extraction.samples import read_sample
from extraction.session import Session

session = Session(read_sample(resolve("llama_7b")), Cache(default_folder()))
session.summary()
for key in (Key("joint", "prims"), Key("backward", "prims")):
    session.graph(key)
"""


@pytest.fixture(scope="module")
def prepared(address: str) -> str:
    """The extraction is in the server's cache, so that the page never waits for torch."""
    subprocess.run([sys.executable, "-c", PREPARE], check=True, env={**os.environ, **SETTINGS})
    return address


def test_from_the_overview_to_a_node_and_back(prepared: str, visitor: Visitor) -> None:
    visitor.open("?sample=llama_7b&level=prims")
    assert 20 < int(visitor.canvas().get_attribute("data-boxes") or 0) <= FEW
    expect(visitor.box("fold:f:model.layers.[1-31]")).to_be_attached()
    sines = operators_of("llama_7b", "--level", "prims")["prims.sin.default"]
    # search: what is folded says how much it holds
    visitor.key("/")
    visitor.page.keyboard.type("op:sin")
    visitor.page.keyboard.press("Enter")
    visitor.expect_query(sample="llama_7b", level="prims", find="op:sin")
    badges, boxes = visitor.canvas().locator(".badge text"), visitor.canvas().locator(
        ".box[data-target='prims.sin.default']")  # fmt: skip
    visitor.until(lambda: sum(map(int, badges.all_text_contents())), sines)
    expect(boxes).to_have_count(0)
    # the next hit opens what hides it
    visitor.page.keyboard.press("n")
    hit = boxes.first
    expect(hit).to_be_visible()
    name = hit.get_attribute("data-id") or ""
    visitor.expect_ring("selection", name)
    visitor.page.wait_for_url(re.compile(f"node={name}"))
    query = visitor.query
    # toggle to backward and go back
    visitor.key("4")
    expect(visitor.page.locator(".headline")).to_contain_text("Backward graph")
    visitor.page.wait_for_url(re.compile("stage=backward"))
    output = visitor.canvas().locator(".box.result[data-phase=forward]")
    expect(output).to_have_count(0)
    expect(visitor.box("fold:b:model.layers.[1-31]")).to_be_attached()
    visitor.page.go_back()
    visitor.expect_query(**{key.replace(".", "_"): value for key, value in query.items()})
    expect(output).to_have_count(1)
    expect(visitor.box(name)).to_be_visible()
    visitor.expect_ring("selection", name)


def test_the_legend_of_a_folded_picture_counts_all_calls(prepared: str, visitor: Visitor) -> None:
    visitor.open("?sample=llama_7b&level=prims&colour=kind&tab=operators")
    wanted: dict[str, int] = {}
    for forward, backward, kind, _ in visitor.table().values():
        calls = sum(int(n.replace(",", "").replace("·", "0")) for n in (forward, backward))
        wanted[kind] = wanted.get(kind, 0) + calls
    assert sum(wanted.values()) == sum(operators_of("llama_7b", "--level", "prims").values())

    def legend() -> dict[str, int]:
        rows = [text.split("\n") for text in visitor.canvas().locator(".legend .row").all_inner_texts()]
        return {row[0]: int(row[1].replace(",", "")) for row in rows if len(row) > 1 and row[1]}

    visitor.until(legend, wanted)
