"""The best card that was missed in a game of Colour Paths, where it would have gone: as a picture, and in words."""

from collections.abc import Iterator

from engines.dorozhki.geometry import Facing, cells_of
from engines.dorozhki.review import Found, Missed
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.dorozhki.cards import Domino, Ghost
from render.dorozhki.table import UNITS, best_ground, dots
from render.lettering import fitted, sized, width, wrapped
from render.parts.furniture import card
from render.scene import Box, Item, Label, Rect, Scene, centred, sprite
from render.standings import Figure, Figures
from render.theme import MARGIN, WIDE
from render.words import Words

_SMALLER = (*UNITS, 24, 20, 16, 12)
_FELT, _TALL = 600, 460


def panels(found: Found, _last: View, words: Words, y: int) -> tuple[list[Item], int]:
    if found.missed is None:
        return [], y
    return [*_missed(found.missed, words, y)], y + _TALL + 32 + 20


def tables(found: Found, _last: View, words: Words) -> tuple[Figures, ...]:
    missed = found.missed
    if missed is None:
        return ()
    chance = words.say("dorozhki-picture-review-chance")
    before, after = missed.chance
    then = words.say("picture-review-percent", value=after)
    art = sprite(0, 0, Domino(missed.card.ends, missed.card.wiring, Facing.WEST, 84))
    figure = Figure(
        Scene(_FELT, _TALL, tuple(_felt(missed, (0, 0, _FELT, _TALL)))),
        (_whose(missed, words), _reason(missed, words), chance),
        strong=f"{before} → {then}",
        part=Scene(*art.art.size, (art,)),
    )
    return (Figures(words.say("dorozhki-picture-review-missed"), (figure,)),)


def _missed(missed: Missed, words: Words, y: int) -> Iterator[Item]:
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _TALL + 32)
    yield from _felt(missed, (MARGIN + 16, y + 16, _FELT, _TALL))
    yield from _beside(missed, words, MARGIN + 16 + _FELT + 26, y)


def _felt(missed: Missed, room: tuple[int, int, int, int]) -> Iterator[Item]:
    """Yield the table as it was then, with the place of the card."""
    spots = [*(spot for _, spot in missed.laid), missed.spot]
    at = best_ground([cell for spot in spots for cell in cells_of(spot)], room, _SMALLER, 0.4)
    yield Box(*room, "well", 20, on="card")
    yield from dots(at, room)
    for laid, spot in missed.laid:
        x, top, _, _ = at.span(spot)
        yield sprite(x, top, Domino(laid.ends, laid.wiring, at.shown(spot).facing, at.unit), "well")
    x, top, _, _ = at.span(missed.spot)
    ghost = Ghost(missed.card.ends, missed.card.wiring, at.shown(missed.spot).facing, at.unit)
    yield sprite(x, top, ghost, "well")


def _beside(missed: Missed, words: Words, x: int, y: int) -> Iterator[Item]:
    wide = WIDE - MARGIN - 20 - x
    title, size = sized(words.say("dorozhki-picture-review-missed"), (32, 30, 28, 26), 700, wide)
    yield Label(x, y + 60, title, size, 700, "ink", "card")
    yield Label(x, y + 102, fitted(_whose(missed, words), 28, 500, wide), 28, 500, "muted", "card")
    art = Domino(missed.card.ends, missed.card.wiring, Facing.WEST, 84)
    yield sprite(x, y + 138, art, "card")
    lines = wrapped(_reason(missed, words), 28, 500, wide, 4)
    for row, text in enumerate(lines):
        yield Label(x, y + 264 + 38 * row, text, 28, 500, "ink", "card")
    below = y + 264 + 38 * len(lines) + 16
    yield Rect(x, below - 12, wide, 3, "soft")
    said, size = sized(words.say("dorozhki-picture-review-chance"), (28, 26, 24), 500, wide - 200)
    yield Label(x, below + 22, said, size, 500, "muted", "card")
    before, after = missed.chance
    then = words.say("picture-review-percent", value=after)
    yield Label(x + wide, below + 22, then, 34, 800, "ink", "card", "right")
    left = x + wide - width(then, 34, 800)
    yield centred(left - 26, below + 22, Icon(Glyph.ARROW_RIGHT, 30, "ink", "card"), "card")
    yield Label(left - 52, below + 22, str(before), 34, 800, "ink", "card", "right")


def _whose(missed: Missed, words: Words) -> str:
    return f"{words.say('dorozhki-picture-review-at', number=missed.cards + 1)}, {words.name(missed.seat)}"


def _reason(missed: Missed, words: Words) -> str:
    if missed.last:
        return words.say("dorozhki-picture-review-would-win")
    if missed.changes:
        return words.say("dorozhki-picture-review-would-path", changes=missed.changes)
    if missed.joints:
        return words.say("dorozhki-picture-review-would-links", joints=missed.joints)
    return words.say(f"dorozhki-picture-review-would-{'ring' if missed.ring else 'fit'}")
