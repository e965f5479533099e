"""Stepping through a finished game: every position can be reached, and shows what everybody could see."""

import pytest
from msgspec.structs import replace

from bot.desk import Desk, Panel, Press, Told
from bot.screens.language import LONGEST_ID, press_id
from bot.screens.press import PressId
from bot.tables import turns
from bot.tables.lobby import game_of
from engines.registry import games
from storage import Phase
from tests.bot.played import finished
from tests.bot.tables.people import ANNA, DENIZ


@pytest.fixture
def desk(tables):
    return Desk(tables)


async def pressed(desk, screen, name, who=ANNA):
    button = next(each for row in screen.choices for each in row if each.press.endswith(f":{name}"))
    return await desk.press(
        Press(who=who, asked=PressId.read(press_id(screen, button)), id=f"{screen.table} {button.press} {who.name}")
    )


def ways(screen):
    return {each.press.rpartition(":")[2]: each.enabled for row in screen.choices for each in row}


@pytest.mark.parametrize("slug", games())
async def test_one_goes_through_a_game_move_by_move(desk, store, slug):
    held = await store.tables.create(finished(slug))
    steps = turns.steps(held.table)
    answer = await desk.act(held, ANNA, "step", "a press")
    assert ways(answer.screen) == {"first": False, "back": False, "next": True, "last": True}
    assert answer.screen.lines[0].key == "past-deal"
    view = game_of(held.table).view_for
    for number in (1, 2):
        answer = await pressed(desk, answer.screen, "next")
        assert answer.screen.drawing.view == view(steps[number].state, None)
        assert answer.screen.lines[0].params == {"number": number, "moves": len(steps) - 1}
    answer = await pressed(desk, answer.screen, "back")
    assert answer.screen.drawing.view == view(steps[1].state, None)
    answer = await pressed(desk, answer.screen, "last")
    assert answer.screen.drawing.view == view(steps[-1].state, None)
    assert ways(answer.screen) == {"first": True, "back": True, "next": False, "last": False}
    answer = await pressed(desk, answer.screen, "first")
    assert answer.screen.drawing.view == view(steps[0].state, None)


async def test_the_buttons_fit_and_are_all_different(desk, store):
    held = await store.tables.create(finished("cvetris"))
    for number in (0, 1, 9, 99_999):
        data = f"{held.table.id}:past:!step:{number}:next"
        screen = (await desk.press(Press(who=ANNA, asked=PressId.read(data), id=f"press {number}"))).screen
        ids = [press_id(screen, each) for row in (*screen.choices, *screen.service) for each in row]
        assert len(set(ids)) == len(ids) == 6
        assert all(len(id_.encode()) <= LONGEST_ID - 12 and PressId.read(id_) for id_ in ids)


@pytest.mark.parametrize("argument", ["", "x", "-1", "１", ":next"])
async def test_whatever_a_client_sends_is_a_position(desk, store, argument):
    held = await store.tables.create(finished())
    answer = await desk.press(Press(who=ANNA, asked=PressId.read(f"{held.table.id}:past:!step:{argument}"), id="press"))
    assert isinstance(answer, Panel)
    assert answer.screen.lines[0].key == "past-deal"


async def test_secrets_stay_hidden_until_the_end(desk, store):
    held = await store.tables.create(finished())
    shown = (await desk.act(held, DENIZ, "step", "a press")).screen.drawing.view
    assert all(secret is None for secret in shown.secrets)
    last = await desk.press(Press(who=DENIZ, asked=PressId.read(f"{held.table.id}:past:!step:999:last"), id="another"))
    assert all(last.screen.drawing.view.secrets)


async def test_a_game_that_goes_on_can_not_be_stepped_through(desk, tables, store):
    running = replace(finished(), phase=Phase.RUNNING, result=None, finished_at=None)
    held = await store.tables.create(running)
    answer = await desk.act(held, ANNA, "step", "a press")
    assert isinstance(answer, Told)
    assert answer.lines[0].key == "table-not-finished"


async def test_where_there_is_a_public_page_a_finished_game_has_a_link_to_share(tables, store):
    desk = Desk(tables, page="https://games.example/")
    held = await store.tables.create(finished())
    told = (await desk.act(held, ANNA, "step", "a press")).screen.lines
    assert told[-1].key == "past-link"
    assert told[-1].params == {"address": f"https://games.example/#{held.table.id}"}


async def test_without_one_there_is_no_link_and_a_running_game_never_has_one(desk, tables, store):
    held = await store.tables.create(finished())
    assert all(each.key != "past-link" for each in (await desk.act(held, ANNA, "step", "a press")).screen.lines)
    running = await store.tables.create(replace(finished(), phase=Phase.RUNNING, result=None, finished_at=None))
    answer = await Desk(tables, page="https://games.example/").act(running, ANNA, "step", "a press")
    assert [each.key for each in answer.lines] == ["table-not-finished"]
