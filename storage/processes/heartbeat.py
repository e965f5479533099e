"""Heartbeats and outages: when the bot was down, clocks must not count against anybody."""

from dataclasses import dataclass

from storage.connection.client import Client, Script
from storage.keys import Keys
from storage.timing import Timing


@dataclass(frozen=True, kw_only=True)
class Outage:
    """A time in which no process of the bot reached the store."""

    began_at: int
    ended_at: int

    def overlap(self, begin: int, end: int) -> int:
        """Return how much of a time span it covers."""
        return max(0, min(self.ended_at, end) - max(self.began_at, begin))


class Heartbeat:
    """All processes share one heartbeat; a gap in it is an outage."""

    def __init__(self, client: Client, keys: Keys, timing: Timing) -> None:
        self._client, self._keys, self._timing = client, keys, timing
        self._beat = Script("beat")

    async def beat(self) -> bool:
        """Send a heartbeat; True if there was a gap before it. To be called every few seconds."""
        now, timing = self._timing.now(), self._timing
        words = [now, timing.longest_silence, now - timing.outage_remembered]
        return bool(await self._client.script(self._beat, [self._keys.heartbeat, self._keys.outages], words))

    async def outages(self, since: int) -> list[Outage]:
        """Return the outages that ended after a moment, oldest first."""
        found = await self._client.command("ZRANGEBYSCORE", self._keys.outages, f"({since}", "+inf")
        spans = (tuple(map(int, span.split(b"-"))) for span in found)
        return [Outage(began_at=began, ended_at=ended) for began, ended in spans]
