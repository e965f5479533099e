"""What is suggested while somebody types a command: games, variants, legal moves."""

import itertools
from collections.abc import Iterable

from discord.app_commands import Choice

from bot.app import App
from bot.pieces import offered
from bot.platforms.discord.viewer import Interaction, viewer_of
from bot.screens.naming import named_moves
from bot.tables import turns
from bot.tables.lobby import seated
from bot.tables.lookup import is_game, meant
from bot.texts import Words
from engines.errors import RuleError
from storage import Phase, StoreError

MOST_SUGGESTIONS = 25


class Suggestions:
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
            words, who = await self._words(interaction), (await viewer_of(interaction, self._app)).who
            held, *_ = await meant(self._app.store, who, is_game, turn=True)
            if held.table.phase is not Phase.RUNNING:
                return []
            found = named_moves(turns.position(held.table, held.snapshot), seated(held.table, who.person))
        except (RuleError, StoreError):
            return []
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
