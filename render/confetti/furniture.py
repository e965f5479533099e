"""The header with the sand timer, and the row of players with their cards."""

from collections.abc import Iterator

from engines.confetti.state import Phase
from engines.confetti.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.furniture import bar, card, named
from render.inline import Style
from render.lettering import fitted, sized, width
from render.scene import Box, Item, Label, centred, sprite
from render.theme import MARGIN, WIDE, Text
from render.words import Words

HEAD = 120
_ROW = 96


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
        yield from _sand(view, words)
    else:
        yield from _told(view, words, right - max(width(title, 34, 700), width(where, 30, 500)) - 24)


def _sand(view: View, words: Words) -> Iterator[Item]:
    yield centred(60, 60, Icon(Glyph.SANDGLASS, 82, "on-bar", "bar"), "bar")
    yield Label(114, 62, clock(view, words), 70, 800, "on-bar", "bar")
    x, wide = 320, 330
    yield Box(x, 48, wide, 26, "bar-soft", 13)
    share = left(view, words) / max(1, view.sand)
    if share > 0.03:
        yield Box(x, 48, max(26, round(wide * share)), 26, "lit", 13)


def _told(view: View, words: Words, room: int) -> Iterator[Item]:
    """Yield the header without a sand timer: whose turn it is, or who the game is waiting for."""
    x = 28
    if view.turn is not None:
        yield sprite(24, 26, Chip(words.chip(view.turn), 68, ink="on-bar", paper="bar"), "bar")
        x = 110
        seat = view.turn
        title = named(lambda name: words.say("picture-turn", name=name), words.name(seat), Style(40, 700), room - x)
        below = words.say("confetti-picture-draft")
    elif view.phase is Phase.READY:
        title = words.say("confetti-picture-ready-title", cards=42, limit=view.limit, seconds=view.sand // 1000)
        below = _waiting(view, words)
    else:
        title = words.say("confetti-picture-scored", number=view.round)
        below = _waiting(view, words)
    title, size = sized(title, (40, 36, 32, 30), 700, room - x)
    yield Label(x, 44, title, size, 700, "on-bar", "bar")
    below, size = sized(below, (28, 26, 24), 500, room - x)
    yield Label(x, 86, below, size, 500, "bar-muted", "bar")


def _waiting(view: View, words: Words) -> str:
    if not view.waiting:
        return ""
    return words.say("confetti-picture-waiting", names=words.together(view.waiting, 10))


def players_height(view: View) -> int:
    return -(-len(view.hands) // 4) * _ROW


def players(view: View, words: Words, y: int) -> Iterator[Item]:
    """Yield every player: name, number of cards, and a pip for each card; contested cards are yellow."""
    seats = len(view.hands)
    across = min(4, seats)
    gap = 13
    wide = (WIDE - 2 * MARGIN - (across - 1) * gap) // across
    disputed = {card for card, holders in zip(view.slots, view.holders, strict=True) if len(holders) > 1}
    for seat in range(seats):
        x, top = MARGIN + seat % 4 * (wide + gap), y + seat // 4 * _ROW
        yield from _player(view, words, seat, (x, top, wide), disputed)


def _player(view: View, words: Words, seat: int, place: tuple[int, int, int], disputed: set[str]) -> Iterator[Item]:
    x, y, wide = place
    hand = view.hands[seat]
    turn = seat == view.turn
    full = len(hand) >= view.limit
    yield card(x, y, wide, _ROW - 12, strong=turn)
    yield centred(x + 33, y + 30, Chip(words.chip(seat), 36, filled=turn, paper="on-ink" if turn else "card"), "card")
    held = f"{len(hand)}/{view.limit}"
    yield Label(x + wide - 16, y + 30, held, 30, 700, "ink" if full else "muted", "card", "right")
    room = wide - 62 - 26 - width(held, 30, 700)
    name, size = sized(words.name(seat), (Text.NAME - 2, 27, 25), 700, room)
    yield Label(x + 60, y + 30, name, size, 700, "ink", "card")
    step = min(22, (wide - 40) // view.limit)
    for number in range(view.limit):
        at = x + 16 + number * step
        if number < len(hand):
            ink = "lit" if hand[number] in disputed else "ink"
            yield Box(at, y + 54, step - 4, 22, ink, 5, "plate-ink" if ink == "lit" else None, 2, on="card")
        else:
            yield Box(at, y + 54, step - 4, 22, "card", 5, "faint", 2, on="card")
    points = len(view.points[seat])
    if points:
        text = words.say("confetti-picture-kept", points=points)
        yield Label(
            x + wide - 16,
            y + 65,
            fitted(text, 25, 500, wide - 60 - step * view.limit),
            25,
            500,
            "muted",
            "card",
            "right",
        )
