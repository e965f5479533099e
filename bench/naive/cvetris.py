"""A naive Цветрис: cells in a dict, figures that sink row by row. A baseline, not part of the program."""

from copy import deepcopy

from engines.cvetris.box import COLOURS, COLUMNS, ROWS, SHAPES
from engines.cvetris.figures import FIGURES


def grid_of(sheet):
    return {
        (x, y): letter for x, column in enumerate(sheet.columns) for y, letter in enumerate(column) if letter != "."
    }


def drop(grid, spots, column):
    """Sink row by row; return the cells, or None if the figure sticks out."""
    row = ROWS
    while row and not any((x + column, y + row - 1) in grid for x, y in spots):
        row -= 1
    cells = [(x + column, y + row) for x, y in spots]
    return cells if all(x < COLUMNS and y < ROWS for x, y in cells) else None


def drawings(grid, shape):
    return [
        (number, column)
        for number, lying in enumerate(FIGURES[shape], 1)
        for column in range(COLUMNS)
        if column + lying.width <= COLUMNS and drop(grid, lying.spots, column)
    ]


def area(grid, start):
    seen, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside not in seen and grid.get(beside) == grid[start]:
                seen.add(beside)
                waiting.append(beside)
    return frozenset(seen)


def areas(grid):
    return {(grid[cell], area(grid, cell)) for cell in grid}


def largest_rectangle(grid):
    best = 0
    for (x, y), colour in grid.items():
        for right in range(x, COLUMNS):
            for top in range(y, ROWS):
                inside = [(a, b) for a in range(x, right + 1) for b in range(y, top + 1)]
                if all(grid.get(cell) == colour for cell in inside):
                    best = max(best, len(inside))
    return best


def diagonals(grid):
    found = 0
    for start in range(-ROWS, COLUMNS + ROWS):
        for slope in (1, -1):
            cells = [(start + slope * row, row) for row in range(ROWS) if 0 <= start + slope * row < COLUMNS]
            colours = {grid.get(cell) for cell in cells}
            found += len(cells) > 3 and len(colours) == 1 and None not in colours
    return found


def looks(grid):
    return max((len(cells) for _, cells in areas(grid)), default=0), largest_rectangle(grid), diagonals(grid)


def draft(order, rng):
    """Roll and take at random, clockwise and back."""
    table = [("shape", rng.choice(SHAPES)) for _ in order] + [("colour", rng.choice(COLOURS)) for _ in order]
    hands = {seat: {} for seat in order}
    for seat in (*order, *reversed(order)):
        die = rng.choice([die for die in table if die[0] not in hands[seat]])
        table.remove(die)
        hands[seat][die[0]] = die[1]
    return hands


def game(seats, rng):
    """Play a random game without bonuses; return what the tasks count on every sheet."""
    sheets, order = [{} for _ in range(seats)], list(range(seats))
    while order:
        for seat, hand in draft(order, rng).items():
            found = drawings(sheets[seat], hand["shape"])
            if not found:
                order.remove(seat)
                continue
            number, column = rng.choice(found)
            sheets = deepcopy(sheets)
            cells = drop(sheets[seat], FIGURES[hand["shape"]][number - 1].spots, column)
            sheets[seat].update(dict.fromkeys(cells, hand["colour"]))
        order = order[1:] + order[:1]
    return [looks(sheet) for sheet in sheets]
