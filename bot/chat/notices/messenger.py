"""What a platform brings so that people can be told something unasked."""

from dataclasses import dataclass
from typing import Protocol

from bot.screens.language import Screen
from storage import Person, PersonSettings, Post, Table


@dataclass(frozen=True, kw_only=True)
class Notice:
    """Something for one person, in the language and look of their settings."""

    table: Table
    seat: int | None = None
    """Their seat, if they have one."""
    person: Person
    settings: PersonSettings
    screen: Screen
    boards: tuple[Post, ...] = ()
    """The boards that it is about, if they should be linked to."""

    @property
    def locale(self) -> str:
        return self.settings.language or self.table.locale


class Messenger(Protocol):
    """What can't be sent is logged by the platform: nobody waits for a notice."""

    async def whisper(self, notice: Notice) -> bool:
        """Send a direct message; False: it did not arrive, or the person does not want any."""
        ...

    async def mention(self, notice: Notice) -> None:
        """Say it where the boards are, with a mention of the person."""
        ...
