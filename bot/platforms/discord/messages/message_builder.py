"""From a screen to a message: its words, its picture, its controls."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from bot.platforms.discord.messages.controls import control_rows
from bot.platforms.discord.messages.markdown import markdown_words, text_of
from bot.platforms.discord.messages.message import Message
from bot.screens.language import Screen
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
        drawing, picture = screen.drawing, None
        if drawing is not None and drawing.game in pictures():
            picture = await self.artist.draw(drawing, plain, look or Look(), self.now)
        return Message(
            text=text_of(screen, markdown_words(table, self.texts, locale, called)),
            picture=picture,
            rows=control_rows(screen, plain.label),
        )
