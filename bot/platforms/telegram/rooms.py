"""Where something was said: a chat, or one topic of it."""

from telegram import Chat, Message
from telegram.constants import ChatType

from bot.platforms.telegram.name import NAME
from storage import Room


def room_of(chat: Chat, thread: int | None = None, *, topic: bool = False) -> Room:
    """Return the room. Replies in ordinary groups have a thread too, but only a topic is a room of its own."""
    private = chat.type == ChatType.PRIVATE
    return Room(platform=NAME, chat=str(chat.id), thread=str(thread) if thread and topic else "", private=private)


def room_of_message(message: Message) -> Room:
    return room_of(message.chat, message.message_thread_id, topic=bool(message.is_topic_message))
