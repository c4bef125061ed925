"""Makes the screenshots beside this file from the running app: `PYTHONPATH=. python assets/screenshots/make.py [NAME…]`.

Needs the test extra (Playwright) and a Chromium. The first run captures the samples and takes some minutes.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.viewer.canvas_page import chromium

VIEWS = {
    "joint-light": ("light", "sample=conv_bn&node=native_batch_norm_backward"),
    "prims-dark": ("dark", "sample=conv_bn&level=prims&tab=operators"),
    "resnet18-backward": ("light", "sample=resnet18&stage=backward&level=core_aten&tab=explain"),
    "bert-overview": ("light", "sample=bert_base&level=prims&tab=operators"),
    "llama-overview": ("dark", "sample=llama_7b&level=prims"),
    "lab-provenance": ("light", "view=lab&sample=bert_base&flow=0:aten.native_layer_norm_backward.default"),
    "lab-cost": ("light", "view=lab&sample=resnet18&level=core_aten&section=cost"),
    "compare": ("light", "view=compare&sample=conv_bn&vs.level=prims"),
}


def main(names: list[str]) -> None:
    """Starts the app, visits each view, writes NAME.png."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "extraction", "serve", f"--port={port}", "--no-browser"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait(f"http://localhost:{port}/_stcore/health")
        with chromium() as browser:
            for name in names or VIEWS:
                scheme, query = VIEWS[name]
                page = browser.new_page(viewport={"width": 1500, "height": 900}, color_scheme=scheme)
                page.goto(f"http://localhost:{port}/?{query}")
                page.locator(".canvas[data-ready], .flows[data-ready], .plot[data-ready]").first.wait_for(
                    timeout=300_000
                )
                time.sleep(4)  # the second pane, the tables, the pictures of the fonts
                page.screenshot(path=Path(__file__).parent / f"{name}.png")
                page.close()
                print(name, flush=True)
    finally:
        server.terminate()
        server.wait(20)


def wait(health: str) -> None:
    """Until the server answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(health, timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main(sys.argv[1:])
