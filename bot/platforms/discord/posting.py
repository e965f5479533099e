"""The public boards: every room of a table brought up to date, secrets delivered, people called once."""

import asyncio
import contextlib
import dataclasses
import logging
import time

import discord
from msgspec.structs import replace

from bot.platforms.discord.entry import NAME
from bot.platforms.discord.message import Message
from bot.platforms.discord.nudging import Nudges
from bot.platforms.discord.painter import Painter
from bot.platforms.discord.placing import Placing, placing, since
from bot.platforms.discord.rooms import Closed, MessageGone, Rooms
from bot.platforms.discord.secrets import Secrets
from bot.platforms.discord.wording import texts_at
from bot.screens.language import Screen, line
from bot.screens.registry import game_screens
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import Held, Person, Phase, Post, Room, Sight, Speech, Store, Table

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two pictures of one table: what happens within is one picture."""
LONGEST_MEMORY = 10_000


class Boards:
    """What the rooms see."""

    def __init__(self, store: Store, painter: Painter, rooms: Rooms, secrets: Secrets, nudges: Nudges) -> None:
        self._store, self._painter, self._rooms = store, painter, rooms
        self._secrets, self._nudges = secrets, nudges
        self._shown: dict[str, float] = {}
        self._again: set[str] = set()
        self._complained: set[Room] = set()
        self.pause = PAUSE

    def again(self, table: str) -> None:
        """Have the board posted anew the next time."""
        self._again.add(table)

    async def show(self, held: Held, speech: Speech) -> Speech:
        """Bring every room up to date; return what stands there now."""
        held = await self._paced(held)
        self._nudges.forget(held.table.id)
        if held.table.phase is Phase.RUNNING:
            held = await self._secrets.deliver(held)
        known = {post.room: post for post in speech.posts}
        posts = []
        for room in held.table.rooms:
            if room.platform == NAME:
                posts += await self._brought(room, held, speech.revision, known.get(room))
        return Speech(version=held.version, revision=held.table.revision, posts=tuple(posts))

    async def _paced(self, held: Held) -> Held:
        """Wait until the table's last picture is a moment old; then the newest state is shown."""
        table, now = held.table.id, time.monotonic()
        wait = self._shown.get(table, 0.0) + self.pause - now
        if wait > 0:
            await asyncio.sleep(wait)
            held = await self._store.tables.load(table) or held
        if len(self._shown) > LONGEST_MEMORY:
            self._shown.clear()
        self._shown[table] = time.monotonic()
        return held

    async def _brought(self, room: Room, held: Held, revision: int, post: Post | None) -> list[Post]:
        """Bring one room up to date. A room that can't be written to keeps no other one waiting."""
        try:
            placed = await self._placed(room, held, revision, post)
        except Closed as error:
            log.warning("table %s: a room of it is closed to the bot (%s)", held.table.id, error)
            await self._complain(room, held.table)
            return [post] if post else []

        self._complained.discard(room)
        return [placed]

    async def _complain(self, room: Room, table: Table) -> None:
        """Tell the host, once, that the table can't be shown: nobody else would hear of it."""
        host = table.host
        if host is None or host.platform != NAME or room in self._complained:
            return
        self._complained.add(room)
        text = Words(self._painter.texts, table.locale)("discord-cannot-write", where=f"<#{room.thread or room.chat}>")
        with contextlib.suppress(Closed, MessageGone, RetryLater):
            await self._rooms.whisper(host, Message(text=text))

    async def _placed(self, room: Room, held: Held, revision: int, post: Post | None) -> Post:
        table = held.table
        fresh = await asyncio.to_thread(since, table, revision, post)
        position = turns.position(table, held.snapshot) if table.started_at is not None else None
        settings = await self._store.room_settings.load(replace(room, thread=""))
        on_move = position.to_move if position else frozenset()
        where = placing(table, post, fresh.before, on_move, new_messages=settings.new_messages)
        if table.id in self._again:
            # Forgotten at once: who asks while this one is on its way gets another.
            self._again.discard(table.id)
            where = Placing(new=True)
        screen = public_screen(position, table, held.version, fresh.news)
        message = await self._painter.message(_with_advice(screen, table), table, table.locale, called=screen.mention)
        board = await self._written(room, held, post, where, message)
        called = await self._called(room, held, board, where)
        if post is not None:
            await self._tidied(room, post, keep=board)
        return Post(
            room=room,
            messages=(board, *called),
            version=held.version,
            posted_at=table.touched_at or table.opened_at,
        )

    async def _written(self, room: Room, held: Held, post: Post | None, where: Placing, message: Message) -> str:
        """Edit the board, or post it anew where it is to be new or the old one was deleted."""
        if post is not None and not where.new:
            try:
                await self._rooms.edit(room, post.messages[0], message)
            except MessageGone:
                pass
            else:
                return post.messages[0]
        if room.thread:
            await self._rooms.unarchive(room)
        return await self._rooms.post(room, message, nonce=_nonce(held), call=_people(held.table, where.call))

    async def _called(self, room: Room, held: Held, board: str, where: Placing) -> tuple[str, ...]:
        """Call people where an edit did not; or, if they are probably there, only after a minute."""
        if where.new:
            return ()
        if where.nudge:
            self._nudges.later(held, lambda: self._call(room, held, board, where.nudge))
        return (await self._call(room, held, board, where.call),) if where.call else ()

    async def _call(self, room: Room, held: Held, board: str, seats: frozenset[int]) -> str:
        words = texts_at(held.table, self._painter.texts, held.table.locale, seats)
        text = "\n".join(words("board-your-turn", seat=seat) for seat in sorted(seats))
        return await self._rooms.call(room, board, text, _people(held.table, seats), nonce=f"{_nonce(held)}!")

    async def _tidied(self, room: Room, post: Post, keep: str) -> None:
        """Take the buttons off the old board, and an old call away. If that fails, old buttons are answered kindly."""
        board, *calls = post.messages
        with contextlib.suppress(Closed, MessageGone, RetryLater, discord.HTTPException):
            if board != keep:
                await self._rooms.retire(room, board)
            for call in calls:
                await self._rooms.remove(room, call)


def _with_advice(screen: Screen, table: Table) -> Screen:
    """Add a word for somebody on move who has not seen his secret. (That he has not is no secret.)"""
    if game_screens()[table.game].secret is None:
        return screen
    if all(table.seats[seat].sight is not Sight.UNSEEN for seat in screen.mention):
        return screen
    return dataclasses.replace(screen, lines=(*screen.lines, line("discord-look-first")))


def _nonce(held: Held) -> str:
    return f"{held.table.id}:{held.version}"


def _people(table: Table, seats: frozenset[int]) -> list[Person]:
    people = (table.seats[seat].person for seat in sorted(seats))
    return [person for person in people if person is not None and person.platform == NAME]
