"""At the desk: whatever a client sends, from wherever, the table of rights decides; conceding needs confirmation."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from bot.desk import Press, Settled, lines_of
from bot.desk.desk import VERBS
from bot.screens.press import PressId
from bot.tables import lobby
from bot.tables.rights import Action, action_of, refusal
from storage import Phase, Room
from tests.bot.desk.place import OPENING
from tests.bot.tables.people import ANNA, BORIS, DENIZ, MIRA

ATTIC = Room(platform="local", chat="attic")
DIRECT = Room(platform="local", chat="mira", private=True)


async def pressed(place, who, table, press):
    return await place.desk.press(
        Press(who=who, asked=PressId.read(f"{table}:0:{press}"), id=f"{who.room.chat} {press}")
    )


@pytest.mark.parametrize("room", [ATTIC, DIRECT])
@pytest.mark.parametrize("verb", VERBS)
async def test_what_a_stranger_sends_from_elsewhere_is_refused_as_the_table_says(place, store, verb, room):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    before = await place.tables.load(table)
    stranger = replace(MIRA, room=room, granted=frozenset(Action))
    key = refusal(action_of(verb), lobby.standing(before.table, stranger))
    answer = await pressed(place, stranger, table, f"!{verb}")
    assert (key is None) or [said.key for said in lines_of(answer)] == [key]
    assert (await place.tables.load(table)).version == before.version
    assert not await store.tables.of(MIRA.person)


async def test_a_new_table_opens_where_it_is_asked_for_and_only_if_the_room_lets_one(place):
    table = await place.begun(BORIS)
    await place.sure(ANNA, table, "!concede")
    refused = await pressed(place, replace(MIRA, granted=frozenset()), table, "!new")
    assert refused.lines[0].key == "room-admins-open"
    record = (await place.tables.load(table)).table
    assert record.rooms[0] != DIRECT
    await place.tables.change(table, lambda held, _now: changed(held, rooms=(*held.rooms, DIRECT)))
    opened = await pressed(place, replace(MIRA, room=DIRECT), table, "!new")
    assert opened.held.table.rooms == (DIRECT,)


@pytest.mark.parametrize("press", ["!concede", "!abandon"])
async def test_it_is_asked_first_naming_the_table_and_cancelled_with_a_press(place, press):
    table = await place.begun(BORIS, DENIZ)
    question = await pressed(place, ANNA, table, press)
    (asked,) = question.screen.lines
    assert asked.params["code"] == table
    assert asked.params["game"] == "cvetariki"
    record = (await place.tables.load(table)).table
    if press == "!concede":
        named = {record.seats[int(seat)].name for seat in asked.params["seats"]}
        assert named == {"Boris", "Deniz"}
    kept = await place.hands["Анна"].press(question.screen, "!stay")
    assert isinstance(kept, Settled)
    assert kept.lines[0].key == "game-goes-on"
    after = (await place.tables.load(table)).table
    assert (after.phase, after.offer, after.seats) == (Phase.RUNNING, None, record.seats)


async def test_conceding_is_answered_and_happens_once(place):
    table = await place.begun(BORIS)
    answer = await place.sure(ANNA, table, "!concede")
    assert isinstance(answer, Settled)
    assert answer.lines[0].key == "conceded"
    result = (await place.tables.load(table)).table.result
    again = await pressed(place, BORIS, table, "!concede:yes")
    assert again.lines[0].key == "game-over"
    assert (await place.tables.load(table)).table.result == result


@pytest.mark.parametrize("press", ["!concede:yes", "!abandon:yes", "!pause", "!take-back", "!concede", "!abandon"])
async def test_a_game_that_is_over_stays_as_it_ended(place, press):
    table = await place.begun(BORIS)
    await place.sure(ANNA, table, "!concede")
    before = (await place.tables.load(table)).table
    assert (await pressed(place, BORIS, table, press)).lines[0].key == "game-over"
    assert (await place.tables.load(table)).table == before
