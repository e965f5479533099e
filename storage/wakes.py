"""The alarms of the tables: deadlines, reminders and expiring lobbies."""

from storage.held import Held
from storage.ids import shard_of
from storage.keys import Keys
from storage.link import Link, Script
from storage.queue import Queue
from storage.timing import Timing


class Wakes:
    """Every save sets a table's alarm to its `wake`."""

    def __init__(self, link: Link, keys: Keys, timing: Timing) -> None:
        self._link, self._keys = link, keys
        self._queue = Queue(link, timing, keys.wakes)
        self._settle = Script("settle")

    async def claim(self, most: int = 50) -> list[str]:
        """Return tables that are due. Each must be loaded and then saved, or settled if there is nothing to do.

        Those neither saved nor settled before the lease ends are claimed again, by any process.
        """
        return await self._queue.claim(most)

    async def settle(self, held: Held) -> None:
        """Reset the alarm to the table's own `wake` without a save."""
        table = held.table
        wake = "" if table.wake is None else table.wake
        keys = [self._keys.table(table.id), self._keys.wakes(shard_of(table.id))]
        await self._link.script(self._settle, keys, [table.id, held.version, wake])
