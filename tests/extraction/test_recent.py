"""What was used lately: bounded, made once, never stale."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from extraction.recent import Recent, SampleReader
from extraction.samples import FILES, Sample, SampleError, read_sample
from tests.extraction.making import write


def test_the_least_recently_used_goes_first() -> None:
    kept: Recent[str] = Recent(10)
    for key in "abc":
        kept.put(key, key.upper(), 3)
    assert kept.find("a") == "A"
    kept.put("d", "D", 3)  # 12 > 10: b goes, since a was used after it
    assert [kept.find(k) for k in "abcd"] == ["A", None, "C", "D"]
    assert (kept.used, len(kept)) == (9, 3)


def test_a_value_beyond_the_limit_is_not_kept_and_drives_nothing_out() -> None:
    kept: Recent[str] = Recent(10)
    kept.put("a", "A", 3)
    assert kept.get("big", lambda: ("BIG", 11)) == "BIG"
    assert kept.find("big") is None
    assert kept.find("a") == "A"
    kept.put("a", "A2", 11)  # the old value would be wrong now
    assert kept.find("a") is None
    assert kept.used == 0


def test_nothing_made_is_nothing_kept() -> None:
    kept: Recent[str] = Recent(10)
    assert kept.get("a", lambda: None) is None
    assert kept.get("a", lambda: ("A", 1)) == "A"


def test_threads_make_a_value_once() -> None:
    kept: Recent[int] = Recent(10)
    made: list[int] = []
    barrier = threading.Barrier(8)

    def make() -> tuple[int, int]:
        time.sleep(0.05)
        made.append(1)
        return 42, 1

    def ask() -> int | None:
        barrier.wait()
        return kept.get("a", make)

    with ThreadPoolExecutor(8) as threads:
        found = [f.result() for f in [threads.submit(ask) for _ in range(8)]]
    assert found == [42] * 8
    assert made == [1]


def test_making_may_fail_and_is_tried_again() -> None:
    kept: Recent[int] = Recent(10)
    with pytest.raises(ZeroDivisionError):
        kept.get("a", lambda: (1 // 0, 1))
    assert kept.get("a", lambda: (1, 1)) == 1


@pytest.fixture
def sample(tmp_path: Path) -> Sample:
    return write(tmp_path / "s", "return (x.sin(),)", {"x": ((2,), "float32")})


def age(folder: Path, seconds: float) -> None:
    for file in FILES:
        if (folder / file).exists():
            os.utime(folder / file, (time.time() - seconds, time.time() - seconds))


def test_a_sample_is_read_again_only_when_it_changed(sample: Sample) -> None:
    reader = SampleReader(read_sample)
    age(sample.path, 100)
    first = reader.read(sample.path)
    assert reader.read(sample.path) is first
    model = sample.path / "model.py"
    model.write_text(model.read_text().replace("sin", "cos"))  # the same size
    assert reader.read(sample.path).digest != first.digest


def test_a_sample_that_changed_just_now_is_not_trusted(sample: Sample) -> None:
    reader = SampleReader(read_sample)
    model = sample.path / "model.py"
    status = model.stat()
    first = reader.read(sample.path)
    model.write_text(model.read_text().replace("sin", "cos"))
    os.utime(model, ns=(status.st_atime_ns, status.st_mtime_ns))  # the same tick of the clock
    assert reader.read(sample.path).digest != first.digest


def test_a_folder_that_went_away(sample: Sample, tmp_path: Path) -> None:
    reader = SampleReader(read_sample)
    age(sample.path, 100)
    reader.read(sample.path)
    sample.path.rename(tmp_path / "elsewhere")
    with pytest.raises(SampleError, match="no such folder"):
        reader.read(sample.path)
