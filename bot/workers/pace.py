"""How fast boards may be renewed: as fast as their pictures can be drawn."""

import time
from collections.abc import Callable

BURST = 0.05
"""Seconds of drawing that may wait without anybody pausing for it."""
LONGEST = 1.0
"""The longest pause, in seconds."""
FADING = 0.98
"""Weight of the past with every picture: the last fifty or so decide how long the next one takes."""


class Pace:
    """Spreads the boards that are to be renewed over the time that drawing them takes.

    Whoever is told to pause looks at the table only afterwards: what is saved meanwhile is drawn in one picture. So
    with little to do a board is renewed at once, and the more there is to do the more moves one picture shows.
    """

    def __init__(self, workers: int, now: Callable[[], float] = time.monotonic) -> None:
        self._workers, self._now = workers, now
        self._worked = self._pictures = 0.0
        self._free_at = 0.0
        """When the boards that were let through so far will have been drawn."""

    def worked(self, seconds: float) -> None:
        """Note how long a worker was busy with a picture."""
        self._worked, self._pictures = self._worked * FADING + seconds, self._pictures * FADING + 1

    def pause(self, waiting: int) -> float:
        """Return how many seconds the next board should wait, while this many pictures wait to be drawn."""
        if not self._pictures:
            return 0.0
        now, each = self._now(), self._worked / self._pictures / self._workers
        begins = max(now + waiting * each, self._free_at)
        self._free_at = min(begins + each, now + LONGEST + BURST)
        return min(LONGEST, max(0.0, begins - now - BURST))
