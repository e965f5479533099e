"""The alarms of the tables: deadlines, reminders and expiring lobbies."""

from storage.connection.client import Client, Script
from storage.ids import shard_of
from storage.keys import Keys
from storage.queues.queue import Queue
from storage.records.loaded_table import LoadedTable
from storage.timing import Timing


class Wakes:
    """Every save sets a table's alarm to its `wake`."""

    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys = client, keys
        self._queue = Queue(client, timing, keys.wakes)
        self._settle = Script("settle")

    async def claim(self, most: int = 50) -> list[str]:
        """Return tables that are due. Each must be loaded and then saved, or settled if there is nothing to do.

        Those neither saved nor settled before the lease ends are claimed again, by any process.
        """
        return await self._queue.claim(most)

    async def settle(self, held: LoadedTable) -> None:
        """Reset the alarm to the table's own `wake` without a save."""
        table = held.table
        wake = "" if table.wake is None else table.wake
        keys = [self._keys.table(table.id), self._keys.wakes(shard_of(table.id))]
        await self._client.script(self._settle, keys, [table.id, held.version, wake])
