"""A table while its game runs: moves, the clock's entries, the end. Pure: records in, records out."""

import contextlib
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.tables.errors import WrongPhase
from bot.tables.lobby import game_of
from engines.contract import Event, Game, Step
from engines.replay import Played, advance, begin, replay
from storage import LoadedTable, Phase, Result, Snapshot, Table

_encode = msgspec.msgpack.Encoder().encode
_NOT_RUNNING = {Phase.LOBBY: "table-not-begun", Phase.PAUSED: "table-paused", Phase.FINISHED: "game-over"}


class Position(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A table with the state of its game."""

    table: Table
    state: Any
    events: tuple[Event, ...] = ()
    """The events of the last step."""

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot(revision=self.table.revision, rules=self.table.rules, state=_encode(self.state))

    @cached_property
    def to_move(self) -> frozenset[int]:
        return game_of(self.table).to_move(self.state)


def dealt(table: Table) -> Position:
    """Return a table that has just started, with its first state."""
    step = begin(game_of(table), seed=table.seed, options=table.options, seats=len(table.seats))
    return Position(table=table, state=step.state, events=step.events)


def position(table: Table, snapshot: Snapshot | None) -> Position:
    """Return a running table with its state: from the snapshot if it is usable, otherwise by replaying the moves."""
    if snapshot and (snapshot.revision, snapshot.rules) == (table.revision, table.rules):
        with contextlib.suppress(msgspec.DecodeError):  # the state had a different shape in another version
            state = msgspec.msgpack.decode(snapshot.state, type=game_of(table).state_type)
            return Position(table=table, state=state)
    return Position(table=table, state=steps(table)[-1].state)


def is_live(held: LoadedTable) -> bool:
    """Tell whether a game is in a live phase, which waits for nobody."""
    table = held.table
    if table.started_at is None or table.phase is not Phase.RUNNING:
        return False
    return game_of(table).deadline(position(table, held.snapshot).state) is not None


def game_time(table: Table, now: int) -> int:
    """Return the game time in ms, leaving out pauses and outages. It never goes back."""
    latest = max(now, table.touched_at or 0)
    return max(0, latest - (table.started_at or latest) - table.clock.stood_still)


def check_running(table: Table) -> None:
    """Refuse what only means something while a game is played."""
    if table.phase is not Phase.RUNNING:
        raise WrongPhase(_NOT_RUNNING[table.phase])


def played(position: Position, seat: int, text: str, now: int) -> Position:
    """Make a move. The record keeps its own short form."""
    check_running(position.table)
    game = game_of(position.table)
    move = game.format_move(game.parse_move(text))
    return _advanced(position, Played(seat=seat, move=move, at=game_time(position.table, now)), now)


def expired(position: Position, now: int) -> Position | None:
    """Apply what is due by now; None if nothing is."""
    table = position.table
    due = game_of(table).deadline(position.state) if table.phase is Phase.RUNNING else None
    at = game_time(table, now)
    return _advanced(position, Played(seat=None, move="", at=at), now) if due is not None and at >= due else None


def _advanced(position: Position, entry: Played, now: int) -> Position:
    table, game = position.table, game_of(position.table)
    step = advance(game, position.state, entry, seed=table.seed, number=len(table.moves))
    table = replace(table.with_moves(entry), touched_at=max(now, table.touched_at or 0), offer=None)
    after = Position(table=table, state=step.state, events=step.events)
    result = result_of(game, step.state)
    if result is None:
        return after
    return replace(after, table=replace(table, phase=Phase.FINISHED, result=result, finished_at=now, wake=None))


def result_of(game: Game[Any, Any, Any], state: Any) -> Result | None:
    """Return how a game has ended by its rules. It goes on as long as anybody is to move."""
    outcome = None if game.to_move(state) else game.outcome(state)
    if outcome is None:
        return None
    totals = tuple(score.total for score in outcome.scores)
    return Result(key=outcome.key, winners=outcome.winners, places=outcome.places, totals=totals)


def taken_back(position: Position, count: int) -> Position:
    """Return the table as it was after this many of its entries; the revision still grows."""
    table = replace(position.table.back_to(count), offer=None)
    return Position(table=table, state=steps(table)[-1].state)


def steps(table: Table) -> list[Step[Any]]:
    """Return every step of a started game, the deal first."""
    game = game_of(table)
    return list(replay(game, seed=table.seed, options=table.options, seats=len(table.seats), moves=table.moves))
