"""Who announces what was saved: on each platform one speaker at a time, and nothing is forgotten."""

from storage.connection.client import Client, Script, Word
from storage.ids import shard_of
from storage.keys import SHARDS, Keys
from storage.queues.holder import Holder
from storage.queues.queue import Queue
from storage.records.loaded_table import SPEECHES
from storage.records.table import Speech
from storage.timing import Timing


class Speaking:
    """A loud save puts its table into the queue of every platform it is shown on, and `spoken` takes it out.

    The writer gets the first lease (`LoadedTable.speaking`); while somebody is speaking, saves by others leave it to
    them.
    """

    def __init__(self, client: Client, keys: Keys, timing: Timing, holder: Holder | None = None) -> None:
        self._client, self._keys, self._timing, self._holder = client, keys, timing, holder or Holder()
        self._spoken = Script("spoken")

    async def claim(self, platform: str, most: int = 50) -> list[str]:
        """Return tables with something unsaid on a platform whose lease nobody holds: the sweep after a crash."""
        queue = Queue(self._client, self._timing, lambda shard: self._keys.speech(shard, platform), self._holder)
        return await queue.claim(most)

    async def take_over(self, platform: str) -> None:
        """End the leases of processes that are certainly dead, so that the next `claim` returns their tables."""
        now = self._timing.now()
        queues = [self._keys.speech(shard, platform) for shard in SHARDS]
        for queue, holders in zip(
            queues, await self._client.together([("HGETALL", f"{queue}:by") for queue in queues]), strict=True
        ):
            for table in (table for table, holder in holders.items() if self._holder.is_dead(holder.decode())):
                await self._client.command("ZADD", queue, "XX", now, table)

    async def note(self, table: str, platform: str, speech: Speech) -> None:
        """Note what is posted, and what is about to be: whoever comes after a crash looks for it."""
        await self._client.command("HSET", self._keys.table(table), f"p:{platform}", SPEECHES.encode(speech))

    async def spoken(self, table: str, platform: str, speech: Speech) -> bool:
        """Note what was said. True: more was saved meanwhile, and the speaker continues with a new lease."""
        keys = [self._keys.table(table), self._queue_of(table, platform)]
        words: list[Word] = [table, platform, SPEECHES.encode(speech), speech.version, self._timing.until()]
        return bool(await self._client.script(self._spoken, keys, words))

    async def postpone(self, table: str, platform: str, until: int) -> None:
        """Leave what is unsaid until a moment: a rate limit was hit, or a long post is under way."""
        await self._client.command("ZADD", self._queue_of(table, platform), "XX", until, table)

    async def forget(self, table: str, platform: str) -> None:
        """Drop what is known of the messages on a platform: they are no longer kept up to date."""
        await self._client.command("HDEL", self._keys.table(table), f"k:{platform}", f"p:{platform}")

    def _queue_of(self, table: str, platform: str) -> str:
        return self._keys.speech(shard_of(table), platform)
