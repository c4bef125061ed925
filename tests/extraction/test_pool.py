"""The pool with stub workers: crashes, limits, cancelling, turns, affinity, sharing, endings. Nothing here is timed."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from extraction.failures import StepFailed
from extraction.graph import Failure
from extraction.jobs import Job, JobCancelled
from extraction.key import Key
from extraction.pool import Pool
from extraction.process import resident
from extraction.protocol import Request
from extraction.samples import SampleError
from tests.extraction.pools import SOON, alive, all_ready, ask, done, gone, pid_of, pids, stub_pool, until


@pytest.fixture
def pool() -> Iterator[Pool]:
    with stub_pool() as found:
        yield found


def failure_of(pool: Pool, sample: Path) -> Failure:
    with pytest.raises(StepFailed) as caught:
        ask(pool, sample).result(SOON)
    return caught.value.failure


def test_a_job_is_done_and_tells_its_steps(pool: Pool, tmp_path: Path) -> None:
    job = ask(pool, tmp_path / "gate")
    until(lambda: job.step == "does gate")
    assert [job.state] == ["running"]
    assert not job.wait(0)
    (tmp_path / "gate.open").touch()
    assert job.wait(SOON)
    assert [job.state] == ["done"]
    elapsed = job.elapsed
    assert elapsed > 0
    assert job.elapsed == elapsed


def test_the_request_arrives_whole(pool: Pool, tmp_path: Path) -> None:
    grads = tuple((f"L_self_modules_layer{i}_parameters_weight_", i % 2 == 0) for i in range(5000))  # 250 kB: > a pipe
    request = Request("graph", str(tmp_path / "ok"), grads, Key("backward", "prims", "min-cut", 1), "d1", "/c", 5)
    text = pool.submit(request).result(SOON).text
    assert '"key": {"stage": "backward", "level": "prims", "partitioner": "min-cut", "region": 1, ' in text
    assert '"cache": "/c", "cache_mb": 5' in text
    assert text.count("L_self_modules_layer") == 5000


@pytest.mark.parametrize(
    ("sample", "message"),
    [
        ("exit", "exit: the worker process ended with status 3 (the stub's last words)"),
        ("kill", "kill: the worker process was killed by SIGKILL"),
        ("abort", "abort: the worker process was killed by SIGABRT"),
        ("close", "close: the worker process was killed by SIGKILL"),
        ("flood", "flood: the worker process was killed by SIGKILL"),
    ],
)
def test_a_crash_is_one_line_and_another_worker_takes_over(
    pool: Pool, tmp_path: Path, sample: str, message: str
) -> None:
    assert failure_of(pool, tmp_path / sample) == Failure(f"does {sample}", "crash", message)
    assert pid_of(ask(pool, tmp_path / "ok")) > 0


def test_a_crash_leaves_other_jobs_alone(pool: Pool, tmp_path: Path) -> None:
    other = ask(pool, tmp_path / "gate")
    until(lambda: other.step == "does gate")
    failure_of(pool, tmp_path / "kill")
    assert other.state == "running"
    (tmp_path / "gate.open").touch()
    assert pid_of(other) > 0


def test_a_worker_that_is_killed_from_outside(pool: Pool, tmp_path: Path) -> None:
    job = ask(pool, tmp_path / "gate-1")
    until(lambda: job.step == "does gate")
    (busy,) = [w.pid for w in pool.status() if w.sample == "gate-1"]
    subprocess.run(["kill", "-9", str(busy)], check=True)
    with pytest.raises(StepFailed, match="gate-1: the worker process was killed by SIGKILL"):
        job.result(SOON)
    until(lambda: not alive(busy))


def test_a_job_whose_worker_died_before_it_took_it_up_is_given_to_another(pool: Pool, tmp_path: Path) -> None:
    assert pid_of(ask(pool, tmp_path / "early")) > 0
    assert done(tmp_path) == ["early"]


def test_a_hang_ends_at_the_time_limit_with_what_it_started(tmp_path: Path) -> None:
    with stub_pool(seconds=0.5) as pool:
        failure = failure_of(pool, tmp_path / "hang")
        assert failure == Failure(
            "hangs", "time limit", "hang: stopped after 0.5 s, the limit for one request",
            "set AOTSCOPE_TIME_LIMIT to more seconds",
        )  # fmt: skip
        until(lambda: gone(int((tmp_path / "child").read_text())))
        assert pid_of(ask(pool, tmp_path / "ok")) > 0


def test_memory_beyond_the_limit_ends_the_job(tmp_path: Path) -> None:
    with stub_pool(memory=200 << 20) as pool:
        failure = failure_of(pool, tmp_path / "eat")
        assert (failure.step, failure.kind) == ("does eat", "memory limit")
        assert failure.message.startswith("eat: stopped at ")
        assert failure.message.endswith(" MB of memory; the limit is 200 MB")
        assert pid_of(ask(pool, tmp_path / "ok")) > 0


def test_resident_memory_by_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"settled\n")
        process.stdin.flush()
        process.stdout.readline()
        own = resident(process.pid)
        monkeypatch.setattr(sys, "platform", "darwin")
        other = resident(process.pid)
        process.stdin.close()
    assert own == other
    assert own is not None
    assert 100_000 < own < 50_000_000
    assert resident(process.pid) is None


def test_noise_on_the_channel_is_passed_over(pool: Pool, tmp_path: Path) -> None:
    assert pid_of(ask(pool, tmp_path / "noise")) in pids(pool)


def test_failures_and_bad_samples_keep_the_worker(tmp_path: Path) -> None:
    with stub_pool(workers=1) as pool:
        before = pid_of(ask(pool, tmp_path / "ok"))
        assert failure_of(pool, tmp_path / "fail") == Failure("TorchDynamo", "odd", "it is odd", "even it")
        with pytest.raises(SampleError) as caught:
            ask(pool, tmp_path / "bad").result(SOON)
        assert str(caught.value) == "bad/model.py:3: not Python"
        assert pid_of(ask(pool, tmp_path / "ok")) == before


def test_cancelling_a_running_job_replaces_its_worker_only(pool: Pool, tmp_path: Path) -> None:
    all_ready(pool)
    before = pids(pool)
    job, other = ask(pool, tmp_path / "gate-1"), ask(pool, tmp_path / "gate-2")
    until(lambda: job.step == other.step == "does gate")
    job.cancel()
    assert job.state == "cancelled"
    with pytest.raises(JobCancelled):
        job.result(SOON)
    all_ready(pool)
    assert len(before & pids(pool)) == 1
    (tmp_path / "gate-2.open").touch()
    assert pid_of(other) in before
    job.cancel()  # once more does nothing
    other.cancel()
    assert other.state == "done"


def test_cancelling_a_queued_job_touches_no_worker(tmp_path: Path) -> None:
    with stub_pool(workers=1) as pool:
        first = ask(pool, tmp_path / "gate")
        until(lambda: first.step == "does gate")
        second = ask(pool, tmp_path / "ok")
        assert (second.state, second.step) == ("queued", "waiting for a worker")
        second.cancel()
        (tmp_path / "gate.open").touch()
        assert pid_of(first) in pids(pool)
        assert done(tmp_path) == ["gate"]


def test_a_cancelled_job_may_finish_in_its_time_and_its_worker_stays(tmp_path: Path) -> None:
    with stub_pool(workers=1) as pool:
        job = ask(pool, tmp_path / "gate")
        until(lambda: job.step == "does gate")
        before = pids(pool)
        job.cancel(after=SOON)
        assert job.run.until is not None
        again = ask(pool, tmp_path / "gate")  # the same work, wanted again while it still runs
        assert job.run.until is None
        (tmp_path / "gate.open").touch()
        assert pid_of(again) in before
        assert done(tmp_path) == ["gate"]
        assert job.state == "cancelled"


def test_a_cancelled_job_is_stopped_when_its_time_is_over(tmp_path: Path) -> None:
    with stub_pool(workers=1) as pool:
        job = ask(pool, tmp_path / "hang")
        until(lambda: job.step == "hangs")
        before = pids(pool)
        job.cancel(after=0.1)
        until(lambda: not before & pids(pool))
        assert pid_of(ask(pool, tmp_path / "ok")) not in before


def test_equal_requests_share_one_run(pool: Pool, tmp_path: Path) -> None:
    jobs = [ask(pool, tmp_path / "gate", owner) for owner in "abc"]
    until(lambda: jobs[2].step == "does gate")
    jobs[0].cancel()
    assert [j.state for j in jobs] == ["cancelled", "running", "running"]
    (tmp_path / "gate.open").touch()
    assert pid_of(jobs[1]) == pid_of(jobs[2])
    assert done(tmp_path) == ["gate"]


def test_shared_work_ends_when_the_last_owner_cancels(pool: Pool, tmp_path: Path) -> None:
    jobs = [ask(pool, tmp_path / "hang", owner) for owner in "ab"]
    until(lambda: jobs[1].step == "hangs")
    (busy,) = [w.pid for w in pool.status() if w.sample == "hang"]
    jobs[1].cancel()
    assert alive(busy)
    jobs[0].cancel()
    until(lambda: not alive(busy))


def test_owners_take_turns(tmp_path: Path) -> None:
    with stub_pool(workers=1) as pool:
        first = ask(pool, tmp_path / "gate", "a")
        until(lambda: first.step == "does gate")
        jobs = [ask(pool, tmp_path / f"ok-a{i}", "a") for i in range(3)]
        jobs += [ask(pool, tmp_path / f"ok-b{i}", "b") for i in range(2)]
        (tmp_path / "gate.open").touch()
        assert all(j.wait(SOON) for j in jobs)
        assert done(tmp_path) == ["gate", "ok-b0", "ok-a0", "ok-b1", "ok-a1", "ok-a2"]


def test_a_sample_goes_where_it_is_open(pool: Pool, tmp_path: Path) -> None:
    all_ready(pool)
    one, two = (pid_of(ask(pool, tmp_path / name)) for name in ("ok-1", "ok-2"))
    assert one != two
    for name, expected in (("ok-2", two), ("ok-2", two), ("ok-1", one), ("ok-2", two)):
        assert pid_of(ask(pool, tmp_path / name)) == expected


def test_the_same_sample_waits_for_the_worker_that_opens_it(pool: Pool, tmp_path: Path) -> None:
    all_ready(pool)
    first = ask(pool, tmp_path / "gate")
    until(lambda: first.step == "does gate")
    second = pool.submit(Request("graph", str(tmp_path / "gate"), key=Key("joint")))
    assert pid_of(ask(pool, tmp_path / "ok")) > 0  # the other worker is free and takes others
    assert second.state == "queued"
    (tmp_path / "gate.open").touch()
    assert pid_of(first) == pid_of(second)


def test_long_jobs_leave_a_worker_free(tmp_path: Path) -> None:
    with stub_pool(long=100) as pool:
        jobs = [ask(pool, tmp_path / f"gate-{owner}", owner, size=101) for owner in "ab"]
        until(lambda: jobs[0].step == "does gate")
        all_ready(pool)
        assert pid_of(ask(pool, tmp_path / "ok", "a", size=100)) > 0
        assert [j.state for j in jobs] == ["running", "queued"]
        (tmp_path / "gate-a.open").touch()
        (tmp_path / "gate-b.open").touch()
        assert pid_of(jobs[1]) > 0


@pytest.mark.parametrize("linger", [0.3, None])
def test_who_waits_gets_a_worker_when_the_only_one_is_taken_out(linger: float | None, tmp_path: Path) -> None:
    with stub_pool(workers=1, spare=SOON * 10, seconds=1.0) as pool:
        first = ask(pool, tmp_path / "gate", "a")
        until(lambda: first.step == "does gate")
        waiting = ask(pool, tmp_path / "ok", "b")
        if linger is not None:  # else it breaks its limit of time
            first.cancel(after=linger)
        assert pid_of(waiting) > 0


def test_a_spare_worker_waits_until_nobody_asks(tmp_path: Path) -> None:
    with stub_pool(workers=2, spare=0.3) as pool:
        assert pid_of(ask(pool, tmp_path / "ok-1")) > 0
        assert len(pool.status()) == 1
        all_ready(pool)


def test_a_second_worker_starts_for_who_waits(tmp_path: Path) -> None:
    with stub_pool(workers=2, spare=SOON * 10) as pool:
        first = ask(pool, tmp_path / "gate", "a")
        until(lambda: first.step == "does gate")
        assert len(pool.status()) == 1
        other = pid_of(ask(pool, tmp_path / "ok", "b"))
        (tmp_path / "gate.open").touch()
        assert pid_of(first) != other


@pytest.mark.parametrize("limits", [{"jobs": 1}, {"keep": 1}])
def test_workers_are_replaced_when_they_are_used_up(tmp_path: Path, limits: dict[str, Any]) -> None:
    with stub_pool(workers=1, **limits) as pool:
        used = [pid_of(ask(pool, tmp_path / f"ok-{i}")) for i in range(3)]
        assert len(set(used)) == 3
        until(lambda: not any(map(alive, used)))


def test_workers_that_do_not_start_fail_the_jobs_and_not_for_ever(tmp_path: Path) -> None:
    with stub_pool("--broken", workers=1) as pool:
        until(lambda: bool(pool.problem))
        assert pool.problem == "a worker process ended with status 1 (the stub does not start) before it was warm"
        assert pool.status() == ()  # it is not tried again until somebody asks
        failure = failure_of(pool, tmp_path / "ok")
        assert failure.message == "ok: the worker process ended with status 1 (the stub does not start)"
        assert failure_of(pool, tmp_path / "ok").kind == "crash"


def test_a_program_that_does_not_exist(tmp_path: Path) -> None:
    with Pool(command=[str(tmp_path / "none")]) as pool:
        assert "cannot be started" in failure_of(pool, tmp_path / "ok").message


def test_close_ends_everything(tmp_path: Path) -> None:
    pool = stub_pool()
    pool.start()
    all_ready(pool)
    jobs = [ask(pool, tmp_path / f"hang-{i}") for i in range(3)]
    until(lambda: [j.state for j in jobs] == ["running", "running", "queued"])
    before = pids(pool)
    pool.close()
    assert not any(map(alive, before))  # not as zombies either
    for job in jobs:
        with pytest.raises(StepFailed, match="the program is ending"):
            job.result(SOON)
    assert pool.status() == ()
    pool.close()
    with pytest.raises(RuntimeError, match="closed"):
        ask(pool, tmp_path / "ok")


def test_whatever_happens_every_job_ends(tmp_path: Path) -> None:
    """120 jobs of 6 owners from 4 threads: good, crashing, failing, cancelled now or later; seeds are fixed."""
    names = ("ok", "ok", "ok", "exit", "kill", "fail", "bad", "noise", "early")
    jobs: list[tuple[str, Job[Any]]] = []

    def work(seed: int) -> None:
        chance = Random(seed)
        for i in range(30):
            name = f"{chance.choice(names)}-{seed}-{chance.randrange(20)}"
            job = ask(crew, tmp_path / name, chance.choice("abcdef"), size=chance.choice((0, 200)))
            jobs.append((name, job))
            if chance.random() < 0.3:
                job.cancel(chance.choice((0, 0.01, 5)))
            if i % 7 == 0:
                job.wait(SOON)

    with stub_pool(long=100, jobs=10) as crew:
        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert all(job.wait(SOON) for _, job in jobs)
        expected = {"ok": "done", "noise": "done", "early": "done"}
        for name, job in jobs:
            assert job.state in (expected.get(name.partition("-")[0], "failed"), "cancelled")
        assert pid_of(ask(crew, tmp_path / "ok")) > 0
        left = pids(crew)
    assert not any(map(alive, left))


def test_a_pool_that_was_never_used_closes() -> None:
    pool = stub_pool()
    assert not pool.ready
    pool.close()
