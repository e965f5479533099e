"""The platforms that can live in this program: every folder of `bot/platforms/` with a module `name`."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from bot import platforms
from bot.app import App, Resident
from bot.settings import Settings


@dataclass(frozen=True)
class Plugin:
    """A platform that runs where its token is set. Only then its chat SDK is imported, which takes half a second."""

    NAME: str
    NEEDS: str
    """The variable that switches it on."""
    package: str

    def configured(self, settings: Settings) -> bool:
        return getattr(settings, self.NEEDS.lower()) is not None

    async def account(self, settings: Settings) -> str:
        """Log in, and return the bot's name there. `WrongToken`, or `OSError` if the platform can't be reached."""
        return cast("str", await self._module().account(settings))

    def build(self, app: App) -> Resident:
        return cast("Resident", self._module().build(app))

    def _module(self) -> Any:
        return importlib.import_module(f"{self.package}.platform")


def plugins() -> Iterator[Plugin]:
    for found in pkgutil.iter_modules(platforms.__path__):
        package = f"{platforms.__name__}.{found.name}"
        if found.ispkg and importlib.util.find_spec(f"{package}.name") is not None:
            name = importlib.import_module(f"{package}.name")
            yield Plugin(name.NAME, name.NEEDS, package)
