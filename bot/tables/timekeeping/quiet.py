"""The hours in which nobody gets reminders."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE = 60_000
_DAY_MINUTES = 24 * 60


@dataclass(frozen=True, kw_only=True)
class QuietHours:
    """From one minute of the day to another, in a time zone; if both are equal, there are none."""

    start: int = 23 * 60
    end: int = 8 * 60
    zone: str | None = None

    def covers(self, moment: int) -> bool:
        if self.start == self.end:
            return False
        local = self._local(moment)
        minute = local.hour * 60 + local.minute
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end

    def over(self, moment: int) -> int:
        """Return the end of the quiet hours that contain a moment."""
        edge = self._edge(moment, self.end)
        return edge if edge > moment else self._edge(moment, self.end, days=1)

    def before(self, moment: int) -> int:
        """Return the last minute before the quiet hours that contain a moment."""
        edge = self._edge(moment, self.start)
        return (edge if edge <= moment else self._edge(moment, self.start, days=-1)) - MINUTE

    def _local(self, moment: int) -> datetime:
        return datetime.fromtimestamp(moment / 1000, self._zone())

    def _edge(self, moment: int, minute: int, days: int = 0) -> int:
        # By the calendar, not by 24 hours: a night with a daylight-saving change is shorter or longer.
        hours, minutes = divmod(minute % _DAY_MINUTES, 60)
        date = self._local(moment).date() + timedelta(days=days)
        return int(datetime.combine(date, time(hours, minutes), self._zone()).timestamp() * 1000)

    def _zone(self) -> tzinfo:
        try:
            return ZoneInfo(self.zone) if self.zone else UTC
        except (ZoneInfoNotFoundError, ValueError):
            return UTC  # a time zone that this machine does not know
