"""The chances to win, a strip for each player: so no lines cross, and no seat needs a colour."""

from collections.abc import Iterator, Sequence

from render.art.marks import Chip, Plate
from render.cards.review.contents import HowItWent
from render.lettering import fitted, sized
from render.parts.furniture import card
from render.pen import Pen
from render.plain import Plain
from render.registry import pictures
from render.scene import Item, Label, centred, sprite
from render.sprites.stamps import Haloed
from render.theme import MARGIN, WIDE, Ink
from render.words import Words

_LEFT, _RIGHT = 328, 930
_TOP, _STEP, _TALL, _FOOT = 74, 76, 64, 64
_MOST_TICKS = 6
_TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Strip(Plain, frozen=True):
    """Chances in percent, evenly spread from left to right."""

    values: tuple[int, ...]
    width: int
    height: int
    ink: Ink

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def draw(self, pen: Pen) -> None:
        pen.box(0, 0, self.width, self.height, "soft", 10)
        across = self.width / max(1, len(self.values) - 1)
        # Even no chance at all is a line, so that the strip is seen to go on.
        tops = [min(self.height - 3.0, self.height * (1 - value / 100)) for value in self.values]
        points = [(number * across, top) for number, top in enumerate(tops)]
        pen.polygon([(0, self.height), *points, (self.width, self.height)], self.ink)


class Thread(Plain, frozen=True):
    """A dotted line from a plate down through all strips."""

    height: int

    @property
    def size(self) -> tuple[int, int]:
        return (4, self.height)

    def draw(self, pen: Pen) -> None:
        for y in range(0, self.height, 11):
            pen.box(0, y, 4, 7, "ink", 1.5)


def height(shown: HowItWent) -> int:
    return _TOP + _STEP * len(shown.chances) + _FOOT


def strips(shown: HowItWent, words: Words, y: int) -> Iterator[Item]:
    """Yield the card with the chances of everybody."""
    yield card(MARGIN, y, WIDE - 2 * MARGIN, height(shown))
    text, size = sized(words.say("picture-review-chance"), (32, 30, 28, 26), 700, _LEFT - 64)
    yield Label(44, y + 36, text, size, 700, "ink", "card")
    yield Label(WIDE - 44, y + 36, words.say("picture-review-peak"), 28, 500, "muted", "card", "right")
    for seat in range(len(shown.chances)):
        yield from _strip(shown, words, seat, y + _TOP + _STEP * seat)
    bottom = y + _TOP + _STEP * len(shown.chances) - 12
    yield from _axis(shown, words, bottom + 34)
    for number, moment in enumerate(shown.moments, 1):
        x = at_point(shown, moment.point)
        yield sprite(x - 2, y + 58, Thread(bottom - y - 54))
        yield centred(_clear(shown, number - 1), y + 38, Haloed(Plate(str(number), 44), "card"))


def at_point(shown: HowItWent, point: int) -> int:
    return _LEFT + round((_RIGHT - _LEFT) * point / max(1, len(shown.stages) - 1))


def _clear(shown: HowItWent, number: int) -> int:
    """Return where a plate stands: over its moment, but beside the plate before it and the word at the right."""
    places: list[int] = []
    for moment in shown.moments[: number + 1]:
        places.append(max(at_point(shown, moment.point), places[-1] + 48 if places else 0))
    return min(places[number], _RIGHT + 6)


def _strip(shown: HowItWent, words: Words, seat: int, y: int) -> Iterator[Item]:
    won, values, middle = seat in shown.winners, shown.chances[seat], y + _TALL // 2
    yield centred(68, middle, Chip(words.chip(seat), 46, filled=won, paper="on-ink" if won else "card"), "card")
    yield Label(102, middle, fitted(words.name(seat), 30, 700, _LEFT - 116), 30, 700, "ink", "card")
    yield sprite(_LEFT, y, Strip(values, _RIGHT - _LEFT, _TALL, "ink" if won else "muted"), "card")
    peak = words.say("picture-review-percent", value=max(values))
    yield Label(WIDE - 44, middle, peak, 30, 700, "ink" if won else "muted", "card", "right")


def _axis(shown: HowItWent, words: Words, y: int) -> Iterator[Item]:
    yield Label(44, y, words.say(stage_key(shown, "stage")), 28, 500, "muted", "card")
    for point, stage in ticks(shown.stages):
        yield Label(at_point(shown, point), y, str(stage), 28, 500, "muted", "card", "middle")


def ticks(stages: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield some points with their stages: each stage where it is first reached."""
    first: dict[int, int] = {}
    for point, stage in enumerate(stages):
        first.setdefault(stage, point)
    every = next((step for step in _TICKS if stages[-1] / step <= _MOST_TICKS), _TICKS[-1])
    yield from ((point, stage) for stage, point in first.items() if stage % every == 0)


def stage_key(shown: HowItWent, name: str) -> str:
    """Return the key of a game's own word, or of the usual one in a game that has none."""
    return f"{shown.game}-picture-review-{name}" if pictures()[shown.game].review else f"picture-review-{name}"
