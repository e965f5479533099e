"""How people are told something unasked: directly, or with a mention below the boards."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol

from bot.chat.errors import NOT_SENT
from bot.screens.language import Screen
from storage import Person, PersonSettings, Post, Table

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
    def locale(self) -> str:
        return self.settings.language or self.table.locale


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

    def __init__(self, port: Port) -> None:
        self._port = port

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
