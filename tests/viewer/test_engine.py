"""The layout program: found, limited, and replaced when it crashes. Stand-ins are small Python programs."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import pytest

from viewer import engine
from viewer.engine import Engine, EngineError, EngineMissing, EngineTimeout, Limits, run, run_layout

QUICK = Limits(seconds=20)
TEXT = "digraph{a->b}"


def stand_in(name: str, code: str) -> Engine:
    """A program that ignores `-Tplain` and runs Python."""
    return Engine(name, (sys.executable, "-c", code))


ECHO = stand_in("echo", "import sys; print('got', sys.stdin.read())")
CRASH = stand_in("crash", "import os; os.kill(os.getpid(), 11)")
FAIL = stand_in("fail", "import sys; print('Error: syntax\\nmore', file=sys.stderr); sys.exit(3)")
SILENT = stand_in("silent", "pass")


def test_the_environments_own_program_is_found_and_lays_out() -> None:
    found = engine.engines()
    assert found[0].name == "graphviz-pure"
    assert Path(found[0].command[0]).is_file()
    text, used = run_layout(TEXT)
    assert used == found[0]
    lines = [line.split() for line in text.splitlines()]
    assert {words[1] for words in lines if words[0] == "node"} == {"a", "b"}


def test_it_is_found_without_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    engine.engines.cache_clear()
    try:
        assert [e.name for e in engine.engines()] == ["graphviz-pure"]
    finally:
        engine.engines.cache_clear()


def test_text_goes_in_and_output_comes_back() -> None:
    assert run(ECHO, TEXT, QUICK) == f"got {TEXT}\n"


def test_a_crash_or_failure_falls_back_to_the_next() -> None:
    assert run_layout(TEXT, QUICK, [CRASH, FAIL, SILENT, ECHO])[1] == ECHO


@pytest.mark.parametrize(
    ("program", "message"),
    [
        (CRASH, "crash crashed with signal 11"),
        (FAIL, "fail failed with status 3: Error: syntax"),
        (SILENT, "silent failed with status 0: no message"),
        (Engine("gone", ("/nowhere/dot",)), "gone does not start: No such file or directory"),
    ],
)
def test_errors_are_one_line(program: Engine, message: str) -> None:
    with pytest.raises(EngineError) as caught:
        run(program, TEXT, QUICK)
    assert str(caught.value) == message


def test_when_all_fail_each_is_named() -> None:
    with pytest.raises(EngineError, match="crash crashed with signal 11; fail failed with status 3"):
        run_layout(TEXT, QUICK, [CRASH, FAIL])


def test_none_found() -> None:
    with pytest.raises(EngineMissing, match="pip install graphviz-pure"):
        run_layout(TEXT, QUICK, [])


def test_the_time_limit_ends_the_program_and_the_next_is_not_tried(tmp_path: Path) -> None:
    code = f"import os, time; open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    with pytest.raises(EngineTimeout, match=r"slow took longer than 0\.5 s"):
        run_layout(TEXT, Limits(seconds=0.5), [stand_in("slow", code), ECHO])
    if (tmp_path / "pid").exists():  # a slow machine may not have come that far
        with pytest.raises(ProcessLookupError):
            os.kill(int((tmp_path / "pid").read_text()), 0)


def test_an_exception_in_the_waiting_thread_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def stop(pid: int, megabytes: int) -> None:
        started.append(pid)
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "_limit_memory", stop)
    with pytest.raises(KeyboardInterrupt):
        run(stand_in("slow", "import time; time.sleep(60)"), TEXT, QUICK)
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)


@pytest.mark.skipif(sys.platform != "linux", reason="the memory limit is Linux's")
def test_the_memory_limit_stops_a_program_that_grows() -> None:
    code = "import sys; sys.stdin.read(); a = bytearray(900_000_000); print('grew')"
    with pytest.raises(EngineError, match=r"MemoryError|signal|status"):
        run(stand_in("hog", code), TEXT, Limits(seconds=20, megabytes=400))
    assert run(stand_in("hog", code), TEXT, Limits(seconds=20, megabytes=4_000)) == "grew\n"


def test_it_runs_in_threads() -> None:
    found: list[str] = []
    threads = [threading.Thread(target=lambda: found.append(run_layout(TEXT)[0])) for _ in range(3)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(found) == 3
    assert len(set(found)) == 1
