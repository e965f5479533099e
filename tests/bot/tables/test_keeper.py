"""The keeper: what is due is done at all tables, whatever is wrong with one of them."""

import asyncio
import logging

import pytest

from bot.tables.errors import Stale, Unreadable
from bot.tables.speaking import Speaker
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.keeper import AT_ONCE, Intervals, Keeper
from storage import Pace
from tests.bot.tables.people import ANNA
from tests.bot.tables.test_service import OPENING, begun, mover, moves
from tests.storage.spoiling import spoil
from tests.storage.waiting import until

DAY = 24 * 3_600_000
OFTEN = Intervals(beat=0.01, look=0.01, sweep=0.01, prune=0.01)


@pytest.fixture
async def keeper_of(saver, store, clock):
    """A factory of keepers with a test's attendant."""
    made = []

    def make(attendant, **options) -> Keeper:
        made.append(Keeper(saver, attendant, Speaker(store, {}, clock), **options))
        return made[-1]

    yield make
    for keeper in made:
        await keeper.end()


async def due_lobbies(tables, clock, count):
    """Return tables that are due."""
    opened = await asyncio.gather(*(tables.open(OPENING, ANNA) for _ in range(count)))
    clock.pass_by(DAY)
    return {held.table.id for held in opened}


class Slow:
    """Blocks until it is released; counts its tables."""

    def __init__(self):
        self.tables, self.inside, self.most, self.let_go = [], 0, 0, asyncio.Event()

    async def attend(self, table):
        self.tables.append(table)
        self.inside += 1
        self.most = max(self.most, self.inside)
        await self.let_go.wait()
        self.inside -= 1
        raise Stale("table-stale")  # so the lease is left to expire


async def test_alarms_ring_together_and_not_one_after_another(tables, clock, keeper_of):
    due = await due_lobbies(tables, clock, AT_ONCE + 20)
    slow = Slow()
    looking = asyncio.create_task(keeper_of(slow)._look())
    await until(lambda: slow.inside == AT_ONCE)
    assert not looking.done()
    slow.let_go.set()
    await looking
    await until(lambda: slow.inside == 0)
    assert set(slow.tables) == due
    assert slow.most == AT_ONCE, "the limit is kept"


async def test_who_is_slow_holds_up_nobody_else(tables, clock, keeper_of):
    slow = Slow()
    keeper = keeper_of(slow)
    first = await due_lobbies(tables, clock, 1)
    await keeper._look()
    second = await due_lobbies(tables, clock, 1)
    await keeper._look()
    await until(lambda: set(slow.tables) == first | second)


async def test_a_keeper_that_is_told_to_stop_leaves_what_it_had_begun_to_others(tables, clock, keeper_of):
    await due_lobbies(tables, clock, 3)
    slow = Slow()
    keeper = keeper_of(slow)
    await keeper._look()
    await until(lambda: slow.inside == 3)
    await keeper.end()
    assert not keeper._claimed


async def test_a_table_that_can_not_be_read_keeps_nobody_from_the_others(
    tables, clock, keeper_of, attendant, *, store, caplog
):
    due = await due_lobbies(tables, clock, 5)
    spoilt, *others = sorted(due)
    await spoil(store._client, spoilt, prefix=store.tables._keys._prefix)
    with caplog.at_level(logging.INFO):
        await keeper_of(attendant, intervals=OFTEN).begin()

        async def closed():
            return all(held.table.result is not None for held in await store.tables.load_many(others))

        await until(closed)
        await until(lambda: any("will be retried" in record.getMessage() for record in caplog.records))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_old_games_go_by_themselves_though_one_can_not_be_read(tables, clock, keeper_of, attendant, store):
    finished = [(await tables.close((await tables.open(OPENING, ANNA)).table.id, ANNA)).table.id for _ in range(3)]
    await spoil(store._client, finished[0], prefix=store.tables._keys._prefix)
    clock.pass_by(400 * DAY)
    await keeper_of(attendant, intervals=OFTEN).begin()

    async def only_the_spoilt_is_left():
        return await store.tables.of(ANNA.person, past=True) == [finished[0]]

    await until(only_the_spoilt_is_left)


async def test_a_press_at_a_table_that_can_not_be_read_is_told_so(tables, store):
    table = (await tables.open(OPENING, ANNA)).table.id
    await spoil(store._client, table, prefix=store.tables._keys._prefix)
    with pytest.raises(Unreadable) as told:
        await tables.play(table, ANNA, "A1", stamp=None)
    assert told.value.key == "table-unreadable"


async def test_a_state_of_another_shape_is_no_state_and_the_moves_are_played_again(tables, store):
    table = await begun(tables, computers=1)
    key = store.tables._keys.table(table)
    held = await tables.load(table)
    assert held.snapshot is not None
    data = await store._client.command("HGET", key, "s")
    await store._client.command("HSET", key, "s", data.replace(held.snapshot.state, b"\xc0" * len(held.snapshot.state)))
    assert (await tables.position(table)).table == held.table


async def test_what_is_due_soon_is_done_on_time_and_then_forgotten(tables, clock, keeper_of, attendant):
    table = await begun(tables, computers=2, pace=Pace.NONE)
    person, _, text, stamp = await mover(tables, table, ANNA)
    if person:
        await tables.play(table, person, text, stamp=stamp)
    before = await moves(tables, table)
    keeper = keeper_of(attendant)
    clock.pass_by(alarm.COMPUTER_PAUSE)
    keeper.watch(await tables.load(table))

    async def moved():
        return await moves(tables, table) > before

    await until(moved)
    for soon in list(keeper._soon.values()):
        soon.cancel()
    table_closed = await tables.close((await tables.open(OPENING, ANNA)).table.id, ANNA)
    keeper.watch(table_closed)
    assert table_closed.table.id not in keeper._soon
