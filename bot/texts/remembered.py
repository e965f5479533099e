"""A cache of rendered messages: the same hundred things are said after every move, to everybody."""

from collections.abc import Mapping
from functools import lru_cache

from bot.texts.library import Texts

_KEPT = 20_000


class Remembered(Texts):
    """The same texts, each rendered once. A message depends on its arguments alone."""

    def __init__(self, *, strict: bool) -> None:
        super().__init__(strict=strict)
        self._remembered = lru_cache(_KEPT)(self._said)

    def say(self, locale: str, key: str, params: Mapping[str, str | int]) -> str:
        return self._remembered(locale, key, tuple(params.items()))

    def _said(self, locale: str, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
        return super().say(locale, key, dict(params))
