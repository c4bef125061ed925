"""The sample picker: typing, keys, groups, a folder that is typed in."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from extraction.catalog import gallery
from tests.browser.visitor import Visitor

LONG = "some-organisation_a-model-with-a-name-of-more-than-sixty-letters-for-classification"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a sample of a long name, two without a group, and a broken one; and an empty folder beside it."""
    root = tmp_path / "opened"
    for name in (LONG, "plain", "broken"):
        shutil.copytree(gallery() / "basics" / "conv_bn", root / name)
    info = json.loads((root / LONG / "graph_net.json").read_text())
    (root / LONG / "graph_net.json").write_text(json.dumps(info | {"title": LONG.replace("_", "/")}))
    (root / "plain" / "graph_net.json").write_text("{}")
    (root / "broken" / "graph_net.json").write_text("{")
    (root / "broken" / "model.py").write_text("def (")
    (tmp_path / "nothing").mkdir()
    return root


def typed(visitor: Visitor, text: str) -> Locator:
    """The picker, where a folder is typed."""
    dialog = visitor.page.get_by_role("dialog")
    if not dialog.count():
        visitor.page.locator(".st-key-pick button").first.click()
    dialog.get_by_role("radio", name="Open a folder").click()
    dialog.get_by_role("textbox", name="Folder").fill(text)
    dialog.get_by_role("button", name="Open", exact=True).click()
    return dialog


def opened(visitor: Visitor, text: str, count: int) -> Locator:
    """The picker once so many samples of a typed folder are listed; until then it still asks for a folder."""
    dialog = typed(visitor, text)
    expect(dialog.get_by_role("option")).to_have_count(count)
    return dialog


def test_a_folder_that_cannot_be_opened_says_why(visitor: Visitor, folder: Path) -> None:
    visitor.open()
    for text, said in (("/no/such/folder", "not the full path"), ("opened", "not the full path"),
                       (str(folder.parent / "nothing"), "no sample is in it")):  # fmt: skip
        dialog = typed(visitor, text)
        expect(dialog.get_by_role("alert")).to_contain_text(f"{text}: {said}")
        expect(dialog.get_by_role("radio", name="nothing")).to_have_count(0)


def test_a_folder_is_opened_and_a_sample_picked_with_keys(visitor: Visitor, folder: Path) -> None:
    visitor.open()
    dialog = opened(visitor, f' "{folder}/" ', 3)
    rows = dialog.get_by_role("option")
    expect(dialog.locator("h4")).to_have_text(["basics", "without a group"])
    expect(rows.locator("b")).to_have_text([LONG.replace("_", "/"), "broken", "plain"])
    expect(rows.locator("code")).to_have_text(["", "", ""])  # the folder's name says nothing more
    expect(rows.locator("i")).to_have_text(["442 B of code", "5 B of code", "442 B of code"])
    field = visitor.page.get_by_label("Find a sample")
    field.fill("no such words")
    expect(dialog.locator(".chooser p")).to_have_text("No sample has all these words.")
    field.fill("")
    expect(dialog.locator("[aria-selected=true]")).to_have_count(1)
    field.press("ArrowDown")
    field.press("ArrowDown")
    wanted = rows.nth(2).get_attribute("data-key")
    expect(dialog.locator("[aria-selected=true]")).to_have_attribute("data-key", str(wanted))
    field.press("Enter")
    expect(dialog).to_have_count(0)
    visitor.expect_query(sample=str(wanted))


def test_a_folder_that_is_open_already_is_shown(visitor: Visitor, folder: Path) -> None:
    visitor.open()
    opened(visitor, str(folder), 3)
    other = folder.parent / "other" / "opened"
    shutil.copytree(folder / "plain", other / "plain")
    opened(visitor, str(other), 1)
    dialog = opened(visitor, str(folder), 3)
    expect(dialog.get_by_role("radio", name="opened", exact=True)).to_be_checked()
