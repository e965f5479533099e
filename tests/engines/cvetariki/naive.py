"""A second Цветарики, simple and slow, on a grid of cells: the oracle for groups, gravity and clumps."""

from engines.colours import Colour

FIVE = "RYGBV"


def grid(columns):
    return {(x, y): token for x, column in enumerate(columns) for y, token in enumerate(column)}


def hanging_together(cells, start):
    """Return what can be reached from a cell by steps within the cells."""
    reached, edge = {start}, {start}
    while edge:
        edge = {
            (x + dx, y + dy)
            for x, y in edge
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (x + dx, y + dy) in cells
        } - reached
        reached |= edge
    return reached


def groups(columns):
    """Return `{(colour, cells)}` of every group that can be popped."""
    found, tokens = set(), grid(columns)
    for colour in FIVE:
        cells = {cell for cell, token in tokens.items() if token in (colour, "*")}
        for start in (cell for cell in cells if tokens[cell] == colour):
            group = hanging_together(cells, start)
            if len(group) >= 2:
                found.add((Colour(colour), frozenset(group)))
    return found


def popped(columns, cells):
    """Return the columns after a pop: the remaining letters, with empty columns at the far right."""
    rest = ["".join(t for y, t in enumerate(column) if (x, y) not in cells) for x, column in enumerate(columns)]
    standing = [column for column in rest if column]
    return (*standing, *[""] * (10 - len(standing)))


def largest_clump(columns):
    sizes = [0]
    for colour in FIVE:
        cells = {cell for cell, token in grid(columns).items() if token == colour}
        sizes += [len(hanging_together(cells, cell)) for cell in cells]
    return max(sizes)
