"""The tutorial in any chat: a press opens the table, every board has its sentence, a press leaves it."""

from dataclasses import replace

import pytest

from bot.chat.boards.placing import placing
from bot.desk import Desk, Press
from bot.screens.language import Button, line, press_id
from bot.screens.lobby import lobby_screen
from bot.screens.press import PressId
from bot.screens.tables import board_screen, private_screen
from bot.tables.service import Opening
from bot.texts import Texts, words_at
from bot.tutorials import lessons
from storage import Phase, Room
from tests.bot.desk.room import Hand, buttons
from tests.bot.tables.people import ANNA, BORIS, HERE

every_game = pytest.mark.parametrize("game", list(lessons()))


async def taught(tables, game):
    """Анна opens a lobby, and Boris asks for the tutorial: return Boris and the lesson."""
    lobby = await tables.open(Opening(game=game, room=HERE, locale="ru", options={}), ANNA)
    boris = Hand(Desk(tables), BORIS)
    answer = await boris.press(lobby_screen(lobby.table, lobby.version), "!show-me")
    assert answer.lines[0].key == "lesson-begins"
    return boris, answer.held.table


async def board(tables, table):
    return board_screen(await tables.position(table.id), ())


def sentences(screen) -> list[str]:
    return [each.key for each in screen.lines if each.key.startswith("tutorial-")]


@every_game
async def test_show_me_begins_a_lesson_in_the_same_room_for_whoever_asks(tables, announced, game):
    _, table = await taught(tables, game)
    assert (table.phase, table.host, table.rooms) == (Phase.RUNNING, BORIS.person, (HERE,))
    assert [seat.person for seat in table.seats].count(None) == lessons()[game].players - 1
    assert len(announced) == 2, "the lobby and the started lesson, nothing in between"
    screen = await board(tables, table)
    assert len(sentences(screen)) == 1
    assert all(words_at(table, Texts.load(strict=True), "tr").line(each) for each in screen.lines)


async def test_a_lesson_is_given_privately_in_the_language_of_the_reader(tables):
    direct = Room(platform="local", chat="boris", private=True)
    lobby = await tables.open(Opening(game="cvetris", room=HERE, locale="ru", options={}), ANNA)
    data = press_id(lobby_screen(lobby.table, lobby.version), Button(press="!show-me", label=""))
    no_rights = replace(BORIS, granted=frozenset())
    press = Press(who=no_rights, asked=PressId.read(data), id="1", direct=direct, locale="tr")
    answer = await Desk(tables).press(press)
    assert answer.lines[0].key == "lesson-begins-privately"
    assert (answer.held.table.rooms, answer.held.table.locale) == ((direct,), "tr")
    nowhere = await Desk(tables).press(Press(who=no_rights, asked=PressId.read(data), id="2", locale="tr"))
    assert nowhere.lines[0].key == "room-admins-open", "in the room it needs the right to open a table"


@every_game
async def test_a_lesson_calls_nobody(tables, game):
    _, table = await taught(tables, game)
    assert (await board(tables, table)).mention == ()
    assert not placing(table, None, (), (0, 1)).call


async def test_a_sentence_to_be_read_waits_for_its_press_and_an_old_press_goes_nowhere(tables):
    boris, table = await taught(tables, "cvetariki")
    first = await board(tables, table)
    assert sentences(first) == ["tutorial-cvetariki-groups"]
    await boris.press(first, "!next:0")
    assert sentences(await board(tables, table)) == ["tutorial-cvetariki-pop"]
    assert (await boris.press(first, "!next:0")).lines[0].key == "table-stale"
    assert (await tables.load(table.id)).table.lesson == 1


async def test_a_stranger_can_neither_go_on_nor_leave_it(tables):
    _, table = await taught(tables, "cvetariki")
    first = await board(tables, table)
    anna = Hand(Desk(tables), ANNA)
    for press in ("!next:0", "!skip"):
        assert (await anna.press(first, press)).lines[0].key == "table-stranger"
    assert (await tables.load(table.id)).table.lesson == 0


async def test_skip_leaves_a_game_like_any_other(tables):
    boris, table = await taught(tables, "dorozhki")
    await boris.press(await board(tables, table), "!skip")
    screen = await board(tables, table)
    assert not sentences(screen)
    assert {"!hint", "!rules", "!more"} <= {button.press for button in buttons(screen)}
    assert not {"!skip", "!next:0"} & {button.press for button in buttons(screen)}


@every_game
async def test_whoever_leaves_is_told_that_the_game_is_theirs_now(tables, game):
    boris, table = await taught(tables, game)
    assert (await boris.press(await board(tables, table), "!skip")).lines == (line("lesson-ends"),)


@every_game
async def test_a_lesson_has_no_more_buttons_in_a_row_than_any_chat_shows(tables, game):
    _, table = await taught(tables, game)
    screen = await board(tables, table)
    assert all(len(row) <= 5 for row in screen.service)
    learner = next(number for number, seat in enumerate(table.seats) if seat.person)
    assert len(sentences(private_screen(await tables.position(table.id), learner))) == 1
