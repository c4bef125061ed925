"""Uploads: what is taken of files and zips, what is refused, and where it is kept."""

from __future__ import annotations

import io
import stat
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from viewer.pages.upload import MOST_ENTRIES, NAMES, UploadError, _Folder, apart_from, keep, name_of, sample_files


def zipped(files: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", packing) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def linked() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        info = zipfile.ZipInfo("model.py")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    return out.getvalue()


def doubled() -> bytes:
    """Two files of one name: a reader that looks from the front sees another one than a reader from the end."""
    data = zipped({"a/model.py": b"import torch\n", "a/model_py": b"import os\n"})
    return data.replace(b"a/model_py", b"a/model.py")


def encrypted() -> bytes:
    data = bytearray(zipped({"model.py": b"x"}, zipfile.ZIP_STORED))
    for mark, place in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(mark) + place] |= 1
    return bytes(data)


def test_files_and_zips_of_a_sample() -> None:
    files = {"model.py": b"1", "input_meta.py": b"3"}
    assert sample_files({**files, "notes.txt": b"2"}) == files
    archive = zipped({"a/model.py": b"1", "a/weight_meta.py": b"2", "b/weight_meta.py": b"3", "a/evil.sh": b"4"})
    assert sample_files({"a.zip": archive}) == {"model.py": b"1", "weight_meta.py": b"2"}
    archive = zipped({"a/my_model.py": b"0", "b/model.py": b"1", "b/input_meta.py": b"3", "input_meta.py": b"4"})
    assert sample_files({"a.zip": archive}) == files


@pytest.mark.parametrize(
    ("files", "info", "name"),
    [
        (("sdpa.zip",), b"", "sdpa"),
        (("model.py", "graph_net.json"), b"", "upload"),
        (("model.py", "graph_net.json"), b'{"model_name": "bert-base", "note": "x"}', "bert-base"),
        (("up.zip",), b'{"framework": "torch", "model_name":"gpt2"}', "up"),
        (("model.py", "graph_net.json"), b'{"framework": "torch", "model_name":"gpt2"}', "gpt2"),
        (("model.py", "graph_net.json"), b'{"model_name": ["gpt2"]}', "upload"),
        (("model.py", "graph_net.json"), b'"model_name' * 9_999, "upload"),
        (("model.py", "graph_net.json"), b'{"model_name": "\xff"}', "\ufffd"),
    ],
)
def test_the_name_of_an_upload(files: tuple[str, ...], info: bytes, name: str) -> None:
    assert name_of(dict.fromkeys(files, b""), {"model.py": b"", "graph_net.json": info}) == name


def test_an_upload_is_not_taken_for_a_sample_of_the_gallery() -> None:
    assert [apart_from({"sdpa"}, name) for name in ("sdpa", "mine")] == ["sdpa-upload", "mine"]


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"notes.txt": b""}, "no model.py"),
        ({"model.py": b"0"}, "model.py alone does not tell its inputs"),
        ({"x.zip": zipped({"model.py": b"0", "weight_meta.txt": b""})}, "model.py alone"),
        ({"x.zip": b"not a zip"}, "not a zip that can be read"),
        ({"x.zip": b""}, "not a zip that can be read"),
        ({"x.zip": zipped({"model.py": b"1"})[:-30]}, "not a zip that can be read"),
        ({"x.zip": zipped({"readme": b""})}, "no model.py"),
        ({"x.zip": zipped({"model.py/": b""})}, "no model.py"),
        ({"x.zip": zipped({"model.py": b"0" * 64_000_001})}, "larger than 64 MB"),
        ({"model.py": b"0", "weight_meta.py": b"0" * 64_000_001}, "larger than 64 MB"),
        ({"x.zip": zipped({f"{i}.py": b"" for i in range(MOST_ENTRIES + 1)})}, "more than 1000 files"),
        ({"x.zip": zipped({"../../model.py": b"1"})}, "leads elsewhere"),
        ({"x.zip": zipped({"model.py": b"1", "../../../etc/cron.d/x": b"2"})}, "leads elsewhere"),
        ({"x.zip": zipped({"/etc/model.py": b"1"})}, "leads elsewhere"),
        ({"x.zip": zipped({"..\\model.py": b"1", "model.py": b"1"})}, "leads elsewhere"),
        ({"x.zip": linked()}, "a link in it"),
        ({"x.zip": doubled()}, "a file is in it twice"),
        ({"x.zip": zipped({"model.py": b"1"}), "y.zip": zipped({"model.py": b"2"})}, "model.py is there twice"),
        ({"x.zip": zipped({"model.py": b"1"}), "model.py": b"2"}, "model.py is there twice"),
        ({"x.zip": encrypted()}, "encrypted"),
        ({"x.zip": zipped({"model.py": b"1" * 999}, zipfile.ZIP_BZIP2)}, "packed in a way"),
        ({"x.zip": zipped({"model.py": b"1" * 999}, zipfile.ZIP_LZMA)}, "packed in a way"),
        ({'"><img src=x onerror=alert(1)>\n\u202e.zip': b"no"}, "not a zip"),
    ],
)
def test_uploads_that_are_no_sample(files: dict[str, bytes], message: str) -> None:
    with pytest.raises(UploadError, match=message) as caught:
        sample_files(files)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400


def test_a_zip_that_lies_about_its_sizes_unpacks_no_more_than_it_says() -> None:
    data = bytearray(zipped({"model.py": b"0" * 10_000_000}))
    for mark, place in ((b"PK\3\4", 22), (b"PK\1\2", 24)):
        at = data.index(mark) + place
        data[at : at + 4] = (10).to_bytes(4, "little")
    with pytest.raises(UploadError, match="CRC"):
        sample_files({"x.zip": bytes(data)})


GOOD = zipped({"a/model.py": b"import torch\n" * 20, "a/weight_meta.py": b"class A:\n    pass\n", "b/x": b"y"})


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.integers(0, 255)), max_size=6), st.integers(0, 40))
def test_a_damaged_zip_is_a_line_or_a_sample(changes: list[tuple[int, int]], cut: int) -> None:
    data = bytearray(GOOD)
    for place, value in changes:
        data[place] = value
    try:
        found = sample_files({"x.zip": bytes(data[: len(data) - cut])})
    except UploadError as error:
        assert str(error).isprintable()
        return
    assert set(found) <= NAMES


@pytest.mark.parametrize(
    ("name", "folder"),
    [
        ("resnet18", "resnet18"),
        ("../../etc", "______etc"),
        ("", "upload"),
        ('"><img src=x>', "___img_src_x_"),
        ("a\u202eb", "a_b"),
        ("x" * 10_000, "x" * 60),
        ("CON\0", "CON_"),
    ],
)
def test_an_upload_has_a_folder_with_a_plain_name(name: str, folder: str) -> None:
    holder = _Folder()
    kept = keep(holder, name, {"model.py": b"1"})
    assert kept == holder.path / folder
    assert [f.name for f in kept.iterdir()] == ["model.py"]


def test_another_upload_of_the_same_name_is_another_sample() -> None:
    holder = _Folder()
    first = keep(holder, "a", {"model.py": b"1", "input_meta.py": b"2"})
    second = keep(holder, "a", {"model.py": b"1"})
    assert (first.name, second.name) == ("a", "a_2")
    assert keep(holder, "a", {"model.py": b"1"}) == second
    assert [f.name for f in second.iterdir()] == ["model.py"]


def test_what_a_session_may_keep_is_bounded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("viewer.pages.upload.MOST_KEPT", 10)
    holder = _Folder()
    keep(holder, "a", {"model.py": b"12345"})
    with pytest.raises(UploadError, match="in this session"):
        keep(holder, "b", {"model.py": b"123456"})
    holder.path = tmp_path / "gone"
    holder.kept = 0
    with pytest.raises(UploadError, match="cannot keep the upload: No such file"):
        keep(holder, "c", {"model.py": b"1"})
