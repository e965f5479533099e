"""What people are told without having pressed anything: a reminder, what others did to them, that a table opens."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.chat.boards.news import done_by_others
from bot.chat.notices.messenger import Messenger, Notice
from bot.screens.language import Line, Screen, line
from bot.screens.tables import reminder_screen
from bot.tables import turns
from bot.tables.lookup import has_free_seat
from bot.tables.step_cache import StepCache
from storage import LoadedTable, Person, Post, Store, StoreError, Table

log = logging.getLogger(__name__)

Invite = Callable[[Person, Table], Awaitable[str | None]]
"""Returns a link to a seat at a table, or an empty text; None: they are no longer in its room."""


class Notices:
    def __init__(self, store: Store, messenger: Messenger, now: Callable[[], int], steps: StepCache) -> None:
        self._store, self._messenger, self._now, self._steps = store, messenger, now, steps

    async def remind(self, held: LoadedTable, seats: Sequence[int]) -> None:
        """Remind people that a move is waiting: directly, or where that is not possible below the board."""
        boards = tuple(post for post in held.speech(self._messenger.platform).posts if post.messages)
        left = max(0, (held.table.clock.deadline or 0) - self._now())
        for seat in seats:
            try:
                screen = reminder_screen(turns.position(held.table, held.snapshot), left)
                notice = await self._messenger.notice(held.table, seat, screen, boards)
                if notice and notice.settings.reminders and not await self._messenger.whisper(notice):
                    await self._messenger.mention(notice)
            except StoreError as error:
                log.info("table %s: seat %s was not reminded (%s)", held.table.id, seat, type(error).__name__)

    async def tell_of_others(self, held: LoadedTable, since: int, until: int) -> None:
        """Tell people what the moves of others between two revisions meant for them.

        At once, while all play at the same time: there is no turn with which they would hear it.
        """
        steps = await self._steps.shown(held.table)
        for event in done_by_others(held.table, steps, since, until):
            screen = Screen(lines=(Line(event.key, event.params),), table=held.table.id)
            if event.to is not None and (notice := await self._messenger.notice(held.table, event.to, screen)):
                await self._messenger.whisper(notice)

    async def tell_of_table(self, held: LoadedTable, posts: Sequence[Post], invite: Invite) -> None:
        """Tell whoever asked for it with `/nextgame`, once, of a table that is shown for the first time."""
        table = held.table
        if not has_free_seat(held):
            return
        for post in posts:
            for person in await self._store.next_game.take(post.room):
                link = await invite(person, table)
                if person == table.host or link is None:
                    continue
                settings = await self._store.person_settings.load(person)
                said = Screen(lines=(line("chat-next-game", game=table.game, seat=0, link=link),), table=table.id)
                await self._messenger.whisper(
                    Notice(table=table, person=person, settings=settings, screen=said, boards=(post,))
                )
