"""Who announces what was saved: on each platform one speaker at a time, and nothing is forgotten."""

from storage.connection.client import Client, Script, Word
from storage.ids import shard_of
from storage.keys import Keys
from storage.queues.queue import Queue
from storage.records.loaded_table import SPEECHES
from storage.records.table import Speech
from storage.timing import Timing


class Speaking:
    """A loud save puts its table into the queue of every platform it is shown on, and `spoken` takes it out.

    The writer gets the first lease (`Held.speaking`); while somebody is speaking, saves by others leave it to them.
    """

    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys, self._timing = client, keys, timing
        self._spoken = Script("spoken")

    async def claim(self, platform: str, most: int = 50) -> list[str]:
        """Return tables with something unsaid on a platform whose lease nobody holds: the sweep after a crash."""
        return await Queue(self._client, self._timing, lambda shard: self._keys.speech(shard, platform)).claim(most)

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
