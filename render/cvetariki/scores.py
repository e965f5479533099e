"""The table under the board: what is left of each colour, and who took what."""

from collections.abc import Iterator

from engines.cvetariki.board import KINDS
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.marks import Chip
from render.art.tokens import Token
from render.lettering import fitted, sized
from render.parts.furniture import card
from render.scene import Box, Item, Label, centred
from render.theme import MARGIN, NARROW, Text
from render.words import Words

ROW = 54
_FIRST_COLUMN, _COLUMN = 380, 84


def left_of(view: View) -> dict[str, int]:
    """Count the tokens of each kind on the board."""
    return {kind: sum(column.count(kind) for column in view.columns) for kind in KINDS}


def height(view: View) -> int:
    return 76 + ROW * len(view.taken)


def score_table(view: View, words: Words, y: int) -> Iterator[Item]:
    yield card(MARGIN, y, NARROW - 2 * MARGIN, height(view) - 4)
    yield Label(
        50,
        y + 34,
        fitted(words.say("cvetariki-picture-on-board"), Text.BODY, 500, 250),
        Text.BODY,
        500,
        "muted",
        "card",
    )
    for number, (kind, count) in enumerate(left_of(view).items()):
        x = _FIRST_COLUMN + number * _COLUMN
        yield centred(x - 17, y + 34, Token(kind, 36), "card")
        yield Label(x + 5, y + 34, str(count), Text.NUMBER, 700, "ink", "card")
    yield from _brackets(view, y)
    for place, seat in enumerate(order(view)):
        yield from _row(view, words, seat, y + 90 + place * ROW)


def order(view: View) -> tuple[int, ...]:
    """Partners are next to each other."""
    return (0, 2, 1, 3) if view.variant is Variant.TEAMS else tuple(range(len(view.taken)))


def _row(view: View, words: Words, seat: int, y: int) -> Iterator[Item]:
    turn = seat == view.turn
    ground, ink, pale = ("ink", "on-ink", "ink-muted") if turn else ("card", "ink", "muted")
    # The bracket of partners is left of the row, so that it is seen whosever turn it is.
    left = 22 if view.variant is Variant.TEAMS else 0
    if turn:
        yield Box(32 + left, y - 26, NARROW - 64 - left, 52, "ink", 14, on="card")
    colours = ("on-ink", "ink") if turn else ("ink", "card")
    yield centred(64 + left, y, Chip(words.chip(seat), 40, filled=turn, ink=colours[0], paper=colours[1]), ground)
    name, size = sized(words.name(seat), (Text.NAME, 28, 25), 700, 168 - left)
    yield Label(98 + left, y, name, size, 700, ink, ground)
    counts = view.taken[seat]
    yield Label(320, y, f"+{sum(counts)}", Text.BODY, 500, pale, ground, "right")
    for number, count in enumerate(counts):
        x = _FIRST_COLUMN + number * _COLUMN
        yield Label(x, y, str(count), Text.NUMBER, 700 if count else 500, ink if count else pale, ground, "middle")


def _brackets(view: View, y: int) -> Iterator[Item]:
    """Join the rows of partners with a bracket at their left."""
    if view.variant is Variant.TEAMS:
        for first in (0, 2):
            top = y + 90 + first * ROW
            yield Box(36, top - 8, 42, ROW + 16, "muted", 10, on="card")
            yield Box(41, top - 3, 37, ROW + 6, "card", 6, on="muted")
