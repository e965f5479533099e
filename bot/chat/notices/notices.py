"""What people are told without having pressed anything: a reminder, what others did to them, that a table opens.

Directly, or with a mention below the boards. Nobody waits for it, so what can't be sent is only logged.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.chat.errors import NOT_SENT
from bot.chat.news import done_by_others
from bot.chat.viewer import Viewer
from bot.screens.language import Line, Screen, line
from bot.screens.tables import reminder_screen
from bot.tables import turns
from bot.tables.lobby import Who
from bot.tables.lookup import has_free_seat
from bot.tables.step_cache import StepCache
from storage import LoadedTable, Person, PersonSettings, Post, Room, Store, StoreError, Table

log = logging.getLogger(__name__)

Invite = Callable[[Person, Table], Awaitable[str | None]]
"""Returns a link to a seat at a table, or an empty text; None: they are no longer in its room."""


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
    def viewer(self) -> Viewer:
        """The person, as if they were in their direct chat."""
        name = self.table.seats[self.seat].name if self.seat is not None else ""
        room = Room(platform=self.person.platform, chat=self.person.user, private=True)
        who = Who(person=self.person, name=name, room=room)
        return Viewer(who=who, locale=self.settings.language or self.table.locale, settings=self.settings)


class Port(Protocol):
    """What a chat brings. Errors are those of `bot.chat.errors`."""

    async def whisper(self, notice: Notice) -> None:
        """Send a direct message."""
        ...

    async def mention(self, notice: Notice, post: Post) -> None:
        """Reply to a board, with a mention of the person."""
        ...


class Notices:
    """Sends notices. `Secrets` sends secrets by it."""

    def __init__(self, port: Port, store: Store, platform: str, now: Callable[[], int], steps: StepCache) -> None:
        self._port, self._store, self.platform, self._now, self._steps = port, store, platform, now, steps

    async def remind(self, held: LoadedTable, seats: Sequence[int]) -> None:
        """Remind people that a move is waiting: directly, or where that is not possible below the board."""
        boards = tuple(post for post in held.speech(self.platform).posts if post.messages)
        left = max(0, (held.table.clock.deadline or 0) - self._now())
        for seat in seats:
            try:
                screen = reminder_screen(turns.position(held.table, held.snapshot), left)
                notice = await self.notice(held.table, seat, screen, boards)
                if notice and notice.settings.reminders and not await self.whisper(notice):
                    await self.mention(notice)
            except StoreError as error:
                log.info("table %s: seat %s was not reminded (%s)", held.table.id, seat, type(error).__name__)

    async def tell_of_others(self, held: LoadedTable, since: int, until: int) -> None:
        """Tell people what the moves of others between two revisions meant for them.

        At once, while all play at the same time: there is no turn with which they would hear it.
        """
        steps = await self._steps.shown(held.table)
        for event in done_by_others(held.table, steps, since, until):
            screen = Screen(lines=(Line(event.key, event.params),), table=held.table.id)
            if event.to is not None and (notice := await self.notice(held.table, event.to, screen)):
                await self.whisper(notice)

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
                await self.whisper(Notice(table=table, person=person, settings=settings, screen=said, boards=(post,)))

    async def notice(self, table: Table, seat: int, screen: Screen, boards: tuple[Post, ...] = ()) -> Notice | None:
        """Return a notice for a seat; None if it is no person of this platform."""
        person = table.seats[seat].person
        if person is None or person.platform != self.platform:
            return None
        settings = await self._store.person_settings.load(person)
        return Notice(table=table, seat=seat, person=person, settings=settings, screen=screen, boards=boards)

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
