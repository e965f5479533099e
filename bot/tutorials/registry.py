"""The tutorials that are here: for each game, the module of this folder that has its name."""

from collections.abc import Mapping
from functools import cache

from bot.tutorials.lesson import Lesson
from engines.folders import offers
from engines.registry import games


@cache
def lessons() -> Mapping[str, Lesson]:
    """Return `{slug: Lesson}`, in alphabetical order."""
    return offers("bot.tutorials", games(), "LESSON")
