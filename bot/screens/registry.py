"""Finds each game's screens: the folder of `bot/screens/` with its slug."""

from collections.abc import Mapping
from functools import cache

from bot.screens.contract import GameScreens
from engines.folders import offers
from engines.registry import games


@cache
def game_screens() -> Mapping[str, GameScreens]:
    """Return `{slug: GameScreens}`, in alphabetical order."""
    return offers("bot.screens", games(), "SCREENS")
