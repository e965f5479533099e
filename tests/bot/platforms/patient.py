"""A store for tests: neither a busy machine nor a test clock counts as an outage."""

from dataclasses import replace

from bot.limits import LIMITS
from bot.settings import Settings
from storage import open_store
from storage.timing import DAY, Clock, Timing

PATIENCE = 300.0
UNLIMITED = {f"LIMIT_{name.upper().replace('-', '_')}": "0" for name in LIMITS}
"""Tests press faster than people."""


def patient_store(speed: float, settings: Settings, voices, clock: Clock):
    """Open a store whose leases last their usual time by the real clock.

    Turning a dial by days is not an outage, and neither is a store that is slow because the machine is busy.
    """
    usual = Timing(now=clock.now, longest_silence=1000 * DAY)
    leases = {"lease": int(usual.lease * speed), "update_lease": int(usual.update_lease * speed)}
    timing = replace(usual, **leases)
    return open_store(settings.redis_url, settings.data_dir, voices=voices, timing=timing, longest_call=PATIENCE)
