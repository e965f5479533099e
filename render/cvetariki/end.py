"""The end of a game of Cvetariki: the places, all secret colours, what is left on the board."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetariki.board import COLOURS, KINDS
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.tokens import Token
from render.cards.ending import BAR, GAP, foot, head, row, verdict
from render.cvetariki.board import Board, frame, tokens
from render.cvetariki.decision import decision
from render.cvetariki.scores import left_of
from render.cvetariki.sides import sides, winning_sides
from render.lettering import fitted, sized
from render.parts.furniture import titled
from render.parts.inline import Style, line, line_width, mark
from render.scene import Item, Label, Scene, centred
from render.theme import NARROW, Text
from render.words import Words

_ROW = 112
_LOOSE = (
    (702, 24, 28, "R"), (766, 30, 44, "G"), (880, 40, 52, "Y"), (828, 84, 68, "R"),
    (740, 92, 32, "Y"), (894, 118, 76, "B"), (786, 142, 54, "B"), (718, 148, 40, "G"), (856, 152, 40, "V"),
)  # fmt: skip


def end(view: View, words: Words) -> Scene:
    """Return the final picture. What fell last is no longer marked: nobody needs it for a move."""
    view = replace(view, last=None)
    assert view.outcome is not None  # noqa: S101 (checked by the caller)
    below = BAR + 20 + (len(_rows(view)) * (_ROW + GAP))
    highest = max(1, *(len(column) for column in view.columns))
    if words.apart:
        return _board_alone(view, Board(50, 24, rows=min(10, highest)))
    board = Board(50, below + 66, rows=min(10, highest))
    decisive = decision(view, words)
    last, bottom = foot(
        words, decisive, board.bottom + 58, lambda left: words.say("cvetariki-picture-own-best", left=left)
    )
    items = (
        *head(verdict(words, view.outcome.winners, winning_sides(view)), reason(view, words), _art(view), _sign(view)),
        *(item for number, each in enumerate(_rows(view)) for item in each(words, BAR + 20 + number * (_ROW + GAP))),
        *_left(view, words, below + 32),
        *tokens(board, view, _own(view)),
        *(item for item in frame(board, view) if item.top >= board.bottom - 10),
        *last,
    )
    return Scene(NARROW, bottom, items, cuts=(BAR, below, board.y))


def _board_alone(view: View, board: Board) -> Scene:
    below = (item for item in frame(board, view) if item.top >= board.bottom - 10)
    return Scene(NARROW, board.bottom + 54, (*tokens(board, view, _own(view)), *below))


def reason(view: View, words: Words) -> str:
    assert view.outcome is not None  # noqa: S101
    key = view.outcome.key.replace("cvetariki-", "cvetariki-picture-") + "-because"
    return words.say(key, moves=view.moves, left=view.outcome.scores[0].total)


def _own(view: View) -> Sequence[Colour]:
    """In solo the player's tokens are ringed; of several players everybody has some."""
    return (view.secrets[0] or ()) if view.variant is Variant.SOLO else ()


def _art(view: View) -> Iterator[Item]:
    """Tokens like confetti, but not for a loss."""
    if view.outcome is not None and view.outcome.winners:
        yield from (centred(x, y, Token(colour, size)) for x, y, size, colour in _LOOSE)


def _sign(view: View) -> list[Item] | None:
    """Instead of the crown: the colours that were not cleared."""
    if view.outcome is None or view.outcome.winners:
        return None
    places = ((82, 68), (122, 92), (82, 112), (44, 92), (110, 56))
    return [centred(*place, Token(colour, 72)) for place, colour in zip(places, view.secrets[0] or (), strict=False)]


def _rows(view: View) -> list["_Row"]:
    if view.variant is Variant.SOLO:
        return [_Row(view, (0,), colour) for colour in view.secrets[0] or ()]
    return [_Row(view, side) for side in sides(view)]


class _Row:
    """A side with its secret colours; in solo, one of the colours."""

    def __init__(self, view: View, side: tuple[Seat, ...], colour: Colour | None = None) -> None:
        self.view, self.side, self.colour = view, side, colour

    def __call__(self, words: Words, y: int) -> Iterator[Item]:
        view, outcome, middle = self.view, self.view.outcome, y + _ROW // 2 + 1
        assert outcome is not None  # noqa: S101
        solo = self.colour is not None
        place = None if solo else 1 + sum(outcome.places[o[0]] < outcome.places[self.side[0]] for o in sides(view))
        yield from row(y, _ROW, place, won=not solo and self.side[0] in outcome.winners)
        colours = [self.colour] if self.colour else [c for seat in self.side for c in view.secrets[seat] or ()]
        across = 76 if len(colours) == 1 else 64
        left = 40 if solo else 102
        for number, colour in enumerate(colours):
            yield centred(left + across // 2 + number * (across + 6), middle, Token(colour, across))
        counts = left_of(view)
        total = sum(counts[colour] for colour in colours)
        yield Label(838, middle, str(total), 52, 800, "ink", "card", "middle")
        first = yield from _remaining([colour for colour in colours for _ in range(counts[colour])], 796, middle)
        yield from self._said(words, left + len(colours) * (across + 6) + 12, first - 16, y)

    def _said(self, words: Words, x: int, right: int, y: int) -> Iterator[Item]:
        if self.colour is not None:
            taken = self.view.taken[0][KINDS.index(self.colour)]
            total = taken + left_of(self.view)[self.colour]
            name, size = sized(words.say("picture-colour", letter=self.colour), (36, 32, 28), 700, right - x)
            below = words.say("cvetariki-picture-cleared-of", count=taken, total=total)
        else:
            names = tuple(words.name(seat) for seat in self.side)
            name, size = titled(words.joined, names, (36, 32, 28, 26), 700, right - x)
            score = self.view.outcome.scores[self.side[0]]  # type: ignore[union-attr]
            below = words.say(
                "cvetariki-picture-own-taken-count", count=dict(score.parts).get("cvetariki-own-taken", 0)
            )
        yield Label(x, y + 40, name, size, 700, "ink", "card")
        yield Label(x, y + 80, fitted(below, Text.SMALL, 500, right - x), Text.SMALL, 500, "muted", "card")


_MOST_SHOWN = 5


def _remaining(row_: Sequence[str], right: int, y: int) -> Generator[Item, None, int]:
    """Yield the tokens that are left, in a row that ends at the right, and return where it begins.

    Many tokens are shown as one of each colour with its number, so that they never pile up.
    """
    kinds = list(dict.fromkeys(row_))
    if len(row_) <= _MOST_SHOWN:
        for number, colour in enumerate(reversed(row_)):
            yield centred(right - 24 - number * 46, y, Token(colour, 40))
        return right - 46 * len(row_)
    for number, colour in enumerate(reversed(kinds)):
        x = right - 96 * (number + 1)
        yield centred(x + 22, y, Token(colour, 40))
        yield Label(x + 46, y, f"× {row_.count(colour)}", Text.SMALL, 700, "muted", "card")
    return right - 96 * len(kinds) - 6


def _left(view: View, words: Words, y: int) -> Iterator[Item]:
    counts = left_of(view)
    owned = {colour for secret in view.secrets if secret for colour in secret}
    free = [colour for colour in COLOURS if colour not in owned and counts[colour]]
    style = Style(Text.BODY, 500, "muted")
    text = ""
    if view.variant is Variant.SOLO:
        text = words.say("cvetariki-picture-ringed") if any(counts[colour] for colour in _own(view)) else ""
    elif free:
        # Wide gaps between the pairs: each number belongs to the token before it.
        pairs = "   ".join(f"{mark(kind)} {counts[kind]}" for kind in free)
        text = words.say("cvetariki-picture-nobodys", list=pairs)
    wide = line_width(text, style)
    yield from line(NARROW - 32 - wide, y, text, style, wide + 4)
    title = words.say("cvetariki-picture-left-on-board")
    yield Label(34, y, fitted(title, 30, 700, NARROW - 100 - wide), 30, 700)
