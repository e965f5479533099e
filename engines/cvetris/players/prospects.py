"""What a sheet is worth to its player: the stars on it, and those that can be expected."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise

from engines.contract import Seat
from engines.cvetris.box import (
    COLOURS,
    COLUMNS,
    EACH_SHAPES,
    LEAD_COLOURS,
    LEAD_SHAPES,
    MARK_STARS,
    ROW_STARS,
    ROWS,
    SHAPES,
    THREES_COLOURS,
    Task,
)
from engines.cvetris.players import counts, lines, spreads
from engines.cvetris.players.board import CELLS, COLUMN_LINES, ROW_LINES, Board
from engines.cvetris.players.outlook import CELLS_A_ROUND, Outlook
from engines.cvetris.scoring import stars_for_rank
from engines.cvetris.state import Table

Prospect = Callable[[Outlook], float]
"""Expected stars of one task."""

# Tuned in matches of the levels against each other (docs/players.md).
HOLE = 1.0
"""What an empty cell that no figure can reach costs."""
STEP = 0.25
"""What each cell of height difference between neighbouring columns costs."""
ROW_PROMISE = 0.6
"""The share of its stars that a nearly full row is worth."""
COLUMN_PROMISE = 0.8
"""What a nearly full column is worth: its bonus."""
WANTED_FACE = 0.7
"""How often a player gets the face they want, if one of the two dice to choose from shows it."""

_BY_LOOKS: Mapping[Task, Prospect] = {
    Task.DIAGONALS: lines.diagonals,
    Task.TWO_COLOUR_LINES: lines.two_colour_lines,
    Task.ONE_COLOUR_LINES: lines.one_colour_lines,
    Task.MANY_COLOUR_LINES: lines.many_colour_lines,
    Task.LARGEST_AREA: spreads.largest_area,
    Task.LARGEST_RECTANGLE: spreads.largest_rectangle,
    Task.BIG_AREAS: spreads.big_areas,
    Task.UNITED_COLOURS: spreads.united_colours,
}


def _marks() -> Iterator[tuple[float, ...]]:
    """Yield, for 0, 1, 2, … rounds left, the expected stars for marks by how many of the six are missing."""
    faces = max(MARK_STARS)
    stars = [float(MARK_STARS.get(faces - missing, 0)) for missing in range(faces + 1)]
    for _ in range(CELLS // CELLS_A_ROUND + 1):
        yield tuple(stars)
        for missing in range(faces, 0, -1):
            neither = (1 - missing / faces) ** 2
            found = WANTED_FACE * (1 - neither)
            stars[missing] += found * (stars[missing - 1] - stars[missing])


_MARKS = tuple(_marks())


class Prospects:
    """What sheets are worth to one seat of a table."""

    def __init__(self, table: Table, seat: Seat) -> None:
        mine = table.sheets[seat]
        self._given = sum(stars or 0 for stars in mine.row_stars)
        rows = zip(ROW_STARS, mine.row_stars, table.row_ranks, strict=True)
        self._rows = [(ROW_LINES[row - 1], stars_for_rank(row, rank)) for row, given, rank in rows if given is None]
        self._tasks = [_prospect(task, table, seat) for task in table.tasks]

    def value(self, board: Board, *, over: bool = False) -> float:
        """Return what a sheet would be worth; `over`: nothing more would be drawn on it."""
        outlook = Outlook.of(board, over=over)
        total = self._given + _marks_of(outlook) + self._row_stars(outlook)
        for task in self._tasks:
            total += task(outlook)
        return total + outlook.hope * _soundness(outlook)

    def _row_stars(self, outlook: Outlook) -> float:
        total = 0.0
        for cells, stars in self._rows:
            there = (outlook.filled & cells).bit_count()
            if there == COLUMNS:
                total += stars
            elif not outlook.covered & cells:
                total += stars * ROW_PROMISE * outlook.hope * there / COLUMNS
        return total


def _marks_of(outlook: Outlook) -> float:
    expected = _MARKS[int(outlook.rounds + 0.5)]
    return expected[outlook.board.figures.count(0)] + expected[outlook.board.paint.count(0)]


def _soundness(outlook: Outlook) -> float:
    """Return how well future figures will fit: no holes, no steep steps, columns that can still be filled."""
    heights, covered = outlook.board.heights, outlook.covered
    steps = sum([abs(left - right) for left, right in pairwise(heights)])
    rising = zip(COLUMN_LINES, heights, strict=True)
    sound = sum([height for cells, height in rising if not covered & cells])
    return COLUMN_PROMISE * sound / ROWS - STEP * steps - HOLE * covered.bit_count()


def _prospect(task: Task, table: Table, seat: Seat) -> Prospect:
    others = [sheet for at, sheet in enumerate(table.sheets) if at != seat]
    if task in LEAD_COLOURS:
        most = [max((sheet.cells_of(colour) for sheet in others), default=0) for colour in LEAD_COLOURS[task]]
        return partial(counts.lead_colours, colours=[*map(COLOURS.index, LEAD_COLOURS[task])], rivals=most)
    if task in LEAD_SHAPES:
        most = [max((sheet.drawn(shape) for sheet in others), default=0) for shape in LEAD_SHAPES[task]]
        return partial(counts.lead_shapes, shapes=[*map(SHAPES.index, LEAD_SHAPES[task])], rivals=most)
    if task in THREES_COLOURS:
        return partial(counts.threes, colours=[*map(COLOURS.index, THREES_COLOURS[task])])
    if task in EACH_SHAPES:
        return partial(counts.each, shapes=[*map(SHAPES.index, EACH_SHAPES[task])])
    return _BY_LOOKS[task]
