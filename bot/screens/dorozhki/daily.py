"""The daily board: a table and a hand that can be laid down to the last card."""

from bot.screens.contract import DailyKind
from engines.dorozhki.puzzle import IN_HAND
from engines.dorozhki.view import View


def _laid(view: View) -> int:
    return IN_HAND - len(view.hands[0])


def _result(view: View, _moves: int) -> tuple[int, bool]:
    left = len(view.hands[0])
    return (left, False) if left else (_laid(view), True)


DAILY = DailyKind(options={"variant": "puzzle"}, least=False, progress=_laid, result=_result)
