"""A server of the app with its own cache and a folder of odd samples, and a browser to visit it with."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from extraction.catalog import gallery
from tests.browser.hostile_texts import write_texts
from tests.browser.visitor import SETTINGS, Visitor

ROOT = Path(__file__).parents[2]
UP_SECONDS = 60


@pytest.fixture(scope="session")
def odd_samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a sample whose code is wrong, one whose backward is, one that is no Python, two of hostile texts,
    and a folder that is no sample."""
    root = tmp_path_factory.mktemp("folders") / "odd"
    golden = gallery() / "basics" / "conv_bn"
    for name in ("broken", "garbled", "backwardless"):
        shutil.copytree(golden, root / name)
    broken = root / "broken" / "model.py"
    broken.write_text(broken.read_text().replace("torch.conv2d(", "torch.conv9d("))
    with (root / "garbled" / "model.py").open("a") as file:
        file.write("def (\n")
    model = root / "backwardless" / "model.py"
    model.write_text(
        model.read_text().replace("return (tmp_1,)", "tmp_2 = tmp_1.exp()\n        return (tmp_2.add_(1),)")
    )
    (root / "empty").mkdir()
    write_texts(root)
    return root


@pytest.fixture(scope="session")
def address(odd_samples: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the running app, as `aotscope serve FOLDER` starts it."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    cache = tmp_path_factory.mktemp("cache")
    SETTINGS.update(AOTSCOPE_CACHE=str(cache), AOTSCOPE_WORKERS="1")
    command = [sys.executable, "-m", "extraction", "serve", str(odd_samples), f"--port={port}", "--no-browser",
               "--allow-uploads"]  # fmt: skip
    log = (cache / "server.log").open("w")
    server = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **SETTINGS}, stdout=log, stderr=log)
    try:
        _wait_for(f"http://localhost:{port}/_stcore/health", server)
        yield f"http://localhost:{port}/"
    finally:
        server.terminate()
        server.wait(20)
        log.close()
    with socket.socket() as client:
        assert client.connect_ex(("localhost", port)) != 0, "the server outlived the command that started it"
    text = (cache / "server.log").read_text()
    assert "Traceback" not in text, text


def _wait_for(health: str, server: subprocess.Popen[bytes]) -> None:
    limit = time.monotonic() + UP_SECONDS
    while time.monotonic() < limit:
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(health, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"no answer from {health} within {UP_SECONDS} s")


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """A new session in the app; errors of scripts and requests to other machines fail the test."""
    context = browser.new_context(viewport={"width": 1500, "height": 900}, reduced_motion="reduce")
    found = Visitor(context, address)
    yield found
    context.close()
    assert found.problems == []
