"""Цветарики at small size: replay frames, and the art of the lobby card."""

from collections.abc import Iterator

from engines.cvetariki.view import View
from render.art.marks import Chip
from render.cvetariki.board import Board, Place, tokens
from render.inline import Style, line, mark
from render.lettering import fitted
from render.scene import Item, Label, Scene, centred, sprite
from render.words import Words

_HEAD = 56
# The corner of a board on the lobby card.
_SAMPLE = ("VGRRG", "YG*RG", "YYBVG")


def frame(view: View, words: Words, width: int = 480) -> Scene:
    """Return the board without numbers, and who made the move."""
    pitch = (width - 20) // 10
    board = Board((width - 10 * pitch) // 2, round(_HEAD * width / 480), pitch)
    items = (*_caption(view, words, width), *tokens(board, view))
    return Scene(width, board.bottom + 10, items)


def _caption(view: View, words: Words, width: int) -> Iterator[Item]:
    scale = width / 480
    y, size = round(28 * scale), round(24 * scale)
    if view.last is None:
        yield Label(round(14 * scale), y, fitted(words.say("cvetariki-picture-name"), size, 700, width - 40), size, 700)
        return
    chip = Chip(words.chip(view.last.seat), round(36 * scale))
    yield centred(round(30 * scale), y, chip, "paper")
    name = words.name(view.last.seat)
    said = words.say("cvetariki-picture-pops", name=name, token=mark(view.last.colour), tokens=view.last.tokens)
    yield from line(round(58 * scale), y, said, Style(size, 500), width - round(140 * scale))
    yield Label(width - round(14 * scale), y, str(view.moves), size, 700, "muted", align="right")


def banner() -> Iterator[Item]:
    """A corner of a board, cut off by the edges of the card."""
    rows = _SAMPLE
    for row, kinds in enumerate(rows):
        for column, kind in enumerate(kinds):
            beside = {
                "N": rows[row - 1][column] if row else "",
                "E": kinds[column + 1] if column < len(kinds) - 1 else "",
                "S": rows[row + 1][column] if row < len(rows) - 1 else "",
                "W": kinds[column - 1] if column else "",
            }
            arms = "".join(kind if other == kind else "." for other in beside.values())
            yield sprite(486 + column * 86, -12 + row * 86, Place(86, kind, arms, bare="bar"))
