"""Colours of the picture: one palette for every way to colour boxes, in light and dark, safe for colour-blind eyes.

Purpose: the browser gets `palette()` once and colours boxes itself, so that "colour by" needs no new layout.

Example::

    palette()["by"]["phase"]["entries"]["forward"]["light"]    # {"accent": "#0072b2", "fill": "#dbeaf4"}

What cannot happen: a colour is never the only sign of a selection or a mark (rings differ in dash and width too).

Note: what the colours must hold (`tests/viewer/test_theme.py` computes it)
    Text on every fill and on the canvas has WCAG contrast 4.5 or more; every accent has 3 or more against the surface;
    any two accents of one palette stay apart for full colour vision, protanopia and deuteranopia. Phases are the blue
    and vermilion of Okabe and Ito (2008), "Color Universal Design". The kinds' accents were found by a search that
    keeps families of hue and maximises the smallest distance of any two under those three kinds of vision.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Json = dict[str, Any]


class Tone(NamedTuple):
    """One accent in each theme, as `#rrggbb`."""

    light: str
    dark: str


class Surface(NamedTuple):
    """What a theme paints under and around boxes; `tint` is the share of the accent in a box's fill.

    `canvas` is the page's background (`.streamlit/config.toml`); the browser uses what is really there.
    """

    canvas: str
    box: str
    text: str
    muted: str
    line: str
    tint: float


LIGHT = Surface(canvas="#ffffff", box="#ffffff", text="#16191f", muted="#4d5663", line="#c6ccd4", tint=0.14)
DARK = Surface(canvas="#16181c", box="#1a1d22", text="#f2f4f8", muted="#b9c1cd", line="#3a4350", tint=0.22)

BLUE = Tone("#0072b2", "#56b4e9")
VERMILION = Tone("#d55e00", "#f28e3c")
GREEN = Tone("#007d5c", "#2fc795")
PURPLE = Tone("#8a3f8f", "#d68be0")
MAGENTA = Tone("#b8128a", "#ff7fd8")
AMBER = Tone("#b37400", "#ffc233")
GREY = Tone("#6b7480", "#8e98a5")
SLATE = Tone("#5c6b7c", "#8796a8")
STRONG = Tone(LIGHT.text, DARK.text)
NOTHING = Tone("#6e7d8c", "#a0aaa0")  # beside the kinds
NOWHERE = Tone("#465050", "#8a8a7a")  # beside the cycle

PHASE = {"forward": BLUE, "backward": VERMILION}
KIND = {
    "matmul": Tone("#1d60b5", "#56abfa"),
    "convolution": Tone("#8c7efb", "#697bfa"),
    "attention": Tone("#640279", "#a657c2"),
    "pointwise": Tone("#c18015", "#f69805"),
    "reduction": Tone("#922f01", "#dd6304"),
    "normalization": Tone("#40a364", "#94fcb0"),
    "view": Tone("#485460", "#ac877d"),
    "copy": Tone("#7396a0", "#b0c6e2"),
    "indexing": Tone("#1d85b3", "#49a2ba"),
    "factory": Tone("#876907", "#f8d848"),
    "random": Tone("#b10d7f", "#b83587"),
    "communication": Tone("#76190a", "#a95647"),
    "symbol": Tone("#3d3d3d", "#d3bb9f"),
    "other": Tone("#876f63", "#cee8fc"),
}
DTYPE = {
    "float64": KIND["attention"],
    "float32": KIND["matmul"],
    "float16": KIND["normalization"],
    "bfloat16": KIND["convolution"],
    "float8": KIND["copy"],
    "integer": KIND["pointwise"],
    "bool": KIND["random"],
    "complex": KIND["communication"],
    "none": KIND["symbol"],
}
LEVEL = {
    "aten": KIND["matmul"],
    "core_aten": KIND["normalization"],
    "inductor": KIND["pointwise"],
    "prims": MAGENTA,
    "choice": STRONG,
}
SUPPORT = {"supported": GREEN, "limited": Tone("#b58900", "#f5d547"), "unsupported": Tone("#8f1d14", "#f0503a")}
_CYCLE = "matmul pointwise normalization attention reduction indexing convolution factory random copy"
SCOPE = tuple(KIND[kind] for kind in _CYCLE.split())
BYTES = (  # up to this many bytes; the ramp goes from faint to strong, so that lightness alone tells the order
    (4_000, "up to 4 kB", Tone("#8592a3", "#5f6b7b")),
    (64_000, "up to 64 kB", Tone("#417b92", "#4f92a1")),
    (1_000_000, "up to 1 MB", Tone("#00616f", "#5dafa8")),
    (16_000_000, "up to 16 MB", Tone("#00456b", "#75cca7")),
    (256_000_000, "up to 256 MB", Tone("#152a5c", "#b0dd80")),
    (None, "over 256 MB", Tone("#160a2c", "#fff8a0")),
)
EDGE = {"data": SLATE, "gradient": VERMILION, "saved": PURPLE, "parameter": GREY}
MARK = {
    "selection": STRONG,
    "pair": MAGENTA,
    "hit": AMBER,
    "path": STRONG,
    "ancestor": GREEN,
    "descendant": PURPLE,
    "origin": SLATE,
}

_DTYPE_ALIASES = {
    "float8": "float8_e4m3fn float8_e5m2 float8_e4m3fnuz float8_e5m2fnuz float8_e8m0fnu float4_e2m1fn_x2 "
    "f8e4m3fn f8e5m2 f8e8m0fnu f4e2m1fnx2",
    "integer": "int64 int32 int16 int8 uint64 uint32 uint16 uint8 quint8 qint8 qint32 i64 i32 i16 i8 u64 u32 u16 u8",
    "complex": "complex32 complex64 complex128 c32 c64 c128",
    "bool": "b8",
    "float64": "f64",
    "float32": "f32",
    "float16": "f16",
    "bfloat16": "bf16",
}


def mix(accent: str, base: str, share: float) -> str:
    """`share` of one `#rrggbb` colour over another, mixed in sRGB as CSS `opacity` would."""
    pairs = zip(bytes.fromhex(accent[1:]), bytes.fromhex(base[1:]), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def palette() -> Json:
    """All colours as JSON: `surface` and `edge` and `mark` per theme, and `by` for each way to colour boxes.

    A `by` entry has `label`, and per theme the `accent` (strip, border, small map) and the `fill` under text. `phase`,
    `kind`, `dtype` and `support` hold `entries` by value; `alias` leads other spellings to them; `rest` is for unknown
    values. `scope` and `fusion` hold a `cycle`; `bytes` holds `steps` with `upTo` (None: no limit).
    """
    return {
        "surface": {"light": LIGHT._asdict(), "dark": DARK._asdict()},
        "edge": _both(EDGE),
        "mark": _both(MARK),
        "by": {
            "phase": _category(PHASE),
            "kind": _category(KIND) | {"rest": {"label": "no operator"} | _shades(NOTHING)},
            "dtype": _category(DTYPE)
            | {"alias": {"": "none"} | {name: key for key, names in _DTYPE_ALIASES.items() for name in names.split()}},
            "support": _category(SUPPORT) | {"rest": {"label": "no operator"} | _shades(GREY)},
            "fusion": {"cycle": [_shades(tone) for tone in SCOPE], "rest": {"label": "not fused"} | _shades(NOWHERE)},
            "scope": {"cycle": [_shades(tone) for tone in SCOPE], "rest": {"label": "no scope"} | _shades(NOWHERE)},
            "bytes": {"steps": [{"upTo": top, "label": label} | _shades(tone) for top, label, tone in BYTES]},
        },
    }


def _both(tones: dict[str, Tone]) -> Json:
    return {theme: {key: getattr(tone, theme) for key, tone in tones.items()} for theme in Tone._fields}


def _category(tones: dict[str, Tone]) -> Json:
    entries = {key: {"label": key} | _shades(tone) for key, tone in tones.items()}
    return {"entries": entries, "alias": {}, "rest": {"label": "unknown"} | _shades(GREY)}


def _shades(tone: Tone) -> Json:
    return {
        "light": {"accent": tone.light, "fill": mix(tone.light, LIGHT.box, LIGHT.tint)},
        "dark": {"accent": tone.dark, "fill": mix(tone.dark, DARK.box, DARK.tint)},
    }
