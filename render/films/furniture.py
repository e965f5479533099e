"""Parts that the frames of every film have: who does what, and how far the game has got."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engines.contract import Seat
from render.art.marks import Chip
from render.lettering import fitted, width
from render.parts.furniture import named
from render.parts.inline import Style, line, line_width
from render.pen import Pen
from render.plain import Plain
from render.scene import Box, Item, Label, Rect, sprite
from render.sprites.stamps import Art, Tile
from render.words import Words

HEAD = 74
FOOT = 44
_TITLE, _BELOW, _COUNT = (27, 25, 23, 21), (25, 23, 21, 20), 23


@dataclass(frozen=True, slots=True)
class Page:
    """The width of a frame. Lengths are those of a frame of 480 px."""

    width: int = 480

    def px(self, length: float) -> int:
        return round(length * self.width / 480)

    def sizes(self, sizes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(max(6, self.px(size)) for size in sizes)


class Cap(Plain, frozen=True):
    """The end of the progress bar: half a disc."""

    diameter: int

    @property
    def size(self) -> tuple[int, int]:
        return (self.diameter - self.diameter // 2, self.diameter)

    def draw(self, pen: Pen) -> None:
        radius = self.diameter / 2
        pen.disc(radius - self.diameter // 2, radius, radius, "ink")


def heading(
    page: Page,
    words: Words,
    *,
    seat: Seat | None,
    title: Callable[[str], str],
    below: str,
    art: Mapping[str, Art | Tile] | None = None,
) -> Iterator[Item]:
    """Yield two lines beside the seat's chip. If the first is too long, the name in it is cut, and nothing else."""
    x = page.px(15)
    if seat is not None:
        yield sprite(x, page.px(12), Chip(words.chip(seat), page.px(50)), "paper")
        x = page.px(76)
    room = page.width - page.px(12) - x
    name = words.name(seat) if seat is not None else ""
    big = _largest(title(name), page.sizes(_TITLE), 700, "ink", room, art)
    yield from line(x, page.px(24), named(title, name, big, room, art), big, room, art)
    small = _largest(below, page.sizes(_BELOW), 500, "muted", room, art)
    yield from line(x, page.px(54), below, small, room, art)


def names_that_fit(words: Words, seats: Sequence[Seat], fits: Callable[[str], bool]) -> str:
    """Return a list of players; if it is too long, every name is cut a little, rather than the last ones a lot."""
    lists = [words.together(seats, longest) for longest in (40, 24, 16, 12, 10, 8, 6, 4, 3)]
    return next(filter(fits, lists), lists[-1])


def players(page: Page, words: Words, seats: int) -> str:
    """Return who plays, for the second line of a heading."""
    style, room = Style(page.sizes(_BELOW)[-1]), page.width - page.px(27)
    return names_that_fit(words, range(seats), lambda names: line_width(names, style) <= room)


def _largest(
    text: str, sizes: tuple[int, ...], weight: int, ink: str, room: int, art: Mapping[str, Art | Tile] | None
) -> Style:
    """Return the largest style in which a line fits, or the smallest."""
    styles = [Style(size, weight, ink) for size in sizes]
    return next((style for style in styles if line_width(text, style, art) <= room), styles[-1])


def tally(page: Page, words: Words, y: int, counts: Sequence[int]) -> Iterator[Item]:
    """Yield a row with every player's name and a number, which is never cut. Long names get what short ones leave."""
    (size,), gap = page.sizes((22,)), page.px(10)
    names = [words.name(seat) for seat in range(len(counts))]
    beside = gap * 3 // 4 + width("00", size, 800) + 2 * gap
    room = page.width - 2 * page.px(15) + 2 * gap - beside * len(counts)
    most = _shares([width(name, size, 500) for name in names], room)
    x = page.px(15)
    for name, wide, count in zip(names, most, counts, strict=True):
        shown = fitted(name, size, 500, wide)
        yield Label(x, y, shown, size, 500, "muted")
        yield Label(x + width(shown, size, 500) + gap * 3 // 4, y, str(count), size, 800)
        x += wide + beside


def _shares(wanted: Sequence[int], room: int) -> list[int]:
    """Return how much of a room each gets: what it wants, or as much as the others that want too much."""
    shares = list(wanted)
    for left, at in zip(range(len(wanted), 0, -1), sorted(range(len(wanted)), key=wanted.__getitem__), strict=True):
        shares[at] = min(wanted[at], max(0, room) // left)
        room -= shares[at]
    return shares


def progress(page: Page, words: Words, top: int, number: int, moves: int) -> Iterator[Item]:
    """Yield how far the game has got, in the foot of a frame that begins at `top`."""
    size, right, middle = max(6, page.px(_COUNT)), page.width - page.px(15), top + page.px(24)
    said = fitted(words.say("picture-move-of", number=number, moves=moves), size, 700, page.px(260))
    # The bar is as long as the longest of these texts allows, so that it keeps its place.
    longest = words.say("picture-move-of", number=moves, moves=moves)
    wide = right - page.px(15) - page.px(14) - min(page.px(260), width(longest, size, 700) + page.px(6))
    x, tall = page.px(15), page.px(12)
    yield Box(x, middle - tall // 2, wide, tall, "line", tall // 2, on="paper")
    # A game that has begun shows it, however many moves it has.
    done = max(tall, wide * number // max(1, moves)) if number else 0
    if done >= wide:
        yield Box(x, middle - tall // 2, wide, tall, "ink", tall // 2, on="paper")
    elif done:
        cap = Cap(tall)
        yield Box(x, middle - tall // 2, tall, tall, "ink", tall // 2, on="paper")
        yield Rect(x + tall // 2, middle - tall // 2, done - tall, tall, "ink")
        yield sprite(x + done - cap.size[0], middle - tall // 2, cap, "line")
    yield Label(right, middle, said, size, 700, "muted", align="right")
