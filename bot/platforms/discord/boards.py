"""Boards on Discord: what `bot.chat.boards.boards` needs to post them here, or (`placing`) to edit them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.app import App
from bot.chat.boards.port import NoteSearch, Port
from bot.platforms.discord.messages.markdown import channel_link, text_of
from bot.platforms.discord.messages.message import Message, message_of
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import channel_of
from bot.recent import Recent
from bot.screens.language import Screen, line
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import LoadedTable, Post, Room, RoomSettings, Table

PAUSE = 1000
"""ms between two pictures of one table in a room: changes in between become one picture."""


class DiscordPort(Port[Message]):
    name = NAME
    most_buttons: int | None = 25
    calls_at_once = True
    results_anew = False

    def __init__(self, app: App, rooms: Rooms) -> None:
        self._app, self._rooms = app, rooms
        self._written = Recent[tuple[str, Room], int](10_000)
        self.pause = PAUSE

    @asynccontextmanager
    async def writer(self, room: Room, held: LoadedTable, *, at_once: bool = False) -> AsyncIterator[Rooms]:
        """Discord's library keeps the rate limits; this pause only saves pictures that nobody would see."""
        now, key = self._app.clock.now(), (held.table.id, room)
        wait = self._written.get(key, 0) + self.pause - now
        if wait > 0 and not at_once:
            raise RetryLater(min(wait, self.pause))  # even if the clock was set back
        self._written[key] = now
        yield self._rooms

    async def settings(self, room: Room) -> RoomSettings:
        return await self._app.store.room_settings.load(channel_of(room))

    async def message(self, screen: Screen, table: Table) -> Message:
        if screen.in_parts and screen.lines and screen.ends_at is not None:
            left = line("discord-time-left", when=f"<t:{screen.ends_at // 1000}:R>")
            screen = replace(screen, lines=(*screen.lines, left))
        return await message_of(self._app, screen, table)

    async def find(self, table: Table, lost: Post, note: NoteSearch) -> list[str]:
        del note  # Discord lists messages: whoever looks changes nothing
        return await self._rooms.find(lost.room, lost.after, f"{table.id}:")

    async def call(self, room: Room, board: str, screen: Screen, held: LoadedTable, nonce: str) -> str:
        table = held.table
        text = text_of(screen, table, self._app.texts, table.locale, screen.mention)
        people = [table.seats[seat].person for seat in screen.mention]
        here = [person for person in people if person is not None and person.platform == NAME]
        return await self._rooms.post(room, text, nonce=nonce, call=here, answers=board)

    async def explain(self, room: Room, table: Table, reason: Exception) -> None:  # noqa: ARG002 (/doctor says more)
        """Tell the host: nobody else would hear of it."""
        if table.host is not None and table.host.platform == NAME:
            text = Words(self._app.texts, table.locale)("discord-cannot-write", where=channel_link(room))
            await self._rooms.whisper(table.host, Message(text=text))
