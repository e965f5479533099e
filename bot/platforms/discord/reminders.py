"""A word to whoever is waited for: privately, or where that is closed as an answer to the board."""

import dataclasses
import logging
from collections.abc import Callable, Sequence

from bot.platforms.discord.messages.markdown import mention
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import Closed, MessageGone, Rooms
from bot.screens.tables import reminder_screen
from bot.tables import turns
from bot.tables.speaking import RetryLater
from storage import Held, Person, Post, Store, StoreError

log = logging.getLogger(__name__)


class Reminders:
    def __init__(self, store: Store, builder: MessageBuilder, rooms: Rooms, now: Callable[[], int]) -> None:
        self._store, self._builder, self._rooms, self._now = store, builder, rooms, now

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
        message = await self._message(held, chosen.language or held.table.locale)
        posts = [post for post in held.speech(NAME).posts if post.messages]
        if chosen.direct_messages:
            try:
                await self._rooms.whisper(person, _with(message, *map(self._link, posts)))
            except Closed:
                log.info("table %s: seat %s takes no direct message", held.table.id, seat)
            else:
                return
        for post in posts[:1]:
            text = f"{mention(held.table, seat)} {message.text}"
            nonce = f"{held.table.id}:{held.table.revision}r{held.table.clock.reminders}"
            call = dataclasses.replace(message, text=text)
            await self._rooms.post(post.room, call, nonce=nonce, call=[person], answers=post.messages[0])

    async def _message(self, held: Held, locale: str) -> Message:
        left = max(0, (held.table.clock.deadline or 0) - self._now())
        screen = reminder_screen(turns.position(held.table, held.snapshot), left)
        return await self._builder.message(screen, held.table, locale)

    def _link(self, post: Post) -> str:
        return self._rooms.link(post.room, post.messages[0])


def _with(message: Message, *lines: str) -> Message:
    return dataclasses.replace(message, text="\n".join((message.text, *filter(None, lines))))
