"""What repeats in sequences, worked out by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from viewer.repetition import LEAST, SHORTEST, blocks


@pytest.mark.parametrize(
    ("labels", "wanted"),
    [
        ("xabcabcabcy", [(1, 4), (4, 7), (7, 10)]),
        ("abcabc", []),  # twice is no row
        ("abababababab", []),  # two labels are no block
        ("abcabcabcabcXabcabcabc", [(0, 3), (3, 6), (6, 9), (9, 12), (13, 16), (16, 19), (19, 22)]),
        # an odd block between two rows
        ("abcdabcdabcdabQcdabcdabcdabcd", [(0, 4), (4, 8), (8, 12), (12, 17), (17, 21), (21, 25), (25, 29)]),
        # two kinds of blocks, as the stages of a convolutional network
        ("abcabcabcabcdefgdefgdefgz", [(0, 3), (3, 6), (6, 9), (9, 12), (12, 16), (16, 20), (20, 24)]),
        ("", []),
    ],
)
def test_blocks(labels: str, wanted: list[tuple[int, int]]) -> None:
    assert blocks(labels) == wanted


@given(st.lists(st.integers(0, 3), max_size=60))
def test_blocks_are_in_order_and_apart(labels: list[int]) -> None:
    found = blocks(labels)
    assert all(a < b for a, b in found)
    assert all(b <= c for (_, b), (c, _) in pairwise(found))
    assert found == blocks([f"label {label}" for label in labels])
    assert len(found) == 0 or len(found) >= LEAST
    assert all(b - a >= SHORTEST for a, b in found)


@given(st.integers(3, 9), st.integers(3, 12), st.integers(0, 5))
def test_a_row_between_other_labels_is_found(length: int, count: int, before: int) -> None:
    labels = [f"before {i}" for i in range(before)] + list(range(length)) * count + ["after"]
    assert blocks(labels) == [(before + i * length, before + (i + 1) * length) for i in range(count)]
