"""Who presses or types, and where: a chat, one topic of it, or the direct chat."""

from telegram import Chat, Message, User
from telegram.constants import ChatType

from bot.app import App
from bot.chat import viewer
from bot.chat.context import Named
from bot.chat.viewer import Viewer, spoken_in
from bot.platforms.telegram.name import NAME
from bot.tables.lobby import Who
from storage import Person, Room


async def viewer_of(app: App, user: User, room: Room | None = None) -> Viewer:
    """Return somebody in a room; None: in the direct chat."""
    person = Person(platform=NAME, user=str(user.id))
    who = Who(person=person, name=user.full_name or str(user.id), room=room or direct_room(person))
    return await viewer.viewer_of(app.store, who, spoken_in(user.language_code, app.settings.default_locale))


def handle_of(user: User) -> str:
    """Return how people name somebody in a message, if they can."""
    return f"@{user.username}".lower() if user.username else ""


def named_in(message: Message) -> Named | None:
    """Return whom a message names first, or answers. Of a handle Telegram does not say whose it is."""
    for entity, text in message.parse_entities(["mention", "text_mention"]).items():
        if entity.user is not None:
            return _named(entity.user)
        handle = text.lower()
        # Of a handle Telegram says no more than this: bots have to end so.
        return Named(name=text, handle=handle, is_bot=handle.endswith("bot"))
    answered = message.reply_to_message.from_user if message.reply_to_message is not None else None
    return _named(answered) if answered is not None and not answered.is_bot else None


def _named(user: User) -> Named:
    person = Person(platform=NAME, user=str(user.id))
    return Named(name=user.full_name, person=person, handle=handle_of(user), is_bot=user.is_bot)


def number_of(viewer: Viewer) -> int:
    return int(viewer.who.person.user)


def direct_room(person: Person) -> Room:
    """Return the direct chat: on Telegram it has its person's number."""
    return Room(platform=NAME, chat=person.user, private=True)


def room_of(chat: Chat, thread: int | None = None, *, topic: bool = False) -> Room:
    """Return the room. Replies in ordinary groups have a thread too, but only a topic is a room of its own."""
    private = chat.type == ChatType.PRIVATE
    return Room(platform=NAME, chat=str(chat.id), thread=str(thread) if thread and topic else "", private=private)


def room_of_message(message: Message) -> Room:
    return room_of(message.chat, message.message_thread_id, topic=bool(message.is_topic_message))
