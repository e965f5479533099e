"""While the sand runs a computer player may wait: it reconsiders after a change, and never spins."""

import pytest
from msgspec.structs import replace

from bot.tables import lobby, turns
from bot.tables.service import Opening
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.attendant import Attendant
from bot.tables.timekeeping.clocks import ALLOWANCE
from engines.confetti.state import Ready
from storage import Pace
from tests.bot.tables.people import ANNA, BORIS, HERE

REACTION = alarm.REACTIONS["medium"]


class Waiter:
    """Is always ready, and never takes anything; counts how often it is asked."""

    def __init__(self):
        self.asked = 0

    async def __call__(self, game, view, legal, level, seed):
        if isinstance(legal[0], Ready):
            return legal[0]
        self.asked += 1
        return None


@pytest.fixture
def waiter():
    return Waiter()


@pytest.fixture
def patient(saver, waiter):
    return Attendant(saver, waiter)


@pytest.fixture
async def table(tables, clock, patient):
    """The sand has just begun to run for Анна and a computer."""
    opening = Opening(game="confetti", room=HERE, locale="ru", options={}, pace=Pace.NONE)
    opened = (await tables.open(opening, ANNA)).table.id
    await tables.change(opened, lambda record, now: lobby.with_computer(record, ANNA, "medium", now))
    await tables.start(opened, ANNA)
    await tables.play(opened, ANNA, "ready", stamp=None)
    clock.pass_by(REACTION)
    assert await patient.attend(opened) is not None
    return opened


async def waits(patient, clock, table):
    clock.pass_by(REACTION)
    return await patient.attend(table)


async def test_who_waits_makes_no_move_and_nobody_hears_of_it(tables, clock, patient, table, announced):
    before, said = (await tables.load(table)).table, len(announced)
    held = await waits(patient, clock, table)
    assert held.table.moves == before.moves
    assert len(announced) == said


async def test_it_is_not_asked_again_about_the_same_table(tables, clock, patient, waiter, table):
    ends = await sand_ends(tables, table)
    held = await waits(patient, clock, table)
    assert held.table.wake == ends, "only the sand is left to wait for"
    while clock() < ends - 5_000:
        clock.pass_by(1_000)
        assert await patient.attend(table) is None
    assert waiter.asked == 1


async def sand_ends(tables, table):
    position = await tables.position(table)
    return position.table.started_at + position.state.until


async def test_it_looks_again_a_reaction_after_something_has_changed(tables, clock, patient, waiter, table):
    await waits(patient, clock, table)
    clock.pass_by(10_000)
    slots = (await tables.position(table)).state.slots
    changed = clock()
    await tables.play(table, ANNA, slots[0], stamp=None)
    clock.pass_by(1_000)
    await tables.play(table, ANNA, slots[1], stamp=None)
    clock.now = changed + REACTION - 1
    for _ in range(4):  # the first card can no longer be contested
        await patient.attend(table)
    assert waiter.asked == 1, "nobody is that fast"
    clock.pass_by(1)
    await patient.attend(table)
    assert waiter.asked == 2, "somebody who keeps taking cards can't keep it from reconsidering"


async def test_the_round_ends_though_everybody_waits(tables, clock, patient, table):
    await waits(patient, clock, table)
    clock.now = await sand_ends(tables, table)
    held = await patient.attend(table)
    assert turns.position(held.table, held.snapshot).state.phase == "keep"


async def test_two_processes_that_wait_at_once_note_it_once(tables, clock, saver, table):
    first, second = Waiter(), Waiter()
    version = (await tables.load(table)).version
    clock.pass_by(REACTION)
    await Attendant(saver, first).attend(table)
    await Attendant(saver, second).attend(table)
    assert (first.asked, second.asked) == (1, 0)
    assert (await tables.load(table)).version == version + 1


async def test_who_is_absent_and_would_rather_wait_has_had_their_turn(tables, clock, patient, waiter):
    opening = Opening(game="confetti", room=HERE, locale="ru", options={}, pace=Pace.LIVE)
    table = (await tables.open(opening, ANNA)).table.id
    await tables.change(table, lambda record, now: lobby.joined(record, BORIS, now))
    await tables.start(table, ANNA)
    for person in (ANNA, BORIS):
        await tables.play(table, person, "ready", stamp=None)
    deadline = clock() + 20_000  # before the sand has run out

    def hurried(record, _now):
        return replace(record, clock=replace(record.clock, deadline=deadline))

    await tables.change(table, hurried)
    clock.now = deadline
    for _ in range(5):
        await patient.attend(table)
    record = (await tables.load(table)).table
    assert waiter.asked == sum(seat.stand_ins for seat in record.seats) == 1
    assert record.clock.deadline == clock() + ALLOWANCE[Pace.LIVE]
