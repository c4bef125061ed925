"""Runs samples for real: every stage, level and partitioner against eager autograd.

Run alone::

    python -m tests.bench.numerics                 # the recorded models that fit in memory
    python -m tests.bench.numerics gpt2_small DIR  # these samples
    python -m tests.bench.numerics mamba --level prims          # at these levels; the whole of mamba takes an hour
    python -m tests.bench.numerics --choices 50    # 50 random choices of each gallery sample that fits in memory

Models run in float64: in float32 rounding turns a few of ReLU's zeros on and off, which after fifty layers changes
single gradients by a hundredth, and hides or feigns faults. A run is excluded where random operators below core aten
draw other numbers than eager (dropout in training mode).
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import replace

from extraction.capture import Capture
from extraction.catalog import gallery, resolve
from extraction.graph import LEVELS, PARTITIONERS, Level
from extraction.samples import Sample, SampleError, read_sample
from tests.bench.mixed import run_choices
from tests.extraction.running import Run
from tests.extraction.test_numerics import assert_close

MODELS = ("resnet50", "bert_base", "gpt2_small", "vit_base", "t5_small", "whisper_tiny", "mamba")
SEEDED = {"gpt2_small": ("aten", "core_aten")}
MOST_ELEMENTS = 200_000_000
TOLERANCE = 1e-7  # float64 through dozens of layers, as a share of the largest gradient


def doubled(sample: Sample) -> Sample:
    """The sample with float64 for float32, in its inputs and in its source."""
    metas = {k: replace(m, dtype="float64") if m.dtype == "float32" else m for k, m in sample.meta.items()}
    return replace(sample, meta=metas, source=sample.source.replace("torch.float32", "torch.float64"))


def small_enough(sample: Sample) -> bool:
    """True where inputs and gradients in float64 take a few gigabytes at most."""
    sizes = [math.prod(int(n) for n in m.shape) for m in sample.meta.values() if m.shape]
    return sum(sizes) < MOST_ELEMENTS


def choices(names: list[str], count: int) -> int:
    """Prints a line for each sample; 1 when some choice differs from eager autograd."""
    bad = runs = 0
    for name in names or sorted(p.parent.name for p in gallery().rglob("model.py")):
        sample = read_sample(resolve(name))
        if not small_enough(sample):
            print(f"{name}: does not fit", flush=True)
            continue
        run = Run(Capture(doubled(sample)))
        if run.capture.regions[0].joint is None or len(run.capture.regions) > 1:
            print(f"{name}: has no single joint graph", flush=True)
            continue
        found = run_choices(name, run, run.eager(), count, TOLERANCE)
        print(f"{name}: {found.runs} choices, {found.wrong} differ ({found.seconds:.1f} s)", flush=True)
        bad, runs = bad + found.wrong, runs + found.runs
    print(f"{runs} choices, {bad} differ")
    return int(bad > 0)


def main(names: list[str], levels: list[Level]) -> int:
    """Prints a line for each graph; 1 when one differs."""
    bad = 0
    for name in names or MODELS:
        run = Run(Capture(doubled(read_sample(resolve(name)))))
        expected = run.eager()
        for level in (level for level in SEEDED.get(name, LEVELS) if level in levels):
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="SAMPLE")
    parser.add_argument("--choices", type=int, metavar="N", help="random choices of each sample instead of the levels")
    parser.add_argument("--level", action="append", choices=LEVELS, help="these levels only; may be repeated")
    options = parser.parse_args()
    try:
        if options.choices:
            raise SystemExit(choices(options.names, options.choices))
        raise SystemExit(main(options.names, options.level or list(LEVELS)))
    except SampleError as error:
        raise SystemExit(str(error)) from None
