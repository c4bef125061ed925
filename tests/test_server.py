"""A real server, visited by Streamlit's protocol: workers that are killed at work, and what is left when it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.bench.client import Trouble, Visitor
from tests.bench.load_server import new_samples, server
from tests.extraction.pools import gone, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")


def children(pid: int) -> list[int]:
    """The processes that a process started and that have not ended."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = status.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue  # it ended meanwhile
        if int(parent) == pid and state != "Z":
            found.append(int(status.parent.name))
    return found


async def killed_at_work(address: str, pid: int) -> tuple[str, list[int]]:
    """What a visitor of a large sample reads when the workers are killed, and the server's processes after all is well.

    Another visitor looks at a small sample before and after; the large one is asked for again in the end.
    """
    other, reader, again = (Visitor(address, f"sample={name}") for name in ("conv_bn", "gpt2_small", "gpt2_small"))
    await other.open()
    opening = asyncio.create_task(reader.open())
    while "TorchDynamo" not in reader.step and "AOT Autograd" not in reader.step:
        assert not opening.done()
        await asyncio.sleep(0.02)
    for worker in children(pid):
        os.kill(worker, signal.SIGKILL)
    await other.press("4")
    try:
        await opening
        text = ""
    except Trouble as error:
        text = str(error)
    await other.press("r")
    await again.open()
    found = children(pid)
    for visitor in (other, reader, again):
        await visitor.close()
    return text, found


def test_killed_workers_cost_one_line_and_nothing_is_left_at_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with new_samples(1) as folder:
        # Playwright has a running loop in this thread
        with server(str(tmp_path / "cache"), folder, log) as (address, pid), ThreadPoolExecutor(1) as thread:
            text, processes = thread.submit(asyncio.run, killed_at_work(address, pid)).result()
        assert "gpt2_small: the worker process was killed by SIGKILL" in text
        assert 1 <= len(processes) <= 2
        until(lambda: all(map(gone, processes)))
    assert "Traceback" not in log.read_text()
