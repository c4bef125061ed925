"""Large graphs: first picture, opening a box, toggles, growth, memory, frames; beside `dot` and Model Explorer.

Run alone on an idle machine::

    python -m tests.bench.folding [--only growth|layout|page|dot|explorer|memory|frames]
        [--explorer PATH/model-explorer] [--store DIR]

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
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

from extraction.catalog import resolve
from extraction.graph import Graph, Level
from extraction.key import Key
from tests.bench import deep
from tests.bench.cases import OPEN, READY, Case, cases, graph_of
from tests.bench.page import FRAMES, HELPERS, KEY, say, serving
from tests.bench.rivals import compare, dot, drawing_chromium
from tests.viewer.canvas_page import chromium
from viewer.fold import initial
from viewer.folded import tree_of
from viewer.grouping import ViewOptions
from viewer.layout import LayoutCache, lay_out_picture
from viewer.outline import Outline

PARTS = ("growth", "layout", "page", "dot", "explorer", "memory", "frames")


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


def whole(store: Path) -> None:
    """Milliseconds to lay out joint graphs with everything open, as the page does when told to open all."""
    sizes: list[tuple[str, Level, int]] = [("resnet18", "aten", 300), ("resnet50", "core_aten", 1500)]
    for name, level, limit in sizes:
        graph, options = graph_of(store, resolve(name), Key("joint", level)), ViewOptions()
        outline = Outline(graph, options, tree_of(graph, options))
        picture = outline.picture(outline.tree.everything)
        started = time.perf_counter()
        scene = lay_out_picture(picture, cache=LayoutCache())
        took = 1000 * (time.perf_counter() - started)
        say(f"{name} at {level}, all {len(scene['boxes']):,} boxes laid out", took, limit)


class Traffic:
    """Bytes that a page receives."""

    def __init__(self, page: Page) -> None:
        self.nbytes = 0
        page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.add(len(data))))
        page.on("response", lambda r: self.add(len(r.body())) if "/aotscope/" in r.url else None)

    def add(self, nbytes: int) -> None:
        """Counts some."""
        self.nbytes += nbytes


def make(graph: Graph) -> tuple[float, int]:
    """Milliseconds to make the first picture of a graph, layout included, and its bytes."""
    gc.collect()
    gc.freeze()  # torch is here, unlike in the page's process
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


def memory(browser: Browser, address: str, process: int, names: Sequence[tuple[str, Level]]) -> None:
    """MB of the page process with these graphs open."""
    tabs = []
    for name, level in names:
        tabs.append(browser.new_page(viewport={"width": 1500, "height": 900}))
        tabs[-1].goto(f"{address}?sample={name}&level={level}")
        tabs[-1].locator(READY).wait_for(timeout=300_000)
        tabs[-1].wait_for_timeout(2000)
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
    parser.add_argument("--only", action="append", choices=PARTS)
    parser.add_argument("--case", action="append", help="only this graph of the table")
    parser.add_argument("--explorer", type=Path)
    parser.add_argument("--store", type=Path, default=Path(tempfile.gettempdir()) / "aotscope-bench")
    given = parser.parse_args()
    parts = set(given.only or PARTS)
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if "growth" in parts:
        growth(given.store)
    if "layout" in parts:
        whole(given.store)
    if parts <= {"growth", "layout"}:
        return
    chosen = [c for c in cases(given.store) if not given.case or c.name in given.case]
    graphs = {}
    for case in chosen:
        for key in (Key("backward", case.level), Key("joint"), Key("joint", case.level)):
            graphs[case.name] = graph_of(given.store, case.folder, key)
        if "dot" in parts:
            dot(case, graphs[case.name])
    served = str(given.store / "cache"), str(given.store / "samples")
    if parts & {"frames", "memory", "page"}:
        with chromium() as browser, serving(*served) as (address, process):
            if "frames" in parts:
                frames(browser, address)
            if "memory" in parts:
                memory(browser, address, process, [(c.name, c.level) for c in chosen[-3:]])
            for case in chosen if "page" in parts else ():
                page(browser, address, case, graphs[case.name])
    if "explorer" in parts and given.explorer:
        with drawing_chromium() as browser, serving(*served) as (address, _):
            for case in chosen:
                compare(browser, given.explorer, given.store, address, case, graphs[case.name])


if __name__ == "__main__":
    main()
