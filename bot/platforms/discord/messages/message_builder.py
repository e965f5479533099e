"""From a screen to a message: its words, its picture, its controls."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from bot.artist import picture_words
from bot.platforms.discord.messages.controls import control_rows
from bot.platforms.discord.messages.markdown import label_of, markdown_words, text_of
from bot.platforms.discord.messages.message import Message
from bot.screens.language import Screen
from bot.screens.lobby_view import LobbyView
from bot.texts import Texts, words_at
from bot.workers.artist import Artist
from render.registry import pictures
from render.theme import Look
from storage import Table


@dataclass(frozen=True)
class MessageBuilder:
    """Turns screens into messages, in any language and look."""

    texts: Texts
    now: Callable[[], int]
    artist: Artist

    async def message(
        self, screen: Screen, table: Table, locale: str, *, look: Look | None = None, called: Collection[int] = ()
    ) -> Message:
        plain = words_at(table, self.texts, locale)
        drawing = screen.drawing if screen.drawing and screen.drawing.game in pictures() else None
        picture = None
        if drawing is not None:
            picture = await self.artist.draw(drawing, plain, look or Look(), self.now)
        return Message(
            text=text_of(screen, markdown_words(table, self.texts, locale, called)),
            picture=picture,
            rows=control_rows(screen, lambda label: label_of(label, plain)),
        )

    async def digest(self, screen: Screen, table: Table, locale: str) -> int:
        """Return a number that tells two screens apart. When their pictures are drawn makes no difference."""
        return await asyncio.to_thread(self._digest, screen, table, locale)

    def _digest(self, screen: Screen, table: Table, locale: str) -> int:
        words = words_at(table, self.texts, locale)
        drawing = screen.drawing
        items: tuple[Any, ...] = ()
        if drawing is not None and isinstance(drawing.view, LobbyView):
            items = (drawing.view,)
        elif drawing is not None and drawing.game in pictures():
            said = picture_words(words, drawing, lambda: 0)
            items = pictures()[drawing.game].scene(drawing.view, said, drawing.chosen).items
        presses = tuple(button.press for row in (*screen.choices, *screen.service) for button in row)
        return hash((text_of(screen, words), items, presses))
