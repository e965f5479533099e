"""The slash commands as they are registered with Discord: names and options in every language, and suggestions."""

import inspect
import itertools
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.app import App
from bot.chat.commands.catalogue import IN_PRIVATE
from bot.chat.context import Named
from bot.chat.viewer import spoken_in
from bot.chat.wish import Wish
from bot.pieces import offered
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.name import NAME
from bot.platforms.discord.viewer import Interaction, viewer_of
from bot.screens.naming import named_moves
from bot.tables import turns
from bot.tables.lobby import seated
from bot.tables.lookup import is_game, meant
from bot.texts import LOCALES, Texts, Words
from engines.errors import RuleError
from storage import Pace, Person, Phase, StoreError

MOST_SUGGESTIONS = 25

CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In servers and in the direct chat with the bot. In other people's direct chats it could not post a board."""
INSTALLS = app_commands.AppInstallationType(guild=True, user=True)
CHOICES = {
    "level": ("level", ("easy", "medium", "hard")),
    "clock": ("option-clock", tuple(Pace)),
    "language": ("setting-language", LOCALES),
    "pace": ("option-pace", ("live", "async")),
    "side": ("option-side", ("white", "black")),
    "length": ("league-open", ("day", "week")),
}
"""Options that are chosen from a list: the key of its texts, and the values."""
OPTIONS: dict[str, dict[str, Any]] = {
    "play": {
        "game": str,
        "variant": str | None,
        "computers": Range[int, 0, 6] | None,
        "level": str | None,
        "clock": str | None,
        "language": str | None,
        "pace": str | None,
        "sand": Range[int, 30, 180] | None,
        "side": str | None,
        "secrets": Range[int, 1, 5] | None,
        "even_start": bool | None,
    },
    "board": {"here": bool | None},
    "top": {"everywhere": bool | None},
    "move": {"text": Range[str, 1, 40]},
    "rules": {"game": str},
    "challenge": {"somebody": discord.User | None, "game": str | None, "level": str | None, "code": str | None},
    "league": {"game": str | None, "level": str | None, "length": str | None, "code": str | None},
    "seek": {"game": str | None, "stop": bool | None},
}
"""What can be given with a command, in order, and as what."""
INTERACTION = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)

AnyCommand = app_commands.Command[Any, ..., Any]


class Suggestions:
    """What is suggested while somebody types a command: games, variants, legal moves."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        words = await self._words(interaction)
        return _fitting(current, ((words(f"game-{slug}"), slug) for slug in offered()))

    async def variants(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        words = await self._words(interaction)
        game = offered().get(str(interaction.namespace.__dict__.get("game", "")))
        options = [option for option in game.info.options if option.name == "variant"] if game else []
        values = [str(value) for option in options for value in option.choices]
        return _fitting(current, ((words(f"option-variant-{value}"), value) for value in values))

    async def moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Suggest legal moves, in the words of their buttons, that begin with what was typed."""
        try:
            viewer = await viewer_of(interaction, self._app)
            held, *_ = await meant(self._app.store, viewer.who, is_game, turn=True)
            if held.table.phase is not Phase.RUNNING:
                return []
            found = named_moves(turns.position(held.table, held.snapshot), seated(held.table, viewer.who.person))
        except (RuleError, StoreError):
            return []
        words = Words(self._app.texts, viewer.locale)
        return _fitting(current, ((words.line(name), text) for name, text in found))

    async def _words(self, interaction: Interaction) -> Words:
        return Words(self._app.texts, (await viewer_of(interaction, self._app)).locale)


def _fitting(current: str, named: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    """Return those with a value, a name or a word of the name that begins with what was typed."""
    typed = current.lower()

    def begins(name: str) -> bool:
        return name.lower().startswith(typed) or f" {typed}" in name.lower()

    fitting = (Choice(name=name, value=value) for name, value in named if begins(name) or begins(value))
    return list(itertools.islice(fitting, MOST_SUGGESTIONS))


def commands(interactions: Interactions, app: App) -> list[AnyCommand]:
    """Return every command: `bot.chat.commands` has what each does."""
    suggestions = Suggestions(app)
    return [_command(name, interactions, suggestions, app.texts) for name in (*IN_PRIVATE, "hand")]


def _command(name: str, interactions: Interactions, suggestions: Suggestions, texts: Texts) -> AnyCommand:
    options = OPTIONS.get(name, {})

    async def callback(interaction: Interaction, **given: Any) -> None:
        wish, somebody = wished(given) if name == "play" else None, named(given.get("somebody"))
        await interactions.command(interaction, name, "" if wish else typed(given), wish, somebody)

    kind = inspect.Parameter.KEYWORD_ONLY
    parameters = [inspect.Parameter(option, kind, annotation=of) for option, of in options.items()]
    # What the library reads options from.
    callback.__signature__ = inspect.Signature([INTERACTION, *parameters])  # type: ignore[attr-defined]
    keys = {option: option.replace("_", "-") for option in options}
    app_commands.rename(**{option: label(texts, f"discord-option-{key}") for option, key in keys.items()})(callback)
    abouts = {option: label(texts, f"discord-option-about-{key}") for option, key in keys.items()}
    app_commands.describe(**abouts)(callback)
    for option in CHOICES.keys() & options:
        key, values = CHOICES[option]
        listed = [Choice(name=label(texts, f"{key}-{value}"), value=value) for value in values]
        app_commands.choices(**{option: listed})(callback)
    offers = {"game": suggestions.games, "variant": suggestions.variants, "text": suggestions.moves}
    app_commands.autocomplete(**{option: offers[option] for option in offers.keys() & options})(callback)
    return app_commands.Command(
        name=label(texts, f"discord-command-{name}"),
        description=label(texts, f"chat-about-{name}"),
        callback=callback,
        allowed_contexts=CONTEXTS,
        allowed_installs=INSTALLS,
    )


def wished(given: Mapping[str, Any]) -> Wish:
    """Return what the options of `/play` ask for. Those that are no part of every wish are the game's own."""
    parts = ("game", "computers", "level", "clock", "language")
    game, computers, level, clock, language = (given[part] for part in parts)
    own = {option.replace("_", "-"): value for option, value in given.items() if option not in parts}
    options = {option: value for option, value in own.items() if value is not None}
    pace = Pace(clock) if clock else None
    return Wish(game=game, options=options, computers=computers or 0, level=level, pace=pace, language=language)


def typed(given: Mapping[str, Any]) -> str:
    """Return what would be typed in place of these options."""
    match given:
        case {"code": str(code)}:
            return code
        case {"stop": True}:
            return "stop"
        case {"game": None}:
            return ""  # a level means nothing without a game
    named = {option: value for option, value in given.items() if option != "somebody" and value}
    return " ".join(option if value is True else value for option, value in named.items())


def named(user: discord.User | discord.Member | None) -> Named | None:
    """Return whom an option names."""
    if user is None:
        return None
    return Named(name=user.display_name, person=Person(platform=NAME, user=str(user.id)), is_bot=user.bot)


def label(texts: Texts, key: str) -> locale_str:
    """Return what something is called: in English, and through the translations in the other languages."""
    return locale_str(texts.say("en", key, {}), key=key)


class Translator(app_commands.Translator):
    """Names and descriptions in the languages that the bot speaks; Discord falls back to English for the others."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:  # noqa: ARG002 (the library's signature)
        language, key = spoken_in(locale.value, "en"), string.extras.get("key")
        return self._texts.say(language, key, {}) if language != "en" and key else None
