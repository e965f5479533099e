"""A player of Цветные дорожки who only has the text board: reads cards and table, and works out which move to type.

The text also lists the moves; this player checks the list against the cards.
"""

import re

PATHS = r"(\S)(\d)–(\S)(\d) (\S)(\d)–(\S)(\d) (\S)(\d)–(\S)(\d)"
HAND = re.compile(rf"^([A-Z]+)\. {PATHS}$", re.MULTILINE)
LAID = re.compile(rf"^{PATHS} ([←↑→↓]) \((-?\d+),(-?\d+)\)", re.MULTILINE)
MOVE = re.compile(r"^([A-Z]+) (\d+): ([←↑→↓]) \((-?\d+),(-?\d+)\) \(", re.MULTILINE)
FIRST = re.compile(r"^([A-Z]+)$", re.MULTILINE)
EDGES = ((-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0))
QUARTERS = {"←": 0, "↑": 1, "→": 2, "↓": 3}


def move(text: str) -> str:
    """Return a move to type: the first that makes two joints of equal colours."""
    moves = text.rstrip().split("\n\n")[-1]
    first = FIRST.search(moves)
    if first:
        return first[1]
    table = {}
    for found in LAID.finditer(text):
        table.update(ends(colours(found.groups()[:12]), found[13], int(found[14]), int(found[15])))
    # Everybody's hand is listed; the letters of the moves are those of one of them.
    for hand in hands(text):
        for found in MOVE.finditer(moves):
            laid = ends(hand[found[1]], found[3], int(found[4]), int(found[5])) if found[1] in hand else {}
            met = [table[edge] == colour for edge, colour in laid.items() if edge in table]
            if len(met) >= 2 and all(met):
                return f"{found[1]}{found[2]}"
    raise AssertionError(f"nothing to play in\n{text}")


def hands(text):
    """Yield the cards of each player by letter."""
    for part in text.split("\n\n"):
        if found := {each[1]: colours(each.groups()[1:]) for each in HAND.finditer(part)}:
            yield found


def colours(groups):
    """Return the colours of a card by end."""
    return {int(groups[at + 1]): groups[at] for at in range(0, 12, 2)}


def ends(card, turn, x, y):
    """Return the colours of a laid card by edge, in half units."""
    found = {}
    inward = turned((1, 0), QUARTERS[turn])
    for end, edge in enumerate(EDGES):
        dx, dy = turned(edge, QUARTERS[turn])
        found[2 * x + inward[0] + dx, 2 * y + inward[1] + dy] = card[end]
    return found


def turned(offset, quarters):
    x, y = offset
    for _ in range(quarters):
        x, y = y, -x
    return x, y
