"""Trouble from outside, with real workers: one killed at work, a full disk under the cache, two servers on it."""

from __future__ import annotations

import gzip
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from extraction import wire
from extraction.cache import Cache
from extraction.catalog import gallery
from extraction.failures import StepFailed
from extraction.key import Key
from extraction.limits import Limits
from extraction.pool import Pool
from extraction.service import Service
from tests.extraction.pools import SOON, alive, until

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = gallery() / "basics" / "conv_bn"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 on this system")
def test_a_worker_killed_in_the_middle_of_a_request(tmp_path: Path) -> None:
    """The session that asked gets one line, the other session its graph, and the next request is served."""
    service = Service(Pool(Limits(workers=2)), Cache(tmp_path, 100), trusted=[gallery()])
    try:
        large = service.graph(gallery() / "models" / "gpt2_small", {}, Key("joint"), "one")
        until(lambda: large.step in ("TorchDynamo", "AOT Autograd"))
        small = service.graph(GOLDEN, {}, Key("joint"), "two")
        (victim,) = [w.pid for w in service.pool.status() if w.sample == "gpt2_small"]
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(StepFailed) as caught:
            large.result(SOON)
        assert "gpt2_small: the worker process was killed by SIGKILL" in str(caught.value)
        assert "\n" not in str(caught.value)
        assert small.result(SOON).op_counts()["aten.convolution.default"] == 1
        until(lambda: not alive(victim))
        assert len(service.graph(gallery() / "models" / "gpt2_small", {}, Key("joint"), "one").result(SOON).nodes) > 500
    finally:
        service.close()


FULL = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from extraction.cache import Cache
from extraction.key import Key
from extraction.catalog import gallery
from extraction.limits import Limits
from extraction.pool import Pool
from extraction.service import Service
disk = Path({disk!r})
service = Service(Pool(Limits(workers=1)), Cache(disk, 100), trusted=[gallery()])
(disk / "filler").write_bytes(b"x" * {filler})
for name, stage in (("conv_bn", "joint"), ("conv_bn", "backward"), ("conv_bn", "joint")):
    graph = service.graph(gallery() / "basics" / name, {{}}, Key(stage, "prims")).result(120)
    print(stage, len(graph.nodes))
left = sorted(p.name for p in disk.rglob("*") if p.is_file() and p.name != "filler")
print("left", [n for n in left if n.startswith(".new")])
service.close()
"""
DISK = 256 << 10


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("unshare"), reason="needs a mount of its own")
@pytest.mark.parametrize("filler", [DISK - 8192, 0], ids=["full", "room for some"])
def test_a_full_disk_under_the_cache(tmp_path: Path, filler: int) -> None:
    """A disk of 256 kB in a name space of its own: graphs still come, and nothing half-written stays."""
    program = FULL.format(root=str(ROOT), disk=str(tmp_path), filler=filler)
    script = f'mount -t tmpfs -o size={DISK} none "$1" && exec "$2" -c "$3"'
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", str(tmp_path),
               sys.executable, program]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unshare" in done.stderr or "mount" in done.stderr:
        pytest.skip(f"no mount of its own here: {done.stderr.strip()[:100]}")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == lines[2]
    assert [line.split()[0] for line in lines] == ["joint", "backward", "joint", "left"]
    assert lines[-1] == "left []"


SERVER = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from extraction.cache import Cache
from extraction.key import Key
from extraction.catalog import gallery
from extraction.limits import Limits
from extraction.pool import Pool
from extraction.service import Service
from extraction.wire import dump_graph
import hashlib
# graphs=1: memory keeps nothing, so that each request goes to the folder; 0 MB: each write throws out the rest
service = Service(Pool(Limits(workers=1, graphs=1)), Cache(Path({cache!r}), {mb}), trusted=[gallery()])
for round in range(3):
    for name in ("conv_bn", "layer_norm", "conv_bn"):
        for level in ("aten", "prims"):
            folder = next(gallery().glob(f"*/{{name}}"))
            found = dump_graph(service.graph(folder, {{}}, Key("joint", level)).result(120))
            print(name, level, hashlib.sha256(found.encode()).hexdigest(), flush=True)
service.close()
"""


@pytest.mark.parametrize("megabytes", [100, 0], ids=["room", "no room"])
def test_two_servers_on_one_cache_folder(tmp_path: Path, megabytes: int) -> None:
    """They write, read and throw out each other's entries at once: every graph is the right one, nothing is damaged."""
    program = SERVER.format(root=str(ROOT), cache=str(tmp_path), mb=megabytes)
    servers = [subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
               for _ in range(2)]  # fmt: skip
    told = []
    for server in servers:
        out, errors = server.communicate()
        assert server.returncode == 0, errors.decode()
        told.append(out.decode().splitlines())
    assert len(told[0]) == 18
    assert set(told[0]) == set(told[1])
    assert len(set(told[0])) == 4  # two samples at two levels, each always the same
    for file in tmp_path.rglob("*.json.gz"):
        wire.load_graph(gzip.decompress(file.read_bytes()).decode())
