"""Which private screen somebody asked for last: only that one is shown, and one at a time.

A request is made when a button is pressed. Drawing takes a while, and the picture of an old request may come last.
"""

import asyncio
from collections.abc import Collection
from weakref import WeakValueDictionary

from bot.screens.language import Screen, press_id


class ScreenRequest:
    """A private screen that somebody has asked for and does not see yet."""

    def __init__(self, table: str, user: int, offers: Collection[str], lock: asyncio.Lock) -> None:
        self.key = (table, user)
        self.offers = offers
        """What its buttons carry."""
        self.lock = lock
        """Held while something is shown to this person at this table."""


class LatestRequests:
    def __init__(self) -> None:
        self._latest: dict[tuple[str, int], ScreenRequest] = {}
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def add(self, screen: Screen, table: str, user: int) -> ScreenRequest:
        """Note that somebody wants to see a screen; it replaces what they asked for before."""
        buttons = [button for row in (*screen.choices, *screen.service) for button in row]
        lock = self._locks.setdefault((table, user), asyncio.Lock())
        request = ScreenRequest(table, user, {press_id(screen, button) for button in buttons}, lock)
        self._latest[request.key] = request
        return request

    def is_latest(self, request: ScreenRequest) -> bool:
        return self._latest.get(request.key) is request

    def is_outdated(self, table: str, user: int, data: str) -> bool:
        """Tell whether somebody has asked for another screen since the one whose button carries this."""
        request = self._latest.get((table, user))
        return request is not None and data not in request.offers

    def done(self, request: ScreenRequest) -> None:
        """Note that a request is shown, or can't be."""
        if self.is_latest(request):
            del self._latest[request.key]

    def cancel(self, table: str, user: int) -> None:
        """Show nothing to this person that they asked for before now."""
        self._latest.pop((table, user), None)

    def cancel_all(self, table: str) -> None:
        """Show nothing of this table that was asked for before now."""
        self._latest = {key: request for key, request in self._latest.items() if key[0] != table}
