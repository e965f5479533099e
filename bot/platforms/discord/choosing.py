"""`/settings`: a person's own choices, and for whoever may manage the server those of the room."""

from dataclasses import dataclass

import msgspec

from bot.platforms.discord.message import Message, Pick
from bot.platforms.discord.readers import Reader
from bot.platforms.discord.replying import Reply
from bot.texts import LOCALES, Texts, Words
from render.theme import Palette, Shade
from storage import Pace, PersonSettings, Room, RoomSettings, Store

YES, NO, UNSET = "yes", "no", "-"


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One setting: its name in the record, and its values as texts."""

    name: str
    values: tuple[str, ...]


PERSON = (
    Choice(name="language", values=(UNSET, *LOCALES)),
    Choice(name="palette", values=tuple(Palette)),
    Choice(name="theme", values=(UNSET, *Shade)),
    Choice(name="direct_messages", values=(YES, NO)),
    Choice(name="reminders", values=(YES, NO)),
)
ROOM = (
    Choice(name="language", values=(UNSET, *LOCALES)),
    Choice(name="pace", values=(UNSET, *Pace)),
    Choice(name="anyone_opens", values=(YES, NO)),
    Choice(name="anyone_closes", values=(YES, NO)),
    Choice(name="in_threads", values=(YES, NO)),
    Choice(name="new_messages", values=(YES, NO)),
)
PAGES = {"person": PERSON, "room": ROOM}


class Choosing:
    """Shows the settings as lists and writes what is chosen. Ids: `@set:page:name=value`."""

    def __init__(self, store: Store, texts: Texts) -> None:
        self._store, self._texts = store, texts

    async def show(self, reply: Reply, reader: Reader) -> None:
        await reply.send(await self._page("person", reader))
        if reader.who.admin:
            await reply.send(await self._page("room", reader))

    async def chosen(self, reply: Reply, reader: Reader, data: str) -> None:
        """Write one choice; a list of an older version changes nothing."""
        _, page, change = data.split(":", 2)
        name, _, text = change.partition("=")
        choice = next((choice for choice in PAGES.get(page, ()) if choice.name == name and text in choice.values), None)
        if choice is not None and (page == "person" or reader.who.admin):
            await self._save(page, name, text, reader)
        await reply.redraw(await self._page(page if page in PAGES else "person", reader))

    async def _save(self, page: str, name: str, text: str, reader: Reader) -> None:
        if page == "person":
            mine = await self._store.person_settings.load(reader.who.person)
            await self._store.person_settings.save(reader.who.person, mine, _with(mine, name, text))
        else:
            room, before = whole(reader.room), await self._store.room_settings.load(whole(reader.room))
            await self._store.room_settings.save(room, before, _with_room(before, name, text))

    async def _page(self, page: str, reader: Reader) -> Message:
        words = Words(self._texts, reader.locale)
        now: PersonSettings | RoomSettings
        if page == "person":
            now = await self._store.person_settings.load(reader.who.person)
        else:
            now = await self._store.room_settings.load(whole(reader.room))
        rows = tuple(_list(page, choice, _text(getattr(now, choice.name)), words) for choice in PAGES[page])
        return Message(text=words(f"discord-settings-{page}"), rows=rows)


def whole(room: Room) -> Room:
    """Return the channel of a thread: that is where settings belong."""
    return msgspec.structs.replace(room, thread="")


def _list(page: str, choice: Choice, now: str, words: Words) -> Pick:
    label = words(f"discord-setting-{choice.name.replace('_', '-')}")
    entries = tuple(
        (f"@set:{page}:{choice.name}={v}", f"{label}: {_value_text(choice.name, v, words)}") for v in choice.values
    )
    return Pick(
        id=f"@set:{page}:{choice.name}",
        placeholder=label,
        options=entries,
        chosen=f"@set:{page}:{choice.name}={now}",
    )


def _value_text(name: str, value: str, words: Words) -> str:
    if value in (YES, NO, UNSET):
        return words({YES: "discord-yes", NO: "discord-no", UNSET: "discord-unset"}[value])
    return words(f"option-clock-{value}") if name == "pace" else words(f"discord-{name}-{value}")


def _text(value: object) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return UNSET if value is None else str(value)


def _read(text: str) -> str | bool | None:
    return {YES: True, NO: False, UNSET: None}.get(text, text)


def _with(settings: PersonSettings, name: str, text: str) -> PersonSettings:
    return msgspec.structs.replace(settings, **{name: _read(text)})


def _with_room(settings: RoomSettings, name: str, text: str) -> RoomSettings:
    value = _read(text)
    return msgspec.structs.replace(
        settings, **{name: Pace(value) if name == "pace" and isinstance(value, str) else value}
    )
