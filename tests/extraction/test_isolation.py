"""What a worker for untrusted samples is cut off from, seen from within a process that was shut in."""

from __future__ import annotations

import getpass
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from extraction.isolation import environment, possible
from extraction.staging import samples_folder, working_folder
from tests.extraction.pools import all_ready, stub_pool

PROGRAM = """
import json, os, pathlib, socket, sys
from extraction import isolation, landlock
{change}
told = dict(folder=os.getcwd(), files=os.listdir(), names=sorted(os.environ), enforced=isolation.shut_in(4 << 30))
def tried(what):
    try:
        what()
        return "done"
    except (OSError, MemoryError) as error:
        return type(error).__name__
told["network"] = tried(lambda: socket.create_connection(("127.0.0.1", {port}), timeout=20).close())
told["elsewhere"] = tried(lambda: pathlib.Path({elsewhere!r}).write_text("x"))
told["here"] = tried(lambda: pathlib.Path("mine").write_text("x"))
told["read"] = tried(lambda: pathlib.Path({kept!r}).read_text())
told["listed"] = tried(lambda: os.listdir(pathlib.Path({kept!r}).parent))
told["home"] = tried(lambda: os.listdir(os.path.expanduser("~{user}")))
told["parent"] = tried(lambda: pathlib.Path(f"/proc/{{os.getppid()}}/environ").read_bytes())
told["sample"] = tried(lambda: pathlib.Path("../samples/mine").read_text())
told["sample changed"] = tried(lambda: pathlib.Path("../samples/mine").write_text("x"))
import torch
told["torch"] = torch.ones(3).sum().item()
told["removed"] = tried(lambda: pathlib.Path({kept!r}).unlink())
told["memory"] = tried(lambda: bytearray(6 << 30))
print(json.dumps(told))
"""


def told(tmp_path: Path, change: str = "") -> dict[str, Any]:
    folder, kept = working_folder(tmp_path / "own"), tmp_path / "kept"
    folder.mkdir(parents=True)
    samples_folder(tmp_path / "own").mkdir()
    (samples_folder(tmp_path / "own") / "mine").write_text("sample")
    kept.write_text("kept")
    with socket.create_server(("127.0.0.1", 0)) as server:
        program = PROGRAM.format(
            port=server.getsockname()[1],
            elsewhere=str(tmp_path / "new"),
            kept=str(kept),
            change=change,
            user=getpass.getuser(),
        )
        done = subprocess.run([sys.executable, "-P", "-c", program], cwd=folder, env=environment(folder),
                              capture_output=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout)
    assert Path(found["folder"]).resolve() == folder.resolve()
    return found


def test_what_is_said_to_be_enforced_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET", "token")
    found = told(tmp_path)
    enforced = found["enforced"]
    assert found["files"] == []
    assert not {"PATH", "SECRET", "SSH_AUTH_SOCK"} & set(found["names"])
    assert (found["network"] != "done") == ("no network" in enforced or "no TCP" in enforced)
    assert (found["elsewhere"] != "done") == ("no files elsewhere" in enforced)
    assert (found["removed"] != "done") == ("no files elsewhere" in enforced)
    assert (found["memory"] == "MemoryError") == ("memory" in enforced)
    assert found["here"] == found["sample"] == "done"
    for what in ("read", "listed", "home", "sample changed"):
        assert (found[what] == "PermissionError") == ("no files elsewhere" in enforced), what
    if sys.platform == "linux":
        assert (found["parent"] == "PermissionError") == ("no files elsewhere" in enforced)
    assert found["torch"] == 3.0  # it is imported from where it is installed


def test_without_namespaces_tcp_is_refused_where_the_kernel_can(tmp_path: Path) -> None:
    found = told(tmp_path, "isolation.cut_network = lambda: ()")
    assert "no network" not in found["enforced"]
    assert (found["network"] != "done") == ("no TCP" in found["enforced"])


def test_where_nothing_can_be_enforced_nothing_is_said_to_be(tmp_path: Path) -> None:
    change = "isolation.cut_network = lambda: ()\nisolation._limit = lambda memory: ()\nlandlock._version = lambda: 0\n"
    found = told(tmp_path, change)
    assert found["enforced"] == []
    assert found["network"] == found["elsewhere"] == found["removed"] == found["here"] == "done"


def test_paths_of_python_that_cannot_be_read(tmp_path: Path) -> None:
    """Entries of `sys.path` that are missing, in a closed folder, too long, or links to themselves."""
    closed, circle, file = (tmp_path / name for name in ("closed", "circle", "file"))
    (closed / "inside").mkdir(parents=True)
    circle.symlink_to(circle)
    file.write_text("")
    closed.chmod(0)  # root goes in all the same
    odd = [str(p) for p in (closed / "inside", circle / "x", file / "x", tmp_path / ("n" * 300))]
    found = told(tmp_path, f"sys.path += {odd!r}")
    closed.chmod(0o700)
    assert found["torch"] == 3.0
    assert (found["elsewhere"] != "done") == ("no files elsewhere" in found["enforced"])
    assert ("no files elsewhere" in found["enforced"]) == ("no files elsewhere" in possible())


def test_the_parents_environment_is_for_trusted_samples_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SECRET", "token")
    assert environment(None)["SECRET"] == "token"
    assert "SECRET" not in environment(tmp_path)


def test_the_folder_of_a_worker_goes_with_it(tmp_path: Path) -> None:
    with stub_pool(isolated=True, workers=1) as pool:
        all_ready(pool)
        folder = pool._workers[0]._folder
        assert folder is not None
        assert [list(f.iterdir()) for f in (working_folder(folder), samples_folder(folder))] == [[], []]
    assert not folder.exists()
