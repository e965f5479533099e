"""A person at a tab, with everything that decides what they are shown."""

from dataclasses import dataclass, field

from bot.tables.lobby import Who
from bot.tables.rights import Action
from render.theme import Look
from render.words import USUAL, Standpoint
from storage import Person, Room


@dataclass(frozen=True, kw_only=True)
class Pending:
    """A half-made choice: what was picked, and on which board."""

    stamp: str = ""
    look: str = ""

    def on(self, stamp: str) -> str:
        """Return what was picked, if the board is still the same."""
        return self.look if stamp == self.stamp else ""


@dataclass(kw_only=True)
class Viewer:
    person: Person
    room: Room
    """Where their tables are opened."""
    visitor: str = ""
    """Whose tabs are counted together: a browser may hold several people."""
    name: str = "?"
    locale: str = "en"
    look: Look = field(default_factory=Look)
    seen: Standpoint = USUAL
    table: str = ""
    """The table they watch."""
    open: bool = False
    """Their secret is shown on the screen."""
    board: Pending = field(default_factory=Pending)
    panel: Pending = field(default_factory=Pending)

    @property
    def who(self) -> Who:
        return Who(person=self.person, name=self.name, room=self.room, granted=frozenset({Action.OPEN}))
