"""The server that `tests.bench.load` visits: a fresh one, its memory, the CPU time of the page's process.

Example::

    with new_samples(5) as folder, server(cache, folder, log) as (address, pid):
        memory(pid), seconds(pid)          # bytes of the server and its workers; CPU seconds of the page's process
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from extraction.catalog import gallery
from tests.bench.page import serving


def seconds(pid: int) -> float:
    """CPU time that a process has used, without that of processes it started. Linux only."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


@contextmanager
def server(cache: str, folder: Path, log: Path) -> Iterator[tuple[str, int]]:
    """A fresh server with a folder of samples; its address and process, as soon as it answers."""
    with log.open("w") as told, serving(cache, str(folder), told=told) as found:
        yield found


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
