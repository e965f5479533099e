"""The daily board: one sheet, the same dice for everybody, as many points as you can."""

from bot.screens.contract import DailyKind
from engines.cvetris.view import View


def _points(view: View) -> int:
    return view.worths[0].total


DAILY = DailyKind(
    options={"variant": "solo"}, least=False, progress=_points, result=lambda view, _moves: (_points(view), True)
)
