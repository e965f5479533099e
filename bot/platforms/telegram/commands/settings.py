"""What people and rooms choose: /settings."""

from msgspec.structs import replace
from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.platforms.telegram.caption import escaped
from bot.platforms.telegram.commands.asked import Asked, Command
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.keyboard import owned
from bot.platforms.telegram.people import Reader
from bot.platforms.telegram.private import Pressed
from bot.platforms.telegram.wire import Content, Lost
from bot.settings import LOCALES
from bot.texts import Words
from render.theme import Palette, Shade
from storage import Pace, PersonSettings, RoomSettings

OWN, ROOM = "=", "~"
"""The first letters of what the buttons carry."""

_YES_NO = {"yes": True, "no": False}
OWN_CHOICES: dict[str, tuple[str, ...]] = {
    "language": LOCALES,
    "palette": tuple(Palette),
    "theme": tuple(Shade),
    "symbols": ("yes", "no"),
    "direct_messages": ("yes", "no"),
    "reminders": ("yes", "no"),
}
ROOM_CHOICES: dict[str, tuple[str, ...]] = {
    "language": LOCALES,
    "pace": tuple(Pace),
    "anyone_opens": ("yes", "no"),
    "anyone_closes": ("yes", "no"),
}


async def settings(asked: Asked) -> None:
    """Show the own settings in the direct chat; in a group an admin gets the room's."""
    place, words = asked.place, asked.words
    if asked.room.private:
        await place.wire.text(
            asked.room, escaped(words("telegram-settings")), _own_keys(asked.reader, asked.reader.settings, words)
        )
    elif await asked.is_admin():
        chosen = await place.store.room_settings.load(asked.room)
        keys = _keys(ROOM, ROOM_CHOICES, chosen, words, asked.reader.id)
        await place.wire.text(asked.room, escaped(words("telegram-settings-room")), keys)
    else:
        await asked.say("telegram-in-direct", asked.link("telegram-open-direct", "settings"))


async def chosen_own(place: Place, reader: Reader, pressed: Pressed, data: str) -> str:
    """Take a choice of somebody's own; the message shows it."""
    name, _, value = data.partition("=")
    words = place.people.words(reader)
    if value not in OWN_CHOICES.get(name, ()):
        return words("table-gone")
    after = await place.people.change(reader, **{name: _YES_NO.get(value, value)})
    words = place.people.words_in(value) if name == "language" else words
    place.later(_renewed(place, pressed, words("telegram-settings"), _own_keys(reader, after, words)))
    return words("telegram-settings-kept")


async def chosen_in_room(place: Place, reader: Reader, pressed: Pressed, data: str) -> str:
    """Take a choice for a room. The button carries who asked for it, and only admins are shown such buttons."""
    name, _, value = data.partition("=")
    words = place.people.words(reader)
    if value not in ROOM_CHOICES.get(name, ()):
        return words("table-gone")
    before = await place.store.room_settings.load(pressed.room)
    after = replace(before, **{name: _typed(name, value)})
    await place.store.room_settings.save(pressed.room, before, after)
    keys = _keys(ROOM, ROOM_CHOICES, after, words, reader.id)
    place.later(_renewed(place, pressed, words("telegram-settings-room"), keys))
    return words("telegram-settings-kept")


def _typed(name: str, value: str) -> object:
    return Pace(value) if name == "pace" else _YES_NO.get(value, value)


async def _renewed(place: Place, pressed: Pressed, text: str, keys: InlineKeyboardMarkup) -> None:
    try:
        await place.wire.edit(pressed.room, pressed.message, Content(text=escaped(text), keys=keys))
    except Lost:
        return


def _own_keys(reader: Reader, chosen: PersonSettings, words: Words) -> InlineKeyboardMarkup:
    return _keys(OWN, OWN_CHOICES, chosen, words, reader.id)


def _keys(
    letter: str, choices: dict[str, tuple[str, ...]], chosen: PersonSettings | RoomSettings, words: Words, owner: int
) -> InlineKeyboardMarkup:
    """Return a row of buttons for each setting, the chosen value marked."""

    def key(name: str, value: str) -> InlineKeyboardButton:
        marked = _YES_NO.get(value, value) == getattr(chosen, name)
        text = words(f"telegram-set-{name.replace('_', '-')}-{value}")
        data = owned(f"{letter}{name}={value}", owner)
        return InlineKeyboardButton(
            f"· {text} ·" if marked else text, callback_data=data, style="primary" if marked else None
        )

    return InlineKeyboardMarkup([[key(name, value) for value in values] for name, values in choices.items()])


COMMANDS: dict[str, Command] = {"settings": settings}
