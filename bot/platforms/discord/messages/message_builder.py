"""From a screen to a message: its words, its picture, its controls."""

from collections.abc import Collection

from bot.app import App
from bot.platforms.discord.messages.controls import control_rows
from bot.platforms.discord.messages.markdown import markdown_words, text_of
from bot.platforms.discord.messages.message import Message
from bot.screens.language import Screen
from bot.texts import words_at
from render.registry import pictures
from render.theme import Look
from storage import Table


async def message_of(  # noqa: PLR0913 (a screen, and for whom, by keyword)
    app: App, screen: Screen, table: Table, locale: str, *, look: Look | None = None, called: Collection[int] = ()
) -> Message:
    plain, drawing, picture = words_at(table, app.texts, locale), screen.drawing, None
    if drawing is not None and drawing.game in pictures():
        picture = await app.artist.draw(drawing, plain, look or Look(), app.clock.now)
    text = text_of(screen, markdown_words(table, app.texts, locale, called))
    return Message(text=text, picture=picture, rows=control_rows(screen, plain.label))
