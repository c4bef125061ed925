"""Clicks that arrive late, twice or together."""

from __future__ import annotations

import pytest

from viewer.parts.clicks import MOST, fresh


@pytest.mark.parametrize(
    ("message", "last", "wanted"),
    [
        ([[5, "keep:a"]], 0, [(5, "keep:a")]),
        ([[5, "keep:a"], [6, "open:b"]], 0, [(5, "keep:a"), (6, "open:b")]),
        ([[5, "keep:a"], [6, "open:b"]], 5, [(6, "open:b")]),
        ([[5, "keep:a"]], 5, []),
        (None, 0, []),
        ("keep:a", 0, []),
        ([["5", "keep:a"], [6], [7, None]], 0, []),
    ],
)
def test_each_click_counts_once(message: object, last: int, wanted: list[tuple[int, str]]) -> None:
    assert fresh(message, last) == wanted


def test_a_message_is_bounded() -> None:
    assert len(fresh([[i + 1, "x"] for i in range(1000)], 0)) == MOST
