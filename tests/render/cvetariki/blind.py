"""A player of Цветарики who only has the text board: checks a group in the rows of symbols, and types its number."""

import re

ROW = re.compile(r"^ ?(\d+) ([^ ]( [^ ]){9})$", re.MULTILINE)
GROUP = re.compile(r"^(\d+)\. (\S) \w+ × \d+: (.+)$", re.MULTILINE)
JOKER, EMPTY = "✱", "·"


def move(text: str) -> str:
    """Return the number of a group to type; its cells are neighbours of one colour in the rows of symbols."""
    rows = {int(found[1]): found[2].split(" ") for found in ROW.finditer(text)}
    assert sorted(rows) == list(range(1, 11))
    for group in GROUP.finditer(text):
        cells = [(cell[0], int(cell[1:])) for cell in group[3].split()]
        assert {rows[row]["ABCDEFGHIJ".index(column)] for column, row in cells} <= {group[2], JOKER}
        assert any(abs(ord(a) - ord(b)) + abs(c - d) == 1 for a, c in cells for b, d in cells)
        return group[1]
    raise AssertionError(f"nothing to play in\n{text}")
