"""Reminders that a move is waiting: directly, or where that is not possible with a mention below the board."""

import logging
from collections.abc import Callable, Sequence

from bot.chat.notices.messenger import Messenger, Notice
from bot.screens.tables import reminder_screen
from bot.tables import turns
from storage import Held, Person, Store, StoreError

log = logging.getLogger(__name__)


class Reminders:
    def __init__(self, store: Store, messenger: Messenger, platform: str, now: Callable[[], int]) -> None:
        self._store, self._messenger, self._platform, self._now = store, messenger, platform, now

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        """Remind those of these seats who are people of this platform and want it."""
        for seat in seats:
            person = held.table.seats[seat].person
            if person is not None and person.platform == self._platform:
                try:
                    await self._remind(held, seat, person)
                except StoreError as error:
                    log.info("table %s: seat %s was not reminded (%s)", held.table.id, seat, type(error).__name__)

    async def _remind(self, held: Held, seat: int, person: Person) -> None:
        settings = await self._store.person_settings.load(person)
        if not settings.reminders:
            return
        left = max(0, (held.table.clock.deadline or 0) - self._now())
        notice = Notice(
            table=held.table,
            seat=seat,
            person=person,
            settings=settings,
            screen=reminder_screen(turns.position(held.table, held.snapshot), left),
            boards=tuple(post for post in held.speech(self._platform).posts if post.messages),
        )
        if not await self._messenger.whisper(notice):
            await self._messenger.mention(notice)
