"""Keys of samples."""

from __future__ import annotations

from pathlib import Path

import pytest

from viewer.library import GALLERY, Library


def sample(folder: Path, note: str = "") -> Path:
    folder.mkdir(parents=True)
    (folder / "model.py").write_text("class GraphModule: pass\n")
    (folder / "graph_net.json").write_text(f'{{"note": "{note}"}}')
    return folder


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("timm/small", "timm/large", "nlp/small"):
        sample(tmp_path / "models" / name, note=name.replace("/", " "))
    return tmp_path / "models"


def test_gallery_samples_go_by_their_last_name() -> None:
    found = Library().find("conv_bn")
    assert found is not None
    assert (found.shelf, found.entry.name) == (GALLERY, "basics/conv_bn")


def test_samples_of_a_folder_go_by_its_name_and_their_path(root: Path) -> None:
    library = Library([root])
    assert [c.key for c in library.shelf("models").choices] == [
        "models/nlp/small",
        "models/timm/large",
        "models/timm/small",
    ]
    found = library.find("models/timm/small")
    assert found is not None
    assert found.path == root / "timm" / "small"


def test_two_folders_with_one_name_go_by_their_path(root: Path, tmp_path: Path) -> None:
    sample(tmp_path / "other" / "models" / "x")
    library = Library([root, tmp_path / "other" / "models"])
    keys = [c.key for s in library.shelves[1:] for c in s.choices]
    assert len(set(keys)) == len(keys) == 4
    assert f"{tmp_path}/other/models/x" in keys


def test_addresses_hold_when_a_folder_of_the_same_name_is_opened(root: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "models"
    sample(other / "timm" / "small")
    found = Library([root, other]).find("models/timm/small")
    assert found is not None
    assert found.path == root / "timm" / "small"


def test_a_sample_is_found_at_its_full_path(root: Path) -> None:
    found = Library([root]).find(str(root / "nlp" / "small"))
    assert found is not None
    assert found.key == "models/nlp/small"


def test_a_sample_folder_that_is_called_like_a_gallery_sample(tmp_path: Path) -> None:
    library = Library([sample(tmp_path / "conv_bn")])
    assert library.find(str(tmp_path / "conv_bn")) is not None
    gallery = library.find("conv_bn")
    assert gallery is not None
    assert gallery.shelf == GALLERY


@pytest.mark.parametrize("key", ["", "nope", "/", "/etc", "../conv_bn", "models/../x"])
def test_nothing_outside_the_folders_is_found(root: Path, key: str) -> None:
    assert Library([root]).find(key) is None


def test_words_are_looked_for_in_name_and_note(root: Path) -> None:
    shelf = Library([root]).shelf("models")
    assert [c.entry.name for c in shelf.search("nlp")] == ["nlp/small"]
    assert len(shelf.search("")) == 3


def test_the_gallery_is_listed_once_when_it_is_given_too() -> None:
    from extraction.catalog import gallery

    assert len(Library([gallery()]).shelves) == 1


def test_a_folder_that_is_no_sample_is_known(root: Path) -> None:
    (root / "empty").mkdir()
    (root.parent / "beside").mkdir()
    library = Library([root])
    assert library.find("models/empty") is None
    asked = ("models/empty", "models/nlp", "models/none", "models/../beside", "modelsempty", "other/empty", "")
    assert [library.has_folder(key) for key in asked] == [True, True, False, False, False, False, False]
