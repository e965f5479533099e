"""`easy`: takes any bonus it sees."""

from collections.abc import Sequence

from engines.dorozhki.gains import gain
from engines.dorozhki.state import Lay, Move
from engines.dorozhki.table import table_of
from engines.dorozhki.view import View
from engines.randomness import Rng


def easy(view: View, legal: Sequence[Move], rng: Rng) -> Move:
    """Take an extra turn, else a ring, else lay anything: sensible, but never looks ahead."""
    lays = [move for move in legal if isinstance(move, Lay)]
    worth = [_worth(view, move) for move in lays]
    best = max(worth)
    return rng.choice([move for move, value in zip(lays, worth, strict=True) if value == best])


def _worth(view: View, move: Lay) -> int:
    if move.spot is None:
        return 0
    card = next(card for card in view.hands[view.turn] if card.number == move.card)
    earned = gain(table_of(view.laid), card, move.spot)
    return 2 if earned.extra else int(earned.ring)
