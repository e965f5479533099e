"""The configuration: environment variables only, read once, in this one place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from bot.limits.rows import LIMITS, Limits, limit_of
from storage import SCHEMES

LOCALES = ("ru", "en", "tr")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
EPHEMERAL_HOSTS = {"DYNO": "Heroku", "K_SERVICE": "Cloud Run", "GAE_SERVICE": "App Engine"}
"""Hosting services whose disks don't last, by a variable that each sets."""

T = TypeVar("T")


class BadSettings(Exception):
    """A variable has an invalid value; the message names the variable and says what it accepts."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be configured. Secrets are left out of `repr`, so that no log shows them."""

    discord_token: str | None
    telegram_token: str | None
    redis_url: str | None
    """None: the program runs an embedded store in `data_dir`."""
    data_dir: Path
    keep_days: int
    """How long finished games are kept, with their moves."""
    default_locale: str
    log_level: str
    log_format: str
    port: int
    listen_host: str | None
    """The address of this machine to listen on; None: all."""
    public_url: str | None
    """Where everybody can open the page that shows these games, if it can be opened anywhere."""
    telegram_webhook_url: str | None
    telegram_webhook_secret: str | None
    discord_api_base: str | None
    discord_gateway_url: str | None
    telegram_api_base: str | None
    shard_ids: tuple[int, ...] | None
    shard_count: int | None
    limits: Limits
    picture_processes: int | None
    """How many processes draw pictures; None: one less than there are cores, at least one."""
    thinking_processes: int | None
    """How many processes think for the computer players; None: one less than there are cores, at least one."""
    ephemeral_host: str | None
    """The hosting service, if it deletes the disk at every restart."""

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """Read the variables; raise `BadSettings` for the first invalid one."""
        read = _Reader(environ)
        shard_ids, shard_count = _shards(read)
        return cls(
            discord_token=read("DISCORD_TOKEN", _text, None),
            telegram_token=read("TELEGRAM_TOKEN", _text, None),
            redis_url=read("REDIS_URL", _url(*SCHEMES), None),
            data_dir=read("DATA_DIR", lambda text: Path(text).expanduser(), Path("data")),
            keep_days=read("KEEP_DAYS", _number(1, 36_500), 365),
            default_locale=read("DEFAULT_LOCALE", _one_of(*LOCALES), "en"),
            log_level=read("LOG_LEVEL", lambda text: _one_of(*LOG_LEVELS)(text.upper()), "INFO"),
            log_format=read("LOG_FORMAT", _one_of(*LOG_FORMATS), "text"),
            port=read("PORT", _number(1, 65535), 8080),
            listen_host=read("LISTEN_HOST", _text, None),
            public_url=read("PUBLIC_URL", _url("https", "http"), None),
            telegram_webhook_url=read("TELEGRAM_WEBHOOK_URL", _url("https", "http"), None),
            telegram_webhook_secret=read("TELEGRAM_WEBHOOK_SECRET", _text, None),
            discord_api_base=read("DISCORD_API_BASE", _url("https", "http"), None),
            discord_gateway_url=read("DISCORD_GATEWAY_URL", _url("wss", "ws"), None),
            telegram_api_base=read("TELEGRAM_API_BASE", _url("https", "http"), None),
            shard_ids=shard_ids,
            shard_count=shard_count,
            limits=_limits(read),
            picture_processes=read("PICTURE_PROCESSES", _number(0, 64), None),
            thinking_processes=read("THINKING_PROCESSES", _number(0, 64), None),
            ephemeral_host=next((host for name, host in EPHEMERAL_HOSTS.items() if environ.get(name)), None),
        )

    def __repr__(self) -> str:
        hidden = {"discord_token", "telegram_token", "redis_url", "telegram_webhook_secret"}
        shown = (f"{name}={'…' if name in hidden and value else repr(value)}" for name, value in vars(self).items())
        return f"Settings({', '.join(shown)})"


class _Reader:
    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ

    def __call__(self, name: str, convert: Callable[[str], T], default: T) -> T:
        # Compose files and hosting panels say "not set" with an empty variable.
        text = self._environ.get(name, "").strip()
        if not text:
            return default
        try:
            return convert(text)
        except ValueError as error:
            raise BadSettings(f"{name}: {error}") from None


def _shards(read: _Reader) -> tuple[tuple[int, ...] | None, int | None]:
    """Read which shards this process runs: shard numbers mean nothing without the total."""
    count = read("SHARD_COUNT", _number(1, 100_000), None)
    ids = read("SHARD_IDS", _numbers, None)
    if ids is not None and (count is None or max(ids) >= count):
        raise BadSettings("SHARD_IDS: needs SHARD_COUNT, and numbers below it")
    return ids, count


def _limits(read: _Reader) -> Limits:
    """Read the limits: each has a variable, and is usually left as it is."""
    return {
        name: read(f"LIMIT_{name.upper().replace('-', '_')}", partial(limit_of, name), limit)
        for name, limit in LIMITS.items()
    }


def _text(text: str) -> str | None:
    return text


def _one_of(*choices: str) -> Callable[[str], str]:
    def convert(text: str) -> str:
        if text not in choices:
            raise ValueError(f"is one of {', '.join(choices)}")
        return text

    return convert


def _number(least: int, most: int) -> Callable[[str], int]:
    def convert(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise ValueError(f"is a whole number from {least} to {most}")
        return int(text)

    return convert


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise ValueError("is a list of shard numbers: 0,1,2")
    return tuple(map(int, parts))


def _url(*schemes: str) -> Callable[[str], str | None]:
    def convert(text: str) -> str | None:
        if urlsplit(text).scheme not in schemes:
            # The value itself may contain a password, so it is not repeated.
            raise ValueError(f"is an address that begins with {', '.join(scheme + '://' for scheme in schemes)}")
        return text

    return convert
