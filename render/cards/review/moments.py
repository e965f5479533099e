"""The moments, side by side: the position, who gained how much, and who did what."""

from collections.abc import Iterator

from render.art.marks import Chip, Plate
from render.cards.review.contents import HowItWent, Turn
from render.cards.review.strips import stage_key
from render.contract import GLANCE, Review
from render.lettering import fitted, sized, width
from render.parts.furniture import card
from render.parts.inline import Style, line, line_width
from render.scene import Box, Item, Label, centred, moved
from render.theme import MARGIN, WIDE
from render.words import Words

_GAP = 15
_WIDE = (WIDE - 2 * MARGIN - 2 * _GAP) // 3
TALL = 84 + GLANCE[1] + 12 + 100


def moments(shown: HowItWent, review: Review, words: Words, y: int) -> Iterator[Item]:
    for number, moment in enumerate(shown.moments):
        yield from _moment(shown, moment, review, words, (number + 1, MARGIN + number * (_WIDE + _GAP), y))


def _moment(
    shown: HowItWent, moment: Turn, review: Review, words: Words, place: tuple[int, int, int]
) -> Iterator[Item]:
    _, x, y = place
    yield card(x, y, _WIDE, TALL - 4)
    yield from _head(shown, moment, words, place)
    yield Box(x + 13, y + 78, _WIDE - 26, GLANCE[1] + 12, "paper", 16, on="card")
    glance = review.glance(moment.before, moment.after, moment.seat)
    yield from moved(glance, x + _WIDE // 2, y + 84 + GLANCE[1] // 2)
    seat, said = review.told(moment.before, moment.after, moment.seat, words)
    middle, below = x + _WIDE // 2, y + 84 + GLANCE[1] + 36
    yield Label(middle, below, fitted(words.name(seat), 30, 700, _WIDE - 36), 30, 700, "ink", "card", "middle")
    style = next(
        style
        for style in (Style(size, 500, "ink", "card") for size in (30, 28, 26, 24))
        if style.size == 24 or line_width(said, style) <= _WIDE - 30
    )
    wide = min(line_width(said, style), _WIDE - 30)
    yield from line(middle - wide // 2, below + 40, said, style, wide + 4)


def _head(shown: HowItWent, moment: Turn, words: Words, place: tuple[int, int, int]) -> Iterator[Item]:
    number, x, y = place
    middle = y + 42
    yield centred(x + 34, middle, Plate(str(number), 42), "card")
    gain = words.say("picture-review-gain", value=moment.gain)
    right = x + _WIDE - 14
    yield Label(right, middle, gain, 30, 800, "ink", "card", "right")
    left = right - width(gain, 30, 800) - 8
    won = moment.seat in shown.winners
    chip = Chip(words.chip(moment.seat), 34, filled=won, paper="on-ink" if won else "card")
    yield centred(left - 17, middle, chip, "card")
    room = left - 34 - 8 - (x + 64)
    said, size = sized(words.say(stage_key(shown, "at"), number=moment.stage), (30, 28, 26, 24), 500, room)
    yield Label(x + 64, middle, said, size, 500, "muted", "card")
