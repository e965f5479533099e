"""The last frame of a film: who won, everybody's place, secrets and score."""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass

from engines.contract import Outcome, Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.films.furniture import Page, names_that_fit
from render.lettering import drawable, fitted, sized, width
from render.parts.furniture import named
from render.parts.inline import Style
from render.scene import Box, Item, Label, Rect, Scene, centred
from render.sprites.stamps import Art, Tile
from render.words import Words

_BAR = 112
_TITLE = (31, 29, 27, 25)
_STEP, _GAP, _TWO_LINES = 128, 10, 80
_ROOMY = 100
"""A row of this height, of few players, has larger letters."""


@dataclass(frozen=True, kw_only=True)
class Standing:
    """One row: a player, or partners."""

    seats: tuple[Seat, ...]
    place: int
    """0 for who plays alone."""
    won: bool
    total: str
    secrets: tuple[Art | Tile, ...] = ()
    """What they kept secret; a row without secrets has the chips of its seats."""
    parts: tuple[Art | Tile, ...] = ()
    note: str = ""
    """The parts of the total in words, if they are no pieces."""


@dataclass(frozen=True, kw_only=True)
class Ending:
    winners: tuple[Seat, ...]
    sides: int
    """How many sides won: several share the win."""
    reason: str
    standings: tuple[Standing, ...]
    foot: tuple[str, str] = ("", "")


def by_place(outcome: Outcome, notes: Callable[[Seat], str] = lambda _: "") -> list[Standing]:
    """Return a row for every seat, from first to last. After a concession there are no totals."""
    return [
        Standing(
            seats=(seat,),
            place=outcome.places[seat] if len(outcome.places) > 1 else 0,
            won=seat in outcome.winners,
            total=total_of(outcome, seat),
            note=notes(seat),
        )
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    ]


def total_of(outcome: Outcome, seat: Seat) -> str:
    return str(outcome.scores[seat].total) if outcome.scores else ""


def end_card(page: Page, height: int, words: Words, ending: Ending) -> Scene:
    """Return the last frame, in the size of the others."""
    top, room = page.px(_BAR + 14), height - page.px(_BAR + 14 + 42)
    step = min(page.px(_STEP), room // len(ending.standings))
    top += (room - step * len(ending.standings)) // 3  # few rows stand a little above the middle
    rows = (
        item
        for number, standing in enumerate(ending.standings)
        for item in _standing(page, words, standing, top + number * step, step - min(page.px(_GAP), step // 8))
    )
    items = (*_title(page, words, ending), *rows, *_foot(page, height, ending.foot))
    return Scene(page.width, height, items)


def _title(page: Page, words: Words, ending: Ending) -> Iterator[Item]:
    yield Rect(0, 0, page.width, page.px(_BAR), "bar")
    x = page.px(90 if ending.winners else 22)
    if ending.winners:
        yield centred(page.px(47), page.px(56), Icon(Glyph.CROWN, page.px(56), "lit", "bar"), "bar")
    room = page.width - page.px(16) - x
    title, size = _verdict(words, ending, page.sizes(_TITLE), room)
    yield Label(x, page.px(40), title, size, 700, "on-bar", "bar")
    reason, size = sized(ending.reason, page.sizes((24, 22, 20)), 500, room)
    yield Label(x, page.px(76), reason, size, 500, "bar-muted", "bar")


def _verdict(words: Words, ending: Ending, sizes: tuple[int, ...], room: int) -> tuple[str, int]:
    """Return the title and its size: smaller type first, then shorter names, never a shorter verdict."""
    if not ending.winners:
        return sized(words.say("picture-not-won"), sizes, 700, room)

    def said(names: str) -> str:
        return words.say("picture-won", names=names, count=ending.sides)

    whole = said(words.together(ending.winners))
    size = next((size for size in sizes if width(drawable(whole), size, 700) <= room), sizes[-1])
    if len(ending.winners) == 1:
        return named(said, words.together(ending.winners), Style(size, 700), room), size
    names = names_that_fit(words, ending.winners, lambda names: width(said(names), size, 700) <= room)
    return fitted(said(names), size, 700, room), size


def _standing(page: Page, words: Words, row: Standing, y: int, tall: int) -> Iterator[Item]:
    line, frame = max(2, page.px(3)), "ink" if row.won else "line"
    radius = min(page.px(18), tall // 3)
    yield Box(page.px(14), y, page.width - page.px(28), tall, "card", radius, frame, line, on="paper")
    roomy = tall >= page.px(_ROOMY)
    middle, big = y + tall // 2, page.px(38) if roomy else min(page.px(30), tall // 2)
    if row.place:
        yield Label(page.px(44), middle, str(row.place), big, 800, "ink", "card", "middle")
    marks = row.secrets or tuple(_chip(words.chip(seat), min(page.px(48), tall * 2 // 3), row) for seat in row.seats)
    x = yield from _marks(page.px(65 if row.place else 30), middle, marks, page.px(110))
    right = page.width - page.px(32)
    yield Label(right, middle, row.total, big, 800, "ink", "card", "right")
    right -= max(page.px(40), width(row.total, big, 800) + page.px(14))
    beside = _parts_width(page, row, right - x) + page.px(10) if row.parts else 0
    sizes = page.sizes((30, 28, 26, 24, 22, 20) if roomy else (26, 24, 22, 20))
    names = width(words.together(row.seats), sizes[0], 700)
    if tall >= page.px(_TWO_LINES) and (row.note or (row.parts and beside + names > right - x)):
        yield from _parts(page, row, x, middle + page.px(18), right - x)
        middle -= page.px(16)
    else:
        wide = _parts_width(page, row, (right - x) // 2)
        yield from _parts(page, row, right - wide, middle, wide)
        right -= wide + page.px(10) * (wide > 0)
    told = names_that_fit(words, row.seats, lambda names: width(names, sizes[-1], 700) <= right - x)
    name, size = sized(told if len(row.seats) > 1 else words.name(row.seats[0]), sizes, 700, right - x)
    yield Label(x, middle, name, size, 700, "ink", "card")


def _chip(text: str, side: int, row: Standing) -> Chip:
    """As on final pictures: filled for who won."""
    return Chip(text, side, filled=row.won, paper="on-ink" if row.won else "card")


def _marks(x: int, middle: int, marks: Sequence[Art | Tile], room: int) -> Generator[Item, None, int]:
    """Yield secrets or chips in a row, over one another if there are many; return where the name begins."""
    across = marks[0].size[0]
    step = min(across + 4, (room - across) // max(1, len(marks) - 1)) if len(marks) > 1 else across
    for number, mark in enumerate(marks):
        yield centred(x + across // 2 + number * step, middle, mark, "card" if len(marks) == 1 else None)
    return x + across + (len(marks) - 1) * step + across // 4


def _parts_width(page: Page, row: Standing, room: int) -> int:
    """Return how much of the room the parts of a total take."""
    (size,) = page.sizes((22,))
    if row.note:
        return min(room, width(row.note, size, 500))
    every = sum(piece.size[0] + page.px(4) for piece in row.parts)
    counted = sum(
        piece.size[0] + page.px(14) + width(str(count), size, 700) for piece, count in Counter(row.parts).items()
    )
    return every if every <= max(room, counted) else counted  # no two cards are alike: counting them gains nothing


def _parts(page: Page, row: Standing, x: int, middle: int, room: int) -> Iterator[Item]:
    """Yield what the total is made of, from x on: words, or every piece, or, if there is no room, their numbers."""
    if row.note:
        note, size = sized(row.note, page.sizes((22, 20)), 500, room)
        yield Label(x, middle, note, size, 500, "muted", "card")
    elif sum(piece.size[0] + page.px(4) for piece in row.parts) <= room:
        for number, piece in enumerate(row.parts):
            across = piece.size[0]
            yield centred(x + across // 2 + number * (across + page.px(4)), middle, piece, "card")
    else:
        (size,) = page.sizes((22,))
        for piece, count in Counter(row.parts).items():
            across = piece.size[0]
            yield centred(x + across // 2, middle, piece, "card")
            yield Label(x + across + page.px(4), middle, str(count), size, 700, "ink", "card")
            x += across + page.px(14) + width(str(count), size, 700)


def _foot(page: Page, height: int, foot: tuple[str, str]) -> Iterator[Item]:
    size, y = page.sizes((22,))[0], height - page.px(25)
    left = fitted(foot[0], size, 700, page.px(180))
    yield Label(page.px(22), y, left, size, 700, "muted")
    right = fitted(foot[1], size, 500, page.width - page.px(60) - width(left, size, 700))
    yield Label(page.width - page.px(22), y, right, size, 500, "muted", align="right")
