"""Somebody types or presses something: who, where, and what their platform knows of the place."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.chat.viewer import Viewer
from bot.chat.wish import Wish
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.texts import Texts, Words, words_at
from render.theme import Look
from storage import Person, Room, RoomSettings, Store, Table


@dataclass(frozen=True, kw_only=True)
class Named:
    """Somebody whom a command names: a person where the platform says who, or only a handle."""

    name: str
    person: Person | None = None
    handle: str = ""
    """As `@name`, in small letters."""
    is_bot: bool = False
    """It will never answer."""


@dataclass(frozen=True, kw_only=True)
class Context:
    """One command or press, where one person is alone with us. A chat brings its own: what it knows of the room."""

    whispers: ClassVar[bool] = True
    """Commands are answered so that nobody else sees it, wherever they are typed."""
    lists: ClassVar[bool] = True
    """There are lists to choose from. Without them every entry is a button, which switches it on or off."""
    paints: ClassVar[bool] = False
    """The platform paints scenes itself: nobody would see a picture drawn for it."""
    one_room: ClassVar[bool] = False
    """All people of the platform are in one room: nobody has to allow that they meet, and they meet there."""
    keeps_posts: ClassVar[bool] = True
    """What is posted in a room stays there to be read. Without that, people hear of it once."""
    without: ClassVar[frozenset[str]] = frozenset()
    """Settings that mean nothing here."""

    viewer: Viewer
    texts: Texts
    id: str
    """The same when it is delivered twice."""
    is_anonymous: bool = False
    """The platform hides who it is: only a room's admins can do that. They could not press what they have opened."""
    named: Named | None = None
    """Whom the command names."""
    handle: str = ""
    """Of whoever types or presses, where a platform has handles: as `@name`, in small letters."""

    async def is_admin(self) -> bool:
        """Tell whether somebody may manage the room, now: admins come and go."""
        return False

    async def findings(self, settings: RoomSettings) -> Sequence[str]:  # noqa: ARG002 (what chats may lack)
        """Return what the doctor finds in a room with these settings, line by line."""
        return ()

    @property
    def private(self) -> bool:
        """Tell whether nobody else sees the answer to a command."""
        return self.whispers or self.viewer.room.private

    @property
    def look(self) -> Look:
        """Return how pictures are drawn here: as one person likes them only where nobody else sees them."""
        return self.viewer.look if self.private else Look()

    @property
    def settings_room(self) -> Room:
        """Return whose settings count here: a thread may share its channel's."""
        return self.viewer.room

    @property
    def direct(self) -> Room | None:
        """Return where somebody can be written to alone, if that is known to work: lessons are given there."""
        return None

    async def reached(self) -> Room | None:
        """Return the same where it has to be found out first, by writing there."""
        return self.direct

    async def private_room(self) -> Room | None:
        """Return where a table can be shown to somebody alone; None if nowhere."""
        return self.viewer.room if self.viewer.room.private else self.direct

    def words(self, table: Table | None = None) -> Words:
        """Return the words for running text, with the names at a table."""
        return words_at(table, self.texts, self.viewer.locale)

    def where(self, table: Table) -> str:  # noqa: ARG002 (most platforms have no such links)
        """Return links to where a table is shown; empty if there are none."""
        return ""

    def command_name(self, name: str) -> str:
        return name

    def name(self, name: str) -> str:
        """Return somebody's name as it stands in running text."""
        return name

    def call(self, named: Named) -> str:
        """Return somebody's name so that they notice it, where that is possible."""
        return self.name(named.name)

    def link(self, word: str) -> str:  # noqa: ARG002 (most platforms have no such links)
        """Return an address that opens the direct chat with a word; empty if there is none."""
        return ""

    def check_writable(self, settings: RoomSettings) -> None:
        """Refuse a table in a room with these settings where the bot can't show it."""

    async def place(self, wish: Wish, settings: RoomSettings) -> Room:  # noqa: ARG002 (here, whatever is wished for)
        """Return where a new table is to be shown, or refuse it before anything is opened."""
        return self.viewer.room

    async def sees(self, table: Table) -> bool:
        """Tell whether somebody sees a table without being shown it in their direct chat."""
        return self.viewer.room in table.rooms

    async def granted(self, store: Store, action: Action) -> Who:
        """Return somebody with what the room lets them do, where an action depends on it."""
        if action not in rights.FOR_ADMINS:
            return self.viewer.who
        return await self.granted_by(await store.room_settings.load(self.settings_room), action)

    async def granted_by(self, settings: RoomSettings, action: Action) -> Who:
        """Return somebody with what these settings let them do. The platform is asked only if it matters."""
        private = self.viewer.room.private
        found = rights.grants(settings, admin=False, private=private)
        if action not in found and not private and await self.is_admin():
            found = rights.grants(settings, admin=True, private=False)
        return replace(self.viewer.who, granted=found)
