"""The log, as text or JSON lines. It never shows a secret from the configuration."""

import json
import logging

from bot.settings import Settings

CHATTY = ("httpx", "httpcore", "aiohttp.access", "discord", "telegram", "apscheduler", "hpack")
"""Libraries that log routine events; httpx would even log addresses that contain the bot's token."""


def set_up(settings: Settings) -> None:
    handler = logging.StreamHandler()
    secrets = [settings.discord_token, settings.telegram_token, settings.telegram_webhook_secret, settings.redis_url]
    handler.setFormatter(_Formatter([text for text in secrets if text], as_json=settings.log_format == "json"))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


class _Formatter(logging.Formatter):
    def __init__(self, secrets: list[str], *, as_json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets, self._as_json = secrets, as_json

    def format(self, record: logging.LogRecord) -> str:
        text = self._json(record) if self._as_json else super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "…")
        return text

    def _json(self, record: logging.LogRecord) -> str:
        entry = {"at": self.formatTime(record), "level": record.levelname, "from": record.name}
        entry["message"] = record.getMessage()
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)
