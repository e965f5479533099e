"""A player of Конфетти who only has the text board: takes the first free card, keeps what is asked for."""

import re

FREE = re.compile(r"^\d+\. ([^\s(]{3})$", re.MULTILINE)
KEEP = re.compile(r"keep [▲●★✚☾◆■ ]+")
DROP = re.compile(r"drop [▲●★✚☾◆■]{3}")


def move(text: str) -> str:
    """Return a move to type; what is offered is in the last lines of the text."""
    mine = text.rstrip().split("\n\n")[-1]
    if "ready" in mine:
        return "ready"
    kept = KEEP.search(mine)
    if kept:
        return kept[0]
    free = FREE.search(text)
    if "take" in mine and free:
        return f"take {free[1]}"
    return "done" if "done" in mine else DROP.search(mine)[0]
