"""`dot` and Model Explorer on the same graphs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from extraction.graph import Graph
from tests.bench import explorer
from tests.bench.cases import OPEN, READY, Case
from tests.bench.page import HELPERS, say
from viewer.engine import engines


def dot(case: Case, graph: Graph, limit: float = 60) -> None:
    """The unfolded graph, as it is, through the layout program."""
    lines = [f'"{n.name}"[label="{n.name}"]' for n in graph.nodes if n.op != "output"]
    lines += [f'"{i}"->"{n.name}"' for n in graph.nodes if n.op != "output" for i in n.inputs]
    started = time.perf_counter()
    try:
        subprocess.run([*engines()[0].command, "-Tsvg"], input="\n".join(["digraph{", *lines, "}"]).encode(),
                       capture_output=True, timeout=limit, check=True)  # fmt: skip
        say(
            f"{case.name}: {engines()[0].name} on all {len(graph.nodes):,} nodes",
            1000 * (time.perf_counter() - started),
        )
    except subprocess.TimeoutExpired:
        print(f"{case.name}: {engines()[0].name} on all {len(graph.nodes):,} nodes: not within {limit:g} s", flush=True)


def compare(browser: Browser, program: Path, store: Path, address: str, case: Case, graph: Graph) -> None:
    """The same graph in our page and in Model Explorer, in the same Chromium."""
    tab = browser.new_page(viewport={"width": 1500, "height": 900}, reduced_motion="reduce")
    tab.add_init_script(HELPERS)
    started = time.perf_counter()
    tab.goto(f"{address}?sample={case.name}&level={case.level}")
    tab.locator(READY).wait_for(timeout=300_000)
    say(f"{case.name}: AOTScope, from open to first picture", 1000 * (time.perf_counter() - started))
    tab.wait_for_timeout(4000)
    boxes = tab.locator(".box.fold[data-phase=forward]")
    if boxes.count():
        say(f"{case.name}: AOTScope, a box opens", tab.evaluate(OPEN, boxes.last.get_attribute("data-id")))
    print(f"{case.name}: AOTScope, JavaScript heap {explorer.heap(tab):,.0f} MB", flush=True)
    tab.close()
    file = store / f"{case.folder.name}.json"
    file.write_text(json.dumps(explorer.convert(graph)))
    tab = browser.new_page(viewport={"width": 1500, "height": 900})
    with explorer.explorer(program, file) as other:
        try:
            say(f"{case.name}: Model Explorer, from open to first picture", 1000 * explorer.visit(tab, other))
            say(f"{case.name}: Model Explorer, a layer opens", 1000 * explorer.open_layer(tab))
        except TimeoutError as error:
            print(f"{case.name}: Model Explorer: {error}", flush=True)
        print(f"{case.name}: Model Explorer, JavaScript heap {explorer.heap(tab):,.0f} MB", flush=True)
    tab.close()


@contextmanager
def drawing_chromium() -> Iterator[Browser]:
    """A Chromium that can do WebGL without a graphics card; slower than one without it."""
    with sync_playwright() as playwright:
        found = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--headless", *explorer.FLAGS])
        yield browser
        browser.close()
