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
from render.confetti.choices import is_keeping, numbers, own_cards
from render.confetti.furniture import clock
from render.confetti.slots import moves
from render.confetti.tags import check_tag, contest_tag, tag
from render.lettering import fitted, sized, width
from render.parts.furniture import bar, card as card_box, only_for_you, signed, timed
from render.scene import Box, Item, Label, Rect, Region, Scene, centred, sprite
from render.theme import MARGIN, NARROW, Text
from render.words import Words

_BAR, _TOP = 112, 140
_WIDE, _TALL = 274, 246
_STEP_X, _STEP_Y = 289, 270


def hand(view: View, words: Words, seat: Seat, chosen: str = "") -> Scene:
    """Return the picture of a seat's own cards."""
    held = own_cards(view, seat)
    value = view.worth if view.phase is not Phase.KEEP and view.worth else worth(held)
    rows = max(1, -(-len(held) // 3))
    below = _TOP + rows * _STEP_Y + 2
    sets = _sets(value)
    disputed = tuple(card for card in held if card not in value.held)
    panel = 36 + max(1, -(-len(sets) // 4)) * 118
    foot = below + panel + 10
    kept = _chosen(view, seat, chosen)
    items = (
        *bar(NARROW, _BAR),
        *_head(view, words, seat, value, len(disputed)),
        *(item for at, card in enumerate(held) for item in _card(view, words, seat, (at, card), value, kept)),
        *_score(view, words, value, sets, below, panel),
        *(_disputed(view, words, held, disputed, value.net, foot + 32) if disputed else ()),
        *only_for_you(NARROW, foot + 26 + 52 * bool(disputed), words.say("picture-only-you")),
    )
    tall = foot + 56 + 52 * bool(disputed)
    touched, bands = _regions(view, seat, held, kept), (_BAR, below - 4, foot)
    return Scene(NARROW, tall, items, touched, cuts=(_BAR, below - 4), bands=bands)


def _chosen(view: View, seat: Seat, chosen: str) -> tuple[Card, ...]:
    """Return the cards to keep: the chosen ones (run together, `-` for none), else those taken first."""
    if not is_keeping(view, seat):
        return ()
    score = view.scores[seat]
    if not chosen:
        return score.worth.held[: score.to_keep]
    named = {chosen[at : at + 3] for at in range(0, len(chosen), 3)}
    return tuple(each for each in score.worth.held if each in named)


def _head(view: View, words: Words, seat: Seat, value: Worth, disputed: int) -> Iterator[Item]:
    yield sprite(24, 22, Chip(words.chip(seat), 68, ink="on-bar", paper="bar"), "bar")
    right = NARROW - 28
    sand = view.phase is Phase.SAND
    text = clock(view, words) if sand else str(len(view.points[seat]))
    icon = Icon(Glyph.SANDGLASS, 60, "on-bar", "bar") if sand else Icon(Glyph.STAR, 44, "lit", "bar")
    yield Label(right, 58, text, 50, 800, "on-bar", "bar", "right")
    right -= width(text, 50, 800) + 44
    yield centred(right + 10, 56, icon, "bar")
    right -= 30
    if is_keeping(view, seat):
        title = words.say("confetti-picture-keep", count=view.scores[seat].to_keep)
    else:
        title = words.say("confetti-picture-your-cards", held=len(view.hands[seat]), limit=view.limit)
    title, size = sized(title, (40, 36, 32, 30), 700, right - 112)
    yield Label(112, 40, title, size, 700, "on-bar", "bar")
    below = words.say("confetti-picture-sets", sets=value.sets, spare=value.penalty)
    if disputed:
        below = words.say("confetti-picture-with-disputed", said=below, count=disputed)
    # While the sand runs, it alone is the clock.
    below, size = sized(below if sand else timed(below, words), (28, 26, 24), 500, right - 112)
    yield Label(112, 82, below, size, 500, "bar-muted", "bar")


def _place(at: int) -> tuple[int, int]:
    return (MARGIN + at % 3 * _STEP_X, _TOP + at // 3 * _STEP_Y)


def _card(
    view: View, words: Words, seat: Seat, held: tuple[int, Card], value: Worth, kept: Sequence[Card]
) -> Iterator[Item]:
    at, card = held
    x, y = _place(at)
    disputed, spare = card not in value.held, card in value.held and card not in value.scheme
    lit = value.lit[value.scheme.index(card)] if card in value.scheme else UNLIT * 3
    line = "lit" if disputed or card in kept else "line"
    art = FreeCard(card, numbers(view, seat).get(card, 0), _WIDE, _TALL, view.side is Side.BLACK, lit, spare, line)
    yield sprite(x, y, art)
    right, y = x + _WIDE + 6, y + 4
    if disputed:
        rivals = view.holders[view.slots.index(card)]
        yield from contest_tag((words.chip(rival) for rival in rivals), right, y)
    elif card in kept:
        yield from check_tag(right, y)
    elif spare and not is_keeping(view, seat):
        yield from tag("−1", right, y)


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
    yield card_box(MARGIN, y, NARROW - 2 * MARGIN, tall)
    for number, (colour, trio) in enumerate(sets):
        yield from _set(view, colour, trio, 44 + number % 4 * 162, y + 22 + number // 4 * 118)
    if not sets:
        text = fitted(words.say("confetti-picture-no-sets"), Text.BODY, 500, 600)
        yield Label(50, y + tall // 2, text, Text.BODY, 500, "muted", "card")
    yield Rect(694, y + 24, 3, tall - 48, "line")
    middle = 784
    yield Label(middle, y + tall // 2 - 24, signed(value.net), 64, 800, "ink", "card", "middle")
    yield Label(middle, y + tall // 2 + 42, f"{value.sets} − {value.penalty}", 30, 700, "muted", "card", "middle")


def _set(view: View, colour: str, trio: tuple[Card, ...], x: int, y: int) -> Iterator[Item]:
    yield Box(x, y, 150, 80, "soft", 16)
    for across, at in ((26, 24), (38, 62), (56, 112)):
        yield centred(x + at, y + 66 - across // 2, Token(colour, across), "soft")
    assert view.viewer is not None  # noqa: S101 (a hand has an owner)
    called = numbers(view, view.viewer)
    text, size = sized(" · ".join(str(called[card]) for card in trio if card in called), (26, 25, 24), 700, 156)
    yield Label(x + 75, y + 98, text, size, 700, "muted", "card", "middle")


def _disputed(
    view: View, words: Words, held: Sequence[Card], disputed: Sequence[Card], now: int, y: int
) -> Iterator[Item]:
    """Say what the contested cards would bring: the new points beside those without them, which may be more."""
    assert view.viewer is not None  # noqa: S101
    called = numbers(view, view.viewer)
    cards = ", ".join(str(called[card]) for card in disputed if card in called)
    then = worth(held).net
    net = signed(then) if then == now else words.say("confetti-picture-instead", net=signed(then), now=signed(now))
    said = words.say("confetti-picture-if-yours", cards=cards, count=len(disputed), net=net)
    text, size = sized(said, (Text.BODY, 26, 24), 500, NARROW - 2 * MARGIN - 60)
    yield Box(MARGIN, y - 20, 40, 40, "lit", 10, "plate-ink", 3)
    yield centred(MARGIN + 20, y, Icon(Glyph.CROSS, 20, "plate-ink", "lit"), "lit")
    yield Label(MARGIN + 56, y, text, size, 500, "ink")


def _regions(view: View, seat: Seat, held: Sequence[Card], kept: Sequence[Card]) -> tuple[Region, ...]:
    """Clicking a card drops it; between rounds it toggles whether the card is kept."""
    found, called, playable = [], numbers(view, seat), moves(view)
    for at, card in enumerate(held):
        box, number = (*_place(at), _WIDE, _TALL), called.get(card, 0)
        if is_keeping(view, seat):
            toggled = "".join(other for other in held if (other in kept) != (other == card))
            found.append(Region(str(number), toggled or "-", (box,), look=True))
        elif number in playable:
            found.append(Region(str(number), playable[number], (box,)))
    return tuple(found)
