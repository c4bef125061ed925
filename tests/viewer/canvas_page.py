"""A page that mounts the canvas without Streamlit: the same call, a shadow root, and a list of what it sends.

Example::

    with serve() as address, chromium() as browser:
        page = CanvasPage(browser, address)
        page.start()
        page.update(scene(boxes=3))
        page.sent("selection")
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, sync_playwright

from viewer.canvas import CanvasData, payload
from viewer.canvas.assets import script
from viewer.canvas.scenes import STORE
from viewer.canvas.turns import TURNS

Scene = dict[str, Any]
HTML = """<!doctype html><title>canvas</title>
<style>body { margin: 0; --st-background-color: #ffffff } body.night { --st-background-color: #171614 }
[data-testid=host] { display: inline-block; width: 900px }</style>
<input aria-label="Search"><input type="radio" aria-label="Stage"><div data-testid="hosts"></div>
<script type="module">
import mount from "/script.js";
window.sent = []; window.bubbled = [];
document.addEventListener("keydown", (event) => bubbled.push(event.key));
window.update = (name, data) => {
  let host = document.getElementById(name);
  if (!host) {
    host = Object.assign(document.createElement("div"), { id: name });
    host.dataset.testid = "host";
    host.attachShadow({ mode: "open" });
    document.querySelector("[data-testid=hosts]").append(host);
  }
  mount({ data, parentElement: host.shadowRoot,
          setTriggerValue: (event, value) => sent.push({ name, event, value }) });
};
</script>"""


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        url, stem = urlsplit(self.path), PurePosixPath(urlsplit(self.path).path).stem
        packed = script() if self.path == "/script.js" else STORE.get(stem)
        if "/turn/" in url.path:
            [(way, box)] = parse_qsl(url.query)
            turned = TURNS.turned(stem, box, way == "open")
            packed = turned and gzip.compress(turned)
        body = HTML.encode() if self.path == "/" else packed
        kind = {"/": "text/html", "/script.js": "text/javascript"}.get(self.path, "application/json")
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", kind)
        if packed is not None:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body or b"")

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@contextmanager
def serve() -> Iterator[str]:
    """Address of a server for the page, the component's files and the scenes of this process."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless Chromium: the system's (or $CHROMIUM), else Playwright's own.

    Where there is none the test is skipped, or fails when AOTSCOPE_REQUIRE_BROWSER is set.
    """
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        if not found and not os.path.exists(playwright.chromium.executable_path):  # noqa: PTH110
            (pytest.fail if os.environ.get("AOTSCOPE_REQUIRE_BROWSER") else pytest.skip)("no Chromium found")
        browser = playwright.chromium.launch(
            executable_path=found,
            args=["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


class CanvasPage:
    """A page with canvases, by name; the first is called `one`."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.page = browser.new_page(viewport={"width": 1000, "height": 700}, reduced_motion="reduce")
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("dialog", lambda dialog: self.problems.append(dialog.message))
        self.address = address

    def start(self) -> None:
        """An empty page."""
        self.problems.clear()
        self.page.set_default_timeout(8000)
        self.page.goto(self.address)
        self.page.mouse.move(0, 0)
        self.page.wait_for_function("() => Boolean(window.update)")

    def update(self, scene: Scene, name: str = "one", **options: Any) -> None:
        """Mounts or updates a canvas and waits until the scene is drawn."""
        data = self.data(scene, **options)
        self.page.evaluate("([name, data]) => update(name, data)", [name, data])
        self.page.locator(f"#{name} .canvas[data-ready='{data['hash']}']").wait_for()
        self.settle()

    def data(self, scene: Scene, **options: Any) -> dict[str, Any]:
        """What Python sends for a scene."""
        text = json.dumps(scene, separators=(",", ":"))
        return payload(CanvasData(text.encode(), **options), height=600)

    def settle(self) -> None:
        """Two frames, so that what was asked for is drawn."""
        self.page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")

    def box(self, id: str, name: str = "one") -> Locator:
        """The element of a box."""
        return self.page.locator(f"#{name} .box[data-id='{id}']")

    def rings(self) -> set[tuple[str, str]]:
        """What is ringed: (kind of ring, box id)."""
        found = self.page.locator("#one .ring").evaluate_all("l => l.map((e) => [e.dataset.ring, e.dataset.for])")
        return {(kind, box) for kind, box in found}

    def sent(self, event: str, name: str = "one") -> list[Any]:
        """Values sent to Python so far."""
        return [s["value"] for s in self.page.evaluate("sent") if (s["event"], s["name"]) == (event, name)]

    def middle(self, id: str, name: str = "one") -> tuple[float, float]:
        """Where a box is on the screen, px."""
        area = self.box(id, name).locator(".main").bounding_box()
        assert area is not None
        return area["x"] + area["width"] / 2, area["y"] + area["height"] / 2

    def zoom(self, name: str = "one") -> float:
        """The zoom factor."""
        return float(self.page.locator(f"#{name} .canvas").get_attribute("data-zoom") or 0)


def scene(*columns: str, step: float = 70, **extra: Any) -> Scene:
    """A scene with columns of boxes named by words, data edges down each column: `scene("a b c", "d e")`."""
    boxes, edges = [], []
    for i, column in enumerate(columns):
        names = column.split()
        boxes += [box(name, x=20 + 220 * i, y=20 + step * j) for j, name in enumerate(names)]
        edges += [edge(a, b, i, j, step) for j, (a, b) in enumerate(pairwise(names))]
    width, height = max(b["x"] + b["w"] for b in boxes) + 20, max(b["y"] + b["h"] for b in boxes) + 20
    return {"width": width, "height": height, "boxes": boxes, "edges": edges, "portals": [], "clusters": []} | extra


def box(id: str, **changes: Any) -> Scene:
    """A box of the scene contract."""
    return {
        "id": id, "x": 0, "y": 0, "w": 180, "h": 42, "title": id, "sub": "layer → f32[1, 8]", "shape": "op",
        "phase": "forward", "kind": "pointwise", "dtype": "float32", "scope": "layer", "bytes": 32, "count": 1,
        "target": f"aten.{id}.default", "tip": [f"aten.{id}.default: {id}", "f32[1, 8]"], "pair": [], "saved": False,
    } | changes  # fmt: skip


def edge(source: str, target: str, column: int = 0, row: int = 0, step: float = 70) -> Scene:
    """A straight data edge from one row of a column to the next."""
    x, y = 110 + 220 * column, 62 + step * row
    path = f"M{x},{y}C{x},{y + 5} {x},{y + step - 47} {x},{y + step - 42}"
    return {"id": f"{source}->{target}", "from": source, "to": target, "kind": "data", "path": path, "arrow": "end",
            "label": ""}  # fmt: skip
