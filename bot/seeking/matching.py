"""Brings together people who look for an opponent: offers one to the other, privately, while both are awake."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol

from msgspec import structs

from bot.chat import announcing
from bot.chat.dialog import Dialog, Entry
from bot.chat.errors import NOT_SENT
from bot.pieces import offered
from bot.screens.language import Style
from bot.screens.registry import game_screens
from bot.tables import lobby
from bot.tables.errors import Gone
from bot.tables.lobby import Who
from bot.tables.service import Opening, TableService
from bot.tables.timekeeping.quiet import QuietHours
from bot.texts import Texts, Words
from engines.errors import RuleError
from storage import LoadedTable, Pace, Person, Seeker, Store, StoreError, Table, batches
from storage.timing import DAY, Clock

log = logging.getLogger(__name__)

PAUSE = 300.0
"""s between two looks for people who have woken up."""
LONGEST = 7 * DAY
"""ms. Who has looked for a week without asking again has found something else."""
AT_ONCE = 3
"""People who are offered the same opponent at the same time: the first to accept plays."""
LOOKED_AT = 50
"""Pairs that the store is asked about together."""


class Posts(announcing.Posts, Protocol):
    """A platform, as far as it is needed here."""

    def is_there(self, person: Person) -> bool: ...


@dataclass(frozen=True, kw_only=True)
class Means:
    store: Store
    tables: TableService
    platforms: Mapping[str, Posts]
    texts: Texts
    clock: Clock


class Matching:
    def __init__(self, means: Means) -> None:
        self._means = means
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run(), name="find opponents")

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> int:
        """Offer everybody who looks to those who could play now; return how many offers were sent."""
        sent = 0
        for platform in self._means.platforms:
            for game in offered():
                waiting = await self._waiting(platform, game)
                free = await self._free(waiting)
                sent += sum([await self._offered(seeker, free) for seeker in waiting])
        return sent

    async def offer(self, seeker: Seeker) -> int:
        """Offer somebody who has just asked to those who wait; return to how many."""
        waiting = await self._waiting(seeker.person.platform, seeker.game)
        if all(seeker.person != each.person for each in waiting):
            return 0  # they sleep, or have stopped
        return await self._offered(seeker, await self._free(waiting))

    async def accept(self, me: Person, name: str, other: Person, game: str) -> LoadedTable:
        """Open a table for two who found each other, in their direct chats, and start it. Refuse if one has left."""
        kept = self._means.store.seeking
        taken = await kept.take(game, me, other) if me != other else []
        if not taken:
            raise Gone("seek-gone")
        mine, theirs = taken
        try:
            held = await self._opened(structs.replace(mine, name=name), theirs)
        except (RuleError, StoreError):
            with suppress(StoreError):  # if it is still away, the lease runs out
                await kept.release(game, me, other)
            raise
        try:
            await kept.settle(game, me, other)
        except StoreError as error:
            log.info("two who have found each other still look: %s", error)
        if theirs.place is None:
            await self._lead(theirs, held.table)
        return held

    async def _opened(self, mine: Seeker, theirs: Seeker) -> LoadedTable:
        # The same however often it is accepted: what was opened before the store failed is gone on with.
        press = f"seek {mine.game} {mine.person.user} {mine.since} {theirs.person.user} {theirs.since}"
        tables, host, guest = self._means.tables, _who(mine), replace(_who(theirs), invited=True)
        # Turn by turn where a game can be: nobody knows when the other looks.
        options = game_screens()[mine.game].compared
        opening = Opening(game=mine.game, room=mine.direct, locale=mine.locale, options=options, pace=Pace.DAY)

        def joined(table: Table, now: int) -> Table:
            after = lobby.joined(table, guest, now, f"{press} joined")
            return structs.replace(after, rooms=tuple(dict.fromkeys((*after.rooms, theirs.direct))))

        held = await tables.open(opening, host, press)
        held = await tables.change(held, joined, f"{press} joined")
        return await tables.start(held, host, f"{press} started")

    async def _waiting(self, platform: str, game: str) -> list[Seeker]:
        """Return who waits and can be asked now: awake, not for too long, in a room that still allows it."""
        store, now = self._means.store, self._means.clock.now()
        lately = [each for each in await store.seeking.waiting(platform, game) if now - each.since < LONGEST]
        people = await store.person_settings.load_many([each.person for each in lately])
        places = dict.fromkeys(each.place for each in lately if each.place is not None)
        rooms = await store.room_settings.load_many(list(places))

        def can_be_asked(seeker: Seeker) -> bool:
            if seeker.place is None:
                return self._means.platforms[platform].is_there(seeker.person)
            chosen, room = people[seeker.person], rooms[seeker.place]
            quiet = QuietHours(start=chosen.quiet_from, end=chosen.quiet_to, zone=chosen.zone or room.zone)
            return room.seek and not quiet.covers(now)

        return [seeker for seeker in lately if can_be_asked(seeker)]

    async def _free(self, waiting: list[Seeker]) -> dict[Person, Seeker]:
        """Return those who were not offered anybody just now, the one who has waited longest first."""
        asked = await self._means.store.seeking.asked_of([each.person for each in waiting])
        return {each.person: each for each in waiting if each.person not in asked}

    async def _offered(self, seeker: Seeker, free: dict[Person, Seeker]) -> int:
        """Offer somebody to the first few who are free, unless that was done lately, in either direction.

        Whoever is asked is free no longer, so however many people look, soon nobody is left to go through.
        """
        sent, kept = 0, self._means.store.seeking
        for batch in batches([other for other in free.values() if other.person != seeker.person], LOOKED_AT):
            for other in await kept.unoffered(seeker, batch):
                if sent == AT_ONCE:
                    return sent
                if await kept.ask(other.person) and await kept.is_new(seeker, other):
                    sent += await self._told(other, seeker)
                free.pop(other.person, None)
        return sent

    async def _told(self, reader: Seeker, seeker: Seeker) -> bool:
        words = Words(self._means.texts, reader.locale)
        said = words("seek-offer", name=seeker.said, game=seeker.game)
        yes = Entry(
            id=f"@seek:yes:{seeker.game}:{seeker.person.user}", label=words("seek-button-play"), style=Style.GOOD
        )
        stop = Entry(id="@seek:stop", label=words("seek-button-stop"))
        return await self._posted(reader, Dialog(text=said, buttons=(yes, stop), shared=True, call=(reader.person,)))

    async def _lead(self, reader: Seeker, table: Table) -> None:
        """Lead somebody to their table. In a chat the board does that, where they alone read it."""
        words = Words(self._means.texts, reader.locale)
        play = Entry(id=f"{table.id}:0:!board", label=words("seek-button-play"), style=Style.GOOD)
        said = words("seek-found-here", game=table.game)
        await self._posted(reader, Dialog(text=said, buttons=(play,), call=(reader.person,)))

    async def _posted(self, reader: Seeker, dialog: Dialog) -> bool:
        try:
            await self._means.platforms[reader.direct.platform].post(reader.direct, dialog)
        except NOT_SENT as error:
            log.info("somebody who looks for an opponent could not be told: %r", error)
            return False
        return True

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                log.info("opponents are found later: %s", error)
            except Exception:
                # Whatever it is, the next look may find somebody.
                log.exception("opponents could not be found")
            await self._means.clock.sleep(PAUSE)


def _who(seeker: Seeker) -> Who:
    return Who(person=seeker.person, name=seeker.name, room=seeker.direct)
