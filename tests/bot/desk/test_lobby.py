"""A lobby is set up by pressing: who sits, computers and their level, the start, a rematch."""

from bot.screens.lobby import begun_screen
from bot.tables.service import Opening
from bot.texts import Texts, words_at
from storage import Pace, Phase
from tests.bot.desk.place import OPENING
from tests.bot.desk.room import buttons
from tests.bot.tables.people import ANNA, BORIS, HERE, MIRA


async def test_a_lobby_is_set_up_by_pressing(place):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    await place.press(BORIS, table, "!join")
    levels = (await place.press(BORIS, table, "!computer")).screen
    await place.hands["Boris"].press(levels, "!computer:easy")
    answer = await place.press(ANNA, table, "!options")
    options = place.hands["Анна"]
    answer = await options.press(answer.screen, "!option:clock=live")
    record = (await place.tables.load(table)).table
    assert (len(record.seats), record.clock.pace) == (3, Pace.LIVE)
    chosen = [button.press for button in buttons(answer.screen) if button.style == "main"]
    assert "!option:clock=live" in chosen
    answer = await options.press(answer.screen, "!option:variant=teams")
    assert (await place.tables.load(table)).table.options == {"variant": "teams"}
    assert (await place.press(BORIS, table, "!start")).lines[0].key == "table-host-only"


async def test_a_computer_comes_with_a_level_and_can_be_taken_away_again(place):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    assert "!no-computer" not in [button.press for button in buttons(await place.screen(table))]
    levels = (await place.press(ANNA, table, "!computer")).screen
    assert [button.press for button in buttons(levels)] == [
        f"!computer:{level}" for level in ("easy", "medium", "hard")
    ]
    answer = await place.hands["Анна"].press(levels, "!computer:hard")
    assert (answer.lines[0].key, answer.lines[0].params["level"].key) == ("computer-joins", "level-hard")
    assert [seat.level for seat in answer.held.table.seats] == [None, "hard"]
    await place.press(ANNA, table, "!no-computer")
    assert len((await place.tables.load(table)).table.seats) == 1
    assert (await place.press(BORIS, table, "!computer")).lines[0].key == "table-join-first"


async def test_no_level_is_offered_where_every_seat_is_taken(place):
    opening = Opening(game="cvetariki", room=HERE, locale="ru", options={"variant": "solo"})
    table = (await place.tables.open(opening, ANNA)).table.id
    assert (await place.press(ANNA, table, "!computer")).lines[0].key == "table-full"


async def test_the_message_of_a_lobby_has_nothing_to_press_once_its_game_has_begun(place):
    table = (await place.tables.load(await place.begun(BORIS))).table
    screen = begun_screen(table)
    assert not buttons(screen)
    said = words_at(table, Texts.load(strict=True), "en").line(screen.lines[0])
    assert said.startswith("Cvetariki has started: ")
    assert "Boris" in said


async def test_start_is_off_until_the_count_fits(place):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    start = next(button for button in buttons(await place.screen(table)) if button.press == "!start")
    assert not start.enabled
    assert (await place.press(ANNA, table, "!start")).lines[0].key == "cvetariki-classic-alone"
    await place.press(BORIS, table, "!join")
    assert next(b for b in buttons(await place.screen(table)) if b.press == "!start").enabled


async def test_a_new_table_of_the_same_kind_is_a_press_away(place):
    table = await place.begun(BORIS)
    await place.sure(ANNA, table, "!concede")
    opened = (await place.press(MIRA, table, "!new")).held.table
    assert (opened.game, opened.phase, opened.rooms) == ("cvetariki", Phase.LOBBY, (HERE,))
    assert [seat.name for seat in opened.seats] == [MIRA.name]


async def test_a_rematch_rotates_the_seats_and_starts_when_everybody_is_in(place):
    table = await place.begun(BORIS)
    before = [seat.name for seat in (await place.tables.load(table)).table.seats]
    await place.sure(ANNA, table, "!concede")
    first = (await place.press(ANNA, table, "!rematch")).held.table.id
    second = (await place.press(BORIS, table, "!rematch")).held.table.id
    assert first == second != table
    await place.press(BORIS, first, "!ready")
    record = (await place.tables.load(first)).table
    assert record.phase is Phase.RUNNING
    assert [seat.name for seat in record.seats] == [*before[1:], before[0]]
