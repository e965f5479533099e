"""Find games' modules by folder name: there is no list to edit.

If a folder can't be loaded, its game is left out with a log message; the program and other games are not affected. This
is no rule of a game: it runs once, while the program starts, so it may log; `engines/<game>` never does.
"""

import importlib
import importlib.util
import logging
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

log = logging.getLogger(__name__)


class Unfit(Exception):
    """A game's folder is missing or can't be loaded; the text says why."""


def offers(package: str, names: Iterable[str], attribute: str) -> Mapping[str, Any]:
    """Return `{name: its attribute}` for the modules of a package that exist and can be loaded."""
    return MappingProxyType(dict(_loaded(package, names, attribute)))


def load(module: str, attribute: str) -> Any:
    """Return an attribute of a module; `Unfit` says why it can't be loaded."""
    if importlib.util.find_spec(module) is None:
        raise Unfit(f"there is no {module}")
    try:
        loaded = importlib.import_module(module)
    except Exception as error:  # a half-written module may raise anything
        raise Unfit(f"{module} can't be loaded: {type(error).__name__}: {error}") from error
    if not hasattr(loaded, attribute):
        raise Unfit(f"{module} has no {attribute}")
    return getattr(loaded, attribute)


def _loaded(package: str, names: Iterable[str], attribute: str) -> Iterable[tuple[str, Any]]:
    for name in sorted(names):
        if importlib.util.find_spec(f"{package}.{name}") is None:
            continue  # not written yet: reported where it is needed
        try:
            yield name, load(f"{package}.{name}", attribute)
        except Unfit as error:
            log.error("left out: %s", error)  # noqa: TRY400 (the reason is a sentence; the doctor shows the rest)
