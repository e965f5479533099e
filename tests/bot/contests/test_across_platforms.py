"""Discord, Telegram and the page, each in a program of its own on one store: one league, one board of the day."""

import asyncio
import dataclasses

import pytest

from bot.chat.front import Front
from bot.chat.viewer import Viewer as ChatViewer
from bot.daily.calendar import today
from bot.page.handling import Context as PageContext
from bot.page.viewer import Viewer
from bot.platforms.local.people import ROOM, person
from storage.timing import DAY
from tests.bot.chat.town import USERS
from tests.bot.contests.town import finish, press, run, town_of
from tests.bot.daily.known import boards

PLATFORMS = ("discord", "telegram", "local")


def page_of(town):
    """Make a town the page: people in browsers, in one room for all."""

    def who(role, place="room", **_more):
        del place
        return Viewer(person=person("b" * 32, USERS[role]), room=ROOM, name=role).who

    def context(role, place):
        viewer = ChatViewer(who=who(role, place), locale="en")
        return PageContext(viewer=viewer, texts=town.app.texts, id=f"local {role} {next(town._presses)}")

    town.who, town.context, town.room = who, context, lambda _place, _role: ROOM
    return town


@pytest.fixture
def program(store, tables, clock, attendant):
    """Make a program that serves one platform, on the store of all."""

    def made(platform):
        town = town_of(platform, store, tables, clock, attendant)
        town.app = dataclasses.replace(town.app, boards=boards())
        town.front = Front(town.app)
        return page_of(town) if platform == "local" else town

    return made


@pytest.fixture
def towns(program):
    return {platform: program(platform) for platform in PLATFORMS}


async def test_a_league_is_played_on_three_platforms_at_once(towns, store, clock):
    discord = towns["discord"]
    await run(discord, "host", "room", "league", "dorozhki easy day")
    (contest,) = await store.contests.of(discord.who("host").person)
    await run(towns["telegram"], "seated", "room", "league", contest.code)
    await press(towns["local"], "spectator", "room", f"@league:code:{contest.code}")
    players = dict(zip(PLATFORMS, ("host", "seated", "spectator"), strict=True))
    begun = {
        platform: (await press(towns[platform], role, "direct", f"@league:play:{contest.code}")).held
        for platform, role in players.items()
    }
    deals = {(held.table.seed, held.table.seats[1].level, held.table.contest) for held in begun.values()}
    assert len(deals) == 1, "the same deal against the same computer"
    assert len({held.table.id for held in begun.values()}) == 3
    await finish(towns["local"], begun["local"], "spectator")
    for platform in ("discord", "telegram"):
        await finish(towns[platform], begun[platform], players[platform], concede=True)
    for platform, role in players.items():
        page = await run(towns[platform], role, "direct", "league", contest.code)
        assert "1. spectator 33; 2. host 8; 2. seated 8" in page.drawing.view.alt, "one table, wherever it is read"
    clock.pass_by(DAY)
    for platform, town in towns.items():
        town.posts.posted.clear()
        assert await town.app.closing.look() >= 1, platform
        assert await town.app.closing.look() == 0, "once"
        rooms = {room for room, _ in town.posts.posted}
        assert town.room("room", players[platform]) in rooms
        assert {room.platform for room in rooms} == {platform}
        assert "1. spectator 33" in town.posts.posted[0][1].picture.alt
    assert await store.contests.open() == [], "told everywhere, so nobody looks at it again"


async def test_a_challenge_from_telegram_is_taken_on_the_page(towns, store):
    telegram, page = towns["telegram"], towns["local"]
    await run(telegram, "host", "room", "challenge", "dorozhki easy")
    (contest,) = await store.contests.of(telegram.who("host").person)
    begun = [(await press(town, "host", "direct", f"@challenge:play:{contest.code}")).held for town in (telegram, page)]
    assert begun[0].table.seed == begun[1].table.seed
    assert begun[0].table.people.isdisjoint(begun[1].table.people)
    for town, held in zip((telegram, page), begun, strict=True):
        await finish(town, held, "host", concede=True)
    decided = "The challenge is decided."
    assert decided in [said.text for _, said in page.posts.posted]
    assert decided not in [said.text for _, said in telegram.posts.posted], "that program has not looked yet"
    assert await telegram.app.closing.look() >= 1
    assert decided in [said.text for room, said in telegram.posts.posted if room == telegram.room("room", "host")]
    assert await store.contests.open() == []


async def test_the_board_of_the_day_is_the_same_on_every_platform(towns, store, clock):
    begun = {
        platform: (await press(town, "host", "direct", "@daily:play")).held.table for platform, town in towns.items()
    }
    assert len({(table.seed, table.game, table.daily, tuple(table.options.items())) for table in begun.values()}) == 1
    assert len({table.id for table in begun.values()}) == 3, "each their own attempt"
    for platform, town in towns.items():
        attempt = await store.daily.attempt(today(clock.now, None), town.who("host").person)
        assert attempt == begun[platform].id


@pytest.mark.parametrize("platform", PLATFORMS)
async def test_one_identity_has_one_attempt_in_whatever_program_it_asks(program, platform, tables):
    """Two programs on one store, asked at the same moment."""
    both = program(platform), program(platform)
    found = await asyncio.gather(*(press(town, "host", "direct", "@daily:play") for town in both))
    assert len({each.held.table.id for each in found}) == 1
    await tables.concede(found[0].held.table.id, both[0].who("host", "direct"))
    for town in both:
        assert (await press(town, "host", "direct", "@daily:play")).held is None, "no second attempt"
