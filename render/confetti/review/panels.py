"""What nobody took in a game of Confetti, and what would have been possible."""

from collections.abc import Iterator, Sequence

from engines.confetti.review import Found, RoundFound
from engines.confetti.state import Side
from engines.confetti.view import View
from engines.contract import Seat
from render.art.marks import Chip
from render.confetti.review.glance import rows_of_cards
from render.lettering import fitted, sized, width
from render.parts.furniture import card, signed
from render.scene import Box, Item, Label, Rect, centred, moved
from render.theme import MARGIN, WIDE
from render.words import Words

_ROW, _HEAD = 70, 76
_SMALL = (96, 88)
_PIP = 11
_MOST_ROUNDS = 3


def panels(found: Found, last: View, words: Words, y: int) -> tuple[list[Item], int]:
    items: list[Item] = []
    left = [(number, each) for number, each in enumerate(found.rounds, 1) if each.left]
    if left:
        items += _left(left[:_MOST_ROUNDS], last, words, y)
        y += _HEAD + 178 + 20
    if found.rounds:
        items += _possible(found.rounds, last, words, y)
        y += _HEAD + _ROW * len(last.hands) + 6 + 20
    return items, y


def _left(rounds: Sequence[tuple[int, RoundFound]], last: View, words: Words, y: int) -> Iterator[Item]:
    """Yield for each round three cards that nobody held, although they were sets."""
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _HEAD + 178)
    right = fitted(words.say("confetti-picture-review-nobodys"), 28, 500, 520)
    yield Label(WIDE - 46, y + 38, right, 28, 500, "muted", "card", "right")
    room = WIDE - 2 * 46 - width(right, 28, 500) - 24
    title, size = sized(words.say("confetti-picture-review-left"), (32, 30, 28, 26), 700, room)
    yield Label(46, y + 38, title, size, 700, "ink", "card")
    wide = (WIDE - 2 * MARGIN - 2 * 16 - 2 * 12) // 3
    for number, (round_, each) in enumerate(rounds):
        x = MARGIN + 16 + number * (wide + 12)
        yield Box(x, y + _HEAD - 8, wide, 172, "soft", 18, on="card")
        art = rows_of_cards(each.left, _SMALL, black=last.side is Side.BLACK, under="soft")
        yield from moved(art, x + wide // 2, y + _HEAD + 48)
        said, points = words.say("picture-round", number=round_), signed(each.brings)
        both = width(said, 28, 500) + 10 + width(points, 32, 800)
        left = x + (wide - both) // 2
        yield Label(left, y + _HEAD + 132, said, 28, 500, "muted", "soft")
        yield Label(left + both, y + _HEAD + 132, points, 32, 800, "ink", "soft", "right")


def _possible(rounds: Sequence[RoundFound], last: View, words: Words, y: int) -> Iterator[Item]:
    """Yield by player and round what was taken, of what one player alone could have made of the cards."""
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _HEAD + _ROW * len(last.hands) + 2)
    first = 376
    step = (WIDE - 140 - first) // len(rounds)
    title, size = sized(words.say("confetti-picture-review-taken"), (32, 30, 28, 26, 24), 700, first - 64)
    yield Label(46, y + 40, title, size, 700, "ink", "card")
    for number in range(len(rounds)):
        said, size = sized(words.say("picture-round", number=number + 1), (28, 26, 24), 500, step - 8)
        yield Label(first + step * number, y + 40, said, size, 500, "muted", "card")
    for seat in range(len(last.hands)):
        top = y + _HEAD + _ROW * seat
        yield Rect(MARGIN + 3, top - 1, WIDE - 2 * MARGIN - 6, 3, "soft")
        yield from _taken(rounds, seat, last, words, (first, step, top + _ROW // 2 + 1))


def _taken(
    rounds: Sequence[RoundFound], seat: Seat, last: View, words: Words, place: tuple[int, int, int]
) -> Iterator[Item]:
    first, step, middle = place
    won = last.outcome is not None and seat in last.outcome.winners
    yield centred(70, middle, Chip(words.chip(seat), 46, filled=won, paper="on-ink" if won else "card"), "card")
    yield Label(104, middle, fitted(words.name(seat), 30, 700, first - 128), 30, 700, "ink", "card")
    for number, each in enumerate(rounds):
        x, gain = first + step * number, each.gains[seat]
        yield Label(x, middle, signed(gain), 32, 700, "ink", "card")
        pips = min(each.possible, max(0, (step - 66) // _PIP))
        for pip in range(pips):
            ink = ("ink" if won else "muted") if pip < gain else "line"
            yield Box(x + 54 + pip * _PIP, middle - 12, _PIP - 3, 24, ink, 3, on="card")
    total = sum(each.gains[seat] for each in rounds)
    yield Label(WIDE - 46, middle, str(total).replace("-", "−"), 42, 800, "ink", "card", "right")
