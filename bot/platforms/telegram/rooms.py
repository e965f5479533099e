"""Where something was said: a chat, or one topic of it."""

from collections.abc import Iterator

from msgspec.structs import replace
from telegram import Chat, Message
from telegram.constants import ChatType

from bot.platforms.telegram.name import NAME
from storage import Post, Room, Speech, Table


def room_of(chat: Chat, thread: int | None = None, *, topic: bool = False) -> Room:
    """Return the room. Replies in ordinary groups have a thread too, but only a topic is a room of its own."""
    private = chat.type == ChatType.PRIVATE
    return Room(platform=NAME, chat=str(chat.id), thread=str(thread) if thread and topic else "", private=private)


def room_of_message(message: Message) -> Room:
    return room_of(message.chat, message.message_thread_id, topic=bool(message.is_topic_message))


def posts_of(table: Table, speech: Speech) -> Iterator[tuple[Room, Post | None]]:
    """Yield the rooms of a table on Telegram, each with the board that was posted there."""
    for room in table.rooms:
        if room.platform == NAME:
            yield room, next((post for post in speech.posts if post.room == room), None)


def migrated(table: Table, old: str, new: str) -> Table:
    """Return a table whose group has become a supergroup."""
    rooms = tuple(
        replace(room, chat=new) if room.platform == NAME and room.chat == old else room for room in table.rooms
    )
    return replace(table, rooms=tuple(dict.fromkeys(rooms)))
