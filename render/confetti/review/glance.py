"""A round of Confetti that turned a game: what somebody held at its end, small and in words."""

from collections.abc import Iterator, Sequence

from engines.confetti.deck import Card
from engines.confetti.state import RoundScore, Side
from engines.confetti.view import View
from engines.contract import Seat
from render.confetti.cards import FreeCard
from render.scene import Item, sprite
from render.theme import Ink
from render.words import Words

_ACROSS, _FEW = 3, 6


def glance(_before: View, after: View, seat: Seat) -> Iterator[Item]:
    """Yield the cards that somebody held at the end of the round; what is in no set is hollow."""
    if not after.scores:
        return
    worth = after.scores[seat].worth
    lit = dict(zip(worth.scheme, worth.lit, strict=True))
    wide, tall = (96, 86) if len(worth.held) <= _FEW else (88, 76)
    yield from rows_of_cards(worth.held, (wide, tall), black=after.side is Side.BLACK, under="paper", lit=lit)


def rows_of_cards(
    cards: Sequence[Card], size: tuple[int, int], *, black: bool, under: Ink, lit: dict[Card, str] | None = None
) -> Iterator[Item]:
    """Yield cards in rows of three, around (0, 0)."""
    wide, tall = size
    rows = -(-len(cards) // _ACROSS)
    across = min(_ACROSS, len(cards))
    for number, each in enumerate(cards):
        x = number % _ACROSS * (wide + 6) - (across * (wide + 6) - 6) // 2
        y = number // _ACROSS * (tall + 6) - (rows * (tall + 6) - 6) // 2
        spare = lit is not None and each not in lit
        shown = lit.get(each, "") if lit is not None else ""
        yield sprite(x, y, FreeCard(each, 0, wide, tall, black, shown, spare=spare, under=under))


def told(_before: View, after: View, seat: Seat, words: Words) -> tuple[Seat, str]:
    if not after.scores:
        return seat, ""
    score: RoundScore = after.scores[seat]
    return seat, words.say("confetti-picture-review-sets", sets=score.worth.sets, cards=len(score.worth.held))
