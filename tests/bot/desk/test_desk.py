"""The desk: everything can be done by pressing what one sees, and every press is answered."""

import pytest

from bot.desk import Changed, Press
from bot.screens.language import LONGEST_ID, press_id
from bot.screens.press import PressId
from bot.screens.tables import reminder_screen
from storage import Phase
from tests.bot.desk.place import OPENING
from tests.bot.desk.room import buttons
from tests.bot.tables.people import ANNA, BORIS, DENIZ, MIRA


async def test_a_whole_game_is_played_by_pressing_what_one_sees(place):
    table = await place.begun(BORIS, DENIZ)
    presses = 0
    while (await place.tables.load(table)).table.phase is Phase.RUNNING:
        screen = await place.screen(table)
        answer = await place.press(await place.on_move(table), table, screen.choices[0][0].press)
        assert answer.lines == (), "the new board is the answer"
        presses += 1
        assert presses <= 50
    final = await place.screen(table)
    assert final.lines[0].key.startswith("cvetariki-")
    assert [button.press for button in buttons(final)] == ["!rematch", "!replay", "!review", "!verify", "!new"]


async def test_every_button_fits_into_64_bytes_and_no_two_are_the_same(place):
    table = await place.begun(BORIS)
    for screen in place.paper.screens[table]:
        ids = [press_id(screen, button) for button in buttons(screen)]
        assert all(len(text.encode()) <= LONGEST_ID for text in ids)
        assert len(set(ids)) == len(ids)


async def test_a_press_on_an_old_board_is_told_kindly(place):
    table = await place.begun(BORIS)
    old = await place.screen(table)
    mover = await place.on_move(table)
    await place.press(mover, table, old.choices[0][0].press)
    again = await place.hands[mover.name].press(old, old.choices[0][1].press)
    assert again.lines[0].key == "table-stale"
    assert len((await place.tables.load(table)).table.moves) == 1


async def test_a_press_that_counted_is_answered_as_done_when_it_comes_again(place):
    """The board has moved on because of it: it is neither stale nor refused."""
    table = (await place.tables.open(OPENING, ANNA)).table.id
    lobby = await place.screen(table)
    for who, press in ((BORIS, "!join"), (ANNA, "!start")):
        data = f"{table}:{lobby.stamp}:{press}"
        answers = [
            await place.desk.press(Press(who=who, asked=PressId.read(data), id=f"twice {press}")) for _ in range(2)
        ]
        assert [type(answer) for answer in answers] == [Changed, Changed], press
        assert not [line for answer in answers for line in answer.lines]
    for press in ((await place.screen(table)).choices[0][0].press, "!play-for-me"):
        screen, mover = await place.screen(table), await place.on_move(table)
        data = f"{table}:{screen.stamp}:{press}"
        once = await place.desk.press(Press(who=mover, asked=PressId.read(data), id=f"twice {press}"))
        again = await place.desk.press(Press(who=mover, asked=PressId.read(data), id=f"twice {press}"))
        assert isinstance(again, Changed), again
        assert not again.lines
        assert again.held.table == once.held.table
        other = await place.desk.press(Press(who=mover, asked=PressId.read(data), id="another press of the old board"))
        assert other.lines[0].key == "table-stale"


async def test_the_same_press_delivered_twice_acts_once(place):
    table = await place.begun(BORIS)
    screen, mover = await place.screen(table), await place.on_move(table)
    hand = place.hands[mover.name]
    for _ in range(2):
        await hand.press(screen, screen.choices[0][0].press, number=7)
    assert len((await place.tables.load(table)).table.moves) == 1


@pytest.mark.parametrize("press", ["!view", "!hint", "!more", "!take-back", "!concede", "!agree", "!start", "!leave"])
async def test_a_strangers_press_is_answered_and_changes_nothing(place, press):
    table = await place.begun(BORIS)
    screen = await place.screen(table)
    answer = await place.desk.press(Press(who=MIRA, asked=PressId.read(f"{table}:{screen.stamp}:{press}"), id="x"))
    assert answer.lines[0].key in {"table-stranger", "table-has-begun"}
    assert (await place.tables.load(table)).table.phase is Phase.RUNNING


@pytest.mark.parametrize("data", ["", ":", "nonsense", "0000000:1:A1", "0000000:1:!fly", "🙂:1:A1", "a:b:c:d"])
async def test_a_button_that_is_none_of_ours_is_answered(place, data):
    assert (await place.desk.press(Press(who=ANNA, asked=PressId.read(data), id="x"))).lines


async def test_a_move_loads_its_table_once(place, monkeypatch):
    table = await place.begun(BORIS)
    screen, mover, loads = await place.screen(table), await place.on_move(table), []

    def counted(name, call):
        async def trip(*given, **named):
            loads.append(name)
            return await call(*given, **named)

        return trip

    stored = place.tables._saver.store.tables
    for name in ("load", "load_many", "save"):
        monkeypatch.setattr(stored, name, counted(name, getattr(stored, name)))
    press = Press(who=mover, asked=PressId.read(press_id(screen, screen.choices[0][0])), id="once")
    assert isinstance(await place.desk.press(press), Changed)
    assert loads == ["load", "save"]


async def test_a_move_can_be_typed_as_the_number_of_its_button(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    wanted = (await place.screen(table)).choices[0][3]
    answer = await place.desk.move(await place.tables.load(table), mover, wanted.label, "typed")
    assert isinstance(answer, Changed)
    assert [played.move for played in answer.held.table.moves] == [wanted.press]
    refused = await place.desk.move(answer.held, mover, "999", "typed again")
    assert refused.lines[0].key == "cvetariki-malformed"


async def test_a_move_is_asked_about_in_the_words_of_its_button(place):
    table = await place.begun(BORIS)
    mover, screen = await place.on_move(table), await place.screen(table)
    wanted = screen.choices[0][3]
    press = Press(who=mover, asked=PressId.read(press_id(screen, wanted)), id="asked")
    name = await place.desk.named(press)
    assert (name.key, name.params["number"]) == ("cvetariki-move", int(wanted.label))
    await place.press(mover, table, wanted.press)
    assert (await place.desk.named(press)).lines[0].key == "table-stale"


async def test_what_the_computer_played_for_somebody_is_named_like_the_button(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    reminder = reminder_screen(await place.tables.position(table), 3_600_000)
    answer = await place.hands[mover.name].press(reminder, "!play-for-me")
    assert answer.lines[0].params["move"].key == "cvetariki-move"
