"""The pictures of Cvetariki: the public board, a seat's own board, and the end."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from engines.colours import Colour
from engines.cvetariki.board import ROWS
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.art.marks import Chip, Plate
from render.art.tokens import Token
from render.cvetariki.board import PITCH, Board, frame, outlined, plates, regions, tokens
from render.cvetariki.choices import Choice, choices
from render.cvetariki.end import end
from render.cvetariki.popping import popped_group
from render.cvetariki.scores import height, left_of, score_table
from render.lettering import fitted, width
from render.parts.contour import Stroke
from render.parts.furniture import HEAD, Said, bar, head, only_for_you, pill, timed, titled
from render.parts.inline import Style, line, mark
from render.scene import Area, Item, Label, Scene, centred, sprite
from render.theme import NARROW, Text
from render.words import Words

_BAR = 166
_PLATE = 10
"""How far the plates of the highest row stand out."""
LEFT = 62
_SIZES = (40, 36, 32, 30, 26, 24)
"""Of the title in the dark bar."""


_CHOSEN = Stroke(ink="lit", outside="plate-ink", halo=3)


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view: its viewer's own, or the public one. The chosen group has a yellow outline."""
    if view.outcome is not None:
        return end(view, words)
    return _with_board(view, words, _secret(view, words) if own(view) else _head(view, words), chosen)


def ahead(before: View, after: View, _words: Words) -> tuple[Area, ...]:
    """Return the cells of the group that goes next."""
    place = Board(LEFT, _top(before))
    cells = popped_group(before, after) if before.outcome is None else ()
    return tuple((*place.corner(cell), place.pitch, place.pitch) for cell in cells)


def _top(view: View) -> int:
    return _BAR + 23 if own(view) else HEAD


def own(view: View) -> tuple[Colour, ...]:
    """Return the colours that the viewer's side wants off the board, as far as this picture may reveal them."""
    if view.viewer is None and view.variant is not Variant.SOLO:
        return ()
    mine_first = sorted(range(len(view.secrets)), key=lambda seat: seat != view.viewer)
    return tuple(colour for seat in mine_first for colour in view.secrets[seat] or ())


def _with_board(view: View, words: Words, above: Iterator[Item], chosen: str) -> Scene:
    place = Board(LEFT, top := _top(view))
    table = place.bottom + 54
    tall = table + height(view) + 22
    private = view.viewer is not None and bool(own(view))
    touched, bands = regions(place, choices(view)), (top - _PLATE, table, tall - 8)
    if words.apart:
        alone = tuple(played(view, place, chosen))
        return Scene(NARROW, tall, alone, touched, bands=(*bands[:2], table))
    items = (
        *above,
        *played(view, place, chosen),
        *score_table(view, words, table),
        *(only_for_you(NARROW, tall + 8, _only_you(view, words)) if private else ()),
    )
    cuts = (*rows(place), table)
    return Scene(NARROW, tall + (40 if private else 0), items, touched, cuts=cuts, bands=bands)


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


def last_move(view: View, words: Words) -> Said:
    """Say what the last move did, with the token as a mark; before the first move, that the board is full."""
    last = view.last
    if last is None:
        return Said.plain(words.say("cvetariki-picture-first-move"))

    def sentence(names: Sequence[str]) -> str:
        return words.say("cvetariki-picture-pops", name=names[0], token=mark(last.colour), tokens=last.tokens)

    return Said(sentence, (words.name(last.seat),))


def _secret(view: View, words: Words) -> Iterator[Item]:
    """The dark bar: the viewer's colours, how many tokens are left, and which groups are theirs."""
    colours = own(view)
    yield from bar(NARROW, _BAR)
    yield from _own_tokens(view, words, colours)
    x = _words_at(len(colours))
    said, text = _whose(view, words, colours), _turn(view, words)
    if text:
        yield from pill(NARROW - 28, 56, text)
    room = _beside(view, text)
    title, size = titled(said.sentence, said.names, _SIZES, 700, room)
    yield Label(x, 58, fitted(title, size, 700, room), size, 700, "on-bar", "bar")
    yield from _left_of_own(view, words, colours, x)


def _turn(view: View, words: Words) -> str:
    """Say that it is the viewer's turn, with as much of the time left as leaves the colours whole."""
    if view.turn != view.viewer and view.variant is not Variant.SOLO:
        return ""
    short = words.time_left() if view.variant is Variant.SOLO else ""
    said, shortest = _whose(view, words, own(view)), short or words.say("picture-your-turn")
    whole, wanted = timed(words.say("picture-your-turn"), words), said.sentence(said.names)
    return whole if width(wanted, _SIZES[-1], 700) <= _beside(view, whole) else shortest


def _beside(view: View, text: str) -> int:
    """Return how wide the title may be beside a pill with a text."""
    return NARROW - 28 - _words_at(len(own(view))) - (width(text, 26, 700) + 56 if text else 0)


def _only_you(view: View, words: Words) -> str:
    """Say that nobody else sees the picture, and how much time is left if the bar had no room for it."""
    alone, turn = words.say("picture-only-you"), _turn(view, words)
    return timed(alone, words) if turn and words.time_left() not in turn else alone


def _own_tokens(view: View, words: Words, colours: Sequence[Colour]) -> Iterator[Item]:
    """Yield the viewer's tokens; in a team each carries the chip of its owner."""
    across, step = _sized(len(colours))
    for number, colour in enumerate(colours):
        x = 84 + number * step + (across - 112) // 2
        yield centred(x, 83, Token(colour, across))
        if view.variant is Variant.TEAMS:
            owner = next(seat for seat, secret in enumerate(view.secrets) if secret and colour in secret)
            yield centred(x + 32, 83 + 36, Chip(words.chip(owner), 40, ink="on-bar", paper="bar"))


def _sized(tokens_: int) -> tuple[int, int]:
    """Return how large so many tokens are in the bar, and how far from each other."""
    return (112, 120) if tokens_ == 1 else (92, 100) if tokens_ == 2 else (64, 54)


def _words_at(tokens_: int) -> int:
    """Return where the words begin beside so many tokens."""
    across, step = _sized(tokens_)
    return 84 + (tokens_ - 1) * step + across // 2 + 24


def _whose(view: View, words: Words, colours: Sequence[Colour]) -> Said:
    """Say which colours are the viewer's; in a team, which one is the partner's."""
    called = [words.say("picture-colour", letter=colour) for colour in colours]
    if view.variant is Variant.SOLO:
        return Said.plain(words.say("cvetariki-picture-clear", count=len(colours)))
    if view.variant is not Variant.TEAMS or view.viewer is None:
        return Said.plain(words.say("cvetariki-picture-your-colours-are", count=len(colours), list=", ".join(called)))
    partner = next(seat for seat, secret in enumerate(view.secrets) if secret and seat != view.viewer)
    mine, other = called

    def sentence(names: Sequence[str]) -> str:
        return words.say("cvetariki-picture-yours-and-partners", mine=mine, name=names[0], other=other)

    return Said(sentence, (words.name(partner),))


def _left_of_own(view: View, words: Words, colours: Sequence[Colour], x: int) -> Iterator[Item]:
    """Say how many own tokens are left, and list the own groups, unless the plates on the board are all own anyway."""
    counts, found = left_of(view), choices(view)
    mine = [choice for choice in found if choice.colour in colours]
    left = sum(counts[colour] for colour in colours)
    key = "cvetariki-picture-left-and-groups" if mine and len(mine) < len(found) else "cvetariki-picture-left"
    below = words.say(key, count=left)
    yield from line(x, 112, below, Style(Text.BODY, 500, "bar-muted", "bar"), NARROW - 28 - x)
    if len(mine) < len(found):
        yield from _own_groups(x + width(below, Text.BODY, 500) + 16, mine)


def _own_groups(x: int, mine: list[Choice]) -> Iterator[Item]:
    """Yield the numbers of groups; where they do not all fit, the rest is counted: +16."""
    plates_ = [Plate(choice.label, 38, dark=True) for choice in mine]
    ends = list(accumulate((plate.size[0] + 8 for plate in plates_), initial=x))
    shown = len(plates_)
    while ends[shown] + (_rest(len(plates_) - shown)) > NARROW - 20:
        shown -= 1
    for plate, at in zip(plates_[:shown], ends, strict=False):
        yield sprite(at, 93, plate)
    if shown < len(plates_):
        yield Label(ends[shown], 112, f"+{len(plates_) - shown}", Text.BODY, 700, "on-bar", "bar")


def _rest(count: int) -> int:
    return width(f"+{count}", Text.BODY, 700) + 8 if count else 0
