"""Runs commands of `aotscope`, in this process or in one of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from extraction.cli import app

ROOT = Path(__file__).resolve().parents[2]


class Outcome:
    """What a command gave: exit status, standard output, standard error."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


def run(*arguments: object) -> Outcome:
    """A command in this process; an error that it does not handle fails the test."""
    result = CliRunner().invoke(app, [str(a) for a in arguments], prog_name="aotscope")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def process(*arguments: object, **options: Any) -> Outcome:
    done = subprocess.run(
        [sys.executable, "-m", "extraction", *map(str, arguments)],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False, **options,
    )  # fmt: skip
    return Outcome(done.returncode, done.stdout, done.stderr)


def succeeds(*arguments: object) -> str:
    outcome = run(*arguments)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def fails(*arguments: object) -> str:
    """The one line of a command that fails."""
    outcome = run(*arguments)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("aotscope: ")
    assert outcome.err.endswith("\n")
    assert outcome.err.count("\n") == 1
    return outcome.err.removeprefix("aotscope: ").rstrip("\n")
