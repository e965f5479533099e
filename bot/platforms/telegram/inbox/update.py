"""Updates as they come by webhook: whoever knows the secret may send anything, and the SDK checks no types."""

import json
import logging
from types import GenericAlias
from typing import Any

import msgspec
from telegram import Bot, Update

log = logging.getLogger(__name__)


def _shape(needed: dict[str, Any], **optional: Any) -> Any:
    """Return the types of what the handlers use of an object."""
    fields: list[Any] = [*needed.items(), *((name, kind | None, None) for name, kind in optional.items())]
    return msgspec.defstruct("Shape", fields, rename={"sender": "from"})


_USER = _shape({"id": int, "is_bot": bool, "first_name": str}, last_name=str, language_code=str)
_CHAT = _shape({"id": int, "type": str})
_ENTITY = _shape({"type": str, "offset": int, "length": int})
_MESSAGE = _shape(
    {"message_id": int, "date": int, "chat": _CHAT},
    sender=_USER,
    sender_chat=_CHAT,
    text=str,
    entities=GenericAlias(list, _ENTITY),
    message_thread_id=int,
    is_topic_message=bool,
    migrate_to_chat_id=int,
)
_QUERY = _shape({"id": str, "sender": _USER}, message=_MESSAGE, data=str)
_MEMBER = _shape({"user": _USER, "status": str})
_MEMBERSHIP = _shape({"chat": _CHAT, "sender": _USER, "old_chat_member": _MEMBER, "new_chat_member": _MEMBER})
_UPDATE = _shape({"update_id": int}, message=_MESSAGE, callback_query=_QUERY, my_chat_member=_MEMBERSHIP)
_decoder = msgspec.json.Decoder(_UPDATE)


def read_update(body: bytes, bot: Bot) -> Update | None:
    """Return the update of a body; None if it is none."""
    try:
        _decoder.decode(body)
        return Update.de_json(json.loads(body), bot)
    except Exception as error:  # noqa: BLE001 (what we don't use is not checked, and may fail anywhere in the SDK)
        log.info("a body is no update: %s", type(error).__name__)
        return None
