"""What the strongest computer makes of the deal that somebody played alone: the final picture says it."""

import asyncio
from collections.abc import Callable
from itertools import count

from bot.recent import Recent
from bot.tables.lobby import game_of
from bot.workers import Failed
from bot.workers.analyst import Analyst
from engines.contract import Context, Options
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin
from storage import Table

KEPT = 64
PATIENCE = 2.0
"""Seconds that a final picture waits for it: most deals take a fifth of one, a few take six."""


class Deals:
    """Works deals out in a process for slow work, each once."""

    def __init__(
        self, analyst: Analyst, timeout: Callable[[], asyncio.Timeout] = lambda: asyncio.timeout(PATIENCE)
    ) -> None:
        self._analyst, self._timeout = analyst, timeout
        self._known: Recent[str, int | None] = Recent(KEPT)

    async def result(self, table: Table) -> int | None:
        """Return the computer's total; None: it is not known, or not soon enough, and the picture does without."""
        if table.id not in self._known:
            given = game_of(table).info.slug, table.seed, dict(table.options)
            try:
                async with self._timeout():
                    self._known[table.id] = await self._analyst.do(strongest, *given)
            except (TimeoutError, Failed):
                return None
        return self._known[table.id]


def strongest(slug: str, seed: str, options: Options) -> int | None:
    """Play a deal alone, with what the strongest computer can see; None: against the clock, where nothing compares."""
    game = games()[slug]
    state = begin(game, seed=seed, options=options, seats=1).state
    for number in count():
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.scores[0].total
        if game.deadline(state) is not None:
            return None
        legal, rng = list(game.legal_moves(state, 0)), Rng.of(seed, "strongest", number)
        move = game.choose(game.view_for(state, 0), legal, game.levels[-1], rng)
        state = game.apply(state, 0, move, Context(rng=Rng.of(seed, "move", number), now=0)).state
    raise AssertionError
