"""Somebody types or presses something: who, where, and what their platform knows of the place."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.chat.viewer import Viewer
from bot.chat.wish import Wish
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.texts import Texts, Words, words_at
from storage import Room, RoomSettings, Store, Table


@dataclass(frozen=True, kw_only=True)
class Context(ABC):
    """One command or press. A platform brings its own: what it can do there, and whom it has to ask for it."""

    whispers: ClassVar[bool]
    """Commands are answered so that nobody else sees it, wherever they are typed."""
    lists: ClassVar[bool]
    """There are lists to choose from. Without them every entry is a button, which switches it on or off."""

    viewer: Viewer
    texts: Texts
    id: str
    """The same when it is delivered twice."""

    @abstractmethod
    async def is_admin(self) -> bool:
        """Tell whether somebody may manage the room, now: admins come and go."""

    @abstractmethod
    async def findings(self, settings: RoomSettings) -> Sequence[str]:
        """Return what the doctor finds in a room with these settings, line by line."""

    @property
    def private(self) -> bool:
        """Tell whether nobody else sees the answer to a command."""
        return self.whispers or self.viewer.room.private

    @property
    def settings_room(self) -> Room:
        """Return whose settings count here: a thread may share its channel's."""
        return self.viewer.room

    def words(self, table: Table | None = None) -> Words:
        """Return the words for running text, with the names at a table."""
        return words_at(table, self.texts, self.viewer.locale) if table else Words(self.texts, self.viewer.locale)

    def where(self, table: Table) -> str:  # noqa: ARG002 (most platforms have no such links)
        """Return links to where a table is shown; empty if there are none."""
        return ""

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
