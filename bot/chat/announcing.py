"""Telling a room something unasked, once: of several processes one does. A refusal or a crash is retried."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from typing import Protocol

from bot.chat.dialog import Dialog
from bot.chat.errors import NOT_SENT
from bot.tables.speaking import Unanswered
from storage import Room, Store

log = logging.getLogger(__name__)


class Posts(Protocol):
    """A platform, as far as it is needed here."""

    @property
    def online(self) -> bool: ...

    async def post(self, room: Room, dialog: Dialog) -> None: ...


class Told(StrEnum):
    NOW = "now"
    NOTHING = "nothing"
    """There is nothing to tell."""
    BEFORE = "before"
    """It was told before."""
    LATER = "later"
    """The room's platform is not here or refused it, or another process is telling it and may die: look again."""


class Announcer:
    def __init__(self, store: Store, platforms: Mapping[str, Posts]) -> None:
        self._store, self._platforms = store, platforms

    def reaches(self, room: Room) -> bool:
        platform = self._platforms.get(room.platform)
        return platform is not None and platform.online

    async def tell(self, room: Room, what: str, dialog: Callable[[], Awaitable[Dialog | None]]) -> Told:
        """Post a dialog in a room that was not told `what` yet. The dialog is made only if it is needed."""
        platform, announced = self._platforms.get(room.platform), self._store.announced
        if platform is None or not platform.online or not await announced.begin(what, room):
            return Told.BEFORE if await announced.is_told(what, room) else Told.LATER
        made = await dialog()
        if made is None:
            return Told.NOTHING
        try:
            await platform.post(room, made)
        except Unanswered as error:
            log.info("a room may have been told of %s: %r", what, error)  # better not at all than twice
        except NOT_SENT as error:
            log.info("a room could not be told of %s: %r", what, error)
            return Told.LATER
        await announced.told(what, room)
        return Told.NOW
