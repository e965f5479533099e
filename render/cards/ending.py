"""The final picture, one layout for all games: verdict, places, what decided it, the proof of a fair deal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engines.contract import Outcome, Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.lettering import fitted, sized, width
from render.parts.furniture import Said, bar, card, named, titled
from render.parts.inline import Style, line, line_width
from render.scene import Box, Item, Label, Rect, centred, moved
from render.theme import MARGIN, NARROW, Text
from render.words import Words

BAR, GAP = 176, 14
_TITLE_SIZES = (52, 46, 40, 36, 32)
_NAMED = 2
"""So many names can be shortened and still be told apart."""
_LEFT = 138
_LEAST = 24
ART = 680
"""Where the game's art begins, at the right of the bar."""


def verdict(words: Words, winners: Sequence[Seat], sides: int | None = None) -> Said:
    """Say who won; partners who won together are one side. Many whose names don't fit are called by their chips."""
    if not winners:
        return Said.plain(words.say("picture-not-won"))
    count = len(winners) if sides is None else sides

    def said(names: Sequence[str]) -> str:
        return words.say("picture-won", names=words.joined(names), count=count)

    names = tuple(words.name(seat) for seat in winners)
    if len(names) > _NAMED and width(said(names), _TITLE_SIZES[-1], 700) > ART - 14 - _LEFT:
        names = tuple(words.chip(seat) for seat in winners)
    return Said(said, names)


class AloneVerdict(NamedTuple):
    """What is said to whoever plays alone for points: there is nobody to win against."""

    said: Said
    """The result: the title."""
    best: bool
    """No better result is known, neither their own nor the computer's on this deal: worth a crown."""


def alone_verdict(words: Words, total: int, said: Callable[[int], str]) -> AloneVerdict:
    """Return the verdict for a total; `said` is a total of the game in words, as in `foot`."""
    known = () if words.own is None else (words.own.best, words.own.hard)
    return AloneVerdict(Said.plain(said(total)), all(other is None or other <= total for other in known))


def head(
    said: Said, reason: str, art: Iterable[Item], sign: Iterable[Item] | None = None, *, crown: bool = True
) -> Iterator[Item]:
    """Yield the dark band: a crown or another sign, the verdict, the reason and the length, the art of the game.

    A loss has no art, and a sign of its own instead of the crown. Neither won nor lost (`alone_verdict`) is a star
    without colour.
    """
    yield from bar(NARROW, BAR)
    lost = sign is not None and not said.names
    if not lost:
        yield from art
    icon = Icon(Glyph.CROWN, 84, "lit", "bar") if crown else Icon(Glyph.STAR, 84, "bar-muted", "bar")
    yield from sign if sign is not None else (centred(76, 86, icon, "bar"),)
    left = _LEFT if sign is None else 190
    room = (NARROW - MARGIN if lost else ART - 14) - left
    text, size = titled(said.sentence, said.names, _TITLE_SIZES, 700, room)
    yield Label(left, 68, text, size, 700, "on-bar", "bar")
    text, size = sized(reason, (Text.BODY, 26, 24), 500, room)
    yield Label(left, 122, text, size, 500, "bar-muted", "bar")


def row(y: int, tall: int, place: int | None, *, won: bool) -> Iterator[Item]:
    """Yield the card of one place; winners have a frame of ink."""
    yield card(MARGIN, y, NARROW - 2 * MARGIN, tall, strong=won)
    if place is not None:
        yield Label(68, y + tall // 2 + 1, str(place), 46, 800, "ink", "card", "middle")


def place_of(outcome: Outcome, seat: Seat) -> int | None:
    """Return a player's place. Who plays alone has none."""
    return outcome.places[seat] if len(outcome.places) > 1 else None


def chip(words: Words, seat: Seat, x: int, y: int, *, won: bool) -> Item:
    return centred(x, y, Chip(words.chip(seat), 52, filled=won, paper="on-ink" if won else "card"), "card")


def ranked(outcome: Outcome) -> list[Seat]:
    return sorted(range(len(outcome.places)), key=outcome.places.__getitem__)


_TILE = 104


def _own(words: Words, said: Callable[[int], str]) -> list[tuple[str, str]]:
    """Whoever plays alone compares with their own best, and with what the computer makes of this deal."""
    if words.own is None:
        return []
    best, played, hard = words.own
    by_computer = [] if hard is None else [("picture-own-hard", said(hard))]
    found = [("picture-own-best", said(best)), *by_computer, ("picture-own-played", str(played))]
    return [(words.say(label), value) for label, value in found]


def _tiles(facts: Sequence[tuple[str, str]], y: int) -> Iterator[Item]:
    """Yield facts side by side, each a word above a value."""
    wide = (NARROW - 2 * MARGIN + GAP) // len(facts)
    for number, (label, value) in enumerate(facts):
        x = MARGIN + number * wide
        yield card(x, y, wide - GAP, _TILE - 4)
        middle, room = x + (wide - GAP) // 2, wide - GAP - 40
        text, size = sized(label, (Text.SMALL, 25, 24), 500, room)
        yield Label(middle, y + 32, text, size, 500, "muted", "card", "middle")
        text, size = sized(value, (36, 32, 28), 800, room)
        yield Label(middle, y + 70, text, size, 800, "ink", "card", "middle")


@dataclass(frozen=True)
class Told:
    """A line about a player. Where it is too long, the name is cut, nothing else."""

    sentence: Callable[[str], str]
    name: str

    @property
    def whole(self) -> str:
        return self.sentence(self.name)

    def within(self, room: int) -> str:
        return named(self.sentence, self.name, Style(_LEAST, 500, "ink", "soft"), room)


@dataclass(frozen=True, kw_only=True)
class Decision:
    """What decided the game: facts, no blame."""

    title: str
    lines: tuple[str | Told, ...]
    """Already broken; with tokens as marks."""
    art: tuple[Item, ...] = ()
    """Around (0, 0)."""
    wide: int = 120
    tall: int = 0
    """Of the art."""

    @property
    def height(self) -> int:
        return max(max(134, 58 + 38 * len(self.lines)) if self.lines else 84, self.tall + 36)


def close_to_the_end(outcome: Outcome, words: Words) -> Decision | None:
    """Say that nothing decided it before the end, or no single thing, if the first two were not next to each other.

    For games without teams.
    """
    if not outcome.winners or not outcome.scores:
        return None
    first = outcome.scores[outcome.winners[0]].total
    others = [score.total for seat, score in enumerate(outcome.scores) if seat != outcome.winners[0]]
    if not others:
        return None
    close = min(abs(first - total) for total in others) <= 1
    return Decision(title=words.say("picture-close" if close else "picture-bit-by-bit"), lines=(), wide=0)


def _beside(wide: int) -> tuple[int, int]:
    """Return where the words beside art of some width begin, and how much room they have."""
    x = MARGIN + 22 + (wide + 22 if wide else 0)
    return x, NARROW - MARGIN - 24 - x


def decided(found: Decision | None, y: int) -> Iterator[Item]:
    """Yield the panel that says what decided the game, if it is known."""
    if found is None:
        return
    yield Box(MARGIN, y, NARROW - 2 * MARGIN, found.height, "soft", 24, "line", 3, on="paper")
    middle = y + found.height // 2
    yield from moved(found.art, MARGIN + 22 + found.wide // 2, middle)
    x, room = _beside(found.wide)
    first = middle - 19 * len(found.lines)
    yield Label(x, first, fitted(found.title, 30, 700, room), 30, 700, "ink", "soft")
    for number, told in enumerate(found.lines, 1):
        text = told.within(room) if isinstance(told, Told) else told
        size = next(
            (size for size in (Text.BODY, 26) if line_width(text, Style(size, 500, "ink", "soft")) <= room), _LEAST
        )
        yield from line(x, first + 38 * number, text, Style(size, 500, "ink", "soft"), room)


NOTE = 70


def note(words: Words, y: int) -> Iterator[Item]:
    """Yield the last line: the proof that the deal was fair, and the table."""
    if words.note is None:
        return
    left, right = words.note
    yield Rect(MARGIN, y, NARROW - 2 * MARGIN, 3, "line")
    shown, size = sized(left, (Text.SMALL, 25, 24), 500, 560)
    yield Label(32, y + 36, shown, size, 500, "muted")
    yield Label(NARROW - 32, y + 36, fitted(right, Text.SMALL, 500, 260), Text.SMALL, 500, "muted", align="right")


def foot(words: Words, found: Decision | None, y: int, said: Callable[[int], str] = str) -> tuple[list[Item], int]:
    """Return what all final pictures end with, from y downwards, and where the picture ends.

    `said` is a total of the game in words, for what somebody has reached alone.
    """
    own = _own(words, said)
    top = y + (_TILE + GAP if own else 0)
    below = top + (found.height + GAP if found is not None else 0)
    items = [*(_tiles(own, y) if own else ()), *decided(found, top), *note(words, below)]
    return items, below + (NOTE if words.note is not None else 10)
