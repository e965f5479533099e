"""A player of Цветарики who only has the text board: reads the rows of symbols and looks for neighbours."""

import re

ROW = re.compile(r"^ ?(\d+) ([^ ]( [^ ]){9})$", re.MULTILINE)
JOKER, EMPTY = "✱", "·"


def move(text: str) -> str:
    """Return a move to type, found in the rows of symbols."""
    rows = {int(found[1]): found[2].split(" ") for found in ROW.finditer(text)}
    assert sorted(rows) == list(range(1, 11))
    for row in sorted(rows):
        for column, token in enumerate(rows[row]):
            if token not in (JOKER, EMPTY):
                above = rows[row + 1][column] if row < 10 else EMPTY
                below = rows[row - 1][column] if row > 1 else EMPTY
                right = rows[row][column + 1] if column < 9 else EMPTY
                left = rows[row][column - 1] if column else EMPTY
                if {token, JOKER} & {above, below, right, left}:
                    return f"{'ABCDEFGHIJ'[column]}{row}"
    raise AssertionError(f"nothing to play in\n{text}")
