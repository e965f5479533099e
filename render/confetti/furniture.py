"""The header with the sand timer, and the row of players with their cards."""

from collections.abc import Generator, Iterator, Sequence

from engines.confetti.state import Phase
from engines.confetti.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.lettering import drawable, fitted, sized, width
from render.parts.furniture import Said, bar, card, timed, titled
from render.scene import Box, Item, Label, centred, sprite
from render.theme import MARGIN, WIDE, Text
from render.words import Words

HEAD = 120
STAR = Icon(Glyph.STAR_OUTLINE, 34, "plate-ink", "lit")
"""A point."""
_ROW, _GAP = 96, 13
_BELOW = (28, 26, 24)
"""Sizes of the second line."""
_NAMED = 3
"""So many names can be shortened and still be told apart."""


def clock(view: View, words: Words) -> str:
    """Return the time left as minutes and seconds."""
    seconds = -(-left(view, words) // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def left(view: View, words: Words) -> int:
    """Return how many ms of sand are left."""
    return min(view.sand, max(0, (view.ends_at or 0) - words.now))


def head(view: View, words: Words, part: str = "") -> Iterator[Item]:
    """Yield the dark header: the sand timer, or whose turn it is, and the round."""
    yield from bar(WIDE, HEAD)
    right = WIDE - 32
    title = words.say("confetti-picture-name") + (f", {part}" if part else "")
    title = fitted(title, 34, 700, 420)
    yield Label(right, 44, title, 34, 700, "on-bar", "bar", "right")
    where = words.say("picture-round-of", number=view.round, rounds=view.rounds)
    yield Label(right, 86, fitted(where, 30, 500, 380), 30, 500, "bar-muted", "bar", "right")
    if view.phase is Phase.SAND:
        yield from _sand(view, words, right - max(width(title, 34, 700), width(where, 30, 500)) - 40)
    else:
        yield from _told(view, words, right - max(width(title, 34, 700), width(where, 30, 500)) - 24)


def _sand(view: View, words: Words, right: int) -> Iterator[Item]:
    yield centred(60, 60, Icon(Glyph.SANDGLASS, 82, "on-bar", "bar"), "bar")
    yield Label(114, 62, clock(view, words), 70, 800, "on-bar", "bar")
    x = 320
    wide = min(430, right - x)
    yield Box(x, 48, wide, 26, "bar-soft", 13, on="bar")
    share = left(view, words) / max(1, view.sand)
    if share > 0.03:
        yield Box(x, 48, max(26, round(wide * share)), 26, "lit", 13)


def _told(view: View, words: Words, room: int) -> Iterator[Item]:
    """Yield the header without a sand timer: whose turn it is, or who the game is waiting for."""
    x = 28
    if view.turn is not None:
        yield sprite(24, 26, Chip(words.chip(view.turn), 68, ink="on-bar", paper="bar"), "bar")
        x = 110
        title = Said(lambda names: words.say("picture-turn", name=names[0]), (words.name(view.turn),))
        below = Said.plain(words.say("confetti-picture-draft"))
    elif view.phase is Phase.READY:
        said = words.say("confetti-picture-ready-title", cards=42, limit=view.limit, seconds=view.sand // 1000)
        title = Said.plain(said)
        below = _waiting(view, words, room - x)
    else:
        title = Said.plain(words.say("confetti-picture-scored", number=view.round))
        below = _waiting(view, words, room - x)
    text, size = titled(title.sentence, title.names, (40, 36, 32, 30), 700, room - x)
    yield Label(x, 44, text, size, 700, "on-bar", "bar")
    text, size = titled(lambda names: timed(below.sentence(names), words), below.names, _BELOW, 500, room - x)
    yield Label(x, 86, text, size, 500, "bar-muted", "bar")


def _waiting(view: View, words: Words, room: int) -> Said:
    """Say who is awaited: by name, or by their chips where many names would leave but stumps of each other."""
    if not view.waiting:
        return Said.plain("")

    def said(names: Sequence[str]) -> str:
        return words.say("confetti-picture-waiting", names=words.joined(names))

    names = tuple(words.name(seat) for seat in view.waiting)
    if len(names) > _NAMED and width(drawable(timed(said(names), words)), _BELOW[-1], 500) > room:
        return Said.plain(said([words.chip(seat) for seat in view.waiting]))
    return Said(said, names)


def players_height(view: View) -> int:
    return -(-len(view.hands) // 4) * _ROW


def players(view: View, words: Words, y: int) -> Iterator[Item]:
    """Yield every player: name, points, number of cards, and a pip for each card; contested cards are yellow."""
    seats = len(view.hands)
    across = min(4, seats)
    wide = (WIDE - 2 * MARGIN - (across - 1) * _GAP) // across
    disputed = {card for card, holders in zip(view.slots, view.holders, strict=True) if len(holders) > 1}
    for seat in range(seats):
        x, top = MARGIN + seat % 4 * (wide + _GAP), y + seat // 4 * _ROW
        yield from _player(view, words, seat, (x, top, wide), disputed)
    if seats % across:
        yield from _legend(words, MARGIN + seats % 4 * (wide + _GAP), y + seats // 4 * _ROW + _ROW // 2 - 6)


def _player(view: View, words: Words, seat: int, place: tuple[int, int, int], disputed: set[str]) -> Iterator[Item]:
    x, y, wide = place
    turn = seat == view.turn
    yield card(x, y, wide, _ROW - 12, strong=turn)
    yield centred(x + 33, y + 30, Chip(words.chip(seat), 36, filled=turn, paper="on-ink" if turn else "card"), "card")
    right = yield from _points(len(view.points[seat]), x + wide - 14, y + 30)
    name, size = sized(words.name(seat), (Text.NAME - 2, 27, 25), 700, right - x - 70)
    yield Label(x + 60, y + 30, name, size, 700, "ink", "card")
    yield from _pips(view, seat, place, disputed)


def _points(points: int, right: int, y: int) -> Generator[Item, None, int]:
    """Yield a star with the points, and return where they begin. They are measured first: the name gets the rest."""
    left = right - width(str(points), 30, 800)
    yield Label(left, y, str(points), 30, 800, "ink", "card")
    yield centred(left - 19, y - 2, STAR, "card")
    return left - 36


def _pips(view: View, seat: int, place: tuple[int, int, int], disputed: set[str]) -> Iterator[Item]:
    x, y, wide = place
    hand = view.hands[seat]
    held = f"{len(hand)}/{view.limit}"
    ink = "ink" if len(hand) >= view.limit else "muted"
    yield Label(x + wide - 14, y + 65, held, 28, 700, ink, "card", "right")
    step = min(22, (wide - 42 - width(held, 28, 700)) // view.limit)
    for number in range(view.limit):
        at = x + 16 + number * step
        if number >= len(hand):
            yield Box(at, y + 54, step - 4, 22, "card", 5, "muted", 2, on="card")
        elif hand[number] in disputed:
            yield Box(at, y + 54, step - 4, 22, "lit", 5, "plate-ink", 2, on="card")
        else:
            yield Box(at, y + 54, step - 4, 22, "ink", 5, on="card")


def _legend(words: Words, x: int, y: int) -> Iterator[Item]:
    """Say what the star counts, where there is room for it."""
    yield centred(x + 33, y, STAR, "paper")
    text = fitted(words.say("confetti-picture-points-kept"), Text.SMALL, 500, 170)
    yield Label(x + 60, y, text, Text.SMALL, 500, "muted")
