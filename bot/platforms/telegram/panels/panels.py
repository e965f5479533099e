"""What only one person may see, by the first way that works.

1. An alert on the button that was pressed: works for everybody, also with no /start; at most 200 characters.
2. A direct message, for those who have started the bot.
3. An ephemeral message in the group, where Telegram offers it.
4. A message in the group that only its owner can press, for screens that hold no secret; it is deleted afterwards.
"""

import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from telegram.error import BadRequest

from bot.platforms.telegram.messages.caption import CAPTION, TEXT, clipped, escaped, paragraph
from bot.platforms.telegram.messages.keyboard import keyboard
from bot.platforms.telegram.messages.rate_limit import Reservation
from bot.platforms.telegram.messages.wire import Closed, Content, MessageGone, Migrated, Wire
from bot.platforms.telegram.panels.ephemeral import Ephemeral
from bot.platforms.telegram.panels.latest_request import LatestRequests, ScreenRequest
from bot.platforms.telegram.viewer import Viewer, Viewers
from bot.screens.language import Screen
from bot.screens.registry import game_screens
from bot.tables.speaking import RetryLater
from bot.workers.artist import Artist
from storage import Room, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PICTURE_PAUSE = 2000
"""ms between two pictures of one panel in a group; between them a press is answered in text."""
TRIES = 3


@dataclass(frozen=True, kw_only=True)
class PressedMessage:
    """The message that somebody pressed on."""

    room: Room
    message: str = "0"
    query: str = ""
    """The id of the press, which allows an ephemeral answer in the group for a few seconds."""
    panel: bool = False
    """It is a private screen of the person who pressed."""
    carries: bool = False
    """It has the button that was pressed. Any client can send a press that no button carries."""
    photo: bool = False
    ephemeral: int | None = None
    request: ScreenRequest | None = None
    """The private screen that the press asks for."""


class Panels:
    """Delivers private screens."""

    def __init__(self, wire: Wire, viewers: Viewers, ephemeral: Ephemeral, clock: Clock, artist: Artist) -> None:
        self._wire, self._viewers, self._ephemeral, self._clock = wire, viewers, ephemeral, clock
        self._artist = artist
        self.requests = LatestRequests()
        self._panels: dict[str, dict[int, tuple[Room, str]]] = defaultdict(dict)
        """By table and person: one panel each, the newest."""
        self._shown_at: dict[tuple[str, int], int] = {}

    async def show(self, viewer: Viewer, screen: Screen, table: Table, pressed: PressedMessage) -> None:
        """Show a private screen with things to press, unless its owner asks for another one meanwhile."""
        request = pressed.request or self.requests.add(screen, table.id, viewer.id)
        pressed = replace(pressed, request=request)
        try:
            content = await self.content(viewer, screen, table)
            hides = screen.drawing is not None and game_screens()[table.game].secret is not None
            async with request.lock:
                await self._retried(lambda: self._shown(viewer, content, table, pressed, hides=hides), request)
        finally:
            self.requests.done(request)

    async def _retried(self, show: Callable[[], Awaitable[None]], request: ScreenRequest) -> None:
        """Show something, and retry where Telegram could not take it, for as long as it is the latest request."""
        for left in reversed(range(TRIES)):
            if not self.requests.is_latest(request):
                return
            try:
                await show()
            except RetryLater as error:
                if not left:
                    raise
                await self._clock.sleep(error.wait / 1000)
            else:
                return

    async def _shown(
        self, viewer: Viewer, content: Content, table: Table, pressed: PressedMessage, *, hides: bool
    ) -> None:
        """Show a screen in the panel that was pressed, or by the first way that works."""
        if pressed.panel and await self._renewed(viewer, content, table, pressed):
            return
        if pressed.room.private:
            await self._sent(viewer, pressed.room, content, table)
            return
        if await self.direct(viewer, content, table):
            return
        if await self._ephemeral.sent(viewer.id, pressed.room, pressed.query, content):
            return
        if not hides:
            async with self._turn(pressed) as reservation:
                if reservation is not None:
                    await self._sent(viewer, pressed.room, _named(viewer, content), table, reservation)

    @asynccontextmanager
    async def _turn(self, pressed: PressedMessage) -> AsyncIterator[Reservation | None]:
        """Wait until a panel may be shown in a group; None: its owner has asked for something newer."""
        request = pressed.request
        assert request is not None  # noqa: S101 (set by `show`)
        wait = self._shown_at.get(request.key, 0) + PICTURE_PAUSE - self._clock.now()
        await self._clock.sleep(min(max(0, wait), PICTURE_PAUSE) / 1000)  # a clock that was put back delays nobody
        async with self._wire.turn(pressed.room) as reservation:
            if self.requests.is_latest(request):
                self._shown_at[request.key] = self._clock.now()
                yield reservation
            else:
                yield None

    async def content(self, viewer: Viewer, screen: Screen, table: Table) -> Content:
        """Return a private screen in its owner's language and look; only they can press its buttons."""
        words = self._viewers.words(viewer, table)
        picture = (
            await self._artist.draw(screen.drawing, words, viewer.look, self._clock.now) if screen.drawing else None
        )
        text = escaped(clipped(paragraph(screen.lines, words), CAPTION if picture else TEXT))
        return Content(text=text, picture=picture, keys=keyboard(screen, words, owner=viewer.id))

    async def direct(self, viewer: Viewer, content: Content, table: Table | None = None) -> bool:
        """Send a direct message; tell whether it arrived. A closed direct chat is no error."""
        if not viewer.can_be_written_to:
            return False
        try:
            await self._sent(viewer, viewer.private, content, table)
        except Closed:
            log.info("somebody has closed the direct chat")
            await self._viewers.started(viewer, yes=False)
            return False
        except (Migrated, BadRequest, RetryLater) as error:
            log.warning("a direct message did not arrive: %s", error)
            return False
        return True

    async def close(self, table: str, pressed: PressedMessage, user: int) -> None:
        """Delete a panel that is done, and forget what was asked for on it."""
        self.requests.cancel(table, user)
        await self._removed(table, pressed, user)

    async def _removed(self, table: str, pressed: PressedMessage, user: int) -> None:
        if pressed.ephemeral is not None:
            await self._ephemeral.removed(user, pressed.room, pressed.ephemeral)
            return
        known = self._panels[table].get(user, (pressed.room, pressed.message))
        if known == (pressed.room, pressed.message):  # else a newer one has taken its place already
            self._panels[table].pop(user, None)
            await self._wire.delete(pressed.room, pressed.message)

    async def close_all(self, table: str) -> None:
        """Delete the panels of a table that are left in groups."""
        self.requests.cancel_all(table)
        self._shown_at = {key: at for key, at in self._shown_at.items() if key[0] != table}
        for room, message in self._panels.pop(table, {}).values():
            if not room.private:
                await self._wire.delete(room, message)

    async def _renewed(self, viewer: Viewer, content: Content, table: Table, pressed: PressedMessage) -> bool:
        """Show the next screen in the same message, if it can take it."""
        if pressed.ephemeral is not None or pressed.photo != (content.picture is not None):
            await self._removed(table.id, pressed, viewer.id)
            return False
        try:
            await self._edited(viewer, content, pressed)
        except MessageGone:
            return pressed.request is not None and not self.requests.is_latest(pressed.request)
        return True

    async def _edited(self, viewer: Viewer, content: Content, pressed: PressedMessage) -> None:
        if pressed.room.private:
            await self._wire.edit(pressed.room, pressed.message, content)
            return
        async with self._turn(pressed) as reservation:
            if reservation is not None:
                named = _named(viewer, content)
                await self._wire.edit(pressed.room, pressed.message, named, reservation=reservation)

    async def _sent(
        self, viewer: Viewer, room: Room, content: Content, table: Table | None, reservation: Reservation | None = None
    ) -> None:
        message = await self._wire.send(room, content, reservation=reservation, quiet=room.private)
        if table is None:
            return
        before = self._panels[table.id].get(viewer.id)
        self._panels[table.id][viewer.id] = (room, message)
        if before is not None:
            await self._wire.delete(*before)


def _named(viewer: Viewer, content: Content) -> Content:
    """Say in the group whose screen it is."""
    name = escaped(viewer.who.name)
    return replace(content, text=f"{name}: {content.text}" if content.text else name)
