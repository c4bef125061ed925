"""What a person does on the page, and what they see: names are those of the page, not of its elements."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import BrowserContext, Locator, expect

PATIENCE = 60_000  # ms; the first capture waits for torch
SETTINGS: dict[str, str] = {}  # of the server under test, for programs that share its cache
Group = Literal["Stage", "Level", "Page", "Partitioner", "Differences", "Section", "Decomposition at"]


@functools.cache
def operators_of(*arguments: str) -> dict[str, int]:
    """What `aotscope ops --json` prints, from the cache that the server uses too."""
    command = [sys.executable, "-m", "extraction", "ops", *arguments, "--json"]
    environment = {**os.environ, **SETTINGS}
    found: dict[str, int] = json.loads(
        subprocess.run(command, capture_output=True, check=True, text=True, env=environment).stdout
    )
    return found


class Visitor:
    """A browser session in the app."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.problems: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("dialog", lambda dialog: self.problems.append(dialog.message))
        self.page.on("request", lambda request: self._own(request.url))

    def _own(self, url: str) -> None:
        if urlsplit(url).hostname not in ("localhost", None):
            self.problems.append(f"a request to {url}")

    def open(self, query: str = "") -> None:
        """Goes to an address of the app and waits until there is a picture or a message."""
        self.page.goto(self.address + query)
        expect(self.page.locator(".canvas:not([data-ready='']), .card").first).to_be_visible()

    def until(self, read: Callable[[], Any], wanted: Any) -> None:
        """Waits until `read` gives this: one look may see the moment before, or what is drawn anew just now."""
        limit = time.monotonic() + PATIENCE / 1000
        while (seen := read()) != wanted and time.monotonic() < limit:
            self.page.wait_for_timeout(50)
        assert seen == wanted

    @property
    def query(self) -> dict[str, str]:
        """What the URL says."""
        return {key: values[0] for key, values in parse_qs(urlsplit(self.page.url).query).items()}

    def expect_query(self, **wanted: str) -> None:
        """Waits until the URL says exactly this."""
        names = {key.replace("vs_", "vs."): value for key, value in wanted.items()}
        self.page.wait_for_function(
            "w => JSON.stringify([...new URLSearchParams(location.search)].sort()) === JSON.stringify(w)",
            arg=sorted([key, value] for key, value in names.items()),
        )

    def choose(self, group: Group, name: str, pane: int = 0) -> None:
        """Presses one of a row of buttons."""
        self.page.get_by_role("radiogroup", name=group).nth(pane).get_by_role("radio", name=name, exact=True).click()

    def pick(self, name: str, words: str, shelf: str = "") -> None:
        """Picks, from the button with that name, the one sample that these words find; `shelf` is another list."""
        self.page.get_by_role("button", name=name).click()
        dialog = self.page.get_by_role("dialog")
        if shelf:
            before = dialog.locator(".chooser[data-ready]").get_attribute("data-ready")
            dialog.get_by_role("radio", name=shelf).click()
            expect(dialog.locator(".chooser")).not_to_have_attribute("data-ready", str(before))
        self.page.get_by_label("Find a sample").fill(words)
        choice = dialog.get_by_role("option")
        expect(choice).to_have_count(1)
        choice.click()

    def canvas(self, pane: int = 0) -> Locator:
        """A picture."""
        return self.page.locator(".canvas").nth(pane)

    def box(self, name: str, pane: int = 0) -> Locator:
        """A box by its id."""
        return self.canvas(pane).locator(f".box[data-id='{name}']")

    def click_box(self, name: str, pane: int = 0, **options: Any) -> None:
        """Clicks a box in the picture."""
        self.box(name, pane).locator(".main").click(**options)

    def click_line(self, text: str) -> None:
        """Clicks a line of code at its number: a line may be wider than its pane, its number is always in sight."""
        self.panel.locator(".row", has_text=text).locator("i").click()

    def key(self, key: str) -> None:
        """Presses a key over the picture."""
        self.canvas().hover(position={"x": 5, "y": 300})
        self.page.keyboard.press(key)

    def drawn(self, pane: int = 0) -> dict[str, int]:
        """Operators in the picture, from the SVG itself."""
        targets = self.canvas(pane).locator(".box.op").evaluate_all("found => found.map((e) => e.dataset.target)")
        return dict(Counter(targets))

    def expect_drawn(self, wanted: dict[str, int], pane: int = 0) -> None:
        """Waits until the picture shows exactly these operators."""
        self.until(lambda: self.drawn(pane), wanted)

    def tab(self, name: str) -> None:
        """Opens a tab of the panel."""
        self.page.get_by_role("tab", name=name).click()

    @property
    def running(self) -> Locator:
        """What is said over the picture while work runs: its step and seconds, and a button to cancel it."""
        return self.page.locator("[class*='st-key-progress_']")

    @property
    def panel(self) -> Locator:
        """What the panel beside the picture says."""
        return self.page.locator(".st-key-side")

    def table(self) -> dict[str, list[str]]:
        """The rows of the first table, by operator."""
        rows = self.page.locator("table").first.locator("tbody tr")
        expect(rows.first).to_be_visible()
        cells = rows.evaluate_all("found => found.map((row) => [...row.cells].map((cell) => cell.textContent))")
        return {row[0]: row[1:] for row in cells}

    def rings(self, kind: str, pane: int = 0) -> set[str]:
        """Boxes with a ring of this kind."""
        found = self.canvas(pane).locator(f".ring[data-ring='{kind}']").evaluate_all("l => l.map((e) => e.dataset.for)")
        return set(found)

    def expect_rings(self, kind: str, count: int, pane: int = 0) -> None:
        """Waits until that many boxes have a ring of this kind."""
        expect(self.canvas(pane).locator(f".ring[data-ring='{kind}']")).to_have_count(count)

    def expect_ring(self, kind: str, box: str, pane: int = 0) -> None:
        """Waits until a box has a ring of this kind."""
        expect(self.canvas(pane).locator(f".ring[data-ring='{kind}'][data-for='{box}']").first).to_be_attached()
