"""A chat with people who take part, on any platform; and how they play."""

import dataclasses

from bot.chat.announcing import Announcer
from bot.chat.front import Front
from bot.chat.press import read
from bot.contests.closing import Closing, Means
from bot.contests.service import ContestService
from bot.limits import Limiter
from bot.seeking import matching as seeking
from bot.seeking.matching import Matching
from bot.workers.artist import Artist
from engines.registry import games
from storage.timing import Clock
from tests.bot.chat.town import Town

LONGEST = 400
"""Moves of a game."""


class Posts:
    """A platform that keeps what it is to post."""

    online = True

    def __init__(self):
        self.posted = []

    def is_there(self, person):
        return True

    async def post(self, room, page):
        self.posted.append((room, page))


def town_of(platform, store, tables, clock, attendant):
    """A town whose people can be written to, and where nothing is drawn beside the test."""
    made = Town(platform, store, tables)
    made.clock, made.attend = clock, attendant.attend
    artist, at = Artist(0), Clock(now=clock)
    limiter = Limiter()
    service = ContestService(store, tables, limiter, clock)
    closing = Closing(
        Means(
            store=store,
            service=service,
            announcer=Announcer(store, made.app.residents),
            texts=made.app.texts,
            artist=artist,
            clock=at,
        )
    )
    matching = Matching(
        seeking.Means(store=store, tables=tables, platforms=made.app.residents, texts=made.app.texts, clock=at)
    )
    made.app = dataclasses.replace(
        made.app, artist=artist, clock=at, contests=service, closing=closing, matching=matching, limiter=limiter
    )
    made.app.residents[platform] = made.posts = Posts()
    made.front = Front(made.app)
    context = made.context

    def with_rooms(role, place, **more):
        found = context(role, place, **more)

        async def direct_room(_person):
            return made.room("direct", role)

        rooms = type("Rooms", (), {"direct_room": staticmethod(direct_room)})()
        return dataclasses.replace(found, rooms=rooms) if platform == "discord" else found

    made.context = with_rooms
    return made


async def press(town, role, place, data):
    return await town.front.press(town.context(role, place), read(data))


async def run(town, role, place, name, text="", **about):
    context = dataclasses.replace(town.context(role, place), **about)
    return await town.front.run(context, name, text)


async def finish(town, held, role, *, concede=False):
    """Play to the end, always the first legal move; or give up."""
    who, table = town.who(role, "direct"), held.table.id
    if concede:
        ended = await town.tables.concede(table, who)
        await town.app.closing.finished(ended)
        return ended.table
    for _ in range(LONGEST):
        position = await town.tables.position(table)
        if position.table.phase == "finished":
            await town.app.closing.finished(await town.tables.load(table))
            return position.table
        rules = games()[position.table.game]
        seat = next(number for number, each in enumerate(position.table.seats) if each.person == who.person)
        if seat not in position.to_move:
            town.clock.pass_by(10_000)
            await town.attend(table)
            continue
        move = next(iter(rules.legal_moves(position.state, seat)))
        await town.tables.play(table, who, rules.format_move(move), stamp=None)
    raise AssertionError("the game does not end")
