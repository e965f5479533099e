"""What the moves of Cvetris are called: a die by what it shows, a drawing by rotation and column."""

import re

from bot.screens.language import Line, line
from engines.colours import NAMES
from engines.cvetris.notation import parse_move
from engines.cvetris.sheet import column_letter
from engines.cvetris.state import Cut, Done, Draw, Leave, Patch, TakeColour, TakeShape
from engines.cvetris.view import View

_SYMBOL = re.compile(rf"[{''.join(names[-1] for names in NAMES.values())}]\s+(?=\w)")
_SHAPE = re.compile(r"(?:shape|форма) (\w)", re.IGNORECASE)
_TURKISH_SHAPE = re.compile(r"(\w) şekli", re.IGNORECASE)
_PLACE = re.compile(
    r"(?:rotation|поворот)?\s*([1-8])\.?\s*(?:dönüş)?[\s,]*(?:column|столбец)?\s*([a-hавсен])(?:\s*sütunu)?",
    re.IGNORECASE,
)


def named(_view: View, text: str) -> Line:
    match parse_move(text):
        case TakeShape(shape):
            return line("cvetris-move-shape", shape=shape.value)
        case TakeColour(colour):
            return line("cvetris-move-colour", colour=colour.value)
        case Draw() as draw:
            return _drawn(draw)
        case Patch(cell, colour):
            return line("cvetris-move-patch", cell=str(cell), colour=colour.value)
        case Leave():
            return line("cvetris-button-leave")
        case Done():
            return line("cvetris-button-done")


def typed(_view: View, text: str) -> str:
    """Read `rotation 6, column E, shape T` and `● orange`; dice, `6E` and other words are moves as they are."""
    drawing, *changes = re.split(r",\s*(?=shape|форма|\w şekli|[▲●★✚☾◆■])", text.strip(), flags=re.IGNORECASE)
    place = _PLACE.fullmatch(drawing)
    if place and all(map(_change, changes)):
        return " ".join((f"{place[1]}{place[2]}", *(_change(change) for change in changes)))
    plain = text.strip()
    if shape := _TURKISH_SHAPE.fullmatch(plain):
        return f"shape {shape[1]}"
    return _SYMBOL.sub("", plain.replace(",", " "))


def _change(text: str) -> str:
    """Read the shape or the colour that a bonus gives to a drawing; nothing else."""
    if shape := _SHAPE.fullmatch(text) or _TURKISH_SHAPE.fullmatch(text):
        return f"shape {shape[1]}"
    return f"colour {_SYMBOL.sub('', text)}" if _SYMBOL.match(text) else ""


def _drawn(draw: Draw) -> Line:
    place = line("cvetris-move-draw", rotation=draw.orientation, column=column_letter(draw.column))
    changes: list[Line] = []
    if draw.colour:
        changes.append(line("cvetris-move-colour", colour=draw.colour.value))
    if draw.shape:
        changes.append(line("cvetris-move-shape", shape=draw.shape.value))
    if draw.cut:
        changes.append(part_name(draw.cut))
    for change in changes:
        place = line("cvetris-move-changed", move=place, change=change)
    return place


def part_name(cut: Cut) -> Line:
    """Return what scissors leave: a number of cells, or a corner."""
    part = cut.part.value
    return line("cvetris-part", part=int(part) if part.isdigit() else part, pairs=cut.scissors)
