"""What can be chosen in `/settings`: each setting with its values as texts, to and from the records."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.pieces import offered
from bot.texts import LOCALES
from render.theme import Palette, Shade
from storage import Pace

YES, NO, UNSET = "yes", "no", "-"
HOUR = 60
NIGHTS = ("21-7", "22-8", "23-8", "0-9", "1-10")
ZONES = (
    "UTC", "Europe/London", "Europe/Berlin", "Europe/Kyiv", "Europe/Istanbul", "Europe/Moscow", "Europe/Samara",
    "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok",
    "Asia/Tbilisi", "Asia/Almaty", "Asia/Tashkent", "Asia/Dubai", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney",
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles",
)  # fmt: skip
"""One for each clock that our players live by: a list takes 25 entries."""


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One setting: its name, its values as texts, and how they are read from and written to a record."""

    name: str
    values: tuple[str, ...]
    read: Callable[[Any], tuple[str, ...]]
    """What a record has chosen."""
    write: Callable[[tuple[str, ...]], dict[str, Any]]
    """The fields of the record that a choice sets."""
    most: int = 1


def _one(name: str, values: tuple[str, ...], convert: Callable[[str], Any] = str) -> Choice:
    """A field that has one of some values; `-`: none."""
    return Choice(
        name=name,
        values=values,
        read=lambda record: (UNSET if getattr(record, name) is None else str(getattr(record, name)),),
        write=lambda chosen: {name: None if chosen[0] == UNSET else convert(chosen[0])},
    )


def _yes(name: str) -> Choice:
    return Choice(
        name=name,
        values=(YES, NO),
        read=lambda record: (YES if getattr(record, name) else NO,),
        write=lambda chosen: {name: chosen[0] == YES},
    )


def _night(record: Any) -> tuple[str, ...]:
    if record.quiet_from == record.quiet_to:
        return (NO,)
    return (f"{record.quiet_from // HOUR}-{record.quiet_to // HOUR}",)


def _hours(chosen: tuple[str, ...]) -> dict[str, Any]:
    if chosen[0] == NO:
        return {"quiet_from": 0, "quiet_to": 0}
    begin, _, end = chosen[0].partition("-")
    return {"quiet_from": int(begin) * HOUR, "quiet_to": int(end) * HOUR}


def _allowed(chosen: tuple[str, ...]) -> dict[str, Any]:
    """All games: none is left out, and one that comes later is not either."""
    return {"games": None if set(chosen) >= set(offered()) else tuple(slug for slug in offered() if slug in chosen)}


LANGUAGE = _one("language", (UNSET, *LOCALES))
ZONE = _one("zone", (UNSET, *ZONES))
PERSON = (
    LANGUAGE,
    _one("palette", tuple(Palette)),
    _yes("symbols"),
    _one("theme", (UNSET, *Shade)),
    _yes("direct_messages"),
    _yes("reminders"),
    Choice(name="quiet", values=(NO, *NIGHTS), read=_night, write=_hours),
    ZONE,
    _yes("ask_first"),
)
ROOM = (
    LANGUAGE,
    ZONE,
    _one("pace", (UNSET, *Pace), Pace),
    Choice(
        name="games",
        values=tuple(offered()),
        read=lambda record: record.games if record.games is not None else tuple(offered()),
        write=_allowed,
        most=len(offered()),
    ),
    _yes("anyone_opens"),
    _yes("anyone_closes"),
    _yes("in_threads"),
    _yes("new_messages"),
)
PAGES = {"person": PERSON, "room": ROOM}


def zone_label(zone: str, now: datetime) -> str:
    """Return a zone by its city and what its clocks are ahead now: `Moscow, UTC+3`."""
    try:
        minutes = int(now.astimezone(ZoneInfo(zone)).utcoffset().total_seconds()) // 60  # type: ignore[union-attr]  # it has one
    except ZoneInfoNotFoundError:
        return zone
    hours, rest = divmod(abs(minutes), 60)
    ahead = f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
    return ahead if zone == "UTC" else f"{zone.rpartition('/')[2].replace('_', ' ')}, {ahead}"
