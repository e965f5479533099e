"""The available games: every package in `engines/` with a `GAME`."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any

import engines
from engines.contract import Game
from engines.folders import offers


@cache
def games() -> Mapping[str, Game[Any, Any, Any]]:
    """Return `{slug: Game}` for every game folder, in alphabetical order. The slug is the folder's name."""
    folders = [found.name for found in pkgutil.iter_modules(engines.__path__) if found.ispkg]
    return offers("engines", folders, "GAME")
