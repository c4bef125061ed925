from __future__ import annotations

from pathlib import Path

import pytest

from extraction.cache import Entry
from extraction.graph import Failure
from extraction.wanted import FACTOR, Wanted, lasts, sorted_grads
from extraction.wire import dump_summary, load_summary
from tests.viewer.fake_service import summary


def test_a_stored_text_is_given_with_its_size_and_a_damaged_one_goes(tmp_path: Path) -> None:
    entry = Entry(tmp_path / "e")
    wanted = Wanted("summary", "digest", (), entry, load_summary)
    assert wanted.stored_in(None) is None
    assert wanted.stored_in(entry) is None
    text = dump_summary(summary())
    assert entry.write("summary", text)
    assert wanted.stored_in(entry) == (summary(), FACTOR * len(text))
    assert entry.write("summary", "{}")
    assert wanted.stored_in(entry) is None
    assert not entry.has("summary")


def test_what_was_changed_first_does_not_matter() -> None:
    assert sorted_grads({"b": True, "a": False}) == sorted_grads({"a": False, "b": True}) == (("a", False), ("b", True))


@pytest.mark.parametrize(
    ("step", "kind", "expected"),
    [
        ("TorchDynamo", "data-dependent", True),
        ("TorchDynamo", "MemoryError", False),
        ("worker", "crash", False),
        ("cache", "too large", False),
    ],
)
def test_failures_of_the_sample_last(step: str, kind: str, expected: bool) -> None:
    assert lasts(Failure(step, kind, "")) is expected
