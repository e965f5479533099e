"""What somebody may do in a chat as one of its admins. Asked anew each time: admins come and go."""

from dataclasses import replace

from telegram.error import BadRequest, Forbidden

from bot.platforms.telegram.context import Place
from bot.platforms.telegram.people import Reader
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action


async def granted(place: Place, reader: Reader, action: Action, *, admin: bool = False) -> Who:
    """Return somebody with what the room lets them do. Telegram is asked only where the answer depends on it."""
    who = reader.who
    if action not in rights.FOR_ADMINS:
        return who
    room, settings = who.room, await place.store.room_settings.load(who.room)
    found = rights.grants(settings, admin=admin, private=room.private)
    if action not in found and not room.private and await _is_admin(place, int(room.chat), reader.id):
        found = rights.grants(settings, admin=True, private=False)
    return replace(who, granted=found)


async def _is_admin(place: Place, chat: int, user: int) -> bool:
    try:
        member = await place.wire.bot.get_chat_member(chat, user)
    except (BadRequest, Forbidden):
        return False  # Telegram knows nobody of that name there
    return member.status in {"creator", "administrator"}
