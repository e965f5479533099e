"""Times in which nobody could play because the bot or its store was down. They do not count for clocks."""

from storage import Outage, Store

REMEMBERED = 14 * 24 * 3600 * 1000
"""ms; no clock runs longer."""


class Outages:
    """The outages this process knows of; `refresh` asks the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: list[Outage] = []

    async def refresh(self, now: int) -> None:
        self._known = await self._store.heartbeat.outages(since=now - REMEMBERED)

    def between(self, begin: int, end: int) -> int:
        """Return how many ms between two moments were lost."""
        return sum(outage.overlap(begin, end) for outage in self._known)
