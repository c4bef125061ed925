"""Limits from an environment."""

from __future__ import annotations

from dataclasses import fields

import pytest

from extraction.limits import VARIABLES, Limits


def test_defaults() -> None:
    usual = Limits(2, 300.0, 8192 << 20, 200, 2048 << 20, 3, 128 << 10, 256 << 20, 8.0, 2000 << 20)
    assert Limits.from_environment({}) == usual


def test_every_limit_has_a_variable() -> None:
    assert list(VARIABLES) == [f.name for f in fields(Limits)]


def test_units() -> None:
    found = Limits.from_environment(
        {"AOTSCOPE_TIME_LIMIT": "0.5", "AOTSCOPE_MEMORY_MB": "1.5", "AOTSCOPE_LONG_KB": "2", "AOTSCOPE_WORKERS": "4"}
    )
    assert (found.seconds, found.memory, found.long, found.workers) == (0.5, 1_572_864, 2048, 4)


@pytest.mark.parametrize("text", ["0", "-1", "many", "nan", "inf"])
def test_what_is_no_positive_number_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=rf"AOTSCOPE_WORKERS is '{text}'; it must be a positive number"):
        Limits.from_environment({"AOTSCOPE_WORKERS": text})


def test_the_systems_own_limit_lies_above_the_watched_one() -> None:
    """So that a worker apart ends with the line that names the limit, unless it outruns the watch."""
    for memory in (1 << 20, 8 << 30):
        assert Limits(memory=memory).hard >= 1.5 * memory + (1 << 30)
