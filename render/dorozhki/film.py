"""Цветные дорожки at small size: the growing table as replay frames, and the art of the lobby card."""

from collections.abc import Iterator

from engines.dorozhki.deck import DECK
from engines.dorozhki.geometry import Cell, Facing, cells_of
from engines.dorozhki.view import View
from render.art.marks import Chip
from render.dorozhki.cards import Domino
from render.dorozhki.table import SMALL_UNITS, felt, ground, laid
from render.lettering import fitted
from render.scene import Item, Label, Scene, centred, sprite
from render.words import Words


def frame(view: View, words: Words, width: int = 480) -> Scene:
    """Return the table at the largest scale that fits, and whose turn it was."""
    scale = width / 480
    top = round(56 * scale)
    room = (round(10 * scale), top, width - round(20 * scale), round(380 * scale))
    cells = [cell for _, spot in view.laid for cell in cells_of(spot)] or [Cell(0, 0), Cell(1, 0)]
    at = ground(cells, room, [round(unit * scale) for unit in SMALL_UNITS], 0.4)
    return Scene(width, round(446 * scale), (*_caption(view, words, width), felt(room), *laid(at, view)))


def _caption(view: View, words: Words, width: int) -> Iterator[Item]:
    scale = width / 480
    size, y = round(24 * scale), round(28 * scale)
    x = round(14 * scale)
    for seat, hand in enumerate(view.hands):
        yield centred(
            x + round(17 * scale),
            y,
            Chip(
                words.chip(seat),
                round(34 * scale),
                filled=seat == view.turn,
                paper="on-ink" if seat == view.turn else "paper",
            ),
            "paper",
        )
        yield Label(x + round(42 * scale), y, str(len(hand)), size, 700)
        x += round(84 * scale)
    name = fitted(words.say("dorozhki-picture-bank", count=view.bank), size, 500, width - x - round(14 * scale))
    yield Label(width - round(14 * scale), y, name, size, 500, "muted", align="right")


def banner() -> Iterator[Item]:
    """Four cards in the corner of the lobby card."""
    places = (
        (500, 30, 5, Facing.WEST),
        (690, 30, 11, Facing.WEST),
        (595, 125, 20, Facing.EAST),
        (785, 125, 31, Facing.WEST),
    )
    for x, y, number, facing in places:
        card = DECK[number]
        yield sprite(x, y, Domino(card.ends, card.wiring, facing, 95), "bar")
