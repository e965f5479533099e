"""Time zones: one for each clock that our players live by, named by a city."""

from datetime import datetime
from zoneinfo import ZoneInfo

from babel import Locale

ZONES = (
    "UTC", "Europe/London", "Europe/Berlin", "Europe/Kyiv", "Europe/Istanbul", "Europe/Moscow", "Europe/Samara",
    "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok",
    "Asia/Tbilisi", "Asia/Almaty", "Asia/Tashkent", "Asia/Dubai", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney",
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles",
)  # fmt: skip
"""A list on Discord takes 25 entries, and "not chosen" is one of them."""
_IN_CLDR = {"Europe/Kyiv": "Europe/Kiev", "Asia/Kolkata": "Asia/Calcutta"}
"""Unicode's list of names knows these by what they were called before."""


def is_zone(name: str) -> bool:
    """Tell whether the system knows a zone. Names are checked before they become paths."""
    try:
        ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # unknown; a folder of the zone files; not a name of a zone at all
        return False
    return True


def zone_label(zone: str, now: datetime, locale: str) -> str:
    """Return a zone by its city and what its clocks are ahead now: `Moscow, UTC+3`."""
    if not is_zone(zone):
        return zone
    offset = now.astimezone(ZoneInfo(zone)).utcoffset()
    minutes = int(offset.total_seconds()) // 60 if offset else 0
    hours, rest = divmod(abs(minutes), 60)
    ahead = f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
    named = "/" in zone and not zone.startswith("Etc/")
    return f"{_city(zone, locale)}, {ahead}" if named else ahead


def _city(zone: str, locale: str) -> str:
    known = Locale.parse(locale).time_zones.get(_IN_CLDR.get(zone, zone), {})
    return str(known.get("city") or zone.rpartition("/")[2].replace("_", " "))
