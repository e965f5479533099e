"""`/seek`: opponents across rooms, only for those who ask, where the room allows it, while they are awake."""

import asyncio
import dataclasses
from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.desk import Told
from bot.limits import TooMany
from bot.seeking.matching import LONGEST
from bot.tables.errors import Gone, NotAllowed, TableError
from engines.registry import games
from storage import Person, PersonSettings, Phase, Room, RoomSettings, StoreUnavailable
from tests.bot.contests.town import press, run, town_of

NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000


@pytest.fixture(params=["discord", "telegram"])
async def town(request, store, tables, clock, attendant):
    clock.now = NOON
    made = town_of(request.param, store, tables, clock, attendant)
    made.allow = lambda place="room", yes=True: allow(made, place, yes=yes)
    await made.allow()
    await made.allow("other")
    return made


async def allow(town, place, *, yes):
    answer = "yes" if yes else "no"
    await press(town, "admin", place, f"@set:room:seek={answer}")


async def seek(town, role, place="room", text="dorozhki"):
    """Ask, as somebody whom the bot can write to: on Telegram they have started it."""
    viewer = dataclasses.replace(town.context(role, place).viewer, settings=PersonSettings(dm_started=True))
    return await run(town, role, place, "seek", text, viewer=viewer)


def offers(town):
    return [(room, page) for room, page in town.posts.posted if "looking for an opponent" in page.text]


async def test_two_from_different_rooms_get_a_table_in_their_direct_chats(town):
    assert (await seek(town, "host")).lines[0].params["offers"] == 0, "nobody waits yet"
    assert (await seek(town, "seated", "other")).lines[0].params["offers"] == 1
    ((room, page),) = offers(town)
    assert room == town.room("direct", "host"), "privately"
    assert page.text == "seated is looking for an opponent in Colour Paths. Play?"
    found = await press(town, "host", "direct", page.buttons[0].id)
    table = found.held.table
    assert table.phase is Phase.RUNNING
    assert set(table.rooms) == {town.room("direct", role) for role in ("host", "seated")}
    assert {seat.name for seat in table.seats} == {"host", "seated"}
    with pytest.raises(Gone, match="seek-gone"):
        await press(town, "host", "direct", page.buttons[0].id)
    assert await town.store.seeking.waiting(town.platform, "dorozhki") == [], "both have found somebody"


async def test_a_room_has_to_allow_it_and_may_change_its_mind(town):
    await town.allow(yes=False)
    with pytest.raises(NotAllowed, match="seek-off"):
        await seek(town, "host")
    await town.allow()
    await seek(town, "host")
    await town.allow(yes=False)
    await seek(town, "seated", "other")
    assert offers(town) == []


async def test_it_is_off_by_default_and_only_admins_allow_it(town):
    assert RoomSettings().seek is False
    with pytest.raises(NotAllowed):
        await press(town, "spectator", "room", "@set:room:seek=yes")


async def test_nobody_is_written_to_in_their_quiet_hours(town, clock):
    await seek(town, "host")
    clock.now = NOON + 12 * HOUR
    await seek(town, "seated", "other")
    assert offers(town) == []
    clock.now = NOON + 22 * HOUR
    assert await town.app.matching.look() == 1, "in the morning"
    assert await town.app.matching.look() == 0, "once"


async def test_who_has_waited_for_a_week_is_left_alone(town, clock):
    await seek(town, "host")
    clock.now += LONGEST
    await seek(town, "seated")
    assert offers(town) == []


async def test_nobody_is_flooded_with_offers(town):
    for role in ("host", "seated", "spectator", "admin", "former"):
        await seek(town, role)
    asked = [room for room, _ in offers(town)]
    assert len(asked) == len(set(asked)), "one offer at a time"
    assert await town.app.matching.look() <= 1, "only whoever was not asked yet"


async def test_confetti_is_played_turn_by_turn_as_nobody_knows_when_the_other_looks(town):
    await seek(town, "host", text="confetti")
    await seek(town, "seated", text="confetti")
    ((_, page),) = offers(town)
    found = await press(town, "host", "direct", page.buttons[0].id)
    assert found.held.table.options == {"pace": "async"}


async def test_only_the_same_game_on_the_same_platform_fits(town):
    await seek(town, "host", text="cvetris")
    await seek(town, "seated")
    assert offers(town) == []


async def test_who_stops_gets_no_offers_and_is_offered_to_nobody(town):
    await seek(town, "host")
    await seek(town, "seated")
    ((_, page),) = offers(town)
    assert isinstance(await press(town, "seated", "direct", "@seek:stop"), Told)
    with pytest.raises(Gone, match="seek-gone"):
        await press(town, "host", "direct", page.buttons[0].id)
    assert isinstance(await seek(town, "host", text="stop"), Told)
    assert await town.app.matching.look() == 0
    assert len(await town.store.seeking.waiting(town.platform, "dorozhki")) == 0


async def test_an_offer_is_only_for_who_looks_too(town):
    """Any client can send any press."""
    await seek(town, "host")
    with pytest.raises(Gone, match="seek-gone"):
        await press(town, "stranger", "direct", f"@seek:yes:dorozhki:{town.who('host').person.user}")
    assert len(await town.store.seeking.waiting(town.platform, "dorozhki")) == 1
    for data in ("@seek:yes:chess:1", "@seek:yes:dorozhki:1", "@seek:", "@seek:what"):
        with pytest.raises(Gone, match="seek-gone"):
            await press(town, "host", "direct", data)


async def test_if_the_store_fails_before_their_table_is_open_both_still_look(town, monkeypatch):
    await seek(town, "host")
    await seek(town, "seated")
    ((_, page),) = offers(town)
    start = town.tables.start

    async def away(*_about):
        raise StoreUnavailable("gone")

    monkeypatch.setattr(town.tables, "start", away)
    with pytest.raises(StoreUnavailable):
        await press(town, "host", "direct", page.buttons[0].id)
    looking = await town.store.seeking.waiting(town.platform, "dorozhki")
    assert {each.name for each in looking} == {"host", "seated"}
    monkeypatch.setattr(town.tables, "start", start)
    found = (await press(town, "host", "direct", page.buttons[0].id)).held.table
    assert found.phase is Phase.RUNNING
    assert await town.store.tables.of(town.who("host").person) == [found.id], "the one that was opened before"


async def test_who_dies_while_a_table_is_opened_loses_nobody(town):
    """The lease is left behind: until it runs out nobody else takes them, and they are still in the list."""
    await seek(town, "host")
    await seek(town, "seated")
    me, other = (town.who(role).person for role in ("host", "seated"))
    assert [each.person for each in await town.store.seeking.take("dorozhki", me, other)] == [me, other]
    with pytest.raises(Gone, match="seek-gone"):
        await press(town, "host", "direct", offers(town)[0][1].buttons[0].id)
    await town.store.seeking.release("dorozhki", me, other)  # as when the lease has run out
    assert len(await town.store.seeking.waiting(town.platform, "dorozhki")) == 2


async def test_two_who_accept_each_other_at_once_get_one_table(town):
    await seek(town, "host")
    await seek(town, "seated")
    yes = [
        press(town, mine, "direct", f"@seek:yes:dorozhki:{town.who(other).person.user}")
        for mine, other in (("host", "seated"), ("seated", "host"))
    ]
    found = await asyncio.gather(*yes, return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["Gone", "Told"]


async def test_a_look_takes_few_trips_however_many_people_look(town, clock, monkeypatch):
    await seek(town, "host")
    (one,) = await town.store.seeking.waiting(town.platform, "dorozhki")
    many = [
        structs.replace(one, person=Person(platform=town.platform, user=f"9{number}"), since=one.since + number)
        for number in range(40)
    ]
    await asyncio.gather(*(town.store.seeking.add(each) for each in many))
    assert await town.app.matching.look() == 41, "everybody is offered somebody"
    trips, asked = [], town.store._client._in_time
    monkeypatch.setattr(town.store._client, "_in_time", lambda call: trips.append(call) or asked(call))
    assert await town.app.matching.look() == 0, "so soon nobody is asked again"
    assert len(trips) <= len(games()) + 3, "who looks, by game; then settings of people, of rooms, and who was asked"


async def test_pages_say_what_can_be_done(town):
    page = await seek(town, "host", text="")
    assert "@seek:game:cvetris" in [entry.id for entry in page.buttons]
    await seek(town, "host")
    page = await run(town, "host", "direct", "seek")
    assert page.text.startswith("You're looking for opponents in Colour Paths.")
    assert [entry.id for entry in page.buttons] == ["@seek:stop"]
    with pytest.raises(NotAllowed, match="seek-where"):
        await seek(town, "host", "direct")
    with pytest.raises(TableError, match="chat-no-such-game"):
        await seek(town, "host", text="chess")


async def test_who_can_not_be_written_to_is_led_to_the_direct_chat(town):
    if town.platform == "telegram":
        page = await run(town, "host", "room", "seek", "dorozhki")
        assert [entry.link for entry in page.buttons] == ["seek"]
        assert await town.store.seeking.waiting(town.platform, "dorozhki") == []


async def test_who_asks_without_end_is_asked_to_wait(town):
    for _ in range(6):
        await seek(town, "host")
    with pytest.raises(TooMany, match="limit-seeks"):
        await seek(town, "host")


async def test_an_export_has_it_and_erasure_forgets_it(town):
    await seek(town, "host")
    me = town.who("host").person
    (own,) = (await town.store.people.export(me)).seeks
    assert (own.game, own.place) == ("dorozhki", town.room("room", "host"))
    assert isinstance(own.direct, Room)
    await town.store.people.erase(me)
    assert (await town.store.people.export(me)).seeks == []
