"""Jobs are done in order by processes of their own; a process that dies costs nobody a job."""

import asyncio
import multiprocessing
import os
from pathlib import Path

import pytest

from bot.workers import Crew, Failed, Job, Outdated, crew
from tests.bot.workers import jobs


class Desk:
    """A crew with one worker that is busy until the gate opens; what it does is in the log."""

    def __init__(self, folder: Path, **how) -> None:
        self.log, self.gate = folder / "log", folder / "gate"
        self.log.touch()
        self.crew = Crew(1, **how)

    def ask(self, name, *, of=None, version=0, work=jobs.noted, **given):
        what = lambda: (self.log, *given.values(), name)  # noqa: E731
        return asyncio.ensure_future(self.crew.do(Job(work=work, given=what, of=of, version=version)))

    async def busy(self):
        """Keep the worker busy."""
        first = self.ask("first", work=jobs.gated, gate=self.gate)
        while "first" not in self.done:  # noqa: ASYNC110 (the other side is another process)
            await asyncio.sleep(0.005)
        return first

    @property
    def done(self):
        return self.log.read_text(encoding="utf-8").split()


@pytest.fixture
async def desk(tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.gate.touch()
    await desk.crew.close()


async def test_jobs_are_done_in_their_order(desk):
    await desk.busy()
    asked = [desk.ask(name) for name in "abcde"]
    await asyncio.sleep(0)
    desk.gate.touch()
    assert await asyncio.gather(*asked) == list("abcde")
    assert desk.done == ["first", *"abcde"]


async def test_a_newer_version_takes_the_place_of_one_that_still_waits(desk):
    await desk.busy()
    old, other, new = desk.ask("old", of="table", version=4), desk.ask("other"), desk.ask("new", of="table", version=5)
    await asyncio.sleep(0)
    assert desk.crew.waiting == 2
    desk.gate.touch()
    with pytest.raises(Outdated):
        await old
    assert await asyncio.gather(other, new) == ["other", "new"]
    assert desk.done == ["first", "new", "other"], "in the place of the old one, which is never done"


async def test_an_older_version_never_replaces_a_newer_one(desk):
    await desk.busy()
    new, old = desk.ask("new", of="table", version=5), desk.ask("old", of="table", version=4)
    await asyncio.sleep(0)
    desk.gate.touch()
    with pytest.raises(Outdated):
        await old
    assert await new == "new"


async def test_the_same_version_for_two_people_is_done_twice(desk):
    await desk.busy()
    asked = [desk.ask(name, of="table", version=5) for name in ("one", "two")]
    await asyncio.sleep(0)
    desk.gate.touch()
    assert await asyncio.gather(*asked) == ["one", "two"]


async def test_however_fast_a_table_changes_its_picture_comes(desk):
    """Each new version takes the place of the last one, not a new one at the end of the queue."""
    await desk.busy()
    others = [desk.ask(f"other {number}") for number in range(3)]
    versions = []
    for version in range(20):
        versions.append(desk.ask(f"v{version}", of="table", version=version))
        others.append(desk.ask(f"later-{version}"))
        await asyncio.sleep(0)
    desk.gate.touch()
    results = await asyncio.gather(*versions, return_exceptions=True)
    await asyncio.gather(*others)
    assert [type(result) for result in results[:-1]] == [Outdated] * 19
    assert results[-1] == "v19"
    assert desk.done.index("v19") < desk.done.index("later-0")


async def test_the_queue_is_bounded_and_whoever_finds_it_full_waits(tmp_path):
    desk = Desk(tmp_path, most_waiting=3)
    await desk.busy()
    asked = [desk.ask(str(number)) for number in range(10)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert desk.crew.waiting == 2, "beside the one that is being done"
    desk.gate.touch()
    assert await asyncio.gather(*asked) == [str(number) for number in range(10)]
    await desk.crew.close()


async def test_a_job_that_nobody_waits_for_any_more_is_not_begun(desk):
    await desk.busy()
    gone, stays = desk.ask("gone"), desk.ask("stays")
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    desk.gate.touch()
    assert await stays == "stays"
    assert desk.done == ["first", "stays"]


async def test_a_job_whose_process_dies_is_done_by_a_new_one_and_the_others_go_on(desk, tmp_path):
    died = desk.ask("died", work=jobs.deadly_once, mark=tmp_path / "mark")
    others = [desk.ask(name) for name in "abc"]
    assert await died == "died"
    assert await asyncio.gather(*others) == list("abc")
    assert desk.done == ["died", "died", *"abc"]


async def test_a_job_that_kills_every_process_fails_alone(tmp_path):
    crew = Crew(2)
    doomed = asyncio.ensure_future(crew.do(Job(work=jobs.deadly, given=tuple)))
    log = tmp_path / "log"
    others = [asyncio.ensure_future(crew.do(Job(work=jobs.noted, given=lambda n=n: (log, str(n))))) for n in range(8)]
    with pytest.raises(Failed):
        await doomed
    assert await asyncio.gather(*others) == [str(n) for n in range(8)]
    await crew.close()


async def test_a_process_that_hangs_is_ended_and_its_job_done_by_another(tmp_path):
    limits = []

    def unlimited():  # the test says when the time is up
        limits.append(asyncio.timeout(None))
        return limits[-1]

    crew, mark = Crew(1, timeout=unlimited), tmp_path / "mark"
    hung = asyncio.ensure_future(crew.do(Job(work=jobs.hanging, given=lambda: (mark,))))
    while not mark.exists():  # noqa: ASYNC110 (the other side is another process)
        await asyncio.sleep(0.005)
    limits[0].reschedule(asyncio.get_running_loop().time())
    assert await hung != os.getpid()
    await crew.close()  # would not come back from a process that hangs


async def test_what_goes_wrong_in_a_job_is_told_to_whoever_asked(desk):
    failed = asyncio.ensure_future(desk.crew.do(Job(work=jobs.wrong, given=tuple)))
    with pytest.raises(ValueError, match="wrong"):
        await failed
    assert await desk.ask("next") == "next"


async def test_answers_come_before_work():
    crew = Crew(1)
    assert await crew.do(Job(work=jobs.politeness, given=tuple)) > os.nice(0)
    await crew.close()


async def test_no_process_is_left_after_closing(desk):
    before = set(multiprocessing.active_children())
    await desk.ask("a")
    assert set(multiprocessing.active_children()) > before
    await desk.crew.close()
    assert set(multiprocessing.active_children()) == before


async def test_with_little_to_do_nobody_waits_for_their_turn(desk):
    assert not await desk.crew.turn()
    await desk.busy()
    assert not await desk.crew.turn()


async def test_who_would_only_prepare_a_job_waits_outside_while_the_queue_is_crowded(desk):
    await desk.busy()
    asked = [desk.ask(str(number)) for number in range(crew.CROWDED)]
    await asyncio.sleep(0)
    waiting = asyncio.ensure_future(desk.crew.turn())
    for _ in range(100):
        await asyncio.sleep(0)
    assert not waiting.done()
    urgent = desk.ask("urgent")
    await asyncio.sleep(0)
    assert desk.crew.waiting == crew.CROWDED + 1, "somebody who comes with a job is let in"
    desk.gate.touch()
    assert await waiting, "and is told that there was a wait"
    await asyncio.gather(*asked, urgent)


async def test_who_waits_outside_and_leaves_keeps_nobody_out(desk):
    await desk.busy()
    asked = [desk.ask(str(number)) for number in range(crew.CROWDED)]
    await asyncio.sleep(0)
    gone, stays = (asyncio.ensure_future(desk.crew.turn()) for _ in range(2))
    for _ in range(100):
        await asyncio.sleep(0)
    gone.cancel()
    desk.gate.touch()
    assert await stays
    await asyncio.gather(*asked)
