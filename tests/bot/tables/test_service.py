"""Presses on a real store: each acts at most once, and each presser gets an answer."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.tables import lobby, turns
from bot.tables.errors import Busy, Gone, NotAllowed, Stale, Stranger, WrongPhase
from bot.tables.lobby import seat_number
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService, stamp_of
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.attendant import Attendant
from engines.errors import IllegalMove, NotYourTurn
from engines.registry import games
from storage import LoadedTable, Pace, PersonSettings, Phase, RoomSettings, Sight, Store
from storage.connection.connect import connect
from tests.bot.tables.people import ANNA, BORIS, HERE, MIRA, who

HOUR = 3_600_000
OPENING = Opening(game="cvetariki", room=HERE, locale="ru", options={})


async def begun(tables, *others, computers=0, pace=Pace.DAY, room=HERE):
    """Return the id of a running table of Анна, the others and some computers."""
    table = (await tables.open(Opening(game="cvetariki", room=room, locale="ru", options={}, pace=pace), ANNA)).table.id
    for other in others:
        await tables.change(table, lambda record, now, other=other: lobby.joined(record, other, now))
    for _ in range(computers):
        await tables.change(table, lambda record, now: lobby.with_computer(record, ANNA, "easy", now))
    await tables.start(table, ANNA)
    return table


async def mover(tables, table, *people):
    """Return who is on move, who is not, a legal move and the stamp of its button."""
    position = await tables.position(table)
    (seat,) = position.to_move
    game = games()[position.table.game]
    text = game.format_move(next(iter(game.legal_moves(position.state, seat))))
    on_move = next((person for person in people if seat_number(position.table, person.person) == seat), None)
    waiting = next((person for person in people if person is not on_move), None)
    return on_move, waiting, text, stamp_of(position, seat)


async def moves(tables, table):
    return len((await tables.load(table)).table.moves)


async def test_computers_that_are_asked_for_are_there_when_the_table_is_first_seen(tables, announced):
    held = await tables.open(OPENING, ANNA, "press", computers=("easy", "hard"))
    assert [seat.level for seat in held.table.seats] == [None, "easy", "hard"]
    assert [each.version for each in announced] == [1], "one save, and one board"
    again = await tables.open(OPENING, ANNA, "press", computers=("easy", "hard"))
    assert (again.table.id, again.version) == (held.table.id, 1), "the same press a second time"


async def test_a_game_from_the_lobby_to_its_end(tables):
    table = await begun(tables, BORIS)
    while (held := await tables.load(table)).table.phase is Phase.RUNNING:
        person, _, text, stamp = await mover(tables, table, ANNA, BORIS)
        await tables.play(table, person, text, stamp=stamp)
    assert held.table.result.places
    with pytest.raises(WrongPhase, match="game-over"):
        await tables.play(table, ANNA, "A1", stamp=None)


async def test_the_same_press_delivered_twice_acts_once_and_is_answered_twice(tables, announced):
    table = await begun(tables, BORIS)
    person, _, text, stamp = await mover(tables, table, ANNA, BORIS)
    answers = await asyncio.gather(
        *(tables.play(table, person, text, stamp=stamp, press="p1") for _ in range(4)), return_exceptions=True
    )
    assert await moves(tables, table) == 1
    assert all(isinstance(answer, LoadedTable) for answer in answers), answers
    assert sum(held.table.revision == 1 for held in announced) == 1


async def test_a_table_is_opened_once_by_one_press(tables):
    first, second = await tables.open(OPENING, ANNA, press="open"), await tables.open(OPENING, ANNA, press="open")
    assert first.table.id == second.table.id


async def test_two_persons_pressing_at_once_act_in_turn_and_both_are_answered(tables):
    table = await begun(tables, BORIS)
    person, other, text, stamp = await mover(tables, table, ANNA, BORIS)
    answers = await asyncio.gather(
        tables.play(table, person, text, stamp=stamp),
        tables.play(table, other, text, stamp=stamp),
        return_exceptions=True,
    )
    assert await moves(tables, table) == 1
    assert isinstance(answers[1], NotYourTurn | Stale)


async def test_many_joining_at_once_fill_the_table_and_the_rest_is_told(tables):
    table = (await tables.open(OPENING, ANNA)).table.id
    people = [who(f"Guest {number}") for number in range(8)]
    answers = await asyncio.gather(
        *(tables.change(table, lambda r, now, p=person: lobby.joined(r, p, now)) for person in people),
        return_exceptions=True,
    )
    record = (await tables.load(table)).table
    assert len(record.seats) == 5
    refused = [answer for answer in answers if isinstance(answer, Exception)]
    assert {error.key for error in refused} <= {"table-full", "table-busy"}
    assert len(refused) == 4


async def test_a_press_on_an_old_board_is_answered_kindly_and_changes_nothing(tables):
    table = await begun(tables, BORIS)
    person, other, text, stamp = await mover(tables, table, ANNA, BORIS)
    await tables.play(table, person, text, stamp=stamp)
    with pytest.raises(Stale):
        await tables.play(table, other, text, stamp=stamp)
    assert await moves(tables, table) == 1


async def test_a_strangers_press_changes_nothing(tables):
    table = await begun(tables, BORIS)
    _, _, text, stamp = await mover(tables, table, ANNA, BORIS)
    with pytest.raises(Stranger):
        await tables.play(table, MIRA, text, stamp=stamp)
    with pytest.raises(Stranger):
        await tables.seen(table, MIRA)
    assert await moves(tables, table) == 0


async def test_a_move_in_the_lobby_and_at_a_table_that_is_gone_is_refused(tables):
    table = (await tables.open(OPENING, ANNA)).table.id
    with pytest.raises(WrongPhase):
        await tables.play(table, ANNA, "A1", stamp=None)
    with pytest.raises(Gone):
        await tables.load("0000000")


async def test_an_illegal_move_is_refused_and_nothing_is_said(tables, announced):
    table = await begun(tables, BORIS)
    person, *_ = await mover(tables, table, ANNA, BORIS)
    lowest = (await tables.position(table)).state.columns[0][0]
    said = len(announced)
    with pytest.raises(IllegalMove):
        await tables.play(table, person, f"A1 {'blue' if lowest == 'R' else 'red'}", stamp="0")
    assert len(announced) == said
    assert await moves(tables, table) == 0


async def test_computers_move_when_they_are_attended_to(tables, clock, attendant):
    table = await begun(tables, computers=2, pace=Pace.NONE)
    for _ in range(200):
        held = await tables.load(table)
        if held.table.phase is Phase.FINISHED:
            return
        clock.pass_by(alarm.COMPUTER_PAUSE)
        if await attendant.attend(table) is None:
            person, _, text, stamp = await mover(tables, table, ANNA)
            await tables.play(table, person, text, stamp=stamp)
    pytest.fail("the game does not end")


async def test_a_computer_that_thinks_longer_than_the_sand_runs_is_too_late(tables, saver, clock):
    async def slow(game, view, legal, level, seed):
        clock.pass_by(10 * 60_000)
        return legal[0]

    held = await tables.open(Opening(game="confetti", room=HERE, locale="ru", options={}), ANNA)
    table = held.table.id
    await tables.change(table, lambda record, now: lobby.with_computer(record, ANNA, "easy", now))
    await tables.start(table, ANNA)
    clock.pass_by(alarm.REACTIONS["easy"])
    after = await Attendant(saver, slow).attend(table)
    assert [entry.seat for entry in after.table.moves] == [None], "the clock has made the entry instead"


async def test_two_processes_that_attend_at_once_make_one_move(tables, clock, attendant):
    table = await begun(tables, computers=2)
    person, _, text, stamp = await mover(tables, table, ANNA)
    if person:
        await tables.play(table, person, text, stamp=stamp)
    before = await moves(tables, table)
    clock.pass_by(alarm.COMPUTER_PAUSE)
    await asyncio.gather(attendant.attend(table), attendant.attend(table))
    assert await moves(tables, table) == before + 1


async def test_the_computer_moves_for_the_absent_one_who_may_take_the_seat_back(tables, clock, attendant):
    table = await begun(tables, BORIS)
    absent, other, _, _ = await mover(tables, table, ANNA, BORIS)
    for round_ in range(alarm.STAND_INS):
        clock.pass_by(24 * HOUR)
        held = await attendant.attend(table)
        seat = held.table.seats[seat_number(held.table, absent.person)]
        assert seat.stand_ins == round_ + 1
        person, _, text, stamp = await mover(tables, table, ANNA, BORIS)
        assert person is other
        await tables.play(table, other, text, stamp=stamp)
    assert seat.away, "after a few such moves the computer takes over the seat"
    clock.pass_by(alarm.COMPUTER_PAUSE)
    assert (await attendant.attend(table)).table.revision == 2 * alarm.STAND_INS + 1
    record = (await tables.return_to_seat(table, absent)).table
    assert not record.seats[seat_number(record, absent.person)].away


async def test_whoever_moves_is_back(tables, clock, attendant):
    table = await begun(tables, BORIS)
    absent, other, _, _ = await mover(tables, table, ANNA, BORIS)
    clock.pass_by(24 * HOUR)
    await attendant.attend(table)
    _, _, text, stamp = await mover(tables, table, ANNA, BORIS)
    await tables.play(table, other, text, stamp=stamp)
    _, _, text, stamp = await mover(tables, table, ANNA, BORIS)
    record = (await tables.play(table, absent, text, stamp=stamp)).table
    assert record.seats[seat_number(record, absent.person)].stand_ins == 0


async def test_an_untouched_lobby_expires(tables, clock, attendant):
    table = (await tables.open(OPENING, ANNA)).table.id
    clock.pass_by(23 * HOUR)
    assert await attendant.attend(table) is None
    clock.pass_by(HOUR)
    assert (await attendant.attend(table)).table.result.key == "table-lobby-expired"


async def test_who_looked_at_their_secret_is_seen_to_have_looked(tables):
    table = await begun(tables, BORIS)
    record = (await tables.seen(table, BORIS)).table
    assert [seat.sight for seat in record.seats if seat.person == BORIS.person] == [Sight.SEEN]


async def test_the_host_closes_a_lobby_and_only_an_admin_a_running_game(tables):
    lobby_table = (await tables.open(OPENING, ANNA)).table.id
    with pytest.raises(NotAllowed):
        await tables.close(lobby_table, BORIS)
    assert (await tables.close(lobby_table, ANNA)).table.phase is Phase.FINISHED
    running = await begun(tables, BORIS)
    with pytest.raises(NotAllowed):
        await tables.close(running, ANNA)
    assert (await tables.close(running, who("Admin", admin=True))).table.result.key == "table-closed"
    with pytest.raises(WrongPhase):
        await tables.close(running, who("Admin", admin=True))


async def test_a_table_whose_cache_is_lost_plays_on_from_its_moves(tables, store):
    table = await begun(tables, BORIS)
    person, _, text, stamp = await mover(tables, table, ANNA, BORIS)
    held = await tables.play(table, person, text, stamp=stamp)
    assert turns.position(held.table, None).state == turns.position(held.table, held.snapshot).state


async def test_without_the_store_a_press_is_asked_to_try_again(clock):
    away = Store(connect("redis://127.0.0.1:1"), voices=("local",))
    tables = TableService(Saver(away, now=clock, announce=lambda held: None), seeds=lambda: "s", think=None)
    with pytest.raises(Busy) as told:
        await tables.open(OPENING, ANNA)
    assert told.value.key == "busy"
    await away.close()


async def test_a_reminder_goes_out_once_in_waking_hours(tables, attendant, reminded, clock, store):
    table = await begun(tables, BORIS)
    on_move, *_ = await mover(tables, table, ANNA, BORIS)
    clock.pass_by(12 * HOUR)  # eight in the evening UTC, as nobody has set a time zone
    for _ in range(3):
        await attendant.attend(table)
    assert reminded == [(on_move.name,)]


async def test_a_sleeper_is_reminded_in_the_morning(tables, attendant, reminded, clock, store):
    table = await begun(tables, BORIS)
    on_move, *_ = await mover(tables, table, ANNA, BORIS)
    night = (clock.now + 12 * HOUR) // 60_000 % 1440
    quiet = PersonSettings(quiet_from=(night - 60) % 1440, quiet_to=(night + 120) % 1440)
    await store.person_settings.save(on_move.person, PersonSettings(), quiet)
    clock.pass_by(12 * HOUR)
    await attendant.attend(table)
    assert reminded == []
    assert (await tables.load(table)).table.wake == clock.now + 2 * HOUR
    clock.pass_by(2 * HOUR)
    await attendant.attend(table)
    assert reminded == [(on_move.name,)]


@pytest.mark.parametrize(
    ("in_chat", "in_thread", "hours"),
    [("Asia/Vladivostok", None, 2), ("Asia/Vladivostok", "UTC", 0), (None, "Asia/Vladivostok", 2), (None, None, 0)],
)
async def test_a_thread_is_in_the_zone_of_its_chat_unless_it_has_chosen_one(
    tables, attendant, reminded, clock, *, store, in_chat, in_thread, hours
):
    thread = replace(HERE, thread="7")
    for room, zone in ((HERE, in_chat), (thread, in_thread)):
        await store.room_settings.save(room, RoomSettings(), RoomSettings(zone=zone))
    table = await begun(tables, BORIS, room=thread)
    clock.pass_by(12 * HOUR)  # eight in the evening in UTC, six in the morning in Vladivostok
    await attendant.attend(table)
    assert bool(reminded) is (hours == 0)
    clock.pass_by(hours * HOUR)
    await attendant.attend(table)
    assert len(reminded) == 1


async def test_time_stands_still_while_the_bot_is_down(tables, saver, attendant, clock, store):
    table = await begun(tables, BORIS)
    deadline = (await tables.load(table)).table.clock.deadline
    await store.heartbeat.beat()
    clock.pass_by(30 * HOUR)
    assert await store.heartbeat.beat(), "there was an outage"
    await saver.outages.refresh(clock())
    await attendant.attend(table)
    record = (await tables.load(table)).table
    assert (len(record.moves), record.clock.deadline) == (0, deadline + 30 * HOUR)
    await attendant.attend(table)
    assert (await tables.load(table)).table.clock.deadline == deadline + 30 * HOUR, "an outage is added once"
