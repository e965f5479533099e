"""A player of Конфетти who only has the text board: takes the first free card, keeps what is asked for."""

import re

FREE = re.compile(r"^(\d+)\. [^\s(]{3}$", re.MULTILINE)
READY = re.compile(r"ready|готово|hazır$", re.MULTILINE)
KEEP = re.compile(r"(keep|оставить|sakla)( \d+)+")
TAKE = re.compile(r"(example|например|örneğin) \d+\.$", re.MULTILINE)
DROP = re.compile(r"(drop|вернуть|bırak)\W.*?(\d+)")
DONE = re.compile(r"done|хватит|bitti")


def move(text: str) -> str:
    """Return a move to type, in the words of the text; what is offered stands in its last lines."""
    mine = text.rstrip().split("\n\n")[-1]
    for offer in (READY, KEEP):
        if found := offer.search(mine):
            return found[0]
    free = FREE.search(text)
    if TAKE.search(mine) and free:
        return free[1]
    if found := DONE.search(mine):
        return found[0]
    found = DROP.search(mine)
    return f"{found[1]} {found[2]}"
