"""The page about many samples, with a small census."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.viewer.test_corpus import write
from tests.viewer.test_pages import Visit, service, visit

__all__ = ["service", "visit"]


@pytest.fixture(autouse=True)
def census(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = write(tmp_path / "c.parquet")
    monkeypatch.setenv("AOTSCOPE_CENSUS", str(path))
    return path


def test_levels_and_operators(visit: Visit) -> None:
    page = visit(view="corpus")
    levels = {row["cells"][0]: row["cells"][1:4] for row in page.blocks[0]["rows"]}
    assert levels["aten"] == [4, 0, 3]
    assert levels["prims"] == [3, 1, 3]
    ranked = page.part("panel", 1)["blocks"][2]["rows"]
    assert [row["cells"][0] for row in ranked] == ["aten.bn.default", "aten.mm.default", "aten.mul.Tensor"]
    assert page.part("plot")["hash"]
    assert "4 samples of a census" in page.texts


def test_samples_of_an_operator_lead_to_the_viewer(visit: Visit) -> None:
    head, _, samples = visit(view="corpus", op="aten.bn.default").part("panel", 1)["blocks"]
    assert head["title"] == "aten.bn.default"
    assert [item["go"] for item in samples["items"]] == ["sample:/r\ng/c", "sample:/r\nf/a"]


def test_samples_that_failed_say_why(visit: Visit) -> None:
    page = visit(view="corpus", level="prims")
    actions = page.part("panel", 1)["blocks"][1]["items"]
    assert [(a["text"], a["off"]) for a in actions[:2]] == [("0 supported samples", True), ("1 failed", False)]
    head, _, samples = visit(view="corpus", level="prims", op="failed").part("panel", 1)["blocks"]
    assert head["title"] == "Failed"
    (item,) = samples["items"]
    assert (item["go"], item["sub"]) == ("sample:/r\ng/d", "level prims: no")


def test_additions_lead_to_their_samples(visit: Visit) -> None:
    """Core aten lacks mm, bn and mul of the hand-made census at aten; at prims it lacks all."""
    page = visit(view="corpus", op="additions", list="core_aten")
    head, text, _, table = page.part("panel", 1)["blocks"]
    assert head["title"] == "Least additions"
    assert "The smallest set with which all 4 samples run" in text["lines"][0]
    assert {row["cells"][1] for row in table["rows"]} == {"no"}
    assert sum(row["cells"][2] for row in table["rows"]) + int(text["lines"][0].split(". ")[1].split()[0]) == 4
    first = table["rows"][0]
    head, _, samples = visit(view="corpus", op=first["go"].removeprefix("op:")).part("panel", 1)["blocks"]
    assert len(samples["items"]) == first["cells"][2]


def test_parts_and_levels_are_part_of_the_address(visit: Visit) -> None:
    page = visit(view="corpus")
    page.choose("w_part", "backward")
    page.choose("w_corpus_level", "prims")
    assert page.url == {"view": "corpus", "stage": "backward", "level": "prims"}
    assert page.blocks[0]["rows"][3]["cells"][3] == 2  # sums are called in forward only


def test_a_choice_is_said_to_be_a_bound(visit: Visit) -> None:
    page = visit(view="corpus", level="prims", keep="aten.bn")
    assert page.blocks[0]["rows"][4]["cells"][0] == "your choice"
    assert "these are bounds" in page.test.caption[0].value


def test_without_a_census_the_page_says_how_to_make_one(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOTSCOPE_CENSUS", "")
    page = visit(view="corpus")
    assert "aotscope census FOLDER" in page.texts
    page.test.text_input(key="w_census").set_value("/nowhere/c.parquet")
    page.run()
    assert "no such file" in page.texts
