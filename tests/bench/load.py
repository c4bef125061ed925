"""Twenty visitors at once: warm toggles, a large model beside small ones, errors and memory; in headless Chromium.

Run alone on an idle machine::

    python -m tests.bench.load                               # 20 sessions, 10 toggles each, 3 s of thought between two
    python -m tests.bench.load --sessions 6 --toggles 4

Every session is a browser context of its own (cookies, WebSocket, session of the server) in one Chromium on this
machine, so that drawing the pictures of all of them counts too; in life each visitor's own machine does that. A toggle
is timed inside its page, from the key to the new picture in place. The cache is new. First every sample's graphs are
made (not timed), then all sessions toggle levels and stages at once; meanwhile one of them opens Llama with an empty
cache, and others open small samples that no cache has. Exit status 1 when a limit of the issue is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from extraction.catalog import gallery
from tests.bench.page import HELPERS, KEY, ROOT, answering, say

SAMPLES = ("conv_bn", "layer_norm", "linear_gelu", "residual_block", "sdpa", "softmax_cross_entropy", "resnet18")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking")
LIMIT = 1000.0  # ms, of 95 % of warm toggles
SMALL = 20.0  # s, for a small sample that no cache has while Llama is captured
TROUBLE = ".card[role=status], [data-testid=stAlert], [data-testid=stException]"


@dataclass
class Seen:
    """What the sessions met."""

    toggles: list[float] = field(default_factory=list)
    small: list[float] = field(default_factory=list)
    llama: float = 0.0
    errors: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)


async def visitor(browser: Browser, address: str, query: str, seen: Seen) -> tuple[Page, float]:
    """A new session and the seconds until its picture is drawn."""
    context = await browser.new_context(viewport={"width": 1300, "height": 800}, reduced_motion="reduce")
    page = await context.new_page()
    page.set_default_timeout(300_000)
    page.on("pageerror", lambda error: seen.errors.append(f"{query}: {error}"))
    await page.add_init_script(HELPERS)
    started = time.perf_counter()
    await page.goto(address + query)
    await page.locator(f".canvas:not([data-ready='']), {TROUBLE}").first.wait_for()
    return page, time.perf_counter() - started


async def look(page: Page, query: str, seen: Seen) -> None:
    """Notes what a visitor would call an error."""
    for text in await page.locator(TROUBLE).all_inner_texts():
        seen.errors.append(f"{query}: {' '.join(text.split())[:200]}")


async def toggling(page: Page, name: str, toggles: int, think: float, seen: Seen, chance: random.Random) -> None:
    """One visitor: presses keys that change the picture, with pauses."""
    stage, level = "3", "q"  # joint at aten
    await asyncio.sleep(chance.uniform(0, think))
    for _ in range(toggles):
        if chance.random() < 0.5:
            key = level = "r" if level == "q" else "q"  # aten and prims: their pictures always differ
        else:
            key = stage = chance.choice([k for k in "234" if k != stage])  # forward, joint, backward
        try:
            seen.toggles.append(await page.evaluate(KEY, key))
        except Exception as error:  # whatever the browser says is what the visitor met
            seen.errors.append(f"{name}, key {key}: {str(error).splitlines()[0]}")
        await look(page, name, seen)
        await asyncio.sleep(chance.uniform(0.5, 1.5) * think)


async def warm_up(browser: Browser, address: str, seen: Seen) -> None:
    """Has every graph of every sample made and drawn once."""
    for name in SAMPLES:
        page, _ = await visitor(browser, address, f"?sample={name}", seen)
        for stage in ("joint", "forward", "backward"):
            for level in ("aten", "core_aten", "inductor", "prims"):
                await page.goto(f"{address}?sample={name}&stage={stage}&level={level}")
                await page.locator(f".canvas:not([data-ready='']), {TROUBLE}").first.wait_for()
        await page.goto(f"{address}?sample={name}&stage=dynamo")
        await page.locator(f".canvas:not([data-ready='']), {TROUBLE}").first.wait_for()
        await look(page, name, seen)
        await page.context.close()


async def llama(browser: Browser, address: str, seen: Seen) -> None:
    """One visitor's large model."""
    page, seen.llama = await visitor(browser, address, "?sample=llama_7b", seen)
    await look(page, "llama_7b", seen)
    await page.context.close()


async def newcomers(browser: Browser, address: str, count: int, seen: Seen) -> None:
    """Visitors who open small samples that nobody opened before."""
    await asyncio.sleep(4)  # by then Llama has its worker
    for i in range(count):
        page, seconds = await visitor(browser, address, f"?sample=new/new_{i}", seen)
        seen.small.append(seconds)
        await look(page, f"new_{i}", seen)
        await page.context.close()


async def watch(pid: int, seen: Seen) -> None:
    """Memory of the server and of all that it started, every second."""
    while True:
        seen.memory.append(memory(pid))
        await asyncio.sleep(1)


def memory(pid: int) -> int:
    """Proportional bytes of a process and its descendants (pages that several share count once). Linux only."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue  # it ended meanwhile
    family, total = [pid], 0
    for one in family:
        family += [child for child, parent in parents.items() if parent == one]
        try:
            found = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{one}/smaps_rollup").read_text(), re.MULTILINE)
            total += int(found[1]) << 10 if found else 0
        except OSError:
            continue
    return total


async def run(address: str, pid: int, sessions: int, toggles: int, think: float) -> Seen:
    """The whole visit."""
    seen = Seen()
    async with async_playwright() as playwright:
        found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = await playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        watcher = asyncio.create_task(watch(pid, seen))
        await warm_up(browser, address, seen)
        names = [SAMPLES[i % len(SAMPLES)] for i in range(sessions - 2)]
        pages = [(await visitor(browser, address, f"?sample={name}", seen))[0] for name in names]
        await asyncio.sleep(5)
        tasks = [
            toggling(page, name, toggles, think, seen, random.Random(i))
            for i, (page, name) in enumerate(zip(pages, names, strict=True))
        ]
        await asyncio.gather(*tasks, llama(browser, address, seen), newcomers(browser, address, 5, seen))
        watcher.cancel()
        await browser.close()
    return seen


def report(seen: Seen, log: str) -> bool:
    """Prints the figures. True when all limits are kept."""
    ordered = sorted(seen.toggles)
    high = ordered[int(0.95 * (len(ordered) - 1))]
    say(f"warm toggles, median of {len(ordered)}", statistics.median(ordered))
    say("warm toggles, 95 % within", high, LIMIT)
    say("warm toggles, slowest", ordered[-1])
    say("Llama, nothing cached, drawn after", 1000 * seen.llama)
    say(
        f"small samples, nothing cached, beside Llama, slowest of {len(seen.small)}",
        1000 * max(seen.small),
        1000 * SMALL,
    )
    print(
        f"memory of server and workers: at most {max(seen.memory) >> 20:,} MB, at the end {seen.memory[-1] >> 20:,} MB"
    )
    print(f"errors that visitors met: {len(seen.errors)}; tracebacks in the server's log: {log.count('Traceback')}")
    for error in seen.errors[:20]:
        print(f"  {error}")
    return high <= LIMIT and max(seen.small) <= SMALL and not seen.errors and "Traceback" not in log


@contextmanager
def server(cache: str, folder: Path, log: Path) -> Iterator[tuple[str, int]]:
    """A fresh server with a folder of samples; its address and process, as soon as it answers."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "extraction", "serve", str(folder), f"--port={port}", "--no-browser",
               "--server.fileWatcherType=none"]  # fmt: skip
    with log.open("w") as told:
        process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "AOTSCOPE_CACHE": cache}, stdout=told, stderr=told
        )
        try:
            yield answering(port), process.pid
        finally:
            process.terminate()
            process.wait()


@contextmanager
def new_samples(count: int) -> Iterator[Path]:
    """A folder `new` with copies of a small sample, each different from the others."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name) / "new"
        for i in range(count):
            folder = root / f"new_{i}"
            shutil.copytree(gallery() / "basics" / "residual_block", folder)
            (folder / "model.py").write_text((folder / "model.py").read_text() + f"# {i}\n")
        yield root


def main() -> None:
    """Prints everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sessions", type=int, default=20)
    parser.add_argument("--toggles", type=int, default=10, help="of each session")
    parser.add_argument("--think", type=float, default=3.0, help="seconds between two toggles of a session, on average")
    options = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {options.sessions} sessions")
    with tempfile.TemporaryDirectory() as cache, new_samples(5) as folder:
        log = Path(cache) / "server.log"
        with server(cache, folder, log) as (address, pid):
            seen = asyncio.run(run(address, pid, options.sessions, options.toggles, options.think))
        kept = report(seen, log.read_text())
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
