"""The platforms that can live in this program: every folder of `bot/platforms/` with a module `entry`."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from typing import Protocol, cast

from bot import platforms
from bot.app import App, Resident
from bot.settings import Settings


class Entry(Protocol):
    """What a module `entry` has. It must be cheap to import: the chat SDK comes with `build`."""

    NAME: str
    NEEDS: str
    """The variable that switches the platform on."""

    def configured(self, settings: Settings) -> bool:
        """Tell whether the platform is wanted."""
        ...

    def build(self, app: App) -> Resident:
        """Return the platform, ready to serve."""
        ...


def entries() -> Iterator[Entry]:
    for found in pkgutil.iter_modules(platforms.__path__):
        name = f"{platforms.__name__}.{found.name}.entry"
        if found.ispkg and importlib.util.find_spec(name) is not None:
            yield cast("Entry", importlib.import_module(name))
