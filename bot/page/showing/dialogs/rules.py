"""The rules of a game as the page shows them.

Colours are tokens there, not the letters that text boards have; what is our own decision has a small number, and one
note at the end says what it means.
"""

import re

from bot.page.showing.frames import Data
from bot.rulebook import Block, BlockKind, Page
from bot.texts import Words
from engines.colours import Colour
from render.theme import SYMBOLS

_SIGNS = {colour.value: SYMBOLS[colour].value for colour in Colour} | {"*": "✱"}
_LETTERS = re.escape("".join(_SIGNS))
_NAMED = re.compile(rf"(?<=[{''.join(_SIGNS.values())}]) `[{_LETTERS}]`")
"""The letter of a colour behind its symbol."""
_WRITTEN = re.compile(rf"`(\*|[{_LETTERS}]{{2,}})`")
"""A joker, or several colours in a row."""


def rules_data(page: Page, words: Words) -> Data:
    """Return a page of rules, its texts without letters for colours; a block's mark is the number of its note."""
    found = (block.mark for section in page.sections for block in section.blocks if block.mark)
    marks = list(dict.fromkeys(found))  # numbered as they come
    sections = [
        {
            "title": section.title,
            "blocks": [
                {
                    "kind": block.kind.value,
                    "text": _text(block),
                    "mark": marks.index(block.mark) + 1 if block.mark else 0,
                }
                for block in section.blocks
            ],
        }
        for section in page.sections
    ]
    return {"title": page.title, "sections": sections, "notes": [words(f"rules-{mark}-note") for mark in marks]}


def _text(block: Block) -> str:
    if block.kind is BlockKind.EXAMPLE:
        return "\n".join(map(_pictured, block.text.split("\n")))
    return _WRITTEN.sub(lambda found: _signs(found[1]), _NAMED.sub("", block.text))


def _pictured(row: str) -> str:
    """Return a row of an example with symbols; what begins with a space is the row of the columns' names."""
    return row if row.startswith(" ") else _signs(row)


def _signs(letters: str) -> str:
    return "".join(_SIGNS.get(letter, letter) for letter in letters)
