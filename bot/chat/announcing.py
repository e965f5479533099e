"""Telling a room something unasked, at most once: of several processes one does, and only a refusal is tried again."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from typing import Protocol

from bot.chat.errors import NOT_SENT
from bot.chat.page import Page
from bot.tables.speaking import Unanswered
from storage import Room, Store

log = logging.getLogger(__name__)


class Posts(Protocol):
    """A platform, as far as it is needed here."""

    @property
    def online(self) -> bool: ...

    async def post(self, room: Room, page: Page) -> None: ...


class Told(StrEnum):
    NOW = "now"
    NOTHING = "nothing"
    """There is nothing to tell."""
    BEFORE = "before"
    """It was told before, or another process is telling it."""
    LATER = "later"
    """The room's platform is not here or refused it: try again."""


class Announcer:
    def __init__(self, store: Store, platforms: Mapping[str, Posts]) -> None:
        self._store, self._platforms = store, platforms

    def reaches(self, room: Room) -> bool:
        platform = self._platforms.get(room.platform)
        return platform is not None and platform.online

    async def tell(self, room: Room, what: str, page: Callable[[], Awaitable[Page | None]]) -> Told:
        """Post a page in a room that was not told `what` yet. The page is made only if it is needed."""
        platform = self._platforms.get(room.platform)
        if platform is None or not platform.online:
            return Told.LATER
        if not await self._store.announced.is_first(what, room):
            return Told.BEFORE
        made = await page()
        if made is None:
            return Told.NOTHING
        try:
            await platform.post(room, made)
        except Unanswered as error:
            log.info("a room may have been told of %s: %r", what, error)  # better not at all than twice
        except NOT_SENT as error:
            log.info("a room could not be told of %s: %r", what, error)
            await self._store.announced.refused(what, room)
            return Told.LATER
        return Told.NOW
