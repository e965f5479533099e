"""A word to whoever is waited for: privately, or where that is closed as an answer to the board."""

import logging
from collections.abc import Sequence

from bot.platforms.discord.entry import NAME
from bot.platforms.discord.message import Message
from bot.platforms.discord.painter import Painter
from bot.platforms.discord.rooms import Closed, MessageGone, Rooms
from bot.platforms.discord.wording import mention
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import Held, Person, Store, StoreError

log = logging.getLogger(__name__)


class Reminders:
    def __init__(self, store: Store, painter: Painter, rooms: Rooms) -> None:
        self._store, self._painter, self._rooms = store, painter, rooms

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        """Remind those of these seats who are people of Discord and want it."""
        for seat in seats:
            person = held.table.seats[seat].person
            if person is None or person.platform != NAME:
                continue
            try:
                await self._reminded(held, seat, person)
            except (Closed, MessageGone, RetryLater, StoreError) as error:
                log.info("table %s: seat %s was not reminded (%s)", held.table.id, seat, type(error).__name__)

    async def _reminded(self, held: Held, seat: int, person: Person) -> None:
        chosen = await self._store.person_settings.load(person)
        if not chosen.reminders:
            return
        posts = held.speech(NAME).posts
        where = "".join(f"\n<#{post.room.thread or post.room.chat}>" for post in posts if not post.room.private)
        said = Words(self._painter.texts, chosen.language or held.table.locale)("remind", game=held.table.game)
        if chosen.direct_messages:
            try:
                await self._rooms.whisper(person, Message(text=said + where))
            except Closed:
                log.info("table %s: seat %s takes no direct message", held.table.id, seat)
            else:
                return
        for post in posts[:1]:
            text = f"{mention(held.table, seat)} {said}"
            nonce = f"{held.table.id}:{held.table.revision}r{held.table.clock.reminders}"
            await self._rooms.call(post.room, post.messages[0], text, [person], nonce)
