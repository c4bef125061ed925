"""Finds what repeats in a sequence: the layers of a model whose names say nothing.

Example::

    blocks("xabcabcabcy")       # [(1, 4), (4, 7), (7, 10)]: where each `abc` begins and ends

What cannot happen: blocks overlap, or are fewer than three in a row of equal ones, but for a single odd one between two
rows of the same length; the values of the labels matter, other than whether they are equal.

Note: how
    In a row of equal blocks every label that a block holds once comes again after one block's length. So the lengths to
    try are the commonest distances between equal labels. The row that covers most is taken, with the shortest block of
    those that cover about as much, then what is left and right of it is searched in the same way. The work for a
    sequence of n labels is n for each of a few lengths.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import pairwise

LEAST = 3  # blocks in a row
SHORTEST = 3  # labels in a block
LENGTHS = 12  # tried for one stretch
ABOUT = 0.9  # share of the most covering row that a row of shorter blocks may cover
ODD = 1.5  # times the length of its neighbours that an odd block between them may have
Block = tuple[int, int]
Row = tuple[int, int, int]  # first index, length of a block, number of blocks


def blocks(labels: Sequence[Hashable]) -> list[Block]:
    """First and past-the-last index of each block, in order."""
    rows = _aligned(labels, _rows(labels, 0, len(labels)))
    found = [(s, s + length) for start, length, count in rows for s in range(start, start + length * count, length)]
    for (start, length, count), (following, other, _) in pairwise(rows):
        end = start + length * count
        if length == other and SHORTEST <= following - end <= ODD * length:
            found.append((end, following))
    return sorted(found)


def _rows(labels: Sequence[Hashable], low: int, high: int) -> list[Row]:
    """Rows of equal blocks between two places."""
    best = _best(labels, low, high)
    if best is None:
        return []
    start, length, count = best
    return [*_rows(labels, low, start), best, *_rows(labels, start + length * count, high)]


def _aligned(labels: Sequence[Hashable], rows: Sequence[Row]) -> list[Row]:
    """Rows that begin with the same label as the row before, where they can: an odd block had shifted them."""
    found: list[Row] = []
    for start, length, count in rows:
        here = start, length, count
        if found and found[-1][1] == length:
            pattern = labels[found[-1][0] : found[-1][0] + length]
            shift = next((i for i in range(length) if labels[start + i : start + i + length] == pattern), 0)
            again = 1
            while labels[start + shift + again * length : start + shift + (again + 1) * length] == pattern:
                again += 1
            here = (start + shift, length, again) if shift and again >= LEAST else here
        found.append(here)
    return found


def _best(labels: Sequence[Hashable], low: int, high: int) -> Row | None:
    if high - low < LEAST * SHORTEST:
        return None
    last: dict[Hashable, int] = {}
    gaps: Counter[int] = Counter()
    for i in range(low, high):
        if labels[i] in last:
            gaps[i - last[labels[i]]] += 1
        last[labels[i]] = i
    common = sorted((g for g in gaps if g >= SHORTEST), key=lambda g: (-gaps[g], g))[:LENGTHS]
    rows = [row for length in common if (row := _longest(labels, low, high, length))[2] >= LEAST]
    most = max((length * count for _, length, count in rows), default=0)
    return min((r for r in rows if r[1] * r[2] >= ABOUT * most), key=lambda r: r[1], default=None)


def _longest(labels: Sequence[Hashable], low: int, high: int, length: int) -> Row:
    """The longest row of blocks of one length; its count may be 1."""
    best, run = (low, length, 1), 0
    for i in range(low, high - length):
        run = run + 1 if labels[i] == labels[i + length] else 0
        count = run // length + 1
        if count > best[2]:
            best = (i - run + 1, length, count)
    return best
