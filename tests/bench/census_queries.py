"""How long questions to a census take: a made-up one with 2,500 samples at four levels, or a real file.

    python -m tests.bench.census_queries [FILE] [--samples 2500]

Prints the time to open the census and of each question, the slowest of three. The limit is 0.5 s a question.
"""

from __future__ import annotations

import argparse
import random
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from extraction.census_schema import OPERATORS, SAMPLES, arrow_schema, samples_path
from extraction.choice import Choice
from extraction.graph import LEVELS, PARTITIONERS
from extraction.support import find_list, read_support
from viewer.corpus import Corpus, View

LIMIT = 0.5
NAMES = [f"aten.op{i}.default" for i in range(300)]


def make(path: Path, samples: int, seed: int = 0) -> None:
    """A census of made-up samples, 35 operators each of 300 whose frequencies fall as 1 / rank, at all stages."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    draw = random.Random(seed)
    weights = [1 / (i + 1) for i in range(len(NAMES))]
    rows: dict[str, list[object]] = {c.name: [] for c in OPERATORS}
    about: dict[str, list[object]] = {c.name: [] for c in SAMPLES}
    graphs = [("dynamo", ""), ("joint", ""), *((s, p) for s in ("forward", "backward") for p in PARTITIONERS)]
    for i in range(samples):
        names = sorted(set(draw.choices(NAMES, weights, k=60)))[:40]
        key = {"root": "/corpus", "sample": f"family{i % 20}/model_{i:05}", "family": f"family{i % 20}"}
        for level in LEVELS:
            fill = {c.name: 0 if c.type in ("int32", "int64") else c.type == "bool" if c.type != "string" else ""
                    for c in SAMPLES}  # fmt: skip
            _append(about, {**fill, **key, "level": level, "status": "passed", "nodes": 2600, "seconds": 1.0,
                            "cpu_seconds": 1.0, "peak_mb": 500.0})  # fmt: skip
            for stage, part in graphs if level == "aten" else graphs[1:]:
                graph = {"stage": stage, "level": level, "partitioner": part, "kind": "pointwise", "core": True,
                         "kept": "", "whole": 0, "backward": 1}  # fmt: skip
                for name in names:
                    types = draw.choice(("float32", "float32,int64"))
                    _append(rows, {**key, **graph, "operator": name, "forward": draw.randrange(3), "dtypes": types})
    pq.write_table(pa.table(rows, arrow_schema("operators", "2.13")), path)
    pq.write_table(pa.table(about, arrow_schema("samples", "2.13")), samples_path(path))


def _append(columns: dict[str, list[object]], row: dict[str, object]) -> None:
    for name, column in columns.items():
        column.append(row[name])


def questions(corpus: Corpus) -> dict[str, Callable[[], object]]:
    """What the page asks, each with the hardware list (one that lacks every fifth of the made-up operators)."""
    table, name = find_list("made_up_npu"), corpus.ranking(View("aten"))[0].operator
    made_up = read_support("\n".join(n for i, n in enumerate(NAMES) if i % 5), "made up")
    few = made_up if name in NAMES else table
    prims, chosen = View("prims"), View("prims", choice=Choice("prims", keep=(name,)))
    return {
        "all levels": lambda: [corpus.level(View(level), table) for level in LEVELS],
        "all curves": lambda: [corpus.curve(View(level)) for level in LEVELS],
        "ranking": lambda: corpus.ranking(prims, table),
        "ranking, backward": lambda: corpus.ranking(View("prims", "backward"), table),
        "samples of an operator": lambda: corpus.samples_with(prims, name),
        "supported samples": lambda: corpus.supported(prims, table),
        "least additions": lambda: corpus.additions("joint", few),
        "choice: level": lambda: corpus.level(chosen, table),
        "choice: curve": lambda: corpus.curve(chosen),
        "choice: ranking": lambda: corpus.ranking(chosen, table),
    }


def main() -> None:
    """Reads the options, asks, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--samples", type=int, default=2_500)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = options.file or Path(folder) / "census.parquet"
        if options.file is None:
            make(path, options.samples)
        started = time.perf_counter()
        corpus = Corpus(path)
        print(f"{corpus.samples} samples, {path.stat().st_size / 1e6:.1f} MB; opened in {_since(started):.2f} s")
        slow = 0.0
        for name, ask in questions(corpus).items():
            times = []
            for _ in range(3):
                started = time.perf_counter()
                ask()
                times.append(_since(started))
            slow = max(slow, *times)
            print(f"{name:<24} {max(times):6.3f} s")
        print(f"largest resident size {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB")
        print(f"slowest {slow:.3f} s: {'within' if slow <= LIMIT else 'above'} the limit of {LIMIT} s")
        corpus.close()


def _since(started: float) -> float:
    return time.perf_counter() - started


if __name__ == "__main__":
    main()
