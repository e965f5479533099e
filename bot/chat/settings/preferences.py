"""The settings of people and rooms: loaded, shown, and saved by whoever has the right to."""

from datetime import UTC, datetime

from bot.chat.context import Context
from bot.chat.page import Page
from bot.chat.press import Choose
from bot.chat.settings.catalogue import PERSON, ROOM, Record, chosen, setting, settings_page, toggled
from bot.daily.calendar import evening_name, today
from bot.tables import rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.rights import Action
from bot.texts import Words
from storage import PersonSettings, RoomSettings, Store


async def load(store: Store, context: Context, page: str) -> Record:
    if page == PERSON:
        return await store.person_settings.load(context.viewer.who.person)
    return await store.room_settings.load(context.settings_room)


def shown(context: Context, page: str, record: Record, now: int) -> Page:
    """Return the page of these settings. A person reads their own in the language that they have chosen there."""
    own = record.language if page == PERSON else None
    words, at = Words(context.texts, own or context.viewer.locale), datetime.fromtimestamp(now / 1000, UTC)
    return settings_page(page, record, words, at, without=context.without)


async def choose(store: Store, context: Context, choice: Choose, now: int) -> Record:
    """Save a choice and return the record with it.

    Any client can send any press: what is not in the catalogue, or not theirs to choose, is refused.
    """
    one, person, room = setting(choice.page, choice.name), context.viewer.who.person, context.settings_room
    if one is None or one.name in context.without or not one.accepts(choice.values):
        raise TableError("chat-no-such-setting")
    if choice.page == ROOM and Action.SETTINGS not in (await context.granted(store, Action.SETTINGS)).granted:
        raise NotAllowed(rights.FOR_ADMINS[Action.SETTINGS])
    before = await load(store, context, choice.page)
    after = chosen(before, one, choice.values if context.lists else toggled(before, one, choice.values[0]))
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
