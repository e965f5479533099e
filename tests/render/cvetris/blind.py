"""A player of Цветрис who only has the text board: takes what is offered, draws where the text says it fits."""

import re

TAKE = re.compile(r"shape [IOTLSV]|colour [RYGBVO]")
DRAW = re.compile(r"^[#./]+: (\d[A-H])", re.MULTILINE)


def move(text: str) -> str:
    """Return a move to type, found in the last lines of the text."""
    mine = text.rstrip().split("\n\n")[-1]
    for pattern in (TAKE, DRAW):
        found = pattern.search(mine)
        if found:
            return found[found.lastindex or 0]
    return "done" if "done" in mine else "leave"
