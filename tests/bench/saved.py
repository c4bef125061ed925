"""Exported forward and backward folders of real samples: they load, run, and give the same operators when captured.

Run::

    python -m tests.bench.saved DIR --count 100 --seed 1        # the gallery, and so many samples of a folder
    python -m tests.bench.saved DIR --count 100 -o out.jsonl    # run again, it goes on where it was
    python -m tests.bench.saved --only conv_bn                  # samples of the gallery

Graphs whose values together are larger than `--memory` GB are captured again but not run; the line says so. Each sample
has a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch

from extraction.apart import RECURSION_LIMIT, STACK_BYTES
from extraction.capture import Capture
from extraction.catalog import Catalog, gallery
from extraction.export import export
from extraction.failures import StepFailed
from extraction.graph import Graph, Stage, TensorType
from extraction.inputs import real
from extraction.key import Key
from extraction.model_code import load_module
from extraction.model_text import WriteError
from extraction.samples import SampleError, read_sample
from extraction.worker import tiny_sample

STAGES: tuple[Stage, ...] = ("forward", "backward")


@dataclass
class Row:
    """The outcome of a sample: what failed, and what was left out."""

    path: str
    failures: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    seconds: float = 0.0


def attempt(path: str, memory: int) -> Row:
    """Exports both graphs of a sample, captures the folders again and runs them."""
    row, started = Row(path), time.process_time()
    try:
        capture = Capture(read_sample(Path(path)))
        for region in capture.summary.regions:
            for stage in STAGES:
                if stage in region.stages:
                    again(capture, Key(stage, region=region.index), memory, row)
                elif stage == "backward":
                    row.skipped.append(f"no backward: {region.no_backward or region.failures}")
        row.failures += [str(f) for f in capture.summary.failures]
    except (SampleError, StepFailed, WriteError) as error:
        row.failures.append(str(error))
    except Exception as error:
        row.failures.append(f"{type(error).__name__}: {' '.join(str(error).split())[:300]}")
    row.seconds = round(time.process_time() - started, 1)
    return row


def again(capture: Capture, key: Key, memory: int, row: Row) -> None:
    """One graph: exported, read, captured again, run."""
    graph = capture.graph(key)
    with tempfile.TemporaryDirectory() as folder:
        made = Capture(read_sample(export(capture, key, Path(folder) / key.stage)))
        failures = [*made.summary.failures, *(f for r in made.summary.regions for f in r.failures)]
        row.failures += [f"{key}, captured again: {f}" for f in failures]
        if failures:
            return
        if (found := made.graph(Key("joint")).op_counts()) != (wanted := graph.op_counts()):
            difference = {k: (wanted.get(k, 0), found.get(k, 0)) for k in wanted.keys() | found.keys()}
            row.failures.append(f"{key}: other operators { ({k: v for k, v in difference.items() if v[0] != v[1]}) }")
        if (size := total_bytes(graph)) > memory:
            row.skipped.append(f"{key} is not run: its values are {size / (1 << 30):.1f} GB")
            return
        generator = torch.Generator().manual_seed(0)
        with torch.no_grad():
            load_module(made.sample)(*[real(plan, generator) for plan in made.plans])


def total_bytes(graph: Graph) -> int:
    """Bytes of all tensors of a graph with known sizes."""
    return sum(v.nbytes or 0 for n in graph.nodes for v in n.outputs if isinstance(v, TensorType))


def apart(path: str, memory: int, seconds: int) -> Row:
    """`attempt` in a forked process with a large stack; a death or a time limit is a failure of that sample only."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        signal.alarm(seconds)
        rows: list[Row] = []
        thread = threading.Thread(target=lambda: rows.append(attempt(path, memory)))
        thread.start()
        thread.join()
        os.write(writer, json.dumps(asdict(rows[0])).encode() if rows else b"")
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    return Row(**json.loads(text)) if text else Row(path, [f"the process died, status {status}"])


def _done(file: Path | None) -> dict[str, Row]:
    """The rows that an earlier run wrote, by path."""
    if file is None or not file.exists():
        return {}
    return {row.path: row for row in (Row(**json.loads(line)) for line in file.read_text().splitlines())}


def main() -> int:
    """Tries the gallery and the drawn samples; 1 when one fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", action="append", help="samples of the gallery")
    parser.add_argument("--memory", type=float, default=4.0, help="GB of values up to which a graph is run")
    parser.add_argument("--seconds", type=int, default=600, help="limit for one sample")
    parser.add_argument("-o", "--out", type=Path, help="JSON lines, one for each sample")
    options = parser.parse_args()
    entries = [e for e in Catalog(gallery()).entries() if not options.only or Path(e.name).name in options.only]
    paths = [e.path for e in entries]
    if options.folder:
        drawn = [e.path for e in Catalog(options.folder).entries()]
        paths += random.Random(options.seed).sample(drawn, min(options.count, len(drawn)))
    sys.setrecursionlimit(RECURSION_LIMIT)
    threading.stack_size(STACK_BYTES)
    tally: Counter[str] = Counter()
    done = _done(options.out)
    for i, path in enumerate(paths, 1):
        row = done.get(path) or apart(path, int(options.memory * (1 << 30)), options.seconds)
        tally["passed" if not row.failures else "failed"] += 1
        tally["not run for their size"] += any("not run" in text for text in row.skipped)
        told = [*row.failures, *row.skipped]
        print(f"{i}/{len(paths)} {path}: {'; '.join(told) or 'passes'} ({row.seconds} s)", flush=True)
        if options.out and path not in done:
            with options.out.open("a") as file:
                file.write(json.dumps(asdict(row)) + "\n")
    print(", ".join(f"{count} {name}" for name, count in tally.items()), f"of {len(paths)}, seed {options.seed}")
    return int(tally["failed"] > 0)


if __name__ == "__main__":
    Capture(tiny_sample())  # imports, shared by the forked processes
    raise SystemExit(main())
