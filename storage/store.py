"""The store as the rest of the program sees it."""

from collections.abc import Collection
from pathlib import Path

from storage import backup
from storage.announced import Announced
from storage.backup import Backups, Contents, Restored
from storage.chat_log import ChatLog
from storage.connection.client import Client
from storage.connection.durability import Risk, server_risks
from storage.contests import Contests
from storage.daily import Daily
from storage.keys import Keys
from storage.people import People
from storage.processes.heartbeat import Heartbeat
from storage.processes.rate_limit import RateLimits
from storage.processes.secret import Secret
from storage.queues.backlog import Backlog, backlog
from storage.queues.holder import Holder
from storage.queues.inbox import Inbox
from storage.queues.next_game import NextGame
from storage.queues.speaking import Speaking
from storage.queues.wakes import Wakes
from storage.ratings import Ratings
from storage.records.table import Person, Room
from storage.reviews import Reviews
from storage.seeking import Seeking
from storage.settings import PersonSettings, RoomSettings, Settings
from storage.tables.archive import Archive
from storage.tables.tables import Tables
from storage.timing import Timing


class Store:
    """Everything that outlives a process. `voices` are the platforms that this process can speak on."""

    def __init__(
        self, client: Client, *, voices: Collection[str] = (), timing: Timing | None = None, prefix: str = "rz"
    ) -> None:
        keys, timing, holder = Keys(prefix), timing or Timing(), Holder()
        self._client, self._keys, self._timing = client, keys, timing
        self._backups = Backups(client, keys, timing)
        self.tables = Tables(client, keys, timing, voices, holder)
        self.wakes = Wakes(client, keys, timing)
        self.speaking = Speaking(client, keys, timing, holder)
        self.heartbeat = Heartbeat(client, keys, timing)
        self.person_settings = Settings[Person, PersonSettings](client, keys, PersonSettings)
        self.room_settings = Settings[Room, RoomSettings](client, keys, RoomSettings)
        self.rate_limits = RateLimits(client, keys)
        self.inbox = Inbox(client, keys, timing)
        self.chat_log = ChatLog(client, keys)
        self.next_game = NextGame(client, keys)
        self.ratings = Ratings(client, keys, timing)
        self.daily = Daily(client, keys)
        self.reviews = Reviews(client, keys, timing)
        self.secret = Secret(client, keys)
        self.announced = Announced(client, keys)
        self.contests = Contests(client, keys, timing)
        self.seeking = Seeking(client, keys)
        self.people = People(
            self.tables,
            self.speaking,
            self.chat_log,
            self.person_settings,
            self.room_settings,
            self.next_game,
            self.ratings,
            self.daily,
            self.contests,
            self.seeking,
            self.announced,
        )
        self.archive = Archive(client, keys, timing, self.tables)

    async def ping(self) -> None:
        """Return if a server responds, otherwise raise `StoreUnavailable`."""
        await self._client.command("PING")

    async def backlog(self, platforms: Collection[str]) -> Backlog:
        """Return how much is waiting, on which of the platforms."""
        return await backlog(self._client, self._keys, self._timing, platforms)

    async def back_up(self, path: Path) -> Contents:
        """Write everything to a file, while the store is in use."""
        return await backup.write(path, self._backups.dump(), self._timing.now())

    async def restore(self, path: Path) -> Restored:
        """Write a backup into this store, which must be empty. The whole file is checked first."""
        contents = backup.check(path)
        return await self._backups.restore(backup.entries(path), name=contents.digest, made=contents.made)

    async def risks(self) -> list[Risk]:
        """Return how the servers could lose what was saved."""
        return await server_risks(self._client)

    async def close(self) -> None:
        await self._client.close()
