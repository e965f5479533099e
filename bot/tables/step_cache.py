"""The steps of games that are being shown, without playing a game again for every move."""

import asyncio
from typing import Any

from bot.recent import Recent
from bot.tables.lobby import game_of
from engines.contract import Step
from engines.replay import Played, advance, begin
from storage import Table

TABLES_KEPT = 512
"""Tables that are played at in the same minutes. A whole game takes up to 90 kB."""
FEW = 4
"""Moves that are played again faster than a thread could be asked to."""


class StepCache:
    """Every step of a table's game, the deal first. Steps already known are not played again."""

    def __init__(self, tables_kept: int = TABLES_KEPT) -> None:
        self._known = Recent[str, tuple[list[Played], list[Step[Any]]]](tables_kept)

    def steps(self, table: Table) -> list[Step[Any]]:
        """Return every step of a game that has begun; of a lobby, none."""
        if table.started_at is None:
            return []
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
        return list(steps)

    async def shown(self, table: Table) -> list[Step[Any]]:
        """Return the same without delaying others: a game that is not known yet is played in a thread."""
        _, known = self._known.get(table.id, ([], []))
        if len(table.moves) - len(known) < FEW:
            return self.steps(table)
        return await asyncio.to_thread(self.steps, table)


def _common(one: list[Played], other: list[Played]) -> int:
    """Return how many entries two records share from the start: a move may have been taken back."""
    return next(
        (number for number, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
