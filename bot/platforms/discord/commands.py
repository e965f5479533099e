"""The slash commands as they are registered with Discord: names and options in every language, and suggestions."""

import inspect
import itertools
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.app import App
from bot.chat.commands.catalogue import IN_PRIVATE
from bot.chat.commands.wish import Wish
from bot.chat.context import Named
from bot.pieces import offered
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.name import NAME
from bot.platforms.discord.viewer import LOCALES, Interaction, viewer_of
from bot.screens.naming import named_moves
from bot.tables import turns
from bot.tables.lobby import seated
from bot.tables.lookup import is_game, meant
from bot.texts import LOCALES as LANGUAGES, Texts, Words
from engines.errors import RuleError
from storage import Pace, Person, Phase, StoreError

MOST_SUGGESTIONS = 25

CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In servers and in the direct chat with the bot. In other people's direct chats it could not post a board."""
INSTALLS = app_commands.AppInstallationType(guild=True, user=True)
CHOICES = {
    "level": ("level", ("easy", "medium", "hard")),
    "clock": ("option-clock", tuple(Pace)),
    "language": ("setting-language", LANGUAGES),
    "pace": ("option-pace", ("live", "async")),
    "side": ("option-side", ("white", "black")),
    "length": ("league-open", ("day", "week")),
}
"""Options that are chosen from a list: the key of its texts, and the values."""

AnyCommand = app_commands.Command[Any, ..., Any]
Callback = Callable[..., Awaitable[None]]


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
    run, suggestions = interactions.command, Suggestions(app)

    @app_commands.autocomplete(game=suggestions.games, variant=suggestions.variants)
    async def play(  # noqa: PLR0913, PLR0917 (the options of the command)
        interaction: Interaction,
        game: str,
        variant: str | None = None,
        computers: Range[int, 0, 6] = 0,
        level: str | None = None,
        clock: str | None = None,
        language: str | None = None,
        pace: str | None = None,
        sand: Range[int, 30, 180] | None = None,
        side: str | None = None,
        secrets: Range[int, 1, 5] | None = None,
        even_start: bool | None = None,  # noqa: FBT001 (an option)
    ) -> None:
        typed = {"variant": variant, "pace": pace, "sand": sand, "side": side, "secrets": secrets}
        given = {key: value for key, value in {**typed, "even-start": even_start}.items() if value is not None}
        at = Pace(clock) if clock else None
        wish = Wish(game=game, options=given, computers=computers, level=level, pace=at, language=language)
        await run(interaction, "play", wish=wish)

    async def board(interaction: Interaction, here: bool = False) -> None:  # noqa: FBT001, FBT002 (an option)
        await run(interaction, "board", "here" if here else "")

    async def top(interaction: Interaction, everywhere: bool = False) -> None:  # noqa: FBT001, FBT002 (an option)
        await run(interaction, "top", "everywhere" if everywhere else "")

    @app_commands.autocomplete(text=suggestions.moves)
    async def move(interaction: Interaction, text: Range[str, 1, 40]) -> None:
        await run(interaction, "move", text)

    @app_commands.autocomplete(game=suggestions.games)
    async def rules(interaction: Interaction, game: str) -> None:
        await run(interaction, "rules", game)

    def simple(name: str) -> Callback:
        async def callback(interaction: Interaction) -> None:
            await run(interaction, name)

        return callback

    with_options: dict[str, Callback] = {"play": play, "move": move, "rules": rules, "board": board, "top": top}
    with_options |= _with_others(run, suggestions)
    others = {name: simple(name) for name in (*IN_PRIVATE, "hand") if name not in with_options}
    return [_command(name, callback, app.texts) for name, callback in {**with_options, **others}.items()]


def _with_others(run: Callback, suggestions: Suggestions) -> dict[str, Callback]:
    """Return the commands that bring people together who are not at one table."""

    @app_commands.autocomplete(game=suggestions.games)
    async def challenge(
        interaction: Interaction,
        somebody: discord.User | None = None,
        game: str | None = None,
        level: str | None = None,
        code: str | None = None,
    ) -> None:
        typed = code or " ".join(filter(None, (game, level if game else None)))
        await run(interaction, "challenge", typed, named=named(somebody))

    @app_commands.autocomplete(game=suggestions.games)
    async def league(
        interaction: Interaction,
        game: str | None = None,
        level: str | None = None,
        length: str | None = None,
        code: str | None = None,
    ) -> None:
        typed = code or " ".join(filter(None, (game, *((level, length) if game else ()))))
        await run(interaction, "league", typed)

    @app_commands.autocomplete(game=suggestions.games)
    async def seek(interaction: Interaction, game: str | None = None, stop: bool = False) -> None:  # noqa: FBT001, FBT002 (an option)
        await run(interaction, "seek", "stop" if stop else game or "")

    return {"challenge": challenge, "league": league, "seek": seek}


def _command(name: str, callback: Callback, texts: Texts) -> AnyCommand:
    """Return a command; its options are named and described after the callback's parameters."""
    options = list(inspect.signature(callback).parameters)[1:]
    keys = {option: option.replace("_", "-") for option in options}
    app_commands.rename(**{option: label(texts, f"discord-option-{key}") for option, key in keys.items()})(callback)
    app_commands.describe(**{option: label(texts, f"discord-option-about-{key}") for option, key in keys.items()})(
        callback
    )
    for option in CHOICES.keys() & set(options):
        key, values = CHOICES[option]
        listed = [Choice(name=label(texts, f"{key}-{value}"), value=value) for value in values]
        app_commands.choices(**{option: listed})(callback)
    return app_commands.Command(
        name=label(texts, f"discord-command-{name}"),
        description=label(texts, f"chat-about-{name}"),
        callback=callback,  # type: ignore[arg-type]  # any of our callbacks
        allowed_contexts=CONTEXTS,
        allowed_installs=INSTALLS,
    )


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
        language, key = LOCALES.get(locale, "en"), string.extras.get("key")
        return self._texts.say(language, key, {}) if language != "en" and key else None
