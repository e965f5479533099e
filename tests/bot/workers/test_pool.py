"""Work is done by processes that leave nothing behind, and a failure is told to whoever asked for the work."""

import os
import threading
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from bot.workers import Pool
from tests.bot.workers import jobs

PATIENCE = 100.0


@pytest.fixture(scope="module")
def pool():
    with Pool(1, jobs.nothing) as pool:
        yield pool


def semaphores():
    mapped = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return {line.split()[-1] for line in mapped if "/sem." in line}


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="reads Linux's list of what a process has mapped")
def test_no_semaphore_is_made_that_a_killed_program_would_leave_behind_and_one_thread_looks_after_a_process():
    before, threads = semaphores(), threading.active_count()
    with Pool(1, jobs.nothing) as pool:
        assert pool.submit(os.getpid).result(PATIENCE) != os.getpid()
        assert semaphores() == before
        assert threading.active_count() == threads + 1
    assert threading.active_count() == threads


def test_a_failure_says_where_it_was(pool):
    error = pool.submit(jobs.wrong).exception(PATIENCE)
    assert isinstance(error, ValueError)
    assert "in wrong" in "".join(error.__notes__)


@pytest.mark.parametrize("work", [lambda: None, jobs.unspeakable, jobs.unreadable])
def test_what_can_t_be_sent_or_read_fails_alone(pool, work):
    assert pool.submit(work).exception(PATIENCE) is not None
    assert pool.submit(abs, -1).result(PATIENCE) == 1


def test_a_process_that_dies_takes_only_its_own_pool_along():
    pool = Pool(1, jobs.nothing)
    asked = [pool.submit(jobs.deadly), pool.submit(abs, -1)]
    assert pool.submit(abs, -1).cancel()
    asked.append(pool.submit(abs, -1))
    assert [type(each.exception(PATIENCE)) for each in asked] == [BrokenExecutor] * 3
    with pytest.raises(BrokenExecutor):
        pool.submit(abs, -1)
    pool.shutdown()


def test_what_is_given_up_is_not_begun(tmp_path):
    log, gate = tmp_path / "log", tmp_path / "gate"
    log.touch()
    pool = Pool(1, jobs.nothing)
    first, second, third = (pool.submit(jobs.gated, log, gate, name) for name in ("first", "second", "third"))
    assert second.cancel()
    gate.touch()
    assert (first.result(PATIENCE), third.result(PATIENCE)) == ("first", "third")
    pool.shutdown(cancel_futures=True)
    assert log.read_text(encoding="utf-8").split() == ["first", "third"]
