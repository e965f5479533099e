"""Updates as they come by webhook: whoever knows the secret may send anything."""

import json
import logging

from telegram import Bot, Update

log = logging.getLogger(__name__)


def read_update(body: bytes, bot: Bot) -> Update | None:
    """Return the update of a body; None if it is none."""
    try:
        data = json.loads(body)
        if not isinstance(data, dict) or not isinstance(data.get("update_id"), int):
            return None
        return Update.de_json(data, bot)
    except Exception as error:  # noqa: BLE001 (the SDK checks nothing: a field of another type fails anywhere in it)
        log.info("a body is no update: %s", type(error).__name__)
        return None
