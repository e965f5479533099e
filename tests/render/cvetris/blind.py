"""A player of Цветрис who only has the text board: takes what is offered, draws where the text says it fits."""

import re

TAKE = re.compile(r"(?:shape|форма) [IOTLSV]|[IOTLSV] şekli|[▲●★✚◆■] \w+")
DRAW = re.compile(r"^[#./]+: \D*([1-8])\D*?\b([A-H])\b", re.MULTILINE)


def move(text: str) -> str:
    """Return a move to type, found in the last lines of the text."""
    mine = text.rstrip().split("\n\n")[-1]
    if found := TAKE.search(mine):
        return found[0]
    if found := DRAW.search(mine):
        return found[1] + found[2]
    return "done" if "done" in mine else "leave"
