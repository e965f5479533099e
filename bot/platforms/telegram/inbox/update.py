"""Updates as they come by webhook: whoever knows the secret may send anything, and the SDK checks no types."""

import json
import logging

import msgspec
from msgspec import Struct
from telegram import Bot, Update

log = logging.getLogger(__name__)


class _User(Struct):
    id: int
    is_bot: bool
    first_name: str
    last_name: str | None = None
    language_code: str | None = None


class _Chat(Struct):
    id: int
    type: str


class _Entity(Struct):
    type: str
    offset: int
    length: int


class _Message(Struct, rename={"sender": "from"}):
    message_id: int
    date: int
    chat: _Chat
    sender: _User | None = None
    sender_chat: _Chat | None = None
    text: str | None = None
    entities: list[_Entity] | None = None
    message_thread_id: int | None = None
    is_topic_message: bool | None = None
    migrate_to_chat_id: int | None = None


class _Query(Struct, rename={"sender": "from"}):
    id: str
    sender: _User
    message: _Message | None = None
    data: str | None = None


class _Member(Struct):
    user: _User
    status: str


class _Membership(Struct, rename={"sender": "from"}):
    chat: _Chat
    sender: _User
    old_chat_member: _Member
    new_chat_member: _Member


class _Shape(Struct):
    """What the handlers use of an update."""

    update_id: int
    message: _Message | None = None
    callback_query: _Query | None = None
    my_chat_member: _Membership | None = None


_shape = msgspec.json.Decoder(_Shape)


def read_update(body: bytes, bot: Bot) -> Update | None:
    """Return the update of a body; None if it is none."""
    try:
        _shape.decode(body)
        return Update.de_json(json.loads(body), bot)
    except Exception as error:  # noqa: BLE001 (what we don't use is not checked, and may fail anywhere in the SDK)
        log.info("a body is no update: %s", type(error).__name__)
        return None
