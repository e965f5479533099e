"""What came of somebody's attempt: read from the record of its table."""

from collections.abc import Iterable

from bot.daily.board import Board, course, kind_of, parts
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


def best_of(results: Iterable[DailyResult]) -> tuple[int, int] | None:
    """Return by how much the best result was better than par, and its board; None if none was as good. Newest first."""
    found = [(_better(each), each.number) for each in results if each.done]
    return max((each for each in found if each[0] >= 0), default=None)


def _better(result: DailyResult) -> int:
    more = result.value - result.par
    return -more if kind_of(result.game).least else more


def rank(result: DailyResult, *, least: bool) -> tuple[bool, int]:
    """Return what results of one day are sorted by, the best first."""
    return not result.done, result.value if least or not result.done else -result.value
