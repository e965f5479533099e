"""What came of somebody's attempt: read from the record of its table."""

from bot.daily.board import Board, course, parts
from bot.tables import turns
from bot.tables.lobby import game_of
from storage import DailyResult, Phase, Table


def result_of(table: Table, board: Board) -> DailyResult | None:
    """Return the result of an attempt; None while it goes on."""
    if table.phase is not Phase.FINISHED or table.daily != board.number or table.started_at is None:
        return None
    rules, kind = game_of(table), board.kind
    views = [rules.view_for(step.state, 0) for step in turns.steps(table)]
    value, done = kind.result(views[-1], len(views) - 1)
    return DailyResult(
        number=board.number,
        game=board.game,
        value=value,
        done=done,
        par=board.par,
        course=course(parts(views, kind), board.progress),
        name=table.seats[0].name,
    )


def rank(result: DailyResult, *, least: bool) -> tuple[bool, int]:
    """Return what results of one day are sorted by, the best first."""
    return not result.done, result.value if least or not result.done else -result.value
