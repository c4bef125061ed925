"""The palette keeps its promises; contrast and colour vision are computed here from their published formulas."""

from __future__ import annotations

import itertools
import json
from typing import Any, get_args

import numpy as np
import pytest

from extraction.graph import ITEM_BYTES, SHORT_DTYPE, Kind
from viewer import theme

# Machado, Oliveira and Fernandes (2009), severity 1.0, applied to linear RGB.
VISION = {
    "full": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
}
# Ottosson (2020), OKLab from linear sRGB. A just noticeable difference is about 0.02.
LMS = np.array([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005]])  # fmt: skip
LAB = np.array([[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660]])  # fmt: skip
THEMES = ("light", "dark")
SURFACE = {"light": theme.LIGHT, "dark": theme.DARK}


def linear(colour: str) -> Any:
    c = np.array(list(bytes.fromhex(colour[1:]))) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def contrast(a: str, b: str) -> float:
    """WCAG 2.2, "contrast ratio"."""
    high, low = sorted((float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (a, b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def distance(a: str, b: str, vision: str) -> float:
    seen = (np.clip(VISION[vision] @ linear(c), 0, 1) for c in (a, b))
    left, right = (LAB @ np.cbrt(LMS @ c) for c in seen)
    return float(np.linalg.norm(left - right))


def shades(by: str) -> list[dict[str, Any]]:
    part = theme.palette()["by"][by]
    return [*part.get("entries", {}).values(), *part.get("cycle", []), *part.get("steps", [])]


def test_formulas_against_known_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)  # the well-known near miss
    assert distance("#000000", "#ffffff", "full") == pytest.approx(1, abs=1e-3)
    # red and green of equal lightness come together for a deuteranope
    assert distance("#c03030", "#6a7a00", "deuteranopia") < 0.5 * distance("#c03030", "#6a7a00", "full")


def test_mix() -> None:
    assert theme.mix("#ff0000", "#ffffff", 0.5) == "#ff8080"
    assert theme.mix("#123456", "#ffffff", 1) == "#123456"


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("by", ["phase", "kind", "dtype", "support", "scope", "bytes"])
def test_text_and_accents_are_readable(by: str, name: str) -> None:
    surface = SURFACE[name]
    for shade in shades(by):
        fill, accent = shade[name]["fill"], shade[name]["accent"]
        assert contrast(surface.text, fill) >= 4.5
        assert contrast(surface.muted, fill) >= 4.5
        assert contrast(accent, surface.canvas) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_text_edges_and_marks_on_the_canvas(name: str) -> None:
    surface, palette = SURFACE[name], theme.palette()
    for text in (surface.text, surface.muted):
        assert contrast(text, surface.canvas) >= 4.5
    for colour in [*palette["edge"][name].values(), *palette["mark"][name].values()]:
        assert contrast(colour, surface.canvas) >= 3


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("by", "least"), [("phase", 0.2), ("kind", 0.07), ("dtype", 0.07), ("support", 0.1),
                                           ("scope", 0.07), ("bytes", 0.07)])  # fmt: skip
def test_pairs_stay_apart(by: str, least: float, name: str, vision: str) -> None:
    accents = [s[name]["accent"] for s in shades(by)]
    for a, b in itertools.combinations(accents, 2):
        assert distance(a, b, vision) >= least, (a, b)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("by", "least"), [("kind", 0.055), ("scope", 0.07), ("fusion", 0.07)])
def test_what_has_no_value_stays_apart_too(by: str, least: float, name: str, vision: str) -> None:
    rest = theme.palette()["by"][by]["rest"][name]
    assert contrast(rest["accent"], SURFACE[name].canvas) >= 3
    assert contrast(SURFACE[name].muted, rest["fill"]) >= 4.5
    for accent in (s[name]["accent"] for s in shades(by)):
        assert distance(rest["accent"], accent, vision) >= least, accent


@pytest.mark.parametrize("name", THEMES)
def test_bytes_ramp_goes_one_way(name: str) -> None:
    lightness = [float(linear(s[name]["accent"]) @ [0.2126, 0.7152, 0.0722]) for s in shades("bytes")]
    assert lightness == sorted(lightness, reverse=name == "light")


def test_every_value_of_the_contract_has_a_colour() -> None:
    by = theme.palette()["by"]
    assert set(by["kind"]["entries"]) == set(get_args(Kind))
    known = set(by["dtype"]["entries"]) | set(by["dtype"]["alias"])
    assert {d for d in ITEM_BYTES if not d.startswith("bits")} <= known
    assert {SHORT_DTYPE[d] for d in ("float32", "int64", "bool", "bfloat16")} <= known


def test_palette_is_json() -> None:
    assert json.loads(json.dumps(theme.palette())) == theme.palette()
