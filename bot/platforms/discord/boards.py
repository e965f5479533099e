"""Boards on Discord: what `bot.chat.boards` needs to show them here."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.platforms.discord.messages.markdown import channel_link, markdown_words, text_of
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import channel_of
from bot.screens.language import Screen, line
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import Held, Person, Room, RoomSettings, Store, Table
from storage.timing import Clock

PAUSE = 1000
"""ms between two pictures of one table in a room: changes in between become one picture."""
MOST_KNOWN = 10_000


@dataclass(frozen=True)
class RoomWriter:
    rooms: Rooms
    room: Room

    async def post(self, message: Message, *, nonce: str, call: Collection[Person] = ()) -> str:
        if self.room.thread:
            await self.rooms.unarchive(self.room)
        return await self.rooms.post(self.room, message, nonce=nonce, call=call)

    async def edit(self, id_: str, message: Message) -> None:
        await self.rooms.edit(self.room, id_, message)

    async def retire(self, id_: str) -> None:
        await self.rooms.retire(self.room, id_)

    async def remove(self, id_: str) -> None:
        await self.rooms.remove(self.room, id_)


class DiscordPort:
    name = NAME
    most_buttons: int | None = 25
    calls_at_once = True
    results_anew = False

    def __init__(self, store: Store, builder: MessageBuilder, rooms: Rooms, clock: Clock) -> None:
        self._store, self._builder, self._rooms, self._clock = store, builder, rooms, clock
        self._written: dict[tuple[str, Room], int] = {}
        self.pause = PAUSE

    @asynccontextmanager
    async def writer(self, room: Room, held: Held, calls: int) -> AsyncIterator[RoomWriter]:  # noqa: ARG002
        """Discord's library keeps the rate limits; this pause only saves pictures that nobody would see."""
        now, key = self._clock.now(), (held.table.id, room)
        wait = self._written.get(key, 0) + self.pause - now
        if wait > 0:
            raise RetryLater(min(wait, self.pause))  # even if the clock was set back
        if len(self._written) > MOST_KNOWN:
            self._written.clear()
        self._written[key] = now
        yield RoomWriter(self._rooms, room)

    async def settings(self, room: Room) -> RoomSettings:
        return await self._store.room_settings.load(channel_of(room))

    async def message(self, screen: Screen, table: Table) -> Message:
        if screen.in_parts and screen.lines and screen.ends_at is not None:
            left = line("discord-time-left", when=f"<t:{screen.ends_at // 1000}:R>")
            screen = replace(screen, lines=(*screen.lines, left))
        return await self._builder.message(screen, table, table.locale, called=screen.mention)

    async def find(self, room: Room, table: Table, after: str) -> list[str]:
        return await self._rooms.find(room, after, f"{table.id}:")

    async def call(self, room: Room, board: str, screen: Screen, held: Held, nonce: str) -> str:
        table = held.table
        text = text_of(screen, markdown_words(table, self._builder.texts, table.locale, screen.mention))
        people = [table.seats[seat].person for seat in screen.mention]
        here = [person for person in people if person is not None and person.platform == NAME]
        return await self._rooms.call(room, board, text, here, nonce)

    async def explain(self, room: Room, table: Table, reason: Exception) -> None:  # noqa: ARG002 (/doctor says more)
        """Tell the host: nobody else would hear of it."""
        if table.host is not None and table.host.platform == NAME:
            text = Words(self._builder.texts, table.locale)("discord-cannot-write", where=channel_link(room))
            await self._rooms.whisper(table.host, Message(text=text))
