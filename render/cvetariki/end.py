"""The end of a game of Цветарики: the ranking, all secret colours, what is left on the board."""

from collections.abc import Iterator, Sequence

from engines.contract import Seat
from engines.cvetariki.board import COLOURS, COLUMNS, Cell
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Dashed
from render.art.tokens import Token
from render.cvetariki.board import Board, frame, tokens
from render.cvetariki.scores import left_of
from render.cvetariki.sides import sides, winning_sides
from render.furniture import bar, card
from render.inline import Style, line, line_width, mark
from render.lettering import fitted, sized
from render.scene import Item, Label, Rect, Scene, centred, sprite
from render.theme import MARGIN, NARROW, Text
from render.words import Words

_BAR, _CARD, _STEP = 170, 124, 140
_LOOSE = (
    (612, 26, 28, "R"), (690, 34, 44, "G"), (826, 40, 52, "Y"), (880, 14, 38, "V"), (752, 82, 68, "R"),
    (640, 96, 32, "Y"), (866, 120, 80, "B"), (704, 142, 56, "B"), (588, 152, 40, "G"), (792, 146, 42, "V"),
)  # fmt: skip


def end(view: View, words: Words) -> Scene:
    ranked = sides(view)
    below = _BAR + 24 + len(ranked) * _STEP
    rows = max(1, *(len(column) for column in view.columns))
    board = Board(50, below + 74, rows=min(10, rows + 1) if rows < 10 else 10)
    tall = board.bottom + (56 if words.note is None else 126)
    items = (
        *bar(NARROW, _BAR),
        *(centred(x, y, Token(colour, size)) for x, y, size, colour in _LOOSE),
        *_title(view, words),
        *(item for number, side in enumerate(ranked) for item in _side(view, words, side, _BAR + 24 + number * _STEP)),
        *_left(view, words, below + 38),
        *tokens(board, view),
        *_gone(board, view),
        *_letters(board, view),
        *_note(words, board.bottom + 62),
    )
    return Scene(NARROW, tall, items, cuts=(_BAR, below, board.y))


def _title(view: View, words: Words) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    yield centred(76, 76, Icon(Glyph.CROWN, 84, "lit", "bar") if outcome.winners else Token(view.secrets[0][0], 84))  # type: ignore[index]
    shared = winning_sides(view)
    names = words.together(outcome.winners, 40 if len(outcome.winners) == 1 else 11)
    title = words.say("picture-won", names=names, count=shared) if shared else words.say("picture-not-won")
    title, size = sized(title, (52, 46, 40, 36, 32), 700, 440)
    yield Label(138, 66, title, size, 700, "on-bar", "bar")
    key = outcome.key.replace("cvetariki-", "cvetariki-picture-") + "-because"
    reason = words.say(key, moves=view.moves, left=outcome.scores[0].total)
    yield Label(138, 122, fitted(reason, Text.BODY, 500, 440), Text.BODY, 500, "bar-muted", "bar")


def _side(view: View, words: Words, side: tuple[Seat, ...], y: int) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    score = outcome.scores[side[0]]
    place = 1 + sum(outcome.places[other[0]] < outcome.places[side[0]] for other in sides(view))
    won = side[0] in outcome.winners
    yield card(MARGIN, y, NARROW - 2 * MARGIN, _CARD, strong=won)
    middle = y + _CARD // 2 + 1
    if view.variant is not Variant.SOLO:
        yield Label(66, middle, str(place), 52, 800, "ink" if won else "faint", "card", "middle")
    colours = [colour for seat in side for colour in view.secrets[seat] or ()]
    across = 84 if len(colours) == 1 else 64 if len(colours) == 2 else 48
    step = across + 6 if len(colours) < 3 else across - 12
    for number, colour in enumerate(colours):
        yield centred(104 + across // 2 + number * step, middle, Token(colour, across))
    x = 104 + across + (len(colours) - 1) * step + 22
    first = 480 if len(colours) == 1 else 540
    name, size = sized(words.together(side, 40 if len(side) == 1 else 9), (38, 34, 30, 26), 700, first - 30 - x)
    yield Label(x, y + 44, name, size, 700, "ink", "card")
    taken = dict(score.parts).get("cvetariki-own-taken", 0)
    below = words.say("cvetariki-picture-own-taken-count", count=taken)
    yield Label(x, y + 90, fitted(below, Text.SMALL, 500, first - 30 - x), Text.SMALL, 500, "muted", "card")
    yield from _remaining(view, colours, first, middle)
    yield Label(826, middle, str(score.total), 56, 800, "ink", "card", "middle")


def _remaining(view: View, colours: Sequence[str], first: int, y: int) -> Iterator[Item]:
    """The remaining tokens of a side in a row, closer together when there are many."""
    counts = left_of(view)
    row = [colour for colour in colours for _ in range(counts[colour])]
    if row:
        step = min(45, (770 - first) // max(1, len(row) - 1))
        for number, colour in enumerate(row):
            yield centred(first + number * step, y, Token(colour, 40))


def _left(view: View, words: Words, y: int) -> Iterator[Item]:
    counts = left_of(view)
    owned = {colour for secret in view.secrets if secret for colour in secret}
    free = [colour for colour in COLOURS if colour not in owned and counts[colour]]
    style = Style(Text.BODY, 500, "muted")
    text = (
        words.say("cvetariki-picture-nobodys", list=" ".join(f"{mark(colour)} {counts[colour]}" for colour in free))
        if free
        else ""
    )
    wide = line_width(text, style)
    yield from line(NARROW - 28 - wide, y, text, style, wide + 4)
    title = words.say("cvetariki-picture-left-on-board")
    yield Label(40, y, fitted(title, 30, 700, NARROW - 100 - wide), 30, 700)


def _gone(board: Board, view: View) -> Iterator[Item]:
    """Empty chutes are dashed."""
    tall = board.rows * board.pitch
    for column in range(COLUMNS):
        if not view.columns[column]:
            x, _ = board.corner(Cell(column, 0))
            yield Rect(x, board.y, board.pitch, tall, "paper")
            yield sprite(x + 3, board.y, Dashed(board.pitch - 6, tall, "line", radius=37, line=3, dash=10))


def _letters(board: Board, view: View) -> Iterator[Item]:
    return (item for item in frame(board, view) if item.top >= board.bottom - 10)


def _note(words: Words, y: int) -> Iterator[Item]:
    if words.note is None:
        return
    left, right = words.note
    yield Rect(MARGIN, y, NARROW - 2 * MARGIN, 3, "line")
    yield Label(32, y + 34, fitted(left, Text.SMALL, 500, 560), Text.SMALL, 500, "muted")
    yield Label(NARROW - 32, y + 34, fitted(right, Text.SMALL, 500, 260), Text.SMALL, 500, "muted", align="right")
