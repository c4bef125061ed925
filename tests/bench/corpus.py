"""Tries samples of a folder at all levels and both partitioners, each in a process of its own.

Run::

    python -m tests.bench.corpus DIR --count 200 --seed 3 -o out.jsonl

A sample passes when its Dynamo graph, its joint graph at four levels and both partitions are made, and the joint graphs
are well formed. Prints a line for each sample, then the share and every failure by kind.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from extraction.capture import Capture, Key
from extraction.catalog import Catalog
from extraction.check import check
from extraction.failures import StepFailed
from extraction.graph import LEVELS, PARTITIONERS, Region
from extraction.samples import SampleError, read_sample

SECONDS = 600
STACK = 512 << 20


def attempt(path: str) -> dict[str, Any]:
    """What came of one sample: failures by text, node counts, CPU seconds."""
    started = time.process_time()
    row: dict[str, Any] = {"path": path, "failures": [], "breaks": []}
    try:
        capture = Capture(read_sample(Path(path)))
        summary = capture.summary
        row["failures"] += [str(f) for f in summary.failures]
        for region in summary.regions:
            row["breaks"] += [region.break_reason] if region.break_reason else []
            row["failures"] += [str(f) for f in region.failures]
            _graphs(capture, region, row)
    except SampleError as error:
        row["failures"].append(str(error))
    row["seconds"] = time.process_time() - started
    return row


def _graphs(capture: Capture, region: Region, row: dict[str, Any]) -> None:
    keys = [Key("joint", level, region=region.index) for level in LEVELS if "joint" in region.stages]
    if "backward" in region.stages:
        keys += [Key("backward", "aten", part, region.index) for part in PARTITIONERS]
    for key in keys:
        try:
            if key.stage == "joint":
                graph = capture.graph(key)
                row["failures"] += [f"check {key}: {problem}" for problem in check(graph)]
                row[key.level] = row.get(key.level, 0) + len(graph.nodes)
            else:
                capture.module(key)
        except StepFailed as error:
            row["failures"].append(str(error.failure))


def apart(path: str) -> dict[str, Any]:
    """`attempt` in a forked process with a large stack; a death or a time limit is a failure of that sample only."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        signal.alarm(SECONDS)
        sys.setrecursionlimit(20_000)
        threading.stack_size(STACK)
        rows: list[dict[str, Any]] = []
        thread = threading.Thread(target=lambda: rows.append(attempt(path)))
        thread.start()
        thread.join()
        os.write(writer, json.dumps(rows[0]).encode() if rows else b"")
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    return (
        json.loads(text) if text else {"path": path, "failures": [f"the process died, status {status}"], "seconds": 0}
    )


def main() -> None:
    """Draws the samples, tries them, prints the outcome."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("-o", "--out", type=Path)
    options = parser.parse_args()
    import torch._functorch.partitioners
    import torch._inductor.decomposition
    import torch._inductor.lowering
    import torch._refs  # noqa: F401  imported once here, shared by the forked processes

    paths = [e.path for e in Catalog(options.folder).entries()]
    chosen = random.Random(options.seed).sample(paths, min(options.count, len(paths)))
    kinds: Counter[str] = Counter()
    passed = 0
    for i, path in enumerate(chosen, 1):
        row = apart(path)
        passed += not row["failures"]
        kinds.update({f.split(":")[0] + ":" + f.split(":")[1][:60] for f in row["failures"]})
        sizes = f"{row.get('aten', '-')} -> {row.get('prims', '-')} nodes"
        print(f"{i}/{len(chosen)} {path}: {sizes}, {row['seconds']:.1f} s {row['failures'][:1] or ''}", flush=True)
        if options.out:
            with options.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
    print(f"{passed} of {len(chosen)} pass ({passed / len(chosen):.1%}), seed {options.seed}")
    for kind, count in kinds.most_common():
        print(f"{count:>5}  {kind}")


if __name__ == "__main__":
    main()
