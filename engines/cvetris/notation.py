"""Moves of Cvetris as text.

`shape T`, `colour R`                  take a die (a letter may name both a shape and a colour, so the kind is given)
`6E`                                   draw in rotation 6, leftmost column E
`6E colour=R shape=T cut=2`            the same with bonuses; `cut-twice=2` uses both pairs of scissors
`patch C5 R`, `leave`, `done`
"""

import re
from collections.abc import Callable, Mapping
from string import digits
from typing import TypeVar

from engines.colours import BY_NAME
from engines.cvetris.box import COLOURS, COLUMNS, ROWS, Part, Shape
from engines.cvetris.sheet import Cell, column_letter
from engines.cvetris.state import Cut, Done, Draw, Leave, Move, Patch, Take, TakeColour, TakeShape
from engines.errors import MalformedMove

T = TypeVar("T")

# Cyrillic letters that look like these Latin ones, for people with a Russian keyboard.
_LOOKALIKES = str.maketrans("авсенто", "abcehto")
_LONGEST = 40

# What people type, in our three languages.
_WORDS: Mapping[str, tuple[str, ...]] = {
    "take": ("take", "взять", "беру", "al"),
    "draw": ("draw", "рисую", "рисовать", "çiz", "ciz"),
    "patch": ("patch", "заплата", "yama"),
    "leave": ("leave", "ухожу", "уйти", "ayrıl", "ayril"),
    "done": ("done", "готово", "bitti", "tamam"),
    "shape": ("shape", "форма", "şekil", "sekil"),
    "colour": ("colour", "color", "цвет", "renk"),
    "cut": ("cut", "ножницы", "makas"),
    "cut-twice": ("cut-twice", "ножницы-дважды", "iki-makas"),
}
_WORD_FOR = {typed: word for word, typings in _WORDS.items() for typed in typings}

# A single letter is accepted only where it is unambiguous.
_COLOUR_FOR = {name: colour for name, colour in BY_NAME.items() if colour in COLOURS}
_COLOUR_LETTER = {colour.value.lower(): colour for colour in COLOURS}
_SHAPE_FOR = {shape.value.lower(): shape for shape in Shape}
_PART_FOR = {part.value.lower(): part for part in Part}

_SPOT = re.compile(r"([1-8])([a-z])")
_CELL = re.compile(r"([a-z])([1-9][0-9]?)")


def parse_move(text: str) -> Move:
    """Parse a move; anything else raises `MalformedMove`."""
    words = _words(text) if len(text) <= _LONGEST else []
    if not words:
        raise _malformed()
    verb = _WORD_FOR.get(words[0])
    if verb in _READERS:
        return _READERS[verb](words[1:])
    return _draw(words) if words[0][0] in digits else _take(words)


def _words(text: str) -> list[str]:
    return text.lower().replace("i̇", "i").replace("=", " ").split()


def _malformed() -> MalformedMove:
    return MalformedMove("cvetris-malformed")


def _named(name: str, *tables: Mapping[str, T]) -> T:
    for table in tables:
        found = table.get(name) or table.get(name.translate(_LOOKALIKES))
        if found:
            return found
    raise _malformed()


def _take(words: list[str]) -> Take:
    match words:
        case [kind, name] if _WORD_FOR.get(kind) == "shape":
            return TakeShape(_named(name, _SHAPE_FOR))
        case [kind, name] if _WORD_FOR.get(kind) == "colour":
            return TakeColour(_named(name, _COLOUR_FOR, _COLOUR_LETTER))
        case [name]:
            return _take_by_name(name)
    raise _malformed()


def _take_by_name(name: str) -> Take:
    """Parse a die given without its kind: fine, unless the letter names both a shape and a colour."""
    letter = name.translate(_LOOKALIKES)
    if letter in _SHAPE_FOR and letter in _COLOUR_LETTER:
        raise MalformedMove("cvetris-shape-or-colour", letter=letter.upper())
    if letter in _SHAPE_FOR:
        return TakeShape(_SHAPE_FOR[letter])
    return TakeColour(_named(name, _COLOUR_FOR, _COLOUR_LETTER))


def _draw(words: list[str]) -> Draw:
    # "6 E" is the same as "6E".
    if len(words) > 1 and len(words[0]) == len(words[1]) == 1:
        words = [words[0] + words[1], *words[2:]]
    spot = _SPOT.fullmatch(words[0].translate(_LOOKALIKES)) if words else None
    if spot is None or len(words) % 2 == 0:
        raise _malformed()
    changes = {_WORD_FOR.get(word): name for word, name in zip(words[1::2], words[2::2], strict=True)}
    if len(changes) < len(words) // 2 or not changes.keys() <= {"colour", "shape", "cut", "cut-twice"}:
        raise _malformed()
    return Draw(
        orientation=int(spot[1]),
        column=_column(spot[2]),
        colour=_named(changes["colour"], _COLOUR_FOR, _COLOUR_LETTER) if "colour" in changes else None,
        shape=_named(changes["shape"], _SHAPE_FOR) if "shape" in changes else None,
        cut=_cut(changes.get("cut"), changes.get("cut-twice")),
    )


def _cut(once: str | None, twice: str | None) -> Cut | None:
    if once and twice:
        raise _malformed()
    if twice:
        return Cut(_named(twice, _PART_FOR), 2)
    return Cut(_named(once, _PART_FOR)) if once else None


def _patch(words: list[str]) -> Patch:
    match words:
        case [where, name]:
            found = _CELL.fullmatch(where.translate(_LOOKALIKES))
            if found and int(found[2]) <= ROWS:
                return Patch(Cell(_column(found[1]), int(found[2]) - 1), _named(name, _COLOUR_FOR, _COLOUR_LETTER))
    raise _malformed()


def _column(letter: str) -> int:
    column = ord(letter) - ord("a")
    if column >= COLUMNS:
        raise _malformed()
    return column


def _alone(move: Move) -> Callable[[list[str]], Move]:
    def read(words: list[str]) -> Move:
        if words:
            raise _malformed()
        return move

    return read


_READERS: Mapping[str | None, Callable[[list[str]], Move]] = {
    "take": _take,
    "draw": _draw,
    "patch": _patch,
    "leave": _alone(Leave()),
    "done": _alone(Done()),
}


def format_move(move: Move) -> str:
    match move:
        case TakeShape():
            return f"shape {move.shape}"
        case TakeColour():
            return f"colour {move.colour}"
        case Draw():
            return _draw_text(move)
        case Patch():
            return f"patch {move.cell} {move.colour}"
        case Leave():
            return "leave"
        case Done():
            return "done"


def _draw_text(move: Draw) -> str:
    text = f"{move.orientation}{column_letter(move.column)}"
    if move.colour:
        text += f" colour={move.colour}"
    if move.shape:
        text += f" shape={move.shape}"
    if move.cut:
        text += f" {'cut' if move.cut.scissors == 1 else 'cut-twice'}={move.cut.part}"
    return text
