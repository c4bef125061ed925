"""The real worker: its channel, its answers, its isolation, and that it never outlives its parent."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from extraction import wire
from extraction.cache import Cache
from extraction.capture import Capture
from extraction.catalog import gallery
from extraction.decomposition import load_decomposition
from extraction.failures import StepFailed
from extraction.graph import Graph
from extraction.key import Key
from extraction.limits import Limits
from extraction.pool import Pool
from extraction.process import worker_command
from extraction.protocol import Reply, Request
from extraction.samples import SampleError, read_sample
from extraction.worker import tiny_sample
from tests.extraction.making import write
from tests.extraction.pools import SOON, gone, until

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(Limits(workers=1)) as found:
        yield found


def ask(pool: Pool, sample: Path, key: Key | None = None, cache: Path | None = None) -> Reply:
    stored = str(cache) if cache else None
    request = Request("graph" if key else "summary", str(sample), key=key, cache=stored, trusted=True)
    reply = pool.submit(request).result(SOON)
    assert isinstance(reply, Reply)
    return reply


def graph(reply: Reply) -> Graph:
    assert reply.text is not None
    return wire.load_graph(reply.text)


def test_a_graph_comes_over_the_channel(pool: Pool) -> None:
    found = graph(ask(pool, gallery() / "basics" / "conv_bn", Key("backward")))
    assert found.op_counts() == {  # DESIGN.md, "The golden example"
        "aten.convolution_backward.default": 1,
        "aten.native_batch_norm_backward.default": 1,
    }


def test_a_summary_comes_over_the_channel(pool: Pool) -> None:
    text = ask(pool, gallery() / "basics" / "conv_bn").text
    assert text is not None
    assert [i.name for i in wire.load_summary(text).inputs] == ["w_0", "w_1", "w_2", "w_3", "w_4", "in_0"]


def test_a_decomposition_comes_over_the_channel(pool: Pool) -> None:
    found = pool.submit(Request("decomposition", "aten.native_batch_norm_backward")).result(SOON)
    entry = load_decomposition(found.text).at("core_aten")
    assert "def native_batch_norm_backward(" in entry.text
    with pytest.raises(StepFailed, match="torch has no operator"):
        pool.submit(Request("decomposition", "aten.zork")).result(SOON)


def test_with_a_cache_the_reply_names_the_entry(pool: Pool, tmp_path: Path) -> None:
    reply = ask(pool, gallery() / "basics" / "conv_bn", Key("joint"), tmp_path)
    entry = Cache(tmp_path).entry(read_sample(gallery() / "basics" / "conv_bn"), {})
    assert (reply.name, reply.entry, reply.text) == ("r0-joint-aten", str(entry.folder), None)
    stored = entry.read("r0-joint-aten")
    assert stored is not None
    assert wire.load_graph(stored).stage == "joint"


def test_a_cache_that_takes_nothing_gives_the_text(pool: Pool, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a folder cannot be made here")
    reply = ask(pool, gallery() / "basics" / "conv_bn", Key("forward"), tmp_path / "file" / "cache")
    assert reply.entry is None
    assert graph(reply).stage == "forward"


NOISE = """import ctypes, os, sys, torch
print("{}")
os.write(1, b'{"id": 1, "done": {"name": "false"}}\\n')
libc = ctypes.CDLL(None)
libc.puts(b"from C")
libc.fflush(None)
assert sys.stdin.read() == ""
"""


def test_what_a_sample_prints_or_reads_is_kept_off_the_channel(pool: Pool, tmp_path: Path) -> None:
    sample = write(tmp_path / "noisy", "return (x.sin(),)", {"x": ((2,), "float32")}, NOISE)
    found = graph(ask(pool, sample.path, Key("dynamo")))
    assert [n.target for n in found.nodes if n.is_operator] == ["Tensor.sin"]


DEEP = """import torch
def deep(n):
    return 0 if n == 0 else max([n], key=lambda m: deep(n - 1))
deep(30_000)
"""


def test_deep_recursion_through_c_fits_the_stack(pool: Pool, tmp_path: Path) -> None:
    sample = write(tmp_path / "deep", "return (x.sin(),)", {"x": ((2,), "float32")}, DEEP)
    assert graph(ask(pool, sample.path, Key("dynamo"))).stage == "dynamo"


def test_a_bad_sample_is_one_line_with_its_place(pool: Pool, tmp_path: Path) -> None:
    sample = write(tmp_path / "broken", "return (x.sin(),)", {"x": ((2,), "float32")}, "import torch\n1 / 0")
    with pytest.raises(SampleError) as caught:
        ask(pool, sample.path, Key("dynamo"))
    assert str(caught.value) == "broken/model.py: fails when loaded: ZeroDivisionError: division by zero"
    with pytest.raises(SampleError, match="no such folder"):
        ask(pool, tmp_path / "none")


def test_a_failed_step_keeps_what_was_before_it(pool: Pool, tmp_path: Path) -> None:
    sample = write(tmp_path / "no_backward", "return (x.sin(),)", {"x": ((2,), "int64")})
    with pytest.raises(StepFailed) as caught:
        ask(pool, sample.path, Key("backward"))
    assert caught.value.failure.kind == "no backward"
    assert graph(ask(pool, sample.path, Key("joint"))).op_counts() == {"aten.sin.default": 1}


@pytest.mark.parametrize(
    ("ending", "kind"),
    [("raise SystemExit(5)", "SystemExit"), ("import os; os._exit(5)", "crash")],
)
def test_a_sample_that_ends_the_program(pool: Pool, tmp_path: Path, ending: str, kind: str) -> None:
    sample = write(tmp_path / "ender", "return (x.sin(),)", {"x": ((2,), "float32")}, f"import torch\n{ending}")
    with pytest.raises(StepFailed) as caught:
        ask(pool, sample.path, Key("dynamo"))
    assert caught.value.failure.kind == kind
    assert "\n" not in str(caught.value.failure)


def test_the_warm_up_works() -> None:
    assert Capture(tiny_sample()).graph(Key("backward", "core_aten")).nodes


HOSTILE = "import torch\nopen({flag!r}, 'w').close()"


@pytest.mark.parametrize("isolated", [True, False])
def test_an_untrusted_sample_is_read_before_anything_of_it_runs(tmp_path: Path, isolated: bool) -> None:
    flag = tmp_path / "ran"
    sample = write(tmp_path / "evil", "return (x.sin(),)", {"x": ((2,), "float32")}, HOSTILE.format(flag=str(flag)))
    with Pool(Limits(workers=1), isolated=isolated) as pool:
        # a worker for untrusted samples trusts none, whatever the request says
        request = Request("graph", str(sample.path), key=Key("dynamo"), trusted=isolated)
        with pytest.raises(SampleError) as caught:
            pool.submit(request).result(SOON)
    assert str(caught.value).startswith("evil/model.py:2: a statement outside of class GraphModule; untrusted samples")
    assert not flag.exists()


def test_an_isolated_worker(tmp_path: Path) -> None:
    with Pool(Limits(workers=1), isolated=True) as pool:
        found = graph(ask(pool, gallery() / "models" / "resnet18", Key("joint", "core_aten"), tmp_path / "cache"))
        status = pool.status()[0]
    assert found.op_counts()["aten.convolution.default"] == 20  # the convolutions of a ResNet-18
    assert {"memory", "size of files"} <= set(status.enforced) or sys.platform == "win32"
    assert not (tmp_path / "cache").exists()


PROGRAM = """
import sys, time
sys.path.insert(0, {root!r})
from extraction.pool import Pool
from extraction.protocol import Request
from extraction.limits import Limits

pool = Pool(Limits(), command={command!r} + ("--parent", str(__import__("os").getpid()), "--no-warm"))
pool.start()
while len(pool.status()) < 2 or not all(w.ready for w in pool.status()):
    time.sleep(0.01)
{before}
print(*(w.pid for w in pool.status()), flush=True)
{ending}
"""
STOP = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
HANG = """
import ctypes, torch
open({flag!r}, "w").close()
ctypes.PyDLL(None).sleep(1000)
"""


def workers_of(before: str, ending: str, status: int) -> list[int]:
    text = PROGRAM.format(root=str(ROOT), command=worker_command(1), before=before, ending=ending)
    ended = subprocess.run([sys.executable, "-c", text], capture_output=True, check=False)
    assert ended.returncode == status, ended.stderr.decode()
    found = [int(pid) for pid in ended.stdout.split()]
    assert len(found) == 2
    return found


@pytest.mark.parametrize(("ending", "status"), [("sys.exit(0)", 0), ("raise KeyError", 1), (STOP, -9)])
def test_no_worker_outlives_its_parent(ending: str, status: int) -> None:
    found = workers_of("", ending, status)
    until(lambda: all(map(gone, found)))


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's help is Linux only")
def test_nor_one_that_hangs_in_c_code(tmp_path: Path) -> None:
    flag = tmp_path / "hangs"
    sample = write(tmp_path / "hang", "return (x,)", {"x": ((2,), "float32")}, HANG.format(flag=str(flag)))
    before = (
        f"pool.submit(Request('summary', {str(sample.path)!r}, trusted=True))\n"
        f"while not __import__('os').path.exists({str(flag)!r}):\n    time.sleep(0.01)"
    )
    found = workers_of(before, STOP, -9)
    until(lambda: all(map(gone, found)))


def test_the_program_by_hand() -> None:
    with subprocess.Popen(
        [*worker_command(1), "--no-warm"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as worker:  # fmt: skip
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert json.loads(worker.stdout.readline())["enforced"] == []
        worker.stdin.write(Request("summary", "/none").line(4))
        worker.stdin.flush()
        assert json.loads(worker.stdout.readline()) == {"id": 4, "step": "read the sample"}
        assert json.loads(worker.stdout.readline())["error"]["problem"].startswith("no such folder")
        worker.stdin.write(b"nonsense\n")
        worker.stdin.flush()
        assert worker.stdout.read() == b""
    assert worker.returncode == 1
