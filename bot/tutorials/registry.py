"""Finds each game's tutorial: the module of this folder with its slug."""

from collections.abc import Mapping
from functools import cache

from bot.tutorials.lesson import Lesson
from engines.folders import offers
from engines.registry import games


@cache
def lessons() -> Mapping[str, Lesson]:
    """Return `{slug: Lesson}`, in alphabetical order."""
    return offers("bot.tutorials", games(), "LESSON")
