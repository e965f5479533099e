"""The available games: every package in `engines/` with a `GAME`."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import engines
from engines.contract import Game


@cache
def games() -> Mapping[str, Game[Any, Any, Any]]:
    """Return `{slug: Game}` for every game folder, in alphabetical order."""
    folders = (found.name for found in pkgutil.iter_modules(engines.__path__) if found.ispkg)
    loaded = (importlib.import_module(f"engines.{name}").GAME for name in folders)
    return MappingProxyType({game.info.slug: game for game in loaded})
