from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from extraction import catalog
from extraction.catalog import Catalog, Entry, resolve, search

LATER = 10**9  # nanoseconds: a later modification time, whatever the clock's grain


def add(root: Path, name: str, info: object = None, model: str = "x" * 10) -> Path:
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "model.py").write_text(model)
    (folder / "weight_meta.py").write_text("")
    if info is not None:
        (folder / "graph_net.json").write_text(info if isinstance(info, str) else json.dumps(info))
    return folder


def touch(path: Path) -> None:
    stamp = path.stat().st_mtime_ns + LATER
    os.utime(path, ns=(stamp, stamp))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    root = tmp_path / "samples"
    add(root, "timm/resnet50", {"source": "timm", "model_name": "ResNet-50", "heuristic_tag": "computer_vision"})
    add(root, "timm/vit", {"source": "timm", "heuristic_tag": "computer_vision", "dynamic": False})
    add(root, "nlp/bert", {"source": "transformers-auto-model", "title": "BERT", "note": "Post-norm.", "group": "text"})
    add(root, "alone", None)
    return root


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders that a listing looks into (not those whose times it only asks)."""
    found: list[str] = []
    original = Catalog._read

    def counted(self: Catalog, path: str) -> dict[str, Any]:
        found.append(path)
        return original(self, path)

    monkeypatch.setattr(Catalog, "_read", counted)
    return found


def names(root: Path, cache: Path | None = None) -> list[str]:
    return [e.name for e in Catalog(root, cache).entries()]


def test_samples_below_a_root_in_order(tree: Path) -> None:
    assert Catalog(tree).entries() == (
        Entry(str(tree / "alone"), "alone", "", "alone", "", 10, ()),
        Entry(
            str(tree / "nlp/bert"),
            "nlp/bert",
            "text",
            "BERT",
            "Post-norm.",
            10,
            (("source", "transformers-auto-model"),),
        ),
        Entry(
            str(tree / "timm/resnet50"),
            "timm/resnet50",
            "timm",
            "ResNet-50",
            "",
            10,
            (("source", "timm"), ("model_name", "ResNet-50"), ("heuristic_tag", "computer_vision")),
        ),
        Entry(
            str(tree / "timm/vit"),
            "timm/vit",
            "timm",
            "vit",
            "",
            10,
            (("source", "timm"), ("heuristic_tag", "computer_vision"), ("dynamic", "False")),
        ),
    )


def test_a_root_that_is_a_sample(tree: Path) -> None:
    assert [(e.name, e.path) for e in Catalog(tree / "nlp" / "bert").entries()] == [("bert", str(tree / "nlp/bert"))]


def test_a_sample_is_not_looked_into(tree: Path) -> None:
    add(tree / "timm" / "vit", "inner")
    assert "timm/vit/inner" not in names(tree)


def test_what_is_no_sample(tree: Path) -> None:
    (tree / "empty").mkdir()
    (tree / "only_model").mkdir()
    (tree / "only_model" / "model.py").write_text("")
    (tree / "no_model").mkdir()
    (tree / "no_model" / "weight_meta.py").write_text("")
    (tree / "folder_model" / "model.py").mkdir(parents=True)
    (tree / "folder_model" / "graph_net.json").write_text("{}")
    (tree / "dangling").mkdir()
    (tree / "dangling" / "graph_net.json").write_text("{}")
    (tree / "dangling" / "model.py").symlink_to(tree / "nowhere")
    add(tree, ".hidden/sample")
    add(tree, "__pycache__/sample")
    (tree / "loop").symlink_to(tree)
    (tree / "file").write_text("")
    assert names(tree) == ["alone", "nlp/bert", "timm/resnet50", "timm/vit"]


@pytest.mark.parametrize(
    "info", ["{", "[]", '"text"', "[" * 100_000, "\ud800".encode("utf-8", "surrogatepass").decode("latin1")]
)
def test_a_damaged_graph_net_json_hides_no_sample(tree: Path, info: str) -> None:
    add(tree, "odd", info)
    assert next(e for e in Catalog(tree).entries() if e.name == "odd").fields == ()


def test_fields_are_texts_numbers_and_booleans(tree: Path) -> None:
    info = {"text": "a", "number": 2, "yes": True, "none": None, "list": [1], "map": {}, "empty": "", "long": "x" * 201}
    add(tree, "odd", info)
    found = next(e for e in Catalog(tree).entries() if e.name == "odd")
    assert found.fields == (("text", "a"), ("number", "2"), ("yes", "True"))


def test_a_root_that_is_not_there(tmp_path: Path) -> None:
    assert names(tmp_path / "gone", tmp_path / "cache") == []


def test_nothing_of_a_sample_is_run(tree: Path, tmp_path: Path) -> None:
    add(tree, "trap", {}, f"open({str(tmp_path / 'sprung')!r}, 'w')")
    before = set(sys.modules)
    names(tree)
    assert not (tmp_path / "sprung").exists()
    assert set(sys.modules) == before


class TestStoredListing:
    def test_a_second_listing_looks_into_no_folder(self, tree: Path, tmp_path: Path, reads: list[str]) -> None:
        first = Catalog(tree, tmp_path / "cache").entries()
        assert sorted(reads) == sorted(
            str(tree / p) for p in (".", "alone", "nlp", "nlp/bert", "timm", "timm/resnet50", "timm/vit")
        )
        reads.clear()
        assert Catalog(tree, tmp_path / "cache").entries() == first
        assert reads == []

    def test_without_a_cache_folder_every_listing_looks(self, tree: Path, reads: list[str]) -> None:
        names(tree)
        names(tree)
        assert len(reads) == 2 * 7

    def test_a_new_sample_is_found_by_looking_into_its_parent(
        self, tree: Path, tmp_path: Path, reads: list[str]
    ) -> None:
        names(tree, tmp_path / "cache")
        reads.clear()
        add(tree, "timm/swin")
        touch(tree / "timm")
        assert names(tree, tmp_path / "cache") == ["alone", "nlp/bert", "timm/resnet50", "timm/swin", "timm/vit"]
        assert sorted(reads) == [str(tree / "timm"), str(tree / "timm/swin")]

    def test_a_sample_that_went_is_gone(self, tree: Path, tmp_path: Path) -> None:
        names(tree, tmp_path / "cache")
        for file in (tree / "timm/vit").iterdir():
            file.unlink()
        (tree / "timm/vit").rmdir()
        assert names(tree, tmp_path / "cache") == ["alone", "nlp/bert", "timm/resnet50"]

    def test_a_folder_becomes_a_sample(self, tree: Path, tmp_path: Path) -> None:
        names(tree, tmp_path / "cache")
        (tree / "nlp" / "model.py").write_text("")
        (tree / "nlp" / "graph_net.json").write_text('{"title": "now a sample"}')
        touch(tree / "nlp")
        assert names(tree, tmp_path / "cache") == ["alone", "nlp", "timm/resnet50", "timm/vit"]
        assert names(tree, tmp_path / "cache") == ["alone", "nlp", "timm/resnet50", "timm/vit"]

    def test_a_changed_graph_net_json_is_read_again(self, tree: Path, tmp_path: Path, reads: list[str]) -> None:
        names(tree, tmp_path / "cache")
        reads.clear()
        info = tree / "timm/vit/graph_net.json"
        info.write_text('{"source": "elsewhere"}')
        touch(info)
        assert [e.name for e in search(Catalog(tree, tmp_path / "cache").entries(), "source:elsewhere")] == ["timm/vit"]
        assert reads == [str(tree / "timm/vit")]

    def test_a_changed_model_has_its_new_size(self, tree: Path, tmp_path: Path) -> None:
        names(tree, tmp_path / "cache")
        model = tree / "timm/vit/model.py"
        model.write_text("y" * 500)
        touch(model)
        assert next(e.size for e in Catalog(tree, tmp_path / "cache").entries() if e.name == "timm/vit") == 500

    @pytest.mark.parametrize(
        "text", ["", "{", "[]", '{"version": 2}', '{"version": 2, "folders": 3}',
                 '{"version": 2, "folders": {"ROOT": 3}}',
                 '{"version": 2, "folders": {"ROOT": {"stamp": [], "sample": {"a": 1}, "children": []}}}',
                 '{"version": 1, "folders": {"ROOT": {"stamp": [0], "sample": null, "children": []}}}']
    )  # fmt: skip
    def test_a_damaged_listing_is_made_anew(self, tree: Path, tmp_path: Path, text: str, reads: list[str]) -> None:
        first = names(tree, tmp_path / "cache")
        (stored,) = (tmp_path / "cache" / "listings").iterdir()
        stored.write_text(text.replace("ROOT", str(tree)))
        assert names(tree, tmp_path / "cache") == first
        reads.clear()
        assert names(tree, tmp_path / "cache") == first
        assert reads == []

    def test_a_listing_is_given_also_where_it_cannot_be_stored(self, tree: Path, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        assert len(names(tree, tmp_path / "file")) == 4

    def test_roots_have_their_own(self, tree: Path, tmp_path: Path) -> None:
        names(tree, tmp_path / "cache")
        assert names(tree / "timm", tmp_path / "cache") == ["resnet50", "vit"]
        assert len(list((tmp_path / "cache" / "listings").iterdir())) == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", ["alone", "nlp/bert", "timm/resnet50", "timm/vit"]),
        ("timm", ["timm/resnet50", "timm/vit"]),
        ("TIMM ReSnEt", ["timm/resnet50"]),
        ("post-norm", ["nlp/bert"]),
        ("source:timm", ["timm/resnet50", "timm/vit"]),
        ("source:trans", ["nlp/bert"]),
        ("heuristic_tag:vision vit", ["timm/vit"]),
        ("model_name:resnet-50", ["timm/resnet50"]),
        ("dynamic:false", ["timm/vit"]),
        ("source:timm bert", []),
        ("nosuchfield:x", []),
        ("nlp/b", ["nlp/bert"]),
    ],
)
def test_search(tree: Path, words: str, expected: list[str]) -> None:
    assert [e.name for e in search(Catalog(tree).entries(), words)] == expected


class TestResolve:
    def test_a_folder_is_itself(self, tree: Path) -> None:
        assert resolve(str(tree / "nlp/bert")) == tree / "nlp/bert"

    @pytest.mark.parametrize("name", ["conv_bn", "basics/conv_bn"])
    def test_gallery_names(self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        assert resolve(name) == catalog.gallery() / "basics" / "conv_bn"

    def test_a_folder_goes_before_a_name(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        add(tmp_path, "conv_bn")
        assert resolve("conv_bn") == Path("conv_bn")

    def test_names_in_further_roots(self, tree: Path) -> None:
        assert resolve("bert", [tree]) == tree / "nlp/bert"
        assert resolve("timm/vit", [tree]) == tree / "timm/vit"

    def test_an_unknown_name_stays_a_path(self) -> None:
        assert resolve("no such sample") == Path("no such sample")


def test_long_texts_of_a_sample_are_cut_in_a_listing(tmp_path: Path) -> None:
    for name, info in (("long", {"title": "<b>" * 4000, "note": "n" * 10_000}), ("huge", {"title": "t" * (1 << 20)})):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "model.py").write_text("")
        (folder / "graph_net.json").write_text(json.dumps(info))
    huge, long = Catalog(tmp_path).entries()
    assert (len(long.title), len(long.note)) == (500, 500)
    assert huge.title == "huge"  # its graph_net.json is larger than any sample's, and not read
