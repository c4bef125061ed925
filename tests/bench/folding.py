"""Large graphs: first picture, opening a box, toggles, growth, memory, frames; beside `dot` and Model Explorer.

Run alone on an idle machine::

    python -m tests.bench.folding [--only growth|page|dot|explorer|memory|frames] [--explorer PATH/model-explorer]
        [--store DIR]

`--store` keeps samples and extractions for the next run (they take minutes). `--explorer` names the program of Model
Explorer, installed into an environment of its own (`pip install ai-edge-model-explorer`). Times are wall-clock, taken
in the page where the page is concerned; growth is in CPU seconds.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from extraction.cache import Cache
from extraction.capture import Key
from extraction.catalog import resolve
from extraction.graph import Graph, Level
from extraction.samples import read_sample
from extraction.session import Session
from tests.bench import deep, explorer
from tests.bench.page import FRAMES, HELPERS, KEY, say, serving
from viewer.engine import engines
from viewer.fold import initial
from viewer.folded import tree_of
from viewer.grouping import ViewOptions
from viewer.layout import LayoutCache, lay_out_picture
from viewer.outline import Outline

READY = ".canvas:not([data-ready=''])"
OPEN = """async (id) => {
  const old = part('.canvas').dataset.ready, start = performance.now();
  part(`.box[data-id="${id}"] .main`).dispatchEvent(
    new MouseEvent('dblclick', { bubbles: true, composed: true, detail: 2 }));
  return until(() => part('.canvas').dataset.ready !== old, start);
}"""


@dataclass(frozen=True)
class Case:
    """A graph of the table: its name in the page, its folder, its level, and the limits in ms."""

    name: str
    folder: Path
    level: Level
    first: int
    unfold: int
    toggle: int


def cases(store: Path) -> list[Case]:
    """The table of issue C; the last graph is made to its size."""
    made = deep.write(store / "samples" / "deep117", 117)
    return [
        Case("resnet18", resolve("resnet18"), "core_aten", 300, 150, 300),
        Case("bert_base", resolve("bert_base"), "prims", 500, 200, 400),
        Case("llama_7b", resolve("llama_7b"), "prims", 1000, 300, 800),
        Case("samples/deep117", made, "prims", 2000, 300, 1500),
    ]


def graph_of(store: Path, folder: Path, key: Key) -> Graph:
    """From the store's cache, or made now; with all that the page asks for beside it."""
    session = Session(read_sample(folder), Cache(store / "cache", 8192))
    session.summary()
    return session.graph(key)


def growth(store: Path) -> None:
    """CPU seconds of folding and of the first picture, by size."""
    print("nodes      fold      first picture   ms / (n log2 n) · 1000", flush=True)
    for layers in (3, 10, 33, 100):
        folder = deep.write(store / "samples" / f"deep{layers}", layers)
        graph, options = graph_of(store, folder, Key("joint", "prims")), ViewOptions()
        gc.collect()
        gc.freeze()  # torch is here, unlike in the page's process
        started = time.process_time()
        outline = Outline(graph, options, tree_of(graph, options))
        opened = initial(outline.tree)
        folded = time.process_time()
        scene = lay_out_picture(outline.picture(opened), cache=LayoutCache())
        text = json.dumps(scene)
        done, count = time.process_time(), len(graph.nodes)
        share = 1e6 * (done - started) / (count * math.log2(count))
        print(f"{count:7,}  {1000 * (folded - started):6.0f} ms  {1000 * (done - started):9.0f} ms  {share:12.2f}"
              f"   {len(scene['boxes'])} boxes, {len(text) / 1e3:.0f} kB", flush=True)  # fmt: skip


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


class Traffic:
    """Bytes that a page receives."""

    def __init__(self, page: Page) -> None:
        self.nbytes = 0
        page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.add(len(data))))
        page.on("response", lambda r: self.add(len(r.body())) if "/aotscope/scene" in r.url else None)

    def add(self, nbytes: int) -> None:
        """Counts some."""
        self.nbytes += nbytes


def make(graph: Graph) -> tuple[float, int]:
    """Milliseconds to make the first picture of a graph, layout included, and its bytes."""
    started, options = time.perf_counter(), ViewOptions()
    outline = Outline(graph, options, tree_of(graph, options))
    scene = json.dumps(lay_out_picture(outline.picture(initial(outline.tree)), cache=LayoutCache()))
    return 1000 * (time.perf_counter() - started), len(scene)


def page(browser: Browser, address: str, case: Case, graph: Graph) -> None:
    """Through the running app."""
    tab = browser.new_page(viewport={"width": 1500, "height": 900}, reduced_motion="reduce")
    tab.set_default_timeout(300_000)
    tab.add_init_script(HELPERS)
    traffic = Traffic(tab)
    started = time.perf_counter()
    tab.goto(f"{address}?sample={case.name}&level={case.level}")
    tab.locator(READY).wait_for()
    say(f"{case.name}: link opened, graph in the cache, to the picture", 1000 * (time.perf_counter() - started))
    tab.wait_for_timeout(4000)
    before = traffic.nbytes
    opened = []
    for _ in range(5):
        boxes = tab.locator(".box.fold[data-phase=forward]")
        if not boxes.count():
            break
        opened.append(tab.evaluate(OPEN, boxes.last.get_attribute("data-id")))
        tab.wait_for_timeout(1500)
    if opened:
        say(f"{case.name}: a box opens, median of {len(opened)}", statistics.median(opened), case.unfold)
        print(f"{case.name}: {(traffic.nbytes - before) / 1e3 / len(opened):,.0f} kB travel for it (limit 1,000)")
    shown = 0.0
    for name, keys in (("level", "qrqr" if case.level == "prims" else "qwqw"), ("stage", "4343")):
        times = []
        for key in keys:
            times.append(tab.evaluate(KEY, key))
            tab.wait_for_timeout(2500)
        say(f"{case.name}: toggle of the {name}, first time", max(times[:2]), case.toggle)
        say(f"{case.name}: toggle of the {name}, again", max(times[2:]), case.toggle)
        shown = times[3] if name == "level" else shown
    made, nbytes = make(graph)
    print(
        f"{case.name}: the first picture is made in {made:,.0f} ms ({nbytes / 1e3:,.0f} kB), shown in {shown:,.0f} ms"
    )
    say(f"{case.name}: first picture, both together", made + shown, case.first)
    tab.close()


def against_explorer(browser: Browser, program: Path, store: Path, case: Case, graph: Graph) -> None:
    """The same graph in Model Explorer."""
    file = store / f"{case.folder.name}.json"
    file.write_text(json.dumps(explorer.convert(graph)))
    tab = browser.new_page(viewport={"width": 1500, "height": 900})
    with explorer.explorer(program, file) as address:
        try:
            say(f"{case.name}: Model Explorer, from open to first picture", 1000 * explorer.visit(tab, address))
            say(f"{case.name}: Model Explorer, a layer opens", 1000 * explorer.open_layer(tab))
        except TimeoutError as error:
            print(f"{case.name}: Model Explorer: {error}", flush=True)
        print(f"{case.name}: Model Explorer, JavaScript heap {explorer.heap(tab):,.0f} MB", flush=True)
    tab.close()


def memory(browser: Browser, address: str, process: int, names: Sequence[tuple[str, Level]]) -> None:
    """MB of the page process with these graphs open, and of one tab."""
    tabs = []
    for name, level in names:
        tabs.append(browser.new_page(viewport={"width": 1500, "height": 900}))
        tabs[-1].goto(f"{address}?sample={name}&level={level}")
        tabs[-1].locator(READY).wait_for(timeout=300_000)
        tabs[-1].wait_for_timeout(2000)
        print(f"{name}: tab's JavaScript heap {explorer.heap(tabs[-1]):,.0f} MB", flush=True)
    text = Path(f"/proc/{process}/status").read_text()
    size = int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) / 1e3
    print(f"page process with {len(tabs)} graphs open: {size:,.0f} MB resident (limit 500)", flush=True)
    for tab in tabs:
        tab.close()


def frames(browser: Browser, address: str) -> None:
    """Milliseconds between frames while a picture with some 2,000 visible elements is dragged and zoomed."""
    tab = browser.new_page(viewport={"width": 1500, "height": 900})
    tab.set_default_timeout(300_000)
    tab.add_init_script(HELPERS)
    tab.goto(f"{address}?sample=bert_base&fold=*")
    tab.locator(READY).wait_for()
    tab.wait_for_timeout(6000)
    tab.keyboard.press("f")
    tab.wait_for_timeout(1000)
    seen = tab.evaluate("() => part('.drawing').querySelectorAll('.box, path.line').length")
    found = tab.evaluate_handle(f"() => ({FRAMES})()")
    tab.mouse.move(500, 500)
    tab.mouse.down()
    for i in range(50):
        tab.mouse.move(500 + 4 * i, 500 + 3 * (i % 20))
    tab.mouse.up()
    for i in range(20):
        tab.mouse.wheel(0, -60 if i < 10 else 60)
    times = sorted(found.json_value())
    say(f"pan and zoom, {seen:,} elements: median frame", statistics.median(times), 17)
    say(f"pan and zoom, {seen:,} elements: slowest of ten", times[9 * len(times) // 10], 34)
    tab.close()


def main() -> None:
    """Prints everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=["growth", "page", "dot", "explorer", "memory", "frames"])
    parser.add_argument("--case", action="append", help="only this graph of the table")
    parser.add_argument("--explorer", type=Path)
    parser.add_argument("--store", type=Path, default=Path(tempfile.gettempdir()) / "aotscope-bench")
    given = parser.parse_args()
    parts = set(given.only or ["growth", "page", "dot", "explorer", "memory", "frames"])
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if "growth" in parts:
        growth(given.store)
    if parts == {"growth"}:
        return
    chosen = [c for c in cases(given.store) if not given.case or c.name in given.case]
    graphs = {}
    for case in chosen:
        for key in (Key("backward", case.level), Key("joint"), Key("joint", case.level)):
            graphs[case.name] = graph_of(given.store, case.folder, key)
        if "dot" in parts:
            dot(case, graphs[case.name])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or "/usr/bin/chromium",
                                             args=["--headless", *explorer.FLAGS])  # fmt: skip
        with serving(str(given.store / "cache"), str(given.store / "samples")) as (address, process):
            if "frames" in parts:
                frames(browser, address)
            if "memory" in parts:
                memory(browser, address, process, [(c.name, c.level) for c in chosen[-3:]])
            if "page" in parts:
                for case in chosen:
                    page(browser, address, case, graphs[case.name])
        if "explorer" in parts and given.explorer:
            for case in chosen:
                against_explorer(browser, given.explorer, given.store, case, graphs[case.name])


if __name__ == "__main__":
    main()
