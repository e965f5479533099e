"""The games that people may open: those with everything a table needs."""

import logging
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.pieces.listed import PIECES
from engines.contract import Game
from engines.registry import games

log = logging.getLogger(__name__)


@cache
def offered() -> Mapping[str, Game[Any, Any, Any]]:
    """Return `{slug: Game}`, in alphabetical order. Games left out are logged once."""
    for slug, missing in left_out().items():
        log.error("%s is not offered, it lacks: %s; see `raznotsvet doctor --game %s`", slug, ", ".join(missing), slug)
    return MappingProxyType({slug: game for slug, game in games().items() if slug not in left_out()})


@cache
def left_out() -> Mapping[str, tuple[str, ...]]:
    """Return the games that are not offered, each with the pieces that are missing or can't be loaded."""
    needed = [piece for piece in PIECES if piece.needed]
    found = {slug: tuple(piece.name for piece in needed if any(piece.lacks(slug))) for slug in games()}
    return MappingProxyType({slug: missing for slug, missing in found.items() if missing})
