"""What others must agree to, and what the absent find when they are back."""

from bot.screens.tables import reminder_screen
from bot.tables.seats import with_seat
from storage import Phase
from tests.bot.desk.room import buttons
from tests.bot.tables.people import ANNA, BORIS, DENIZ


async def test_who_was_away_takes_their_seat_back_with_a_press(place):
    table = await place.begun(BORIS)
    assert "!back" not in [button.press for button in buttons(await place.screen(table))]
    await place.tables.change(table, lambda record, _now: with_seat(record, 0, away=True))
    away = (await place.tables.load(table)).table.seats[0].name
    await place.press(place.hands[away].who, table, "!back")
    assert not (await place.tables.load(table)).table.seats[0].away
    assert "!back" not in [button.press for button in buttons(await place.screen(table))]


async def test_a_slip_can_be_taken_back_for_ten_seconds(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    screen = await place.screen(table)
    await place.press(mover, table, screen.choices[0][0].press)
    more = await place.press(mover, table, "!more")
    await place.hands[mover.name].press(more.screen, "!take-back")
    assert len((await place.tables.load(table)).table.moves) == 0
    assert await place.on_move(table) is mover


async def test_later_the_others_are_asked(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    await place.press(mover, table, (await place.screen(table)).choices[0][0].press)
    place.clock.pass_by(11_000)
    more = await place.press(mover, table, "!more")
    answer = await place.hands[mover.name].press(more.screen, "!take-back")
    assert answer.lines[0].key == "offer-made"
    other = await place.on_move(table)
    assert other is not mover
    await place.press(other, table, "!agree")
    assert len((await place.tables.load(table)).table.moves) == 0


async def test_an_offer_that_is_declined_or_overtaken_by_a_move_is_off(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    other = BORIS if mover is ANNA else ANNA
    more = await place.press(other, table, "!more")
    await place.hands[other.name].press(more.screen, "!pause")
    await place.press(mover, table, "!decline")
    assert (await place.tables.load(table)).table.offer is None
    await place.hands[other.name].press((await place.press(other, table, "!more")).screen, "!pause")
    await place.press(mover, table, (await place.screen(table)).choices[0][0].press)
    assert (await place.tables.load(table)).table.offer is None


async def test_all_agree_to_a_pause_and_anybody_goes_on(place):
    table = await place.begun(BORIS)
    deadline = (await place.tables.load(table)).table.clock.deadline
    await place.hands["Анна"].press((await place.press(ANNA, table, "!more")).screen, "!pause")
    await place.press(BORIS, table, "!agree")
    assert (await place.tables.load(table)).table.phase is Phase.PAUSED
    assert (await place.screen(table)).choices == ()
    place.clock.pass_by(3_600_000)
    await place.press(BORIS, table, "!resume")
    record = (await place.tables.load(table)).table
    assert (record.phase, record.clock.deadline) == (Phase.RUNNING, deadline + 3_600_000)


async def test_a_majority_ends_a_game_without_a_result(place):
    table = await place.begun(BORIS, DENIZ)
    await place.sure(ANNA, table, "!abandon")
    assert (await place.tables.load(table)).table.phase is Phase.RUNNING
    await place.press(BORIS, table, "!agree")
    assert (await place.tables.load(table)).table.result.key == "table-abandoned"


async def test_conceding_against_one_ends_the_game_and_with_more_the_computer_plays_on(place):
    two = await place.begun(BORIS)
    await place.sure(ANNA, two, "!concede")
    result = (await place.tables.load(two)).table
    assert [result.seats[seat].name for seat in result.result.winners] == ["Boris"]
    three = await place.begun(BORIS, DENIZ)
    await place.sure(ANNA, three, "!concede")
    record = (await place.tables.load(three)).table
    assert (record.phase, record.host) == (Phase.RUNNING, next(s.person for s in record.seats if s.person))
    assert sum(seat.person is None for seat in record.seats) == 1


async def test_a_reminder_lets_the_computer_play_this_move_or_be_quiet(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    reminder = reminder_screen(await place.tables.position(table), 3_600_000)
    hand = place.hands[mover.name]
    assert (await hand.press(reminder, "!quiet")).lines[0].key == "quiet-now"
    assert (await place.tables.load(table)).table.clock.reminders == 2
    assert (await hand.press(reminder, "!play-for-me")).lines[0].key == "played-for-you"
    assert len((await place.tables.load(table)).table.moves) == 1
    assert (await hand.press(reminder, "!play-for-me")).lines[0].key == "table-stale"
    assert len((await place.tables.load(table)).table.moves) == 1
