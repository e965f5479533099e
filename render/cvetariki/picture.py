"""The pictures of Цветарики: the public board, a seat's own board, and the end."""

from collections.abc import Iterator

from engines.colours import Colour
from engines.cvetariki.board import ROWS
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.marks import Plate
from render.art.tokens import Token
from render.contour import Stroke
from render.cvetariki.board import PITCH, Board, frame, outlined, plates, regions, tokens
from render.cvetariki.choices import Choice, choices
from render.cvetariki.end import end
from render.cvetariki.scores import height, left_of, score_table
from render.furniture import HEAD, bar, head, named, only_for_you, pill
from render.inline import Style, line, mark
from render.lettering import sized, width
from render.scene import Item, Label, Scene, centred, sprite
from render.theme import NARROW, Text
from render.words import Words

_BAR = 166
LEFT = 62


_CHOSEN = Stroke(ink="lit", outside="plate-ink", halo=3)


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view: its viewer's own, or the public one. The chosen group has a yellow outline."""
    if view.outcome is not None:
        return end(view, words)
    if own(view):
        return _with_board(view, words, _BAR + 23, _secret(view, words), chosen)
    return _with_board(view, words, HEAD, _head(view, words), chosen)


def own(view: View) -> tuple[Colour, ...]:
    """Return the colours that the viewer's side wants off the board, as far as this picture may reveal them."""
    if view.viewer is None and view.variant is not Variant.SOLO:
        return ()
    return tuple(colour for secret in view.secrets if secret for colour in secret)


def _with_board(view: View, words: Words, top: int, above: Iterator[Item], chosen: str) -> Scene:
    place = Board(LEFT, top)
    table = place.bottom + 54
    tall = table + height(view) + 22
    private = view.viewer is not None and bool(own(view))
    items = (
        *above,
        *played(view, place, chosen),
        *score_table(view, words, table),
        *(only_for_you(NARROW, tall + 8, words.say("picture-only-you")) if private else ()),
    )
    cuts = (*rows(place), table)
    return Scene(NARROW, tall + (40 if private else 0), items, regions(place, choices(view)), cuts=cuts)


def played(view: View, place: Board, chosen: str) -> Iterator[Item]:
    """Yield the board itself, with its numbered choices."""
    found, colours = choices(view), own(view)
    yield from tokens(place, view, colours)
    yield from frame(place, view)
    for choice in found:
        if choice.move == chosen:
            yield from outlined(place, choice.cells, _CHOSEN)
    yield from plates(place, found, colours)


def rows(place: Board) -> tuple[int, ...]:
    # Two rows per strip, the letters with the last one: smaller strips are cached more often, but each has overhead.
    return tuple(place.y + row * PITCH for row in range(0, ROWS, 2))


def _head(view: View, words: Words) -> Iterator[Item]:
    return head(
        NARROW,
        words,
        seat=view.turn,
        title=lambda name: words.say("picture-turn", name=name),
        below=last_move(view, words),
        corner=(words.say("cvetariki-picture-name"), words.say("picture-move", number=view.moves + 1)),
    )


def last_move(view: View, words: Words) -> str:
    """Say what the last move did, with the token as a mark; before the first move, that the board is full."""
    if view.last is None:
        return words.say("cvetariki-picture-first-move")
    token, tokens_gone = mark(view.last.colour), view.last.tokens

    def sentence(name: str) -> str:
        return words.say("cvetariki-picture-pops", name=name, token=token, tokens=tokens_gone)

    return named(sentence, words.name(view.last.seat), Style(Text.BODY), NARROW - 380)


def _secret(view: View, words: Words) -> Iterator[Item]:
    """The dark bar: the viewer's colours, how many tokens are left, and which groups are theirs."""
    colours, counts = own(view), left_of(view)
    yield from bar(NARROW, _BAR)
    across = 112 if len(colours) == 1 else 92 if len(colours) == 2 else 64
    step = across + 8 if len(colours) <= 2 else across - 10
    for number, colour in enumerate(colours):
        yield centred(84 + number * step + (across - 112) // 2, 83, Token(colour, across))
    x = 84 + (len(colours) - 1) * step + across // 2 + 24
    room = NARROW - 28 - x
    if view.turn == view.viewer:
        text = words.say("picture-your-turn")
        yield from pill(NARROW - 28, 56, text)
        room -= width(text, 26, 700) + 56
    names = ", ".join(words.say("picture-colour", letter=colour) for colour in colours)
    solo = view.variant is Variant.SOLO
    title = words.say(f"cvetariki-picture-{'clear' if solo else 'your-colours-are'}", count=len(colours), list=names)
    title, size = sized(title, (40, 36, 32, 30), 700, room)
    yield Label(x, 58, title, size, 700, "on-bar", "bar")
    below = words.say("cvetariki-picture-left-and-groups", count=sum(counts[colour] for colour in colours))
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
