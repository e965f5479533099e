"""Reminders that a move is waiting: directly, or with a mention under the board."""

import logging
from collections.abc import Sequence

from bot.platforms.telegram.messages.caption import mention
from bot.platforms.telegram.messages.wire import NOT_SENT
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.services import Services
from bot.screens.tables import reminder_screen
from bot.tables import turns
from storage import Held

log = logging.getLogger(__name__)


class Reminders:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        for seat in seats:
            person = held.table.seats[seat].person
            if person is not None and person.platform == NAME:
                await self._remind(held, seat)

    async def _remind(self, held: Held, seat: int) -> None:
        services, table = self._services, held.table
        viewer = await services.viewers.seated(table, seat)
        if not viewer.settings.reminders:
            return
        left = max(0, (table.clock.deadline or 0) - services.app.clock.now())
        screen = reminder_screen(turns.position(table, held.snapshot), left)
        content = await services.panels.content(viewer, screen, table)
        if await services.panels.direct(viewer, content):
            return
        text = f"{mention(viewer.id, viewer.who.name)}: {content.text}"
        for post in held.speech(NAME).posts:
            if post.messages and not post.room.private:
                try:
                    await services.wire.text(post.room, text, content.keys, reply_to=int(post.messages[0]))
                except NOT_SENT as error:
                    log.info("a reminder did not arrive: %r", error)
