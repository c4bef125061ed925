"""Fixtures for tests of the viewer: the canvas in a browser, one browser for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.viewer.canvas_page import CanvasPage, serve


@pytest.fixture(scope="session")
def canvas_browser(browser: Browser) -> Iterator[CanvasPage]:
    """One page that is loaded anew for each test."""
    with serve() as address:
        yield CanvasPage(browser, address)


@pytest.fixture
def canvas(canvas_browser: CanvasPage) -> Iterator[CanvasPage]:
    """An empty page for canvases; an error in a script or a dialog fails the test."""
    canvas_browser.start()
    yield canvas_browser
    assert canvas_browser.problems == []
