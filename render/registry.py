"""The pictures that are here: for each game, the folder of `render/` that has its name."""

from collections.abc import Mapping
from functools import cache

from engines.folders import offers
from engines.registry import games
from render.contract import Pictures


@cache
def pictures() -> Mapping[str, Pictures]:
    """Return `{slug: Pictures}`, in alphabetical order."""
    return offers("render", games(), "PICTURES")
