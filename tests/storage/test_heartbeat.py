"""Outages are recorded, so that clocks can leave them out."""

from storage import Outage

SECOND = 1000


async def test_a_steady_pulse_is_no_outage(store, clock):
    for _ in range(5):
        assert not await store.heartbeat.beat()
        clock.now += 10 * SECOND
    assert await store.heartbeat.outages(since=0) == []


async def test_a_silence_is_an_outage_and_one_process_is_told(new_store, clock):
    first, second = new_store(), new_store()
    await first.heartbeat.beat()
    began, clock.now = clock.now, clock.now + 30 * SECOND
    assert [await second.heartbeat.beat(), await first.heartbeat.beat()] == [True, False]
    assert await first.heartbeat.outages(since=began) == [Outage(began_at=began, ended_at=clock.now)]
    assert await first.heartbeat.outages(since=clock.now) == []


async def test_a_clock_that_is_behind_makes_no_outage(store, clock):
    await store.heartbeat.beat()
    clock.now -= 60 * SECOND
    assert not await store.heartbeat.beat()
    clock.now += 65 * SECOND
    assert not await store.heartbeat.beat()


async def test_old_outages_are_forgotten(new_store, clock):
    store = new_store(outage_remembered=100 * SECOND)
    for pause in (0, 20, 60, 90):
        clock.now += pause * SECOND
        await store.heartbeat.beat()
    ended = [outage.ended_at for outage in await store.heartbeat.outages(since=0)]
    assert ended == [clock.now - 90 * SECOND, clock.now]


def test_only_what_an_outage_took_from_a_move_is_forgiven():
    outage = Outage(began_at=100, ended_at=200)
    assert [outage.overlap(*move) for move in ((0, 50), (0, 150), (150, 400), (0, 400), (120, 130), (300, 400))] == [
        0, 50, 50, 100, 10, 0,
    ]  # fmt: skip
