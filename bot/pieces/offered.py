"""The games that people may open: those with everything that a table needs."""

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
    """Return `{slug: Game}`, in alphabetical order. What is left out is said once in the log."""
    for slug, missing in left_out().items():
        log.error("%s is not offered: %s; see `raznotsvet doctor --game %s`", slug, "; ".join(missing), slug)
    return MappingProxyType({slug: game for slug, game in games().items() if slug not in left_out()})


@cache
def left_out() -> Mapping[str, tuple[str, ...]]:
    """Return the games that are not offered, each with what is missing."""
    needed = [piece for piece in PIECES if piece.needed]
    found = {slug: tuple(dict.fromkeys(gap for piece in needed for gap in piece.lacks(slug))) for slug in games()}
    return MappingProxyType({slug: missing for slug, missing in found.items() if missing})
