"""What a running table waits for, and when it must be attended to next. Pure."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.tables.lobby import game_of
from bot.tables.seats import with_seat
from bot.tables.timekeeping import clocks
from bot.tables.timekeeping.quiet import QuietHours
from bot.tables.turns import Position, game_time
from storage import Phase, Seat, Table

COMPUTER_PAUSE = 900
"""ms before a computer player moves, so that people can follow."""
REACTIONS = {"easy": 3_000, "medium": 2_200, "hard": 1_500}
"""ms between two moves of a computer player while the sand runs: a human pace, whatever the others do."""
STAND_INS = 3
"""After this many moves in a row by the computer for an absent person, it keeps the seat until they are back."""


@dataclass(frozen=True, kw_only=True)
class Due:
    """What is to be done at a table now."""

    rules: bool = False
    """A phase of the game ends by itself."""
    computers: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    """Seats of people whose time has run out."""
    remind: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return self.rules or bool(self.computers or self.absent or self.remind)


def plays_itself(seat: Seat) -> bool:
    return seat.person is None or seat.away


def due(position: Position, now: int, quiet: QuietHours) -> Due:
    """Return what is due at a running table by now."""
    table, game = position.table, game_of(position.table)
    if table.phase is not Phase.RUNNING:
        return Due()
    ends = game.deadline(position.state)
    if ends is not None and game_time(table, now) >= ends:
        return Due(rules=True)
    movers = sorted(position.to_move)
    computers = tuple(seat for seat in movers if plays_itself(table.seats[seat]))
    people = tuple(seat for seat in movers if not plays_itself(table.seats[seat]))
    ready = tuple(seat for seat in computers if (at := _moves_at(position, seat)) is not None and now >= at)
    if ready:
        return Due(computers=ready)
    if table.clock.deadline is not None and now >= table.clock.deadline:
        return Due(absent=people)
    times = list(clocks.reminders(table.clock, quiet))
    passed = sum(moment <= now for moment in times)
    return Due(remind=people if passed > table.clock.reminders else ())


def with_alarm(position: Position, quiet: QuietHours) -> Table:
    """Return the table with its next `wake`."""
    table = position.table
    if table.phase is not Phase.RUNNING:
        return table if table.wake is None else replace(table, wake=None)
    return replace(table, wake=min(_moments(position, quiet), default=None))


def _moments(position: Position, quiet: QuietHours) -> list[int]:
    table, clock = position.table, position.table.clock
    moments = []
    ends = game_of(table).deadline(position.state)
    if ends is not None:
        moments.append((table.started_at or 0) + clock.stood_still + ends)
    computers = (seat for seat in position.to_move if plays_itself(table.seats[seat]))
    moments += [at for seat in computers if (at := _moves_at(position, seat)) is not None]
    if clock.deadline is not None:
        moments.append(clock.deadline)
        moments += list(clocks.reminders(clock, quiet))[clock.reminders : clock.reminders + 1]
    return moments


def waits(table: Table, seat: int) -> Table:
    """Note that a computer player prefers to wait. It does not wait for ever: some timed event is still to come."""
    return with_seat(table, seat, waited=len(table.moves))


def _moves_at(position: Position, seat: int) -> int | None:
    """Return when a computer player makes its next move; None: it waits for a change."""
    table = position.table
    if game_of(table).deadline(position.state) is None:
        return (table.touched_at or 0) + COMPUTER_PAUSE
    waited = table.seats[seat].waited
    if waited == len(table.moves):
        return None
    moves = list(table.moves)
    last = max((entry.at for entry in moves if entry.seat == seat), default=0)
    if waited is not None:
        # Noticing a change takes as long as finding something to take.
        last = max(last, *(entry.at for entry in moves[waited : waited + 1]), 0)
    began = (table.started_at or 0) + table.clock.stood_still
    return began + last + REACTIONS.get(table.seats[seat].level or "easy", COMPUTER_PAUSE)


def with_clock(before: Position | None, after: Position, now: int) -> Position:
    """Start the clock for whoever has come on move; people who already were keep their remaining time."""
    table = after.table
    if table.phase is Phase.PAUSED:
        return after
    waiting = _people(after)
    if table.phase is not Phase.RUNNING or not waiting:
        clock = replace(table.clock, began_at=None, deadline=None, remaining=None, reminders=0)
    elif before is None or table.clock.began_at is None or _has_moved(before, after) or waiting - _people(before):
        clock = clocks.restarted(table.clock, now)
    else:
        return after
    return replace_table(after, replace(table, clock=clock))


def replace_table(position: Position, table: Table) -> Position:
    return replace(position, table=table)


def _people(position: Position) -> frozenset[int]:
    seats = position.table.seats
    return frozenset(seat for seat in position.to_move if not plays_itself(seats[seat]))


def _has_moved(before: Position, after: Position) -> bool:
    """Tell whether a move was made and one person is now to move: on an extra turn, they get a new clock too."""
    return len(after.table.moves) > len(before.table.moves) and len(_people(after)) == 1
