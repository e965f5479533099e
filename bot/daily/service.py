"""What people do with the board of the day: begin it once, see what came of it, practise."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.daily.attempt import result_of
from bot.daily.board import Board
from bot.daily.boards import Boards
from bot.tables.lobby import Who
from bot.tables.saving import reached
from bot.tables.service import Opening, TableService
from storage import DailyResult, LoadedTable, Pace, Person, Phase, Room, Store

LOOKED_BACK = 7
"""Days whose attempts may have ended without anybody asking what came of them."""


class DailyService:
    def __init__(self, store: Store, tables: TableService, boards: Boards) -> None:
        self._store, self._tables, self._boards = store, tables, boards

    async def board(self, number: int) -> Board:
        """Return a day's board. It takes a moment to make, in a worker process, once for each program."""
        return await self._boards.of(number, await reached(self._store.secret.value()))

    async def known(self, number: int) -> Board | None:
        """Return a day's board, if it was made already."""
        return self._boards.of_day(number, await reached(self._store.secret.value()))

    async def results(self, person: Person, today: int) -> Mapping[int, DailyResult]:
        """Return all results of somebody, those of the last days included that nobody has asked for yet."""
        (found,) = await self.results_of([person], today)
        return found

    async def results_of(self, people: Sequence[Person], today: int) -> list[dict[int, DailyResult]]:
        """Return the same of several people. Only attempts that have ended since somebody asked last are read."""
        kept, days = self._store.daily, range(today - LOOKED_BACK, today + 1)
        found = dict(zip(people, await reached(kept.results_of(people)), strict=True))
        unknown = [(person, number) for person in found for number in days if number not in found[person]]
        begun = await reached(kept.attempts(unknown))
        ended = await reached(self._store.tables.finished(begun.values()))
        for (person, number), table in begun.items():
            if table in ended and (result := await self._ended(table, number)) is not None:
                await reached(kept.save(person, result))
                found[person][number] = result
        return list(found.values())

    async def attempt(self, person: Person, number: int) -> LoadedTable | None:
        """Return the table of the attempt that counts."""
        table = await reached(self._store.daily.attempt(number, person))
        return await reached(self._store.tables.load(table)) if table is not None else None

    async def begin(self, who: Who, room: Room, locale: str, number: int) -> LoadedTable:
        """Begin the attempt that counts, or return the one that has begun: there is one, wherever it is asked for."""
        if (held := await self.attempt(who.person, number)) is not None:
            return held
        press = f"daily {number} {who.person.platform} {who.person.user}"
        held = await self._opened(who, room, locale, await self.board(number), press, number)
        table = await reached(self._store.daily.claim(number, who.person, held.table.id))
        return held if table == held.table.id else await self._tables.load(table)

    async def practise(self, who: Who, room: Room, locale: str, number: int, press: str) -> LoadedTable:
        """Open the same deal once more. It counts for nothing."""
        return await self._opened(who, room, locale, await self.board(number), press, None)

    async def _opened(  # noqa: PLR0913, PLR0917 (a table, and what it is for)
        self, who: Who, room: Room, locale: str, board: Board, press: str, number: int | None
    ) -> LoadedTable:
        opening = Opening(game=board.game, room=room, locale=locale, options=board.kind.options, pace=Pace.NONE)
        return await self._tables.open_daily(opening, who, seed=board.seed, number=number, press=press)

    async def _ended(self, table: str, number: int) -> DailyResult | None:
        held = await reached(self._store.tables.load(table))
        if held is None or held.table.phase is not Phase.FINISHED:
            return None
        # Compared with the deal that was played: the secret may be another since, after a restored backup.
        dealt = await self._boards.dealt(number, held.table.game, held.table.seed)
        board = dealt or await self.board(number)
        return await asyncio.to_thread(result_of, held.table, board)
