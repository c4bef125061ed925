"""The small components: what travels, and the scripts that are served."""

from __future__ import annotations

import gzip
import json

import pytest

from viewer.canvas.scenes import STORE
from viewer.library import Library
from viewer.parts.chooser import entries
from viewer.parts.codeview import _text
from viewer.parts.panel import Bar, Bars, Block, Column, Fact, Facts, Head, Link, Links, Row, Table, payload
from viewer.parts.serving import PARTS, Part, script, version


def test_blocks_say_their_kind() -> None:
    blocks: list[Block] = [
        Head("conv"),
        Facts((Fact("Scope", "layer1"),)),
        Links("Pair", (Link("a", "node:a"),)),
        Table("t", (), ()),
    ]
    assert [b["block"] for b in payload(blocks)] == ["head", "facts", "links", "table"]


def test_a_panel_is_json() -> None:
    table = Table(
        "ops", (Column("operator"), Column("n", number=True)), (Row(("aten.mul.Tensor", 3), "op:aten.mul.Tensor"),)
    )
    bars = Bars("Calls", ("left", "right"), (Bar("mul", "op:x", (1, 2), (3, 4)),))
    text = json.dumps(payload([table, bars]))
    assert json.loads(text)[0]["rows"][0]["cells"] == ["aten.mul.Tensor", 3]


@pytest.mark.parametrize("part", PARTS)
def test_every_script_is_one_module_without_imports(part: Part) -> None:
    text = gzip.decompress(script(part)).decode()
    assert text.rstrip().endswith(f"export default ${part}_main.default;")
    assert "import {" not in text
    assert len(version(part)) == 12


def test_nothing_is_fetched_from_elsewhere() -> None:
    for part in PARTS:
        text = gzip.decompress(script(part)).decode()
        assert "https://" not in text
        assert text.count("http://") == text.count("http://www.w3.org/2000/svg")


def test_code_travels_by_its_hash() -> None:
    body = _text(("a = 1", "</script>"), frozenset({1}), 1, ())
    assert json.loads(body) == {"lines": ["a = 1", "</script>"], "open": [1], "first": 1, "quoted": []}
    digest = STORE.put(body)
    assert STORE.put(body) == digest


def test_entries_are_searched_in_lower_case() -> None:
    choice = Library().find("resnet18")
    assert choice is not None
    (entry,) = entries([choice])
    assert (entry["key"], entry["name"], entry["size"]) == ("resnet18", "resnet18", "39.8 kB of code")
    assert "resnet-18" in entry["text"]
    assert entry["text"] == entry["text"].lower()
