"""How long a choice takes: from a tick to the new operator set and to the new picture, in headless Chromium.

Run alone on an idle machine::

    python -m tests.bench.choices                       # resnet18, bert_base and llama_7b, on top of prims
    python -m tests.bench.choices --sample conv_bn --level core_aten

Each sample is extracted by one server, which then ends. The first tick meets a second server that has the cache only.
Each figure is taken inside the page, from the click to the frame that shows the result. `--cache` keeps the extraction.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.bench.page import HELPERS, say, serving
from tests.viewer.canvas_page import chromium

SET, PICTURE = 500, 1000  # ms
KEPT = ("aten.mul.Tensor", "aten.add.Tensor", "aten.view.default", "aten.expand.default", "aten.sum.dim_IntList")
SAMPLES = ("resnet18", "bert_base", "llama_7b")
PATIENCE = 240_000
TICK = """async (label) => {
  const roots = [...document.querySelectorAll('[data-testid=stBidiComponentIsolated]')].map((e) => e.shadowRoot);
  const all = roots.flatMap((r) => [...r.querySelectorAll('.choose button')]);
  const told = () => part('.panel .text p')?.textContent, drawn = () => part('.canvas')?.dataset.ready;
  const before = [told(), drawn()], start = performance.now();
  all.find((b) => b.getAttribute('aria-label') === label).click();
  const [set, picture] = await Promise.all([
    until(() => told() && told() !== before[0], start),
    until(() => drawn() && drawn() !== before[1], start)]);
  return { set, picture };
}"""


@contextmanager
def session(browser: Browser, address: str, query: str) -> Iterator[Page]:
    """A page of the app with a picture."""
    page = browser.new_page(viewport={"width": 1500, "height": 900}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(HELPERS)
    page.goto(address + query)
    page.locator(".canvas:not([data-ready=''])").wait_for()
    yield page
    page.close()


def cpu(process: int) -> float:
    """Milliseconds of processor time that a process used so far, its workers apart. Linux only."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def extract(browser: Browser, cache: Path, sample: str, level: str) -> None:
    """Leaves the extraction in the cache, by a visit to the page that explores."""
    with serving(str(cache)) as (address, _), session(browser, address, f"?sample={sample}&level={level}"):
        limit = time.monotonic() + PATIENCE / 1000
        while not any(cache.rglob("*-kit.json.gz")):
            if time.monotonic() > limit:
                raise SystemExit(f"{sample}: nothing for choices was stored")
            time.sleep(0.2)


def measure(browser: Browser, cache: Path, sample: str, level: str) -> None:
    """Keeps one operator after the other, by a server that has the cache only, and says how long each took."""
    query = f"?view=lab&section=choice&sample={sample}&level={level}"
    with serving(str(cache)) as (address, process), session(browser, address, query) as page:
        page.wait_for_timeout(2000)  # a reader looks before they tick
        ticks = []
        for name in KEPT:
            if page.get_by_role("button", name=f"Keep {name}").count():
                before = cpu(process)
                ticks.append(page.evaluate(TICK, f"Keep {name}"))
                page.wait_for_timeout(2000)
                ticks[-1]["cpu"] = cpu(process) - before
        first, rest = ticks[0], ticks[1:]
        say(f"{sample} {level}: first tick, operator set", first["set"], SET)
        say(f"{sample} {level}: first tick, picture", first["picture"], PICTURE)
        used = statistics.median(t["cpu"] for t in ticks)
        say(f"{sample} {level}: processor time of the page's server for a tick", used)
        for word, limit in (("set", SET), ("picture", PICTURE)):
            what = "operator set" if word == "set" else "picture"
            say(f"{sample} {level}: later ticks, {what}, median", statistics.median(t[word] for t in rest), limit)
            say(f"{sample} {level}: later ticks, {what}, slowest", max(t[word] for t in rest), limit)


def main() -> None:
    """Prints everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", action="append", help="a gallery sample; may be repeated")
    parser.add_argument("--level", default="prims", help="the base level")
    parser.add_argument("--cache", type=Path, help="a folder that keeps the extractions for the next run")
    options = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for sample in options.sample or SAMPLES:
            cache = (options.cache or Path(folder)) / sample
            if not any(cache.rglob("*-kit.json.gz")):
                extract(browser, cache, sample, options.level)
            measure(browser, cache, sample, options.level)


if __name__ == "__main__":
    main()
