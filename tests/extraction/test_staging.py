from __future__ import annotations

import queue
import shutil
import sys
import threading
from pathlib import Path

import pytest

from extraction.graph import Failure
from extraction.process import Process
from extraction.protocol import Event, Request
from extraction.samples import FILES
from extraction.staging import samples_folder, staged


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "worker"
    samples_folder(found).mkdir(parents=True)
    return found


def sample(tmp_path: Path, name: str) -> Path:
    found = tmp_path / name
    found.mkdir()
    for file in (*FILES, "secret.txt"):
        (found / file).write_text(f"{file} of {name}")
    return found


def test_a_samples_files_come_along_and_no_other(tmp_path: Path, folder: Path) -> None:
    source = sample(tmp_path, "one")
    request = staged(Request("summary", str(source), digest="ab12"), folder)
    copied = Path(request.sample)
    assert copied == samples_folder(folder) / "ab12" / "one"
    assert sorted(p.name for p in copied.iterdir()) == sorted(FILES)
    assert all((copied / f).read_text() == f"{f} of one" for f in FILES)
    assert [(copied / f).stat().st_mtime_ns for f in FILES] == [(source / f).stat().st_mtime_ns for f in FILES]


def test_one_sample_at_a_time(tmp_path: Path, folder: Path) -> None:
    sources = {name: sample(tmp_path, name) for name in ("one", "two")}
    for name in ("one", "two", "one"):
        request = staged(Request("summary", str(sources[name]), digest=f"digest of {name}"), folder)
        assert [p.name for p in samples_folder(folder).iterdir()] == [f"digest of {name}"]
        assert (Path(request.sample) / "model.py").read_text() == f"model.py of {name}"


def test_what_is_missing_stays_missing(tmp_path: Path, folder: Path) -> None:
    request = staged(Request("summary", str(tmp_path / "none")), folder)
    assert list(Path(request.sample).iterdir()) == []


def test_a_question_about_an_operator_has_no_files(folder: Path) -> None:
    request = Request("decomposition", "aten.relu.default")
    assert staged(request, folder) is request


def test_a_sample_that_cannot_be_copied_is_answered_at_once(tmp_path: Path) -> None:
    """Else the job would wait for its time limit: the worker was never asked."""
    told: queue.SimpleQueue[Event] = queue.SimpleQueue()
    ended = threading.Event()
    command = (sys.executable, "-c", "import sys; sys.stdin.read()")
    process = Process(command, True, lambda _, event: told.put(event), lambda _: ended.set())
    try:
        assert process._folder is not None
        shutil.rmtree(samples_folder(process._folder))
        process.ask(7, Request("summary", str(sample(tmp_path, "one"))))
        event = told.get(timeout=30)
        assert event.id == 7
        assert isinstance(event.what, Failure)
        assert str(event.what) == "worker: one: cannot be copied for its worker: No such file or directory"
    finally:
        process.kill()
        assert ended.wait(30)
