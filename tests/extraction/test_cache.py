from __future__ import annotations

import errno
import gzip
import os
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from extraction import cache as module
from extraction.cache import Cache, Entry, default_folder
from extraction.samples import read_sample
from tests.conftest import WriteFolder

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def entry(tmp_path: Path) -> Entry:
    return Entry(tmp_path / "ab" / "abcdef")


def files(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir()) if folder.is_dir() else []


class TestEntry:
    @pytest.mark.parametrize("text", ["", "text", "größer → ∞ 🙂", "x" * 1_000_000])
    def test_what_is_written_is_read(self, entry: Entry, text: str) -> None:
        assert entry.write("r0-joint-aten", text)
        assert entry.read("r0-joint-aten") == text
        assert files(entry.folder) == ["r0-joint-aten.json.gz"]

    def test_the_last_text_counts(self, entry: Entry) -> None:
        assert entry.write("summary", "one")
        assert entry.write("summary", "two")
        assert entry.read("summary") == "two"

    def test_what_was_not_written_is_not_there(self, entry: Entry) -> None:
        assert entry.read("summary") is None
        entry.write("other", "x")
        assert entry.read("summary") is None

    @pytest.mark.parametrize(
        "damage",
        [b"", b"not gzip", gzip.compress(b"text")[:-4], gzip.compress(b"a long text " * 9)[:-20],
         gzip.compress(b"\xff\xfe"), gzip.compress(b"text")[:-8] + b"\0" * 8],
        ids=["empty", "no gzip", "cut", "cut in the data", "no text", "wrong sum"],
    )  # fmt: skip
    def test_a_damaged_text_is_dropped(self, entry: Entry, damage: bytes) -> None:
        entry.write("summary", "text")
        (entry.folder / "summary.json.gz").write_bytes(damage)
        assert entry.read("summary") is None
        assert files(entry.folder) == []

    def test_every_damaged_bit_is_noticed_or_harmless(self, entry: Entry) -> None:
        entry.write("summary", "some text")
        path = entry.folder / "summary.json.gz"
        whole = path.read_bytes()
        for i in range(len(whole)):
            path.write_bytes(bytes(b ^ 0x10 if i == j else b for j, b in enumerate(whole)))
            assert entry.read("summary") in (None, "some text")

    def test_a_folder_in_the_place_of_a_text(self, entry: Entry) -> None:
        (entry.folder / "summary.json.gz").mkdir(parents=True)
        assert entry.read("summary") is None
        assert not entry.write("summary", "x")

    def test_a_file_in_the_place_of_the_folder(self, tmp_path: Path) -> None:
        (tmp_path / "ab").write_text("")
        entry = Entry(tmp_path / "ab" / "abcdef")
        assert entry.read("summary") is None
        assert not entry.write("summary", "x")
        entry.drop("summary")

    def test_drop(self, entry: Entry) -> None:
        entry.write("summary", "x")
        entry.drop("summary")
        entry.drop("summary")
        assert entry.read("summary") is None


def full_disk(*args: Any, **kwargs: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


class TestNoRoom:
    @pytest.mark.parametrize("call", ["mkdir", "replace"])
    def test_a_full_disk_stores_nothing_and_leaves_nothing(
        self, entry: Entry, monkeypatch: pytest.MonkeyPatch, call: str
    ) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Path, call, full_disk)
            assert not entry.write("summary", "x")
        assert files(entry.folder) == []
        assert entry.write("summary", "x")

    def test_a_disk_that_fills_while_writing(self, entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
        entry.write("summary", "old")

        class Full:
            def __init__(self, handle: int, mode: str) -> None:
                os.close(handle)

            def __enter__(self) -> Full:
                return self

            def __exit__(self, *error: object) -> None:
                return None

            write = full_disk

        with monkeypatch.context() as patch:
            patch.setattr(os, "fdopen", Full)
            assert not entry.write("summary", "new")
        assert files(entry.folder) == ["summary.json.gz"]
        assert entry.read("summary") == "old"

    def test_no_room_for_a_temporary_file(self, entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(tempfile, "mkstemp", full_disk)
            assert not entry.write("summary", "x")

    def test_a_folder_that_may_only_be_read(self, entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
        """Calls are refused one by one, since permissions do not bind the user root."""

        def refused(*args: Any, **kwargs: Any) -> Any:
            raise PermissionError(errno.EACCES, "Permission denied")

        entry.write("summary", "text")
        entry.write("damaged", "text")
        (entry.folder / "damaged.json.gz").write_bytes(b"damage")
        for owner, call in ((os, "utime"), (Path, "unlink"), (tempfile, "mkstemp"), (Path, "mkdir")):
            monkeypatch.setattr(owner, call, refused)
        assert entry.read("summary") == "text"
        assert entry.read("damaged") is None
        assert not entry.write("other", "x")
        assert not entry.write("summary", "new")
        assert entry.read("summary") == "text"

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="permissions do not bind the user root")
    def test_a_real_folder_without_write_permission(self, entry: Entry) -> None:
        entry.write("summary", "text")
        entry.folder.chmod(0o500)
        try:
            assert entry.read("summary") == "text"
            assert not entry.write("other", "x")
        finally:
            entry.folder.chmod(0o700)


class TestKey:
    def test_content_options_and_versions_count(self, tiny: WriteFolder, tmp_path: Path, monkeypatch: Any) -> None:
        cache = Cache(tmp_path / "cache")
        one, two = read_sample(tiny("a/s")), read_sample(tiny("b/s", {"graph_net.json": '{"note": "other"}'}))
        base = cache.entry(one, {})
        assert cache.entry(read_sample(tiny("c/s")), {}) == base
        others = [cache.entry(two, {}), cache.entry(one, {"x": True}), cache.entry(one, {"x": False})]
        others.append(cache.entry(one, {}, choice="limited"))
        for name, value in (("FORMAT_VERSION", 99), ("CODE_VERSION", 99)):
            with monkeypatch.context() as patch:
                patch.setattr(module, name, value)
                others.append(cache.entry(one, {}))
        with monkeypatch.context() as patch:
            patch.setattr(metadata, "version", lambda package: "99.0")
            others.append(Cache(tmp_path / "cache").entry(one, {}))
        assert len({e.folder for e in (base, *others)}) == 8

    def test_the_order_of_options_does_not(self, tiny: WriteFolder, tmp_path: Path) -> None:
        sample, cache = read_sample(tiny()), Cache(tmp_path)
        assert cache.entry(sample, {"a": True, "b": False}) == cache.entry(sample, {"b": False, "a": True})


def test_the_environment_names_the_folder(cache_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_folder() == cache_folder
    monkeypatch.setenv("AOTSCOPE_CACHE", "")
    assert default_folder().name == "aotscope"


WRITER = """
import sys
from pathlib import Path
from extraction.cache import Cache, Entry

cache, mark = Cache(Path(sys.argv[1]), 1), sys.argv[2]
entry = Entry(cache.folder / "ab" / "abcdef")
print("ready", flush=True)
sys.stdin.readline()
for i in range(150):
    assert entry.write("graph", mark * (20_000 + i)), "not written"
    found = entry.read("graph")
    assert found is None or (len(set(found)) == 1 and len(found) >= 20_000), "torn"
    if i % 10 == 0:
        cache.trim()
        entry.drop("graph")
"""


def test_two_processes_on_one_entry_never_see_a_torn_text(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writers = [
        subprocess.Popen(
            [*command, mark], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for mark in "ab"
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        _, errors = writer.communicate(timeout=60)
        assert (writer.returncode, errors) == (0, "")
    assert files(tmp_path / "ab" / "abcdef") in ([], ["graph.json.gz"])
