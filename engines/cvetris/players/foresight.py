"""One round ahead: what a board will be worth after the next figure, averaged over the dice."""

from engines.cvetris.box import COLOURS, SHAPES
from engines.cvetris.players.board import Board, Kind
from engines.cvetris.players.prospects import Prospects
from engines.cvetris.players.trials import best_drop
from engines.randomness import Rng

_PAIRS = len(SHAPES) * (len(SHAPES) - 1)
_BETTER_OF_TWO = tuple(2 * worse / _PAIRS for worse in range(len(SHAPES)))
"""By rank from the worst: how likely it is that one of six comes up together with a worse one."""


class Foresight:
    """Six throws that show every shape and every colour once.

    The draft is modelled as getting the better of two of them. The same throws are used for everything that is
    compared, so that luck affects all of it equally.
    """

    def __init__(self, prospects: Prospects, rng: Rng) -> None:
        self._prospects = prospects
        self._colours: list[Kind] = rng.shuffled(range(len(COLOURS)))

    def value(self, board: Board) -> float:
        """Return the expected value of a board one round later."""
        values = sorted(self._after(board, shape, colour) for shape, colour in enumerate(self._colours))
        return sum([chance * value for chance, value in zip(_BETTER_OF_TWO, values, strict=True)])

    def _after(self, board: Board, shape: Kind, colour: Kind) -> float:
        best = best_drop(self._prospects, board, shape, colour)
        return self._prospects.value(board, over=True) if best is None else best[0]
