"""The screens that are here: every folder of `bot/screens/` whose package has `SCREENS`."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bot import screens
from bot.screens.contract import GameScreens


@cache
def game_screens() -> Mapping[str, GameScreens]:
    """Return `{slug: GameScreens}`, in alphabetical order."""
    folders = (found.name for found in pkgutil.iter_modules(screens.__path__) if found.ispkg)
    loaded = (importlib.import_module(f"bot.screens.{name}") for name in folders)
    return MappingProxyType({module.SCREENS.slug: module.SCREENS for module in loaded})
