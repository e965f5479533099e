"""The board of a day before it is played: goal, par, how long it is open, the week."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from render.art.icons import Glyph, Icon
from render.art.tokens import Token
from render.cards.daily.course import flame
from render.lettering import sized, width, wrapped
from render.parts.furniture import bar, card
from render.scene import Box, Item, Label, Scene, centred, moved
from render.theme import MARGIN

_HEAD, _TILE, _WEEK, _FOOT = 150, 100, 104, 64


class Day(StrEnum):
    PLAYED = "played"
    FROZEN = "frozen"
    MISSED = "missed"
    TODAY = "today"


@dataclass(frozen=True, kw_only=True)
class DailyBoard:
    game: str
    board: Any
    """What everybody may see of the deal."""
    title: str
    below: str
    streak: int
    streak_label: str
    goal: str
    colours: str
    """The letters of the colours that the goal names."""
    par: tuple[str, str]
    left: tuple[str, str]
    week: tuple[tuple[str, Day], ...]
    notes: tuple[str, str]
    alt: str = ""


def daily_board(shown: DailyBoard, board: Scene) -> Scene:
    """Return the card around the board itself: whose turn it is and the scores say nothing yet."""
    wide, y = board.width, _HEAD + 20
    items = [*_head(shown, wide), *_tiles(shown, wide, y)]
    y += _TILE + 24
    alone = board_alone(board)
    items += moved(alone.items, 0, y)
    y += alone.height + 12
    items += _week(shown, wide, y)
    y += _WEEK
    items += _foot(shown, wide, y)
    return Scene(wide, y + _FOOT, tuple(items))


def board_alone(board: Scene, *, bare: bool = False) -> Scene:
    """Return a board without whose turn it is and the scores; a bare one has no words either, such as coordinates."""
    top, bottom = board.bands[:2] if board.bands else (0, board.height)
    shown = [item for item in board.items if top <= item.top < bottom and not (bare and isinstance(item, Label))]
    items = moved(shown, 0, -top)
    return Scene(board.width, bottom - top, tuple(items))


def _head(shown: DailyBoard, wide: int) -> Iterator[Item]:
    yield from bar(wide, _HEAD)
    room = wide - 36 - 230
    text, size = sized(shown.title, (52, 46, 40), 700, room)
    yield Label(32, 57, text, size, 700, "on-bar", "bar")
    text, size = sized(shown.below, (30, 28, 26, 24), 500, room)
    yield Label(32, 106, text, size, 500, "bar-muted", "bar")
    if shown.streak:
        yield from flame(wide - 34, 58, shown.streak, 54, "lit", "bar")
        text, size = sized(shown.streak_label, (28, 26, 24), 500, 190)
        yield Label(wide - 34, 106, text, size, 500, "bar-muted", "bar", "right")


def _tiles(shown: DailyBoard, wide: int, y: int) -> Iterator[Item]:
    gap = 15
    each = (wide - 2 * MARGIN - 2 * gap) // 3
    for number in range(3):
        yield card(MARGIN + number * (each + gap), y, each, _TILE)
    x, tokens = MARGIN + 22, 72 * len(shown.colours)
    said = wrapped(shown.goal, 26, 500, each - 36 - tokens, 2)
    for number, text in enumerate(said):
        yield Label(x, y + _TILE // 2 + 34 * number - 17 * (len(said) - 1), text, 26, 500, "ink", "card")
    for number, letter in enumerate(shown.colours):
        at = MARGIN + each - 22 - tokens + 72 * number + 40
        yield centred(at, y + _TILE // 2, Token(letter, 64), "card")
    for number, (label, value) in ((1, shown.par), (2, shown.left)):
        x = MARGIN + number * (each + gap) + 22
        text, size = sized(label, (28, 26, 24), 500, each - 44)
        yield Label(x, y + 30, text, size, 500, "muted", "card")
        text, size = sized(value, (36, 32, 28, 26, 24), 700, each - 44)
        yield Label(x, y + 68, text, size, 700, "ink", "card")


def _week(shown: DailyBoard, wide: int, y: int) -> Iterator[Item]:
    gap = 11
    each = (wide - 2 * MARGIN - gap * (len(shown.week) - 1)) // len(shown.week)
    for number, (label, day) in enumerate(shown.week):
        x = MARGIN + number * (each + gap)
        middle, today = x + each // 2, day is Day.TODAY
        ground = "lit" if today else "soft" if day is Day.FROZEN else "card"
        yield Box(x, y, each, 56, ground, 16, "ink" if today else "line", 4 if today else 3, on="paper")
        if today:
            yield Box(middle - 8, y + 20, 16, 16, "plate-ink", 8)
        elif day is not Day.MISSED:
            glyph = Glyph.CHECK if day is Day.PLAYED else Glyph.SNOWFLAKE
            yield centred(middle, y + 28, Icon(glyph, 40, "ink", ground), ground)
        yield Label(middle, y + 80, label, 26, 700 if today else 500, "ink" if today else "muted", align="middle")


def _foot(shown: DailyBoard, wide: int, y: int) -> Iterator[Item]:
    left, right = shown.notes
    yield centred(MARGIN + 20, y + 24, Icon(Glyph.LOCK, 30, "muted"))
    end = wide - MARGIN - 8
    text, size = sized(right, (28, 26, 24), 500, 260)
    yield Label(end, y + 26, text, size, 500, "muted", align="right")
    taken = width(text, size, 500) + 44
    yield centred(end - taken + 16, y + 26, Icon(Glyph.SNOWFLAKE, 32, "muted"))
    text, size = sized(left, (28, 26, 24), 500, end - taken - 24 - MARGIN - 42)
    yield Label(MARGIN + 42, y + 26, text, size, 500, "muted")
