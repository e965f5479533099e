"""What only one person may see, by the first way that works.

1. An alert on the button that was pressed: works for everybody, also with no /start; at most 200 characters.
2. A direct message, for those who have started the bot.
3. An ephemeral message in the group, where Telegram offers it.
4. A message in the group that only its owner can press, for screens that hold no secret; it is removed afterwards.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from telegram.error import BadRequest

from bot.artist import draw
from bot.platforms.telegram.budget import Fare
from bot.platforms.telegram.caption import CAPTION, TEXT, clipped, escaped, paragraph
from bot.platforms.telegram.ephemeral import Ephemeral
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.people import People, Reader
from bot.platforms.telegram.wire import Content, Lost, Moved, Shut, Wire
from bot.screens.language import Screen
from bot.screens.registry import game_screens
from bot.tables.speaking import RetryLater
from storage import Room, Table

log = logging.getLogger(__name__)

A_PANEL = 2.0
"""s between two pictures of one panel in a group; between them a press is answered in words."""


@dataclass(frozen=True, kw_only=True)
class Pressed:
    """The message that somebody pressed on."""

    room: Room
    message: str
    query: str
    """The name of the press, which lets us answer in the group for a few seconds."""
    panel: bool = False
    """It is a private screen of the presser."""
    photo: bool = False
    ephemeral: int | None = None


class Private:
    """Delivers private screens."""

    def __init__(self, wire: Wire, people: People, ephemeral: Ephemeral) -> None:
        self._wire, self._people, self._ephemeral = wire, people, ephemeral
        self._panels: dict[str, dict[int, tuple[Room, str]]] = defaultdict(dict)
        """By table and person: one panel each, the newest."""
        self._asked: dict[tuple[str, int], object] = {}
        """Who waits for a panel in a group, or for its next picture: the newest wish of each."""
        self._shown_at: dict[tuple[str, int], float] = {}

    async def panel(self, reader: Reader, screen: Screen, table: Table, pressed: Pressed) -> None:
        """Show a private screen with things to press: where the person pressed already, or by the ladder."""
        content = await self.content(reader, screen, table)
        if pressed.panel and await self._renewed(reader, content, table, pressed):
            return
        if pressed.room.private:
            await self._sent(reader, pressed.room, content, table)
            return
        if await self.direct(reader, content, table):
            return
        if await self._ephemeral.sent(reader.id, pressed.room, pressed.query, content):
            return
        if screen.drawing is None or game_screens()[table.game].secret is None:
            await self._in_group(reader, pressed.room, content, table)

    async def _in_group(self, reader: Reader, room: Room, content: Content, table: Table) -> None:
        """Post a panel in the group when it is its turn, unless its owner has asked for another one meanwhile."""
        async with self._newest(reader, room, table) as fare:
            if fare is not None:
                await self._sent(reader, room, _named(reader, content), table, fare)

    @asynccontextmanager
    async def _newest(self, reader: Reader, room: Room, table: Table) -> AsyncIterator[Fare | None]:
        """Wait until something of somebody's may be shown in a group; None: he has asked for something newer."""
        key, chat = (table.id, reader.id), int(room.chat)
        mine = self.wished(*key)
        try:
            await asyncio.sleep(max(0.0, self._shown_at.get(key, 0.0) + A_PANEL - time.monotonic()))
            fare = await self._wire.turn(chat)
            if self._asked.get(key) is mine:
                self._shown_at[key] = time.monotonic()
                yield fare
            else:
                await self._wire.budget.give_back(chat, fare)
                yield None
        finally:
            if self._asked.get(key) is mine:
                del self._asked[key]

    def wished(self, table: str, user: int) -> object:
        """Note that somebody has picked something that his panel in a group does not show yet; return the wish."""
        self._asked[table, user] = wish = object()
        return wish

    async def granted(self, table: str, user: int, wish: object, shown: Awaitable[None]) -> None:
        """Wait until a wish is shown, or can't be; then the panel is not behind any more, unless by a newer one."""
        try:
            await shown
        finally:
            if self._asked.get((table, user)) is wish:
                del self._asked[table, user]

    def is_behind(self, table: str, user: int) -> bool:
        """Tell whether somebody's panel in a group does not show yet what he has picked last."""
        return (table, user) in self._asked

    async def content(self, reader: Reader, screen: Screen, table: Table) -> Content:
        """Return a private screen in its owner's language and look; only he can press its buttons."""
        words = self._people.words(reader, table)
        picture = await draw(screen.drawing, words, reader.look) if screen.drawing else None
        text = escaped(clipped(paragraph(screen.lines, words), CAPTION if picture else TEXT))
        return Content(text=text, picture=picture, keys=keyboard(screen, words, owner=reader.id))

    async def direct(self, reader: Reader, content: Content, table: Table | None = None) -> bool:
        """Send a direct message; tell whether it arrived. A closed door is no error."""
        if not (reader.settings.dm_started and reader.settings.direct_messages):
            return False
        try:
            await self._sent(reader, reader.private, content, table)
        except Shut:
            log.info("somebody has closed the direct chat")
            await self._people.started(reader, yes=False)
            return False
        except (Moved, BadRequest, RetryLater) as error:
            log.warning("a direct message did not arrive: %s", error)
            return False
        return True

    async def done(self, table: str, pressed: Pressed, user: int) -> None:
        """Remove a private screen that has done its work."""
        if pressed.ephemeral is not None:
            await self._ephemeral.removed(user, pressed.room, pressed.ephemeral)
            return
        known = self._panels[table].get(user, (pressed.room, pressed.message))
        if known == (pressed.room, pressed.message):  # else a newer one has taken its place already
            self._panels[table].pop(user, None)
            await self._wire.delete(pressed.room, pressed.message)

    async def tidy(self, table: str) -> None:
        """Remove what is left of a table's private screens in groups."""
        self._shown_at = {key: at for key, at in self._shown_at.items() if key[0] != table}
        for room, message in self._panels.pop(table, {}).values():
            if not room.private:
                await self._wire.delete(room, message)

    async def _renewed(self, reader: Reader, content: Content, table: Table, pressed: Pressed) -> bool:
        """Show the next page in the same message, if it can take it."""
        if pressed.ephemeral is not None or pressed.photo != (content.picture is not None):
            await self.done(table.id, pressed, reader.id)
            return False
        try:
            if pressed.room.private:
                await self._wire.edit(pressed.room, pressed.message, content)
                return True
            async with self._newest(reader, pressed.room, table) as fare:
                if fare is not None:
                    await self._wire.edit(pressed.room, pressed.message, _named(reader, content), fare=fare)
        except Lost:
            return False
        return True

    async def _sent(
        self, reader: Reader, room: Room, content: Content, table: Table | None, fare: Fare | None = None
    ) -> None:
        message = await self._wire.send(room, content, fare=fare, quiet=room.private)
        if table is None:
            return
        before = self._panels[table.id].get(reader.id)
        self._panels[table.id][reader.id] = (room, message)
        if before is not None:
            await self._wire.delete(*before)


def _named(reader: Reader, content: Content) -> Content:
    """Say in the group whose screen it is."""
    name = escaped(reader.who.name)
    return replace(content, text=f"{name}: {content.text}" if content.text else name)
