"""What buttons and lists carry that belong to no table, taken apart once. Those that were posted keep their meaning."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.press import PressId

SURE = "@sure:"
PERSON, ROOM = "person", "room"
"""Whose settings: see `Choose`."""


@dataclass(frozen=True)
class Choose:
    """A setting was chosen: a person's or a room's."""

    whose: str
    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class ReadRules:
    """A section of a game's rules is to be shown."""

    game: str
    section: int


@dataclass(frozen=True)
class Forget:
    """Somebody is sure that their data is to be deleted."""


@dataclass(frozen=True)
class OpenGame:
    """A table is to be opened here: a game, and perhaps what would be typed after it."""

    text: str


@dataclass(frozen=True)
class Sure:
    """The move that somebody was asked about is meant."""

    press: PressId


@dataclass(frozen=True)
class OnDialog:
    """Something was pressed on the dialog of a command, whose handler reads the rest."""

    command: str
    word: str


Pressed = Choose | OnDialog | ReadRules | Forget | OpenGame | Sure | PressId

# Quiet hours as earlier versions named them on Telegram.
_NIGHTS = {"usual": "23-8", "long": "21-10", "never": "no"}


def read(data: str, *more: str) -> Pressed | None:
    """Take apart what was pressed, or all entries that were chosen from a list; None if it is none of ours."""
    sign, rest = data[:1], data[1:]
    match sign:
        case "@":
            return _dialog_press(rest, more)
        case "=" | "~":
            name, _, value = rest.partition("=")
            value = _NIGHTS.get(value, value) if name == "quiet" else value
            return Choose(PERSON if sign == "=" else ROOM, name, (value,))
        case "-":
            return Forget() if rest == "yes" else None
        case "+":
            return OpenGame(rest)
        case _:
            return PressId.read(data)


def at_table(pressed: Pressed | None) -> PressId | None:
    """Return the button of a table that was pressed, or that somebody is sure of."""
    match pressed:
        case Sure(press) | (PressId() as press):
            return press
        case _:
            return None


def _dialog_press(rest: str, more: Sequence[str]) -> Pressed | None:
    word, _, argument = rest.partition(":")
    match word:
        case "set":
            whose, _, change = argument.partition(":")
            name, equals, value = change.partition("=")
            others = (one.partition("=")[2] for one in more)
            return Choose(whose, name, (value, *others)) if equals else None
        case "rules":
            game, _, section = argument.partition(":")
            number = int(section) if section.isascii() and section.isdigit() else 0
            return ReadRules(game, number)
        case "forget":
            return Forget()
        case "daily" | "league" | "challenge" | "seek":
            return OnDialog(word, argument)
        case "sure":
            press = PressId.read(argument)
            return Sure(press) if press is not None and press.is_move else None
        case _:
            return None
