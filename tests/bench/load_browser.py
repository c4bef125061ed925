"""Visitors in Chromium, for `tests.bench.load`.

Example::

    async with Pages() as pages:
        press = await pages.open("http://localhost:8501/?sample=conv_bn", errors)
        seconds = await press("r")             # from the key to the new picture in place
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Awaitable, Callable

from playwright.async_api import Browser, async_playwright

from tests.bench.page import HELPERS, KEY

FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking")
TROUBLE = ".card[role=status], [data-testid=stAlert], [data-testid=stException]"


class Pages:
    """Pages of one Chromium, each with a session of its own; it starts with the first."""

    async def __aenter__(self) -> Pages:
        self._playwright = await async_playwright().start()
        self._browser: Browser | None = None
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._browser is not None:
            await self._browser.close()
        await self._playwright.stop()

    async def open(self, address: str, errors: list[str]) -> Callable[[str], Awaitable[float]]:
        """A new session, as soon as its picture is drawn; what gives the seconds of a key pressed in it."""
        if self._browser is None:
            found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
            self._browser = await self._playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        context = await self._browser.new_context(viewport={"width": 1300, "height": 800}, reduced_motion="reduce")
        page = await context.new_page()
        page.set_default_timeout(300_000)
        page.on("pageerror", lambda error: errors.append(f"{address}: {error}"))
        await page.add_init_script(HELPERS)
        await page.goto(address)
        await page.locator(f".canvas:not([data-ready='']), {TROUBLE}").first.wait_for()

        async def press(key: str) -> float:
            took = float(await page.evaluate(KEY, key)) / 1000
            errors.extend(" ".join(t.split())[:200] for t in await page.locator(TROUBLE).all_inner_texts())
            return took

        return press
