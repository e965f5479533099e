"""What somebody wants to see in private: of several wishes the newest is shown, and one at a time.

A wish is made when it is pressed for. Drawing takes a while, and the picture of an old wish may be ready last.
"""

import asyncio
from collections.abc import Collection
from weakref import WeakValueDictionary

from bot.screens.language import Screen, press_id


class Wish:
    """A private screen that somebody has asked for and does not see yet."""

    def __init__(self, table: str, user: int, offers: Collection[str], alone: asyncio.Lock) -> None:
        self.key = (table, user)
        self.offers = offers
        """What its buttons carry."""
        self.alone = alone
        """Held by whoever shows something to this person at this table."""


class Wishes:
    def __init__(self) -> None:
        self._newest: dict[tuple[str, int], Wish] = {}
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def made(self, screen: Screen, table: str, user: int) -> Wish:
        """Note that somebody wants to see a screen; what he wanted before is not wanted any more."""
        buttons = [button for row in (*screen.choices, *screen.service) for button in row]
        alone = self._locks.setdefault((table, user), asyncio.Lock())
        wish = Wish(table, user, {press_id(screen, button) for button in buttons}, alone)
        self._newest[wish.key] = wish
        return wish

    def is_newest(self, wish: Wish) -> bool:
        return self._newest.get(wish.key) is wish

    def hides(self, table: str, user: int, data: str) -> bool:
        """Tell whether somebody has asked for another screen since the one whose button carries this."""
        wish = self._newest.get((table, user))
        return wish is not None and data not in wish.offers

    def settled(self, wish: Wish) -> None:
        """Note that a wish is shown, or can't be."""
        if self.is_newest(wish):
            del self._newest[wish.key]

    def forget(self, table: str, user: int) -> None:
        """Show nothing to this person that he asked for before now."""
        self._newest.pop((table, user), None)

    def close(self, table: str) -> None:
        """Show nothing of this table that was asked for before now."""
        self._newest = {key: wish for key, wish in self._newest.items() if key[0] != table}
