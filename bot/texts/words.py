"""One language at one table: turns the seats and letters of the engines into names and colours."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from babel.lists import format_list

from bot.texts.library import Texts
from engines.colours import Colour
from engines.contract import Outcome
from render.theme import SYMBOLS

# Our English is British: no comma before the last "and".
_LISTS = {"ru": "ru", "en": "en_GB", "tr": "tr"}
_SEAT = frozenset({"seat", "other"})
_COLOUR = frozenset({"colour", "named"})


class Sentence(Protocol):
    """A key of the translations with its parameters."""

    @property
    def key(self) -> str: ...

    @property
    def params(self) -> "Mapping[str, str | int | Sentence]": ...


@dataclass(frozen=True)
class Words:
    """Renders messages in one language, with the names of the people at one table.

    Parameters named `seat` and `other` are seats and become names; `seats` is a string of seat digits; `colour` and
    `named` are a colour's letter and become its name, with its symbol in `$colour_symbol`; `colours` are letters;
    `numbers` are numbers separated by spaces; `game` is a slug; `option`, and `value` beside it, are an option of a
    game by its name in the code. A parameter that is a sentence itself (the name of a move) is rendered first.
    """

    texts: Texts
    locale: str
    names: Sequence[str] = ()

    def __call__(self, key: str, **params: str | int | Sentence) -> str:
        flat = {name: value if isinstance(value, str | int) else self.line(value) for name, value in params.items()}
        return self.texts.say(self.locale, key, self._readable(flat))

    def plain(self, key: str, /, **params: str | int) -> str:
        """Render a message with its parameters as they are."""
        return self.texts.say(self.locale, key, params)

    def line(self, line: Sentence) -> str:
        """Render anything with a key and parameters: a line of a screen, an event, a refusal."""
        return self(line.key, **line.params)

    def label(self, label: Sentence | str) -> str:
        """Render a button's label: words, or a number, letter or cell, which stays as it is."""
        return label if isinstance(label, str) else self.line(label)

    def outcome(self, outcome: Outcome) -> str:
        """Render how a game ended, with the winners' names in `$winners`."""
        winners = "".join(map(str, outcome.winners))
        return self(outcome.key, seats=winners, **outcome.params)

    def colour(self, colour: str) -> str:
        """Return a colour with its symbol: `▲ red`."""
        return f"{SYMBOLS[Colour(colour)]} {self(f'colour-{Colour(colour).name.lower()}')}"

    def listed(self, items: Sequence[str]) -> str:
        """Join as people do: `Anna, Boris and Deniz`."""
        return format_list(list(items), locale=_LISTS[self.locale])

    def _readable(self, params: Mapping[str, str | int]) -> dict[str, str | int]:
        readable: dict[str, str | int] = {}
        for name, value in params.items():
            if name in _SEAT:
                readable[name] = self._name(int(value))
            elif name == "seats":
                readable[name] = self.listed([self._name(int(digit)) for digit in str(value)])
                readable["seats_count"] = len(str(value))
            elif name in _COLOUR:
                colour = Colour(str(value))
                readable[name] = self(f"colour-{colour.name.lower()}")
                readable[f"{name}_symbol"] = SYMBOLS[colour].value
            elif name == "game":
                readable[name] = self(f"game-{value}")
            elif name == "colours":
                readable[name] = self.listed([self.colour(letter) for letter in str(value)])
                readable["colours_count"] = len(str(value))
            elif name == "numbers":
                readable[name] = self.listed(str(value).split())
            else:
                readable[name] = value
        return readable | self._option(params)

    def _option(self, params: Mapping[str, str | int]) -> dict[str, str]:
        """Name an option and its value as the buttons do; what has no name (a typed word) stays as it is."""
        if "option" not in params:
            return {}
        option, value = str(params["option"]), str(params.get("value", "")).lower()
        named = {"option": self._known(f"option-name-{option}")} | {"value": self._known(f"option-{option}-{value}")}
        return {name: text for name, text in named.items() if text is not None}

    def _known(self, key: str) -> str | None:
        return self(key) if self.texts.has(self.locale, key) else None

    def _name(self, seat: int) -> str:
        return isolated(self.names[seat])


def isolated(name: str) -> str:
    """Isolate a right-to-left name, so that it does not reorder the sentence around it."""
    if any(unicodedata.bidirectional(letter) in {"R", "AL", "RLE", "RLO", "RLI"} for letter in name):
        return f"\u2068{name}\u2069"
    return name
