"""Where the points of a game of Cvetris came from, and when, as a picture."""

from collections.abc import Iterator, Sequence

from engines.contract import Seat
from engines.cvetris.review import Found
from engines.cvetris.view import View
from render.art.marks import Chip
from render.cvetris.end import signs, sources
from render.lettering import fitted, sized, wrapped
from render.parts.furniture import card
from render.scene import Box, Item, Label, Rect, centred
from render.theme import MARGIN, WIDE
from render.words import Words

_FIRST, _COLUMN, _ROW, _HEAD = 344, 92, 63, 98
_LEFT, _RIGHT, _TALL = 328, 1030, 78
_APART = 60


def panels(found: Found, last: View, words: Words, y: int) -> tuple[list[Item], int]:
    items = [*_sources(last, words, y)]
    y += _HEAD + _ROW * len(last.sheets) + 6 + 20
    if found.gains:
        items += _rounds(found, last, words, y)
        y += 66 + _TALL * len(last.sheets) + 56 + 20
    return items, y


def _player(words: Words, seat: Seat, last: View, y: int, room: int) -> Iterator[Item]:
    won = last.outcome is not None and seat in last.outcome.winners
    yield centred(68, y, Chip(words.chip(seat), 46, filled=won, paper="on-ink" if won else "card"), "card")
    yield Label(102, y, fitted(words.name(seat), 30, 700, room), 30, 700, "ink", "card")


def _sources(last: View, words: Words, y: int) -> Iterator[Item]:
    """Yield what every player has from every source; the best of each in ink."""
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _HEAD + _ROW * len(last.sheets) + 2)
    for number, text in enumerate(lines := wrapped(words.say("cvetris-picture-review-sources"), 32, 700, 230, 2)):
        yield Label(44, y + 50 + 38 * number - 19 * (len(lines) - 1), text, 32, 700, "ink", "card")
    for number, art in enumerate(signs(last)):
        x = _FIRST + number * _COLUMN
        yield Box(x - 29, y + 22, 58, 58, "soft", 14, on="card")
        yield centred(x, y + 51, art, "soft")
    everybody = [sources(last, seat) for seat in range(len(last.sheets))]
    for seat, own in enumerate(everybody):
        top = y + _HEAD + _ROW * seat
        yield Rect(MARGIN + 3, top - 1, WIDE - 2 * MARGIN - 6, 3, "soft")
        middle = top + _ROW // 2 + 1
        yield from _player(words, seat, last, middle, _FIRST - 46 - 102)
        for number, value in enumerate(own):
            best = value > 0 and value == max(each[number] for each in everybody)
            ink, weight = ("ink", 800) if best else ("muted", 500)
            yield Label(_FIRST + number * _COLUMN, middle, str(value), 34, weight, ink, "card", "middle")
        yield Label(WIDE - 44, middle, str(last.worths[seat].total), 42, 800, "ink", "card", "right")


def _rounds(found: Found, last: View, words: Words, y: int) -> Iterator[Item]:
    """Yield what each round brought: above the line gained, below it lost."""
    count = len(found.gains)
    yield card(MARGIN, y, WIDE - 2 * MARGIN, 66 + _TALL * len(last.sheets) + 52)
    title, size = sized(words.say("cvetris-picture-review-rounds"), (32, 30, 28), 700, WIDE - 100)
    yield Label(44, y + 38, title, size, 700, "ink", "card")
    most = max(1, *(gain for gains in found.gains for gain in gains))
    least = min(0, *(gain for gains in found.gains for gain in gains))
    unit = (_TALL - 22) / (most - least)
    step = (_RIGHT - _LEFT) / count
    for seat in range(len(last.sheets)):
        base = y + 66 + _TALL * (seat + 1) - 10 + round(least * unit)
        yield from _player(words, seat, last, base - 26, _LEFT - 116)
        won = last.outcome is not None and seat in last.outcome.winners
        yield from _bars([gains[seat] for gains in found.gains], base, unit, step, "ink" if won else "muted")
        yield Rect(_LEFT, base - 1, _RIGHT - _LEFT, 3, "faint")
    bottom = y + 66 + _TALL * len(last.sheets) + 20
    for number in named_rounds(count, step):
        x = _LEFT + round(step * (number - 0.5))
        yield Label(x, bottom, str(number), 28, 500, "muted", "card", "middle")


def named_rounds(count: int, step: float) -> Iterator[int]:
    """Yield the rounds that are named: the first, the last, and some between them that leave the last its room."""
    every = next(each for each in (1, 2, 5, 10, 20) if count / each <= 6 or each == 20)
    for number in range(1, count):
        if number == 1 or (number % every == 0 and (count - number) * step >= _APART):
            yield number
    yield count


def _bars(gains: Sequence[int], base: int, unit: float, step: float, ink: str) -> Iterator[Item]:
    wide = max(6, round(step * 0.72))
    for number, gain in enumerate(gains):
        tall = round(abs(gain) * unit)
        if tall:
            x = _LEFT + round(step * number + (step - wide) / 2)
            yield Box(x, base - tall if gain > 0 else base, wide, max(tall, 4), ink, min(5, tall // 2), on="card")
