from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

import pytest

from extraction.cache import Cache, Entry, SettingError


def fill(cache: Cache, count: int, kib: int) -> list[Entry]:
    """Entries that were last used in their order; random bytes do not get smaller."""
    entries = []
    for i in range(count):
        entry = Entry(cache.folder / f"{i:02x}" / f"{i:064x}")
        entry.folder.mkdir(parents=True)
        (entry.folder / "summary.json.gz").write_bytes(os.urandom(kib << 10))
        os.utime(entry.folder, (1000 + i, 1000 + i))
        entries.append(entry)
    return entries


def left(entries: list[Entry]) -> list[int]:
    return [i for i, e in enumerate(entries) if e.folder.exists()]


class TestSize:
    def test_what_was_used_longest_ago_goes_first(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_mb=1)
        entries = fill(cache, 6, 300)
        assert cache.trim() == 3
        assert left(entries) == [3, 4, 5]
        assert cache.usage().nbytes == 3 * 300 << 10

    def test_what_cannot_be_looked_at_is_passed_over(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_mb=1)
        entries = fill(cache, 6, 300)
        (tmp_path / "00" / "loop").symlink_to("loop")  # as good as a folder that only another user reads
        assert cache.trim() == 3
        assert left(entries) == [3, 4, 5]
        assert cache.usage().entries == 3

    def test_what_fits_stays(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_mb=1)
        entries = fill(cache, 4, 256)
        assert cache.trim() == 0
        assert left(entries) == [0, 1, 2, 3]

    def test_reading_is_using(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_mb=1)
        entries = fill(cache, 5, 250)
        (entries[0].folder / "r0.json.gz").write_bytes(gzip.compress(b"text"))
        os.utime(entries[0].folder, (1000, 1000))
        assert entries[0].read("r0") == "text"
        cache.trim()
        assert left(entries) == [0, 2, 3, 4]

    def test_a_limit_of_nothing_keeps_nothing(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_mb=0)
        assert cache.trim() == 0
        fill(cache, 2, 1)
        assert cache.trim() == 2
        assert cache.usage().entries == 0

    def test_the_environment_gives_the_limit(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert Cache(tmp_path).limit == 2048 << 20
        monkeypatch.setenv("AOTSCOPE_CACHE_MB", "3")
        assert Cache(tmp_path).limit == 3 << 20
        assert Cache(tmp_path, 5).limit == 5 << 20
        monkeypatch.setenv("AOTSCOPE_CACHE_MB", "")
        assert Cache(tmp_path).limit == 2048 << 20

    @pytest.mark.parametrize("text", ["many", "-1", "1.5", "1e3", " ", "²"])
    def test_other_limits_are_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
        monkeypatch.setenv("AOTSCOPE_CACHE_MB", text)
        with pytest.raises(SettingError, match=r"AOTSCOPE_CACHE_MB is .* it must be a whole number of MiB"):
            Cache(tmp_path)

    def test_usage_and_clear(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path / "cache")
        assert (cache.usage().entries, cache.clear().entries) == (0, 0)
        fill(cache, 3, 2)
        (cache.folder / "listings").mkdir()
        (cache.folder / "listings" / "a.json").write_text("{}")
        (cache.folder / "of somebody else").write_text("")
        used = cache.usage()
        assert (used.folder, used.entries, used.files, used.nbytes) == (cache.folder, 3, 3, 3 * 2048)
        assert cache.clear() == used
        assert cache.usage().entries == 0
        assert sorted(p.name for p in cache.folder.iterdir()) == ["of somebody else"]

    def test_clear_tells_what_is_really_gone(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        cache = Cache(tmp_path)
        fill(cache, 2, 1)
        monkeypatch.setattr(shutil, "rmtree", lambda *args, **kwargs: None)
        assert cache.clear().entries == 0
        assert cache.usage().entries == 2
