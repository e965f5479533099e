"""What happens at a table without a press: computer moves, absent people, the sand, reminders, empty lobbies."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from bot.tables import lobby, turns
from bot.tables.errors import Stale
from bot.tables.lobby import game_of
from bot.tables.saving import Saver, reached
from bot.tables.seats import with_seat
from bot.tables.timekeeping import alarm, clocks
from bot.tables.timekeeping.quiet import QuietHours
from bot.tables.turns import Position
from storage import LoadedTable, Phase, Room, Table


class Think(Protocol):
    """Chooses a move, off the event loop. None: it prefers to wait."""

    async def __call__(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any: ...


class Remind(Protocol):
    """Tells people privately that their move is waiting."""

    async def __call__(self, held: LoadedTable, seats: Sequence[int]) -> None: ...


class Attendant:
    """Does what is due at a table, one thing at a time. Any number of attendants may try; only one succeeds."""

    def __init__(self, saver: Saver, think: Think, remind: Remind | None = None) -> None:
        self._saver, self._think, self._remind = saver, think, remind

    async def attend(self, table: str) -> LoadedTable | None:
        """Do what is due now. None: nothing was due, or somebody else did it first."""
        held = await self._saver.load(table)
        if held.table.phase is Phase.LOBBY:
            return await self._expire_lobby(held)
        if held.table.phase is not Phase.RUNNING:
            return None
        position = self._saver.forgiven(turns.position(held.table, held.snapshot), self._saver.now())
        quiet = await self._quiet_hours(position)
        todo = alarm.due(position, self._saver.now(), quiet)
        if todo.rules:
            return await self._saver.turn(table, lambda at, now: turns.expired(at, now) or at)
        if todo.remind:
            return await self._reminded(held, position, todo.remind, quiet)
        if todo.computers or todo.absent:
            return await self._stand_in(position, (todo.computers or todo.absent)[0], absent=bool(todo.absent))
        return await self._saver.save_quietly(held, alarm.with_alarm(position, quiet))

    async def _expire_lobby(self, held: LoadedTable) -> LoadedTable | None:
        def expired(table: Table, now: int) -> Table:
            if table.phase is not Phase.LOBBY or table.wake is None or table.wake > now:
                raise Stale("table-stale")
            return lobby.closed(table, "table-lobby-expired", now)

        try:
            return await self._saver.change(held, expired)
        except Stale:
            return None  # it is not due, or somebody sat down or started in the meantime

    async def _stand_in(self, position: Position, seat: int, *, absent: bool) -> LoadedTable | None:
        """Let the computer move for a seat, or wait, provided the table has not changed while it was thinking."""
        table, game = position.table, game_of(position.table)
        level = table.seats[seat].level or "easy"
        legal = list(game.legal_moves(position.state, seat))
        seed = f"{table.seed} {table.revision} {seat}"
        move = await self._think(table.game, game.view_for(position.state, seat), legal, level, seed)

        def turn(at: Position, now: int) -> Position:
            if at.table.revision != table.revision or at.table.phase is not Phase.RUNNING:
                raise Stale("table-stale")
            if (happened := turns.expired(at, now)) is not None:
                return happened  # the sand ran out while it was thinking
            if absent:
                at = alarm.replace_table(at, _with_stand_in(at.table, seat))
            return turns.played(at, seat, game.format_move(move), now)

        if move is None:
            return await self._waits(table, seat, absent=absent)
        try:
            return await self._saver.turn(table.id, turn)
        except Stale:
            return None  # somebody moved or conceded in the meantime

    async def _waits(self, table: Table, seat: int, *, absent: bool) -> LoadedTable | None:
        """Note that a seat waits: it is asked again after a change. This is not announced."""
        held = await self._saver.load(table.id)
        if held.table.revision != table.revision or held.table.phase is not Phase.RUNNING:
            return None
        noted = alarm.waits(held.table, seat)
        if absent:
            clock = clocks.restarted(noted.clock, self._saver.now())
            noted = _with_stand_in(replace(noted, clock=clock), seat)
        position = turns.position(noted, held.snapshot)
        return await self._saver.save_quietly(held, alarm.with_alarm(position, await self._quiet_hours(position)))

    async def _reminded(
        self, held: LoadedTable, position: Position, seats: Sequence[int], quiet: QuietHours
    ) -> LoadedTable | None:
        """Note the reminder before sending it: after a crash, none is better than two."""
        clock = replace(position.table.clock, reminders=position.table.clock.reminders + 1)
        noted = alarm.replace_table(position, replace(position.table, clock=clock))
        saved = await self._saver.save_quietly(held, alarm.with_alarm(noted, quiet))
        if saved is not None and self._remind is not None:
            await self._remind(saved, seats)
        return saved

    async def _quiet_hours(self, position: Position) -> QuietHours:
        """Return the quiet hours of the person on move; if there are several, of the first."""
        people = [position.table.seats[seat].person for seat in sorted(position.to_move)]
        person = next((person for person in people if person is not None), None)
        if person is None:
            return QuietHours()
        chosen = await reached(self._saver.store.person_settings.load(person))
        zone = chosen.zone
        if zone is None and position.table.rooms:
            zone = await self._zone_of(position.table.rooms[0])
        return QuietHours(start=chosen.quiet_from, end=chosen.quiet_to, zone=zone)

    async def _zone_of(self, room: Room) -> str | None:
        """Return the time zone of a room; a thread without one uses its chat's."""
        settings = self._saver.store.room_settings
        zone = (await reached(settings.load(room))).zone
        if zone is None and room.thread:
            zone = (await reached(settings.load(replace(room, thread="")))).zone
        return zone


def _with_stand_in(table: Table, seat: int) -> Table:
    count = table.seats[seat].stand_ins + 1
    return with_seat(table, seat, stand_ins=count, away=count >= alarm.STAND_INS)
