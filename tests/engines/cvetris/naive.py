"""A second Цветрис, simple and slow, on a grid of lists: figures sink row by row, areas are flood-filled.

Written from the rulebook, it shares nothing with the engine but the letters of a state.
"""

from itertools import product

WIDTH, HEIGHT = 8, 9
COLOURS = "RYGBVO"
FIGURES = {
    "I": [(0, 0), (0, 1), (0, 2), (0, 3)],
    "O": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "T": [(0, 0), (1, 0), (2, 0), (1, 1)],
    "L": [(0, 0), (0, 1), (0, 2), (1, 0)],
    "S": [(0, 0), (1, 0), (1, 1), (2, 1)],
    "V": [(0, 0), (1, 0), (0, 1)],
}
BONUSES = ["colour", "scissors", "shape", "patch", "patch", "shape", "scissors", "colour"]


def grid_of(sheet):
    """Return rows of letters, bottom up."""
    return [[sheet.columns[x][y] for x in range(WIDTH)] for y in range(HEIGHT)]


# Figures.


def settled(cells):
    """Move cells into the lower left corner."""
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - low) for x, y in cells))


def ways(cells):
    """Return every orientation of a figure."""
    found = set()
    for mirror, turns in product((1, -1), range(4)):
        turned = [(mirror * x, y) for x, y in cells]
        for _ in range(turns):
            turned = [(-y, x) for x, y in turned]
        found.add(settled(turned))
    return found


def cut(cells):
    """Return both sides of every straight cut."""
    found = set()
    for line in range(1, 4):
        for axis in (0, 1):
            for side in ([c for c in cells if c[axis] < line], [c for c in cells if c[axis] >= line]):
                if 0 < len(side) < len(cells):
                    found.add(min(ways(side)))
    return found


def fall(grid, cells, column):
    """Let cells sink one row at a time from above the sheet; return where they rest, or None if they stick out."""
    at = [(x + column, y + HEIGHT) for x, y in cells]
    if any(x >= WIDTH for x, _ in at):
        return None
    while True:
        below = [(x, y - 1) for x, y in at]
        if any(y < 0 or (y < HEIGHT and grid[y][x] != ".") for x, y in below):
            break
        at = below
    return frozenset(at) if all(y < HEIGHT for _, y in at) else None


def rests(grid, cells):
    """Return every place where a figure can come to rest."""
    found = {fall(grid, way, column) for way in ways(cells) for column in range(WIDTH)}
    return found - {None}


# A turn.


def usable(sheet, bonus):
    return sum(mark == "o" and kind == bonus for kind, mark in zip(BONUSES, sheet.bonuses, strict=True))


def drawings(sheet, shape, colour):
    """Return every drawing as (cells, colour, uncut shape, bonuses used: colour, shape, scissors)."""
    grid, found = grid_of(sheet), set()
    colours = [(colour, 0)] + [(other, 1) for other in COLOURS if other != colour and usable(sheet, "colour")]
    shapes = [(shape, 0)] + [(other, 1) for other in FIGURES if other != shape and usable(sheet, "shape")]
    for drawn, changed in shapes:
        pieces = {(min(ways(FIGURES[drawn])), drawn, 0)}
        parts = {min(ways(FIGURES[drawn]))}
        for pair in range(1, 1 + usable(sheet, "scissors")):
            parts = {part for whole in parts for part in cut(whole)}
            pieces |= {(part, None, pair) for part in parts}
        for cells, uncut, pairs in pieces:
            for rest in rests(grid, cells):
                found |= {(rest, paint, uncut, (used, changed, pairs)) for paint, used in colours}
    return found


def patched(sheet, x, y):
    grid = grid_of(sheet)
    grid[y][x] = "?"
    return grid


def results(sheet, shape, colour, stage):
    """Return what a player can do in their turn."""
    hollow = [(x, y) for x in range(WIDTH) for y in range(HEIGHT) if sheet.columns[x][y] == "."]
    patches = hollow if usable(sheet, "patch") else []
    if stage in ("drawn", "leaving"):
        return {"done"} | {("patch", cell, paint) for cell in patches for paint in COLOURS}
    found = {("draw", *drawing) for drawing in drawings(sheet, shape, colour)}
    if rests(grid_of(sheet), FIGURES[shape]):
        patches = [(x, y) for x, y in patches if rests(patched(sheet, x, y), FIGURES[shape])]
    else:
        found.add("leave")
    return found | {("patch", cell, paint) for cell in patches for paint in COLOURS}


# The score.


def floods(grid):
    """Return every area as (colour, cells)."""
    seen, found = set(), []
    for y, x in product(range(HEIGHT), range(WIDTH)):
        if grid[y][x] == "." or (x, y) in seen:
            continue
        area, waiting = set(), [(x, y)]
        while waiting:
            a, b = waiting.pop()
            if (a, b) in area or not (0 <= a < WIDTH and 0 <= b < HEIGHT) or grid[b][a] != grid[y][x]:
                continue
            area.add((a, b))
            waiting += [(a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)]
        seen |= area
        found.append((grid[y][x], area))
    return found


def diagonals(grid):
    """Walk every diagonal from its lowest cell to its end."""
    starts = {(x, 0) for x in range(WIDTH)} | {(x, y) for x in (0, WIDTH - 1) for y in range(HEIGHT)}
    count = 0
    for x, y in starts:
        for step in (1, -1):
            behind = (x - step, y - 1)
            if 0 <= behind[0] < WIDTH and behind[1] >= 0:
                continue  # it begins further down
            line, a, b = [], x, y
            while 0 <= a < WIDTH and b < HEIGHT:
                line.append(grid[b][a])
                a, b = a + step, b + 1
            count += len(line) > 3 and len(set(line)) == 1 and line[0] != "."
    return count


def rectangle(grid):
    best = 0
    for x, y in product(range(WIDTH), range(HEIGHT)):
        for right, top in product(range(x, WIDTH), range(y, HEIGHT)):
            inside = {grid[b][a] for a in range(x, right + 1) for b in range(y, top + 1)}
            if len(inside) == 1 and inside != {"."}:
                best = max(best, (right - x + 1) * (top - y + 1))
    return best


def full_lines(grid):
    lines = grid + [[grid[y][x] for y in range(HEIGHT)] for x in range(WIDTH)]
    return [len(set(line)) for line in lines if "." not in line]


def count(sheet, colour):
    return sum(row.count(colour) for row in grid_of(sheet))


def leads(counts):
    """4 for each player with the most, 1 for each with the next lower count, nothing for zero."""
    most = max(counts)
    second = max([number for number in counts if number < most], default=0)
    return [4 if number == most and number else 1 if number == second and number else 0 for number in counts]


def united(grid):
    by_colour = {}
    for colour, area in floods(grid):
        by_colour.setdefault(colour, []).append(len(area))
    return sum(len(areas) == 1 and areas[0] >= 3 for areas in by_colour.values())


def task(name, sheets):
    """Return the stars of a task by seat."""
    grids = [grid_of(sheet) for sheet in sheets]
    letters = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "violet": "V", "orange": "O"}
    alone = {
        "diagonals": lambda grid: 5 * diagonals(grid),
        "two-colour-lines": lambda grid: 2 * sum(n == 2 for n in full_lines(grid)),
        "one-colour-lines": lambda grid: 6 * sum(n == 1 for n in full_lines(grid)),
        "many-colour-lines": lambda grid: sum(n > 2 for n in full_lines(grid)),
        "largest-area": lambda grid: max([len(area) for _, area in floods(grid)], default=0) // 2,
        "largest-rectangle": rectangle,
        "big-areas": lambda grid: 2 * sum(len(area) >= 5 for _, area in floods(grid)),
        "united-colours": lambda grid: 3 * united(grid),
    }
    if name in alone:
        return [alone[name](grid) for grid in grids]
    kind, *what = name.split("-")
    colours = [letters[word] for word in what if word in letters]
    if kind == "threes":
        return [sum(count(sheet, colour) // 3 for colour in colours) for sheet in sheets]
    figures = [dict(zip("IOTLSV", sheet.figures, strict=True)) for sheet in sheets]
    if kind == "each":
        return [sum(drawn[shape] for shape in what[0]) for drawn in figures]
    if colours:
        columns = [leads([count(sheet, colour) for sheet in sheets]) for colour in colours]
    else:
        columns = [leads([drawn[shape] for drawn in figures]) for shape in what[0]]
    return [sum(stars) for stars in zip(*columns, strict=True)]
