"""What only one person may see, by the first way that works.

1. An alert on the button that was pressed: works for everybody, also with no /start; at most 200 characters.
2. A direct message, for those who have started the bot.
3. An ephemeral message in the group, where Telegram offers it.
4. A message in the group that only its owner can press, for screens that hold no secret; it is deleted afterwards.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from msgspec import structs

from bot.app import App
from bot.chat.errors import NOT_SENT, Closed, MessageGone
from bot.chat.notices.notices import Notice
from bot.chat.panels import Request
from bot.chat.viewer import Viewer
from bot.platforms.telegram.messages.caption import CAPTION, TEXT, clipped, escaped, mention, owned_by
from bot.platforms.telegram.messages.ephemeral import Ephemeral
from bot.platforms.telegram.messages.keyboard import keyboard
from bot.platforms.telegram.messages.rate_limit import PANEL
from bot.platforms.telegram.messages.wire import Content, Wire
from bot.platforms.telegram.viewer import direct_room, number_of
from bot.recent import Recent
from bot.screens.language import Screen
from bot.texts import words_at
from storage import Person, Post, Room, Table

log = logging.getLogger(__name__)

PICTURE_PAUSE = 2000
"""ms between two pictures of one panel in a group; between them a press is answered in text."""


@dataclass(frozen=True, kw_only=True)
class PressedMessage:
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


@dataclass(frozen=True, kw_only=True)
class Panel:
    room: Room
    message: str
    ephemeral: int | None = None
    """Its number, if only its owner sees it in a group."""
    viewer: Viewer = field(compare=False)
    photo: bool = field(compare=False)


class PanelPort:
    """Delivers private screens: panels, and notices."""

    def __init__(self, app: App, wire: Wire, ephemeral: Ephemeral) -> None:
        self._app, self._wire, self._ephemeral, self._clock = app, wire, ephemeral, app.clock
        self._shown_at = Recent[Person, int](10_000)
        """When a panel of theirs was last shown in a group."""

    async def message(self, viewer: Viewer, screen: Screen, table: Table) -> Content:
        words, picture = words_at(table, self._app.texts, viewer.locale), None
        if screen.drawing is not None:
            picture = await self._app.artist.draw(screen.drawing, words, viewer.look, self._clock.now)
        text = escaped(clipped("\n".join(map(words.line, screen.lines)), CAPTION if picture else TEXT))
        return Content(text=text, picture=picture, keys=keyboard(screen, words, owner=number_of(viewer)))

    def pressed(self, viewer: Viewer, press: PressedMessage | None) -> Panel | None:
        if press is None or not press.panel:
            return None
        room, message, photo, ephemeral = press.room, press.message, press.photo, press.ephemeral
        return Panel(room=room, message=message, photo=photo, viewer=viewer, ephemeral=ephemeral)

    async def send(
        self, viewer: Viewer, press: PressedMessage | None, content: Content, request: Request, *, hides: bool
    ) -> Panel | None:
        if press is None or press.room.private:
            room = press.room if press is not None else direct_room(viewer.who.person)
            return await self._in_turn(viewer, room, content, request)
        try:
            if viewer.can_be_written_to:
                return await self.direct(viewer, content)
        except NOT_SENT as error:
            log.info("a private screen did not arrive in the direct chat: %r", error)
        number = await self._ephemeral.sent(number_of(viewer), press.room, press.query, content)
        if number is not None:
            photo = content.picture is not None
            return Panel(room=press.room, message="0", ephemeral=number, viewer=viewer, photo=photo)
        return None if hides else await self._in_turn(viewer, press.room, _named(viewer, content), request)

    async def _in_turn(self, viewer: Viewer, room: Room, content: Content, request: Request) -> Panel | None:
        async with self._turn(viewer, room, request) as wire:
            return await self._sent(wire, viewer, room, content) if wire else None

    async def edit(self, panel: Panel, content: Content, request: Request | None) -> bool:
        """Show the next screen in the same message, if it can take it."""
        if panel.ephemeral is not None or panel.photo != bool(content.picture):
            await self.remove(panel)
            return False
        try:
            if request is None:
                await self._wire.edit(panel.room, panel.message, content)
                return True
            async with self._turn(panel.viewer, panel.room, request) as wire:
                if wire is not None:
                    shown = content if panel.room.private else _named(panel.viewer, content)
                    await wire.edit(panel.room, panel.message, shown)
        except MessageGone:
            return False
        return True

    async def remove(self, panel: Panel) -> None:
        if panel.ephemeral is not None:
            await self._ephemeral.removed(number_of(panel.viewer), panel.room, panel.ephemeral)
        else:
            await self._wire.remove(panel.room, panel.message)

    async def direct(self, viewer: Viewer, content: Content) -> Panel:
        """Send a direct message."""
        return await self._sent(self._wire, viewer, direct_room(viewer.who.person), content)

    async def started(self, viewer: Viewer, *, yes: bool) -> None:
        """Note whether the bot may write to somebody directly."""
        after = structs.replace(viewer.settings, dm_started=yes)
        await self._app.store.person_settings.save(viewer.who.person, viewer.settings, after)

    async def whisper(self, notice: Notice) -> None:
        viewer = notice.viewer
        if not viewer.can_be_written_to:
            raise Closed("not started")
        await self.direct(viewer, await self.message(viewer, notice.screen, notice.table))

    async def mention(self, notice: Notice, post: Post) -> None:
        viewer = notice.viewer
        content = await self.message(viewer, notice.screen, notice.table)
        text = f"{mention(notice.person.user, escaped(viewer.who.name))}: {content.text}"
        await self._wire.say(post.room, replace(content, text=text, picture=None), reply_to=int(post.messages[0]))

    async def _sent(self, wire: Wire, viewer: Viewer, room: Room, content: Content) -> Panel:
        """Send a panel. If a direct chat turns out to be closed, that is noted."""
        try:
            message = await wire.post(room, content, quiet=True)
        except Closed:
            if room.private:
                await self.started(viewer, yes=False)
            raise
        return Panel(room=room, message=message, viewer=viewer, photo=bool(content.picture))

    @asynccontextmanager
    async def _turn(self, viewer: Viewer, room: Room, request: Request) -> AsyncIterator[Wire | None]:
        """Wait until a panel may be shown; None: its owner has asked for something newer."""
        shown_at = 0 if room.private else self._shown_at.get(viewer.who.person, 0)
        wait = shown_at + PICTURE_PAUSE - self._clock.now()
        await self._clock.sleep(min(max(0, wait), PICTURE_PAUSE) / 1000)  # a clock that was put back delays nobody
        async with self._wire.turn(room, PANEL) as wire:
            if request.is_latest:
                self._shown_at[viewer.who.person] = self._clock.now()
            yield wire if request.is_latest else None


def _named(viewer: Viewer, content: Content) -> Content:
    return replace(content, text=owned_by(escaped(viewer.who.name), content.text))
