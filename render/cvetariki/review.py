"""How a game of Cvetariki went: the groups that turned it, and when each secret colour could be guessed."""

from collections.abc import Iterable, Iterator

from engines.contract import Seat
from engines.cvetariki.board import COLUMNS, Cell
from engines.cvetariki.review import Found, Guessed
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.marks import Chip
from render.art.tokens import Token
from render.contract import GLANCE, Review
from render.cvetariki.board import Board, Place, outlined
from render.cvetariki.popping import arms_in, popped_group
from render.lettering import fitted, sized, width
from render.parts.contour import Stroke
from render.parts.furniture import card
from render.parts.inline import mark
from render.scene import Box, Item, Label, centred, sprite
from render.theme import MARGIN, WIDE
from render.words import Words

_LEFT, _RIGHT, _ROW, _HEAD = 328, 800, 66, 72
_LEAST_ROWS = 6


def glance(before: View, after: View, _seat: Seat) -> Iterator[Item]:
    """Yield the board with the group that goes; the rest is faint."""
    group = frozenset(popped_group(before, after))
    rows = max(_LEAST_ROWS, *map(len, before.columns))
    pitch = min(GLANCE[0] // COLUMNS, GLANCE[1] // rows)
    board = Board(-COLUMNS * pitch // 2, -rows * pitch // 2, pitch, rows)
    for column, kinds in enumerate(before.columns):
        for row in range(rows):
            cell = Cell(column, row)
            x, y = board.corner(cell)
            end = "top" if row == rows - 1 else "bottom" if row == 0 else ""
            kind = kinds[row] if row < len(kinds) else ""
            chosen = cell in group
            arms = arms_in(before, tuple(group), cell) if chosen else ""
            yield sprite(x, y, Place(pitch, kind, arms, end, bare="card" if chosen else "", faint=not chosen))
    yield from outlined(board, group, Stroke(inside="card", outside="paper", width=4, radius=pitch // 4))


def told(_before: View, after: View, seat: Seat, words: Words) -> tuple[Seat, str]:
    last = after.last
    if last is None:
        return seat, ""
    return last.seat, words.say("cvetariki-picture-film-pops", token=mark(last.colour), tokens=last.tokens)


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


def _winning(last: View, winners: tuple[Seat, ...]) -> int:
    return len({seat % 2 for seat in winners} if last.variant is Variant.TEAMS else winners)


REVIEW = Review(glance=glance, told=told, panels=panels, sides=_winning)
