"""How long a visitor waits: start, first picture, toggles, clicks, frames; in headless Chromium, in milliseconds.

Run alone on an idle machine::

    python -m tests.bench.page                       # conv_bn and resnet18
    python -m tests.bench.page --sample bert_base

Each figure is taken inside the page (from the event to the frame that shows the result) and printed with its limit.
The first start has an empty cache: its picture waits for torch. Beside them: the first and a later visit to a page of
Streamlit's with one word on it, which no page can be faster than.
"""

from __future__ import annotations

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from playwright.sync_api import Browser, Page

from tests.viewer.canvas_page import chromium

ROOT = Path(__file__).parents[2]
HELPERS = """
const roots = () => [...document.querySelectorAll('[data-testid=stBidiComponentIsolated]')].map((e) => e.shadowRoot);
window.part = (selector) => roots().map((r) => r.querySelector(selector)).find(Boolean);
window.until = async (true_, start) => {
  while (!true_()) {  // by a timer: where there is no graphics card, asking for every frame takes half a core
    await new Promise((next) => setTimeout(next, 10));
    if (performance.now() - start > 60000) throw new Error('not within a minute');
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
};
"""
CLICK = """async (id) => {
  const box = part(`.box[data-id="${id}"]`), start = performance.now();
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  return until(() => part('.panel header')?.closest('.panel').textContent.includes('Name' + id), start);
}"""
KEY = """async (key) => {
  const old = part('.canvas').dataset.ready, start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  return until(() => part('.canvas').dataset.ready !== old, start);
}"""
FRAMES = """async () => {
  const frames = [];
  let last = performance.now(), on = true;
  const count = (now) => { frames.push(now - last); last = now; if (on) requestAnimationFrame(count); };
  requestAnimationFrame(count);
  await new Promise((done) => setTimeout(done, 1500));
  on = false;
  return frames.slice(2);
}"""


def answering(port: int) -> str:
    """The address of a server, once it answers."""
    while True:
        try:
            urllib.request.urlopen(f"http://localhost:{port}/_stcore/health", timeout=1).close()
            return f"http://localhost:{port}/"
        except (urllib.error.URLError, OSError):
            time.sleep(0.02)


@contextmanager
def server(cache: str) -> Iterator[str]:
    """A fresh server; gives its address as soon as it answers."""
    with serving(cache) as (address, _):
        yield address


@contextmanager
def serving(
    cache: str, folder: str = "", script: Path = ROOT / "app.py", told: int | IO[str] = subprocess.DEVNULL
) -> Iterator[tuple[str, int]]:
    """The same with a folder of samples, or of another program; gives the address and the process."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "streamlit", "run", str(script), f"--server.port={port}",
               "--server.headless=true"]  # fmt: skip
    process = subprocess.Popen(
        command,
        env={**os.environ, "AOTSCOPE_CACHE": cache, "AOTSCOPE_FOLDERS": folder},
        stdout=told,
        stderr=told,
    )
    try:
        yield answering(port), process.pid
    finally:
        process.terminate()
        process.wait()


def say(what: str, milliseconds: float, limit: float | None = None) -> None:
    """One line."""
    against = "" if limit is None else f"   limit {limit:,.0f} ms, {milliseconds / limit:.2f} of it"
    print(f"{what:<52} {milliseconds:8,.0f} ms{against}", flush=True)


def word(browser: Browser, cache: str) -> None:
    """The same of a page with one word: what Streamlit itself takes."""
    script = Path(cache) / "word.py"
    script.write_text("import streamlit\n\nstreamlit.text('here')\n")
    with serving(cache, script=script) as (address, _):
        for what in ("first", "later"):
            page = browser.new_page(viewport={"width": 1500, "height": 900}, reduced_motion="reduce")
            started = time.perf_counter()
            page.goto(address)
            page.get_by_text("here").wait_for()
            say(f"one word by Streamlit, {what} visit", 1000 * (time.perf_counter() - started))
            page.close()
            time.sleep(5)


def visit(browser: Browser, address: str, query: str = "") -> tuple[Page, float, float]:
    """A new session: the page, ms until its frame stands, ms until its picture is drawn."""
    page = browser.new_page(viewport={"width": 1500, "height": 900}, reduced_motion="reduce")
    page.set_default_timeout(120_000)
    page.add_init_script(HELPERS)
    started = time.perf_counter()
    page.goto(address + query)
    page.locator(".brand").wait_for()
    up = time.perf_counter() - started
    page.locator(".canvas:not([data-ready=''])").wait_for()
    return page, 1000 * up, 1000 * (time.perf_counter() - started)


def start(browser: Browser, cache: str) -> None:
    """From the server's start on, with an empty cache and with a filled one."""
    for name, limit in (("cold", 3000), ("warm", None)):
        with server(cache) as address:
            page, up, drawn = visit(browser, address)
            say(f"{name} server, page up", up, 2000)
            say(f"{name} server, golden example drawn", drawn, limit)
            page.close()
            time.sleep(5)
            page, up, drawn = visit(browser, address)
            say(f"{name} server, later visit drawn", drawn, 1000)
            page.close()


def look(browser: Browser, cache: str, sample: str) -> None:
    """Clicks, toggles and frames of one sample."""
    with server(cache) as address:
        page, _, _ = visit(browser, address, f"?sample={sample}")
        page.wait_for_timeout(15_000)  # the other graphs are made meanwhile
        ids = page.locator(".box.op").evaluate_all("found => found.slice(0, 12).map((e) => e.dataset.id)")
        clicks = []
        for name in ids:
            clicks.append(page.evaluate(CLICK, name))
            page.wait_for_timeout(300)
        say(f"{sample}: click to filled panel, median of {len(clicks)}", statistics.median(clicks), 150)
        for keys in ("rqwerq", "423143"):
            toggles = []
            for key in keys:
                toggles.append(page.evaluate(KEY, key))
                page.wait_for_timeout(1000)
            what = "level" if keys[0] == "r" else "stage"
            say(f"{sample}: toggle of the {what}, median of {len(toggles)}", statistics.median(toggles), 400)
            say(f"{sample}: toggle of the {what}, slowest", max(toggles), 400)
        frames = page.evaluate_handle(f"() => ({FRAMES})()")
        for i in range(60):
            page.mouse.move(300 + 8 * i, 300 + 3 * (i % 20))
        found = sorted(frames.json_value())
        say(f"{sample}: hover, median frame", statistics.median(found), 17)
        page.close()


def main() -> None:
    """Prints everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", action="append", help="a gallery sample; may be repeated")
    samples = parser.parse_args().sample or ["conv_bn", "resnet18"]
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as cache, chromium() as browser:
        word(browser, cache)
        start(browser, cache)
        for sample in samples:
            look(browser, cache, sample)


if __name__ == "__main__":
    main()
