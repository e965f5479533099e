"""From a screen to a message: its words, its picture, its controls."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.artist import draw
from bot.platforms.discord.messages.controls import control_rows
from bot.platforms.discord.messages.markdown import label_of, markdown_words, text_of
from bot.platforms.discord.messages.message import Message
from bot.screens.language import Screen
from bot.texts import Texts, words_at
from render.registry import pictures
from render.theme import Look
from storage import Table


@dataclass(frozen=True)
class MessageBuilder:
    """Turns screens into messages, in any language and look."""

    texts: Texts
    now: Callable[[], int]
    _drawing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1), repr=False)
    """One picture at a time: more threads would only delay acknowledgements."""

    async def message(
        self, screen: Screen, table: Table, locale: str, *, look: Look | None = None, called: Collection[int] = ()
    ) -> Message:
        plain = words_at(table, self.texts, locale)
        drawing = screen.drawing if screen.drawing and screen.drawing.game in pictures() else None
        picture = None
        if drawing is not None:
            async with self._drawing:
                picture = await draw(drawing, plain, look or Look(), self.now)
        return Message(
            text=text_of(screen, markdown_words(table, self.texts, locale, called)),
            picture=picture,
            rows=control_rows(screen, lambda label: label_of(label, plain)),
        )
