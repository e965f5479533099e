"""The messages of every language, read from `.ftl` files beside the code that uses them."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bot.settings import LOCALES
from render.speech import files as picture_files

log = logging.getLogger(__name__)

BOT: Final = Path(__file__).parents[1]

__all__ = ["LOCALES", "MissingText", "Texts"]


class MissingText(LookupError):
    """A language lacks a key, or a message lacks one of its arguments."""


class Texts:
    """All messages: the shared ones of this folder, each game's from `bot/screens/<game>/`, and those in pictures."""

    def __init__(self, *, strict: bool) -> None:
        self._strict = strict

    @classmethod
    def load(cls, *, strict: bool = False) -> "Texts":
        """Provide every language, each loaded on first use.

        Strict texts raise where lenient ones fall back and log an error.
        """
        return cls(strict=strict)

    def say(self, locale: str, key: str, params: Mapping[str, str | int]) -> str:
        """Return a message in a language. An unknown key is returned as it is: better than telling a player nothing."""
        for candidate in (locale, "en"):
            if candidate in LOCALES and bundle(candidate).has_message(key):
                return self._format(bundle(candidate), key, params)
            self._complain(f"no text {key!r} in {candidate}")
        return key

    def has(self, locale: str, key: str) -> bool:
        return locale in LOCALES and bool(bundle(locale).has_message(key))

    def _format(self, bundle: FluentBundle, key: str, params: Mapping[str, str | int]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            self._complain(f"text {key!r} has no value")
            return key
        text, errors = bundle.format_pattern(pattern, dict(params))
        if errors:
            self._complain(f"text {key!r}: {errors[0]!r}")
        return str(text)

    def _complain(self, what: str) -> None:
        if self._strict:
            raise MissingText(what)
        log.error(what)


@cache
def bundle(locale: str) -> FluentBundle:
    """Read all files of a language: takes a sixth of a second, so once per process."""
    # Isolation marks would show as boxes in pictures; names that need them get them in `Words`.
    made = FluentBundle([locale], use_isolating=False)
    for path in files(locale):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def files(locale: str) -> Iterator[Path]:
    """Yield the files of a language: `ru.ftl`, and `ru.hints.ftl` where a topic has its own file."""
    yield from sorted((BOT / "texts").glob(f"{locale}*.ftl"))
    yield from sorted((BOT / "screens").glob(f"*/{locale}*.ftl"))
    yield from picture_files(locale)
