"""What nobody pressed for: the secret when a game begins, reminders, and a call when fast play stops."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from telegram import User

from bot.platforms.telegram.caption import escaped, two_lines
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.people import PLATFORM, Reader
from bot.platforms.telegram.placing import FAST, private_news, was_edited_since
from bot.platforms.telegram.wire import Content, Lost, Moved, Shut
from bot.screens.language import Screen, line
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, private_screen, reminder_screen
from bot.tables import turns
from bot.tables.errors import TableError
from bot.tables.lobby import game_of
from bot.tables.seats import with_seat
from bot.tables.speaking import RetryLater
from storage import Claim, Held, Phase, Sight, StoreError, Table

log = logging.getLogger(__name__)

REMEMBERED = 5_000


class Notes:
    def __init__(self, place: Place) -> None:
        self._place = place
        self._tried: dict[tuple[str, int], None] = {}
        self._calls: dict[str, asyncio.Task[None]] = {}

    async def secrets(self, held: Held) -> None:
        """Send everybody who can be written to what is his: once, when the game begins."""
        table = held.table
        if table.phase is not Phase.RUNNING or game_screens()[table.game].secret is None:
            return
        for seat, one in enumerate(table.seats):
            person = one.person
            if person is None or person.platform != PLATFORM or one.sight is not Sight.UNSEEN:
                continue
            if (table.id, seat) not in self._tried:
                self._remember(table.id, seat)
                async with self._place.store.inbox.claimed(f"{PLATFORM}:secret:{table.id}:{seat}") as claim:
                    if claim is Claim.MINE:
                        await self._secret(held, seat)

    async def _secret(self, held: Held, seat: int) -> None:
        place, table = self._place, held.table
        reader = await self._reader(held, seat)
        if not (reader.settings.dm_started and reader.settings.direct_messages):
            return
        screen = private_screen(turns.position(table, held.snapshot), seat)
        content = replace(await place.private.content(reader, screen, table), keys=None)
        if await place.private.direct(reader, content):
            await place.tables.change(table.id, lambda record, _now: _delivered(record, seat))

    async def addressed(self, name: str, since: int, until: int) -> None:
        """Tell people at once what others did to them while all play at the same time, if they can be written to."""
        held = await self._place.tables.load(name)
        table = held.table
        for event in private_news(table, since, until):
            person = table.seats[event.to].person if event.to is not None else None
            if event.to is not None and person is not None and person.platform == PLATFORM:
                reader = await self._reader(held, event.to)
                text = self._place.people.words(reader, table).line(event)
                await self._place.private.direct(reader, Content(text=escaped(text)))

    def call_later(self, held: Held) -> None:
        """Call whoever is on move if nothing happens for a while: a board that is edited notifies nobody."""
        name = held.table.id
        if (earlier := self._calls.pop(name, None)) is not None:
            earlier.cancel()
        if (
            held.table.phase is Phase.RUNNING
            and held.table.moves
            and game_of(held.table).deadline(turns.position(held.table, held.snapshot).state) is None
        ):
            task = self._calls[name] = asyncio.create_task(self._called(name, held.table.revision))
            task.add_done_callback(lambda done: self._calls.pop(name) if self._calls.get(name) is done else None)

    async def _called(self, name: str, revision: int) -> None:
        place = self._place
        await place.app.clock.sleep(FAST / 1000)
        try:
            held = await place.tables.load(name)
            if held.table.revision != revision or held.table.phase is not Phase.RUNNING:
                return
            async with place.store.inbox.claimed(f"{PLATFORM}:call:{name}:{revision}") as claim:
                if claim is Claim.MINE:
                    await self._call(held)
        except (TableError, StoreError, Shut, Lost, Moved, RetryLater) as error:
            log.info("table %s: nobody could be called: %r", name, error)

    async def _call(self, held: Held) -> None:
        """Call whoever is on move below each board that was only edited."""
        place = self._place
        screen = board_screen(turns.position(held.table, held.snapshot), ())
        words = place.people.words_in(held.table.locale, held.table)
        for post in held.speech(PLATFORM).posts:
            # A board that was posted for this turn has called already.
            if post.messages and not post.room.private and was_edited_since(held, post) and screen.mention:
                call = Screen(
                    lines=(line("telegram-waits", seats="".join(map(str, screen.mention))),), mention=screen.mention
                )
                text = two_lines(call, held.table, words)
                await place.wire.text(post.room, text, reply_to=int(post.messages[0]))

    def stop(self) -> None:
        for task in self._calls.values():
            task.cancel()

    async def remind(self, held: Held, seats: Sequence[int]) -> None:
        """Tell people that their move is waiting: directly, or with a mention under the board."""
        for seat in seats:
            person = held.table.seats[seat].person
            if person is not None and person.platform == PLATFORM:
                await self._remind(held, seat)

    async def _remind(self, held: Held, seat: int) -> None:
        place, table = self._place, held.table
        reader = await self._reader(held, seat)
        if not reader.settings.reminders:
            return
        left = max(0, (table.clock.deadline or 0) - place.app.saver.now())
        screen = reminder_screen(turns.position(table, held.snapshot), left)
        content = await place.private.content(reader, screen, table)
        if await place.private.direct(reader, content):
            return
        mention = f'<a href="tg://user?id={reader.id}">{escaped(reader.who.name)}</a>'
        for post in held.speech(PLATFORM).posts:
            if post.messages and not post.room.private:
                try:
                    await place.wire.text(
                        post.room, f"{mention}: {content.text}", content.keys, reply_to=int(post.messages[0])
                    )
                except (Shut, Lost, Moved, RetryLater) as error:
                    log.info("a reminder did not arrive: %r", error)

    async def _reader(self, held: Held, seat: int) -> Reader:
        """Return somebody who is not here himself: his language is his choice, or the table's."""
        one = held.table.seats[seat]
        assert one.person is not None  # noqa: S101 (asked only for people)
        user = User(int(one.person.user), one.name, is_bot=False, language_code=held.table.locale)
        return await self._place.people.reader(user)

    def _remember(self, table: str, seat: int) -> None:
        while len(self._tried) >= REMEMBERED:
            del self._tried[next(iter(self._tried))]
        self._tried[table, seat] = None


def _delivered(table: Table, seat: int) -> Table:
    return with_seat(table, seat, sight=Sight.DELIVERED) if table.seats[seat].sight is Sight.UNSEEN else table
