"""Cvetris as a film, and the art of the lobby card."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engines.contract import Outcome, Seat
from engines.cvetris.box import COLUMNS, ROWS
from engines.cvetris.sheet import Cell, Sheet
from engines.cvetris.view import View
from render.cvetris.art import Spot
from render.cvetris.sheets import Grid, cells, outlined
from render.films.ending import by_place
from render.films.furniture import FOOT, HEAD, Page, heading
from render.films.reel import Reel
from render.films.story import SHOWN_MS, THEN_MS, Frame, Story
from render.films.veil import Veil, veil
from render.lettering import fitted, width as width_of
from render.parts.contour import Stroke
from render.scene import Item, Label, sprite
from render.words import Words

_SAMPLE = ("...Y.", "O.YYB", "OGYBB", "OGGBR")
_NAME, _GAP = 34, 12
_PITCHES = (36, 26, 24)
"""How wide a cell is for one player, for two and for more."""
_LEAST = 440


def film(story: Story, words: Words, width: int = 480) -> Iterator[Frame]:
    """Yield each figure alone as it is drawn, then what it is worth. Who takes which die is left out."""
    page, first = Page(width), story.views[0]
    seats = len(first.sheets)
    spread = _Spread(page, seats)
    reel = Reel(page, words, story, max(page.px(_LEAST), page.px(FOOT) + spread.bottom))
    yield reel.opening("cvetris-picture-name", seats, _sheets(spread, words, first, first, None))
    for number, (before, after) in enumerate(pairwise(story.views), 1):
        for seat in range(seats):
            if after.sheets[seat].columns != before.sheets[seat].columns:
                head = tuple(_caption(reel, after, seat))
                rest = _rest(reel, spread, seat, after.sheets[seat])
                yield reel.frame(head, _sheets(spread, words, after, before, seat), number, SHOWN_MS, rest)
                yield reel.frame(head, _sheets(spread, words, after, after, seat), number, THEN_MS)
    if story.outcome is not None:
        yield from _end(reel, story.views[-1], story.outcome)


class _Spread(NamedTuple):
    """Where the sheets are: one in the middle, or two in a row."""

    page: Page
    seats: int

    @property
    def pitch(self) -> int:
        return self.page.px(_PITCHES[min(self.seats, len(_PITCHES)) - 1])

    @property
    def row(self) -> int:
        return ROWS * self.pitch + self.page.px(_NAME + _GAP)

    @property
    def bottom(self) -> int:
        return self.page.px(HEAD) + -(-self.seats // 2) * self.row

    def corner(self, seat: Seat) -> tuple[int, int]:
        """Return where a player's name and sheet begin."""
        page, wide = self.page, COLUMNS * self.pitch
        if self.seats == 1:
            return (page.width - wide) // 2, page.px(HEAD)
        across = page.width - 2 * page.px(20) - wide
        return page.px(20) + seat % 2 * across, page.px(HEAD) + seat // 2 * self.row


def _caption(reel: Reel, view: View, seat: Seat) -> Iterator[Item]:
    words = reel.words
    round_ = words.say("picture-round", number=view.round)
    return heading(
        reel.page, words, seat=seat, title=lambda name: words.say("cvetris-picture-draws", name=name), below=round_
    )


def _sheets(spread: _Spread, words: Words, view: View, scored: View, drew: Seat | None) -> Iterator[Item]:
    """Yield all sheets with the points of this position or an earlier one, the newest figure outlined."""
    page, pitch = spread.page, spread.pitch
    wide, size = COLUMNS * pitch, page.px(23)
    for seat, sheet in enumerate(view.sheets):
        x, y = spread.corner(seat)
        points = str(scored.worths[seat].total)
        name = fitted(words.name(seat), size, 500, wide - page.px(10) - width_of(points, size, 800))
        yield Label(x, y + page.px(13), name, size, 500)
        yield Label(x + wide, y + page.px(13), points, size, 800, align="right")
        yield from _sheet(x, y + page.px(_NAME), pitch, sheet, seat == drew)


def _rest(reel: Reel, spread: _Spread, drew: Seat, sheet: Sheet) -> Veil:
    """Everything but the newest figure and whose it is is faint."""
    page, pitch, rim = reel.page, spread.pitch, reel.page.px(3)
    x, y = spread.corner(drew)
    grid = Grid(x, y + page.px(_NAME), pitch)
    corners = map(grid.corner, (*sheet.fresh.figure, *sheet.fresh.patches))
    cells_drawn = ((left - rim, top - rim, left + pitch + rim, top + pitch + rim) for left, top in corners)
    name = (x, y, x + COLUMNS * pitch, y + page.px(_NAME - 6))
    whole = (page.px(14), page.px(HEAD), page.width - page.px(14), reel.height - page.px(FOOT))
    return veil(whole, (name, *cells_drawn))


@lru_cache(maxsize=256)
def _sheet(x: int, y: int, pitch: int, sheet: Sheet, fresh: bool) -> tuple[Item, ...]:  # noqa: FBT001 (cached)
    grid = Grid(x, y, pitch)
    return (*cells(grid, sheet, "paper"), *(_fresh(grid, sheet) if fresh else ()))


def _fresh(grid: Grid, sheet: Sheet) -> Iterator[Item]:
    for group in (sheet.fresh.figure, sheet.fresh.patches):
        if group:
            stroke = Stroke(inside=_colour(sheet, group[0]), outside="card", width=4, halo=0, radius=6)
            yield from outlined(grid, group, stroke)


def _colour(sheet: Sheet, cell: Cell) -> str:
    return sheet.columns[cell.column][cell.row]


def _end(reel: Reel, view: View, outcome: Outcome) -> Iterator[Frame]:
    def parts(seat: Seat) -> str:
        worth = view.worths[seat]
        return f"{worth.shape_marks + worth.colour_marks} + {sum(worth.rows)} + {sum(worth.tasks)}"

    reason = reel.words.say("cvetris-picture-review-length", count=view.round)
    foot = reel.words.say("cvetris-picture-film-parts")
    return reel.ending(by_place(outcome, parts), sides=len(outcome.winners), reason=reason, foot=foot)


def banner() -> Iterator[Item]:
    """Cells piled up in the corner of the card."""
    for row, kinds in enumerate(_SAMPLE):
        for column, kind in enumerate(kinds):
            if kind != ".":
                yield sprite(520 + column * 76, -50 + row * 76, Spot(76, kind, edge="bar"))
