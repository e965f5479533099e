"""`/settings`: a person's own choices, and for whoever may manage the server those of the room."""

from datetime import UTC, datetime

import msgspec

from bot.platforms.discord.choices import NO, PAGES, UNSET, YES, ZONES, Choice, zone_label
from bot.platforms.discord.messages.message import Message, Pick
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Viewer, granted, whole
from bot.tables import rights
from bot.tables.errors import NotAllowed
from bot.tables.rights import Action
from bot.texts import Texts, Words
from storage import PersonSettings, RoomSettings, Store


class Choosing:
    """Shows the settings as lists and writes what is chosen. Ids: `@set:page:name=value`."""

    def __init__(self, store: Store, texts: Texts) -> None:
        self._store, self._texts = store, texts

    async def show(self, reply: Reply, viewer: Viewer) -> None:
        await reply.send(await self._page("person", viewer))
        if await self._may(viewer):
            await reply.send(await self._page("room", viewer))

    async def chosen(self, reply: Reply, viewer: Viewer, picked: tuple[str, ...]) -> None:
        """Write one choice; a list of an older version changes nothing."""
        _, page, change = picked[0].split(":", 2)
        name = change.partition("=")[0]
        values = tuple(one.partition("=")[2] for one in picked)
        choice = next((choice for choice in PAGES.get(page, ()) if choice.name == name), None)
        if choice is not None and set(values) <= set(choice.values):
            if page == "room" and not await self._may(viewer):
                raise NotAllowed(rights.FOR_ADMINS[Action.SETTINGS])
            await self._save(page, choice, values, viewer)
        await reply.redraw(await self._page(page if page in PAGES else "person", viewer))

    async def _may(self, viewer: Viewer) -> bool:
        return Action.SETTINGS in (await granted(viewer, self._store, Action.SETTINGS)).granted

    async def _save(self, page: str, choice: Choice, values: tuple[str, ...], viewer: Viewer) -> None:
        fields = choice.write(values)
        if page == "person":
            mine = await self._store.person_settings.load(viewer.who.person)
            await self._store.person_settings.save(viewer.who.person, mine, msgspec.structs.replace(mine, **fields))
        else:
            room = whole(viewer.room)
            before = await self._store.room_settings.load(room)
            await self._store.room_settings.save(room, before, msgspec.structs.replace(before, **fields))

    async def _page(self, page: str, viewer: Viewer) -> Message:
        now: PersonSettings | RoomSettings
        if page == "person":
            now = await self._store.person_settings.load(viewer.who.person)
        else:
            now = await self._store.room_settings.load(whole(viewer.room))
        words = Words(self._texts, now.language or viewer.locale if page == "person" else viewer.locale)
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
