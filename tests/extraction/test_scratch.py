from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from extraction import scratch

MAKE = "import sys; from extraction.scratch import new_folder; print(new_folder('some-'), flush=True); sys.stdin.read()"


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(scratch, "_own", [])
    return tmp_path


def other() -> tuple[subprocess.Popen[str], Path]:
    """A process that has a folder and goes on, and the folder of the process."""
    child = subprocess.Popen([sys.executable, "-c", MAKE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    folder = Path(child.stdout.readline().strip()).parent
    os.utime(folder / "in-use", (0, 0))  # made long ago
    return child, folder


def test_folders_of_a_killed_process_are_removed_and_those_of_a_running_one_stay() -> None:
    killed, orphan = other()
    running, kept = other()
    killed.kill()
    killed.communicate()
    try:
        scratch.sweep()
        assert (orphan.exists(), kept.exists()) == (False, True)
    finally:
        running.communicate("")
    assert not kept.exists()  # it ended by itself, and took its folder along


def test_a_folder_made_just_now_and_one_of_another_program_stay(place: Path) -> None:
    for name in ("aotscope-new", "other-old"):
        (place / name).mkdir()
        (place / name / "in-use").touch()
    os.utime(place / "other-old" / "in-use", (0, 0))
    (place / "aotscope-others").mkdir()
    scratch.sweep()
    assert sorted(p.name for p in place.iterdir()) == ["aotscope-new", "aotscope-others", "other-old"]


def test_all_folders_of_the_process_go_and_new_ones_come(place: Path) -> None:
    first, second = scratch.new_folder("a-"), scratch.new_folder("b-")
    assert first.is_dir() and second.is_dir() and first.parent == second.parent
    scratch.leave()
    assert list(place.iterdir()) == []
    assert scratch.new_folder("a-").is_dir()
    scratch.leave()
