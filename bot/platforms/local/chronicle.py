"""What happened at the tables that are being watched, step by step, without playing each game again for every move."""

from collections import OrderedDict
from typing import Any

from bot.tables.lobby import game_of
from engines.contract import Step
from engines.replay import Played, advance, begin
from storage import Table

_TABLES_KEPT = 32


class Chronicle:
    """The steps of a table's game, the deal first. Those already known are not played again."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[Played], list[Step[Any]]]] = OrderedDict()

    def steps(self, table: Table) -> list[Step[Any]]:
        """Return every step of a game that has begun."""
        moves = list(table.moves)
        played, steps = self._known.pop(table.id, ([], []))
        same = _common(played, moves) if steps else 0
        steps = steps[: same + 1] or [
            begin(game_of(table), seed=table.seed, options=table.options, seats=len(table.seats))
        ]
        for number in range(same, len(moves)):
            game, state = game_of(table), steps[-1].state
            steps.append(advance(game, state, moves[number], seed=table.seed, number=number))
        self._known[table.id] = (moves, steps)
        while len(self._known) > _TABLES_KEPT:
            self._known.popitem(last=False)
        return list(steps)


def _common(one: list[Played], other: list[Played]) -> int:
    """Return how many entries two records share from the start: a move may have been taken back."""
    return next(
        (number for number, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
