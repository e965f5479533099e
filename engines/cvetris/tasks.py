"""The sixteen task cards: what each is worth for each sheet."""

from collections.abc import Callable, Mapping, Sequence

from engines.cvetris.box import (
    AREA_CELLS_A_STAR,
    BIG_AREA,
    BIG_AREA_STARS,
    CELLS_A_STAR,
    DIAGONAL_STARS,
    EACH_FIGURE_STARS,
    EACH_SHAPES,
    LEAD_COLOURS,
    LEAD_SHAPES,
    LEAD_STARS,
    MANY_COLOUR_LINE_STARS,
    MANY_COLOURS,
    ONE_COLOUR_LINE_STARS,
    RECTANGLE_CELL_STARS,
    THREES_COLOURS,
    TWO_COLOUR_LINE_STARS,
    UNITED_CELLS,
    UNITED_COLOUR_STARS,
    Task,
)
from engines.cvetris.paint import areas, full_diagonals, largest_rectangle, paint
from engines.cvetris.sheet import EMPTY, Sheet


def task_worth(task: Task, sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Return what a task is worth now, by seat."""
    if task in LEAD_COLOURS:
        return _leads([[sheet.cells_of(colour) for sheet in sheets] for colour in LEAD_COLOURS[task]])
    if task in LEAD_SHAPES:
        return _leads([[sheet.drawn(shape) for sheet in sheets] for shape in LEAD_SHAPES[task]])
    return tuple([_stars(task, sheet) for sheet in sheets])


def _leads(counts_of_each: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Sum the stars of each thing counted: most and second most rank counts, not players; zero never leads."""
    return tuple(map(sum, zip(*map(_lead, counts_of_each), strict=True)))


def _lead(counts: Sequence[int]) -> list[int]:
    ranks = sorted({count for count in counts if count}, reverse=True)
    stars = dict(zip(ranks, LEAD_STARS, strict=False))
    return [stars.get(count, 0) for count in counts]


def _stars(task: Task, sheet: Sheet) -> int:
    if task in THREES_COLOURS:
        return sum(sheet.cells_of(colour) // CELLS_A_STAR for colour in THREES_COLOURS[task])
    if task in EACH_SHAPES:
        return EACH_FIGURE_STARS * sum(sheet.drawn(shape) for shape in EACH_SHAPES[task])
    return _BY_LOOKS[task](sheet)


def _colours_of_full_lines(sheet: Sheet) -> list[int]:
    """For each full row or column, how many colours it has."""
    return [len(set(line)) for line in (*sheet.rows, *sheet.columns) if EMPTY not in line]


def _diagonals(sheet: Sheet) -> int:
    return DIAGONAL_STARS * sum(map(full_diagonals, paint(sheet.columns).values()))


def _one_colour_lines(sheet: Sheet) -> int:
    return ONE_COLOUR_LINE_STARS * _colours_of_full_lines(sheet).count(1)


def _two_colour_lines(sheet: Sheet) -> int:
    return TWO_COLOUR_LINE_STARS * _colours_of_full_lines(sheet).count(2)


def _many_colour_lines(sheet: Sheet) -> int:
    return MANY_COLOUR_LINE_STARS * sum(colours >= MANY_COLOURS for colours in _colours_of_full_lines(sheet))


def _area_sizes(sheet: Sheet) -> list[list[int]]:
    """For each colour on the sheet, the sizes of its areas."""
    return [[area.bit_count() for area in areas(cells)] for cells in paint(sheet.columns).values()]


def _largest_area(sheet: Sheet) -> int:
    return max((max(sizes) for sizes in _area_sizes(sheet)), default=0) // AREA_CELLS_A_STAR


def _largest_rectangle(sheet: Sheet) -> int:
    return RECTANGLE_CELL_STARS * max(map(largest_rectangle, paint(sheet.columns).values()), default=0)


def _big_areas(sheet: Sheet) -> int:
    return BIG_AREA_STARS * sum(size >= BIG_AREA for sizes in _area_sizes(sheet) for size in sizes)


def _united_colours(sheet: Sheet) -> int:
    return UNITED_COLOUR_STARS * sum(len(sizes) == 1 and sizes[0] >= UNITED_CELLS for sizes in _area_sizes(sheet))


_BY_LOOKS: Mapping[Task, Callable[[Sheet], int]] = {
    Task.DIAGONALS: _diagonals,
    Task.TWO_COLOUR_LINES: _two_colour_lines,
    Task.ONE_COLOUR_LINES: _one_colour_lines,
    Task.MANY_COLOUR_LINES: _many_colour_lines,
    Task.LARGEST_AREA: _largest_area,
    Task.LARGEST_RECTANGLE: _largest_rectangle,
    Task.BIG_AREAS: _big_areas,
    Task.UNITED_COLOURS: _united_colours,
}
