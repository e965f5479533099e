"""The messages of every language, read from `.ftl` files beside the code that uses them."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from bot.settings import LOCALES
from render.messages import Messages, entries
from render.speech import files as picture_files

log = logging.getLogger(__name__)

BOT: Final = Path(__file__).parents[1]
MOST_REMEMBERED = 20_000
"""Rendered messages: a page says the same hundred things after every move, to every tab."""

__all__ = ["LOCALES", "MissingText", "Texts"]


class MissingText(LookupError):
    """A language lacks a key, or a message lacks one of its arguments."""


class Texts:
    """All messages: the shared ones of this folder, each game's from `bot/screens/<game>/`, and those in pictures."""

    def __init__(self, *, strict: bool) -> None:
        self._strict = strict
        self._rendered = lru_cache(MOST_REMEMBERED)(self._render)

    @classmethod
    def load(cls, *, strict: bool = False) -> "Texts":
        """Provide every language, each loaded on first use.

        Strict texts raise where lenient ones fall back and log an error.
        """
        return cls(strict=strict)

    def say(self, locale: str, key: str, params: Mapping[str, str | int]) -> str:
        """Return a message in a language. An unknown key is returned as it is: better than telling a player nothing."""
        return self._rendered(locale, key, tuple(params.items()))

    def has(self, locale: str, key: str) -> bool:
        return locale in LOCALES and key in messages(locale)

    def _render(self, locale: str, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
        for candidate in (locale, "en"):
            if candidate in LOCALES and key in messages(candidate):
                return self._said(candidate, key, dict(params))
            self._complain(f"no text {key!r} in {candidate}")
        return key

    def _said(self, locale: str, key: str, params: dict[str, str | int]) -> str:
        text, errors = messages(locale).say(key, params)
        if errors:
            self._complain(f"text {key!r}: {errors[0]!r}")
        if text is None:
            self._complain(f"text {key!r} has no value")
        return key if text is None else _signed(text, params)

    def _complain(self, what: str) -> None:
        if self._strict:
            raise MissingText(what)
        log.error(what)


def _signed(text: str, params: Mapping[str, str | int]) -> str:
    """Write numbers below zero with a minus sign, as pictures do; Fluent writes a hyphen."""
    for value in params.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(f"-{-value}", f"−{-value}")
    return text


@cache
def messages(locale: str) -> Messages:
    """Return all messages of a language."""
    return Messages(locale, (path.read_text(encoding="utf-8") for path in files(locale)))


@cache
def keys(topic: str) -> tuple[str, ...]:
    """Return the keys of a topic that has its own file, such as `en.page.ftl`."""
    source = (BOT / "texts" / f"en.{topic}.ftl").read_text(encoding="utf-8")
    return tuple(name for name, _ in entries(source) if not name.startswith("-"))


def files(locale: str) -> Iterator[Path]:
    """Yield the files of a language: `ru.ftl`, and `ru.hints.ftl` where a topic has its own file."""
    yield from sorted((BOT / "texts").glob(f"{locale}*.ftl"))
    yield from sorted((BOT / "screens").glob(f"*/{locale}*.ftl"))
    yield from picture_files(locale)
