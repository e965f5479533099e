"""One change of one table: load, change, save, and only then announce it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec.structs import replace

from bot.runtime.metrics import Metrics
from bot.tables import turns
from bot.tables.errors import Busy, Gone, Unreadable, WrongPhase
from bot.tables.timekeeping import alarm, clocks
from bot.tables.timekeeping.outages import Outages
from bot.tables.timekeeping.quiet import QuietHours
from bot.tables.turns import Position
from engines.errors import RuleError
from storage import AlreadyDone, Conflict, LoadedTable, Phase, Store, StoreUnavailable, Table, UnreadableRecord, read_id

TRIES = 8
"""Attempts to save a change before giving up on conflicts."""
ANY_HOUR = QuietHours(start=0, end=0)
"""Saving a move does not look up quiet hours; whoever attends to the table later does."""

T = TypeVar("T")
Change = Callable[[Table, int], Table]
Turn = Callable[[Position, int], Position]
Whole = Callable[[LoadedTable, int], tuple[Table, Position | None]]
Target = str | LoadedTable
"""A table by its id, or as loaded a moment ago: then it is loaded again only on a conflict."""


class Saver:
    """Loads tables and saves them again, changed. Whatever was saved is passed to `announce`."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        announce: Callable[[LoadedTable], None],
        metrics: Metrics | None = None,
    ) -> None:
        self.store, self.now, self._announce = store, now, announce
        self._metrics = metrics or Metrics()
        self.outages = Outages(store)

    async def create(self, table: Table, press: str | None) -> LoadedTable:
        """Store a new table. If the same press comes twice, return the table of the first."""
        try:
            held = await reached(self.store.tables.create(table, press=press))
        except AlreadyDone as error:
            return await self.load(error.table)
        self._announce(held)
        return held

    async def load(self, table: Target) -> LoadedTable:
        if isinstance(table, LoadedTable):
            return table
        name = read_id(table)
        held = await reached(self.store.tables.load(name)) if name else None
        if held is None:
            raise Gone("table-gone")
        return held

    async def change(self, table: Target, change: Change, press: str | None = None) -> LoadedTable:
        """Change a table's record (its lobby, its options)."""
        return await self.save(table, lambda held, now: (change(held.table, now), None), press)

    async def turn(self, table: Target, turn: Turn, press: str | None = None) -> LoadedTable:
        """Change the game of a running table."""

        def whole(held: LoadedTable, now: int) -> tuple[Table, Position | None]:
            check_begun(held.table)
            before = self.forgiven(turns.position(held.table, held.snapshot), now)
            after = alarm.with_clock(before, turn(before, now), now)
            return alarm.with_alarm(after, ANY_HOUR), after

        return await self.save(table, whole, press)

    async def save(self, table: Target, whole: Whole, press: str | None = None) -> LoadedTable:
        """Change a table, retrying on conflict."""
        with self._metrics.saving():
            held, changed = await self._saved(table, whole, press)
        if changed:
            self._announce(held)
        return held

    async def _saved(self, table: Target, whole: Whole, press: str | None) -> tuple[LoadedTable, bool]:
        """Save a change. False: the same press was delivered twice, and has already taken effect."""
        for _ in range(TRIES):
            held = await self.load(table)
            table = held.table.id
            try:
                record, position = whole(held, self._time_at(held.table))
            except RuleError:
                if await self.is_done(held, press):
                    return held, False
                raise
            snapshot = position.snapshot if position else None
            try:
                return await reached(self.store.tables.save(held, record, snapshot=snapshot, press=press)), True
            except Conflict:
                continue
            except AlreadyDone:
                return held, False
        raise Busy("table-busy")

    def _time_at(self, table: Table) -> int:
        """Return what time it is at a table: it never goes back, though another process may have been ahead of us."""
        return max(self.now(), table.touched_at or 0)

    async def is_done(self, held: LoadedTable, press: str | None) -> bool:
        """Tell whether a press has taken effect before: delivered again it would be refused, because it did."""
        return press is not None and await reached(self.store.tables.is_done(held.table.id, press))

    async def save_quietly(self, held: LoadedTable, table: Table) -> LoadedTable | None:
        """Save what need not be announced: the alarm, the clock. None: nothing changed, or there was a conflict."""
        if table == held.table:
            return None
        try:
            return await reached(self.store.tables.save(held, table, loud=False))
        except Conflict:
            return None

    def forgiven(self, position: Position, now: int) -> Position:
        """Return the position as if no outage had happened since the last activity there."""
        table = position.table
        lost = self.outages.between(table.touched_at or now, now) if table.phase is Phase.RUNNING else 0
        if not lost:
            return position
        clock = clocks.forgiven(table.clock, lost)
        return alarm.replace_table(position, replace(table, clock=clock, touched_at=now))


async def reached(call: Awaitable[T]) -> T:
    """Return the store's result; an unreachable store or unreadable record becomes a refusal like any other."""
    try:
        return await call
    except StoreUnavailable as error:
        raise Busy("busy") from error
    except UnreadableRecord as error:
        raise Unreadable("table-unreadable") from error


def check_begun(table: Table) -> None:
    """Refuse what needs a game that is running or has been played."""
    if table.phase is Phase.LOBBY:
        raise WrongPhase("table-not-begun")
    if table.phase is Phase.PAUSED:
        raise WrongPhase("table-paused")
    if table.started_at is None:
        raise WrongPhase("game-over")
