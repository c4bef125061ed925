"""Runs samples for real: every stage, level and partitioner against eager autograd.

Run alone::

    python -m tests.bench.numerics                 # the recorded models that fit in memory
    python -m tests.bench.numerics gpt2_small DIR  # these samples

Models run in float64: in float32 rounding turns a few of ReLU's zeros on and off, which after fifty layers changes
single gradients by a hundredth, and hides or feigns faults. A run is excluded where random operators below core aten
draw other numbers than eager (dropout in training mode).
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.graph import LEVELS, PARTITIONERS
from extraction.samples import Sample, read_sample
from tests.extraction.running import Run
from tests.extraction.test_numerics import assert_close

MODELS = ("resnet50", "bert_base", "gpt2_small", "vit_base", "t5_small", "whisper_tiny", "mamba")
SEEDED = {"gpt2_small": ("aten", "core_aten")}
TOLERANCE = 1e-7  # float64 through dozens of layers, as a share of the largest gradient


def doubled(sample: Sample) -> Sample:
    """The sample with float64 for float32, in its inputs and in its source."""
    metas = {k: replace(m, dtype="float64") if m.dtype == "float32" else m for k, m in sample.meta.items()}
    return replace(sample, meta=metas, source=sample.source.replace("torch.float32", "torch.float64"))


def main(names: list[str]) -> int:
    """Prints a line for each graph; 1 when one differs."""
    bad = 0
    for name in names or MODELS:
        run = Run(Capture(doubled(read_sample(resolve(name)))))
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
