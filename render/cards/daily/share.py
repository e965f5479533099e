"""What came of an attempt, without a word about its moves: to be shown to others."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.art.tokens import Token
from render.cards.daily.course import AHEAD, flame, tokens
from render.lettering import sized, width
from render.parts.furniture import titled
from render.scene import Box, Item, Label, Rect, Scene, centred
from render.theme import NARROW

_TALL, _DARK = 424, 338


@dataclass(frozen=True, kw_only=True)
class DailyShare:
    title: str
    name: str
    result: str
    difference: str
    par: str
    course: tuple[int, ...]
    ends: tuple[str, str]
    legend: tuple[str, str, str]
    """Ahead, level, behind."""
    streak: int = 0
    alt: str = ""


def daily_share(shown: DailyShare) -> Scene:
    return Scene(NARROW, _TALL, tuple(_items(shown)))


def _items(shown: DailyShare) -> Iterator[Item]:
    yield Rect(0, 0, NARROW, _DARK, "bar")
    badge = max(128, width(shown.par, 26, 700) + 44)
    room = NARROW - 36 - badge - 36 - 24
    text, size = sized(shown.title, (30, 28, 26, 24), 500, room)
    yield Label(36, 48, text, size, 500, "bar-muted", "bar")
    text, size = titled(lambda names: f"{names[0]}: {shown.result}", (shown.name,), (58, 50, 44, 38), 700, room)
    yield Label(36, 102, text, size, 700, "on-bar", "bar")
    yield Box(NARROW - 36 - badge, 33, badge, 100, "lit", 24, on="bar")
    middle = NARROW - 36 - badge // 2
    yield Label(middle, 67, shown.difference, 46, 800, "plate-ink", "lit", "middle")
    yield Label(middle, 108, shown.par, 26, 700, "plate-ink", "lit", "middle")
    yield from tokens(shown.course, 84, 214, 96, 8, "bar")
    yield Label(36, 290, shown.ends[0], 28, 500, "bar-muted", "bar")
    yield Label(NARROW - 36, 290, shown.ends[1], 28, 500, "bar-muted", "bar", "right")
    x = 36
    for label, group in zip(shown.legend, ((3, 2, 1), (0,), (-1, -2, -3)), strict=True):
        yield Label(x, 382, label, 28, 500, "muted")
        x += width(label, 28, 500) + 26
        for each in group:
            yield centred(x, 381, Token(AHEAD[each], 32))
            x += 35
        x += 12
    if shown.streak > 1:
        yield from flame(NARROW - 36, 381, shown.streak, 42, "ink", "paper")
