"""Durations used by the store, and the clock."""

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
    """Tells the time, and sleeps: injected, so that tests can replace it."""

    now: Callable[[], int] = wall_clock
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    """Takes seconds."""


@dataclass(frozen=True, kw_only=True)
class Timing:
    """All in milliseconds. Leases are far longer than any difference between the clocks of two machines."""

    now: Callable[[], int] = wall_clock
    lease: int = 20 * SECOND
    """How long a claim is exclusive."""
    update_lease: int = 5 * SECOND
    """The same for updates from outside. Whoever handles one renews it, so that a crash is noticed soon."""
    update_renewed: int = 1 * SECOND
    """How often it is renewed."""
    press_remembered: int = 10 * MINUTE
    """Longer than any platform keeps delivering the same press."""
    longest_silence: int = 10 * SECOND
    """A longer gap between heartbeats means that the bot was down."""
    outage_remembered: int = 30 * DAY
    retention: int = 365 * DAY
    """How long finished games are kept."""

    def until(self) -> int:
        """Return when a lease that starts now ends."""
        return self.now() + self.lease
