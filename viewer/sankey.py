"""Where bands and ribbons of the picture of flows stand; the browser only stretches it to its width.

Example::

    drawing = lay_out(found, ("aten", "core aten", "prims"), most=24)
    drawing.bands[0]        # Band('0:aten.mul.Tensor', column=0, label='mul', y=0, h=31.5, forward=12, backward=7, …)

What cannot happen: two bands of a column overlap; a ribbon leaves its band; a call is drawn twice.

Note: heights
    A band is as high as its calls, one scale for all columns, and a few px more, so that one call can be seen. At its
    source a ribbon takes the share of the calls that it stands for (a call that became three operators is divided among
    them), at its target the calls that were made: a ribbon that widens is an operator that multiplies.

Note: order
    Bands go by the middle of what they are joined to, to and fro some times (Sugiyama's barycentres), the many small
    operators of a column are one band at its end, and what left no operator stands below that.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from extraction.graph import Phase
from viewer.flows import NOTHING, Flows
from viewer.labels import plural, short_operator

TALL = 430.0  # px that the calls of the fullest column share
LEAST, GAP = 4.0, 11.0  # px: of a band with hardly a call; between bands, so that labels do not touch
MORE = 18.0  # px that the gaps of a column with fewer bands may grow
OTHERS = "*"
SWEEPS = 6
PHASES: tuple[Phase, ...] = ("forward", "backward")


@dataclass(frozen=True, slots=True)
class Band:
    """An operator in a column; `members` are more than one where small operators share it. y and h in px."""

    id: str
    column: int
    label: str
    y: float
    h: float
    forward: int
    backward: int
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ribbon:
    """From one band to one of the next column, in one phase: y and height in px at both ends.

    `calls` is the share of the source's calls, `made` counts the target's calls (or the calls that left nothing).
    """

    source: str
    target: str
    phase: Phase
    made: int
    calls: float
    y0: float
    h0: float
    y1: float
    h1: float


@dataclass(frozen=True, slots=True)
class Path:
    """The bands that whole flows go through, and how many calls they made in the last of them."""

    bands: tuple[str, ...]
    phase: Phase
    made: int


@dataclass(frozen=True)
class Drawing:
    """All there is to draw; `paths` say how much of a ribbon belongs to a band that is pointed at."""

    names: tuple[str, ...]
    bands: tuple[Band, ...]
    ribbons: tuple[Ribbon, ...]
    paths: tuple[Path, ...]
    height: float


Key = tuple[str, str, Phase]
Groups = Sequence[Mapping[str, str]]  # band id by operator, for each column


def lay_out(found: Flows, names: Sequence[str], most: int = 24) -> Drawing:
    """The picture; at most `most` operators of a column have a band of their own."""
    groups = [_grouped(i, column, most) for i, column in enumerate(found.columns)]
    made, calls = _links(found, groups)
    sizes = [_sizes(groups[i], column) for i, column in enumerate(found.columns)]
    for i, column in enumerate(sizes):
        gone = {p: sum(n for (_, t, q), n in made.items() if t == f"{i}:" and q == p) for p in PHASES}
        if any(gone.values()):
            column[f"{i}:"] = (gone["forward"], gone["backward"])
    totals = [sum(map(sum, column.values())) for column in sizes]
    scale = TALL / max(1, *totals)
    heights = [len(s) * (LEAST + GAP) - GAP + n * scale for s, n in zip(sizes, totals, strict=True)]
    bands: dict[str, Band] = {}
    for i, order in enumerate(_ordered(sizes, made)):
        labels = _labels(order, groups[i])
        gap = GAP + min(MORE, (max(heights) - heights[i]) / max(1, len(order) - 1))
        y = (max(heights) - heights[i] - (gap - GAP) * (len(order) - 1)) / 2
        for band in order:
            forward, backward = sizes[i][band]
            h = LEAST + (forward + backward) * scale
            members = tuple(t for t, b in groups[i].items() if b == band)
            bands[band] = Band(band, i, labels[band], round(y, 2), round(h, 2), forward, backward, members)
            y += h + gap
    ribbons = _ribbons(bands, made, calls)
    sums: Counter[tuple[tuple[str, ...], Phase]] = Counter()
    for row in found.rows:
        sums[tuple(_band(groups, i, t) for i, t in enumerate(row.path)), row.phase] += row.made
    paths = tuple(Path(through, phase, made) for (through, phase), made in sorted(sums.items()))
    height = max((b.y + b.h for b in bands.values()), default=0.0)
    return Drawing(tuple(names), tuple(bands.values()), ribbons, paths, round(height, 2))


def _grouped(column: int, calls: Mapping[str, tuple[int, int]], most: int) -> dict[str, str]:
    """Band ids by operator: its own for the most frequent ones, one for all others (if there are two or more)."""
    ranked = sorted(calls, key=lambda t: (-sum(calls[t]), t))
    own = ranked if len(ranked) <= most + 1 else ranked[:most]
    return {t: f"{column}:{t}" for t in own} | dict.fromkeys(ranked[len(own) :], f"{column}:{OTHERS}")


def _band(groups: Groups, column: int, target: str) -> str:
    return f"{column}:" if target == NOTHING else groups[column][target]


def _sizes(group: Mapping[str, str], calls: Mapping[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for target, band in group.items():
        forward, backward = found.get(band, (0, 0))
        found[band] = forward + calls[target][0], backward + calls[target][1]
    return found


def _links(found: Flows, groups: Groups) -> tuple[Counter[Key], dict[Key, float]]:
    """By source band, target band and phase: what was made, and the share of the source's calls."""
    made: Counter[Key] = Counter()
    calls: dict[Key, float] = defaultdict(float)
    for i, step in enumerate(found.steps):
        given: Counter[tuple[str, Phase]] = Counter()
        lost: Counter[tuple[str, Phase]] = Counter()
        for flow in step:
            (lost if flow.path[1] == NOTHING else given)[flow.path[0], flow.phase] += flow.made
        for flow in step:
            upper, lower = flow.path
            key = groups[i][upper], _band(groups, i + 1, lower), flow.phase
            made[key] += flow.made
            have = found.columns[i][upper][PHASES.index(flow.phase)] - lost[upper, flow.phase]
            share = flow.made if lower == NOTHING else have * flow.made / given[upper, flow.phase]
            calls[key] += share
    return made, calls


def _ordered(sizes: Sequence[Mapping[str, tuple[int, int]]], made: Mapping[Key, int]) -> list[list[str]]:
    """Band ids of each column from top to bottom; see "Note: order"."""
    joined: dict[str, Counter[str]] = defaultdict(Counter)
    for (source, target, _), n in made.items():
        joined[source][target] += n
        joined[target][source] += n
    orders = [sorted(column, key=lambda b: (_last(b), -sum(column[b]), b)) for column in sizes]
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        steps = range(1, len(orders)) if down else range(len(orders) - 2, -1, -1)
        for i in steps:
            beside = orders[i - 1] if down else orders[i + 1]
            place = {b: k / max(1, len(beside) - 1) for k, b in enumerate(beside)}
            own = {b: k / max(1, len(orders[i]) - 1) for k, b in enumerate(orders[i])}
            orders[i].sort(key=lambda b: (_last(b), _middle(joined[b], place, own[b]), b))
    return orders


def _last(band: str) -> int:
    name = band.partition(":")[2]
    return 2 if name == "" else 1 if name == OTHERS else 0


def _middle(joined: Mapping[str, int], place: Mapping[str, float], own: float) -> float:
    weights = {b: n for b, n in joined.items() if b in place}
    total = sum(weights.values())
    return sum(place[b] * n for b, n in weights.items()) / total if total else own


def _ribbons(bands: Mapping[str, Band], made: Mapping[Key, int], calls: Mapping[Key, float]) -> tuple[Ribbon, ...]:
    """Stacked at both ends in the order of the bands at the other end, forward above backward."""
    place = {b: k for k, b in enumerate(bands)}
    leaving = _stacked(bands, [(k, k[0], k[1], calls[k]) for k in made], place)
    coming = _stacked(bands, [(k, k[1], k[0], made[k]) for k in made], place)
    found = [
        Ribbon(*key, made[key], round(calls[key], 2), *leaving[key], *coming[key])
        for key in sorted(made, key=lambda k: (place[k[0]], PHASES.index(k[2]), place[k[1]]))
    ]
    return tuple(found)


def _stacked(
    bands: Mapping[str, Band], ends: Sequence[tuple[Key, str, str, float]], place: Mapping[str, int]
) -> dict[Key, tuple[float, float]]:
    """y and height of each ribbon at the band given second; the third is the band at its other end."""
    found: dict[Key, tuple[float, float]] = {}
    at = {b: band.y for b, band in bands.items()}
    for key, band, _, amount in sorted(ends, key=lambda e: (PHASES.index(e[0][2]), place[e[2]])):
        b = bands[band]
        h = b.h * amount / max(1, b.forward + b.backward)
        found[key] = round(at[band], 2), round(h, 2)
        at[band] += h
    return found


def _labels(bands: Sequence[str], group: Mapping[str, str]) -> dict[str, str]:
    """Short names; with the overload where two operators of the column would be called alike."""
    members = Counter(group.values())
    found: dict[str, str] = {}
    for band in bands:
        name = band.partition(":")[2]
        others = plural(members[band], "other")
        found[band] = "nothing left" if name == "" else others if name == OTHERS else short_operator(name)
    alike = Counter(found.values())
    return {b: text if alike[text] == 1 else f"{text}.{b.rpartition('.')[2]}" for b, text in found.items()}
