"""Settings: the catalogue of what people and rooms can choose, its dialog, and who may save what."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry, Pick
from bot.chat.press import PERSON, ROOM, Choose
from bot.daily.calendar import evening_name, today
from bot.pieces import offered
from bot.tables import rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.rights import Action
from bot.tables.timekeeping.zones import ZONES, is_zone, zone_label
from bot.texts import LOCALES, Words
from render.theme import Palette, Shade
from storage import Pace, PersonSettings, RoomSettings, Store

YES, NO, UNSET = "yes", "no", "-"
MEANING = {YES: True, NO: False, UNSET: None}
HOUR = 60
NIGHTS = ("21-7", "22-8", "23-8", "0-9", "1-10")
NIGHT = re.compile(r"([01]?[0-9]|2[0-3])-([01]?[0-9]|2[0-3])")
NAMED = {YES: "setting-yes", NO: "setting-no", UNSET: "setting-default"}

Record = PersonSettings | RoomSettings


@dataclass(frozen=True)
class Setting:
    """One setting: its values as texts, and how they are read from and written to a field of a record."""

    name: str
    values: tuple[str, ...] = (YES, NO)
    kind: Callable[[str], Any] = str
    """Makes the field of a text that is none of `MEANING`."""
    key: str = ""
    """Of what the values are called, where that is said elsewhere in the game, too."""
    most: int = 1
    also: Callable[[str], object] = lambda _value: False
    """Values that are not offered (any more) and still taken: buttons live for weeks."""

    def accepts(self, values: tuple[str, ...]) -> bool:
        return 0 < len(values) <= self.most and all(value in self.values or self.also(value) for value in values)

    def read(self, record: Any) -> tuple[str, ...]:
        """Return what a record has chosen."""
        field = getattr(record, self.name)
        return (next((text for text, meant in MEANING.items() if field is meant), str(field)),)

    def write(self, chosen: tuple[str, ...]) -> dict[str, Any]:
        """Return the fields of the record that a choice sets."""
        return {self.name: MEANING[chosen[0]] if chosen[0] in MEANING else self.kind(chosen[0])}

    def label(self, value: str, words: Words, now: datetime) -> str:  # noqa: ARG002 (time zones change with it)
        return words(NAMED.get(value, f"{self.key or f'setting-{self.name}'}-{value}"))


class _Zone(Setting):
    def label(self, value: str, words: Words, now: datetime) -> str:
        return super().label(value, words, now) if value == UNSET else zone_label(value, now, words.locale)


class _Quiet(Setting):
    def read(self, record: Any) -> tuple[str, ...]:
        begin, end = record.quiet_from // HOUR, record.quiet_to // HOUR
        return (NO if record.quiet_from == record.quiet_to else f"{begin}-{end}",)

    def write(self, chosen: tuple[str, ...]) -> dict[str, Any]:
        begin, end = (0, 0) if chosen[0] == NO else map(int, chosen[0].split("-"))
        return {"quiet_from": begin * HOUR, "quiet_to": end * HOUR}

    def label(self, value: str, words: Words, now: datetime) -> str:
        return super().label(value, words, now) if value == NO else "{}:00 – {}:00".format(*value.split("-"))


class _Games(Setting):
    """All games: none is left out, and one that comes later is not either."""

    def read(self, record: Any) -> tuple[str, ...]:
        return self.values if record.games is None else record.games

    def write(self, chosen: tuple[str, ...]) -> dict[str, Any]:
        return {"games": None if set(chosen) >= set(self.values) else tuple(filter(chosen.__contains__, self.values))}


_LANGUAGE = Setting("language", (UNSET, *LOCALES))
_ZONE = _Zone("zone", (UNSET, *ZONES), also=is_zone)

CATALOGUE: dict[str, tuple[Setting, ...]] = {
    PERSON: (
        _LANGUAGE,
        Setting("palette", tuple(Palette)),
        Setting("symbols"),
        Setting("theme", (UNSET, *Shade)),
        Setting("direct_messages"),
        Setting("reminders"),
        _Quiet("quiet", (NO, *NIGHTS), also=NIGHT.fullmatch),
        _ZONE,
        Setting("ask_first"),
        Setting("listed"),
    ),
    ROOM: (
        _LANGUAGE,
        _ZONE,
        Setting("pace", (UNSET, *Pace), Pace, key="option-clock"),
        _Games("games", tuple(offered()), key="game", most=len(offered())),
        Setting("anyone_opens"),
        Setting("anyone_closes"),
        Setting("in_threads"),
        Setting("new_messages"),
        Setting("daily"),
        Setting("seek"),
    ),
}


def setting(whose: str, name: str) -> Setting | None:
    return next((one for one in CATALOGUE.get(whose, ()) if one.name == name), None)


def toggled(record: Record, one: Setting, value: str) -> tuple[str, ...]:
    """Return what is chosen after a press on one entry, where entries are buttons and not a list.

    Of a setting that takes several, a press switches one; with none left, all are on again.
    """
    if one.most == 1:
        return (value,)
    now = one.read(record)
    after = tuple(each for each in one.values if (each in now) != (each == value))
    return after or one.values


def _pick(whose: str, one: Setting, current: tuple[str, ...], words: Words, now: datetime) -> Pick:
    # What was chosen with an older version, or by other means, stays visible as the choice that it is.
    listed = (*one.values, *(value for value in current if value not in one.values))
    id_, title = f"@set:{whose}:{one.name}", words(f"setting-{one.name.replace('_', '-')}")
    entries = tuple(Entry(id=f"{id_}={value}", label=one.label(value, words, now)) for value in listed)
    return Pick(
        id=id_, title=title, entries=entries, chosen=tuple(f"{id_}={value}" for value in current), most=one.most
    )


async def load(store: Store, context: Context, whose: str) -> Record:
    if whose == PERSON:
        return await store.person_settings.load(context.viewer.who.person)
    return await store.room_settings.load(context.settings_room)


def shown(context: Context, whose: str, record: Record, now: int) -> Dialog:
    """Return the dialog of a person's or a room's settings, less those that a platform does not have.

    A person reads their own in the language that they have chosen there.
    """
    own = record.language if whose == PERSON else None
    words, at = Words(context.texts, own or context.viewer.locale), datetime.fromtimestamp(now / 1000, UTC)
    offered_here = [one for one in CATALOGUE[whose] if one.name not in context.without]
    picks = tuple(_pick(whose, one, one.read(record), words, at) for one in offered_here)
    return Dialog(text=words(f"settings-{whose}"), picks=picks, note=words("chat-saved"))


async def choose(store: Store, context: Context, choice: Choose, now: int) -> Record:
    """Save a choice and return the record with it.

    Any client can send any press: what is not in the catalogue, or not theirs to choose, is refused.
    """
    one, person, room = setting(choice.whose, choice.name), context.viewer.who.person, context.settings_room
    if one is None or one.name in context.without or not one.accepts(choice.values):
        raise TableError("chat-no-such-setting")
    if choice.whose == ROOM and Action.SETTINGS not in (await context.granted(store, Action.SETTINGS)).granted:
        raise NotAllowed(rights.FOR_ADMINS[Action.SETTINGS])
    before = await load(store, context, choice.whose)
    values = choice.values if context.lists else toggled(before, one, choice.values[0])
    after = replace(before, **one.write(values))
    match before, after:
        case PersonSettings(), PersonSettings():
            await store.person_settings.save(person, before, after)
            if before.listed != after.listed:
                await store.ratings.hide(person, hidden=not after.listed)
        case RoomSettings(), RoomSettings():
            await store.room_settings.save(room, before, after)
            if before.daily != after.daily:
                await store.daily.subscribe(room, wanted=after.daily)
                # Yesterday's evening, which may be told until noon, is not theirs.
                await store.announced.told(evening_name(today(now, after.zone) - 1), room)
    return after
