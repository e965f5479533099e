"""The daily board: clear two colours alone, in as few moves as you can."""

from dataclasses import replace
from typing import Any

from bot.screens.contract import DailyKind
from engines.cvetariki.state import TOKENS_PER_COLOUR
from engines.cvetariki.view import View


def _left(view: View) -> int:
    board = "".join(view.columns)
    return sum(board.count(colour) for colour in view.secrets[0] or ())


def _cleared(view: View) -> int:
    return TOKENS_PER_COLOUR * len(view.secrets[0] or ()) - _left(view)


def _result(view: View, moves: int) -> tuple[int, bool]:
    left = _left(view)
    return (left, False) if left else (moves, True)


def _colours(view: Any) -> str:
    return "".join(view.secrets[0] or ())


def _waiting(view: View) -> View:
    return replace(view, turn=None)


DAILY = DailyKind(
    options={"variant": "solo", "secrets": 2},
    least=True,
    progress=_cleared,
    result=_result,
    colours=_colours,
    waiting=_waiting,
)
