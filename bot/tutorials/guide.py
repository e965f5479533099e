"""Where a learner is: derived from the table's record, so that it is the same on every platform and after a restart."""

from dataclasses import dataclass, replace

from bot.tables.lobby import game_of, seat_number
from bot.tables.turns import Position
from bot.tutorials.lesson import Lesson, Spot, Waits
from bot.tutorials.registry import lessons
from storage import Phase, Sight, Table


@dataclass(frozen=True, kw_only=True)
class Guide:
    """The learner's current step, and what it says now."""

    step: int
    of: int
    waits: Waits
    spot: Spot


def guide(position: Position, seat: int | None) -> Guide | None:
    """Return what a tutorial says to a seat, or to everybody; None if nobody is being taught (any more).

    To everybody it says only what is public: in a game with secrets it then knows none.
    """
    table, learner = position.table, learner_of(position.table)
    lesson = lessons().get(table.game)
    if lesson is None or learner is None or table.phase is not Phase.RUNNING:
        return None
    at = _step(lesson, table, learner)
    if at >= len(lesson.steps):
        return None
    game = game_of(table)
    knows = seat == learner or not game.info.has_secrets
    spot = lesson.steps[at].says(game.view_for(position.state, learner if knows else None))
    # A move can be suggested only when it is the learner's turn.
    spot = spot if learner in position.to_move else replace(spot, move="", first="")
    return Guide(step=at, of=len(lesson.steps), waits=lesson.steps[at].waits, spot=spot)


def learner_of(table: Table) -> int | None:
    """Return the seat of a table's learner: its host."""
    return seat_number(table, table.host) if table.lesson is not None and table.host is not None else None


def _step(lesson: Lesson, table: Table, learner: int) -> int:
    moves = sum(entry.seat == learner for entry in table.moves)
    return lesson.at(read=table.lesson or 0, moves=moves, looked=table.seats[learner].sight is Sight.SEEN)
