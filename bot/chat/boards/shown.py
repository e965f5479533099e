"""What messages show now: nothing is sent that is there already. After a restart each is sent once."""

import asyncio
import itertools
from collections.abc import Hashable
from typing import Any

from bot.artist import picture_words
from bot.recent import Recent
from bot.screens.language import Screen
from bot.screens.lobby_view import LobbyView
from bot.texts import Texts, words_at
from render.registry import pictures
from storage import Table

REMEMBERED = 10_000


class Shown:
    """By message: the digest of what it shows, and the number of that edit."""

    def __init__(self) -> None:
        self._edits = itertools.count(1)
        self._known = Recent[Hashable, tuple[int, int]](REMEMBERED)

    def shows(self, message: Hashable, digest: int) -> bool:
        return message in self._known and self._known[message][0] == digest

    def edit(self, message: Hashable) -> int:
        """Return when a message was last brought up to date, as a number that only grows; 0: not known."""
        return self._known.get(message, (0, 0))[1]

    def remember(self, message: Hashable, digest: int) -> None:
        self._known[message] = (digest, next(self._edits))

    def forget(self, message: Hashable) -> None:
        self._known.pop(message, None)


async def digest(screen: Screen, table: Table, texts: Texts, locale: str = "") -> int:
    """Return a number that tells two screens apart. When their pictures are drawn makes no difference."""
    return await asyncio.to_thread(_digest, screen, table, texts, locale or table.locale)


def _digest(screen: Screen, table: Table, texts: Texts, locale: str) -> int:
    words, drawing = words_at(table, texts, locale), screen.drawing
    items: tuple[Any, ...] = ()
    if drawing is not None and isinstance(drawing.view, LobbyView):
        items = (drawing.view,)
    elif drawing is not None and drawing.game in pictures():
        said = picture_words(words, drawing, lambda: 0)
        items = pictures()[drawing.game].scene(drawing.view, said, drawing.chosen).items
    buttons = tuple((button.press, button.enabled) for row in (*screen.choices, *screen.service) for button in row)
    return hash((tuple(map(words.line, screen.lines)), screen.text, screen.mention, screen.ends_at, items, buttons))
