"""What nobody took in a game of Confetti, and what would have been possible, in words."""

from collections.abc import Sequence

from engines.confetti.review import Found, RoundFound
from engines.confetti.state import Side
from engines.confetti.view import View
from engines.contract import Seat
from render.confetti.review.glance import rows_of_cards
from render.parts.furniture import signed
from render.scene import Scene, moved
from render.standings import Cell, Figure, Figures, Head, Row, Standings, Table
from render.words import Words

_CARD = (96, 88)
_WIDE, _TALL = 3 * _CARD[0] + 24, _CARD[1] + 12


def tables(found: Found, last: View, words: Words) -> tuple[Table, ...]:
    left = tuple(_left(number, each, last, words) for number, each in enumerate(found.rounds, 1) if each.left)
    title, nobodys = (words.say(f"confetti-picture-review-{key}") for key in ("left", "nobodys"))
    return (
        *([Figures(title, left, note=nobodys)] if left else ()),
        *([_taken(found.rounds, last, words)] if found.rounds else ()),
    )


def _left(number: int, each: RoundFound, last: View, words: Words) -> Figure:
    """Show three cards of a round that nobody held, although they were sets."""
    art = rows_of_cards(each.left, _CARD, black=last.side is Side.BLACK, under="soft")
    scene = Scene(_WIDE, _TALL, tuple(moved(art, _WIDE // 2, _TALL // 2)))
    return Figure(scene, (words.say("picture-round", number=number),), strong=signed(each.brings))


def _taken(rounds: Sequence[RoundFound], last: View, words: Words) -> Standings:
    """Say by player and round what was taken, of what one player alone could have made of the cards."""
    won = last.outcome.winners if last.outcome is not None else ()

    def row(seat: Seat) -> Row:
        gains = [each.gains[seat] for each in rounds]
        cells = tuple(
            Cell(signed(gain), strong=True, pips=(max(0, gain), max(gain, each.possible)))
            for gain, each in zip(gains, rounds, strict=True)
        )
        total = str(sum(gains)).replace("-", "−")
        return Row(words.name(seat), cells=cells, total=total, seat=seat, strong=seat in won)

    heads = tuple(Head(words.say("picture-round", number=number)) for number in range(1, len(rounds) + 1))
    title, total = words.say("confetti-picture-review-taken"), words.say("confetti-picture-total")
    return Standings(title, tuple(map(row, range(len(last.hands)))), heads, total=total)
