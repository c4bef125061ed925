"""Short readable texts: operator names, types, bytes, FLOPs, scopes.

Example::

    short_operator("aten.native_batch_norm_backward.default")   # 'batch_norm_backward'
    human_bytes(41_300_000)                                     # '41.3 MB'

What cannot happen: a text from user code comes out longer than its limit or with a line break in it.

Note: units
    Bytes are decimal (1 MB = 1,000,000 bytes), because that is what readers compare with memory sizes in papers; one
    decimal below 100. FLOPs count a multiply and an add as two, as torch's counter does.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from extraction.graph import Node, Value

SUB_LIMIT = 46
TITLE_LIMIT = 32
TIP_WIDTH = 88  # characters of a line of the hover card

_WHOLE = {
    "convolution": "conv",
    "convolution_backward": "conv_backward",
    "convolution_overrideable": "conv",
    "embedding_dense_backward": "embedding_backward",
}
_PARTS = (
    (re.compile(r"^_+"), ""),
    (re.compile(r"^native_"), ""),
    (re.compile(r"_legit(_functional|_no_training)?"), ""),
    (re.compile(r"scaled_dot_product_"), "sdp_"),
    (re.compile(r"_for_cpu"), "_cpu"),
    (re.compile(r"_with_indices"), ""),
    (re.compile(r"_backward_data$"), "_backward"),
    (re.compile(r"_+$"), ""),
)
_SPACES = re.compile(r"\s+")


@lru_cache(maxsize=4096)
def short_operator(target: str) -> str:
    """The operator's name without library and overload: `conv`, `batch_norm_backward`, `sum`.

    `aten.sum.dim_IntList` and `prims.sum.default` both read `sum`; the full target is in the hover card.
    """
    name = base_name(target)
    if name in _WHOLE:
        return _WHOLE[name]
    short = name
    for pattern, replacement in _PARTS:
        short = pattern.sub(replacement, short)
    return clip(_WHOLE.get(short, short) or name, TITLE_LIMIT)


def base_name(target: str) -> str:
    """The operator's whole name without library and overload: `native_batch_norm_backward`, `mul`."""
    parts = target.split(".")
    return parts[1] if len(parts) == 3 and parts[0] not in ("torch", "operator", "math") else parts[-1]


def distinct_operators(targets: Sequence[str]) -> list[str]:
    """Short names of operators; where two would read alike, with their library and overload: `aten.add.Tensor`."""
    short = Counter(short_operator(t) for t in targets)
    return [t.removesuffix(".default") if short[s] > 1 else s for t in targets for s in (short_operator(t),)]


def clip(text: str, limit: int) -> str:
    """The text on one line, cut at the end with `…` when it is longer than `limit` characters."""
    flat = _flat(text)
    return flat if len(flat) <= limit else flat[: limit - 1] + "…"


def clip_left(text: str, limit: int) -> str:
    """The text on one line, cut at the start: the end of a scope says more than its start."""
    flat = _flat(text)
    return flat if len(flat) <= limit else "…" + flat[len(flat) - limit + 1 :]


def _flat(text: str) -> str:
    """One line, with a mark for each character that only changes how others are shown (right-to-left marks, NUL)."""
    if text.isprintable() and "  " not in text:
        return text.strip(" ")  # most texts are flat already, and a picture has tens of thousands
    return "".join(c if c.isprintable() else "\ufffd" for c in _SPACES.sub(" ", text).strip())


def file_name(*parts: str) -> str:
    """A name for a file made of these, with `-` between them: letters, digits, `.`, `_` and `-`, 100 characters.

    Of a long one, the end of the first part is left out.
    """
    first, *rest = ("".join(c if c.isascii() and (c.isalnum() or c in "._-") else "_" for c in part) for part in parts)
    end = "".join(f"-{part}" for part in rest)
    return f"{first.lstrip('.')[: max(0, 100 - len(end))]}{end}"[-100:].lstrip(".")


def apart(name: str, other: str, least: int = 12) -> str:
    """A name without the words that another one begins with too, where these have `least` letters: `…Roberta-large`."""
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(name, other, strict=False))))
    start = max(name.rfind(mark, 0, same) for mark in "-_./ ") + 1
    return f"…{name[start:]}" if start >= least and name != other else name


def value_text(value: Value) -> str:
    """`f32[1, 64, 56, 56]`, `Sym(u0)`, or `None`."""
    return "None" if value is None else str(value)


def outputs_text(values: Sequence[Value]) -> str:
    """The first type that is there, and how many others: `f32[1, 64, 56, 56] +2`; "" when there is none."""
    known = [v for v in values if v is not None]
    if not known:
        return ""
    return str(known[0]) if len(known) == 1 else f"{known[0]} +{len(known) - 1}"


def subtitle(place: str, types: str) -> str:
    """`layer1.0.conv1 → f32[1, 64, 56, 56]` within the limit; the place gives way first."""
    types = clip(types, SUB_LIMIT - 2)
    if not types:
        return clip_left(place, SUB_LIMIT)
    room = SUB_LIMIT - len(types) - 3
    return f"{clip_left(place, room)} → {types}" if place and room >= 6 else f"→ {types}"


def readable(node: Node) -> str:
    """The name to show for a node: its label (`layer1.0.conv1.weight`) where it has one, else its name."""
    return node.label or node.name


def human_bytes(count: int) -> str:
    """`0 B`, `512 B`, `41.3 MB`."""
    return _scaled(count, ("B", "kB", "MB", "GB", "TB", "PB"))


def human_flops(count: int) -> str:
    """`0 FLOP`, `1.8 GFLOP`."""
    return _scaled(count, ("FLOP", "kFLOP", "MFLOP", "GFLOP", "TFLOP", "PFLOP"))


def _scaled(count: int, units: Sequence[str]) -> str:
    size = float(count)
    for unit in units[:-1]:
        # 999.95 would be printed as 1000.0: the next unit reads better
        if abs(size) < 999.5:
            return f"{count} {unit}" if unit == units[0] else f"{_digits(size)} {unit}"
        size /= 1000
    return f"{_digits(size)} {units[-1]}"


def _digits(size: float) -> str:
    return f"{size:.1f}" if abs(size) < 99.95 else f"{size:.0f}"


def plural(count: int, one: str, many: str = "") -> str:
    """`1 node`, `2 nodes`, `1,200 nodes`."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def some_of(names: Sequence[str], room: int, most: int = 4) -> str:
    """`a, b and 3 others`: as many whole names as fit in `room` characters, at most `most` and at least one."""
    for count in range(min(most, len(names)), 0, -1):
        shown = ", ".join(names[:count])
        text = shown if count == len(names) else f"{shown} and {plural(len(names) - count, 'other')}"
        if len(text) <= room or count == 1:
            return text
    return ""


# Widths of characters in ems of a common interface font (Arial's metrics, rounded up): what stands in no group is 0.56.
_WIDTHS = {
    **dict.fromkeys("iljI|.,:;'`![]()/ ft", 0.30),
    **dict.fromkeys('r-"*', 0.36),
    **dict.fromkeys("mwMW@%", 0.88),
    **dict.fromkeys("ABCDEFGHKNOPQRSTUVXYZ→…+=<>_", 0.68),
}


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Width in px of a text in the interface font at `size` px, estimated (the browser is not asked)."""
    em = sum(_WIDTHS.get(c, 0.56) for c in text)
    return em * size * (1.08 if bold else 1.0)
