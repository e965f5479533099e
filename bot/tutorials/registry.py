"""The tutorials that are here: every module of this folder that has a `LESSON`."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bot import tutorials
from bot.tutorials.lesson import Lesson


@cache
def lessons() -> Mapping[str, Lesson]:
    """Return `{slug: Lesson}`, in alphabetical order."""
    names = (found.name for found in pkgutil.iter_modules(tutorials.__path__))
    modules = (importlib.import_module(f"bot.tutorials.{name}") for name in names)
    found = (module.LESSON for module in modules if hasattr(module, "LESSON"))
    return MappingProxyType({lesson.game: lesson for lesson in found})
