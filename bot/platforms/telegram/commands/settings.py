"""What people and rooms choose: /settings."""

from msgspec.structs import replace
from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.pieces import offered
from bot.platforms.telegram.caption import escaped
from bot.platforms.telegram.commands.asked import Asked, Command
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.granting import granted
from bot.platforms.telegram.keyboard import A_ROW, owned
from bot.platforms.telegram.people import Reader
from bot.platforms.telegram.private import Pressed
from bot.platforms.telegram.wire import Content, Lost
from bot.settings import LOCALES
from bot.tables import rights
from bot.tables.rights import Action
from bot.texts import Words
from render.theme import Palette, Shade
from storage import Pace, PersonSettings, RoomSettings

OWN, ROOM = "=", "~"
"""The first letters of what the buttons carry."""

_YES_NO = {"yes": True, "no": False}
_QUIET = {"usual": (23 * 60, 8 * 60), "long": (21 * 60, 10 * 60), "never": (0, 0)}
"""Minutes after midnight."""
# Signs are turned round in the names of these zones: Etc/GMT-3 is three hours before London.
ZONES = tuple(f"Etc/GMT{-hours:+d}" for hours in (-8, -5, -3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
OWN_CHOICES: dict[str, tuple[str, ...]] = {
    "language": LOCALES,
    "palette": tuple(Palette),
    "theme": tuple(Shade),
    "symbols": ("yes", "no"),
    "direct_messages": ("yes", "no"),
    "reminders": ("yes", "no"),
    "quiet": tuple(_QUIET),
    "zone": ZONES,
    "ask_first": ("yes", "no"),
}
ROOM_CHOICES: dict[str, tuple[str, ...]] = {
    "language": LOCALES,
    "pace": tuple(Pace),
    "anyone_opens": ("yes", "no"),
    "anyone_closes": ("yes", "no"),
    "new_messages": ("yes", "no"),
    "zone": ZONES,
    "games": tuple(offered()),
}


async def settings(asked: Asked) -> None:
    """Show the own settings in the direct chat; in a group an admin gets the room's."""
    place, words = asked.place, asked.words
    if asked.room.private:
        await place.wire.text(
            asked.room, escaped(words("telegram-settings")), _own_keys(asked.reader, asked.reader.settings, words)
        )
    elif await asked.refusal(Action.SETTINGS) is None:
        chosen = await place.store.room_settings.load(asked.room)
        keys = _keys(ROOM, ROOM_CHOICES, chosen, words, asked.reader.id)
        await place.wire.text(asked.room, escaped(words("telegram-settings-room")), keys)
    else:
        await asked.say("telegram-in-direct", asked.link("telegram-open-direct", "settings"))


async def chosen_own(place: Place, reader: Reader, pressed: Pressed, data: str) -> str:
    """Take a choice of somebody's own; the message shows it."""
    name, _, value = data.partition("=")
    words = place.people.words(reader)
    if not value and name in OWN_CHOICES:
        return _title(name, words)
    if value not in OWN_CHOICES.get(name, ()):
        return words("table-gone")
    after = await place.people.change(reader, **_changes(reader.settings, name, value))
    words = place.people.words_in(value) if name == "language" else words
    place.later(_renewed(place, pressed, words("telegram-settings"), _own_keys(reader, after, words)))
    return words("telegram-settings-kept")


async def chosen_in_room(place: Place, reader: Reader, pressed: Pressed, data: str) -> str:
    """Take a choice for a room from whoever is an admin there now; any client can send such a press."""
    name, _, value = data.partition("=")
    words = place.people.words(reader)
    if not value and name in ROOM_CHOICES:
        return _title(name, words)
    if value not in ROOM_CHOICES.get(name, ()):
        return words("table-gone")
    who = await granted(place, reader, Action.SETTINGS)
    if Action.SETTINGS not in who.granted:
        return words(rights.FOR_ADMINS[Action.SETTINGS])
    before = await place.store.room_settings.load(pressed.room)
    after = replace(before, **_changes(before, name, value))
    await place.store.room_settings.save(pressed.room, before, after)
    keys = _keys(ROOM, ROOM_CHOICES, after, words, reader.id)
    place.later(_renewed(place, pressed, words("telegram-settings-room"), keys))
    return words("telegram-settings-kept")


def _changes(before: PersonSettings | RoomSettings, name: str, value: str) -> dict[str, object]:
    """Return what a press on a choice changes."""
    if name == "quiet":
        start, end = _QUIET[value]
        return {"quiet_from": start, "quiet_to": end}
    if isinstance(before, RoomSettings) and name == "games":
        # A press switches one game; with none left, all are on again.
        played = [slug for slug in ROOM_CHOICES["games"] if _is_chosen(before, "games", slug) != (slug == value)]
        return {"games": tuple(played) if 0 < len(played) < len(ROOM_CHOICES["games"]) else None}
    return {name: Pace(value) if name == "pace" else _YES_NO.get(value, value)}


def _is_chosen(chosen: PersonSettings | RoomSettings, name: str, value: str) -> bool:
    if name == "quiet" and isinstance(chosen, PersonSettings):
        return (chosen.quiet_from, chosen.quiet_to) == _QUIET[value]
    if name == "games" and isinstance(chosen, RoomSettings):
        return chosen.games is None or value in chosen.games
    return bool(_YES_NO.get(value, value) == getattr(chosen, name))


def _title(name: str, words: Words) -> str:
    return words(f"setting-{name.replace('_', '-')}")


def _label(name: str, value: str, words: Words) -> str:
    if name == "zone":
        return f"UTC{-int(value.removeprefix('Etc/GMT')):+d}"
    return words(f"game-{value}" if name == "games" else f"telegram-set-{name.replace('_', '-')}-{value}")


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
    """Return the buttons of each setting below its title, the chosen value marked."""

    def key(name: str, value: str) -> InlineKeyboardButton:
        marked, text = _is_chosen(chosen, name, value), _label(name, value, words)
        data = owned(f"{letter}{name}={value}", owner)
        return InlineKeyboardButton(
            f"· {text} ·" if marked else text, callback_data=data, style="primary" if marked else None
        )

    rows: list[list[InlineKeyboardButton]] = []
    for name, values in choices.items():
        rows.append([InlineKeyboardButton(_title(name, words), callback_data=owned(f"{letter}{name}", owner))])
        rows += [[key(name, value) for value in values[at : at + A_ROW]] for at in range(0, len(values), A_ROW)]
    return InlineKeyboardMarkup(rows)


COMMANDS: dict[str, Command] = {"settings": settings}
