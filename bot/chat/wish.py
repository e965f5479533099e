"""What somebody asks for with `/play`, read from what they typed."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.pieces import offered
from bot.screens.lobby import option_label
from bot.settings import LOCALES
from bot.tables.errors import TableError
from bot.texts import Texts, Words
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


def names_of(texts: Texts, slug: str) -> set[str]:
    """Return what a game is called: its slug, and its name in every language."""
    return {slug, *(texts.say(locale, f"game-{slug}", {}).lower() for locale in LOCALES)}


def game_named(texts: Texts, name: str) -> str | None:
    """Return the game that a word means: one of its names, or the first word of one."""
    games = {slug: names_of(texts, slug) for slug in offered()}
    return next((slug for slug, names in games.items() if name in names | {one.split()[0] for one in names}), None)


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
            said = {Words(texts, locale).line(label).lower() for locale in LOCALES}
            if word in {str(value).lower(), *said}:
                return option.name, value
    return None
