"""What only one person may see, by the first way that works.

1. An alert on the button that was pressed: works for everybody, also with no /start; at most 200 characters.
2. A direct message, for those who have started the bot.
3. An ephemeral message in the group, where Telegram offers it.
4. A message in the group that only its owner can press, for screens that hold no secret; it is removed afterwards.
"""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from telegram.error import BadRequest

from bot.artist import draw
from bot.platforms.telegram.budget import Fare
from bot.platforms.telegram.caption import CAPTION, TEXT, clipped, escaped, paragraph
from bot.platforms.telegram.ephemeral import Ephemeral
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.people import People, Reader
from bot.platforms.telegram.wire import Content, Lost, Moved, Shut, Wire
from bot.platforms.telegram.wishes import Wish, Wishes
from bot.screens.language import Screen
from bot.screens.registry import game_screens
from bot.tables.speaking import RetryLater
from storage import Room, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

A_PANEL = 2000
"""ms between two pictures of one panel in a group; between them a press is answered in words."""
TRIES = 3


@dataclass(frozen=True, kw_only=True)
class Pressed:
    """The message that somebody pressed on."""

    room: Room
    message: str
    query: str
    """The name of the press, which lets us answer in the group for a few seconds."""
    panel: bool = False
    """It is a private screen of the presser."""
    carries: bool = False
    """It has the button that was pressed. Any client can send a press that no button carries."""
    photo: bool = False
    ephemeral: int | None = None
    wish: Wish | None = None
    """The private screen that the press asks for."""


class Private:
    """Delivers private screens."""

    def __init__(self, wire: Wire, people: People, ephemeral: Ephemeral, clock: Clock) -> None:
        self._wire, self._people, self._ephemeral, self._clock = wire, people, ephemeral, clock
        self.wishes = Wishes()
        self._panels: dict[str, dict[int, tuple[Room, str]]] = defaultdict(dict)
        """By table and person: one panel each, the newest."""
        self._shown_at: dict[tuple[str, int], int] = {}

    async def panel(self, reader: Reader, screen: Screen, table: Table, pressed: Pressed) -> None:
        """Show a private screen with things to press, unless its owner asks for another one meanwhile."""
        wish = pressed.wish or self.wishes.made(screen, table.id, reader.id)
        try:
            content = await self.content(reader, screen, table)
            hides = screen.drawing is not None and game_screens()[table.game].secret is not None
            async with wish.alone:
                await self._tried(lambda: self._shown(reader, content, table, pressed, wish, hides=hides), wish)
        finally:
            self.wishes.settled(wish)

    async def _tried(self, show: Callable[[], Awaitable[None]], wish: Wish) -> None:
        """Show something, once more where Telegram could not take it, for as long as it is wanted."""
        for left in reversed(range(TRIES)):
            if not self.wishes.is_newest(wish):
                return
            try:
                await show()
            except RetryLater as error:
                if not left:
                    raise
                await self._clock.sleep(error.wait / 1000)
            else:
                return

    async def _shown(  # noqa: PLR0913 (a screen, and whose it is)
        self, reader: Reader, content: Content, table: Table, pressed: Pressed, wish: Wish, *, hides: bool
    ) -> None:
        """Show a screen where the person pressed already, or by the ladder."""
        if pressed.panel and await self._renewed(reader, content, table, pressed, wish):
            return
        if pressed.room.private:
            await self._sent(reader, pressed.room, content, table)
            return
        if await self.direct(reader, content, table):
            return
        if await self._ephemeral.sent(reader.id, pressed.room, pressed.query, content):
            return
        if not hides and (fare := await self._turn(wish, pressed.room)) is not None:
            await self._sent(reader, pressed.room, _named(reader, content), table, fare)

    async def _turn(self, wish: Wish, room: Room) -> Fare | None:
        """Wait until something of somebody's may be shown in a group; None: he has asked for something newer."""
        chat = int(room.chat)
        wait = self._shown_at.get(wish.key, 0) + A_PANEL - self._clock.now()
        await self._clock.sleep(min(max(0, wait), A_PANEL) / 1000)  # a clock that was put back holds nobody up
        fare = await self._wire.turn(chat)
        if self.wishes.is_newest(wish):
            self._shown_at[wish.key] = self._clock.now()
            return fare
        await self._wire.budget.give_back(chat, fare)
        return None

    async def content(self, reader: Reader, screen: Screen, table: Table) -> Content:
        """Return a private screen in its owner's language and look; only he can press its buttons."""
        words = self._people.words(reader, table)
        picture = await draw(screen.drawing, words, reader.look, self._clock.now) if screen.drawing else None
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
        """Remove a private screen that has done its work, and what was asked for on it."""
        self.wishes.forget(table, user)
        await self._removed(table, pressed, user)

    async def _removed(self, table: str, pressed: Pressed, user: int) -> None:
        if pressed.ephemeral is not None:
            await self._ephemeral.removed(user, pressed.room, pressed.ephemeral)
            return
        known = self._panels[table].get(user, (pressed.room, pressed.message))
        if known == (pressed.room, pressed.message):  # else a newer one has taken its place already
            self._panels[table].pop(user, None)
            await self._wire.delete(pressed.room, pressed.message)

    async def tidy(self, table: str) -> None:
        """Remove what is left of a table's private screens in groups."""
        self.wishes.close(table)
        self._shown_at = {key: at for key, at in self._shown_at.items() if key[0] != table}
        for room, message in self._panels.pop(table, {}).values():
            if not room.private:
                await self._wire.delete(room, message)

    async def _renewed(self, reader: Reader, content: Content, table: Table, pressed: Pressed, wish: Wish) -> bool:
        """Show the next page in the same message, if it can take it."""
        if pressed.ephemeral is not None or pressed.photo != (content.picture is not None):
            await self._removed(table.id, pressed, reader.id)
            return False
        try:
            if pressed.room.private:
                await self._wire.edit(pressed.room, pressed.message, content)
            elif (fare := await self._turn(wish, pressed.room)) is not None:
                await self._wire.edit(pressed.room, pressed.message, _named(reader, content), fare=fare)
        except Lost:
            return not self.wishes.is_newest(wish)
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
