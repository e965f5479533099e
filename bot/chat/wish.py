"""What somebody asks for with `/play`, read from what they typed."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.pieces import offered
from bot.screens.tables import option_label
from bot.settings import LOCALES
from bot.tables.errors import TableError
from bot.texts import Texts
from engines.contract import OptionValue
from storage import Pace


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What somebody asks for; None: left open."""

    game: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    computers: int = 0
    level: str | None = None
    pace: Pace | None = None
    language: str | None = None


def game_named(texts: Texts, name: str) -> str | None:
    """Return the game that a word means: its slug, or its name (or the first word of it) in any language."""
    for slug in offered():
        called = {slug, *(texts.say(locale, f"game-{slug}", {}).lower() for locale in LOCALES)}
        if name in called or any(name == one.split()[0] for one in called):
            return slug
    return None


def typed(texts: Texts, game: str, words: Iterable[str]) -> Wish:
    """Read what was typed after a game: options, a clock, a number of computers, their level."""
    if game not in offered():
        raise TableError("chat-no-such-game")
    options: dict[str, OptionValue] = {}
    pace, computers, level = None, 0, None
    for word in words:
        if (option := _option(texts, game, word)) is not None:
            options[option[0]] = option[1]
        elif word in list(Pace):
            pace = Pace(word)
        elif word.isascii() and word.isdigit():
            computers = int(word[:3])
        elif word in offered()[game].levels:
            level = word
        else:
            raise TableError("chat-no-such-wish", wish=word)
    return Wish(game=game, options=options, computers=computers, level=level, pace=pace)


def _option(texts: Texts, game: str, word: str) -> tuple[str, OptionValue] | None:
    """Return the option and the value that a word means, by its own name or as it is called in any language."""
    for option in offered()[game].info.options:
        for value in option.choices:
            if isinstance(value, (bool, int)):
                continue
            label = option_label(option.name, value)
            said = {texts.say(locale, label.key, label.params).lower() for locale in LOCALES}
            if word in {str(value).lower(), *said}:
                return option.name, value
    return None
