"""Names that people give themselves, made fit to be shown beside others: any text may come."""

import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 32
NOBODY = "?"
"""Shown for a name in which nothing can be seen."""
MOST_MARKS = 3
"""Accents on one letter: more of them cover the lines above and below."""

_JOINERS = frozenset("\u200c\u200d")
"""They join letters of Persian and of Indian scripts, and parts of emoji: needed, but only between others."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\U0001d159")
"""Letters and signs by category, of which nothing is seen."""
_BREAKS = frozenset({"Cc", "Zl", "Zp", "Zs"})
_DROPPED = frozenset({"Cf", "Cs", "Co", "Cn"})
"""Format characters (zero-width spaces, marks and isolates of direction, tags), halves of characters, and what no
font knows."""
_MARKS = frozenset({"Mn", "Me"})


def shown_name(name: str) -> str:
    """Return a name fit to be shown: one line, all of it visible, nothing that changes the text around it."""
    seen = " ".join("".join(_visible(name)).split())
    short = seen[:LONGEST_NAME].strip(" \u200c\u200d")
    return short if any(unicodedata.category(letter)[0] in "LNPS" for letter in short) else NOBODY


def _visible(name: str) -> Iterator[str]:
    """Yield what can be seen, with a space for each break."""
    before, marks = " ", 0
    for letter in name:
        kind = unicodedata.category(letter)
        shown = " " if kind in _BREAKS else letter
        if letter in _JOINERS:
            if before == " " or before in _JOINERS:
                continue
        elif kind in _MARKS:
            marks += 1
            if before == " " or marks > MOST_MARKS or letter in _BLANK:
                continue
        elif kind in _DROPPED or letter in _BLANK:
            continue
        else:
            marks = 0
        yield shown
        before = shown
