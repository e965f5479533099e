"""The pictures of Цветарики: the board for all, the same for one seat, and the end."""

from collections.abc import Iterator

from engines.cvetariki.board import ROWS
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.marks import Plate
from render.art.tokens import Token
from render.cvetariki.board import PITCH, Board, frame, plates, regions, tokens
from render.cvetariki.choices import Choice, choices
from render.cvetariki.end import end
from render.cvetariki.scores import height, left_of, score_table
from render.furniture import HEAD, bar, head, named, only_for_you, pill
from render.inline import Style, line, mark
from render.lettering import fitted, width
from render.scene import Item, Label, Scene, centred, sprite
from render.theme import NARROW, Text
from render.words import Words

_BAR = 166
_LEFT = 62


def scene(view: View, words: Words) -> Scene:
    """Return the picture of a view: its viewer's own, or the public one."""
    if view.outcome is not None:
        return end(view, words)
    if own(view):
        return _private(view, words)
    return _public(view, words)


def own(view: View) -> tuple[str, ...]:
    """Return the colours that the viewer's side wants off the board, as far as this picture may tell."""
    if view.viewer is None and view.variant is not Variant.SOLO:
        return ()
    return tuple(colour for secret in view.secrets if secret for colour in secret)


def _public(view: View, words: Words) -> Scene:
    return _with_board(view, words, HEAD, (), _head(view, words), private=False)


def _private(view: View, words: Words) -> Scene:
    colours = own(view)
    return _with_board(view, words, _BAR + 23, colours, _secret(view, words), private=view.viewer is not None)


def _with_board(
    view: View, words: Words, top: int, colours: tuple[str, ...], above: Iterator[Item], *, private: bool
) -> Scene:
    board, found = Board(_LEFT, top), choices(view)
    table = board.bottom + 54
    tall = table + height(view) + 22
    items = (
        *above,
        *tokens(board, view, colours),
        *frame(board, view),
        *plates(board, found, colours),
        *score_table(view, words, table),
        *(only_for_you(NARROW, tall + 8, words.say("picture-only-you")) if private else ()),
    )
    cuts = (top, *(top + row * PITCH for row in range(1, ROWS + 1)), table)
    return Scene(NARROW, tall + (40 if private else 0), items, regions(board, found), cuts=cuts)


def _head(view: View, words: Words) -> Iterator[Item]:
    return head(
        NARROW,
        words,
        seat=view.turn,
        title=lambda name: words.say("picture-turn", name=name),
        below=last_move(view, words),
        corner=(words.say("cvetariki-name"), words.say("picture-move", number=view.moves + 1)),
    )


def last_move(view: View, words: Words) -> str:
    """Say what the last move did, with the token as a mark; before the first move, how many can be chosen from."""
    if view.last is None:
        return words.say("cvetariki-first-move")
    name = words.name(view.last.seat)
    style = Style(Text.BODY)
    return named(
        lambda shown: words.say("cvetariki-pops", name=shown, token=mark(view.last.colour), tokens=view.last.tokens),
        name,
        style,
        NARROW - 380,
    )


def _secret(view: View, words: Words) -> Iterator[Item]:
    """The dark bar: the viewer's colours, how many are left, and which groups are his."""
    colours, counts = own(view), left_of(view)
    yield from bar(NARROW, _BAR)
    across = 112 if len(colours) == 1 else 92 if len(colours) == 2 else 64
    step = across + 8 if len(colours) <= 2 else across - 10
    for number, colour in enumerate(colours):
        yield centred(84 + number * step + (across - 112) // 2, 83, Token(colour, across))
    x = 84 + (len(colours) - 1) * step + across // 2 + 24
    room = NARROW - 28 - x
    if view.turn == view.viewer or view.viewer is None:
        text = words.say("picture-your-turn")
        yield from pill(NARROW - 28, 56, text)
        room -= width(text, 26, 700) + 56
    names = ", ".join(words.say("colour-name", colour=colour) for colour in colours)
    title = words.say("cvetariki-your-colours-are", count=len(colours), colours=names)
    size = next((size for size in (40, 36, 32) if width(title, size, 700) <= room), 30)
    yield Label(x, 58, fitted(title, size, 700, room), size, 700, "on-bar", "bar")
    below = words.say("cvetariki-left-and-groups", count=sum(counts[colour] for colour in colours))
    yield from line(x, 112, below, Style(Text.BODY, 500, "bar-muted", "bar"), NARROW - 28 - x)
    at = x + width(below, Text.BODY, 500) + 16
    yield from _own_groups(at, [choice for choice in choices(view) if choice.colour in colours])


def _own_groups(x: int, mine: list[Choice]) -> Iterator[Item]:
    for choice in mine:
        plate = Plate(choice.label, 38, dark=True)
        if x + plate.size[0] > NARROW - 28:
            return
        yield sprite(x, 93, plate)
        x += plate.size[0] + 8
