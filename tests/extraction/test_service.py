"""Memory, then cache, then worker: with stub workers that answer with prepared texts."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from extraction import wire
from extraction.cache import Cache
from extraction.decomposition import Decomposition, Entry, dump_decomposition
from extraction.failures import StepFailed
from extraction.graph import Graph, Node
from extraction.key import Key
from extraction.samples import Sample, SampleError
from extraction.service import Service
from tests.extraction.making import write
from tests.extraction.pools import SOON, done, stub_pool

JOINT = Graph("joint", "aten", None, 0, (Node("x", "placeholder", "x", outputs=(None,)),), (), ())
Make = Callable[..., Service]


@pytest.fixture
def sample(tmp_path: Path) -> Sample:
    """Its folder's name makes the stub answer with the text in `ok-sample.text`."""
    return write(tmp_path / "ok-sample", "return (x.sin(),)", {"x": ((2,), "float32")})


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    made = []

    def service(isolated: bool = False, **limits: int) -> Service:
        pool = stub_pool("--texts", str(tmp_path), isolated=isolated, **limits)
        made.append(Service(pool, Cache(tmp_path / "cache", 100)))
        return made[-1]

    yield service
    for each in made:
        each.close()


def prepare(sample: Sample, text: str) -> None:
    sample.path.with_name(f"{sample.path.name}.text").write_text(text)


def test_what_the_cache_has_needs_no_worker(make: Make, sample: Sample) -> None:
    service = make()
    assert service.cache is not None
    service.cache.entry(sample, {"x": False}).write("r0-joint-aten", wire.dump_graph(JOINT))
    job = service.graph(sample.path, {"x": False}, Key("joint"))
    assert job.state == "done"
    assert job.result() == JOINT
    assert service.graph(sample.path, {"x": False}, Key("joint")).result() is job.result()  # from memory now
    assert service.pool.status() == ()
    assert not done(sample.path.parent)


def test_what_a_worker_answers_is_kept_in_memory(make: Make, sample: Sample) -> None:
    service = make()
    prepare(sample, wire.dump_graph(JOINT))
    jobs = [service.graph(sample.path, {}, Key("joint"), owner) for owner in "ab"]
    first = jobs[0].result(SOON)
    assert first == JOINT
    assert jobs[1].result(SOON) is first
    assert service.graph(sample.path, {}, Key("joint")).result(0) is first
    assert len(done(sample.path.parent)) == 1


def test_other_options_are_other_work(make: Make, sample: Sample) -> None:
    service = make()
    prepare(sample, wire.dump_graph(JOINT))
    for grads in ({}, {"x": False}, {"x": True}):
        service.graph(sample.path, grads, Key("joint")).result(SOON)
    assert len(done(sample.path.parent)) == 3


def test_memory_is_bounded(make: Make, sample: Sample) -> None:
    prepare(sample, wire.dump_graph(JOINT))
    service = make(graphs=1)
    for _ in range(2):
        service.graph(sample.path, {}, Key("joint")).result(SOON)
    assert len(done(sample.path.parent)) == 2


def test_an_entry_that_vanished_is_asked_for_again_as_text(make: Make, sample: Sample) -> None:
    service = make()
    prepare(sample, wire.dump_graph(JOINT))
    job = service.graph(sample.path, {}, Key("joint"))
    assert job.wait(SOON)
    job.run.outcome = replace(job.run.outcome, entry="/nowhere", text=None)  # type: ignore[type-var]
    assert job.result(SOON) == JOINT
    assert len(done(sample.path.parent)) == 2


def test_an_isolated_pool_is_given_no_cache_but_what_it_makes_is_stored(make: Make, sample: Sample) -> None:
    service = make(isolated=True)
    prepare(sample, wire.dump_graph(JOINT))
    assert service.graph(sample.path, {}, Key("joint")).result(SOON) == JOINT
    assert service.cache is not None
    assert service.cache.entry(sample, {}).read("r0-joint-aten") == wire.dump_graph(JOINT)


def test_an_answer_that_is_no_graph_is_a_failure(make: Make, sample: Sample) -> None:
    service = make()
    prepare(sample, '{"format": 0}')
    for _ in range(2):  # and it is not kept
        with pytest.raises(StepFailed, match="ok-sample: the worker's answer cannot be read"):
            service.graph(sample.path, {}, Key("joint")).result(SOON)
    assert len(done(sample.path.parent)) == 2


def test_a_damaged_entry_is_made_again(make: Make, sample: Sample) -> None:
    service = make()
    assert service.cache is not None
    service.cache.entry(sample, {}).write("r0-joint-aten", "{}")
    prepare(sample, wire.dump_graph(JOINT))
    assert service.graph(sample.path, {}, Key("joint")).result(SOON) == JOINT


def test_a_failed_step_is_answered_at_once_the_second_time(make: Make, tmp_path: Path) -> None:
    sample = write(tmp_path / "fail-sample", "return (x.sin(),)", {"x": ((2,), "float32")})
    service = make()
    for expected in ("odd", "odd"):
        with pytest.raises(StepFailed) as caught:
            service.graph(sample.path, {}, Key("joint")).result(SOON)
        assert caught.value.failure.kind == expected
    assert len(done(tmp_path)) == 1
    assert service.graph(sample.path, {}, Key("joint")).state == "failed"


def test_a_crash_is_tried_again(make: Make, tmp_path: Path) -> None:
    sample = write(tmp_path / "exit-sample", "return (x.sin(),)", {"x": ((2,), "float32")})
    service = make()
    for _ in range(2):
        with pytest.raises(StepFailed, match="exit-sample: the worker process ended with status 3"):
            service.summary(sample.path, {}).result(SOON)
    assert len(done(tmp_path)) == 2


def test_a_bad_sample_fails_its_job_without_a_worker(make: Make, tmp_path: Path) -> None:
    service = make()
    job = service.summary(tmp_path / "none", {})
    assert job.state == "failed"
    with pytest.raises(SampleError, match="no such folder"):
        job.result()
    job.cancel()
    assert service.pool.status() == ()


def test_what_is_known_is_given_without_asking_anybody(make: Make, sample: Sample, tmp_path: Path) -> None:
    service = make()
    assert service.known(sample.path, {}, Key("joint")) is None
    assert service.known(tmp_path / "none", {}, Key("joint")) is None
    assert service.pool.status() == ()
    prepare(sample, wire.dump_graph(JOINT))
    found = service.graph(sample.path, {}, Key("joint")).result(SOON)
    assert service.known(sample.path, {}, Key("joint")) is found


def test_many_threads_at_once(make: Make, tmp_path: Path) -> None:
    sample = write(tmp_path / "gate-sample", "return (x.sin(),)", {"x": ((2,), "float32")})  # waits for a file
    service = make()
    prepare(sample, wire.dump_graph(JOINT))
    found: list[Graph] = []
    asked = threading.Barrier(21)

    def ask(owner: str) -> None:
        job = service.graph(sample.path, {}, Key("joint"), owner)
        asked.wait(SOON)
        found.append(job.result(SOON))

    threads = [threading.Thread(target=ask, args=(str(i),)) for i in range(20)]
    for t in threads:
        t.start()
    asked.wait(SOON)
    sample.path.with_name("gate-sample.open").touch()
    for t in threads:
        t.join()
    assert found == [JOINT] * 20
    assert len({id(g) for g in found}) == 1
    assert len(done(sample.path.parent)) == 1


def test_only_trusted_folders_are_trusted(tmp_path: Path) -> None:
    shelf, elsewhere = tmp_path / "shelf", tmp_path / "shelf2"
    for folder in (shelf / "a", elsewhere / "b"):
        write(folder, "return (x.sin(),)", {"x": ((2,), "float32")})
    (shelf / "link").symlink_to(elsewhere / "b")
    service = Service(stub_pool(), None, trusted=[shelf])
    assert service.trusts(shelf / "a")
    for other in (elsewhere / "b", shelf / "link", shelf / ".." / "shelf2" / "b", tmp_path, Path("/")):
        assert not service.trusts(other)
    assert not Service(stub_pool(), None).trusts(shelf / "a")


def test_untrusted_samples_go_to_the_workers_apart(tmp_path: Path) -> None:
    names = {"ok-mine": True, "ok-theirs": False}
    for name in names:
        sample = write(tmp_path / name / name, "return (x.sin(),)", {"x": ((2,), "float32")})
        prepare(sample, wire.dump_graph(JOINT))
    cache = Cache(tmp_path / "cache", 100)
    apart = stub_pool("--texts", str(tmp_path / "ok-theirs"), isolated=True, workers=1)
    service = Service(stub_pool(workers=1), cache, apart, [tmp_path / "ok-mine"])
    try:
        for name, trusted in names.items():
            job = service.graph(tmp_path / name / name, {}, Key("joint"))
            assert job.result(SOON) == JOINT
            assert job.run.request.trusted is trusted
            assert (job.run.request.cache is None) is not trusted  # a worker apart has no cache to write to
        assert [len(p.status()) for p in (service.pool, service.apart)] == [1, 1]
    finally:
        service.close()
    assert [len(p.status()) for p in (service.pool, service.apart)] == [0, 0]


def test_torch_is_not_imported_here() -> None:
    root = str(Path(__file__).resolve().parents[2])
    program = f"import sys; sys.path.insert(0, {root!r}); import extraction.service; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_decomposition_is_asked_once(make: Make, tmp_path: Path) -> None:
    service = make()
    found = Decomposition(
        "aten.zork.default", "aten::zork() -> Tensor", False, "2.13", "/torch", (Entry("aten", "it stays"),)
    )
    operator = str(tmp_path / "ok-aten.zork")  # the stub answers by the path that stands in the place of a sample
    Path(f"{operator}.text").write_text(dump_decomposition(found))
    first = service.decomposition(operator).result(SOON)
    assert first == found
    assert service.decomposition(operator).result(0) is first
    assert len(done(tmp_path)) == 1


def test_an_answer_that_is_no_decomposition(make: Make, tmp_path: Path) -> None:
    operator = tmp_path / "ok-odd"
    Path(f"{operator}.text").write_text("[]")
    with pytest.raises(StepFailed, match="cannot be read"):
        make().decomposition(str(operator)).result(SOON)
