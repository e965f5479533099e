"""When each secret colour of a game of Cvetariki could be guessed, as a picture."""

from collections.abc import Iterable

from engines.cvetariki.review import Found, Guessed
from engines.cvetariki.view import View
from render.art.marks import Chip
from render.art.tokens import Token
from render.lettering import fitted, sized, width
from render.parts.furniture import card
from render.scene import Box, Item, Label, centred
from render.theme import MARGIN, WIDE
from render.words import Words

_LEFT, _RIGHT, _ROW, _HEAD = 328, 800, 66, 72


def panels(found: Found, last: View, words: Words, y: int) -> tuple[list[Item], int]:
    if not found.guessed:
        return [], y
    tall = _HEAD + _ROW * len(found.guessed) + 10
    items: list[Item] = [card(MARGIN, y, WIDE - 2 * MARGIN, tall)]
    right = words.say("cvetariki-picture-review-watching")
    items.append(Label(WIDE - 44, y + 38, right, 28, 500, "muted", "card", "right"))
    room = WIDE - 2 * 44 - width(right, 28, 500) - 24
    title, size = sized(words.say("cvetariki-picture-review-guessed"), (32, 30, 28, 26), 700, room)
    items.append(Label(44, y + 38, title, size, 700, "ink", "card"))
    for number, each in enumerate(found.guessed):
        items += _row(each, last, words, y + _HEAD + _ROW * number + _ROW // 2)
    return items, y + tall + 20


def _row(each: Guessed, last: View, words: Words, y: int) -> Iterable[Item]:
    """Yield a thin line while a colour was hidden, and a bar of it since it could be guessed."""
    won = last.outcome is not None and each.seat in last.outcome.winners
    yield centred(68, y, Chip(words.chip(each.seat), 46, filled=won, paper="on-ink" if won else "card"), "card")
    yield Label(102, y, fitted(words.name(each.seat), 30, 700, _LEFT - 116), 30, 700, "ink", "card")
    share = 1.0 if each.move is None else each.move / max(1, last.moves)
    at = _LEFT + round((_RIGHT - _LEFT) * share)
    yield Box(_LEFT, y - 2, at - _LEFT + 4, 5, "faint", 2, on="card")
    if each.move is not None:
        wide = max(32, _RIGHT + 16 - at)
        yield Box(at, y - 16, wide, 32, each.colour, 16, f"{each.colour}-rim", 3, on="card")
    yield centred(at, y, Token(each.colour, 52))
    said = (
        words.say("picture-move", number=each.move)
        if each.move is not None
        else words.say("cvetariki-picture-review-never")
    )
    ink, weight = ("muted", 500) if each.move is None else ("ink", 700)
    text, size = sized(said, (30, 28, 26, 24), weight, WIDE - 44 - _RIGHT - 40)
    yield Label(WIDE - 44, y, text, size, weight, ink, "card", "right")
