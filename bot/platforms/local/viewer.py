"""Somebody at a tab, as far as it decides what he is shown."""

from dataclasses import dataclass, field

from bot.platforms.local.visitors import ROOM
from bot.tables.lobby import Who
from bot.tables.rights import Action
from render.theme import Look
from storage import Person


@dataclass(frozen=True, kw_only=True)
class Pending:
    """A choice that is half made: what was picked, and on which board."""

    stamp: str = ""
    look: str = ""

    def on(self, stamp: str) -> str:
        """Return what was picked, if the board is still that one."""
        return self.look if stamp == self.stamp else ""


@dataclass(kw_only=True)
class Viewer:
    person: Person
    name: str = "?"
    locale: str = "en"
    look: Look = field(default_factory=Look)
    table: str = ""
    """What he looks at."""
    open: bool = False
    """His secret lies open on the screen."""
    board: Pending = field(default_factory=Pending)
    panel: Pending = field(default_factory=Pending)

    @property
    def who(self) -> Who:
        return Who(person=self.person, name=self.name, room=ROOM, granted=frozenset({Action.OPEN}))
