"""How people are told something unasked: directly, or with a mention below the boards."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol

from bot.chat.errors import NOT_SENT
from bot.chat.viewer import Viewer
from bot.screens.language import Screen
from bot.tables.lobby import Who
from storage import Person, PersonSettings, Post, Room, Store, Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Notice:
    """Something for one person, in the language and look of their settings."""

    table: Table
    seat: int | None = None
    """Their seat, if they have one."""
    person: Person
    settings: PersonSettings
    screen: Screen
    boards: tuple[Post, ...] = ()
    """The boards that it is about, if they should be linked to."""

    @property
    def viewer(self) -> Viewer:
        """The person, as if they were in their direct chat."""
        name = self.table.seats[self.seat].name if self.seat is not None else ""
        room = Room(platform=self.person.platform, chat=self.person.user, private=True)
        who = Who(person=self.person, name=name, room=room)
        return Viewer(who=who, locale=self.settings.language or self.table.locale, settings=self.settings)


class Port(Protocol):
    """What a chat brings. Errors are those of `bot.chat.errors`."""

    async def whisper(self, notice: Notice) -> None:
        """Send a direct message."""
        ...

    async def mention(self, notice: Notice, post: Post) -> None:
        """Reply to a board, with a mention of the person."""
        ...


class Messenger:
    """Sends notices. Nobody waits for one, so what can't be sent is only logged."""

    def __init__(self, port: Port, store: Store, platform: str) -> None:
        self._port, self._store, self.platform = port, store, platform

    async def notice(self, table: Table, seat: int, screen: Screen, boards: tuple[Post, ...] = ()) -> Notice | None:
        """Return a notice for a seat; None if it is no person of this platform."""
        person = table.seats[seat].person
        if person is None or person.platform != self.platform:
            return None
        settings = await self._store.person_settings.load(person)
        return Notice(table=table, seat=seat, person=person, settings=settings, screen=screen, boards=boards)

    async def whisper(self, notice: Notice) -> bool:
        """Send a direct message; False: it did not arrive, or the person does not want any."""
        return notice.settings.direct_messages and await _arrived(notice, self._port.whisper(notice))

    async def mention(self, notice: Notice) -> None:
        """Say it below the boards in groups."""
        for post in notice.boards:
            if not post.room.private:
                await _arrived(notice, self._port.mention(notice, post))


async def _arrived(notice: Notice, sending: Awaitable[None]) -> bool:
    try:
        await sending
    except NOT_SENT as error:
        log.info("table %s: seat %s was not told (%s)", notice.table.id, notice.seat, type(error).__name__)
        return False
    return True
