"""The seven rainbow colours that all games share, with the letters of the rulebook."""

from collections.abc import Mapping
from enum import StrEnum


class Colour(StrEnum):
    RED = "R"
    ORANGE = "O"
    YELLOW = "Y"
    GREEN = "G"
    CYAN = "C"
    BLUE = "B"
    VIOLET = "V"


# What people may type for a colour: its name in our three languages, with or without the letters that are hard to
# type, or its symbol from the pictures.
NAMES: Mapping[Colour, tuple[str, ...]] = {
    Colour.RED: ("red", "красный", "kırmızı", "kirmizi", "▲"),
    Colour.ORANGE: ("orange", "оранжевый", "turuncu", "●"),
    Colour.YELLOW: ("yellow", "жёлтый", "желтый", "sarı", "sari", "★"),
    Colour.GREEN: ("green", "зелёный", "зеленый", "yeşil", "yesil", "✚"),
    Colour.CYAN: ("cyan", "sky", "голубой", "açık mavi", "acik mavi", "☾"),
    Colour.BLUE: ("blue", "синий", "mavi", "◆"),
    Colour.VIOLET: ("violet", "фиолетовый", "mor", "■"),
}
BY_NAME: Mapping[str, Colour] = {name: colour for colour, names in NAMES.items() for name in names}
