"""The rainbow of seven that all games share. Each game uses some of them, under the letters of the rulebook."""

from enum import StrEnum


class Colour(StrEnum):
    RED = "R"
    ORANGE = "O"
    YELLOW = "Y"
    GREEN = "G"
    CYAN = "C"
    BLUE = "B"
    VIOLET = "V"
