"""The slash commands as they are registered with Discord: names and options in every language."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.chat.wish import Wish
from bot.platforms.discord.commands.suggestions import Suggestions
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.viewer import LOCALES, Interaction
from bot.texts import LOCALES as LANGUAGES, Texts
from storage import Pace

CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In servers and in the direct chat with the bot. In other people's direct chats it could not post a board."""
INSTALLS = app_commands.AppInstallationType(guild=True, user=True)

AnyCommand = app_commands.Command[Any, ..., Any]
LEVELS = ("easy", "medium", "hard")
WITHOUT_OPTIONS = (
    "join", "board", "secret", "hand", "hint", "concede", "close", "settings", "doctor", "stats", "tables", "export",
    "forget",
)  # fmt: skip


def commands(interactions: Interactions, suggestions: Suggestions, texts: Texts) -> list[AnyCommand]:
    """Return every command: `bot.chat.commands` has what each does."""
    simple = [_simple(word, interactions, texts) for word in WITHOUT_OPTIONS]
    with_options = (_play, _move, _rules)
    return [*(build(interactions, suggestions, texts) for build in with_options), *simple]


def label(texts: Texts, key: str) -> locale_str:
    """Return what something is called: in English, and through the translations in the other languages."""
    return locale_str(texts.say("en", key, {}), key=key)


def _command(word: str, texts: Texts, callback: Callable[..., Awaitable[None]]) -> AnyCommand:
    return app_commands.Command(
        name=label(texts, f"discord-command-{word}"),
        description=label(texts, f"chat-about-{word}"),
        callback=callback,  # type: ignore[arg-type]  # any of our callbacks
        allowed_contexts=CONTEXTS,
        allowed_installs=INSTALLS,
    )


def _simple(word: str, interactions: Interactions, texts: Texts) -> AnyCommand:
    async def callback(interaction: Interaction) -> None:
        await interactions.command(interaction, word)

    return _command(word, texts, callback)


def _described(texts: Texts, *words: str) -> Callable[[Any], Any]:
    def decorate(callback: Any) -> Any:
        named = app_commands.rename(**{word: label(texts, f"discord-option-{word}") for word in words})(callback)
        return app_commands.describe(**{word: label(texts, f"discord-option-about-{word}") for word in words})(named)

    return decorate


def _choices(texts: Texts) -> dict[str, list[Choice[str]]]:
    def listed(values: tuple[str, ...], key: str) -> list[Choice[str]]:
        return [Choice(name=label(texts, f"{key}-{value}"), value=value) for value in values]

    return {
        "level": listed(LEVELS, "level"),
        "clock": listed(tuple(Pace), "option-clock"),
        "language": listed(LANGUAGES, "setting-language"),
        "pace": listed(("live", "async"), "option-pace"),
        "side": listed(("white", "black"), "option-side"),
    }


def _play(interactions: Interactions, suggestions: Suggestions, texts: Texts) -> AnyCommand:
    @_described(texts, "game", "variant", "computers", "level", "clock", "language", "pace", "sand", "side", "secrets")
    @app_commands.choices(**_choices(texts))
    @app_commands.autocomplete(game=suggestions.games, variant=suggestions.variants)
    async def callback(  # noqa: PLR0913, PLR0917 (the options of the command)
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
    ) -> None:
        typed = {"variant": variant, "pace": pace, "sand": sand, "side": side, "secrets": secrets}
        options = {key: value for key, value in typed.items() if value is not None}
        wish = Wish(
            game=game,
            options=options,
            computers=computers,
            level=level,
            pace=Pace(clock) if clock else None,
            language=language,
        )
        await interactions.command(interaction, "play", wish=wish)

    return _command("play", texts, callback)


def _move(interactions: Interactions, suggestions: Suggestions, texts: Texts) -> AnyCommand:
    @_described(texts, "text")
    @app_commands.autocomplete(text=suggestions.moves)
    async def callback(interaction: Interaction, text: Range[str, 1, 40]) -> None:
        await interactions.command(interaction, "move", text)

    return _command("move", texts, callback)


def _rules(interactions: Interactions, suggestions: Suggestions, texts: Texts) -> AnyCommand:
    @_described(texts, "game")
    @app_commands.autocomplete(game=suggestions.games)
    async def callback(interaction: Interaction, game: str) -> None:
        await interactions.command(interaction, "rules", game)

    return _command("rules", texts, callback)


class Translator(app_commands.Translator):
    """Names and descriptions in the languages that the bot speaks; Discord falls back to English for the others."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:  # noqa: ARG002 (the library's signature)
        language, key = LOCALES.get(locale, "en"), string.extras.get("key")
        return self._texts.say(language, key, {}) if language != "en" and key else None
