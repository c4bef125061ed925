"""Runs samples for real: every stage, level and partitioner against eager autograd.

Run alone::

    python -m tests.bench.numerics                 # the recorded models that fit in memory
    python -m tests.bench.numerics gpt2_small DIR  # these samples

A run is excluded where random operators below core aten draw other numbers than eager (dropout in training mode).
"""

from __future__ import annotations

import sys
import time

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.graph import LEVELS, PARTITIONERS
from extraction.samples import read_sample
from tests.extraction.running import Run
from tests.extraction.test_numerics import assert_close

MODELS = ("resnet50", "bert_base", "gpt2_small", "vit_base", "t5_small", "whisper_tiny", "mamba")
SEEDED = {"gpt2_small": ("aten", "core_aten")}
TOLERANCE = 2e-3  # float32 through dozens of layers, as a share of the largest gradient


def main(names: list[str]) -> int:
    """Prints a line for each graph; 1 when one differs."""
    bad = 0
    for name in names or MODELS:
        run = Run(Capture(read_sample(resolve(name))))
        expected = run.eager()
        for level in SEEDED.get(name, LEVELS):
            for part in (None, *PARTITIONERS):
                started = time.monotonic()
                what = f"{name} {level} {part or 'joint'}"
                try:
                    found = run.joint(level) if part is None else run.parts(level, part)
                    assert_close(found, expected, what, TOLERANCE)
                    verdict = "equal"
                except (AssertionError, RuntimeError) as error:
                    verdict, bad = str(error).splitlines()[0], bad + 1
                print(f"{what}: {verdict} ({time.monotonic() - started:.1f} s)", flush=True)
    return int(bad > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
