"""Secrets by direct message, unasked, when a game has begun. Where those are closed there is the button."""

import logging

from bot.chat.viewer import look_of
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import Closed, MessageGone, Rooms
from bot.screens.registry import game_screens
from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.saving import Saver
from bot.tables.seats import with_seat
from bot.tables.speaking import RetryLater
from storage import Held, Sight

log = logging.getLogger(__name__)

TRIES = 3


class Secrets:
    """Sends each seat its secret once; the record knows who got it."""

    def __init__(self, saver: Saver, builder: MessageBuilder, rooms: Rooms) -> None:
        self._saver, self._builder, self._rooms = saver, builder, rooms
        self._closed: set[tuple[str, int]] = set()

    async def deliver(self, held: Held) -> Held:
        """Send what has not been sent or seen; return the table with its envelopes."""
        table = held.table
        if game_screens()[table.game].secret is None or table.moves or table.lesson is not None:
            return held  # nothing is hidden, it is too late to be unasked, or a tutorial shows it in its own time
        for number, seat in enumerate(held.table.seats):
            waits = seat.sight is Sight.UNSEEN and (held.table.id, number) not in self._closed
            if seat.person and seat.person.platform == NAME and waits and await self._sent(held, number):
                held = await self._noted(held, number)
        return held

    async def _sent(self, held: Held, number: int) -> bool:
        table, person = held.table, held.table.seats[number].person
        assert person is not None  # noqa: S101 (the caller has looked)
        chosen = await self._saver.store.person_settings.load(person)
        if not chosen.direct_messages:
            return False
        screen = private_screen(turns.position(table, held.snapshot), number)
        message = await self._builder.message(screen, table, chosen.language or table.locale, look=look_of(chosen))
        try:
            await self._rooms.whisper(person, message.without_controls())
        except (Closed, MessageGone, RetryLater) as error:
            log.info("table %s: seat %s takes no direct message (%s)", table.id, number, type(error).__name__)
            self._closed.add((table.id, number))
            return False
        return True

    async def _noted(self, held: Held, number: int) -> Held:
        """Note the envelope, without a word in the room."""
        for _ in range(TRIES):
            if held.table.seats[number].sight is not Sight.UNSEEN:
                return held
            noted = with_seat(held.table, number, sight=Sight.DELIVERED)
            if (saved := await self._saver.save_quietly(held, noted)) is not None:
                return saved
            held = await self._saver.load(held.table.id)
        return held
