"""Random choices of one sample, run for real against eager autograd; see `numerics`.

What cannot happen: a choice opens a random operator (its parts would draw other numbers than eager does).
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from extraction.capture import Capture
from extraction.check import check
from extraction.choice import Choice, ChoiceError
from extraction.graph import LEVELS
from extraction.key import Key
from extraction.recipes import Recipes, counts
from tests.extraction.running import Run, Values
from tests.extraction.test_numerics import assert_close


@dataclass
class Tally:
    """What came of the choices of one sample."""

    runs: int = 0
    wrong: int = 0
    seconds: float = 0.0


def choices_of(capture: Capture, count: int, seed: int = 0) -> Iterator[Choice]:
    """Different choices on all base levels; between one and all operators are kept or opened."""
    draw, made = random.Random(seed), set[Choice]()
    recipes = {level: capture.recipes(Key("joint", level)) for level in LEVELS}
    for _ in range(20 * count):
        base = draw.choice(LEVELS)
        choice = _drawn(recipes[base], draw)
        if choice not in made and not choice.plain:
            made.add(choice)
            yield choice
        if len(made) == count:
            return


def _drawn(recipes: Recipes, draw: random.Random) -> Choice:
    noisy = {c.target for c in recipes.calls if c.random}
    targets = [t for t in recipes.targets if t.startswith(("aten.", "prims."))]
    share = draw.choice((0.05, 0.2, 0.5, 0.9))
    chosen = [t for t in targets if t not in noisy and draw.random() < share]
    opened = {t for t in chosen if draw.random() < 0.5}
    kept = (set(chosen) - opened) | noisy
    return Choice(recipes.base, tuple(kept), tuple(opened))


def run_choices(name: str, run: Run, expected: Values, count: int, tolerance: float) -> Tally:
    """Runs the joint graph of each choice, and holds graph, counts and FX graph together. Prints what differs."""
    found, started = Tally(), time.monotonic()
    for choice in choices_of(run.capture, count):
        found.runs += 1
        try:
            _check(run, expected, choice, tolerance)
        except (AssertionError, RuntimeError, ChoiceError) as error:
            found.wrong += 1
            print(f"{name} {choice!r}: {str(error).splitlines()[0]}", flush=True)
    found.seconds = time.monotonic() - started
    return found


def _check(run: Run, expected: Values, choice: Choice, tolerance: float) -> None:
    key = Key("joint", choice.base, choice=choice)
    assert_close(run.joint(choice.base, choice), expected, "joint", tolerance)
    graph = run.capture.graph(key)
    assert check(graph) == ()
    assert graph == run.capture.described(key), "the graph put together differs from the FX graph"
    told = counts(run.capture.recipes(key), choice)
    assert told == {phase: graph.op_counts(phase) for phase in ("forward", "backward")}, "the counts differ"
