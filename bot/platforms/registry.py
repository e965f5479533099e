"""The platforms that can live in this program: every folder of `bot/platforms/` with a module `plugin`."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from typing import Protocol, cast

from bot import platforms
from bot.app import App, Resident
from bot.settings import Settings


class Plugin(Protocol):
    """What a module `plugin` has. It must be cheap to import: the chat SDK comes with `build`."""

    NAME: str
    NEEDS: str
    """The variable that switches the platform on."""

    def configured(self, settings: Settings) -> bool:
        """Tell whether the platform is wanted."""
        ...

    async def account(self, settings: Settings) -> str:
        """Log in, and return the bot's name there. `WrongToken`, or `OSError` if the platform can't be reached."""
        ...

    def build(self, app: App) -> Resident:
        """Return the platform, ready to serve."""
        ...


def plugins() -> Iterator[Plugin]:
    for found in pkgutil.iter_modules(platforms.__path__):
        name = f"{platforms.__name__}.{found.name}.plugin"
        if found.ispkg and importlib.util.find_spec(name) is not None:
            yield cast("Plugin", importlib.import_module(name))
