"""The available pictures: for each game, the package in `render/` with its slug."""

from collections.abc import Mapping
from functools import cache

from engines.folders import offers
from engines.registry import games
from render.contract import Pictures


@cache
def pictures() -> Mapping[str, Pictures]:
    """Return `{slug: Pictures}`, in alphabetical order."""
    return offers("render", games(), "PICTURES")
