"""Model Explorer on our graphs, in the same Chromium: time to its first picture and to an opened layer, memory.

Example::

    with explorer(Path("/path/to/model-explorer"), file) as address:
        seconds = visit(page, address)

Model Explorer (`pip install ai-edge-model-explorer`, into an environment of its own) draws with WebGL and says nowhere
when it is done. So the picture is watched from outside: it is there when pixels differ from the background, and a layer
is open when the picture has changed and stays as it is. A look takes some 0.1 s, which is the precision of the figures.
"""

from __future__ import annotations

import io
import json
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from extraction.graph import Graph
from viewer.labels import base_name

# software WebGL; without it Model Explorer shows nothing in a Chromium without a graphics card
FLAGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
         "--enable-precise-memory-info", "--js-flags=--expose-gc"]  # fmt: skip
PICTURE = {"x": 20, "y": 110, "width": 1090, "height": 660}  # of its window of 1500 × 900, without its panels


def convert(graph: Graph) -> dict[str, Any]:
    """The graph in Model Explorer's own JSON: one layer a phase, inside it the module paths."""
    nodes = [
        {
            "id": n.name,
            "label": base_name(n.target),
            "namespace": "/".join([n.phase, *filter(None, n.scope.split("."))]),
            "incomingEdges": [
                {"sourceNodeId": name, "sourceNodeOutputId": "0", "targetNodeInputId": str(i)}
                for i, name in enumerate(n.inputs)
            ],
            "attrs": [{"key": "target", "value": n.target}],
            "outputsMetadata": [
                {"id": str(i), "attrs": [{"key": "shape", "value": str(value)}]} for i, value in enumerate(n.outputs)
            ],
        }
        for n in graph.nodes
    ]
    return {"label": "joint", "graphs": [{"id": "joint", "nodes": nodes}]}


@contextmanager
def explorer(program: Path, file: Path) -> Iterator[str]:
    """Its server; gives the address that opens the file."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [str(program), str(file), "--no_open_in_browser", f"--port={port}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    data = urllib.parse.quote(json.dumps({"models": [{"url": str(file)}]}))
    try:
        while process.poll() is None:
            try:
                urllib.request.urlopen(f"http://localhost:{port}/check_health", timeout=1).close()
                break
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        yield f"http://localhost:{port}/?data={data}"
    finally:
        process.terminate()
        process.wait()


def look(page: Page) -> Image.Image:
    """The picture as it is now, in black and white."""
    shot = Image.open(io.BytesIO(page.screenshot(clip=PICTURE)))  # type: ignore[arg-type]
    return shot.convert("L").point(lambda grey: 0 if grey > 248 else 255)


def visit(page: Page, address: str, limit: float = 120) -> float:
    """Seconds from opening its page to its first picture. Raises TimeoutError."""
    page.route("**/*", lambda r: r.continue_() if "localhost" in r.request.url else r.abort())
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_text("op node count").wait_for(timeout=1000 * limit)
    while look(page).getbbox() is None:
        if time.perf_counter() - started > limit:
            raise TimeoutError(f"no picture within {limit:g} s")
    return time.perf_counter() - started


def open_layer(page: Page, limit: float = 120) -> float:
    """Seconds from a double click on the uppermost layer to a changed picture that stays. Raises TimeoutError."""
    before = look(page)
    box = before.getbbox()
    assert box is not None
    line = before.crop((0, box[1], before.width, box[1] + 30)).getbbox()
    assert line is not None
    place = PICTURE["x"] + (line[0] + line[2]) / 2, PICTURE["y"] + box[1] + 20
    started = time.perf_counter()
    page.mouse.dblclick(*place)
    last, since = before, started
    while True:
        now, at = look(page), time.perf_counter()
        if now.tobytes() != last.tobytes():
            last, since = now, at
        if last.tobytes() != before.tobytes() and at - since > 1:
            return since - started
        if at - started > limit:
            raise TimeoutError(f"no change within {limit:g} s")


def heap(page: Page) -> float:
    """MB of the tab's JavaScript heap after a collection."""
    return float(page.evaluate("() => { window.gc?.(); return performance.memory.usedJSHeapSize }")) / 1e6
