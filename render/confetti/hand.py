"""A player's own cards: sets lit, spare cards marked, the score so far; between rounds, which to keep."""

from collections.abc import Iterator, Sequence

from engines.confetti.deck import Card
from engines.confetti.sets import UNLIT, Worth, worth
from engines.confetti.state import Phase, Side
from engines.confetti.view import View
from engines.contract import Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.art.tokens import Token
from render.confetti.cards import FreeCard
from render.confetti.furniture import clock
from render.confetti.slots import moves
from render.furniture import bar, card, only_for_you
from render.lettering import fitted, sized, width
from render.scene import Box, Item, Label, Rect, Region, Scene, centred, sprite
from render.theme import MARGIN, NARROW, Text
from render.words import Words

_BAR, _TOP = 112, 132
_WIDE, _TALL = 276, 252
_STEP_X, _STEP_Y = 289, 270


def hand(view: View, words: Words, seat: Seat, chosen: str = "") -> Scene:
    """Return the picture of a seat's own cards."""
    held = view.hands[seat] or (view.scores[seat].worth.held if view.phase is Phase.KEEP and view.scores else ())
    value = view.worth if view.phase is not Phase.KEEP and view.worth else worth(held)
    rows = max(1, -(-len(held) // 3))
    below = _TOP + rows * _STEP_Y + 6
    sets = _sets(value)
    foot = below + 98 + (-(-max(1, len(sets)) // 4)) * 96
    kept, keeping = _chosen(view, seat, chosen), _is_keeping(view, seat)
    items = (
        *bar(NARROW, _BAR),
        *_head(view, words, seat, value),
        *(item for at, each in enumerate(held) for item in _card(view, value, each, at, kept, keeping=keeping)),
        *_score(view, words, value, sets, below, foot - below - 10),
        *only_for_you(NARROW, foot + 22, words.say("picture-only-you")),
    )
    return Scene(NARROW, foot + 52, items, _regions(view, held, kept, keeping=keeping), cuts=(_BAR, below - 4))


def _chosen(view: View, seat: Seat, chosen: str) -> tuple[Card, ...]:
    """Return the cards to keep: the chosen ones (run together, `-` for none), else those taken first."""
    if not _is_keeping(view, seat):
        return ()
    score = view.scores[seat]
    if not chosen:
        return score.worth.held[: score.to_keep]
    named = {chosen[at : at + 3] for at in range(0, len(chosen), 3)}
    return tuple(each for each in score.worth.held if each in named)


def _is_keeping(view: View, seat: Seat) -> bool:
    return view.phase is Phase.KEEP and seat in view.waiting and bool(view.scores)


def _head(view: View, words: Words, seat: Seat, value: Worth) -> Iterator[Item]:
    yield sprite(24, 22, Chip(words.chip(seat), 68, ink="on-bar", paper="bar"), "bar")
    right = NARROW - 28
    if view.phase is Phase.SAND:
        text = clock(view, words)
        yield Label(right, 58, text, 50, 800, "on-bar", "bar", "right")
        right -= width(text, 50, 800) + 44
        yield centred(right + 10, 57, Icon(Glyph.SANDGLASS, 60, "on-bar", "bar"), "bar")
        right -= 30
    else:
        points = str(len(view.points[seat]))
        yield Label(right, 58, points, 50, 800, "on-bar", "bar", "right")
        right -= width(points, 50, 800) + 40
        yield centred(right + 12, 56, Icon(Glyph.STAR, 44, "lit", "bar"), "bar")
        right -= 30
    if _is_keeping(view, seat):
        title = words.say("confetti-picture-keep", count=view.scores[seat].to_keep)
    else:
        title = words.say("confetti-picture-your-cards", held=len(view.hands[seat]), limit=view.limit)
    title, size = sized(title, (40, 36, 32, 30), 700, right - 112)
    yield Label(112, 40, title, size, 700, "on-bar", "bar")
    below = words.say("confetti-picture-sets", sets=value.sets, spare=value.penalty)
    below, size = sized(below, (28, 26, 24), 500, right - 112)
    yield Label(112, 82, below, size, 500, "bar-muted", "bar")


def _place(at: int) -> tuple[int, int]:
    return (MARGIN + at % 3 * _STEP_X, _TOP + at // 3 * _STEP_Y)


def _card(view: View, value: Worth, each: Card, at: int, kept: Sequence[Card], *, keeping: bool) -> Iterator[Item]:
    x, y = _place(at)
    number = view.slots.index(each) + 1 if each in view.slots else 0
    spare = each in value.held and each not in value.scheme
    contested = each not in value.held
    lit = value.lit[value.scheme.index(each)] if each in value.scheme else UNLIT * 3
    line = "lit" if contested or each in kept else "line"
    art = FreeCard(each, number, _WIDE, _TALL, view.side is Side.BLACK, lit, spare and each not in kept, line)
    yield sprite(x, y, art)
    if spare and not keeping:
        yield Box(x + _WIDE - 82, y - 10, 92, 50, "plate-ink", 14)
        yield Label(x + _WIDE - 36, y + 15, "−1", 30, 800, "lit", "plate-ink", "middle")
    if each in kept:
        yield Box(x + _WIDE - 66, y - 10, 76, 52, "plate-ink", 14)
        yield centred(x + _WIDE - 28, y + 16, Icon(Glyph.CHECK, 32, "lit", "plate-ink"), "plate-ink")


def _sets(value: Worth) -> list[tuple[str, tuple[Card, ...]]]:
    """Return each set: its colour, and the cards with its small, medium and large circle."""
    found = []
    for colour in dict.fromkeys(letter for lit in value.lit for letter in lit if letter != UNLIT):
        by_size = [
            [each for each, lit in zip(value.scheme, value.lit, strict=True) if lit[size] == colour]
            for size in range(3)
        ]
        found += [(colour, trio) for trio in zip(*by_size, strict=True)]
    return found


def _score(
    view: View, words: Words, value: Worth, sets: list[tuple[str, tuple[Card, ...]]], y: int, tall: int
) -> Iterator[Item]:
    yield card(MARGIN, y, NARROW - 2 * MARGIN, tall)
    for number, (colour, trio) in enumerate(sets):
        yield from _set(view, colour, trio, 44 + number % 4 * 162, y + 18 + number // 4 * 118)
    if not sets:
        text = fitted(words.say("confetti-picture-no-sets"), Text.BODY, 500, 600)
        yield Label(50, y + tall // 2, text, Text.BODY, 500, "muted", "card")
    yield Rect(694, y + 24, 3, tall - 48, "line")
    middle = 784
    yield Label(middle, y + tall // 2 - 20, f"{value.net:+d}".replace("-", "−"), 64, 800, "ink", "card", "middle")
    yield Label(middle, y + tall // 2 + 46, f"{value.sets} − {value.penalty}", 30, 700, "muted", "card", "middle")


def _set(view: View, colour: str, trio: tuple[Card, ...], x: int, y: int) -> Iterator[Item]:
    yield Box(x, y, 150, 80, "soft", 16)
    for across, at in ((26, 24), (38, 62), (56, 112)):
        yield centred(x + at, y + 66 - across // 2, Token(colour, across), "soft")
    numbers = " · ".join(str(view.slots.index(each) + 1) for each in trio if each in view.slots)
    text, size = sized(numbers, (26, 25, 24), 700, 156)
    yield Label(x + 75, y + 98, text, size, 700, "muted", "card", "middle")


def _regions(view: View, held: Sequence[Card], kept: Sequence[Card], *, keeping: bool) -> tuple[Region, ...]:
    """Clicking a card drops it; between rounds it toggles whether the card is kept."""
    found = []
    playable = moves(view)
    for at, each in enumerate(held):
        box = (*_place(at), _WIDE, _TALL)
        if keeping:
            toggled = "".join(other for other in held if (other in kept) != (other == each))
            found.append(Region(str(at + 1), toggled or "-", (box,), look=True))
        elif each in view.slots and (number := view.slots.index(each) + 1) in playable:
            found.append(Region(str(number), playable[number], (box,)))
    return tuple(found)
