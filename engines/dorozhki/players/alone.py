"""A puzzle alone: `hard` searches for a way to lay every card, `medium` keeps as many as possible fitting."""

from collections.abc import Sequence

from engines.dorozhki.cards import Card
from engines.dorozhki.state import Lay
from engines.dorozhki.table import Table, table_of
from engines.dorozhki.view import View

MOST = 20_000
"""Cards tried. A hand of seven needs a few hundred as a rule."""


class Solver:
    """Depth first: the card with the fewest places goes first, as it will not have more of them for long."""

    def __init__(self) -> None:
        self._left, self._failed = MOST, set[tuple[frozenset[tuple[int, int]], frozenset[int]]]()
        self.best: list[Lay] = []
        """The longest way found."""

    def solve(self, table: Table, hand: Sequence[Card], way: tuple[Lay, ...] = ()) -> bool:
        """Return whether a way was found to lay all these cards; it is then the best one."""
        if len(way) > len(self.best):
            self.best = list(way)
        if not hand:
            return True
        here = frozenset(table.needs.items()), frozenset(card.number for card in hand)
        if here in self._failed:
            return False
        lays = [(card, spots) for card in hand if (spots := table.spots(card))]
        for card, spots in sorted(lays, key=lambda lay: len(lay[1])):
            rest = [other for other in hand if other != card]
            for spot in spots:
                if self._left == 0:
                    return False
                self._left -= 1
                if self.solve(table.with_card(card, spot), rest, (*way, Lay(card.number, spot))):
                    return True
        self._failed.add(here)
        return False


def solved(view: View) -> Lay:
    """Return the first card of a solution, or of the longest way that was found."""
    solver = Solver()
    solver.solve(table_of(view.laid), view.hands[0])
    return solver.best[0]


def one_step(view: View, legal: Sequence[Lay]) -> Lay:
    """Return the lay after which most of the other cards still fit."""
    table, hand = table_of(view.laid), view.hands[0]

    def fitting(move: Lay) -> int:
        card = next(card for card in hand if card.number == move.card)
        assert move.spot is not None  # noqa: S101 (the first card lies already)
        after = table.with_card(card, move.spot)
        return sum(after.fits_any((other,)) for other in hand if other != card)

    return max(legal, key=fitting)
