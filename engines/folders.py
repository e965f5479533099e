"""Finds what the folders of games offer, by name: there is no list to edit.

A folder that can't be loaded leaves its game out, with a line in the log; it never stops the program, nor other games.
"""

import importlib
import importlib.util
import logging
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

log = logging.getLogger(__name__)


class Unfit(Exception):
    """A folder of a game that is missing or can't be loaded; the text says why."""


def offers(package: str, names: Iterable[str], attribute: str) -> Mapping[str, Any]:
    """Return `{name: its attribute}` for the modules of a package that are there and can be loaded."""
    return MappingProxyType(dict(_loaded(package, names, attribute)))


def load(module: str, attribute: str) -> Any:
    """Return what a module offers, or say why it can't: `Unfit`."""
    if importlib.util.find_spec(module) is None:
        raise Unfit(f"there is no {module}")
    try:
        loaded = importlib.import_module(module)
    except Exception as error:  # whatever a half-written module does
        raise Unfit(f"{module} can't be loaded: {type(error).__name__}: {error}") from error
    if not hasattr(loaded, attribute):
        raise Unfit(f"{module} has no {attribute}")
    return getattr(loaded, attribute)


def _loaded(package: str, names: Iterable[str], attribute: str) -> Iterable[tuple[str, Any]]:
    for name in sorted(names):
        if importlib.util.find_spec(f"{package}.{name}") is None:
            continue  # not written yet: whoever needs it says so
        try:
            yield name, load(f"{package}.{name}", attribute)
        except Unfit as error:
            log.error("left out: %s", error)  # noqa: TRY400 (the reason is a sentence; the doctor shows the rest)
