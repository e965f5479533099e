"""A naive Цветарики: cells in a dict, groups as sets. A baseline, not part of the program."""

from engines.cvetariki.board import COLOURS, COLUMNS, JOKER


def board_of(columns):
    return {(x, y): token for x, column in enumerate(columns) for y, token in enumerate(column)}


def group(board, start, colour):
    seen, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside not in seen and board.get(beside) in (colour, JOKER):
                seen.add(beside)
                waiting.append(beside)
    return frozenset(seen)


def groups(board):
    found = {
        (colour, group(board, cell, colour)) for colour in COLOURS for cell, token in board.items() if token == colour
    }
    return sorted(((c, g) for c, g in found if len(g) > 1), key=lambda pair: (pair[0], sorted(pair[1])))


def popped(board, cells):
    columns = [[board[x, y] for y in range(10) if (x, y) in board and (x, y) not in cells] for x in range(COLUMNS)]
    return board_of([column for column in columns if column])
