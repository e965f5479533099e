"""The messages of every language, read from `.ftl` files beside what says them."""

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
    """A key that a language does not have, or a message that lacks one of its arguments."""


class Texts:
    """All messages: the shared ones of this folder, each game's from `bot/screens/<game>/`, and those in pictures."""

    def __init__(self, *, strict: bool) -> None:
        self._strict = strict

    @classmethod
    def load(cls, *, strict: bool = False) -> "Texts":
        """Give every language, each read when it is first spoken.

        Strict texts raise where lenient ones fall back and leave a line in the log.
        """
        return cls(strict=strict)

    def say(self, locale: str, key: str, params: Mapping[str, str | int]) -> str:
        """Return a message in a language. A key that is nowhere comes back as it is rather than silence a player."""
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
    """Read all files of a language: a sixth of a second, so once in a process."""
    # Isolation marks would show up as boxes in pictures; names that need them get them in `Words`.
    made = FluentBundle([locale], use_isolating=False)
    for path in files(locale):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def files(locale: str) -> Iterator[Path]:
    """Yield the files of a language: `ru.ftl`, and `ru.hints.ftl` where a topic has a file of its own."""
    yield from sorted((BOT / "texts").glob(f"{locale}*.ftl"))
    yield from sorted((BOT / "screens").glob(f"*/{locale}*.ftl"))
    yield from picture_files(locale)
