"""`/settings`: a person's own choices, and for whoever may manage the server those of the room."""

from datetime import UTC, datetime

import msgspec

from bot.platforms.discord.choices import NO, PAGES, UNSET, YES, ZONES, Choice, zone_label
from bot.platforms.discord.message import Message, Pick
from bot.platforms.discord.readers import Reader, granted, whole
from bot.platforms.discord.replying import Reply
from bot.tables import rights
from bot.tables.errors import NotAllowed
from bot.tables.rights import Action
from bot.texts import Texts, Words
from storage import PersonSettings, RoomSettings, Store


class Choosing:
    """Shows the settings as lists and writes what is chosen. Ids: `@set:page:name=value`."""

    def __init__(self, store: Store, texts: Texts) -> None:
        self._store, self._texts = store, texts

    async def show(self, reply: Reply, reader: Reader) -> None:
        await reply.send(await self._page("person", reader))
        if await self._may(reader):
            await reply.send(await self._page("room", reader))

    async def chosen(self, reply: Reply, reader: Reader, picked: tuple[str, ...]) -> None:
        """Write one choice; a list of an older version changes nothing."""
        _, page, change = picked[0].split(":", 2)
        name = change.partition("=")[0]
        values = tuple(one.partition("=")[2] for one in picked)
        choice = next((choice for choice in PAGES.get(page, ()) if choice.name == name), None)
        if choice is not None and set(values) <= set(choice.values):
            if page == "room" and not await self._may(reader):
                raise NotAllowed(rights.FOR_ADMINS[Action.SETTINGS])
            await self._save(page, choice, values, reader)
        await reply.redraw(await self._page(page if page in PAGES else "person", reader))

    async def _may(self, reader: Reader) -> bool:
        return Action.SETTINGS in (await granted(reader, self._store, Action.SETTINGS)).granted

    async def _save(self, page: str, choice: Choice, values: tuple[str, ...], reader: Reader) -> None:
        fields = choice.write(values)
        if page == "person":
            mine = await self._store.person_settings.load(reader.who.person)
            await self._store.person_settings.save(reader.who.person, mine, msgspec.structs.replace(mine, **fields))
        else:
            room = whole(reader.room)
            before = await self._store.room_settings.load(room)
            await self._store.room_settings.save(room, before, msgspec.structs.replace(before, **fields))

    async def _page(self, page: str, reader: Reader) -> Message:
        now: PersonSettings | RoomSettings
        if page == "person":
            now = await self._store.person_settings.load(reader.who.person)
        else:
            now = await self._store.room_settings.load(whole(reader.room))
        words = Words(self._texts, now.language or reader.locale if page == "person" else reader.locale)
        rows = tuple(_list(page, choice, choice.read(now), words) for choice in PAGES[page])
        return Message(text=words(f"discord-settings-{page}"), rows=rows)


def _list(page: str, choice: Choice, now: tuple[str, ...], words: Words) -> Pick:
    label = words(f"discord-setting-{choice.name.replace('_', '-')}")
    listed = (*choice.values, *(value for value in now if value not in choice.values and choice.name == "quiet"))
    return Pick(
        id=f"@set:{page}:{choice.name}",
        placeholder=label,
        options=tuple(
            (f"@set:{page}:{choice.name}={v}", f"{label}: {_value_text(choice.name, v, words)}"[:100]) for v in listed
        ),
        chosen=tuple(f"@set:{page}:{choice.name}={value}" for value in now),
        most=choice.most,
    )


def _value_text(name: str, value: str, words: Words) -> str:
    if value in (YES, NO, UNSET):
        return words({YES: "discord-yes", NO: "discord-no", UNSET: "discord-unset"}[value])
    if value in ZONES:
        return zone_label(value, datetime.now(UTC))
    match name:
        case "pace":
            return words(f"option-clock-{value}")
        case "games":
            return words(f"game-{value}")
        case "quiet":
            return "{}:00 – {}:00".format(*value.split("-"))
        case _:
            return words(f"discord-{name}-{value}")
