"""Конфетти at small size: who holds what as replay frames, and the art of the lobby card."""

from collections.abc import Iterator

from engines.confetti.state import Side
from engines.confetti.view import View
from render.art.marks import Chip
from render.confetti.cards import FreeCard
from render.lettering import fitted
from render.scene import Box, Item, Label, Scene, centred, sprite
from render.words import Words

_ROW = 62


def frame(view: View, words: Words, width: int = 480) -> Scene:
    """Return every player's hand and points."""
    scale = width / 480
    size = round(24 * scale)
    caption = (
        f"{words.say('confetti-picture-name')}, {words.say('picture-round-of', number=view.round, rounds=view.rounds)}"
    )
    items: list[Item] = [Label(round(14 * scale), round(26 * scale), fitted(caption, size, 700, width - 28), size, 700)]
    for seat in range(len(view.hands)):
        items += _player(view, words, seat, scale, width)
    return Scene(width, round((56 + _ROW * len(view.hands)) * scale), tuple(items))


def _player(view: View, words: Words, seat: int, scale: float, width: int) -> Iterator[Item]:
    y = round((52 + seat * _ROW) * scale)
    middle = y + round((_ROW - 8) / 2 * scale)
    yield Box(round(8 * scale), y, width - round(16 * scale), round((_ROW - 8) * scale), "card", round(12 * scale))
    yield centred(round(32 * scale), middle, Chip(words.chip(seat), round(34 * scale)), "card")
    side = round(38 * scale)
    for at, card in enumerate(view.hands[seat][:9]):
        art = FreeCard(card, 0, side, side, view.side is Side.BLACK, under="card")
        yield sprite(round(58 * scale) + at * round(40 * scale), middle - side // 2, art)
    points = str(len(view.points[seat]))
    yield Label(width - round(22 * scale), middle, points, round(28 * scale), 800, "ink", "card", "right")


def banner() -> Iterator[Item]:
    """Cards in the corner of the lobby card."""
    for x, y, card in ((500, 26, "ROY"), (640, -40, "GCB"), (640, 110, "VRB"), (780, 26, "YGC")):
        yield sprite(x, y, FreeCard(card, 0, 130, 126, under="bar"))
