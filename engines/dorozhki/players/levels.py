"""How strong a computer plays: `easy` takes bonuses, `medium` looks one move ahead, `hard` several."""

from collections.abc import Sequence

from engines.dorozhki.players.alone import one_step, solved
from engines.dorozhki.players.greedy import easy
from engines.dorozhki.players.search import Search
from engines.dorozhki.players.worlds import imagined
from engines.dorozhki.state import Lay, Move
from engines.dorozhki.view import View
from engines.randomness import Rng

LEVELS = ("easy", "medium", "hard")

WORLDS = 3
"""How many bank orders a player imagines."""
EFFORT = {"medium": 0, "hard": 400}
"""Moves tried beyond the first, per opponent."""


def choose(view: View, legal: Sequence[Move], level: str, rng: Rng) -> Move:
    """Return one of the legal moves."""
    if level not in LEVELS:
        raise ValueError(level)
    if level == "easy":
        return easy(view, legal, rng)
    if len(legal) == 1:
        return legal[0]
    if len(view.hands) == 1:
        return solved(view) if level == "hard" else one_step(view, [move for move in legal if isinstance(move, Lay)])
    worlds = [imagined(view, rng) for _ in range(WORLDS)]
    return Search(view.turn, EFFORT[level] * (len(view.hands) - 1)).best(rng.shuffled(legal), worlds)
