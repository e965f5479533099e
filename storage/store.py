"""The store as the rest of the program sees it."""

from collections.abc import Collection
from pathlib import Path

from storage import backup
from storage.allowance import Allowance
from storage.archive import Archive
from storage.backlog import Backlog, backlog
from storage.backup import Backups, Contents, Restored
from storage.durability import Risk, server_risks
from storage.inbox import Inbox
from storage.keys import Keys
from storage.link import Link
from storage.people import People
from storage.pulse import Pulse
from storage.records import Person, Room
from storage.settings import PersonSettings, RoomSettings, Settings
from storage.speaking import Speaking
from storage.tables import Tables
from storage.talk import Talk
from storage.timing import Timing
from storage.wakes import Wakes


class Store:
    """Everything that outlives a process. `voices` are the platforms that this process can speak on."""

    def __init__(
        self, link: Link, *, voices: Collection[str] = (), timing: Timing | None = None, prefix: str = "rz"
    ) -> None:
        keys, timing = Keys(prefix), timing or Timing()
        self._link, self._keys, self._timing = link, keys, timing
        self._backups = Backups(link, keys, timing)
        self.tables = Tables(link, keys, timing, voices)
        self.wakes = Wakes(link, keys, timing)
        self.speaking = Speaking(link, keys, timing)
        self.pulse = Pulse(link, keys, timing)
        self.person_settings = Settings[Person, PersonSettings](link, keys, PersonSettings)
        self.room_settings = Settings[Room, RoomSettings](link, keys, RoomSettings)
        self.allowance = Allowance(link, keys)
        self.inbox = Inbox(link, keys, timing)
        self.talk = Talk(link, keys)
        self.people = People(self.tables, self.speaking, self.talk, self.person_settings, self.room_settings)
        self.archive = Archive(link, keys, timing, self.tables)

    async def ping(self) -> None:
        """Return if a server responds, otherwise raise `StoreUnavailable`."""
        await self._link.command("PING")

    async def backlog(self, platforms: Collection[str]) -> Backlog:
        """Return how much is waiting, on which of the platforms."""
        return await backlog(self._link, self._keys, self._timing, platforms)

    async def back_up(self, path: Path) -> Contents:
        """Write everything to a file, while the store is in use."""
        return await backup.write(path, self._backups.dump(), self._timing.now())

    async def restore(self, path: Path) -> Restored:
        """Write a backup into this store, which must be empty. The whole file is checked first."""
        contents = backup.check(path)
        return await self._backups.restore(backup.entries(path), name=contents.digest, made=contents.made)

    async def risks(self) -> list[Risk]:
        """Return how the servers could lose what was saved."""
        return await server_risks(self._link)

    async def close(self) -> None:
        await self._link.close()
