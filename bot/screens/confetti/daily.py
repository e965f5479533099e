"""The daily board: all rounds alone, turn by turn, for as many points as you can."""

from bot.screens.contract import DailyKind
from engines.confetti.view import View


def _points(view: View) -> int:
    return len(view.points[0])


DAILY = DailyKind(
    options={"pace": "async"}, least=False, progress=_points, result=lambda view, _moves: (_points(view), True)
)
