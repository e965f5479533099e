"""`/nextgame`: whoever asked for it hears by direct message that a table opens in a room, once."""

from collections.abc import Awaitable, Callable, Sequence

from bot.chat.commands.lookup import has_free_seat
from bot.chat.notices.messenger import Messenger, Notice
from bot.screens.language import Screen, line
from storage import Held, Person, Post, Store, Table

Invite = Callable[[Person, Table], Awaitable[str | None]]
"""Returns a link to a seat at a table, or an empty text; None: they are no longer in its room."""


class NextGame:
    def __init__(self, store: Store, messenger: Messenger, invite: Invite) -> None:
        self._store, self._messenger, self._invite = store, messenger, invite

    async def tell(self, held: Held, before: Sequence[Post], after: Sequence[Post]) -> None:
        """Tell of a table that was shown for the first time, and still has a free seat."""
        table = held.table
        if before or not after or not has_free_seat(held):
            return
        for post in after:
            for person in await self._store.next_game.take(post.room):
                link = await self._invite(person, table)
                if person == table.host or link is None:
                    continue
                settings = await self._store.person_settings.load(person)
                said = Screen(lines=(line("chat-next-game", game=table.game, seat=0, link=link),), table=table.id)
                await self._messenger.whisper(
                    Notice(table=table, person=person, settings=settings, screen=said, boards=(post,))
                )
