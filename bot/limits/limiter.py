"""Counts what people do, in this process. Whoever does too much is refused, and nobody else notices."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from bot.limits.rows import LIMITS, Limits
from engines.errors import RuleError
from storage import Person, Room

REMEMBERED = 50_000
"""Accounts of people and rooms. Beyond this number, the one unused for longest is dropped."""


class TooMany(RuleError):
    """A limit is reached; nothing has changed."""


class Limiter:
    """Accounts with rate limits, and counts of what is open.

    An account is one number: the time at which it is full again. It is in memory: with a trip to the store for each
    press, a flood would still reach the store. Whoever reaches several processes is limited in each.
    """

    def __init__(
        self, limits: Limits = LIMITS, now: Callable[[], float] = time.monotonic, remembered: int = REMEMBERED
    ) -> None:
        self._limits, self._now, self._remembered = limits, now, remembered
        self._full_at: OrderedDict[tuple[str, Hashable], float] = OrderedDict()

    def press(self, person: Person, room: Room) -> None:
        """Count a press or a command. What one person is refused does not count for the room."""
        self.take("presses", person)
        self.take("room-presses", room)

    def opening(self, person: Person, room: Room) -> None:
        """Count a table that is about to be opened."""
        self.take("openings", person)
        self.take("room-openings", room)

    def tells(self, person: Person) -> bool:
        """Tell whether somebody is to be told once more that they are too fast."""
        return self._wait("refusals", person) is None

    def take(self, name: str, whose: Hashable) -> None:
        """Count one more, or raise `TooMany`: then it is not counted."""
        wait = self._wait(name, whose)
        if wait is not None:
            raise TooMany(f"limit-{name}", seconds=math.ceil(wait))

    def check(self, name: str, already: int) -> None:
        """Raise `TooMany` if as many as allowed are open already."""
        most = self._limits[name].most
        if most and already >= most:
            raise TooMany(f"limit-{name}", most=most)

    def is_limited(self, *names: str) -> bool:
        """Tell whether any of these has a limit."""
        return any(self._limits[name].most for name in names)

    def _wait(self, name: str, whose: Hashable) -> float | None:
        """Count one more; or return in how many seconds that will be possible."""
        limit, now = self._limits[name], self._now()
        if not limit.most or limit.seconds is None:
            return None
        each = limit.seconds / limit.most
        full_at = max(now, self._full_at.get((name, whose), now)) + each
        if full_at - now > limit.seconds + each / 1000:  # sums of fractions are not exact
            return full_at - now - limit.seconds
        self._full_at[name, whose] = full_at
        self._full_at.move_to_end((name, whose))
        while len(self._full_at) > self._remembered:
            self._full_at.popitem(last=False)
        return None
