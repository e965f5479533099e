"""How long things last in the store, and what time it is."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def wall_clock() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, kw_only=True)
class Clock:
    """Tells the time, and waits: the program is given one, and a test gives it another."""

    now: Callable[[], int] = wall_clock
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    """Takes seconds."""


@dataclass(frozen=True, kw_only=True)
class Timing:
    """All in milliseconds. Leases outlast any difference between the clocks of two machines by far."""

    now: Callable[[], int] = wall_clock
    lease: int = 20 * SECOND
    """How long what was claimed is left to whoever claimed it."""
    update_lease: int = 5 * SECOND
    """Likewise for what comes from outside. Whoever works on it renews this; who dies is missed soon."""
    update_renewed: int = 1 * SECOND
    """How often it is renewed."""
    press_remembered: int = 10 * MINUTE
    """Longer than any platform goes on delivering the same press."""
    longest_silence: int = 10 * SECOND
    """Without a heartbeat for longer than this, the bot was down."""
    outage_remembered: int = 30 * DAY
    retention: int = 365 * DAY
    """How long finished games are kept."""

    def until(self) -> int:
        """Return when a lease that begins now ends."""
        return self.now() + self.lease
