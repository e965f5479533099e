"""Where a learner is: derived from the table's record, so that it is the same on every platform and after a restart."""

from dataclasses import dataclass

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

    @property
    def is_last(self) -> bool:
        """Tell whether nothing comes after this step."""
        return self.step == self.of - 1


def guide(position: Position, seat: int | None) -> Guide | None:
    """Return what a tutorial says to a seat, or to everybody; None if nobody is being taught (any more).

    To everybody it says only what is public: in a game with secrets it then knows none.
    """
    table, learner = position.table, learner_of(position.table)
    if learner is None or not is_taught(table):
        return None
    lesson, game = lessons()[table.game], game_of(table)
    at = _step(lesson, table, learner)
    knows = seat == learner or not game.info.has_secrets
    view, step = game.view_for(position.state, learner if knows else None), lesson.steps[at]
    if step.waits is Waits.MOVE and learner not in position.to_move:
        # What it says of the learner's move is true only when it is their turn.
        spot = Spot(line=lesson.waiting(view, "".join(map(str, sorted(position.to_move)))))
    else:
        spot = step.says(view)
    return Guide(step=at, of=len(lesson.steps), waits=step.waits, spot=spot)


def is_taught(table: Table) -> bool:
    """Tell whether somebody is being taught at a table, and the last step is not done yet."""
    lesson, learner = lessons().get(table.game), learner_of(table)
    if lesson is None or learner is None or table.phase is not Phase.RUNNING:
        return False
    return _step(lesson, table, learner) < len(lesson.steps)


def learner_of(table: Table) -> int | None:
    """Return the seat of a table's learner: its host."""
    return seat_number(table, table.host) if table.lesson is not None and table.host is not None else None


def _step(lesson: Lesson, table: Table, learner: int) -> int:
    moves = sum(entry.seat == learner for entry in table.moves)
    return lesson.at(read=table.lesson or 0, moves=moves, looked=table.seats[learner].sight is Sight.SEEN)
