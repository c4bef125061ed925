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


def test_a_folder_of_another_user_is_not_looked_into(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lock may be a link to a file of this user's, which opening it would empty."""
    (place / "thesis.tex").write_text("years of work")
    (place / "aotscope-theirs").mkdir()
    (place / "aotscope-theirs" / "in-use").symlink_to(place / "thesis.tex")
    os.utime(place / "thesis.tex", (0, 0))
    os.utime(place / "aotscope-theirs" / "in-use", (0, 0), follow_symlinks=False)
    (place / "aotscope-plain").mkdir()
    (place / "aotscope-plain" / "in-use").touch()
    os.utime(place / "aotscope-plain" / "in-use", (0, 0))
    mine = place.stat().st_uid
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    scratch.sweep()
    assert (place / "aotscope-plain" / "in-use").is_file()
    assert (place / "thesis.tex").read_text() == "years of work"
    assert (place / "aotscope-theirs" / "in-use").is_symlink()
